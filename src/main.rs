//! The program `mak-khum`: parse, run, exit code.

use std::process::ExitCode;

use mak_khum::cli;

fn main() -> ExitCode {
    let outcome = cli::parse(std::env::args_os()).and_then(cli::Invocation::run);
    cli::exit_code(outcome)
}
