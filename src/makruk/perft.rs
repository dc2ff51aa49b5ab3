//! Counting lines of moves, the usual check of a move generator
//! (<https://www.chessprogramming.org/Perft>).

use super::position::Position;

/// How many lines of `depth` legal moves begin in a position.
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.iter().map(|&mv| perft(&position.after(mv), depth - 1)).sum()
}
