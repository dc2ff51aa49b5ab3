//! `mak-khum engine`: the engine protocol on stdin and stdout.

use std::io;

use crate::uci;

use super::context::Context;
use super::failure::Failure;
use super::makruk;

/// Speaks the protocol until it is told to quit.
///
/// # Errors
/// If stdin cannot be read or stdout cannot be written.
pub fn run(context: &Context) -> Result<(), Failure> {
    if context.is_makruk() {
        return makruk::engine(context);
    }
    Ok(uci::run(io::stdin().lock(), io::stdout())?)
}
