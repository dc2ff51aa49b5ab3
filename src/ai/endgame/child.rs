//! A sowing as alpha-beta and the proof see it.

use crate::ai::compact::{Compact, Ended};
use crate::ai::table::Key;

/// A sowing and where it leads.
#[derive(Clone, Copy)]
pub struct Child {
    pub board: Compact,
    pub ended: Ended,
    pub pit: u8,
    /// What the side to move gains at once.
    pub gain: i16,
    /// The seeds in play afterwards.
    pub left: i16,
    /// Where the transposition table has the board.
    pub key: Key,
    /// How promising the sowing is.
    pub rank: i32,
}

impl Child {
    /// Bounds on the gain, given bounds on the gain after this sowing.
    #[inline(always)]
    pub const fn bounds(&self, (low, high): (i16, i16)) -> (i16, i16) {
        match self.ended {
            Ended::Again => (self.gain + low, self.gain + high),
            Ended::Passed => (self.gain - high, self.gain - low),
        }
    }
}
