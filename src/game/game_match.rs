//! A whole match: rounds, settling, refilling, widows, who begins and who wins.

use std::cmp::Ordering;

use super::board::Board;
use super::choice::{Choice, Played, Refusal};
use super::event::{Event, Sink};
use super::outcome::{Outcome, RaceEnd, Why, outcome, towns};
use super::phase::{Phase, PhaseKind};
use super::pit::{Pit, PitSet, Place};
use super::position::Position;
use super::race::Race;
use super::rules::Rules;
use super::setup::Setup;
use super::side::{BySide, Side};
use super::variant::{Opening, RaceClock, Widows};

/// A finished round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundResult {
    /// The seeds of each side after settling.
    pub stores: BySide<u8>,
    /// Whether the round opened with a race.
    pub raced: bool,
}

/// A match at one moment.
///
/// ```
/// use mak_khum::game::{Match, Rules, Setup, Side};
/// let mut game = Match::new(Setup::new(Rules::default()));
/// for side in Side::BOTH {
///     game.choose(game.lifting(side, 7), &mut ())?;
/// }
/// // Both last seeds reach their stores at the same tick.
/// assert!(game.waits_for(Side::South) && game.waits_for(Side::North));
/// # Ok::<(), mak_khum::game::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    setup: Setup,
    phase: Phase,
    /// Whether the current round opened with a race.
    raced: bool,
    /// Who began the round that is on, or the last one that had no race.
    began: Side,
    rounds: Vec<RoundResult>,
    /// The tick at which the next race begins. A waiting clock starts again from 0; a running one goes
    /// on, so that a tick names one moment of the match and the choices alone can be replayed.
    clock: u32,
}

impl Match {
    /// The match before its first choice.
    pub fn new(setup: Setup) -> Self {
        let Setup { first, from, .. } = setup;
        let stores = BySide::from_fn(|side| setup.seeds(side));
        let phase = Phase::Widows { stores, chosen: BySide::default() };
        let mut game = Self { setup, phase, raced: false, began: first, rounds: Vec::new(), clock: 0 };
        if let Some(position) = from {
            (game.began, game.phase) = (position.turn, Phase::Turns(position));
            if position.is_over() {
                game.settle(&position, &mut ());
            }
            return game;
        }
        let chosen = BySide::from_fn(|side| game.ready_made_widows(side, stores[side]));
        game.phase = Phase::Widows { stores, chosen };
        game.fill_when_said(&mut ());
        game
    }

    /// How the match was set up.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rules of the match.
    pub const fn rules(&self) -> &Rules {
        &self.setup.rules
    }

    /// What the match waits for.
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The name of the phase.
    pub const fn phase_kind(&self) -> PhaseKind {
        self.phase.kind()
    }

    /// The current round, counted from 1; the last one when the match is over.
    pub fn round(&self) -> u16 {
        let finished = self.finished();
        if matches!(self.phase, Phase::Over(..)) && finished > 0 {
            finished
        } else {
            finished.saturating_add(1)
        }
    }

    /// How many rounds are finished, saturating.
    fn finished(&self) -> u16 {
        u16::try_from(self.rounds.len()).unwrap_or(u16::MAX)
    }

    /// The finished rounds.
    pub fn rounds(&self) -> &[RoundResult] {
        &self.rounds
    }

    /// The round that giving up or the clock broke off, with the seeds of each side as if it had been
    /// settled then; `None` if the match is on or ended with a round.
    pub fn broken_off(&self) -> Option<RoundResult> {
        match &self.phase {
            Phase::Over(position, outcome) if !outcome.why.ends_a_round() => {
                Some(RoundResult { stores: position.board.settled().stores(), raced: self.raced })
            }
            _ => None,
        }
    }

    /// Whether the current round opened with a race.
    pub const fn raced(&self) -> bool {
        self.raced
    }

    /// How the match ended, if it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(_, outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The board and whose turn it is; South's where it is nobody's.
    pub fn position(&self) -> Position {
        match &self.phase {
            Phase::Widows { stores, .. } => {
                let mut board = Board::empty(self.setup.rules.pits);
                for side in Side::BOTH {
                    board.add(Place::Store(side), stores[side]);
                }
                Position { board, turn: Side::South }
            }
            Phase::Race(race) => Position { board: *race.board(), turn: Side::South },
            Phase::Turns(position) | Phase::Over(position, _) => *position,
        }
    }

    /// Seeds in the hands of a race.
    pub fn in_hand(&self) -> BySide<u8> {
        match &self.phase {
            Phase::Race(race) => race.in_hand(),
            _ => BySide::default(),
        }
    }

    /// Whether the match waits for a choice of `side`.
    pub fn waits_for(&self, side: Side) -> bool {
        match &self.phase {
            Phase::Widows { .. } => self.widows_due(side) > 0,
            Phase::Race(race) => race.is_choosing(side),
            Phase::Turns(position) => position.turn == side,
            Phase::Over(..) => false,
        }
    }

    /// The pits that `side` may lift now; none in another phase or on the other side's turn.
    pub fn legal(&self, side: Side) -> PitSet {
        match &self.phase {
            Phase::Race(race) => race.legal(side),
            Phase::Turns(position) if position.turn == side => position.legal(),
            _ => PitSet::EMPTY,
        }
    }

    /// How many widows `side` has to name now; 0 unless the match waits for that.
    pub fn widows_due(&self, side: Side) -> u8 {
        match &self.phase {
            Phase::Widows { stores, chosen } if chosen[side].is_none() => {
                self.setup.rules.pits - self.filled(side, stores[side])
            }
            _ => 0,
        }
    }

    /// The choice with which `side` lifts pit `pit` now, in a race or a turn.
    pub fn lifting(&self, side: Side, pit: u8) -> Choice {
        match &self.phase {
            Phase::Race(race) => Choice::Race { side, pit, tick: race.tick() },
            _ => Choice::Sow { side, pit },
        }
    }

    /// Carries out a choice and all that follows until the next one is needed.
    ///
    /// # Errors
    /// Why it is refused; then the match is unchanged and `sink` gets no event.
    pub fn choose(&mut self, choice: Choice, sink: &mut impl Sink) -> Result<Played, Refusal> {
        let mut next = self.clone();
        let mut events = Vec::new();
        let played = next.carry_out(choice, &mut events)?;
        *self = next;
        for event in events {
            sink.event(event);
        }
        Ok(played)
    }

    /// Whether time passes: `race_clock = runs`, and a hand is sowing while the other side chooses.
    pub fn time_passes(&self) -> bool {
        matches!(&self.phase, Phase::Race(race) if race.can_tick(&self.setup.rules))
    }

    /// Advances the race's clock by one tick, if [time passes](Match::time_passes).
    pub fn pass_time(&mut self, sink: &mut impl Sink) {
        let rules = self.setup.rules;
        if let Phase::Race(race) = &mut self.phase {
            race.tick_once(&rules, sink);
            self.run_race(sink);
        }
    }

    fn carry_out(&mut self, choice: Choice, sink: &mut impl Sink) -> Result<Played, Refusal> {
        if matches!(self.phase, Phase::Over(..)) {
            return Err(Refusal::MatchOver);
        }
        match choice {
            Choice::Resign { side } => Ok(self.break_off(side, Why::Resigned, sink)),
            Choice::TimeOut { side } => Ok(self.break_off(side, Why::Time, sink)),
            Choice::Widows { side, pits } => self.choose_widows(side, pits, sink),
            Choice::Race { side, pit, tick } => self.choose_in_race(side, pit, tick, sink),
            Choice::Sow { side, pit } => self.choose_in_turn(side, pit, sink),
        }
    }

    /// Ends the match in the middle of a round, lost by `side`.
    fn break_off(&mut self, side: Side, why: Why, sink: &mut impl Sink) -> Played {
        let played = self.played_here();
        let position = played.position;
        let widows = BySide::from_fn(|side| position.board.widows(side).len());
        let outcome = Outcome { winner: Some(side.other()), why, widows };
        self.phase = Phase::Over(position, outcome);
        sink.event(Event::MatchOver(outcome));
        played
    }

    fn choose_widows(&mut self, side: Side, pits: PitSet, sink: &mut impl Sink) -> Result<Played, Refusal> {
        self.let_time_pass(sink);
        let due = self.widows_due(side);
        let Phase::Widows { chosen, .. } = &mut self.phase else {
            return Err(Refusal::WrongPhase(self.phase_kind()));
        };
        if due == 0 {
            return Err(Refusal::NotYourTurn(side));
        }
        let on_board = pits.iter().all(|number| number <= self.setup.rules.pits);
        if pits.len() != due || !on_board {
            return Err(Refusal::WrongWidows { due });
        }
        chosen[side] = Some(pits);
        let round = self.round();
        self.fill_when_said(sink);
        Ok(Played { round, position: self.position(), in_hand: BySide::default() })
    }

    fn choose_in_race(
        &mut self,
        side: Side,
        pit: u8,
        tick: u32,
        sink: &mut impl Sink,
    ) -> Result<Played, Refusal> {
        loop {
            let Phase::Race(race) = &self.phase else {
                return Err(Refusal::WrongPhase(self.phase_kind()));
            };
            if race.tick() == tick {
                break;
            }
            if !self.time_passes() {
                return Err(Refusal::WrongTick { tick, now: race.tick() });
            }
            self.pass_time(sink);
        }
        let Phase::Race(race) = &mut self.phase else {
            return Err(Refusal::WrongPhase(self.phase_kind()));
        };
        race.choose(side, pit, sink).map_err(Refusal::Race)?;
        Ok(self.run_race(sink))
    }

    /// Runs the race's clock until it stands still or the race is over.
    pub(super) fn let_time_pass(&mut self, sink: &mut impl Sink) {
        while self.time_passes() {
            self.pass_time(sink);
        }
    }

    fn choose_in_turn(&mut self, side: Side, pit: u8, sink: &mut impl Sink) -> Result<Played, Refusal> {
        self.let_time_pass(sink);
        let Phase::Turns(position) = &self.phase else {
            return Err(Refusal::WrongPhase(self.phase_kind()));
        };
        if position.turn != side {
            return Err(Refusal::NotYourTurn(side));
        }
        let sown = position.play(&self.setup.rules, pit, sink).map_err(Refusal::Pit)?;
        self.phase = Phase::Turns(sown.position);
        let played = self.played_here();
        if sown.round_over {
            self.settle(&sown.position, sink);
        }
        Ok(played)
    }

    /// Runs the clock until somebody has to choose, or the race is over and what follows has begun.
    fn run_race(&mut self, sink: &mut impl Sink) -> Played {
        let rules = self.setup.rules;
        if let Phase::Race(race) = &mut self.phase {
            while Side::BOTH.iter().all(|&side| !race.is_choosing(side)) && race.can_tick(&rules) {
                race.tick_once(&rules, sink);
            }
        }
        let mut played = self.played_here();
        if let Phase::Race(race) = &self.phase
            && let Some(end) = race.result(&rules)
        {
            let board = *race.board();
            if rules.race_clock == RaceClock::Runs {
                self.clock = race.tick();
            }
            sink.event(Event::RaceOver(end));
            match end {
                RaceEnd::Turns(turn) => {
                    played.position.turn = turn;
                    self.phase = Phase::Turns(played.position);
                }
                RaceEnd::Again => self.phase = Phase::Race(Race::at_tick(board, self.clock)),
                RaceEnd::RoundOver => self.settle(&played.position, sink),
            }
        }
        played
    }

    fn played_here(&self) -> Played {
        Played { round: self.round(), position: self.position(), in_hand: self.in_hand() }
    }

    /// Settles the round that ended in `position`; ends the match or begins the next round.
    fn settle(&mut self, position: &Position, sink: &mut impl Sink) {
        let stores = position.board.settled().stores();
        self.rounds.push(RoundResult { stores, raced: self.raced });
        let round = self.finished();
        sink.event(Event::Settled { round, stores });
        if let Some(outcome) = outcome(&self.setup.rules, stores, round) {
            self.phase = Phase::Over(*position, outcome);
            sink.event(Event::MatchOver(outcome));
            return;
        }
        let chosen = BySide::from_fn(|side| self.ready_made_widows(side, stores[side]));
        self.phase = Phase::Widows { stores, chosen };
        self.fill_when_said(sink);
    }

    /// How many pits `side` fills with these seeds in the round that begins.
    fn filled(&self, side: Side, seeds: u8) -> u8 {
        if self.rounds.is_empty() { self.setup.filled(side, seeds) } else { towns(&self.setup.rules, seeds) }
    }

    /// The widows of a side with these seeds, unless it has to name them.
    fn ready_made_widows(&self, side: Side, seeds: u8) -> Option<PitSet> {
        let rules = &self.setup.rules;
        let filled = self.filled(side, seeds);
        match rules.widows {
            _ if filled == rules.pits => Some(PitSet::EMPTY),
            Widows::Far => Some(PitSet::range(filled + 1, rules.pits)),
            Widows::Near => Some(PitSet::range(1, rules.pits - filled)),
            Widows::Choice => None,
        }
    }

    /// Lays the board of the next round once every widow is known (rules, "Next rounds").
    fn fill_when_said(&mut self, sink: &mut impl Sink) {
        let rules = self.setup.rules;
        let Phase::Widows { chosen: BySide { south: Some(south), north: Some(north) }, .. } = self.phase
        else {
            return;
        };
        let widows = BySide::new(south, north);
        let mut board = self.position().board;
        for side in Side::BOTH {
            board.set_widows(side, widows[side]);
            for number in (1..=rules.pits).filter(|&number| !widows[side].contains(number)) {
                board.take_from_store(side, rules.seeds);
                board.add(Place::Pit(Pit::new(side, number)), rules.seeds);
            }
        }
        sink.event(Event::RoundBegins { round: self.round(), board });
        self.begin_round(board);
    }

    /// Begins a round on a filled board, with a race or with turns.
    fn begin_round(&mut self, board: Board) {
        let Setup { rules, first, handicap, .. } = self.setup;
        let last = self.rounds.last().map(|round| round.stores);
        let order = last.map_or(Ordering::Equal, |stores| stores.south.cmp(&stores.north));
        let may_race = last.is_some() || !handicap.no_race;
        self.raced = order == Ordering::Equal && rules.race != Opening::Turns && may_race;
        if self.raced {
            self.phase = Phase::Race(Race::at_tick(board, self.clock));
            return;
        }
        self.began = match order {
            Ordering::Greater => Side::South,
            Ordering::Less => Side::North,
            Ordering::Equal if last.is_none() => first,
            Ordering::Equal => self.began.other(),
        };
        self.phase = Phase::Turns(Position { board, turn: self.began });
    }
}
