//! Searching every turn of a match, with an end in sight.

use std::collections::HashMap;

use super::openings::{Opening, openings};
use super::{Review, TurnReview};
use crate::ai::{Limits, Stop, Thinker};
use crate::game::{Position, Record, Rules, Side, Turn};

/// What each search may spend unless it is said, in positions.
pub const DEFAULT_NODES: u64 = 500_000;

/// Memory for the search, in mebibytes.
const HASH_MIB: usize = 16;

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Turns and choices of races and widows that were looked at.
    pub done: usize,
    /// All of them.
    pub total: usize,
}

/// A position that was searched: its best whole turn and what it is worth to the side to move.
#[derive(Clone, Debug)]
struct Worth {
    turn: Vec<u8>,
    score: i16,
    exact: bool,
}

/// Searches positions and remembers what it found: the position after a turn is the one before
/// the next.
pub(super) struct Searcher<'a> {
    rules: &'a Rules,
    /// What a search may spend.
    limits: Limits,
    stop: &'a Stop,
    thinker: Thinker,
    known: HashMap<Position, Worth>,
}

/// Reviews every turn of a record; every search may look at so many positions, whatever the
/// time, so that the same record gets the same review. `tell` hears how far it is.
///
/// `None` if `stop` was raised.
#[must_use]
pub fn review(record: &Record, nodes: u64, stop: &Stop, tell: &mut dyn FnMut(Progress)) -> Option<Review> {
    let rules = record.state().rules();
    let limits = Limits { time: None, nodes: Some(nodes), depth: None, threads: 1, hash_mib: HASH_MIB };
    let mut searcher =
        Searcher { rules, limits, stop, thinker: Thinker::new(HASH_MIB), known: HashMap::new() };
    let (played, openings) = (record.turns(), openings(record));
    let total = played.len() + openings.len();
    let mut review = Review { nodes, turns: Vec::new(), races: Vec::new(), widows: Vec::new() };
    let mut done = 0;
    let mut next = |stop: &Stop| {
        tell(Progress { done, total });
        done += 1;
        !stop.is_stopped()
    };
    for opening in openings {
        if !next(stop) {
            return None;
        }
        match opening {
            Opening::Race(choice) => review.races.push(choice.judge(rules, &limits, stop)?),
            Opening::Widows(choice) => review.widows.push(choice.judge(&mut searcher)),
        }
    }
    for turn in played {
        if !next(stop) {
            return None;
        }
        review.turns.push(searcher.turn(turn));
    }
    next(stop).then_some(review)
}

impl Searcher<'_> {
    fn turn(&mut self, turn: Turn) -> TurnReview {
        let best = self.whole_turn(&turn.start);
        let (played, played_exact) = self.value(&turn.end, turn.side);
        let after = self.after(&turn.start, &best);
        let (best_score, best_exact) = self.value(&after, turn.side);
        let had_choice = self.had_choice(&turn);
        let exact = played_exact && best_exact;
        if played >= best_score {
            let pits = turn.pits.clone();
            return TurnReview { turn, played, best: pits, best_score: played, exact, had_choice };
        }
        TurnReview { turn, played, best, best_score, exact, had_choice }
    }

    /// The best whole turn: where a search sees only its beginning, it is searched on from there.
    fn whole_turn(&mut self, start: &Position) -> Vec<u8> {
        let mut turn = Vec::new();
        let mut now = *start;
        while now.turn == start.turn && !now.is_over() && !self.stop.is_stopped() {
            let next = self.worth(&now).turn;
            if next.is_empty() {
                break;
            }
            now = self.after(&now, &next);
            turn.extend(next);
        }
        turn
    }

    fn after(&self, start: &Position, pits: &[u8]) -> Position {
        let mut now = *start;
        for &pit in pits.iter().take_while(|_| !start.is_over()) {
            if now.legal().contains(pit) {
                now = now.play_unchecked(self.rules, pit, &mut ()).position;
            }
        }
        now
    }

    /// What a position is worth to `side`, looked at this many times less far.
    pub fn glance(&mut self, position: &Position, side: Side, less: u64) -> i16 {
        let limits = Limits { nodes: self.limits.nodes.map(|nodes| (nodes / less).max(1)), ..self.limits };
        if position.is_over() {
            return position.margin(side);
        }
        let found = self.thinker.think(position, self.rules, &limits, self.stop, |_| {});
        let score = found.map_or_else(|| position.margin(position.turn), |best| best.score);
        if position.turn == side { score } else { -score }
    }

    /// What a position is worth to `side`, and whether that is proved.
    pub fn value(&mut self, position: &Position, side: Side) -> (i16, bool) {
        if position.is_over() {
            return (position.margin(side), true);
        }
        let worth = self.worth(position);
        (if position.turn == side { worth.score } else { -worth.score }, worth.exact)
    }

    fn worth(&mut self, position: &Position) -> Worth {
        if let Some(known) = self.known.get(position) {
            return known.clone();
        }
        let found = self.thinker.think(position, self.rules, &self.limits, self.stop, |_| {});
        let worth = found.map_or(
            Worth { turn: Vec::new(), score: position.margin(position.turn), exact: position.is_over() },
            |best| Worth { turn: best.turn, score: best.score, exact: best.exact },
        );
        self.known.insert(*position, worth.clone());
        worth
    }

    /// Whether any sowing of the turn could have been another.
    fn had_choice(&self, turn: &Turn) -> bool {
        let mut now = turn.start;
        turn.pits.iter().any(|&pit| {
            let choice = now.legal().len() > 1;
            if now.legal().contains(pit) {
                now = now.play_unchecked(self.rules, pit, &mut ()).position;
            }
            choice
        })
    }
}
