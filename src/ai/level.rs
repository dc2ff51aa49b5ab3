//! The seven levels of the computer player.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::limits::Limits;
use super::race::RaceReach;
use super::root::Reach;
use super::search::Plan;
use crate::game::named;

named! {
    /// How well the computer plays, from a newcomer's first match to everything the machine has.
    ///
    /// How strong each is, is measured in docs/strength.md. A level plays some turns as a newcomer does, the
    /// weakest all of them.
    #[derive(PartialOrd, Ord)]
    Level {
        /// Level 1: counts out the seeds of a pit, overlooks pits, and does not follow relay sowing.
        Novice = "novice",
        /// Level 2: sees one sowing to its end, in less than half of its turns.
        Easy = "easy",
        /// Level 3: plans two sowings at a time, in most of its turns.
        Casual = "casual",
        /// Level 4: plans four sowings at a time with the reply, and the race one choice ahead; often careless.
        Steady = "steady",
        /// Level 5: plans whole turns and looks ahead in the race; sometimes careless.
        Strong = "strong",
        /// Level 6: plans whole turns and what follows them, and looks three choices ahead in the race.
        Expert = "expert",
        /// Level 7: everything that the program can do in a second or two a turn.
        Master = "master",
    }
}

/// What a level may spend and where it is weak.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strength {
    /// Node budget of a turn.
    pub nodes: u64,
    /// Time cap of a turn, for machines on which the node budget would take longer.
    pub time: Option<Duration>,
    /// Memory for the transposition table, in mebibytes.
    pub hash_mib: usize,
    /// Depth, width and length of planned turns.
    pub reach: Reach,
    /// Look-ahead in a race.
    pub race: RaceReach,
    /// Whether it proves the best choices of a race.
    pub proves_races: bool,
    /// Turns that are played as a newcomer does, in percent; in a race, single choices.
    pub careless: u32,
}

impl Strength {
    /// What one search may spend.
    pub fn limits(&self) -> Limits {
        Limits { time: self.time, nodes: Some(self.nodes), ..Limits::default() }
    }
}

impl Level {
    /// The level's number, 1 for the weakest to 7.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Memory that a decision takes at most, in bytes: a table for the search and one for proofs, and the turns.
    pub fn memory(self) -> usize {
        (2 * self.strength().hash_mib + 8) << 20
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
            proves_races: false,
            careless,
        };
        match self {
            Self::Novice => row(0, 1, 1, 1, 0, 0, 100),
            Self::Easy => row(1_000, 1, 2, 1, 0, 0, 57),
            Self::Casual => row(1_000, 1, 2, 2, 0, 0, 40),
            Self::Steady => row(20_000, 2, 8, 4, 0, 1, 20),
            Self::Strong => row(150_000, 2, 32, usize::MAX, 20, 2, 14),
            Self::Expert => Strength { hash_mib: 4, ..row(800_000, 4, 256, usize::MAX, 30, 3, 0) },
            Self::Master => Strength {
                time: Some(Duration::from_secs(2)),
                hash_mib: 32,
                reach: Reach::FULL,
                race: RaceReach {
                    choices: 64,
                    turn: Plan { depth: 1, width: 4, sowings: usize::MAX, exact: 0 },
                    widest: 512,
                },
                proves_races: true,
                ..row(6_000_000, 0, 8, usize::MAX, 0, 0, 0)
            },
        }
    }
}

/// The name of no level.
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
        let numbered = || Self::ALL.iter().copied().find(|level| level.number().to_string() == text);
        Self::from_word(text).or_else(numbered).ok_or_else(|| UnknownLevel(text.to_owned()))
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
