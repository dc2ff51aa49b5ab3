//! The exact value of a round.

use std::time::{Duration, Instant};

use super::compact::{Compact, Ways};
use super::endgame::Endgame;
use super::finish::Finish;
use super::limits::Stop;
use super::table::Table;
use crate::game::{Position, Rules};

/// The exact value of a round, both sides playing perfectly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The margin in seeds at the end of the round for the side to move.
    pub value: i16,
    /// Positions looked at.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
    /// Bytes of the tables that were used.
    pub memory: usize,
}

/// Solves the round from `position`, with tables of at most `mebibytes`.
///
/// `None` if it was stopped.
#[must_use]
pub fn solve(position: &Position, rules: &Rules, mebibytes: usize, stop: &Stop) -> Option<Solution> {
    let began = Instant::now();
    let ways = Ways::new(rules, position);
    let board = Compact::new(position);
    let table = Table::new(mebibytes);
    let finish = Finish::new(&ways, finish_seeds(&ways, board), stop)?;
    let mut search = Endgame::new(&ways, &table, stop);
    search.finish = Some(&finish);
    let gain = search.gain(board, 0).ok()?;
    Some(Solution {
        value: board.lead() + gain,
        nodes: search.nodes,
        time: began.elapsed(),
        memory: table.bytes() + finish.bytes(),
    })
}

/// The most seeds in play for which a table of endings is built: more for longer games.
fn finish_seeds(ways: &Ways, board: Compact) -> i16 {
    let worth = match board.in_play() {
        ..24 => 0,
        24..36 => 200_000,
        36.. => 2_000_000,
    };
    (1..=24).take_while(|&seeds| Finish::size(ways, seeds) <= worth).last().unwrap_or(0)
}
