//! What a player decides, and why it may be refused.

use super::phase::PhaseKind;
use super::pit::PitSet;
use super::position::{Illegal, Position};
use super::race::RaceIllegal;
use super::side::{BySide, Side};

/// The only input of a match: what a player decides.
///
/// ```
/// use mak_khum::game::{Choice, Side};
/// let choice: Choice = "s7@0".parse()?;
/// assert_eq!(choice, Choice::Race { side: Side::South, pit: 7, tick: 0 });
/// assert_eq!("n4".parse::<Choice>()?.to_string(), "n4");
/// # Ok::<(), mak_khum::game::NotationError>(())
/// ```
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
    /// The side has run out of time. The rules know no clock: whoever keeps one makes this choice,
    /// if a loss on time was agreed.
    TimeOut {
        /// Whose time is up.
        side: Side,
    },
}

impl Choice {
    /// Who makes the choice.
    pub const fn side(self) -> Side {
        match self {
            Self::Widows { side, .. }
            | Self::Race { side, .. }
            | Self::Sow { side, .. }
            | Self::Resign { side }
            | Self::TimeOut { side } => side,
        }
    }

    /// The number of the chosen pit, if a pit is chosen.
    pub const fn pit(self) -> Option<u8> {
        match self {
            Self::Race { pit, .. } | Self::Sow { pit, .. } => Some(pit),
            Self::Widows { .. } | Self::Resign { .. } | Self::TimeOut { .. } => None,
        }
    }

    /// The tick of a choice in a race.
    pub const fn tick(self) -> Option<u32> {
        match self {
            Self::Race { tick, .. } => Some(tick),
            Self::Sow { .. } | Self::Widows { .. } | Self::Resign { .. } | Self::TimeOut { .. } => None,
        }
    }
}

/// What a choice led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Played {
    /// The round in which it was made, counted from 1.
    pub round: u16,
    /// The position after it, not settled yet. In a race, the board when the clock next stops.
    pub position: Position,
    /// Seeds in the hands of a race.
    pub in_hand: BySide<u8>,
}

/// Why a choice is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
    /// The match waits for a choice of another kind: it is in this phase.
    #[error("the match is in its phase {:?}", .0.word())]
    WrongPhase(PhaseKind),
    /// It is the other side's turn.
    #[error("it is not {0}'s turn")]
    NotYourTurn(Side),
    /// The pit cannot be sown.
    #[error(transparent)]
    Pit(#[from] Illegal),
    /// The choice does not fit the race.
    #[error(transparent)]
    Race(#[from] RaceIllegal),
    /// The race's clock can never show this tick while the side is choosing.
    #[error("the clock is at tick {now}, and nobody can choose at tick {tick}")]
    WrongTick {
        /// The tick of the choice.
        tick: u32,
        /// The tick that the clock shows.
        now: u32,
    },
    /// These are not as many widows as the seeds leave, or not pits of the board.
    #[error("there must be {due} widows on the board")]
    WrongWidows {
        /// How many there must be.
        due: u8,
    },
}
