//! What a board is worth where the search ends.

use super::compact::Compact;
use crate::game::Rules;

/// Parts of a seed that estimates and scores are counted in.
pub(crate) const SEED: i16 = 16;

/// How much more or less the side to move will still get than the other side, estimated.
///
/// The weights, in sixteenths of a seed, were fitted by least squares to the exact values of
/// positions from random play with up to 38 seeds in play (with relay), and up to 24 (without).
#[derive(Clone, Copy)]
pub(crate) struct Estimate {
    /// A seed in the own row, and in the other row.
    own: i16,
    other: i16,
    /// A pit with seeds in the own row, and in the other row.
    own_pit: i16,
    other_pit: i16,
    /// An own pit that holds as many seeds as it is far from the store.
    home: i16,
    /// With more seeds in play than this, the side to move mostly gets nearly all of them.
    sweep: i16,
}

impl Estimate {
    pub const fn new(rules: &Rules) -> Self {
        if rules.relay {
            Self { own: 0, other: 8, own_pit: 24, other_pit: -24, home: 18, sweep: 44 }
        } else {
            Self { own: 3, other: 0, own_pit: 28, other_pit: -30, home: 26, sweep: i16::MAX }
        }
    }

    /// The estimated gain of the side to move, in sixteenths.
    #[inline(always)]
    pub fn gain(self, board: Compact) -> i16 {
        let (own, other) = (board.row(), board.other_row());
        let gain = self.own * own
            + self.other * other
            + self.own_pit * board.pits().len() as i16
            + self.other_pit * board.passed().pits().len() as i16
            + self.home * board.homes();
        gain.clamp(-SEED * (own + other), SEED * (own + other))
    }

    /// What to ask first where the exact gain of the side to move is wanted, in seeds.
    pub fn guess(self, board: Compact) -> i16 {
        let left = board.in_play();
        if left > self.sweep { left - left / 10 } else { self.gain(board) / SEED }
    }

    /// The estimated margin of the side to move at the end of the round, in sixteenths.
    #[inline]
    pub fn margin(self, board: Compact) -> i16 {
        board.lead() * SEED + self.gain(board)
    }
}

/// How promising a board is in the middle of a turn: what is in the store, and a little for what
/// can still be sown.
#[inline]
pub(crate) const fn within_turn(board: Compact) -> i32 {
    4 * board.store() as i32 + board.row() as i32
}
