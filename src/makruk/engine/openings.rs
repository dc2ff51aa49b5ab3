//! Balanced openings, for matches of the computer against itself. `examples/makruk_openings.rs` draws
//! them.

use super::super::moves::Move;

/// Short lines from the start after which neither side is better by more than half a bia, as a deep
/// search sees it.
pub fn openings() -> Vec<Vec<Move>> {
    let lines = include_str!("../../../assets/makruk/openings.txt").lines();
    lines.map(|line| line.split_whitespace().filter_map(|word| word.parse().ok()).collect()).collect()
}
