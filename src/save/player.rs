//! Who plays a side.

use std::fmt;
use std::str::FromStr;

use crate::ai::Level;

/// Who decides for a side. A human is the absence of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Controller {
    /// Somebody at the keyboard.
    Human,
    /// The computer, at this level.
    Computer(Level),
}

impl Controller {
    /// The word for it on the command line and in saves: `human`, or the level's.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Computer(level) => level.word(),
        }
    }
}

/// The word is neither `human` nor a level of the computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownController(pub String);

impl fmt::Display for UnknownController {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let levels: Vec<_> = Level::ALL.iter().map(|level| level.word()).collect();
        write!(f, "{:?} is none of human, {}, 1 to {}", self.0, levels.join(", "), levels.len())
    }
}

impl std::error::Error for UnknownController {}

impl FromStr for Controller {
    type Err = UnknownController;

    fn from_str(word: &str) -> Result<Self, UnknownController> {
        if word == "human" {
            return Ok(Self::Human);
        }
        word.parse().map(Self::Computer).map_err(|_| UnknownController(word.to_owned()))
    }
}

/// A player: a name, possibly empty, and who decides.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    name: String,
    /// Who decides.
    pub controller: Controller,
}

impl Player {
    /// The longest name that is kept, in characters.
    pub const MAX_NAME: usize = 24;

    /// A player. Of the name only what does no harm on a screen is kept: no control characters,
    /// nothing that changes the direction of writing, at most [`Player::MAX_NAME`] characters.
    #[must_use]
    pub fn new(name: &str, controller: Controller) -> Self {
        let name: String =
            name.chars().filter(|&character| is_harmless(character)).take(Self::MAX_NAME).collect();
        Self { name: name.trim().to_owned(), controller }
    }

    /// The name; empty if none was given.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// Whether a character leaves a terminal and the order of the text around it alone: it is no
/// control character, no mark of direction (<https://www.unicode.org/reports/tr9/>, 2), no line
/// separator and no other invisible format character.
fn is_harmless(character: char) -> bool {
    !character.is_control()
        && !matches!(
            character,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'
        )
}
