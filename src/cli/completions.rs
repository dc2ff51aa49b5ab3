//! `mak-khum completions`: what a shell needs to complete command lines.

use std::io::Write;

use clap_complete::Shell;

use super::failure::Failure;

/// What `completions` is told.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// For which shell.
    #[arg(value_name = "SHELL")]
    pub shell: Shell,
}

/// Prints the completions of `command`.
///
/// # Errors
/// If they cannot be written.
pub fn run(args: &Args, mut command: clap::Command, out: &mut dyn Write) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "mak-khum", &mut script);
    if args.shell == Shell::Bash {
        script = one_name(&script);
    }
    Ok(out.write_all(&script)?)
}

/// The script for bash with the program's name written in one way. `clap_complete` 4.6 turns the
/// hyphen of `mak-khum` into one thing where it finds the command, and into another where it says
/// what may follow it, so that nothing would be completed behind a command.
fn one_name(script: &[u8]) -> Vec<u8> {
    String::from_utf8_lossy(script).replace("mak__subcmd__khum", "mak__khum").into_bytes()
}
