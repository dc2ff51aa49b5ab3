//! What the common flags ask of Makruk.

use crate::makruk::{Fen, Rules};
use crate::words::Sentence;

use super::super::context::Context;
use super::super::failure::Failure;

/// The rules that `--rule` describes.
///
/// # Errors
/// If a change is one of another game's rules.
pub fn rules_of(context: &Context) -> Result<Rules, Failure> {
    let mut rules = Rules::default();
    let mut change =
        || context.flags.rule.iter().try_for_each(|change| rules.set(&change.key, &change.value));
    change().map_err(|error| Failure::Usage(error.sentence(&context.text)))?;
    Ok(rules)
}

/// Reads a position as FEN; without one it is the start.
///
/// # Errors
/// What is wrong with it and where.
pub fn fen(text: Option<&str>, context: &Context) -> Result<Fen, Failure> {
    let read = text.filter(|text| *text != "startpos").map_or(Ok(Fen::default()), str::parse);
    read.map_err(|error| Failure::Usage(error.sentence(&context.text)))
}
