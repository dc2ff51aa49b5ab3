//! The seven levels of the computer player.

use std::fmt;
use std::str::FromStr;

/// How well the computer plays, from a child's first game to everything the machine has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Level 1: sees one sowing and is often careless.
    Novice,
    /// Level 2: sees one sowing, less often carelessly.
    Easy,
    /// Level 3: sees short chains.
    Casual,
    /// Level 4: sees chains and the other side's reply.
    Steady,
    /// Level 5: plans its turns.
    Strong,
    /// Level 6: plans its turns and what comes after them.
    Expert,
    /// Level 7: everything the program can do in about a second or two a turn.
    Master,
}

/// What a level may spend and where it is weak.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strength {
    /// Positions it may look at for one choice.
    pub nodes: u64,
    /// Sowings it looks ahead.
    pub depth: u32,
    /// Of a hundred choices, how many it makes carelessly.
    pub careless: u32,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: &'static [Self] =
        &[Self::Novice, Self::Easy, Self::Casual, Self::Steady, Self::Strong, Self::Expert, Self::Master];

    /// The level's number, 1 for the weakest to 7.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The level's word on the command line and in saves.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Easy => "easy",
            Self::Casual => "casual",
            Self::Steady => "steady",
            Self::Strong => "strong",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }

    pub(crate) const fn strength(self) -> Strength {
        match self {
            Self::Novice => Strength { nodes: 1_000, depth: 1, careless: 40 },
            Self::Easy => Strength { nodes: 1_000, depth: 1, careless: 15 },
            Self::Casual => Strength { nodes: 3_000, depth: 3, careless: 8 },
            Self::Steady => Strength { nodes: 20_000, depth: 5, careless: 4 },
            Self::Strong => Strength { nodes: 100_000, depth: 8, careless: 0 },
            Self::Expert => Strength { nodes: 400_000, depth: 12, careless: 0 },
            Self::Master => Strength { nodes: 2_000_000, depth: 64, careless: 0 },
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// No level has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<_> = Level::ALL.iter().map(|level| level.word()).collect();
        write!(f, "{:?} is none of {}, and no number from 1 to {}", self.0, words.join(", "), words.len())
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    /// Reads the level's word or its number.
    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let named = |level: &&Self| level.word() == text || level.number().to_string() == text;
        Self::ALL.iter().find(named).copied().ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_numbers_name_the_levels() {
        for (index, &level) in Level::ALL.iter().enumerate() {
            assert_eq!(usize::from(level.number()), index + 1);
            assert_eq!(level.word().parse(), Ok(level));
            assert_eq!(level.number().to_string().parse(), Ok(level));
        }
        assert_eq!(
            "grandmaster".parse::<Level>().unwrap_err().to_string(),
            "\"grandmaster\" is none of novice, easy, casual, steady, strong, expert, master, \
             and no number from 1 to 7"
        );
        assert!("0".parse::<Level>().is_err() && "8".parse::<Level>().is_err());
    }
}
