//! The race: simultaneous choices as a matrix game, later ones by looking ahead.
//!
//! Where both sides choose at once, neither sees the other's choice: the pairs of choices are a
//! zero-sum matrix game, and both sides mix their choices (see [`matrix`]). Where one side chooses
//! while the other's hand is on the way, it sees that hand and looks ahead. A side that is left
//! alone plays what is a whole turn, for the other side moves first afterwards; the search of
//! turns says what that is worth.

pub(crate) mod matrix;

use std::collections::HashMap;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};

use rand::RngExt;

use super::aim::Aim;
use super::compact::{Compact, Ended, Ways};
use super::endgame::GivenUp;
use super::eval::SEED;
use super::limits::{Limits, Stop};
use super::search::{INFINITE, Plan, Search, Shared};
use super::table::Table;
use crate::game::{Board, BySide, Position, Race, RaceEnd, Racer, Rules, Side};
use matrix::Mixed;

/// Looks ahead in a race. Values are South's, in the units of the aim.
pub(crate) struct RaceSearch<'a> {
    rules: &'a Rules,
    search: Search<'a>,
    shared: &'a Shared<'a>,
    plan: Plan,
    /// What positions with one side left alone are worth.
    alone: HashMap<Compact, i16>,
}

/// What is best in a race for each side that chooses.
pub(crate) struct Advice {
    /// The pits that each side may lift; none for a side that does not choose.
    pub pits: BySide<Vec<u8>>,
    /// South's value for each pit of South's, and in it for each pit of North's; one row or
    /// column where only one side chooses.
    pub values: Vec<Vec<i16>>,
    /// How likely each side should lift each of its pits.
    pub mixed: Mixed,
}

impl<'a> RaceSearch<'a> {
    pub fn new(shared: &'a Shared<'a>, plan: Plan) -> Self {
        let rules = shared.ways.rules();
        Self { rules, search: Search::new(shared, shared.stop), shared, plan, alone: HashMap::new() }
    }

    /// The value of every choice, looking at most `depth` further choices ahead.
    ///
    /// # Errors
    /// If the search was stopped or there was nothing left to spend.
    pub fn advise(&mut self, race: &Race, depth: u32) -> Result<Advice, GivenUp> {
        let pits = BySide::from_fn(|side| race.legal(side).iter().collect::<Vec<u8>>());
        let mut values = Vec::new();
        for south in choices(&pits.south) {
            let mut row = Vec::new();
            for north in choices(&pits.north) {
                row.push(self.value(lifted(race, south, north), depth, -INFINITE, INFINITE)?);
            }
            values.push(row);
        }
        let mixed = matrix::solve(&values);
        Ok(Advice { pits, values, mixed })
    }

    /// South's value of a race that goes on.
    fn value(&mut self, mut race: Race, depth: u32, alpha: i16, beta: i16) -> Result<i16, GivenUp> {
        let choosing = |race: &Race| Side::BOTH.iter().any(|&side| race.is_choosing(side));
        while !choosing(&race) && race.can_tick(self.rules) {
            race.tick_once(self.rules, &mut ());
        }
        self.shared.spend(1)?;
        let board = *race.board();
        match race.result() {
            Some(RaceEnd::RoundOver) => {
                let margin = Position { board, turn: Side::South }.margin(Side::South);
                return Ok(self.shared.aim.exact(margin));
            }
            Some(RaceEnd::Turns(turn)) => return self.turns(Position { board, turn }),
            Some(RaceEnd::Again) => return Ok(self.standing(&race)),
            None => {}
        }
        if let Some(side) = Side::BOTH.into_iter().find(|&side| matches!(race.racer(side), Racer::Out(_))) {
            return self.turns(Position { board, turn: side.other() });
        }
        if depth == 0 {
            return Ok(self.standing(&race));
        }
        match (race.is_choosing(Side::South), race.is_choosing(Side::North)) {
            (true, true) => {
                let advice = self.advise(&race, depth - 1)?;
                Ok(advice.mixed.value.round() as i16)
            }
            (true, false) => self.one_chooses(&race, Side::South, depth, alpha, beta),
            _ => self.one_chooses(&race, Side::North, depth, alpha, beta),
        }
    }

    fn one_chooses(
        &mut self,
        race: &Race,
        side: Side,
        depth: u32,
        mut alpha: i16,
        mut beta: i16,
    ) -> Result<i16, GivenUp> {
        let mut best = if side == Side::South { -INFINITE } else { INFINITE };
        for pit in race.legal(side).iter() {
            let mut next = *race;
            // The pit is legal.
            let _ = next.choose(side, pit, &mut ());
            let value = self.value(next, depth - 1, alpha, beta)?;
            if side == Side::South {
                best = best.max(value);
                alpha = alpha.max(value);
            } else {
                best = best.min(value);
                beta = beta.min(value);
            }
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }

    /// South's value of a position in turns.
    fn turns(&mut self, position: Position) -> Result<i16, GivenUp> {
        let board = Compact::new(&position);
        let value = if let Some(&value) = self.alone.get(&board) {
            value
        } else {
            let (value, _) = self.search.line(board, &self.plan, Ended::Again)?;
            self.alone.insert(board, value);
            value
        };
        Ok(if position.turn == Side::South { value } else { -value })
    }

    /// What the stores say while both hands are still in the race.
    fn standing(&self, race: &Race) -> i16 {
        let board = race.board();
        let lead = i16::from(board.store(Side::South)) - i16::from(board.store(Side::North));
        let in_play = i16::from(self.rules.total())
            - i16::from(board.store(Side::South))
            - i16::from(board.store(Side::North));
        self.shared.aim.estimated(lead * SEED, in_play)
    }
}

/// What a side may choose; nothing at all is the one choice of a side that does not choose.
fn choices(pits: &[u8]) -> Vec<Option<u8>> {
    if pits.is_empty() { vec![None] } else { pits.iter().copied().map(Some).collect() }
}

fn lifted(race: &Race, south: Option<u8>, north: Option<u8>) -> Race {
    let mut race = *race;
    for (side, pit) in [(Side::South, south), (Side::North, north)] {
        if let Some(pit) = pit {
            // The pit is one of the legal ones.
            let _ = race.choose(side, pit, &mut ());
        }
    }
    race
}

/// A pit for `side`: drawn from its mixed strategy.
pub(crate) fn draw(advice: &Advice, side: Side, random: &mut impl RngExt) -> Option<u8> {
    let mut left: f64 = random.random();
    let pits = &advice.pits[side];
    for (&pit, &share) in pits.iter().zip(&advice.mixed.shares[side]) {
        left -= share;
        if left < 0.0 {
            return Some(pit);
        }
    }
    pits.last().copied()
}

/// The choices of a moment of a race as a matrix game.
#[derive(Clone, Debug, PartialEq)]
pub struct RaceAnalysis {
    /// The pits that each side may lift, in the order of the matrix and of the strategies; none for
    /// a side that does not choose, which has one row or column.
    pub pits: BySide<Vec<u8>>,
    /// South's expected margin in seeds, for each pit of South's and in it for each of North's.
    pub margins: Vec<Vec<i16>>,
    /// How likely each side should lift each of its pits.
    pub strategies: BySide<Vec<f64>>,
    /// South's expected margin when both sides play so.
    pub value: f64,
    /// Choices that were looked ahead after the first ones.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
}

/// Analyses the first choices of a race from the start under `rules`, within `limits`.
///
/// Even out of time at once there is an answer, which looks at the first choices only. `None` if
/// it was stopped.
#[must_use]
pub fn analyse_race(rules: &Rules, limits: &Limits, stop: &Stop) -> Option<RaceAnalysis> {
    analyse_race_at(&Race::new(Board::start(rules)), rules, limits, stop)
}

/// Analyses the choices of this moment of a race under `rules`, as [`analyse_race`] does the first
/// ones: of both sides, or of the one that chooses while the other's hand is on its way.
#[must_use]
pub fn analyse_race_at(race: &Race, rules: &Rules, limits: &Limits, stop: &Stop) -> Option<RaceAnalysis> {
    let began = Instant::now();
    let board = *race.board();
    let (ways, table, aim) =
        (Ways::new(rules, &Position { board, turn: Side::South }), Table::new(limits.hash_mib), Aim::seeds());
    let nodes = AtomicU64::new(0);
    let mut shared =
        Shared { ways: &ways, table: &table, aim: &aim, stop, limits: Limits::default(), began, nodes };
    shared.limits = Limits { time: None, nodes: None, ..*limits };
    let plan = Plan { depth: 1, width: 8, sowings: usize::MAX, exact: 0 };
    let mut found = (RaceSearch::new(&shared, plan).advise(race, 0).ok()?, 0);
    shared.limits = *limits;
    let mut search = RaceSearch::new(&shared, plan);
    for depth in 1..=limits.depth.unwrap_or(MOST_DEPTH) {
        match search.advise(race, depth) {
            Ok(advice) => found = (advice, depth),
            Err(GivenUp) => break,
        }
    }
    let (advice, depth) = found;
    let in_seeds = |row: Vec<i16>| row.into_iter().map(|value| value / SEED).collect();
    Some(RaceAnalysis {
        pits: advice.pits,
        margins: advice.values.into_iter().map(in_seeds).collect(),
        strategies: advice.mixed.shares,
        value: advice.mixed.value / f64::from(SEED),
        depth,
        nodes: shared.nodes.into_inner(),
        time: began.elapsed(),
    })
}

/// Choices that are looked ahead at most; the longest races have fewer.
const MOST_DEPTH: u32 = 64;
