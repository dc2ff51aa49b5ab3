//! Who plays a side.

use std::str::FromStr;

use crate::ai::Level;

/// Who decides for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Controller {
    /// A person at the keyboard.
    Human,
    /// The computer, at this level.
    Computer(Level),
}

impl Controller {
    /// Its word on the command line and in save files: `human`, or the level's.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Computer(level) => level.word(),
        }
    }

    /// The words of all that there are.
    pub fn words() -> impl Iterator<Item = &'static str> {
        std::iter::once(Self::Human.word()).chain(Level::ALL.iter().map(|level| level.word()))
    }
}

/// The word is neither `human` nor a level of the computer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is none of human, {levels}, 1 to {count}", levels = levels(), count = Level::ALL.len())]
pub struct UnknownController(pub String);

fn levels() -> String {
    Level::ALL.iter().map(|level| level.word()).collect::<Vec<_>>().join(", ")
}

impl FromStr for Controller {
    type Err = UnknownController;

    fn from_str(word: &str) -> Result<Self, UnknownController> {
        if word == "human" {
            return Ok(Self::Human);
        }
        word.parse().map(Self::Computer).map_err(|_| UnknownController(word.to_owned()))
    }
}

/// A player: a name, which may be empty, and who decides.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    name: String,
    /// Who decides.
    pub controller: Controller,
}

impl Player {
    /// The longest name, in characters.
    pub const MAX_NAME: usize = 24;

    /// A player. Control characters and bidirectional controls are removed from the name, which is
    /// cut to [`Player::MAX_NAME`] characters.
    pub fn new(name: &str, controller: Controller) -> Self {
        let name: String =
            name.chars().filter(|&character| is_harmless(character)).take(Self::MAX_NAME).collect();
        Self { name: name.trim().to_owned(), controller }
    }

    /// The name; empty if none was given.
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// Whether a character is safe on a terminal: not a control character, a directional formatting
/// character (<https://www.unicode.org/reports/tr9/>, 2), a line separator or another invisible
/// format character.
pub(super) fn is_harmless(character: char) -> bool {
    !character.is_control()
        && !matches!(
            character,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'
        )
}
