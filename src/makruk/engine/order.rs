//! In which order moves are searched: the table's, captures that gain, killers, then by history.

use super::super::men::Man;
use super::super::moves::{Move, Moves};
use super::super::position::Position;
use super::super::square::Side;
use super::exchange::worth;
use super::score::MAX_PLY;

/// What earlier parts of a search learnt about quiet moves.
pub struct Memory {
    /// Two quiet moves of each ply that refuted (<https://www.chessprogramming.org/Killer_Heuristic>).
    killers: Vec<[Option<Move>; 2]>,
    /// How often a side's man refuted by going to a square
    /// (<https://www.chessprogramming.org/History_Heuristic>).
    history: Vec<i32>,
}

/// The largest value of the history.
const MOST: i32 = 16_000;

/// How good a move looks before it is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rank(i32);

const TABLE: i32 = 1 << 30;
const GAINS: i32 = 1 << 24;
const KILLER: i32 = 1 << 20;
const LOSES: i32 = -(1 << 24);

impl Rank {
    /// Whether the move takes and loses by it.
    pub const fn loses(self) -> bool {
        self.0 < LOSES / 2
    }
}

impl Memory {
    /// Nothing learnt yet.
    pub fn new() -> Self {
        Self { killers: vec![[None; 2]; MAX_PLY + 1], history: vec![0; 2 * 6 * 64] }
    }

    fn place(side: Side, man: Man, mv: Move) -> usize {
        (side as usize * 6 + man as usize) * 64 + mv.to().index()
    }

    /// Quiet `mv` refuted; those before it in `tried` did not.
    pub fn refuted(&mut self, position: &Position, ply: usize, mv: Move, tried: &[Move], depth: i32) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let bonus = (depth * depth).min(400);
        for &other in tried {
            self.reward(position, other, if other == mv { bonus } else { -bonus });
        }
    }

    fn reward(&mut self, position: &Position, mv: Move, bonus: i32) {
        if let Some(man) = position.man_at(mv.from()) {
            let value = &mut self.history[Self::place(position.turn(), man, mv)];
            *value += bonus * 16 - *value * bonus.abs() * 16 / MOST;
        }
    }

    /// What the history says of a quiet move.
    pub fn history(&self, position: &Position, mv: Move) -> i32 {
        position.man_at(mv.from()).map_or(0, |man| self.history[Self::place(position.turn(), man, mv)])
    }

    /// The moves of a node with their ranks.
    pub fn rank(
        &self,
        position: &Position,
        moves: &Moves,
        first: Option<Move>,
        ply: usize,
    ) -> Vec<(Rank, Move)> {
        let rank = |mv: Move| {
            if Some(mv) == first {
                return TABLE;
            }
            let taken = position.man_at(mv.to());
            if taken.is_some() || mv.promotes() {
                let attacker = position.man_at(mv.from()).map_or(0, |man| man as i32);
                let prey = taken.map_or(0, worth) * 8 - attacker;
                return prey + if position.exchange_gains(mv, 0) { GAINS } else { LOSES };
            }
            match self.killers[ply].iter().position(|killer| *killer == Some(mv)) {
                Some(index) => KILLER - index as i32,
                None => self.history(position, mv),
            }
        };
        moves.iter().map(|&mv| (Rank(rank(mv)), mv)).collect()
    }
}

/// Brings the best of the moves from `index` on to `index`, and gives it.
pub fn pick(moves: &mut [(Rank, Move)], index: usize) -> Option<(Rank, Move)> {
    let best = (index..moves.len()).max_by_key(|&at| (moves[at].0, std::cmp::Reverse(at)))?;
    moves.swap(index, best);
    Some(moves[index])
}
