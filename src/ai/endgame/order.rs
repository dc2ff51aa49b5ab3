//! Which sowing to look at first.

use super::child::Child;
use crate::ai::compact::Ended;
use crate::game::Rules;

/// What makes a sowing promising: weights that were tuned for few positions looked at, without relay
/// on boards sampled from proofs about Kalah (6,4).
pub(super) struct Order {
    /// Another sowing.
    again: i32,
    after_again: Weights,
    after_pass: Weights,
}

/// Weights of a board after a sowing, as the side that sowed sees it.
struct Weights {
    /// A seed gained at once.
    gain: i32,
    /// The number of the pit that was sown.
    pit: i32,
    /// A seed in the own row, and in the other row.
    row: i32,
    other_row: i32,
    /// A pit with seeds in the own row, and in the other row.
    pits: i32,
    other_pits: i32,
    /// An own pit that would reach the store exactly.
    homes: i32,
}

const WITH_RELAY: Order = Order { again: 10_000, after_again: RELAYED, after_pass: RELAYED };
const RELAYED: Weights =
    Weights { gain: 100, pit: -1, row: 30, other_row: 0, pits: 0, other_pits: 0, homes: 0 };
const WITHOUT_RELAY: Order = Order {
    again: 221,
    after_again: Weights {
        gain: 221,
        pit: -6,
        row: 34,
        other_row: -28,
        pits: -17,
        other_pits: -78,
        homes: 2,
    },
    after_pass: Weights {
        gain: 176,
        pit: -17,
        row: -9,
        other_row: -37,
        pits: -13,
        other_pits: -72,
        homes: 33,
    },
};

impl Order {
    pub const fn new(rules: &Rules) -> &'static Self {
        if rules.relay { &WITH_RELAY } else { &WITHOUT_RELAY }
    }

    /// How promising a child is.
    pub fn rank(&self, child: &Child, known_best: bool) -> i32 {
        let (own, other, again, weights) = match child.ended {
            Ended::Again => (child.board, child.board.passed(), self.again, &self.after_again),
            Ended::Passed => (child.board.passed(), child.board, 0, &self.after_pass),
        };
        i32::from(known_best) * 1_000_000
            + again
            + i32::from(child.gain) * weights.gain
            + i32::from(child.pit) * weights.pit
            + i32::from(own.row()) * weights.row
            + i32::from(other.row()) * weights.other_row
            + own.pits().len() as i32 * weights.pits
            + other.pits().len() as i32 * weights.other_pits
            + i32::from(own.homes()) * weights.homes
    }
}
