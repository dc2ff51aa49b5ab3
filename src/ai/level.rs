//! The seven levels of the computer player.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::limits::Limits;
use super::race::RaceReach;
use super::root::Reach;
use super::search::Plan;

/// How well the computer plays, from a child's first game to everything the machine has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Level 1: sees one sowing, and every second turn is careless.
    Novice,
    /// Level 2: sees two sowings of a turn, and is often careless.
    Easy,
    /// Level 3: sees five sowings of a turn, overlooks what the other side replies.
    Casual,
    /// Level 4: sees eight sowings of a turn and of the reply, and the race one choice ahead.
    Steady,
    /// Level 5: plans whole turns and looks ahead in the race, but is sometimes careless.
    Strong,
    /// Level 6: plans whole turns and what follows them, and looks three choices ahead in the race.
    Expert,
    /// Level 7: everything the program can do in about a second or two a turn.
    Master,
}

/// What a level may spend and where it is weak.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strength {
    /// Positions it may look at for one turn.
    pub nodes: u64,
    /// Time it may take for one turn, for machines on which the positions would take longer.
    pub time: Option<Duration>,
    /// Memory for its table, in mebibytes.
    pub hash_mib: usize,
    /// How far it sees.
    pub reach: Reach,
    /// How far it looks into a race.
    pub race: RaceReach,
    /// Of a hundred turns, how many it begins carelessly.
    pub careless: u32,
}

impl Strength {
    /// What one search may spend.
    pub fn limits(&self) -> Limits {
        Limits { time: self.time, nodes: Some(self.nodes), ..Limits::default() }
    }
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

    pub(crate) fn strength(self) -> Strength {
        let row = |nodes, depth, width, sowings, exact, choices, careless| Strength {
            nodes,
            time: None,
            hash_mib: 0,
            reach: Reach { depth, width, sowings, exact },
            race: RaceReach {
                choices,
                turn: Plan { depth: 2, width: width.min(8), sowings, exact: 0 },
                widest: 8,
            },
            careless,
        };
        match self {
            Self::Novice => row(1_000, 1, 1, 1, 0, 0, 50),
            Self::Easy => row(1_000, 1, 2, 2, 0, 0, 32),
            Self::Casual => row(3_000, 1, 4, 5, 0, 0, 17),
            Self::Steady => row(20_000, 2, 8, 8, 0, 1, 6),
            Self::Strong => row(150_000, 2, 32, usize::MAX, 20, 2, 14),
            Self::Expert => Strength { hash_mib: 4, ..row(800_000, 4, 256, usize::MAX, 30, 3, 0) },
            Self::Master => Strength {
                time: Some(Duration::from_secs(2)),
                hash_mib: 32,
                reach: Reach::FULL,
                race: RaceReach::FULL,
                ..row(6_000_000, 0, 8, usize::MAX, 0, 0, 0)
            },
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
