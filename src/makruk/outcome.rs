//! Who won and why.

use super::count::{CountKind, End};
use super::square::Side;

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won; `None` if it was drawn.
    pub winner: Option<Side>,
    /// Why.
    pub why: Why,
}

/// Why a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Why {
    /// Mate (รุกจน).
    Mate,
    /// Mate by a side whose count of the board ran, where that only draws.
    MateByCounter,
    /// No legal move without being in check (อับ).
    Stalemate,
    /// Two bare khun.
    BareKhun,
    /// The count of the board is over.
    BoardCount,
    /// The count of the men is over.
    MenCount,
    /// The third occurrence of a position.
    Repetition,
    /// A draw was offered and accepted.
    Agreement,
    /// A side gave up.
    Resignation,
}

impl Why {
    /// The word for this reason in output.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

impl Outcome {
    /// The outcome of a game that ended on the board, with this side to move.
    pub(super) const fn of(end: End, turn: Side) -> Self {
        let (winner, why) = match end {
            End::Mate => (Some(turn.other()), Why::Mate),
            End::MateByCounter => (None, Why::MateByCounter),
            End::Stalemate => (None, Why::Stalemate),
            End::BareKhun => (None, Why::BareKhun),
            End::Count(CountKind::Board) => (None, Why::BoardCount),
            End::Count(CountKind::Men) => (None, Why::MenCount),
        };
        Self { winner, why }
    }
}
