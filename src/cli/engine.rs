//! `mak-khum engine`: the engine protocol on stdin and stdout.

use std::io;

use crate::uci;

use super::failure::Failure;

/// Speaks the protocol until it is told to quit.
///
/// # Errors
/// If stdin cannot be read or stdout cannot be written.
pub fn run() -> Result<(), Failure> {
    Ok(uci::run(io::stdin().lock(), io::stdout())?)
}
