//! The game in sentences, for whoever shows it: a room below the command line and the screen,
//! above the rules and the languages.

mod actor;
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
pub use rules::{Field, Paragraph, Provenance, explanation};
pub use sowing::sowing_told;
pub use table::{row, store_is_left, table};
pub use vocabulary::Vocabulary;

/// Something that can be said in a sentence of any language.
pub trait Sentence {
    /// The sentence, in the language of `text`.
    fn sentence(&self, text: &Text) -> String;
}
