//! What a match is waiting for.

use super::outcome::Outcome;
use super::pit::PitSet;
use super::position::Position;
use super::race::Race;
use super::side::BySide;
use super::words::words;

/// What a match is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A side has to name its widows. The stores hold every seed.
    Widows {
        /// Every seed of each side.
        stores: BySide<u8>,
        /// The widows of each side; `None` if it still has to name them.
        chosen: BySide<Option<PitSet>>,
    },
    /// Both sides sow at once.
    Race(Race),
    /// The sides take turns.
    Turns(Position),
    /// The match is over; the board as it lay at the end of the last round.
    Over(Position, Outcome),
}

impl Phase {
    /// The name of this phase.
    pub const fn kind(&self) -> PhaseKind {
        match self {
            Self::Widows { .. } => PhaseKind::Widows,
            Self::Race(_) => PhaseKind::Race,
            Self::Turns(_) => PhaseKind::Turns,
            Self::Over(..) => PhaseKind::Over,
        }
    }
}

words! {
    /// The name of a [`Phase`].
    PhaseKind {
        /// [`Phase::Widows`].
        Widows = "widows",
        /// [`Phase::Race`].
        Race = "race",
        /// [`Phase::Turns`].
        Turns = "turns",
        /// [`Phase::Over`].
        Over = "over",
    }
}
