//! The game in sentences, for the command line and the screen.

mod actor;
mod errors;
pub mod makruk;
mod narrator;
mod refusals;
mod rules;
mod saves;
mod settings;
mod sowing;
mod table;
mod vocabulary;

use crate::text::Text;

pub use actor::Actor;
pub use narrator::{Narrator, race_end};
pub use refusals::refused;
pub use rules::{Field, Paragraph, Provenance, WORDS_OF_MAK_LUM, explanation, is_mak_lum};
pub use sowing::sowing_told;
pub use table::{row, store_is_left, table};
pub use vocabulary::Vocabulary;

/// A value with a sentence in every language.
pub trait Sentence {
    /// The sentence, in the language of `text`.
    fn sentence(&self, text: &Text) -> String;
}
