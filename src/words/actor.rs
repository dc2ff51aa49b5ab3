//! Who does something in a sentence.

use crate::game::{BySide, Side};
use crate::say;
use crate::text::Text;

/// Who does something in a sentence.
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
    /// Two players who are called by their sides.
    #[must_use]
    pub const fn sides() -> BySide<Self> {
        BySide { south: Self::Side(Side::South), north: Self::Side(Side::North) }
    }

    /// The word that sentences choose their grammar by: `you`, `south`, `north`, `computer` or
    /// `other`.
    #[must_use]
    pub const fn who(&self) -> &'static str {
        match self {
            Self::You => "you",
            Self::Side(side) => side.word(),
            Self::Computer => "computer",
            Self::Named(_) => "other",
        }
    }

    /// The name, if it is one that sentences write out.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Named(name) => name,
            Self::You | Self::Side(_) | Self::Computer => "",
        }
    }

    /// The actor as the subject of a list or a heading.
    #[must_use]
    pub fn title(&self, text: &Text) -> String {
        say!(text, "words-actor", who = self.who(), name = self.name())
    }
}
