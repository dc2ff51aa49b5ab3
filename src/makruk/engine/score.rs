//! Scores: estimates in hundredths of a bia, and mates.

/// The deepest line that is searched.
pub const MAX_PLY: usize = 120;
/// The score of a mate on the board; one in `n` half-moves is worth `n` less.
pub const MATE: i32 = 30_000;
/// Scores from here on are mates.
pub const MATE_BOUND: i32 = MATE - 1_000;
/// Scores up to here are mates by the other side.
pub const MATED_BOUND: i32 = -MATE_BOUND;

/// What a position is worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// About so much, in hundredths of a bia.
    Bia(i32),
    /// It mates in so many moves.
    Mates(u32),
    /// It is mated in so many moves.
    IsMated(u32),
}

impl Score {
    /// The score that the search has as a number.
    pub(super) const fn of(score: i32) -> Self {
        match score {
            MATE_BOUND.. => Self::Mates(((MATE - score + 1) / 2).unsigned_abs()),
            ..=MATED_BOUND => Self::IsMated(i32::midpoint(MATE, score).unsigned_abs()),
            _ => Self::Bia(score),
        }
    }
}
