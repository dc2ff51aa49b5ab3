//! What a position is worth: for the command `analyse`, hints and the evaluation bar.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use super::compact::{Compact, Ended, Ways};
use super::endgame::GivenUp;
use super::eval::SEED;
use super::haul::{Haul, haul};
use super::limits::{Limits, Stop};
use super::proof::Prover;
use super::root::Reach;
use super::search::{Plan, Search, Shared};
use super::table::Table;
use super::utility::Utility;
use super::value::Value;
use super::wide::{Found, Wide};
use crate::game::{Position, Rules};

/// What is known of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// Every legal first pit, the best one first.
    pub pits: Vec<PitScore>,
    /// The best whole turn; `None` if the round is over.
    pub best: Option<PitScore>,
    /// The biggest haul that was found for one turn; `None` if the round is over.
    pub haul: Option<Haul>,
    /// Turns that the estimates look ahead; 0 if every value is proved.
    pub depth: u32,
    /// Positions searched.
    pub nodes: u64,
    /// Time spent.
    pub time: Duration,
}

/// A first pit and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PitScore {
    /// The pit's number.
    pub pit: u8,
    /// The margin in seeds at the end of the round, for the side to move.
    pub value: Value,
    /// The whole turn that begins with the pit, one number a sowing.
    pub turn: Vec<u8>,
}

/// What an analysis has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisProgress {
    /// The best turn so far.
    pub best: PitScore,
    /// Positions searched so far.
    pub nodes: u64,
}

/// The share of the time after which the proof gives up.
const PROOF: Share = Share(1, 2);
/// The share of the time after which the search ends and the biggest haul is looked for.
const SEARCH: Share = Share(3, 4);

/// A share of what may be spent.
#[derive(Clone, Copy)]
struct Share(u32, u32);

impl Share {
    fn of(self, limits: &Limits) -> Limits {
        let Self(part, whole) = self;
        Limits {
            time: limits.time.map(|time| time * part / whole),
            nodes: limits.nodes.map(|nodes| nodes / u64::from(whole) * u64::from(part)),
            ..*limits
        }
    }
}

/// Analyses `position` within `limits`: proves first, then searches what is not proved, then looks
/// for the biggest haul. `tell` hears of what is found.
///
/// Stopped or out of time, it returns what is known so far. Every pit is searched one turn deep,
/// whatever the limits, and no value is lower than what the haul guarantees.
pub fn analyse(
    position: &Position,
    rules: &Rules,
    limits: &Limits,
    stop: &Stop,
    mut tell: impl FnMut(AnalysisProgress),
) -> Analysis {
    if !Compact::fits(rules) {
        return analyse_wide(position, rules, limits, stop);
    }
    let ways = Ways::new(rules, position);
    let board = Compact::new(position);
    let (utility, table) = (Utility::seeds(), Table::new(limits.hash_mib));
    let mut shared = Shared {
        ways: &ways,
        table: &table,
        utility: &utility,
        stop,
        limits: Limits { time: None, nodes: None, ..*limits },
        began: Instant::now(),
        nodes: AtomicU64::new(0),
    };
    let mut scores = Scores::new(board);
    if !board.is_over() {
        let reach = Reach::FULL;
        scores.search(&shared, &reach.plan(0));
        let mut told = |scores: &Scores, nodes: u64| {
            if let Some(best) = scores.sorted().into_iter().next() {
                tell(AnalysisProgress { best, nodes });
            }
        };
        shared.limits = PROOF.of(limits);
        scores.prove(&shared, &mut told);
        shared.limits = SEARCH.of(limits);
        for number in 1.. {
            let plan = reach.plan(number);
            let too_deep = shared.limits.depth.is_some_and(|most| plan.depth > most);
            if too_deep || plan == reach.plan(number - 1) || !scores.search(&shared, &plan) {
                break;
            }
            told(&scores, shared.nodes.load(Ordering::Relaxed));
        }
    }
    shared.limits = *limits;
    let haul = haul(&ways, board, limits.threads, |sown| shared.spend(sown));
    if let Some(haul) = &haul {
        scores.learn(haul);
    }
    let pits = scores.sorted();
    Analysis {
        best: pits.first().cloned(),
        depth: if pits.iter().all(|pit| pit.value.is_proved()) { 0 } else { scores.depth },
        pits,
        haul,
        nodes: shared.nodes.into_inner(),
        time: shared.began.elapsed(),
    }
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
    let all = i16::from(rules.total());
    let score = |(pit, found): (u8, Found)| {
        let Found { score, exact, turn, .. } = found;
        let value = if exact { Value::proved(score) } else { Value::bounded(-all, all).with_estimate(score) };
        PitScore { pit, value, turn }
    };
    let pits: Vec<PitScore> = found.into_iter().map(score).collect();
    let (nodes, time) = (haul.nodes() + search.nodes(), haul.time());
    Analysis { best: pits.first().cloned(), pits, haul: most, depth, nodes, time }
}

/// What is known of each pit.
struct Scores {
    board: Compact,
    pits: Vec<PitScore>,
    /// Turns that the estimates look ahead.
    depth: u32,
}

impl Scores {
    fn new(board: Compact) -> Self {
        let (lead, left) = (board.lead(), board.in_play());
        let unknown =
            |pit| PitScore { pit, value: Value::bounded(lead - left, lead + left), turn: vec![pit] };
        let pits = if board.is_over() { Vec::new() } else { board.pits().map(unknown).collect() };
        Self { board, pits, depth: 0 }
    }

    /// The pits, the best first.
    fn sorted(&self) -> Vec<PitScore> {
        let mut pits = self.pits.clone();
        pits.sort_by_key(|score| {
            (std::cmp::Reverse(score.value.score()), !score.value.is_proved(), score.pit)
        });
        pits
    }

    /// Proves the pits one after the other, the most promising first, as far as the limits allow.
    fn prove(&mut self, shared: &Shared, tell: &mut impl FnMut(&Self, u64)) {
        let mut tables = shared.proof_tables(self.board);
        let mut prover = Prover::new(shared.ways, &mut tables, shared.stop);
        let deadline = shared.limits.time.map(|time| shared.began + time);
        let nodes = if shared.limits.nodes.is_some() { shared.left() } else { shared.proof_nodes() };
        prover.limit(nodes, deadline);
        for PitScore { pit, .. } in self.sorted() {
            let Some(at) = self.pits.iter().position(|score| score.pit == pit) else { continue };
            if self.prove_pit(shared.ways, &mut prover, at).is_err() {
                break;
            }
            tell(self, prover.nodes());
        }
        // A proof stands even if it took the last of what may be spent.
        let _ = shared.spend(prover.nodes());
    }

    /// Proves the value of a pit, or bounds it.
    fn prove_pit(&mut self, ways: &Ways, prover: &mut Prover, at: usize) -> Result<(), GivenUp> {
        let score = &mut self.pits[at];
        let (after, ended) = ways.sow(self.board, score.pit);
        let sign = if ended == Ended::Again { 1 } else { -1 };
        let guess = sign * score.value.score() - after.lead();
        let known = score.value;
        let bounds = &mut score.value;
        let gain = prover.gain_telling(after, guess, &mut |low, high, _| {
            let found = Value::bounded(after.lead() + low, after.lead() + high);
            let found = if sign > 0 { found } else { found.negated() };
            *bounds = known.margin().map_or(found, |estimate| found.with_estimate(estimate));
        })?;
        if ended == Ended::Again && !after.is_over() {
            let turn = prover.turn(after, gain)?;
            score.turn = [vec![score.pit], turn].concat();
        }
        Ok(())
    }

    /// Searches the pits that are not proved by this plan; the threads share them out. Returns
    /// whether all were searched.
    fn search(&mut self, shared: &Shared, plan: &Plan) -> bool {
        let board = self.board;
        let open: Vec<usize> = (0..self.pits.len()).filter(|&at| !self.pits[at].value.is_proved()).collect();
        let pits: Vec<u8> = open.iter().map(|&at| self.pits[at].pit).collect();
        if pits.is_empty() {
            return false;
        }
        let next = AtomicUsize::new(0);
        let work = || -> Result<Vec<(usize, i16, Vec<u8>)>, GivenUp> {
            let mut search = Search::new(shared, shared.stop);
            let mut found = Vec::new();
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(&pit) = pits.get(at) else { return Ok(found) };
                let (after, ended) = shared.ways.sow(board, pit);
                let (value, rest) = search.line(after, plan, ended)?;
                found.push((open[at], value / SEED, [vec![pit], rest].concat()));
            }
        };
        let threads = shared.limits.threads.max(1);
        let found: Result<Vec<_>, GivenUp> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            workers.into_iter().map(|worker| worker.join().unwrap_or(Err(GivenUp))).collect()
        });
        let Ok(found) = found else { return false };
        for (at, estimate, turn) in found.into_iter().flatten() {
            let score = &mut self.pits[at];
            (score.value, score.turn) = (score.value.with_estimate(estimate), turn);
        }
        self.depth = plan.depth;
        true
    }

    /// Learns from a haul: whatever follows, the other side gets at most what is left.
    fn learn(&mut self, haul: &Haul) {
        let board = self.board;
        let all = board.in_play() + board.store() + board.other_store();
        let sure = 2 * (board.store() + i16::from(haul.seeds)) - all;
        let Some(score) = self.pits.iter_mut().find(|score| haul.turn.first() == Some(&score.pit)) else {
            return;
        };
        let known = score.value;
        score.value = known.at_least(sure);
        if score.value != known && score.value.margin().is_none_or(|margin| margin == sure) {
            score.turn.clone_from(&haul.turn);
        }
    }
}
