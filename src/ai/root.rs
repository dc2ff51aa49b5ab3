//! Choosing a whole turn: exactly where that is within reach, else wider and deeper step by step.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use super::compact::{Compact, Ended};
use super::endgame::GivenUp;
use super::eval::Estimate;
use super::limits::Stop;
use super::proof::Prover;
use super::search::{INFINITE, Plan, Search, Shared};
use super::turn::Turns;

/// A turn and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Best {
    /// The pits, one a sowing.
    pub turn: Vec<u8>,
    /// The score in the units of the aim.
    pub score: i16,
    /// Whether the score is proved.
    pub exact: bool,
    /// Turns looked ahead.
    pub depth: u32,
}

/// How far a search may go in each respect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reach {
    /// Turns looked ahead.
    pub depth: u32,
    /// Boards that a turn is followed from after each sowing.
    pub width: usize,
    /// Sowings of one turn that are seen.
    pub sowings: usize,
    /// With at most so many seeds in play the rest of the round is worked out first.
    pub exact: i16,
}

impl Reach {
    /// As far as it goes.
    pub const FULL: Self = Self { depth: 7, width: 1 << 17, sowings: usize::MAX, exact: i16::MAX };

    /// The plan of iteration `number`: each looks twice as widely, every second one a turn
    /// deeper.
    pub fn plan(&self, number: u32) -> Plan {
        Plan {
            depth: (1 + number.div_ceil(2)).min(self.depth),
            width: (16 << number.min(20)).min(self.width),
            sowings: self.sowings,
            exact: self.exact.min(12),
        }
    }
}

/// Finds a turn for `board`, in which there must be one. `tell` hears of every better turn.
///
/// There is always an answer: out of time at once, it is the turn that looks best at a glance.
/// One thread tries a proof first and then plans; of several one proves while the others plan,
/// unless positions are limited, which they would count past each other.
pub(crate) fn think(shared: &Shared, board: Compact, reach: &Reach, mut tell: impl FnMut(&Best)) -> Best {
    let within_reach = board.in_play() <= reach.exact;
    if within_reach && shared.limits.threads > 1 && shared.limits.nodes.is_none() {
        return think_both_ways(shared, board, reach, tell);
    }
    if within_reach {
        let deadline = shared.limits.time.map(|time| shared.began + time / 2);
        if let Ok(best) = prove(shared, board, deadline, shared.stop) {
            tell(&best);
            return best;
        }
    }
    plan(shared, board, reach, shared.stop, &mut tell).0
}

/// Proves and plans at the same time. The proof is waited for unless the depth that was asked for
/// has been reached.
fn think_both_ways(shared: &Shared, board: Compact, reach: &Reach, mut tell: impl FnMut(&Best)) -> Best {
    let (proving, planning) = (shared.stop.part(), shared.stop.part());
    std::thread::scope(|scope| {
        let proof = scope.spawn(|| {
            let deadline = shared.limits.time.map(|time| shared.began + time);
            let proof = prove(shared, board, deadline, &proving);
            if proof.is_ok() {
                planning.stop();
            }
            proof
        });
        let (planned, reached) = plan(shared, board, reach, &planning, &mut tell);
        if reached {
            proving.stop();
        }
        let Ok(Ok(proved)) = proof.join() else {
            return planned;
        };
        tell(&proved);
        proved
    })
}

/// Looks wider and deeper step by step; and says whether that reached the depth asked for.
fn plan(
    shared: &Shared,
    board: Compact,
    reach: &Reach,
    stop: &Stop,
    tell: &mut impl FnMut(&Best),
) -> (Best, bool) {
    let threads = shared.limits.threads.max(1);
    let mut searches: Vec<Search> = (0..threads).map(|_| Search::new(shared, stop)).collect();
    let mut best = glance(shared, board);
    let mut target = None;
    for number in 0.. {
        let plan = reach.plan(number);
        if shared.limits.depth.is_some_and(|most| plan.depth > most) {
            return (best, true);
        }
        if number > 0 && plan == reach.plan(number - 1) {
            break;
        }
        let Ok(mut turns) = searches[0].find(board, &plan, 0, threads) else {
            break;
        };
        // The best turn so far comes first, so that an iteration that is cut short is of use.
        if let Some(at) = turns.ends.iter().position(|end| Some(end.board) == target) {
            turns.ends[..=at].rotate_right(1);
        }
        let (found, whole) = iterate(&mut searches, &turns, &plan);
        if let Some((score, at)) = found {
            let end = &turns.ends[at];
            target = Some(end.board);
            best = Best { turn: turns.path(end), score, exact: false, depth: plan.depth };
            tell(&best);
        }
        searches[0].give_back(turns);
        if !whole {
            break;
        }
    }
    (best, false)
}

/// The best of the turns, as far as they were searched, and whether all were.
fn iterate(searches: &mut [Search], turns: &Turns, plan: &Plan) -> (Option<(i16, usize)>, bool) {
    let best = Mutex::new(None);
    let next = AtomicUsize::new(1);
    let (first, others) = searches.split_first_mut().map_or((None, &mut [][..]), |(a, b)| (Some(a), b));
    let Some(first) = first else {
        return (None, false);
    };
    // The first turn is searched alone, so that the others have a bound to be held against.
    let Ok(score) = first.after(&turns.ends[0], plan, 0, -INFINITE, INFINITE) else {
        return (None, false);
    };
    *best.lock().unwrap_or_else(PoisonError::into_inner) = Some((score, 0));
    let work = |search: &mut Search| -> Result<(), GivenUp> {
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(end) = turns.ends.get(at) else {
                return Ok(());
            };
            let bound =
                best.lock().unwrap_or_else(PoisonError::into_inner).map_or(-INFINITE, |(score, _)| score);
            let mut score = search.after(end, plan, 0, bound, bound + 1)?;
            if score > bound {
                score = search.after(end, plan, 0, bound, INFINITE)?;
            }
            let mut best = best.lock().unwrap_or_else(PoisonError::into_inner);
            if best.is_none_or(|(most, _)| score > most) {
                *best = Some((score, at));
            }
        }
    };
    let whole = std::thread::scope(|scope| {
        let helpers: Vec<_> = others.iter_mut().map(|search| scope.spawn(|| work(search))).collect();
        let mut whole = work(first).is_ok();
        for helper in helpers {
            whole &= matches!(helper.join(), Ok(Ok(())));
        }
        whole
    });
    (best.into_inner().unwrap_or_else(PoisonError::into_inner), whole)
}

/// The sowing that looks best at once.
fn glance(shared: &Shared, board: Compact) -> Best {
    let estimate = Estimate::new(shared.ways.rules());
    let look = |pit: u8| {
        let (after, ended) = shared.ways.sow(board, pit);
        let margin = estimate.margin(after);
        (if ended == Ended::Again { margin } else { -margin }, pit)
    };
    let (margin, pit) = board.pits().map(look).max().unwrap_or((0, 1));
    let score = shared.aim.estimated(margin, board.in_play());
    Best { turn: vec![pit], score, exact: false, depth: 0 }
}

/// A turn that is proved best, if the proof takes no more than a part of what may be spent.
fn prove(shared: &Shared, board: Compact, deadline: Option<Instant>, stop: &Stop) -> Result<Best, GivenUp> {
    let mut tables = shared.proof_tables(board);
    let mut prover = Prover::new(shared.ways, &mut tables, stop);
    prover.limit(shared.proof_nodes(), deadline);
    let guess = Estimate::new(shared.ways.rules()).guess(board);
    let proof = prover.gain(board, guess).and_then(|gain| Ok((gain, prover.turn(board, gain)?)));
    // A proof stands even if it took the last of what may be spent.
    let _ = shared.spend(prover.nodes());
    let (gain, turn) = proof?;
    let score = shared.aim.exact(board.lead() + gain);
    Ok(Best { turn, score, exact: true, depth: 0 })
}
