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
use super::wide::Wide;
use crate::game::{Board, BySide, Opening, Position, Race, RaceEnd, Racer, Rules, Side};
use matrix::Mixed;

/// How far a race is looked into.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RaceReach {
    /// Choices that are looked ahead; none at all is no looking.
    pub choices: u32,
    /// How the turn is looked at that a side plays alone. The race decides more than this turn's
    /// last seeds do, so it is better looked at narrowly, but often.
    pub turn: Plan,
    /// How widely it is looked at in the end, once every line was followed to the end of the race.
    pub widest: usize,
}

impl RaceReach {
    /// As far as it goes: the longest races have fewer choices.
    pub const FULL: Self =
        Self { choices: 64, turn: Plan { depth: 1, width: 4, sowings: usize::MAX, exact: 0 }, widest: 512 };

    /// The widest plan for the turn.
    pub fn widest_turn(self) -> Plan {
        self.plans().last().unwrap_or(self.turn)
    }

    /// The plans for the turn, from the first one to the widest.
    fn plans(self) -> impl Iterator<Item = Plan> {
        let wider = |plan: &Plan| Some(Plan { depth: 2, width: plan.width * 4, ..*plan });
        std::iter::successors(Some(self.turn), wider).take_while(move |plan| plan.width <= self.widest)
    }
}

/// Looks ahead in a race. Values are South's, in the units of the aim.
pub(crate) struct RaceSearch<'a> {
    rules: &'a Rules,
    search: Search<'a>,
    shared: &'a Shared<'a>,
    plan: Plan,
    /// Whether a line was cut short before the race was over.
    cut: bool,
    /// What positions with one side left alone are worth.
    alone: HashMap<Compact, i16>,
    /// The best pit where one side chooses, as far as that was looked ahead.
    best: HashMap<Race, u8>,
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
    pub fn new(shared: &'a Shared<'a>) -> Self {
        Self {
            rules: shared.ways.rules(),
            search: Search::new(shared, shared.stop),
            shared,
            plan: RaceReach::FULL.turn,
            cut: false,
            alone: HashMap::new(),
            best: HashMap::new(),
        }
    }

    /// Looks ever further ahead and then ever more widely, until there is nothing left to spend. `tell`
    /// hears every advice and how many further choices it looks ahead.
    pub fn deepen(&mut self, race: &Race, reach: RaceReach, mut tell: impl FnMut(Advice, u32)) {
        let mut choices = 0;
        for plan in reach.plans() {
            self.plan = plan;
            self.alone.clear();
            while choices < reach.choices {
                self.cut = false;
                let Ok(advice) = self.advise(race, choices) else { return };
                tell(advice, choices);
                if !self.cut {
                    break;
                }
                choices += 1;
            }
        }
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
        if let Some(value) = self.run(&mut race)? {
            return Ok(value);
        }
        if depth == 0 {
            self.cut = true;
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

    /// Lets the race run until a side chooses; South's value if it does not come to that any more.
    fn run(&mut self, race: &mut Race) -> Result<Option<i16>, GivenUp> {
        while !Side::BOTH.iter().any(|&side| race.is_choosing(side)) && race.can_tick(self.rules) {
            race.tick_once(self.rules, &mut ());
        }
        self.shared.spend(1)?;
        let board = *race.board();
        let rules = self.rules;
        let turn = match race.result(rules) {
            Some(RaceEnd::RoundOver) => {
                let margin = Position { board, turn: Side::South }.margin(Side::South);
                return Ok(Some(self.shared.aim.exact(margin)));
            }
            Some(RaceEnd::Again) if rules.race == Opening::Round => {
                *race = Race::new(board);
                return Ok(None);
            }
            Some(RaceEnd::Again) => return Ok(Some(self.standing(race))),
            Some(RaceEnd::Turns(turn)) => Some(turn),
            // The turn of a side left alone is followed by another race.
            None if rules.race == Opening::Round => None,
            None => {
                let out = Side::BOTH.into_iter().find(|&side| matches!(race.racer(side), Racer::Out(_)));
                out.map(Side::other)
            }
        };
        turn.map(|turn| self.turns(Position { board, turn })).transpose()
    }

    fn one_chooses(
        &mut self,
        race: &Race,
        side: Side,
        depth: u32,
        mut alpha: i16,
        mut beta: i16,
    ) -> Result<i16, GivenUp> {
        let mut best = (if side == Side::South { -INFINITE } else { INFINITE }, 0);
        // What was best when it was looked at less deeply comes first.
        let before = self.best.get(race).copied();
        let others = race.legal(side).iter().filter(|&pit| Some(pit) != before);
        for pit in before.into_iter().chain(others) {
            let mut next = *race;
            // The pit is legal.
            let _ = next.choose(side, pit, &mut ());
            let value = self.value(next, depth - 1, alpha, beta)?;
            if side == Side::South {
                best = best.max((value, pit));
                alpha = alpha.max(value);
            } else {
                best = best.min((value, pit));
                beta = beta.min(value);
            }
            if alpha >= beta {
                break;
            }
        }
        if depth > 1 {
            self.best.insert(*race, best.1);
        }
        Ok(best.0)
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
pub(super) fn choices(pits: &[u8]) -> Vec<Option<u8>> {
    if pits.is_empty() { vec![None] } else { pits.iter().copied().map(Some).collect() }
}

pub(super) fn lifted(race: &Race, south: Option<u8>, north: Option<u8>) -> Race {
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
    if !Compact::fits(rules) {
        return analyse_wide(race, rules, limits, stop);
    }
    let began = Instant::now();
    let board = *race.board();
    let (ways, table, aim) =
        (Ways::new(rules, &Position { board, turn: Side::South }), Table::new(limits.hash_mib), Aim::seeds());
    let nodes = AtomicU64::new(0);
    let mut shared =
        Shared { ways: &ways, table: &table, aim: &aim, stop, limits: Limits::default(), began, nodes };
    shared.limits = Limits { time: None, nodes: None, ..*limits };
    let mut found = (RaceSearch::new(&shared).advise(race, 0).ok()?, 0);
    shared.limits = *limits;
    let choices = limits.depth.map_or(RaceReach::FULL.choices, |depth| depth + 1);
    RaceSearch::new(&shared).deepen(race, RaceReach { choices, ..RaceReach::FULL }, |advice, depth| {
        found = (advice, depth);
    });
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

/// Looks ahead in a race on a board that is too wide for the packed one.
fn analyse_wide(race: &Race, rules: &Rules, limits: &Limits, stop: &Stop) -> Option<RaceAnalysis> {
    let first = Limits { time: None, nodes: None, ..*limits };
    let mut found = (Wide::new(rules, &first, stop).advise(race, 0).ok()?, 0);
    let mut wide = Wide::new(rules, limits, stop);
    let most = limits.depth.map_or(RaceReach::FULL.choices, |depth| depth + 1);
    wide.deepen_race(race, most, |advice, depth| found = (advice, depth));
    let (advice, depth) = found;
    Some(RaceAnalysis {
        pits: advice.pits,
        margins: advice.values,
        strategies: advice.mixed.shares,
        value: advice.mixed.value,
        depth,
        nodes: wide.nodes(),
        time: wide.time(),
    })
}
