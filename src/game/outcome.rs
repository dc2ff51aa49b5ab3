//! How a race ends, and when a match is over and who has won it (rules, "The race", "End of the match").

use std::cmp::Ordering;

use super::rules::Rules;
use super::side::{BySide, Side};
use super::variant::MatchEnd;
use super::words::words;

/// How a race ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum RaceEnd {
    /// Turns follow; this side went out first and moves first.
    Turns(Side),
    /// A new race follows from the board as it lies: both went out on the same tick, or the whole
    /// round is raced.
    Again,
    /// A row is empty: the round is over.
    RoundOver,
}

impl RaceEnd {
    /// The word for it in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Turns(side) => side.word(),
            Self::Again => "again",
            Self::RoundOver => "round-over",
        }
    }
}

/// Who won a match, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// The winner; `None` is a draw.
    pub winner: Option<Side>,
    /// What decided.
    pub why: Why,
    /// The widows that each side would have in the next round; after a resignation, those that it has.
    pub widows: BySide<u8>,
}

words! {
    /// What decided a match (rules, "End of the match").
    Why {
        /// A side cannot fill a single pit: คอขาด.
        Beheaded = "beheaded",
        /// The widows after the last round.
        Widows = "widows",
        /// The seeds after the last round.
        Seeds = "seeds",
        /// A side gave up.
        Resigned = "resigned",
        /// A side ran out of time.
        Time = "time",
    }
}

impl Why {
    /// Whether the match ended with a round, not in the middle of one.
    pub const fn ends_a_round(self) -> bool {
        !matches!(self, Self::Resigned | Self::Time)
    }
}

/// How many pits `seeds` fill, at most `rules.pits` (rules, "Next rounds").
pub fn towns(rules: &Rules, seeds: u8) -> u8 {
    (seeds / rules.seeds).min(rules.pits)
}

/// How the match ends with these stores after round `round`, if it does
/// (rules, "End of the match").
pub fn outcome(rules: &Rules, stores: BySide<u8>, round: u16) -> Option<Outcome> {
    let widows = stores.map(|seeds| rules.pits - towns(rules, seeds));
    let beheaded = stores.map(|seeds| seeds < rules.seeds);
    let more = |south: u8, north: u8| match south.cmp(&north) {
        Ordering::Greater => Some(Side::South),
        Ordering::Less => Some(Side::North),
        Ordering::Equal => None,
    };
    let (winner, why) = if beheaded.south || beheaded.north {
        (more(stores.south, stores.north), Why::Beheaded)
    } else if rules.rounds == 0 || round < rules.rounds {
        return None;
    } else {
        match rules.match_end {
            MatchEnd::Widows => (more(widows.north, widows.south), Why::Widows),
            MatchEnd::Seeds => (more(stores.south, stores.north), Why::Seeds),
        }
    };
    Some(Outcome { winner, why, widows })
}
