//! Scores and ends as programs read them.

use crate::makruk::engine::Score;
use crate::makruk::{CountKind, End};

/// The score in hundredths of a bia, if it is no mate.
pub const fn hundredths(score: Score) -> Option<i32> {
    match score {
        Score::Bia(worth) => Some(worth),
        Score::Mates(_) | Score::IsMated(_) => None,
    }
}

/// The moves until mate, below zero for the side that is mated.
pub fn mate(score: Score) -> Option<i64> {
    match score {
        Score::Bia(_) => None,
        Score::Mates(moves) => Some(moves.into()),
        Score::IsMated(moves) => Some(-i64::from(moves)),
    }
}

/// The word for how a game ended on the board.
pub const fn end_word(end: End) -> &'static str {
    match end {
        End::Mate => "mate",
        End::MateByCounter => "mate-by-counter",
        End::Stalemate => "stalemate",
        End::BareKhun => "bare-khun",
        End::Count(CountKind::Board) => "board-count",
        End::Count(CountKind::Men) => "men-count",
    }
}
