//! Choosing a whole turn: exactly where that is within reach, else wider and deeper step by step.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use super::compact::{Compact, Ended, Ways};
use super::endgame::GivenUp;
use super::eval::{Estimate, SEED};
use super::limits::{Limits, Stop};
use super::proof::Prover;
use super::search::{INFINITE, Plan, Search, Shared};
use super::sowings::{DEEPEST, Part, Sowings};
use super::table::Table;
use super::turn::Turns;
use super::utility::Utility;

/// A turn and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Best {
    /// The pits, one a sowing.
    pub turn: Vec<u8>,
    /// The score in the units of the utility.
    pub score: i16,
    /// Whether the score is proved.
    pub exact: bool,
    /// Turns looked ahead, or sowings where the rules have no relay; 0 if the score is proved.
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

/// Who hears of every better turn.
type Tell<'a> = &'a mut dyn FnMut(&Best);

/// Finds a turn for `board`, in which there must be one. `tell` hears of every better turn.
///
/// There is always an answer: out of time at once, it is the turn that looks best at a glance.
/// One thread proves while the others search, unless there is one thread or a node limit, which
/// they would count past each other.
pub(crate) fn think(shared: &Shared, board: Compact, reach: &Reach, mut tell: impl FnMut(&Best)) -> Best {
    let tell: Tell = &mut tell;
    if *reach == Reach::FULL && !shared.ways.rules().relay {
        return think_by_sowings(shared, board, tell);
    }
    let within_reach = board.in_play() <= reach.exact;
    if within_reach && shared.limits.threads > 1 && shared.limits.nodes.is_none() {
        return prove_beside(shared, board, tell, |stop, tell| plan(shared, board, reach, stop, tell));
    }
    if within_reach
        && let Ok(best) = prove(
            shared,
            board,
            estimated(shared, board),
            shared.proof_nodes(),
            time(shared, 0.5),
            shared.stop,
        )
    {
        tell(&best);
        return best;
    }
    plan(shared, board, reach, shared.stop, tell).0
}

/// The gain that a proof asks about first where nothing was searched.
fn estimated(shared: &Shared, board: Compact) -> i16 {
    Estimate::new(shared.ways.rules()).guess(board)
}

/// When this share of the time is over.
fn time(shared: &Shared, share: f64) -> Option<Instant> {
    shared.limits.time.map(|time| shared.began + time.mul_f64(share))
}

/// Sowings a second that a proof is expected to carry out.
const PROOF_SPEED: f64 = 4e6;

/// Without relay: searches sowing by sowing, and tries a proof where it can be expected to end, first
/// if it is cheap, else with what the search leaves of the time.
fn think_by_sowings(shared: &Shared, board: Compact, tell: Tell) -> Best {
    let limits = &shared.limits;
    let in_time = limits.time.map_or(u64::MAX, |time| (time.as_secs_f64() * PROOF_SPEED) as u64);
    let available = 2 * shared.proof_nodes().min(in_time / 2);
    // Every nine seeds make a proof sixteen times as expensive.
    let cost = 1_u64 << (14 + 4 * (board.in_play() - 24).max(0) / 9).min(62);
    let is_hopeless = cost / 4 > available;
    if limits.threads > 1 && limits.nodes.is_none() {
        let threads = limits.threads;
        return if is_hopeless {
            search_sowings(shared, board, threads, &Part::whole(shared.stop), tell).0
        } else {
            prove_beside(shared, board, tell, |stop, tell| {
                search_sowings(shared, board, threads - 1, &Part::whole(stop), tell)
            })
        };
    }
    let is_cheap = cost <= available / 4;
    if is_cheap
        && let Ok(best) =
            prove(shared, board, estimated(shared, board), available / 2, time(shared, 0.5), shared.stop)
    {
        tell(&best);
        return best;
    }
    let (share, nodes) = if is_cheap || is_hopeless {
        (1.0, u64::MAX)
    } else {
        (0.4, limits.nodes.map_or(u64::MAX, |nodes| nodes - shared.left() / 5 * 3))
    };
    let part = Part { deadline: time(shared, share), nodes, stop: shared.stop };
    let (best, _) = search_sowings(shared, board, 1, &part, tell);
    if !best.exact
        && share < 1.0
        && let Ok(best) = prove(
            shared,
            board,
            shared.utility.margin(best.score) - board.lead(),
            shared.left(),
            time(shared, 1.0),
            shared.stop,
        )
    {
        tell(&best);
        return best;
    }
    best
}

/// Searches sowing by sowing, ever deeper; and says whether that reached the depth asked for.
fn search_sowings(shared: &Shared, board: Compact, threads: usize, part: &Part, tell: Tell) -> (Best, bool) {
    let helping = part.stop.part();
    std::thread::scope(|scope| {
        for helper in 1..threads as u32 {
            let part = Part { stop: &helping, ..*part };
            // The helpers fill the table, every second one a sowing ahead.
            let depths = (1 + helper % 2)..=DEEPEST;
            scope.spawn(move || {
                let mut search = Sowings::new(shared, part);
                depths.into_iter().try_for_each(|depth| search.line(board, depth).map(|_| ()))
            });
        }
        let mut search = Sowings::new(shared, *part);
        let mut best = glance(shared, board);
        let mut reached = false;
        for depth in 1..=DEEPEST {
            reached = shared.limits.depth.is_some_and(|most| depth > most);
            if reached {
                break;
            }
            let line = search.line(board, depth);
            let is_whole = line.is_ok();
            if let Some((score, turn)) = line.ok().or_else(|| search.best.take()) {
                let exact = score.proved && is_whole;
                let margin = SEED * board.lead() + score.gain;
                let worth = if exact {
                    shared.utility.exact(margin / SEED)
                } else {
                    shared.utility.estimated(margin, board.in_play())
                };
                best = Best { turn, score: worth, exact, depth: if exact { 0 } else { depth } };
                tell(&best);
            }
            if !is_whole || best.exact {
                break;
            }
        }
        helping.stop();
        (best, reached)
    })
}

/// Searches, while another thread proves. The proof is waited for unless the search reached the
/// depth asked for or proved its own answer.
fn prove_beside(
    shared: &Shared,
    board: Compact,
    tell: Tell,
    search: impl FnOnce(&Stop, Tell) -> (Best, bool),
) -> Best {
    let (proving, searching) = (shared.stop.part(), shared.stop.part());
    std::thread::scope(|scope| {
        let proof = scope.spawn(|| {
            let proof = prove(
                shared,
                board,
                estimated(shared, board),
                shared.proof_nodes(),
                time(shared, 1.0),
                &proving,
            );
            if proof.is_ok() {
                searching.stop();
            }
            proof
        });
        let (found, reached) = search(&searching, &mut *tell);
        if reached || found.exact {
            proving.stop();
        }
        let Ok(Ok(proved)) = proof.join() else {
            return found;
        };
        tell(&proved);
        proved
    })
}

/// Looks wider and deeper step by step; and says whether that reached the depth asked for.
fn plan(shared: &Shared, board: Compact, reach: &Reach, stop: &Stop, tell: Tell) -> (Best, bool) {
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
    let score = shared.utility.estimated(margin, board.in_play());
    Best { turn: vec![pit], score, exact: false, depth: 0 }
}

/// With fewer seeds in play a search for a first guess costs more than it saves.
const GUESSED_BY_SEARCH: i16 = 30;
/// Sowings of that search.
const GUESS_NODES: u64 = 300_000;

/// The gain that a proof asks about first, in seeds: without relay what a short search finds.
pub(crate) fn guess(ways: &Ways, board: Compact, stop: &Stop) -> i16 {
    if ways.rules().relay || board.in_play() < GUESSED_BY_SEARCH {
        return Estimate::new(ways.rules()).guess(board);
    }
    let (table, utility) = (Table::new(4), Utility::seeds());
    let shared = Shared {
        ways,
        table: &table,
        utility: &utility,
        stop,
        limits: Limits { time: None, nodes: Some(GUESS_NODES), ..Limits::default() },
        began: Instant::now(),
        nodes: AtomicU64::new(0),
    };
    let (best, _) = search_sowings(&shared, board, 1, &Part::whole(stop), &mut |_| ());
    best.score / SEED - board.lead()
}

/// A turn that is proved best, if the proof takes no more than so many nodes and ends in time.
fn prove(
    shared: &Shared,
    board: Compact,
    guess: i16,
    nodes: u64,
    deadline: Option<Instant>,
    stop: &Stop,
) -> Result<Best, GivenUp> {
    let mut tables = shared.proof_tables(board);
    let mut prover = Prover::new(shared.ways, &mut tables, stop);
    prover.limit(nodes, deadline);
    let proof = prover.gain(board, guess).and_then(|gain| Ok((gain, prover.turn(board, gain)?)));
    // A proof stands even if it took the last of what may be spent.
    let _ = shared.spend(prover.nodes());
    let (gain, turn) = proof?;
    let score = shared.utility.exact(board.lead() + gain);
    Ok(Best { turn, score, exact: true, depth: 0 })
}
