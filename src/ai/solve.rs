//! The exact value of a round.

use std::time::{Duration, Instant};

use super::compact::{Compact, Ways};
use super::finish::Finish;
use super::limits::{Limits, Stop};
use super::proof::{Prover, Tables};
use super::root::guess;
use super::wide::{Found, Wide};
use crate::game::{Position, Rules};

/// The exact value of a round, both sides playing perfectly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The margin in seeds at the end of the round for the side to move.
    pub value: i16,
    /// A turn that reaches it, one number a sowing; none if the round is over.
    pub turn: Vec<u8>,
    /// Positions looked at.
    pub nodes: u64,
    /// How long it took, the building of tables included.
    pub time: Duration,
    /// Bytes of the tables that were used.
    pub memory: usize,
}

/// How far a proof has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolveProgress {
    /// The value is at least this.
    pub low: i16,
    /// The value is at most this.
    pub high: i16,
    /// Positions looked at so far.
    pub nodes: u64,
}

/// Solves the round from `position`, with tables of at most `mebibytes` but at least 4, and tells
/// its progress now and then.
///
/// `None` if it was stopped.
pub fn solve(
    position: &Position,
    rules: &Rules,
    mebibytes: usize,
    stop: &Stop,
    mut tell: impl FnMut(SolveProgress),
) -> Option<Solution> {
    if !Compact::fits(rules) {
        return solve_wide(position, rules, stop, tell);
    }
    let began = Instant::now();
    let ways = Ways::new(rules, position);
    let board = Compact::new(position);
    let boards = finish_boards(&ways, board).min((mebibytes as u64) << 18);
    let finish = Finish::new(&ways, Finish::most_seeds(&ways, boards), stop)?;
    let mut tables = Tables::new(&ways, board, mebibytes.saturating_sub(finish.bytes().div_ceil(1 << 20)));
    tables.finish = Some(finish);
    let memory = tables.bytes();
    let mut prover = Prover::new(&ways, &mut tables, stop);
    let lead = board.lead();
    let mut told =
        |low: i16, high: i16, nodes| tell(SolveProgress { low: lead + low, high: lead + high, nodes });
    let gain = prover.gain_telling(board, guess(&ways, board, stop), &mut told).ok()?;
    let turn = prover.turn(board, gain).ok()?;
    Some(Solution { value: lead + gain, turn, nodes: prover.nodes(), time: began.elapsed(), memory })
}

/// Solves the round on a board that the proof cannot hold, by searching ever deeper.
fn solve_wide(
    position: &Position,
    rules: &Rules,
    stop: &Stop,
    mut tell: impl FnMut(SolveProgress),
) -> Option<Solution> {
    let most = i16::from(rules.total());
    let over = Found::over(position);
    let mut wide = Wide::new(rules, &Limits::default(), stop);
    let tell = |found: &Found| tell(SolveProgress { low: -most, high: most, nodes: found.nodes });
    let Found { score, turn, nodes, time, exact, .. } = wide.deepen(position, tell).unwrap_or(over);
    exact.then(|| Solution { value: score, turn, nodes, time, memory: wide.bytes() })
}

/// How many boards a table of endings may have, a byte each: more for longer games.
fn finish_boards(ways: &Ways, board: Compact) -> u64 {
    match board.in_play() {
        ..30 => 0,
        30.. if ways.rules().relay => 200_000,
        30..42 => 3_000_000,
        42.. => 6_000_000,
    }
}

#[cfg(test)]
mod tests;
