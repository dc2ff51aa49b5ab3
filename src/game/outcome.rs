//! How a race ends, and when a match is over and who has won it (rules, "The race", "End of the match").

use std::cmp::Ordering;

use super::rules::Rules;
use super::side::{BySide, Side};
use super::variant::MatchEnd;

/// How a race ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Turns(side) => side.word(),
            Self::Again => "again",
            Self::RoundOver => "round-over",
        }
    }
}

/// Who won a match, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winner; `None` is a draw.
    pub winner: Option<Side>,
    /// What decided.
    pub why: Why,
    /// The widows that each side would have in the next round.
    pub widows: BySide<u8>,
}

/// What decided a match (rules, "End of the match").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// A side cannot fill a single pit: คอขาด.
    Beheaded,
    /// The widows after the last round.
    Widows,
    /// The seeds after the last round.
    Seeds,
    /// A side gave up.
    Resigned,
}

impl Why {
    /// The word for it in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Beheaded => "beheaded",
            Self::Widows => "widows",
            Self::Seeds => "seeds",
            Self::Resigned => "resigned",
        }
    }
}

/// How many pits `seeds` fill, at most `rules.pits` (rules, "Next rounds").
#[must_use]
pub fn towns(rules: &Rules, seeds: u8) -> u8 {
    (seeds / rules.seeds).min(rules.pits)
}

/// How the match ends with these stores after round `round`, if it does
/// (rules, "End of the match").
#[must_use]
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
