//! `mak-khum completions`: what a shell needs to complete command lines.

use std::io::Write;

use clap_complete::Shell;

use super::context::Context;
use super::failure::Failure;
use super::localise;

/// What `completions` is told.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// For which shell.
    #[arg(value_name = "SHELL")]
    pub shell: Shell,
}

/// Prints the completions.
///
/// # Errors
/// If they cannot be written.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let mut command = localise::command(&context.text);
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "mak-khum", &mut script);
    Ok(out.write_all(&script)?)
}
