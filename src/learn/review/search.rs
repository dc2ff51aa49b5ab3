//! Searching the positions of a match.

use std::collections::HashMap;

use super::figures::TurnReview;
use crate::ai::{Limits, Stop, Thinker};
use crate::game::{Position, Rules, Side, Turn};

/// The result of searching a position.
#[derive(Clone, Debug)]
struct Worth {
    /// The best whole turn, or its beginning.
    turn: Vec<u8>,
    /// Expected margin for the side to move.
    score: i16,
    exact: bool,
}

/// Searches positions and caches the results: the position after a turn is the one before the
/// next.
pub(super) struct Searcher<'a> {
    rules: &'a Rules,
    /// The limits of each search.
    limits: Limits,
    stop: &'a Stop,
    thinker: Thinker,
    known: HashMap<Position, Worth>,
}

impl<'a> Searcher<'a> {
    pub fn new(rules: &'a Rules, limits: Limits, stop: &'a Stop) -> Self {
        Self { rules, limits, stop, thinker: Thinker::new(limits.hash_mib), known: HashMap::new() }
    }

    /// Reviews one turn.
    pub fn turn(&mut self, turn: Turn) -> TurnReview {
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

    /// The best whole turn. A search may see only its beginning; the rest is searched from there.
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

    /// The expected margin for `side`, searched with the node budget divided by `less`.
    pub fn glance(&mut self, position: &Position, side: Side, less: u64) -> i16 {
        let limits = Limits { nodes: self.limits.nodes.map(|nodes| (nodes / less).max(1)), ..self.limits };
        if position.is_over() {
            return position.margin(side);
        }
        let found = self.thinker.think(position, self.rules, &limits, self.stop, |_| {});
        let score = found.map_or_else(|| position.margin(position.turn), |best| best.score);
        if position.turn == side { score } else { -score }
    }

    /// The expected margin for `side`, and whether it is proved.
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

    /// Whether any sowing of the turn had an alternative.
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
