//! Finding a move: iterative deepening on one thread or several
//! (<https://www.chessprogramming.org/Lazy_SMP>).

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use super::super::count::Moment;
use super::super::game_match::Match;
use super::super::moves::Move;
use super::super::rules::Rules;
use super::endings::Endings;
use super::score::{MATE, MATE_BOUND, MAX_PLY, Score};
use super::search::{Search, Shared, Stopped};
use super::table::Table;
use crate::ai::{Limits, Stop};

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The best line; empty if the game is over.
    pub line: Vec<Move>,
    /// What it is worth to the side to move.
    pub score: Score,
    /// Whether the score is proved, by a table of endings. Others are estimates, mates as well: the search
    /// leaves out moves that look bad.
    pub exact: bool,
    /// Half-moves looked ahead.
    pub depth: u32,
    /// Positions searched.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
    /// How full the table is, in thousandths.
    pub hashfull: usize,
}

/// Finds moves, and remembers what it found for the next position.
pub struct Thinker {
    table: Table,
    rules: Rules,
}

/// Where a search begins.
pub struct Root {
    moment: Moment,
    rules: Rules,
    /// The positions before it that can still be repeated.
    before: Vec<u64>,
}

impl Root {
    /// The position of a match, with those that it could repeat.
    pub fn of_match(game: &Match) -> Self {
        let here = game.position().key();
        let mut before: Vec<u64> = game.repeatable().filter(|&key| key != here).collect();
        // A set has no order of its own, and equal searches are equal.
        before.sort_unstable();
        Self { moment: *game.moment(), rules: game.rules(), before }
    }

    /// A position without what came before it.
    pub const fn of_moment(moment: Moment, rules: Rules) -> Self {
        Self { moment, rules, before: Vec::new() }
    }
}

impl Thinker {
    /// A thinker with a table of so many mebibytes.
    pub fn new(hash_mib: usize) -> Self {
        Self { table: Table::new(hash_mib), rules: Rules::default() }
    }

    /// Forgets everything.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Thinks within `limits`, whose table size is not looked at, and tells every deeper line. `None` if
    /// the game is over on the board.
    pub fn think(
        &mut self,
        root: &Root,
        limits: &Limits,
        stop: &Stop,
        mut tell: impl FnMut(&Report),
    ) -> Option<Report> {
        self.think_of(root, &[], limits, stop, &mut tell)
    }

    /// As [`think`](Self::think), about these moves only; about all if there are none.
    pub fn think_of(
        &mut self,
        root: &Root,
        only: &[Move],
        limits: &Limits,
        stop: &Stop,
        tell: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        if root.moment.end(root.rules).is_some() {
            return None;
        }
        if self.rules != root.rules {
            self.table.clear();
            self.rules = root.rules;
        }
        self.table.grow_older();
        let began = Instant::now();
        let endings = Endings::near(&root.moment.position, limits.time, stop);
        let helpers_stop = stop.part();
        let shared = Shared {
            rules: root.rules,
            table: &self.table,
            endings: &endings,
            limits: *limits,
            stop: &helpers_stop,
            began,
            nodes: AtomicU64::new(0),
        };
        let report = std::thread::scope(|scope| {
            for helper in 1..limits.threads.max(1) {
                let (shared, root) = (&shared, &root);
                let thread = std::thread::Builder::new();
                // One thread fewer searches less deep, and that is all.
                let _ = thread.spawn_scoped(scope, move || {
                    let mut search = Search::new(shared, &root.before, false);
                    deepen(&mut search, root, only, helper, &mut |_, _, _| ());
                });
            }
            let mut search = Search::new(&shared, &root.before, true);
            let report = lead(&mut search, root, only, &shared, tell);
            helpers_stop.stop();
            report
        });
        Some(Report { nodes: shared.nodes.load(Ordering::Relaxed), time: began.elapsed(), ..report })
    }
}

/// Deepens on the main thread and reports each line.
fn lead(
    search: &mut Search<'_>,
    root: &Root,
    only: &[Move],
    shared: &Shared<'_>,
    tell: &mut dyn FnMut(&Report),
) -> Report {
    let legal = root.moment.position.legal_moves();
    let first = only.first().or(legal.first()).copied();
    let exact = shared.endings.score(&root.moment, 0);
    let mut best = Report {
        line: first.into_iter().collect(),
        score: Score::Bia(0),
        exact: false,
        depth: 0,
        nodes: 0,
        time: Duration::ZERO,
        hashfull: 0,
    };
    deepen(search, root, only, 0, &mut |score, line, depth| {
        best = Report {
            line: line.to_vec(),
            score: Score::of(score),
            // The table speaks of the best move.
            exact: exact == Some(score),
            depth,
            nodes: shared.nodes.load(Ordering::Relaxed),
            time: shared.began.elapsed(),
            hashfull: shared.table.permill(),
        };
        tell(&best);
    });
    search.count_nodes();
    best
}

/// Searches deeper and deeper, each time with a window around the last score.
fn deepen(
    search: &mut Search<'_>,
    root: &Root,
    only: &[Move],
    helper: usize,
    found: &mut dyn FnMut(i32, &[Move], u32),
) {
    let limits = search.limits();
    let deepest = limits.depth.unwrap_or(MAX_PLY as u32 / 2).clamp(1, MAX_PLY as u32 / 2);
    let mut score = 0;
    for depth in 1..=deepest {
        // Helpers run ahead of each other.
        let depth_now = depth as i32 + (helper % 2) as i32;
        match within_window(search, root, only, depth_now, score) {
            Ok(now) => score = now,
            Err(Stopped) => return,
        }
        if !search.line().is_empty() {
            found(score, search.line(), depth);
        }
        let is_settled = score.abs() >= MATE_BOUND && (MATE - score.abs()) as u32 * 2 < depth;
        let is_late = helper == 0 && limits.time.is_some_and(|time| search.elapsed() > time * 2 / 3);
        if is_settled || is_late {
            return;
        }
    }
}

fn within_window(
    search: &mut Search<'_>,
    root: &Root,
    only: &[Move],
    depth: i32,
    last: i32,
) -> Result<i32, Stopped> {
    let mut margin = if depth < 5 { 2 * MATE } else { 30 };
    loop {
        let (low, high) = ((last - margin).max(-MATE), (last + margin).min(MATE));
        let score = search.root(&root.moment, depth, (low, high), only)?;
        if (score > low || low == -MATE) && (score < high || high == MATE) {
            return Ok(score);
        }
        margin *= 4;
    }
}
