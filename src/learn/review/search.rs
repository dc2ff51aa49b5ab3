//! Searching every turn of a match, with an end in sight.

use std::collections::HashMap;

use super::{RaceReview, Review, TurnReview};
use crate::ai::{Limits, RaceAnalysis, Stop, Thinker, analyse_race};
use crate::game::{BySide, Choice, Opening, Position, Record, Rules, Side, Turn};

/// What each search may spend unless it is said, in positions.
pub const DEFAULT_NODES: u64 = 500_000;

/// Memory for the search, in mebibytes.
const HASH_MIB: usize = 16;

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Turns that were looked at.
    pub done: usize,
    /// All turns.
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
struct Searcher<'a> {
    rules: &'a Rules,
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
    let played = record.turns();
    let total = played.len();
    let mut turns = Vec::with_capacity(total);
    for (done, turn) in played.into_iter().enumerate() {
        tell(Progress { done, total });
        let reviewed = searcher.turn(turn);
        if stop.is_stopped() {
            return None;
        }
        turns.push(reviewed);
    }
    tell(Progress { done: total, total });
    let races = races(record, &limits, stop);
    (!stop.is_stopped()).then_some(Review { nodes, turns, races })
}

/// The first choices of the race that opens the match, against the equilibrium.
fn races(record: &Record, limits: &Limits, stop: &Stop) -> Vec<RaceReview> {
    let setup = record.state().setup();
    if setup.rules.race != Opening::Race || setup.from.is_some() {
        return Vec::new();
    }
    let first = |side: Side| {
        record.choices().iter().find_map(|&choice| match choice {
            Choice::Race { side: chooser, pit, .. } if chooser == side => Some(pit),
            _ => None,
        })
    };
    let (Some(south), Some(north)) = (first(Side::South), first(Side::North)) else { return Vec::new() };
    let judged = analyse_race(&setup.rules, limits, stop).map(|analysis| judge(&analysis, south, north));
    judged.flatten().into_iter().collect()
}

/// How a pair of first choices stands against the best mixtures.
fn judge(analysis: &RaceAnalysis, south: u8, north: u8) -> Option<RaceReview> {
    let place = |side: Side, pit: u8| analysis.pits[side].iter().position(|&other| other == pit);
    let (row, column) = (place(Side::South, south)?, place(Side::North, north)?);
    let shares = &analysis.strategies;
    let against_north = analysis.margins[row].iter().zip(&shares.north);
    let south_gets: f64 = against_north.map(|(&margin, share)| f64::from(margin) * share).sum();
    let against_south = analysis.margins.iter().map(|row| row[column]).zip(&shares.south);
    let north_leaves: f64 = against_south.map(|(margin, share)| f64::from(margin) * share).sum();
    Some(RaceReview {
        round: 1,
        pits: BySide::new(south, north),
        share: BySide::new(100.0 * shares.south[row], 100.0 * shares.north[column]),
        loss: BySide::new((analysis.value - south_gets).max(0.0), (north_leaves - analysis.value).max(0.0)),
    })
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

    /// What a position is worth to `side`, and whether that is proved.
    fn value(&mut self, position: &Position, side: Side) -> (i16, bool) {
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
