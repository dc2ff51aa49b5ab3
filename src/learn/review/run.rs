//! Reviewing a record from start to end.

use super::figures::Review;
use super::openings::{Opening, openings};
use super::search::Searcher;
use crate::ai::{Limits, Stop};
use crate::game::Record;

/// Node budget of each search, unless another is given.
pub const DEFAULT_NODES: u64 = 500_000;

/// Memory for the search, in mebibytes.
const HASH_MIB: usize = 16;

/// Progress of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Turns and opening choices reviewed so far.
    pub done: usize,
    /// All of them.
    pub total: usize,
}

/// Reviews every turn of a record with a budget of `nodes` a search and no time limit, so that
/// the same record always gets the same review. Reports progress to `tell`.
///
/// Returns `None` if `stop` was raised.
pub fn review(record: &Record, nodes: u64, stop: &Stop, tell: &mut dyn FnMut(Progress)) -> Option<Review> {
    let rules = record.state().rules();
    let limits = Limits { time: None, nodes: Some(nodes), depth: None, threads: 1, hash_mib: HASH_MIB };
    let mut searcher = Searcher::new(rules, limits, stop);
    let (played, openings) = (record.turns(), openings(record));
    let total = played.len() + openings.len();
    let mut review = Review { nodes, turns: Vec::new(), races: Vec::new(), widows: Vec::new() };
    let mut done = 0;
    let mut next = || {
        tell(Progress { done, total });
        done += 1;
        !stop.is_stopped()
    };
    for opening in openings {
        if !next() {
            return None;
        }
        match opening {
            Opening::Race(choice) => review.races.push(choice.judge(rules, &limits, stop)?),
            Opening::Widows(choice) => review.widows.push(choice.judge(&mut searcher)),
        }
    }
    for turn in played {
        if !next() {
            return None;
        }
        review.turns.push(searcher.turn(turn));
    }
    next().then_some(review)
}
