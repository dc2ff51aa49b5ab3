//! The exact value of a round.

use std::time::{Duration, Instant};

use super::compact::{Compact, Ways};
use super::endgame::GivenUp;
use super::endgame_table::EndgameTable;
use super::limits::{Limits, Stop};
use super::proof::{Prover, Tables};
use super::root;
use super::value::Value;
use super::wide::{Found, Wide};
use crate::game::{Position, Rules};

/// The value of a round, both sides playing perfectly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The margin in seeds at the end of the round for the side to move: proved, or bounds if the
    /// search was stopped.
    pub value: Value,
    /// A turn that reaches it, one number a sowing; none if the round is over or the value is not proved.
    pub turn: Vec<u8>,
    /// Positions searched.
    pub nodes: u64,
    /// Time spent, the building of tables included.
    pub time: Duration,
    /// Bytes of the tables that were used.
    pub memory: usize,
}

/// How far a proof has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolveProgress {
    /// The value so far: bounds.
    pub value: Value,
    /// Positions searched so far.
    pub nodes: u64,
}

/// Tables and positions of the first attempt, which is enough for a round that is nearly over:
/// clearing large tables takes longer than such a proof.
const FIRST_MIB: usize = 4;
const FIRST_NODES: u64 = 100_000;

/// Solves the round from `position`, with tables of at most `mebibytes` but at least 4, and tells
/// its progress now and then.
///
/// Stopped, it returns the bounds that it has.
pub fn solve(
    position: &Position,
    rules: &Rules,
    mebibytes: usize,
    stop: &Stop,
    mut tell: impl FnMut(SolveProgress),
) -> Solution {
    if !Compact::fits(rules) {
        return solve_wide(position, rules, stop, tell);
    }
    let began = Instant::now();
    let ways = Ways::new(rules, position);
    let board = Compact::new(position);
    let (lead, left) = (board.lead(), board.in_play());
    let unknown = Value::bounded(lead - left, lead + left);
    let mut solution =
        Solution { value: unknown, turn: Vec::new(), nodes: 0, time: Duration::ZERO, memory: 0 };
    if board.is_over() {
        solution.value = Value::proved(board.margin());
    } else {
        let guess = root::guess(&ways, board, stop);
        let mut attempt = |most: usize, nodes| {
            attempt(&ways, (board, guess), (most.min(mebibytes), nodes), stop, &mut solution, &mut tell)
        };
        if attempt(FIRST_MIB, FIRST_NODES).is_err() {
            // The error says that the value is not proved, and so does the value.
            let _ = attempt(mebibytes, u64::MAX);
        }
    }
    solution.time = began.elapsed();
    solution
}

/// Solves the round on a board that the proof cannot hold, by searching ever deeper.
fn solve_wide(
    position: &Position,
    rules: &Rules,
    stop: &Stop,
    mut tell: impl FnMut(SolveProgress),
) -> Solution {
    let most = i16::from(rules.total());
    let unknown = Value::bounded(-most, most);
    let mut wide = Wide::new(rules, &Limits::default(), stop);
    let tell = |found: &Found| tell(SolveProgress { value: unknown, nodes: found.nodes });
    let found = wide.deepen(position, tell).unwrap_or(Found::over(position));
    let Found { score, turn, nodes, time, exact, .. } = found;
    let (value, turn) = if exact { (Value::proved(score), turn) } else { (unknown, Vec::new()) };
    Solution { value, turn, nodes, time, memory: wide.bytes() }
}

/// Proves the value, first asking about the guess, within a limit of memory and a node limit.
fn attempt(
    ways: &Ways,
    (board, guess): (Compact, i16),
    (mebibytes, nodes): (usize, u64),
    stop: &Stop,
    solution: &mut Solution,
    tell: &mut impl FnMut(SolveProgress),
) -> Result<(), GivenUp> {
    let mut tables = if nodes < u64::MAX {
        Tables::new(ways, board, mebibytes)
    } else {
        let boards = endgame_boards(ways, board).min((mebibytes as u64) << 18);
        let endings = EndgameTable::new(ways, EndgameTable::most_seeds(ways, boards), stop).ok_or(GivenUp)?;
        let mut tables =
            Tables::new(ways, board, mebibytes.saturating_sub(endings.bytes().div_ceil(1 << 20)));
        tables.endings = Some(endings);
        tables
    };
    solution.memory = tables.bytes();
    let mut prover = Prover::new(ways, &mut tables, stop);
    prover.limit(nodes, None);
    let before = solution.nodes;
    let lead = board.lead();
    let gain = prover.gain_telling(board, guess, &mut |low, high, nodes| {
        solution.value = Value::bounded(lead + low, lead + high);
        tell(SolveProgress { value: solution.value, nodes: before + nodes });
    });
    let turn = gain.and_then(|gain| prover.turn(board, gain));
    solution.nodes += prover.nodes();
    solution.turn = turn?;
    Ok(())
}

/// The most boards in a table of endings, a byte each: more for longer games.
fn endgame_boards(ways: &Ways, board: Compact) -> u64 {
    match board.in_play() {
        ..30 => 0,
        30.. if ways.rules().relay => 200_000,
        30..42 => 3_000_000,
        42.. => 6_000_000,
    }
}

#[cfg(test)]
mod tests;
