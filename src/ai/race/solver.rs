//! Exact values of the race.
//!
//! Once a hand is out, the other side plays a whole turn and the rest of the round is turns, whose
//! value a proof search bounds (see [`crate::ai::proof`]). Before that a moment of the race is a matrix game
//! whose entries are moments again; with one side choosing it has a single row or column. Every
//! entry has bounds and a guess. The equilibrium of the guesses says which bound to raise or lower
//! next, until the bounds confirm it: the double oracle method, with serialized alpha-beta bounds in
//! place of exact entries (Bošanský, Lisý, Lanctot, Čermák and Winands, "Algorithms for computing
//! strategies in two-player simultaneous move games", Artificial Intelligence 237, 2016,
//! <https://doi.org/10.1016/j.artint.2016.03.005>).
//!
//! Values are South's margin at the end of the round. Those of turns have the parity of all seeds;
//! mixed strategies make rational numbers of them.

use std::collections::HashMap;
use std::time::Instant;

use num_rational::BigRational;
use num_traits::{One, ToPrimitive, Zero};

use super::matrix::{Equilibrium, solve};
use super::moment::{choices, lifted};
use crate::ai::compact::{Compact, Ended, ROW, Ways};
use crate::ai::endgame::GivenUp;
use crate::ai::eval::Estimate;
use crate::ai::limits::{Limits, Stop};
use crate::ai::proof::{Prover, Tables};
use crate::game::{Opening, Place, Position, Race, RaceEnd, Racer, Side};

/// Choices that the guess at an unexplored moment looks ahead.
const AHEAD: u32 = 1;

/// Bounds on South's margin, and a guess between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    pub low: BigRational,
    pub high: BigRational,
    pub guess: BigRational,
}

impl Known {
    fn exactly(margin: i16) -> Self {
        let margin = whole(margin);
        Self { low: margin.clone(), high: margin.clone(), guess: margin }
    }

    fn between(low: i16, high: i16, guess: i16) -> Self {
        Self { low: whole(low), high: whole(high), guess: whole(guess.clamp(low, high)) }
    }

    pub fn is_exact(&self) -> bool {
        self.low == self.high
    }

    /// The same for the other side.
    fn negated(&self) -> Self {
        Self { low: -&self.high, high: -&self.low, guess: -&self.guess }
    }
}

fn whole(number: i16) -> BigRational {
    BigRational::from_integer(number.into())
}

/// Where a race stands once neither hand is on its way without a choice to be made.
#[derive(Clone, Copy)]
enum Moment {
    /// The round is over, with this margin for South.
    Over(i16),
    /// The rest is turns.
    Turns(Turns),
    /// One side or both have to choose.
    Choice(Race),
}

/// A position after which there are only turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Turns {
    board: Compact,
    /// Whether the side to move is still in the race: an empty row of the other side does not end its turn.
    alone: bool,
}

/// A moment of choice as one side sees it: the words of its board and the hands, its own first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Seen {
    words: [u64; 2],
    hands: [Option<(u8, u8, bool)>; 2],
}

impl Seen {
    fn by(side: Side, race: &Race) -> Self {
        let board = Compact::new(&Position { board: *race.board(), turn: side });
        let hand = |side: Side| match race.racer(side) {
            Racer::Sowing(hand) => {
                let at = match hand.at() {
                    Place::Store(_) => 0,
                    Place::Pit(pit) if pit.side == side => pit.number,
                    Place::Pit(pit) => pit.number | 0x80,
                };
                Some((at, hand.seeds(), hand.been_home()))
            }
            Racer::Choosing => None,
            Racer::Out(_) => Some((u8::MAX, 0, false)),
        };
        Self { words: [board.mine, board.theirs], hands: [hand(side), hand(side.other())] }
    }
}

/// A choice of both sides, and where it leads.
struct Cell {
    moment: Moment,
    known: Known,
}

/// Solves moments of a race, and remembers what it found.
pub(crate) struct RaceSolver<'a> {
    ways: &'a Ways,
    prover: Prover<'a>,
    estimate: Estimate,
    /// Bounds on the gain of the side to move.
    turns: HashMap<Turns, (i16, i16)>,
    moments: HashMap<Seen, Known>,
    /// Whether a lone turn reaches a gain, where the turns' own value cannot say.
    alone: HashMap<(Compact, i16), bool>,
    /// Moments that were run, each counted as a position.
    runs: u64,
    limits: Limits,
    began: Instant,
    stop: &'a Stop,
}

impl<'a> RaceSolver<'a> {
    /// A solver of races under the rules of `ways`, which answers at once until it is given limits.
    pub fn new(ways: &'a Ways, tables: &'a mut Tables, stop: &'a Stop) -> Self {
        Self {
            ways,
            prover: Prover::new(ways, tables, stop),
            estimate: Estimate::new(ways.rules()),
            turns: HashMap::new(),
            moments: HashMap::new(),
            alone: HashMap::new(),
            runs: 0,
            limits: Limits { time: None, ..Limits::default() },
            began: Instant::now(),
            stop,
        }
    }

    /// Sets what the solver may spend, counted from `began`.
    pub fn limit(&mut self, limits: &Limits, began: Instant) {
        (self.limits, self.began) = (*limits, began);
        let deadline = limits.time.map(|time| began + time);
        self.prover.limit(limits.nodes.unwrap_or(u64::MAX), deadline);
    }

    /// Positions searched, and moments of the race.
    pub const fn nodes(&self) -> u64 {
        self.prover.nodes() + self.runs
    }

    fn check(&self) -> Result<(), GivenUp> {
        let late = self.limits.time.is_some_and(|time| self.began.elapsed() >= time);
        let over = self.limits.nodes.is_some_and(|most| self.nodes() >= most);
        if late || over || self.stop.is_stopped() { Err(GivenUp) } else { Ok(()) }
    }

    /// What is known of each pair of choices at this moment, South's choices being the rows.
    pub fn pairs(&mut self, race: &Race) -> Vec<Vec<Known>> {
        let cells = self.cells(race, AHEAD);
        cells.into_iter().map(|row| row.into_iter().map(|cell| cell.known).collect()).collect()
    }

    /// The equilibrium of this moment, and whether it is proved.
    pub fn equilibrium(&mut self, race: &Race) -> (Equilibrium, bool) {
        let mut cells = self.cells(race, AHEAD);
        let all = whole(i16::from(self.ways.rules().total()) + 1);
        loop {
            let view = View::new(&cells);
            let Some(Question { row, column, alpha, beta }) = view.next(&cells, &-&all, &all) else {
                return (view.equilibrium, true);
            };
            let cell = &mut cells[row][column];
            let answer = self.refine(&cell.moment, &alpha, &beta);
            cell.known = self.known_of(&cell.moment, AHEAD);
            if answer.is_err() {
                return (View::new(&cells).equilibrium, false);
            }
        }
    }

    /// Works out the value of one pair of choices exactly.
    ///
    /// # Errors
    /// If the search was stopped or ran out of its budget; the bounds found so far are kept.
    pub fn prove(&mut self, race: &Race, south: Option<u8>, north: Option<u8>) -> Result<(), GivenUp> {
        let moment = self.run(lifted(race, south, north));
        let all = whole(i16::from(self.ways.rules().total()) + 1);
        self.refine(&moment, &-&all, &all)
    }

    /// Bounds the value of a moment of choice until it is at most `alpha`, at least `beta`, or exact.
    fn bound(&mut self, race: &Race, alpha: &BigRational, beta: &BigRational) -> Result<(), GivenUp> {
        let mut known = self.known_of_choice(race, 0);
        if known.is_exact() || known.high <= *alpha || known.low >= *beta {
            return Ok(());
        }
        let mut cells = self.cells(race, AHEAD);
        loop {
            let view = View::new(&cells);
            known.low = known.low.max(view.low.clone());
            known.high = known.high.min(view.high.clone());
            known.guess = view.equilibrium.value.clone();
            let question = view.next(&cells, alpha, beta);
            self.keep(race, &known);
            let Some(Question { row, column, alpha, beta }) = question else {
                return Ok(());
            };
            self.check()?;
            let cell = &mut cells[row][column];
            let answer = self.refine(&cell.moment, &alpha, &beta);
            cell.known = self.known_of(&cell.moment, AHEAD);
            answer?;
        }
    }

    /// Every pair of choices, with guesses that look so many choices ahead.
    fn cells(&mut self, race: &Race, ahead: u32) -> Vec<Vec<Cell>> {
        let mut cell = |south, north| {
            let moment = self.run(lifted(race, south, north));
            Cell { moment, known: self.known_of(&moment, ahead) }
        };
        let (south, north) = (choices(race, Side::South), choices(race, Side::North));
        south.iter().map(|&south| north.iter().map(|&north| cell(south, north)).collect()).collect()
    }

    /// Runs the race until a side chooses or only turns are left.
    fn run(&mut self, mut race: Race) -> Moment {
        self.runs += 1;
        let rules = self.ways.rules();
        while !Side::BOTH.iter().any(|&side| race.is_choosing(side)) && race.can_tick(rules) {
            race.tick_once(rules, &mut ());
        }
        let board = *race.board();
        let turns =
            |turn, alone| Moment::Turns(Turns { board: Compact::new(&Position { board, turn }), alone });
        match race.result(rules) {
            Some(RaceEnd::RoundOver) => {
                Moment::Over(Position { board, turn: Side::South }.margin(Side::South))
            }
            Some(RaceEnd::Again) => Moment::Choice(Race::new(board)),
            Some(RaceEnd::Turns(turn)) => turns(turn, false),
            // A race follows on the turn of a side left alone.
            None if rules.race == Opening::Round => Moment::Choice(race),
            None => {
                let out = Side::BOTH.into_iter().find(|&side| matches!(race.racer(side), Racer::Out(_)));
                out.map_or(Moment::Choice(race), |out| turns(out.other(), true))
            }
        }
    }

    fn known_of(&mut self, moment: &Moment, ahead: u32) -> Known {
        match moment {
            Moment::Over(margin) => Known::exactly(*margin),
            Moment::Turns(turns) => self.known_of_turns(turns),
            Moment::Choice(race) => self.known_of_choice(race, ahead),
        }
    }

    fn known_of_turns(&self, turns: &Turns) -> Known {
        let board = turns.board;
        let (low, high) = self.gain(turns);
        let guess = self.estimate.guess(board);
        let lead = board.lead();
        let known = Known::between(lead + low, lead + high, lead + guess);
        if board.turn == Side::South { known } else { known.negated() }
    }

    /// Bounds on the gain of the side to move.
    fn gain(&self, turns: &Turns) -> (i16, i16) {
        let left = turns.board.in_play();
        self.turns.get(&self.bare(turns)).copied().unwrap_or((-left, left))
    }

    fn known_of_choice(&mut self, race: &Race, ahead: u32) -> Known {
        let (seen, mirrored) = self.seen(race);
        let Some(seen) = seen else { return Known::exactly(0) };
        if let Some(known) = self.moments.get(&seen) {
            return if mirrored { known.negated() } else { known.clone() };
        }
        let board = race.board();
        let lead = i16::from(board.store(Side::South)) - i16::from(board.store(Side::North));
        let on_side = |side: Side| i16::from(board.row_sum(side)) + i16::from(race.in_hand()[side]);
        let left = on_side(Side::South) + on_side(Side::North);
        let mut known = Known::between(lead - left, lead + left, lead);
        if ahead > 0 {
            let cells = self.cells(race, ahead - 1);
            known.guess = View::new(&cells).equilibrium.value;
            self.keep(race, &known);
        }
        known
    }

    fn keep(&mut self, race: &Race, known: &Known) {
        let (Some(seen), mirrored) = self.seen(race) else { return };
        self.moments.insert(seen, if mirrored { known.negated() } else { known.clone() });
    }

    /// How this moment is remembered, and whether with the sides changed. `None` if it looks the
    /// same from both sides, which makes it worth 0.
    fn seen(&self, race: &Race) -> (Option<Seen>, bool) {
        let south = Seen::by(Side::South, race);
        if !self.ways.are_symmetric() {
            return (Some(south), false);
        }
        let north = Seen::by(Side::North, race);
        ((south != north).then_some(south.min(north)), north < south)
    }

    /// Bounds a moment until its value is at most `alpha`, at least `beta`, or exact.
    fn refine(&mut self, moment: &Moment, alpha: &BigRational, beta: &BigRational) -> Result<(), GivenUp> {
        match moment {
            Moment::Over(_) => Ok(()),
            Moment::Choice(race) => self.bound(race, alpha, beta),
            Moment::Turns(turns) => {
                let lead = whole(turns.board.lead());
                // The bounds in gains of the side to move.
                let (alpha, beta) = match turns.board.turn {
                    Side::South => (alpha - &lead, beta - lead),
                    Side::North => (-beta - &lead, -alpha - lead),
                };
                self.bound_turns(turns, &alpha, &beta)
            }
        }
    }

    fn bound_turns(&mut self, turns: &Turns, alpha: &BigRational, beta: &BigRational) -> Result<(), GivenUp> {
        let left = turns.board.in_play();
        let floor = |number: &BigRational| number.floor().to_integer().to_i16().unwrap_or(i16::MIN / 2);
        let ceil = |number: &BigRational| number.ceil().to_integer().to_i16().unwrap_or(i16::MAX / 2);
        // The questions that matter ask for more than `alpha` and for no more than `beta`.
        let (least, enough) = (floor(alpha) + 1, ceil(beta));
        let odd = |target: i16| target + ((target ^ left) & 1);
        let mut guess = odd(self.estimate.guess(turns.board));
        loop {
            let (low, high) = self.gain(turns);
            if low >= high || low >= enough || high < least {
                return Ok(());
            }
            let first = odd(least).max(low + 2);
            let target = guess.clamp(first, odd(enough).min(high).max(first));
            let bounds = if self.reaches(turns, target)? { (target, high) } else { (low, target - 2) };
            guess = if bounds.0 == target { target + 2 } else { target - 2 };
            let bare = self.bare(turns);
            self.turns.insert(bare, bounds);
        }
    }

    /// The rows without the stores, and without the turn where it does not matter.
    fn bare(&self, turns: &Turns) -> Turns {
        let Turns { board, alone } = *turns;
        let turn = if self.ways.are_symmetric() { Side::South } else { board.turn };
        Turns { board: Compact { mine: board.mine & ROW, theirs: board.theirs & ROW, turn }, alone }
    }

    /// Whether the gain of the side to move reaches a number.
    fn reaches(&mut self, turns: &Turns, target: i16) -> Result<bool, GivenUp> {
        if turns.alone {
            self.reaches_alone(self.bare(turns).board, target)
        } else {
            self.prover.reaches(turns.board, target)
        }
    }

    /// The same for a side alone in the race. Its turn ends as any other does, but for one case: with
    /// the other row empty, it goes on. That never gives more than ending the round there would, which
    /// brings it all that is in play.
    fn reaches_alone(&mut self, board: Compact, target: i16) -> Result<bool, GivenUp> {
        if board.row() == 0 {
            return Ok(-board.other_row() >= target);
        }
        if let Some(&known) = self.alone.get(&(board, target)) {
            return Ok(known);
        }
        let reaches = if board.is_over() {
            self.some_sowing_reaches(board, target)?
        } else {
            self.prover.reaches(board, target)?
                && (self.proof_holds(board, target)? || self.some_sowing_reaches(board, target)?)
        };
        self.alone.insert((board, target), reaches);
        Ok(reaches)
    }

    /// Whether the turn that the proof found reaches the target in the race too.
    fn proof_holds(&mut self, board: Compact, target: i16) -> Result<bool, GivenUp> {
        let (mut now, mut rest) = (board, target);
        for pit in self.prover.turn(board, target)? {
            let (after, ended) = self.ways.sow(now, pit);
            if ended == Ended::Passed {
                return Ok(true);
            }
            rest -= after.lead() - now.lead();
            now = after;
        }
        self.reaches_alone(now, rest)
    }

    fn some_sowing_reaches(&mut self, board: Compact, target: i16) -> Result<bool, GivenUp> {
        for pit in board.pits() {
            let (after, ended) = self.ways.sow(board, pit);
            let reaches = match ended {
                Ended::Again => self.reaches_alone(after, target - (after.lead() - board.lead()))?,
                Ended::Passed => {
                    let gained = -after.lead() - board.lead();
                    // The side to move then must not get more than what is left over.
                    !self.prover.reaches(after, gained - target + 1)?
                }
            };
            if reaches {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// What the cells of a moment say: the equilibrium of the guesses, and what each side is sure of if it
/// plays its part of it.
struct View {
    equilibrium: Equilibrium,
    low: BigRational,
    high: BigRational,
    /// The column that is worst for South, and the row that is worst for North.
    column: usize,
    row: usize,
}

/// What to ask next: whether the value of a cell is at most `alpha` or at least `beta`.
struct Question {
    row: usize,
    column: usize,
    alpha: BigRational,
    beta: BigRational,
}

impl View {
    fn new(cells: &[Vec<Cell>]) -> Self {
        let guesses: Vec<Vec<BigRational>> =
            cells.iter().map(|row| row.iter().map(|cell| guess(&cell.known)).collect()).collect();
        let equilibrium = solve(&guesses);
        let (south, north) = (&equilibrium.shares.south, &equilibrium.shares.north);
        let sure = |column: usize| -> BigRational {
            cells
                .iter()
                .zip(south)
                .filter(|(_, share)| !share.is_zero())
                .map(|(row, share)| &row[column].known.low * share)
                .sum()
        };
        let limit = |row: usize| -> BigRational {
            cells[row]
                .iter()
                .zip(north)
                .filter(|(_, share)| !share.is_zero())
                .map(|(cell, share)| &cell.known.high * share)
                .sum()
        };
        let (low, column) =
            (0..north.len()).map(|column| (sure(column), column)).min().unwrap_or_else(|| (Zero::zero(), 0));
        let (high, row) =
            (0..south.len()).map(|row| (limit(row), row)).max().unwrap_or_else(|| (Zero::zero(), 0));
        Self { equilibrium, low, high, column, row }
    }

    /// The next question, if the bounds do not settle the window.
    fn next(&self, cells: &[Vec<Cell>], alpha: &BigRational, beta: &BigRational) -> Option<Question> {
        let value = &self.equilibrium.value;
        if self.low >= *beta || self.high <= *alpha {
            return None;
        }
        let wanted = value.min(beta);
        if value > alpha && self.low < *wanted {
            return self.raise(cells, wanted);
        }
        let wanted = value.max(alpha);
        if value < beta && self.high > *wanted {
            return self.lower(cells, wanted);
        }
        None
    }

    /// Asks for more from the worst column, as much as South needs to be sure of `wanted`.
    fn raise(&self, cells: &[Vec<Cell>], wanted: &BigRational) -> Option<Question> {
        let shares = &self.equilibrium.shares.south;
        let column = self.column;
        let at = |row: usize| &cells[row][column].known;
        let expected: BigRational = (0..shares.len()).map(|row| guess(at(row)) * &shares[row]).sum();
        let doubt = |row: usize| (guess(at(row)) - &at(row).low) * &shares[row];
        let row = (0..shares.len()).max_by_key(|&row| doubt(row))?;
        let (most, least) = (guess(at(row)), &at(row).low);
        let enough = &most - (expected - wanted) / &shares[row];
        let beta = if enough > *least { enough } else { most };
        Some(Question { row, column, alpha: before(&beta), beta })
    }

    /// Asks for less from the worst row, as little as North needs to be sure of `wanted`.
    fn lower(&self, cells: &[Vec<Cell>], wanted: &BigRational) -> Option<Question> {
        let shares = &self.equilibrium.shares.north;
        let row = self.row;
        let at = |column: usize| &cells[row][column].known;
        let expected: BigRational = (0..shares.len()).map(|column| guess(at(column)) * &shares[column]).sum();
        let doubt = |column: usize| (&at(column).high - guess(at(column))) * &shares[column];
        let column = (0..shares.len()).max_by_key(|&column| doubt(column))?;
        let (least, most) = (guess(at(column)), &at(column).high);
        let enough = &least + (wanted - expected) / &shares[column];
        let alpha = if enough < *most { enough } else { least };
        Some(Question { row, column, beta: after(&alpha), alpha })
    }
}

fn guess(known: &Known) -> BigRational {
    known.guess.clone().clamp(known.low.clone(), known.high.clone())
}

/// The next whole number below.
fn before(number: &BigRational) -> BigRational {
    number.ceil() - BigRational::one()
}

/// The next whole number above.
fn after(number: &BigRational) -> BigRational {
    number.floor() + BigRational::one()
}
