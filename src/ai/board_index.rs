//! Indexes of boards: each board has one, without gaps.
//!
//! A board is numbered in the combinatorial number system: lane by lane, the seeds so far and the
//! lanes so far name a binomial coefficient, and their sum is the number (Knuth, "The Art of
//! Computer Programming" 4A, 7.2.1.3). All boards with fewer seeds come first. The sums of seeds
//! so far, of all lanes of a row at once, are one multiplication.

use super::compact::{Compact, ROW, Ways};
use crate::game::Side;

/// Every lane of a row weighs 1: a product with this holds the sums of seeds so far.
const SUMS: u64 = 0x0101_0101_0101_0101;
/// Lanes that are pits, a side.
const ROW_LANES: usize = 7;
/// Sums of seeds that a lane's share is kept for.
const COUNTS: usize = 256;

/// The numbers of the boards of one round. They depend on the rows only, not on the stores.
pub(crate) struct BoardIndex {
    /// The share of each lane in a board's number, by the seeds up to and with this lane.
    mine: [[u64; COUNTS]; ROW_LANES],
    theirs: [[u64; COUNTS]; ROW_LANES],
    /// The boards with at most so many seeds.
    boards: [u64; COUNTS],
}

impl BoardIndex {
    /// The numbering for the pits that are open in a round.
    pub fn new(ways: &Ways) -> Self {
        // Pascal's triangle: the share of a lane is its share with a seed less, and the boards of the
        // lanes before with at most as many seeds as that.
        let mut boards = [1; COUNTS];
        let [mine, theirs] = Side::BOTH.map(|side| {
            let pits = ways.open_pits(side);
            std::array::from_fn(|lane| {
                if !pits.contains(7 - lane as u8) {
                    return [0; COUNTS];
                }
                let mut shares = [0_u64; COUNTS];
                for seeds in 1..COUNTS {
                    shares[seeds] = shares[seeds - 1].saturating_add(boards[seeds - 1]);
                }
                boards = std::array::from_fn(
                    |seeds| {
                        if seeds + 1 < COUNTS { shares[seeds + 1] } else { u64::MAX }
                    },
                );
                shares
            })
        });
        Self { mine, theirs, boards }
    }

    /// How many boards there are with at most so many seeds in the rows; the highest number there
    /// is if they cannot be numbered.
    pub const fn boards(&self, seeds: usize) -> u64 {
        self.boards[seeds]
    }

    /// The number of a board.
    #[inline(always)]
    pub fn number(&self, board: Compact) -> u64 {
        let mine = (board.mine & ROW).wrapping_mul(SUMS);
        let before = mine >> 48 & 0xff;
        let theirs = (board.theirs & ROW).wrapping_mul(SUMS) + before * SUMS;
        let share = |table: &[[u64; COUNTS]; ROW_LANES], sums: u64| {
            let at = |lane: usize| table[lane][(sums >> (8 * lane)) as u8 as usize];
            at(0) + at(1) + at(2) + at(3) + at(4) + at(5) + at(6)
        };
        share(&self.mine, mine) + share(&self.theirs, theirs)
    }
}
