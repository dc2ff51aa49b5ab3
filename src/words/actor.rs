//! The subject of a sentence.

use crate::game::{BySide, Side};
use crate::say;
use crate::text::Text;

/// The subject of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Actor {
    /// The reader.
    You,
    /// A side without a name.
    Side(Side),
    /// The computer.
    Computer,
    /// Somebody with this name.
    Named(String),
}

impl Actor {
    /// Players named after their sides.
    pub const fn sides() -> BySide<Self> {
        BySide { south: Self::Side(Side::South), north: Self::Side(Side::North) }
    }

    /// The selector of sentences: `you`, `south`, `north`, `computer` or `other`.
    pub const fn who(&self) -> &'static str {
        match self {
            Self::You => "you",
            Self::Side(side) => side.word(),
            Self::Computer => "computer",
            Self::Named(_) => "other",
        }
    }

    /// The name for sentences that select `other`; empty otherwise.
    pub fn name(&self) -> &str {
        match self {
            Self::Named(name) => name,
            Self::You | Self::Side(_) | Self::Computer => "",
        }
    }

    /// The actor in a list or a heading.
    pub fn title(&self, text: &Text) -> String {
        say!(text, "words-actor", who = self.who(), name = self.name())
    }
}
