//! What a position is worth: for the command `analyse`, hints and the review of a match.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use super::aim::Aim;
use super::compact::{Compact, Ended, Ways};
use super::endgame::GivenUp;
use super::eval::{Estimate, SEED};
use super::haul::{Haul, haul};
use super::limits::{Limits, Stop};
use super::proof::Prover;
use super::root::Reach;
use super::search::{Plan, Search, Shared};
use super::table::Table;
use super::wide::{Found, Wide};
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
    /// How deep the search went, in turns; 0 if the scores are proved.
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

/// Searches `position` within `limits`, for the margin at the end of the round.
///
/// Stopped or out of time it tells what it found so far; there is always an answer for every
/// legal pit. Up to two thirds of what may be spent go to the biggest haul.
#[must_use]
pub fn analyse(position: &Position, rules: &Rules, limits: &Limits, stop: &Stop) -> Analysis {
    if !Compact::fits(rules) {
        return analyse_wide(position, rules, limits, stop);
    }
    let began = Instant::now();
    let ways = Ways::new(rules, position);
    let board = Compact::new(position);
    let aim = Aim::seeds();
    let table = Table::new(limits.hash_mib);
    let most = Limits {
        time: limits.time.map(|time| time * 2 / 3),
        nodes: limits.nodes.map(|nodes| nodes / 3 * 2),
        ..*limits
    };
    let mut shared =
        Shared { ways: &ways, table: &table, aim: &aim, stop, limits: most, began, nodes: AtomicU64::new(0) };
    let mut analysis = Analysis {
        pits: Vec::new(),
        best: None,
        haul: haul(&ways, board, limits.threads, |sown| shared.spend(sown)),
        depth: 0,
        nodes: 0,
        time: Duration::ZERO,
    };
    shared.limits = *limits;
    if !board.is_over() {
        (analysis.pits, analysis.depth) = pit_scores(&shared, board);
        analysis.best = analysis.pits.first().cloned();
    }
    analysis.nodes = shared.nodes.into_inner();
    analysis.time = began.elapsed();
    analysis
}

/// Searches a board that is too wide for the packed one. The haul gets a third of what may be spent.
fn analyse_wide(position: &Position, rules: &Rules, limits: &Limits, stop: &Stop) -> Analysis {
    let part = |third: u32| Limits {
        time: limits.time.map(|time| time * third / 3),
        nodes: limits.nodes.map(|nodes| nodes / 3 * u64::from(third)),
        ..*limits
    };
    let (haul, mut search) = (Wide::new(rules, &part(1), stop), Wide::new(rules, &part(2), stop));
    let (most, found) = (haul.haul(position), search.pits(position));
    let depth = found.iter().map(|(_, found)| found.depth).min().unwrap_or(0);
    let score = |(pit, found): (u8, Found)| {
        let Found { score, exact, turn, .. } = found;
        PitScore { pit, score, exact, turn }
    };
    let pits: Vec<PitScore> = found.into_iter().map(score).collect();
    let (nodes, time) = (haul.nodes() + search.nodes(), haul.time());
    Analysis { best: pits.first().cloned(), pits, haul: most, depth, nodes, time }
}

/// A score for every legal pit, the best first, and how deep the search went.
fn pit_scores(shared: &Shared, board: Compact) -> (Vec<PitScore>, u32) {
    let reach = Reach::FULL;
    if board.in_play() <= reach.exact
        && let Ok(scores) = exact_scores(shared, board)
    {
        return (sorted(scores), 0);
    }
    let mut found = (at_a_glance(shared, board), 0);
    let mut searches: Vec<_> =
        (0..shared.limits.threads.max(1)).map(|_| Search::new(shared, shared.stop)).collect();
    for number in 0.. {
        let plan = reach.plan(number);
        let deeper = number == 0 || plan != reach.plan(number - 1);
        if !deeper || shared.limits.depth.is_some_and(|most| plan.depth > most) {
            break;
        }
        let Ok(scores) = iterate(&mut searches, shared, board, &plan) else {
            break;
        };
        found = (scores, plan.depth);
    }
    (sorted(found.0), found.1)
}

fn sorted(mut scores: Vec<PitScore>) -> Vec<PitScore> {
    scores.sort_by_key(|score| (std::cmp::Reverse(score.score), score.pit));
    scores
}

/// Proves every score, if that takes no more than a part of what may be spent.
fn exact_scores(shared: &Shared, board: Compact) -> Result<Vec<PitScore>, GivenUp> {
    let mut tables = shared.proof_tables(board);
    let mut prover = Prover::new(shared.ways, &mut tables, shared.stop);
    prover.limit(shared.proof_nodes(), shared.limits.time.map(|time| Instant::now() + time / 4));
    let mut guess = Estimate::new(shared.ways.rules()).guess(board);
    let mut scores = Vec::new();
    for pit in board.pits() {
        let (after, ended) = shared.ways.sow(board, pit);
        let mut turn = vec![pit];
        let score = if ended == Ended::Again {
            let gained = after.lead() - board.lead();
            let gain = prover.gain(after, guess - gained)?;
            turn.extend(prover.turn(after, gain)?);
            after.lead() + gain
        } else {
            let lead = board.lead();
            -after.lead() - prover.gain(after, -after.lead() - lead - guess)?
        };
        guess = score - board.lead();
        scores.push(PitScore { pit, score, exact: true, turn });
    }
    shared.spend(prover.nodes())?;
    Ok(scores)
}

/// What each pit gives at once.
fn at_a_glance(shared: &Shared, board: Compact) -> Vec<PitScore> {
    let estimate = Estimate::new(shared.ways.rules());
    let look = |pit| {
        let (after, ended) = shared.ways.sow(board, pit);
        let margin = estimate.margin(after) / SEED;
        let score = if ended == Ended::Again { margin } else { -margin };
        PitScore { pit, score, exact: false, turn: vec![pit] }
    };
    board.pits().map(look).collect()
}

/// Searches every pit by this plan; the threads share them out.
fn iterate(
    searches: &mut [Search],
    shared: &Shared,
    board: Compact,
    plan: &Plan,
) -> Result<Vec<PitScore>, GivenUp> {
    let pits: Vec<u8> = board.pits().collect();
    let next = AtomicUsize::new(0);
    let work = |search: &mut Search| -> Result<Vec<PitScore>, GivenUp> {
        let mut scores = Vec::new();
        while let Some(&pit) = pits.get(next.fetch_add(1, Ordering::Relaxed)) {
            let (after, ended) = shared.ways.sow(board, pit);
            let (value, rest) = search.line(after, plan, ended)?;
            let mut turn = vec![pit];
            turn.extend(rest);
            scores.push(PitScore { pit, score: value / SEED, exact: false, turn });
        }
        Ok(scores)
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = searches.iter_mut().map(|search| scope.spawn(|| work(search))).collect();
        let mut scores = Vec::new();
        for worker in workers {
            scores.extend(worker.join().unwrap_or(Err(GivenUp))?);
        }
        Ok(scores)
    })
}
