//! Counting sequences of sowings, to compare one program's rules with another's.

use super::position::Position;
use super::rules::Rules;

/// The number of sequences of `depth` sowings from `position`; a finished round counts 1.
pub fn perft(position: &Position, rules: &Rules, depth: u32) -> u64 {
    if depth == 0 || position.is_over() {
        return 1;
    }
    position
        .legal()
        .iter()
        .map(|pit| perft(&position.play_unchecked(rules, pit, &mut ()).position, rules, depth - 1))
        .sum()
}
