//! What a player decides, and why it may be refused.

use std::fmt;

use super::phase::PhaseKind;
use super::pit::PitSet;
use super::position::{Illegal, Position};
use super::race::RaceIllegal;
use super::side::{BySide, Side};

/// The only input of a match: what a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Which pits stay unfilled, where `widows = choice`.
    Widows {
        /// Whose pits.
        side: Side,
        /// The widows.
        pits: PitSet,
    },
    /// A pit to lift in a race.
    Race {
        /// Who chooses.
        side: Side,
        /// The pit's number.
        pit: u8,
        /// The tick at which it is chosen.
        tick: u32,
    },
    /// A pit to sow in a turn.
    Sow {
        /// Who chooses.
        side: Side,
        /// The pit's number.
        pit: u8,
    },
    /// The side gives up the match.
    Resign {
        /// Who gives up.
        side: Side,
    },
}

impl Choice {
    /// Who makes the choice.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Widows { side, .. }
            | Self::Race { side, .. }
            | Self::Sow { side, .. }
            | Self::Resign { side } => side,
        }
    }
}

/// What a choice led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The round in which it was made, counted from 1.
    pub round: u16,
    /// The position after it, nothing settled yet. In a race: the board when the clock next
    /// stands still.
    pub position: Position,
    /// Seeds in the hands of a race.
    pub in_hand: BySide<u8>,
}

/// Why a choice is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The match is over.
    MatchOver,
    /// The match waits for a choice of another kind: it is in this phase.
    WrongPhase(PhaseKind),
    /// It is the other side's turn.
    NotYourTurn(Side),
    /// The pit cannot be sown.
    Pit(Illegal),
    /// The choice does not fit the race.
    Race(RaceIllegal),
    /// The race's clock can never show this tick while the side is choosing.
    WrongTick {
        /// The tick of the choice.
        tick: u32,
        /// The tick that the clock shows.
        now: u32,
    },
    /// The widows are not as many as the seeds lack, or not pits of the board.
    WrongWidows {
        /// How many there must be.
        due: u8,
    },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MatchOver => write!(f, "the match is over"),
            Self::WrongPhase(phase) => write!(f, "the match is in its phase {:?}", phase.word()),
            Self::NotYourTurn(side) => write!(f, "it is not {}'s turn", side.word()),
            Self::Pit(why) => why.fmt(f),
            Self::Race(why) => why.fmt(f),
            Self::WrongTick { tick, now } => {
                write!(f, "the clock is at tick {now}, and nobody can choose at tick {tick}")
            }
            Self::WrongWidows { due } => write!(f, "there must be {due} widows on the board"),
        }
    }
}

impl std::error::Error for Refusal {}
