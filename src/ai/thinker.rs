//! A search that keeps its table from one position to the next, for the engine.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use super::compact::{Compact, Ways};
use super::eval::SEED;
use super::limits::{Limits, Stop};
use super::root::{Best, Reach, think};
use super::search::Shared;
use super::table::Table;
use super::utility::Utility;
use super::wide::{Found, Wide};
use crate::game::{BySide, PitSet, Position, Rules};

/// Finds turns, and remembers what it found for the next position of the same round.
pub struct Thinker {
    table: Table,
    /// The rules and the widows that the table is about.
    about: Option<(Rules, BySide<PitSet>)>,
}

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The best whole turn, one number a sowing.
    pub turn: Vec<u8>,
    /// The expected margin in seeds at the end of the round for the side to move.
    pub score: i16,
    /// Whether the score is proved.
    pub exact: bool,
    /// Turns looked ahead, or sowings where the rules have no relay; 0 if the score is proved.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
    /// How full the table is, in thousandths.
    pub hashfull: usize,
}

impl Thinker {
    /// A thinker with a table of so many mebibytes; while it tries a proof, that takes as much again.
    #[must_use]
    pub fn new(hash_mib: usize) -> Self {
        Self { table: Table::new(hash_mib), about: None }
    }

    /// Forgets everything.
    pub fn forget(&mut self) {
        self.table.clear();
        self.about = None;
    }

    /// Thinks about `position` within `limits`, whose table size is not looked at, and tells
    /// every better turn. `None` if the round is over.
    pub fn think(
        &mut self,
        position: &Position,
        rules: &Rules,
        limits: &Limits,
        stop: &Stop,
        mut tell: impl FnMut(&Thought),
    ) -> Option<Thought> {
        if !Compact::fits(rules) {
            let thought = |found: &Found| Thought {
                turn: found.turn.clone(),
                score: found.score,
                exact: found.exact,
                depth: found.depth,
                nodes: found.nodes,
                time: found.time,
                hashfull: 0,
            };
            let found = Wide::new(rules, limits, stop).deepen(position, |found| tell(&thought(found)));
            return found.as_ref().map(thought);
        }
        let board = Compact::new(position);
        if board.is_over() {
            return None;
        }
        let about = (*rules, BySide::from_fn(|side| position.board.widows(side)));
        if self.about.is_some_and(|was| was != about) {
            self.table.clear();
        }
        self.about = Some(about);
        let (ways, utility) = (Ways::new(rules, position), Utility::seeds());
        let shared = Shared {
            ways: &ways,
            table: &self.table,
            utility: &utility,
            stop,
            limits: *limits,
            began: Instant::now(),
            nodes: AtomicU64::new(0),
        };
        let thought = |best: &Best| Thought {
            turn: best.turn.clone(),
            score: best.score / SEED,
            exact: best.exact,
            depth: best.depth,
            nodes: shared.nodes.load(Ordering::Relaxed),
            time: shared.began.elapsed(),
            hashfull: shared.table.permill(),
        };
        let best = think(&shared, board, &Reach::FULL, |best| tell(&thought(best)));
        Some(thought(&best))
    }
}
