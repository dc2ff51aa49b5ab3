//! Looking ahead in a race, with estimates where the look-ahead ends.
//!
//! For the levels that do not prove: see [`super::solver`] for exact values.

use std::collections::HashMap;

use num_rational::BigRational;

use super::matrix::{self, Equilibrium};
use super::moment::{choices, lifted};
use crate::ai::compact::{Compact, Ended};
use crate::ai::endgame::GivenUp;
use crate::ai::eval::SEED;
use crate::ai::search::{INFINITE, Plan, Search, Shared};
use crate::game::{BySide, Opening, Position, Race, RaceEnd, Racer, Rules, Side};

/// How far a race is searched.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RaceReach {
    /// Choices looked ahead; 0 disables look-ahead.
    pub choices: u32,
    /// How the turn of a side left alone is searched. The race decides more than the last seeds of
    /// this turn, so it is better searched narrowly, but often.
    pub turn: Plan,
    /// The greatest width of that search, once every line reaches the end of the race.
    pub widest: usize,
}

impl RaceReach {
    /// The widest plan for the turn.
    pub fn widest_turn(self) -> Plan {
        self.plans().last().unwrap_or(self.turn)
    }

    /// The plans for the turn, from the first to the widest.
    fn plans(self) -> impl Iterator<Item = Plan> {
        let wider = |plan: &Plan| Some(Plan { depth: 2, width: plan.width * 4, ..*plan });
        std::iter::successors(Some(self.turn), wider).take_while(move |plan| plan.width <= self.widest)
    }
}

/// A search of a race. Values are South's, in the units of the utility.
pub(crate) struct RaceSearch<'a> {
    rules: &'a Rules,
    search: Search<'a>,
    shared: &'a Shared<'a>,
    reach: RaceReach,
    plan: Plan,
    /// Whether a line was cut off before the end of the race.
    cut: bool,
    /// Values of positions with one side left alone.
    alone: HashMap<Compact, i16>,
    /// The previous iteration's best pit where one side chooses.
    best: HashMap<Race, u8>,
}

/// A mixed strategy for each side that chooses.
pub(crate) struct Advice {
    /// The pits that each side may lift; none for a side that is not choosing.
    pub pits: BySide<Vec<u8>>,
    /// South's value for each pit of South's, and in it for each of North's.
    pub values: Vec<Vec<BigRational>>,
    pub mixed: Equilibrium,
}

impl<'a> RaceSearch<'a> {
    pub fn new(shared: &'a Shared<'a>, reach: RaceReach) -> Self {
        Self {
            rules: shared.ways.rules(),
            search: Search::new(shared, shared.stop),
            shared,
            reach,
            plan: reach.turn,
            cut: false,
            alone: HashMap::new(),
            best: HashMap::new(),
        }
    }

    /// Deepens, then widens, until the budget is spent. Returns the last advice and its depth.
    pub fn deepen(&mut self, race: &Race) -> Option<(Advice, u32)> {
        let (mut found, mut choices) = (None, 0);
        for plan in self.reach.plans() {
            self.plan = plan;
            self.alone.clear();
            while choices < self.reach.choices {
                self.cut = false;
                let Ok(advice) = self.advise(race, choices) else { return found };
                found = Some((advice, choices));
                if !self.cut {
                    break;
                }
                choices += 1;
            }
        }
        found
    }

    /// The equilibrium of the choices, looking at most `depth` further choices ahead.
    fn advise(&mut self, race: &Race, depth: u32) -> Result<Advice, GivenUp> {
        let pits = BySide::from_fn(|side| race.legal(side).iter().collect::<Vec<u8>>());
        let mut values = Vec::new();
        for south in choices(race, Side::South) {
            let mut row = Vec::new();
            for north in choices(race, Side::North) {
                let value = self.value(lifted(race, south, north), depth, -INFINITE, INFINITE)?;
                row.push(BigRational::from_integer(value.into()));
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
                Ok(advice.mixed.mean().round() as i16)
            }
            (true, false) => self.one_chooses(&race, Side::South, depth, alpha, beta),
            _ => self.one_chooses(&race, Side::North, depth, alpha, beta),
        }
    }

    /// Runs the race until a side chooses; South's value if neither chooses again.
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
                return Ok(Some(self.shared.utility.exact(margin)));
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
        // Previous iteration's best pit first.
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

    /// The estimate while both hands are still in the race: the stores.
    fn standing(&self, race: &Race) -> i16 {
        let board = race.board();
        let lead = i16::from(board.store(Side::South)) - i16::from(board.store(Side::North));
        let in_play = i16::from(self.rules.total())
            - i16::from(board.store(Side::South))
            - i16::from(board.store(Side::North));
        self.shared.utility.estimated(lead * SEED, in_play)
    }
}
