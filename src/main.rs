//! The program `mak-khum`: parse, run, exit code.

use std::process::ExitCode;

use mak_khum::cli;

fn main() -> ExitCode {
    // Not locked for good: whatever thread ends the game in the terminal has to restore it.
    let outcome =
        cli::parse(std::env::args_os()).and_then(|invocation| invocation.run(&mut std::io::stdout()));
    cli::exit_code(outcome)
}
