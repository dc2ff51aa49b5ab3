//! The choices of a moment of a race as a matrix game, for the command `analyse` and for reviews.

use std::time::{Duration, Instant};

use num_rational::BigRational;
use num_traits::ToPrimitive;

use super::lookahead::Advice;
use super::moment::choices;
use super::solver::{Known, RaceSolver};
use crate::ai::compact::{Compact, Ways};
use crate::ai::limits::{Limits, Stop};
use crate::ai::proof::Tables;
use crate::ai::value::Value;
use crate::ai::wide::Wide;
use crate::game::{Board, BySide, Position, Race, RaceClock, Rules, Side};

/// Positions that a pair of choices may cost before the others have had as many.
const FIRST_SHARE: u64 = 1_000_000;

/// The choices of a moment of a race as a matrix game.
#[derive(Clone, Debug, PartialEq)]
pub struct RaceAnalysis {
    /// The pits that each side may lift, in the order of the matrix and of the strategies; none for
    /// a side that is not choosing, which has one row or column.
    pub pits: BySide<Vec<u8>>,
    /// South's margin in seeds, for each pit of South's and in it for each of North's. A value that
    /// is proved is the mean where later choices mix.
    pub margins: Vec<Vec<Value<f64>>>,
    /// The probability with which each side should lift each of its pits.
    pub strategies: BySide<Vec<f64>>,
    /// South's margin if both sides play so: proved if the strategies are an equilibrium for certain.
    pub value: Value<f64>,
    /// Positions searched.
    pub nodes: u64,
    /// Time spent.
    pub time: Duration,
}

impl RaceAnalysis {
    /// Whether every margin is proved.
    pub fn is_proved(&self) -> bool {
        self.margins.iter().flatten().all(|margin| margin.is_proved())
    }
}

/// What an analysis of a race is working out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RacePart {
    /// Pairs of choices whose margin is proved.
    pub proved: usize,
    /// All pairs of choices.
    pub pairs: usize,
    /// Positions searched so far.
    pub nodes: u64,
}

/// Analyses the first choices of a race from the start under `rules`, within `limits`.
///
/// Out of time or stopped, it returns what is known: bounds, and estimates marked as such.
pub fn analyse_race(rules: &Rules, limits: &Limits, stop: &Stop, tell: impl FnMut(RacePart)) -> RaceAnalysis {
    analyse_race_at(&Race::new(Board::start(rules)), rules, limits, stop, tell)
}

/// Analyses the choices of this moment of a race under `rules`, as [`analyse_race`] does the first
/// ones: of both sides, or of the one that chooses while the other's hand is on its way.
///
/// Where the clock runs while a side chooses (`race_clock = runs`), choices are taken to be made at
/// once, and nothing is called proved.
pub fn analyse_race_at(
    race: &Race,
    rules: &Rules,
    limits: &Limits,
    stop: &Stop,
    mut tell: impl FnMut(RacePart),
) -> RaceAnalysis {
    if !Compact::fits(rules) {
        return analyse_wide(race, rules, limits, stop);
    }
    let began = Instant::now();
    let position = Position { board: *race.board(), turn: Side::South };
    let ways = Ways::new(rules, &position);
    let mut tables = Tables::new(&ways, Compact::new(&position), limits.hash_mib);
    let mut solver = RaceSolver::new(&ways, &mut tables, stop);
    solver.limit(limits, began);
    let (mixed, proved) = solver.equilibrium(race);
    let (south, north) = (choices(race, Side::South), choices(race, Side::North));
    let mut pairs: Vec<(usize, usize)> =
        (0..south.len()).flat_map(|row| (0..north.len()).map(move |column| (row, column))).collect();
    // Those of the equilibrium first.
    pairs.sort_by_key(|&(row, column)| {
        let played = |side: Side, at: usize| mixed.chances(side)[at] > 0.0;
        !(played(Side::South, row) || played(Side::North, column))
    });
    prove_all(race, pairs, &mut solver, limits, began, &mut tell);
    let certain = rules.race_clock == RaceClock::Waits;
    let (mean, most) = (mixed.mean(), f64::from(rules.total()));
    let pairs = solver.pairs(race);
    let margins = pairs.iter().map(|row| row.iter().map(|known| value(known, certain, most)).collect());
    RaceAnalysis {
        pits: BySide::from_fn(|side| race.legal(side).iter().collect()),
        margins: margins.collect(),
        strategies: BySide::from_fn(|side| mixed.chances(side)),
        value: if proved && certain {
            Value::proved(mean)
        } else {
            Value::bounded(-most, most).with_estimate(mean)
        },
        nodes: solver.nodes(),
        time: began.elapsed(),
    }
}

/// Looks ahead in a race on a board that the proof cannot hold.
fn analyse_wide(race: &Race, rules: &Rules, limits: &Limits, stop: &Stop) -> RaceAnalysis {
    let first = Limits { time: None, nodes: None, ..*limits };
    let mut found = Wide::new(rules, &first, stop).advise(race, 0).ok();
    let mut wide = Wide::new(rules, limits, stop);
    wide.deepen_race(race, limits.depth.map_or(u32::MAX, |depth| depth + 1), |advice, _| {
        found = Some(advice);
    });
    let most = f64::from(rules.total());
    let estimated = |number: f64| Value::bounded(-most, most).with_estimate(number);
    let number = |number: &BigRational| estimated(number.to_f64().unwrap_or(0.0));
    let pits = BySide::from_fn(|side| race.legal(side).iter().collect::<Vec<u8>>());
    let (margins, strategies, value) = if let Some(Advice { values, mixed, .. }) = &found {
        let margins = values.iter().map(|row| row.iter().map(number).collect()).collect();
        (margins, BySide::from_fn(|side| mixed.chances(side)), estimated(mixed.mean()))
    } else {
        // It was stopped at once.
        let unknown = Value::bounded(-most, most);
        let counts = BySide::from_fn(|side| race.legal(side).len().max(1));
        let even = |length: u8| vec![1.0 / f64::from(length); length.into()];
        let margins = vec![vec![unknown; counts.north.into()]; counts.south.into()];
        (margins, counts.map(even), unknown)
    };
    RaceAnalysis { pits, margins, strategies, value, nodes: wide.nodes(), time: wide.time() }
}

/// Proves the pairs as far as the limits allow. Every pair gets a share of the positions before any
/// gets a larger one, so that one hard pair does not hold up the rest.
fn prove_all(
    race: &Race,
    mut open: Vec<(usize, usize)>,
    solver: &mut RaceSolver,
    limits: &Limits,
    began: Instant,
    tell: &mut impl FnMut(RacePart),
) {
    let (south, north) = (choices(race, Side::South), choices(race, Side::North));
    let (pairs, mut proved) = (open.len(), 0);
    let most = limits.nodes.unwrap_or(u64::MAX);
    let mut share = FIRST_SHARE;
    while !open.is_empty() {
        let mut left = Vec::new();
        for (row, column) in open {
            let until = solver.nodes().saturating_add(share).min(most);
            solver.limit(&Limits { nodes: Some(until), ..*limits }, began);
            if solver.prove(race, south[row], north[column]).is_ok() {
                proved += 1;
            } else if solver.nodes() < until || until == most {
                return;
            } else {
                left.push((row, column));
            }
            tell(RacePart { proved, pairs, nodes: solver.nodes() });
        }
        open = left;
        share = share.saturating_mul(8);
    }
}

/// What is known, as a value. Bounds that decide who is ahead are worth more than an estimate; unless
/// it is `certain`, nothing but an estimate from `-most` to `most` is known.
fn value(known: &Known, certain: bool, most: f64) -> Value<f64> {
    let number = |number: &BigRational| number.to_f64().unwrap_or(0.0);
    let guess = number(&known.guess);
    if !certain {
        return Value::bounded(-most, most).with_estimate(guess);
    }
    let (low, high) = (number(&known.low), number(&known.high));
    let bounds = Value::bounded(low, high);
    if low > 0.0 || high < 0.0 { bounds } else { bounds.with_estimate(guess) }
}
