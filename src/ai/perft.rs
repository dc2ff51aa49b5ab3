//! Counting sequences of sowings on the compact board.

use super::compact::{Compact, Ways};
use crate::game::{Position, Rules};

/// The number of sequences of `depth` sowings from `position`, for each first pit; a finished
/// round counts 1. Every sowing is carried out, those of the last ply too.
///
/// Empty at depth 0 and when the round is over.
#[must_use]
pub fn perft_divide(position: &Position, rules: &Rules, depth: u32) -> Vec<(u8, u64)> {
    let ways = Ways::new(rules, position);
    let board = Compact::new(position);
    if depth == 0 || board.is_over() {
        return Vec::new();
    }
    let mut parts: Vec<_> =
        board.pits().map(|pit| (pit, count(&ways, ways.sow(board, pit).0, depth - 1))).collect();
    parts.sort_unstable();
    parts
}

fn count(ways: &Ways, board: Compact, depth: u32) -> u64 {
    if depth == 0 || board.is_over() {
        return 1;
    }
    board.pits().map(|pit| count(ways, ways.sow(board, pit).0, depth - 1)).sum()
}
