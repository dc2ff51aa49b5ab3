//! Search for boards that the packed board cannot hold: rows of more than seven pits.
//!
//! Alpha-beta with iterative deepening and a table of positions (Knuth and Moore, "An analysis of
//! alpha-beta pruning", 1975, <https://doi.org/10.1016/0004-3702(75)90019-3>). A ply is one sowing
//! on the rules' own board, so that nothing here depends on how wide that is.

use std::cell::Cell;
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

use super::endgame::GivenUp;
use super::haul::Haul;
use super::limits::{Limits, Stop};
use super::race::lookahead::Advice;
use super::race::matrix;
use super::race::moment::{choices, lifted};
use crate::game::{BySide, Position, Race, RaceEnd, Rules, Side};
use num_rational::BigRational;

/// A bound beyond every margin.
const INFINITE: i16 = i16::MAX;
/// Positions that the table holds; with more it begins anew.
const TABLE: usize = 1 << 19;
/// Sowings searched after a race.
const AFTER_RACE: u32 = 3;
/// Widths of the beams that look for the biggest haul.
const WIDTHS: [usize; 2] = [200, 6_000];
/// Nodes between two looks at the clock.
const CLOCK_EVERY: u64 = 1 << 8;

/// The best turn that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found {
    /// The pits of the turn, as far as the search saw it.
    pub turn: Vec<u8>,
    /// The margin for the side to move at the end of the round.
    pub score: i16,
    /// Whether every line was followed to the end of the round.
    pub exact: bool,
    /// Sowings of look-ahead.
    pub depth: u32,
    /// Positions that were visited.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
}

impl Found {
    /// What there is to find when the round is over.
    pub fn over(position: &Position) -> Self {
        let score = position.margin(position.turn);
        Self { turn: Vec::new(), score, exact: position.is_over(), depth: 0, nodes: 0, time: Duration::ZERO }
    }
}

/// What the table knows of a position.
struct Entry {
    depth: u32,
    low: i16,
    high: i16,
    best: u8,
    /// Whether every line behind it was followed to the end of the round.
    whole: bool,
}

/// A search of one round.
pub(super) struct Wide<'a> {
    rules: &'a Rules,
    limits: Limits,
    stop: &'a Stop,
    began: Instant,
    nodes: Cell<u64>,
    table: HashMap<Position, Entry>,
    /// Whether a line of a race was cut short.
    cut: bool,
}

impl<'a> Wide<'a> {
    pub fn new(rules: &'a Rules, limits: &Limits, stop: &'a Stop) -> Self {
        let (began, nodes) = (Instant::now(), Cell::new(0));
        Self { rules, limits: *limits, stop, began, nodes, table: HashMap::new(), cut: false }
    }

    pub fn nodes(&self) -> u64 {
        self.nodes.get()
    }

    /// Memory of the table.
    pub fn bytes(&self) -> usize {
        self.table.capacity() * size_of::<(Position, Entry)>()
    }

    pub fn time(&self) -> Duration {
        self.began.elapsed()
    }

    fn spend(&self, nodes: u64) -> Result<(), GivenUp> {
        let spent = self.nodes.get() + nodes;
        self.nodes.set(spent);
        let late = || self.limits.time.is_some_and(|time| self.began.elapsed() >= time);
        let over = self.limits.nodes.is_some_and(|most| spent >= most);
        let look = nodes > 1 || spent.is_multiple_of(CLOCK_EVERY);
        if over || look && (self.stop.is_stopped() || late()) { Err(GivenUp) } else { Ok(()) }
    }

    /// Searches ever deeper until every line ends or there is nothing left to spend; `tell` hears
    /// the best turn of every depth. The first depth is always searched. `None` if the round is over.
    pub fn deepen(&mut self, position: &Position, mut tell: impl FnMut(&Found)) -> Option<Found> {
        let glance = |pit| -> (i16, u8) {
            let sown = position.play_unchecked(self.rules, pit, &mut ());
            (sown.position.margin(position.turn), pit)
        };
        let (score, pit) = position.legal().iter().map(glance).max()?;
        let mut found = self.found(vec![pit], score, false, 1);
        tell(&found);
        for depth in 2..=self.limits.depth.unwrap_or(u32::MAX) {
            let Ok((score, exact)) = self.value(*position, depth, -INFINITE, INFINITE) else { break };
            found = self.found(self.turn(position), score, exact, depth);
            tell(&found);
            if found.exact {
                break;
            }
        }
        Some(found)
    }

    fn found(&self, turn: Vec<u8>, score: i16, exact: bool, depth: u32) -> Found {
        Found { turn, score, exact, depth, nodes: self.nodes(), time: self.time() }
    }

    /// The table's best sowings from `start`, up to the end of the turn.
    fn turn(&self, start: &Position) -> Vec<u8> {
        let (mut now, mut turn) = (*start, Vec::new());
        while now.turn == start.turn && !now.is_over() {
            let Some(best) = self.table.get(&now).map(|entry| entry.best) else { break };
            turn.push(best);
            now = now.play_unchecked(self.rules, best, &mut ()).position;
        }
        turn
    }

    /// The margin of the side to move at the end of the round, or a bound on it outside the
    /// window, and whether every line behind it was followed to the end.
    fn value(
        &mut self,
        position: Position,
        depth: u32,
        mut alpha: i16,
        mut beta: i16,
    ) -> Result<(i16, bool), GivenUp> {
        self.spend(1)?;
        if position.is_over() || depth == 0 {
            return Ok((position.margin(position.turn), position.is_over()));
        }
        let mut first = None;
        if let Some(entry) = self.table.get(&position) {
            first = Some(entry.best);
            if entry.whole || entry.depth == depth {
                if entry.low == entry.high || entry.low >= beta {
                    return Ok((entry.low, entry.whole));
                }
                if entry.high <= alpha {
                    return Ok((entry.high, entry.whole));
                }
            }
            if entry.whole {
                alpha = alpha.max(entry.low);
                beta = beta.min(entry.high);
            }
        }
        let side = position.turn;
        let sow = |pit| (pit, position.play_unchecked(self.rules, pit, &mut ()).position);
        let mut sown: Vec<(u8, Position)> = position.legal().iter().map(sow).collect();
        sown.sort_by_key(|(pit, after)| (Some(*pit) != first, Reverse(after.board.store(side))));
        let (floor, mut best, mut whole) = (alpha, (-INFINITE, sown[0].0), true);
        for (pit, after) in sown {
            let (value, ended) = if after.turn == side {
                self.value(after, depth - 1, alpha, beta)?
            } else {
                let (value, ended) = self.value(after, depth - 1, -beta, -alpha)?;
                (-value, ended)
            };
            if value > best.0 {
                best = (value, pit);
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                // One refutation is enough, whatever the others are worth.
                whole = ended;
                break;
            }
            whole &= ended;
        }
        if self.table.len() >= TABLE {
            self.table.clear();
        }
        let low = if best.0 > floor { best.0 } else { -INFINITE };
        let high = if best.0 < beta { best.0 } else { INFINITE };
        self.table.insert(position, Entry { depth, low, high, best: best.1, whole });
        Ok((best.0, whole))
    }

    /// The score of every legal pit, the best first, searched as deep as there is something to
    /// spend; and that depth.
    pub fn pits(&mut self, position: &Position) -> Vec<(u8, Found)> {
        let after = |pit| position.play_unchecked(self.rules, pit, &mut ()).position;
        let glance = |pit| {
            let score = after(pit).margin(position.turn);
            (pit, self.found(vec![pit], score, after(pit).is_over(), 1))
        };
        let legal: Vec<u8> = position.legal().iter().collect();
        let mut found: Vec<_> = legal.iter().copied().map(glance).collect();
        for depth in 1..self.limits.depth.unwrap_or(u32::MAX) {
            let mut deeper = Vec::new();
            for &pit in &legal {
                let after = position.play_unchecked(self.rules, pit, &mut ()).position;
                let Ok((value, exact)) = self.value(after, depth, -INFINITE, INFINITE) else { break };
                let same = after.turn == position.turn;
                let mut turn = vec![pit];
                if same {
                    turn.extend(self.turn(&after));
                }
                let score = if same { value } else { -value };
                deeper.push((pit, self.found(turn, score, exact, depth + 1)));
            }
            if deeper.len() < legal.len() {
                break;
            }
            found = deeper;
            if found.iter().all(|(_, found)| found.exact) {
                break;
            }
        }
        found.sort_by_key(|(pit, found)| (Reverse(found.score), *pit));
        found
    }

    /// The biggest haul of one turn that beams find; proved if they left nothing out.
    pub fn haul(&self, start: &Position) -> Option<Haul> {
        let mut best: Option<Haul> = None;
        for width in WIDTHS {
            let (found, whole) = self.beam(start, width);
            let found = found?;
            if best.as_ref().is_none_or(|best| found.seeds > best.seeds || found.exact) {
                best = Some(found);
            }
            if whole {
                break;
            }
        }
        best
    }

    /// Follows at most `width` positions after each sowing. The biggest haul, and whether there is
    /// nothing more to find or to spend.
    fn beam(&self, start: &Position, width: usize) -> (Option<Haul>, bool) {
        let side = start.turn;
        let mut layer = vec![(*start, Vec::new())];
        let (mut best, mut exact, mut whole) = (None, true, 0);
        let mut seen = HashSet::new();
        while !layer.is_empty() {
            let mut next = Vec::new();
            for (position, turn) in layer {
                if self.spend(position.legal().len().into()).is_err() {
                    let give_up = |(seeds, turn)| Haul { turn, seeds, exact: false, sowings: whole };
                    return (best.map(give_up), true);
                }
                for pit in position.legal().iter() {
                    let after = position.play_unchecked(self.rules, pit, &mut ()).position;
                    let mut turn: Vec<u8> = turn.clone();
                    turn.push(pit);
                    let seeds = after.board.store(side) - start.board.store(side);
                    if best.as_ref().is_none_or(|(most, _)| seeds > *most) {
                        best = Some((seeds, turn.clone()));
                    }
                    if after.turn == side && !after.is_over() && seen.insert(after) {
                        next.push((after, turn));
                    }
                }
            }
            whole += usize::from(exact);
            if next.len() > width {
                exact = false;
                let promise = |position: &Position| {
                    4 * u32::from(position.board.store(side)) + u32::from(position.board.row_sum(side))
                };
                next.sort_by_cached_key(|(position, _)| Reverse(promise(position)));
                next.truncate(width);
            }
            layer = next;
        }
        (best.map(|(seeds, turn)| Haul { turn, seeds, exact, sowings: whole }), exact)
    }

    /// Looks ever more choices ahead in a race, until every line ends, `most` are seen or there is
    /// nothing left to spend; `tell` hears every advice and its depth.
    pub fn deepen_race(&mut self, race: &Race, most: u32, mut tell: impl FnMut(Advice, u32)) {
        for depth in 0..most {
            self.cut = false;
            let Ok(advice) = self.advise(race, depth) else { return };
            tell(advice, depth);
            if !self.cut {
                return;
            }
        }
    }

    /// What is best in a race for each side that chooses, looking `depth` further choices ahead.
    pub fn advise(&mut self, race: &Race, depth: u32) -> Result<Advice, GivenUp> {
        let pits = BySide::from_fn(|side| race.legal(side).iter().collect::<Vec<u8>>());
        let mut values = Vec::new();
        for south in choices(race, Side::South) {
            let mut row = Vec::new();
            for north in choices(race, Side::North) {
                let value = self.raced(lifted(race, south, north), depth)?;
                row.push(BigRational::from_integer(value.into()));
            }
            values.push(row);
        }
        let mixed = matrix::solve(&values);
        Ok(Advice { pits, values, mixed })
    }

    /// South's margin of a race that goes on.
    fn raced(&mut self, mut race: Race, depth: u32) -> Result<i16, GivenUp> {
        while !Side::BOTH.iter().any(|&side| race.is_choosing(side)) && race.can_tick(self.rules) {
            race.tick_once(self.rules, &mut ());
        }
        self.spend(1)?;
        let board = *race.board();
        match race.result(self.rules) {
            Some(RaceEnd::Turns(turn)) => {
                let (value, _) = self.value(Position { board, turn }, AFTER_RACE, -INFINITE, INFINITE)?;
                return Ok(if turn == Side::South { value } else { -value });
            }
            Some(RaceEnd::Again) if depth > 0 => race = Race::new(board),
            None if depth > 0 => {}
            end => {
                self.cut |= end != Some(RaceEnd::RoundOver);
                return Ok(Position { board, turn: Side::South }.margin(Side::South));
            }
        }
        let side = match (race.is_choosing(Side::South), race.is_choosing(Side::North)) {
            (true, true) => return Ok(self.advise(&race, depth - 1)?.mixed.mean().round() as i16),
            (true, false) => Side::South,
            _ => Side::North,
        };
        let mut best = None;
        for pit in race.legal(side).iter() {
            let mut next = race;
            // The pit is legal.
            let _ = next.choose(side, pit, &mut ());
            let value = self.raced(next, depth - 1)?;
            let better = |best: i16| if side == Side::South { best.max(value) } else { best.min(value) };
            best = Some(best.map_or(value, better));
        }
        Ok(best.unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::*;
    use crate::ai::compact::tests::{any_position, any_rules};
    use crate::ai::{Level, Value, analyse, biggest_haul, decide, solve};
    use crate::game::{Match, Setup};

    /// On boards that fit both ways, both find the same.
    #[test]
    fn it_agrees_with_the_search_of_packed_boards() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(17);
        let mut checked = 0;
        while checked < 60 {
            let mut rules = any_rules(&mut random);
            rules.pits = rules.pits.min(4);
            rules.seeds = rules.seeds.min(2);
            let position = any_position(&rules, &mut random);
            if position.is_over() {
                continue;
            }
            let limits = Limits { nodes: Some(300_000), ..Limits::default() };
            let stop = Stop::new();
            let mut wide = Wide::new(&rules, &limits, &stop);
            let Some(found) = wide.deepen(&position, |_| ()).filter(|found| found.exact) else { continue };
            let solved = solve(&position, &rules, 8, &Stop::new(), |_| ());
            assert_eq!(Value::proved(found.score), solved.value, "{position} {rules:?}");
            let haul = Wide::new(&rules, &Limits::default(), &Stop::new()).haul(&position);
            let packed = biggest_haul(&position, &rules, 1_000_000);
            let seeds = |haul: Option<Haul>| haul.map(|haul| haul.seeds);
            assert_eq!(seeds(haul), seeds(packed), "{position} {rules:?}");
            checked += 1;
        }
    }

    #[test]
    fn boards_of_ten_pits_are_played_and_analysed() {
        let rules = Rules { pits: 10, seeds: 10, rounds: 1, ..Rules::default() };
        let start = Position::start(&rules, Side::South);
        let limits = Limits { nodes: Some(20_000), ..Limits::default() };
        let analysis = analyse(&start, &rules, &limits, &Stop::new(), |_| ());
        assert_eq!(analysis.pits.len(), 10);
        assert!(analysis.haul.is_some_and(|haul| haul.seeds > 50));
        let ending = "0,0,0,0,0,0,0,0,0,1/1,0,0,0,0,0,0,0,0,0 99-99 s";
        let ending = Position::parse(ending, &rules).expect("a position");
        let solved = solve(&ending, &rules, 8, &Stop::new(), |_| ());
        assert_eq!((solved.value, solved.turn), (Value::proved(0), vec![10]));
        let mut game = Match::new(Setup::new(rules));
        for seed in 0.. {
            let Some(side) = Side::BOTH.into_iter().find(|&side| game.waits_for(side)) else { break };
            let level = if side == Side::South { Level::Steady } else { Level::Easy };
            let decision = decide(&game, side, level, seed, &Stop::new()).expect("it waits for this side");
            for choice in decision.choices {
                game.choose(choice, &mut ()).expect("a legal choice");
            }
        }
        assert!(game.outcome().is_some());
    }
}
