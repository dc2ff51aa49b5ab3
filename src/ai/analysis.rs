//! What a position is worth: for the command `analyse`, hints and the review of a match.

use std::time::{Duration, Instant};

use super::limits::{Limits, Stop};
use super::plain::{Line, Plain};
use crate::game::{Position, Rules};

/// What a search found about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// Every legal first pit, the best one first.
    pub pits: Vec<PitScore>,
    /// The best whole turn; `None` if the round is over.
    pub best: Option<PitScore>,
    /// The biggest haul that was found for one turn; `None` if the round is over.
    pub haul: Option<Haul>,
    /// How deep the search went, in turns.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
}

/// A first pit and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PitScore {
    /// The pit's number.
    pub pit: u8,
    /// The expected margin in seeds at the end of the round, for the side to move.
    pub score: i16,
    /// Whether the score is proved.
    pub exact: bool,
    /// The whole turn that begins with the pit, one number a sowing.
    pub turn: Vec<u8>,
}

/// What one turn brings to the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Haul {
    /// The turn, one number a sowing.
    pub turn: Vec<u8>,
    /// The seeds it adds to the store, what lies in the own row at the end of the round included.
    pub seeds: u8,
}

/// Searches `position` within `limits`, for the margin at the end of the round.
///
/// Stopped or out of time it tells what it found so far; there is always an answer for every
/// legal pit.
#[must_use]
pub fn analyse(position: &Position, rules: &Rules, limits: &Limits, stop: &Stop) -> Analysis {
    let began = Instant::now();
    let mut search = Plain::new(rules, *limits, stop);
    let (lines, depth) = search.search(position);
    let pits: Vec<PitScore> = lines.iter().map(|line| pit_score(position, rules, line)).collect();
    let haul = pits
        .iter()
        .map(|pit| haul(position, rules, &pit.turn))
        .max_by_key(|haul| (haul.seeds, std::cmp::Reverse(haul.turn.len())));
    Analysis { best: pits.first().cloned(), pits, haul, depth, nodes: search.nodes, time: began.elapsed() }
}

fn pit_score(position: &Position, rules: &Rules, line: &Line) -> PitScore {
    let turn = first_turn(position, rules, &line.sowings);
    PitScore { pit: line.pit, score: line.score, exact: line.exact, turn }
}

/// The sowings at the head of `sowings` that belong to the turn of the side to move.
pub(super) fn first_turn(position: &Position, rules: &Rules, sowings: &[u8]) -> Vec<u8> {
    let mut turn = Vec::new();
    let mut now = *position;
    for &pit in sowings {
        if now.turn != position.turn || !now.legal().contains(pit) {
            break;
        }
        turn.push(pit);
        now = now.play_unchecked(rules, pit, &mut ()).position;
    }
    turn
}

fn haul(position: &Position, rules: &Rules, turn: &[u8]) -> Haul {
    let mut now = *position;
    for &pit in turn {
        now = now.play_unchecked(rules, pit, &mut ()).position;
    }
    let end = if now.is_over() { now.board.settled() } else { now.board };
    let seeds = end.store(position.turn) - position.board.store(position.turn);
    Haul { turn: turn.to_vec(), seeds }
}
