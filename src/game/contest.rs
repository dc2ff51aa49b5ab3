//! The whole match: rounds, settling, refilling, widows, who begins and who wins.

use std::fmt;

use super::board::Board;
use super::event::{Event, Sink};
use super::pit::{Pit, PitSet, Place};
use super::position::{Illegal, Position};
use super::race::{Race, RaceEnd, RaceIllegal};
use super::rules::{MatchEnd, Opening, Rules, Widows};
use super::side::{BySide, Side};

/// How a match is set up. Together with the choices it is the whole match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules; they must be [valid](Rules::validate).
    pub rules: Rules,
    /// Who begins round one if it does not open with a race.
    pub first: Side,
    /// Where round one begins, if not at the start: then without a race, and the side to move
    /// begins.
    pub from: Option<Position>,
}

impl Setup {
    /// A match from the start under `rules`; South begins where there is no race.
    #[must_use]
    pub const fn new(rules: Rules) -> Self {
        Self { rules, first: Side::South, from: None }
    }
}

/// The only input of a match: what a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Which pits stay unfilled, where `widows = choice`.
    Widows {
        /// Whose pits.
        side: Side,
        /// The widows.
        pits: PitSet,
    },
    /// A pit to lift in a race.
    Race {
        /// Who chooses.
        side: Side,
        /// The pit's number.
        pit: u8,
        /// The tick at which it is chosen.
        tick: u32,
    },
    /// A pit to sow in a turn.
    Sow {
        /// Who chooses.
        side: Side,
        /// The pit's number.
        pit: u8,
    },
    /// The side gives up the match.
    Resign {
        /// Who gives up.
        side: Side,
    },
}

impl Choice {
    /// Who makes the choice.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Widows { side, .. }
            | Self::Race { side, .. }
            | Self::Sow { side, .. }
            | Self::Resign { side } => side,
        }
    }
}

/// What a match is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A side has to say which of its pits stay unfilled. The stores hold every seed.
    Widows {
        /// Every seed of each side.
        stores: BySide<u8>,
        /// What was said; `None` where it still has to be.
        chosen: BySide<Option<PitSet>>,
    },
    /// Both sides sow at once.
    Race(Race),
    /// The sides take turns.
    Turns(Position),
    /// The match is over; the board as it lay at the end of the last round.
    Over(Position, Outcome),
}

/// Who won a match, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winner; `None` is a draw.
    pub winner: Option<Side>,
    /// What decided.
    pub why: Why,
    /// The widows that each side would have in the next round.
    pub widows: BySide<u8>,
}

/// What decided a match (rules, "End of the match").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// A side cannot fill a single pit: คอขาด.
    Beheaded,
    /// The widows after the last round.
    Widows,
    /// The seeds after the last round.
    Seeds,
    /// A side gave up.
    Resigned,
}

impl Why {
    /// The word for it in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Beheaded => "beheaded",
            Self::Widows => "widows",
            Self::Seeds => "seeds",
            Self::Resigned => "resigned",
        }
    }
}

/// A finished round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundResult {
    /// The seeds of each side after settling.
    pub stores: BySide<u8>,
    /// Whether the round opened with a race.
    pub raced: bool,
}

/// What a choice led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The round in which it was made, counted from 1.
    pub round: u16,
    /// The position after it, nothing settled yet. In a race: the board when the clock next
    /// stands still.
    pub position: Position,
    /// Seeds in the hands of a race.
    pub in_hand: BySide<u8>,
}

/// Why a choice is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The match is over.
    MatchOver,
    /// The match waits for a choice of another kind: it is in this phase.
    WrongPhase(PhaseKind),
    /// It is the other side's turn.
    NotYourTurn(Side),
    /// The pit cannot be sown.
    Pit(Illegal),
    /// The choice does not fit the race.
    Race(RaceIllegal),
    /// The race's clock can never show this tick while the side is choosing.
    WrongTick {
        /// The tick of the choice.
        tick: u32,
        /// The tick that the clock shows.
        now: u32,
    },
    /// The widows are not as many as the seeds lack, or not pits of the board.
    WrongWidows {
        /// How many there must be.
        due: u8,
    },
}

/// The name of a [`Phase`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PhaseKind {
    /// [`Phase::Widows`].
    Widows,
    /// [`Phase::Race`].
    Race,
    /// [`Phase::Turns`].
    Turns,
    /// [`Phase::Over`].
    Over,
}

impl PhaseKind {
    /// The word for it in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Widows => "widows",
            Self::Race => "race",
            Self::Turns => "turns",
            Self::Over => "over",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MatchOver => write!(f, "the match is over"),
            Self::WrongPhase(phase) => write!(f, "the match is in its phase {:?}", phase.word()),
            Self::NotYourTurn(side) => write!(f, "it is not {}'s turn", side.word()),
            Self::Pit(why) => why.fmt(f),
            Self::Race(why) => why.fmt(f),
            Self::WrongTick { tick, now } => {
                write!(f, "the clock is at tick {now}, and nobody can choose at tick {tick}")
            }
            Self::WrongWidows { due } => write!(f, "there must be {due} widows on the board"),
        }
    }
}

impl std::error::Error for Refusal {}

/// How many pits `seeds` fill, at most `rules.pits` (rules, "Next rounds").
#[must_use]
pub fn towns(rules: &Rules, seeds: u8) -> u8 {
    (seeds / rules.seeds).min(rules.pits)
}

/// A match, at one moment. A value: choices make it another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    setup: Setup,
    phase: Phase,
    raced: bool,
    began: Side,
    rounds: Vec<RoundResult>,
}

impl Match {
    /// The match before its first choice.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        let rules = &setup.rules;
        let phase = match setup.from {
            Some(position) => Phase::Turns(position),
            None if rules.race == Opening::Race => Phase::Race(Race::new(Board::start(rules))),
            None => Phase::Turns(Position::start(rules, setup.first)),
        };
        let began = match phase {
            Phase::Turns(position) => position.turn,
            _ => setup.first,
        };
        let raced = matches!(phase, Phase::Race(_));
        let mut game = Self { setup, phase, raced, began, rounds: Vec::new() };
        if let Phase::Turns(position) = game.phase
            && position.is_over()
        {
            game.settle(&position, &mut ());
        }
        game
    }

    /// How the match was set up.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rules of the match.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.setup.rules
    }

    /// What the match waits for.
    #[must_use]
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The name of the phase.
    #[must_use]
    pub const fn phase_kind(&self) -> PhaseKind {
        match self.phase {
            Phase::Widows { .. } => PhaseKind::Widows,
            Phase::Race(_) => PhaseKind::Race,
            Phase::Turns(_) => PhaseKind::Turns,
            Phase::Over(..) => PhaseKind::Over,
        }
    }

    /// The round that is on, counted from 1; the last one when the match is over.
    #[must_use]
    pub fn round(&self) -> u16 {
        let finished = self.rounds.len() as u16;
        if matches!(self.phase, Phase::Over(..)) && finished > 0 { finished } else { finished + 1 }
    }

    /// The finished rounds.
    #[must_use]
    pub fn rounds(&self) -> &[RoundResult] {
        &self.rounds
    }

    /// Whether the round that is on opened with a race.
    #[must_use]
    pub const fn raced(&self) -> bool {
        self.raced
    }

    /// How the match ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(_, outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The board as it lies now and whose turn it is; South's where nobody's is.
    #[must_use]
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
    #[must_use]
    pub fn in_hand(&self) -> BySide<u8> {
        match &self.phase {
            Phase::Race(race) => race.in_hand(),
            _ => BySide::default(),
        }
    }

    /// Whether the match waits for a choice of `side`.
    #[must_use]
    pub fn waits_for(&self, side: Side) -> bool {
        match &self.phase {
            Phase::Widows { .. } => self.widows_due(side) > 0,
            Phase::Race(race) => race.is_choosing(side),
            Phase::Turns(position) => position.turn == side,
            Phase::Over(..) => false,
        }
    }

    /// The pits that `side` may lift now; none in another phase or on the other side's turn.
    #[must_use]
    pub fn legal(&self, side: Side) -> PitSet {
        match &self.phase {
            Phase::Race(race) => race.legal(side),
            Phase::Turns(position) if position.turn == side => position.legal(),
            _ => PitSet::EMPTY,
        }
    }

    /// How many widows `side` has to name now; 0 unless the match waits for that.
    #[must_use]
    pub fn widows_due(&self, side: Side) -> u8 {
        match &self.phase {
            Phase::Widows { stores, chosen } if chosen[side].is_none() => {
                self.setup.rules.pits - towns(&self.setup.rules, stores[side])
            }
            _ => 0,
        }
    }

    /// The choice of `side` that lifts pit `pit` now, in a race or in a turn.
    #[must_use]
    pub fn lifting(&self, side: Side, pit: u8) -> Choice {
        match &self.phase {
            Phase::Race(race) => Choice::Race { side, pit, tick: race.tick() },
            _ => Choice::Sow { side, pit },
        }
    }

    /// Carries out a choice, and all that follows from it until the next one is needed.
    ///
    /// # Errors
    /// Why it is refused; the match is as it was then, and `sink` was told nothing.
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

    /// Whether time passes: a hand of a race goes on while the other side is choosing, which
    /// `race_clock = runs` allows.
    #[must_use]
    pub fn time_passes(&self) -> bool {
        matches!(&self.phase, Phase::Race(race) if race.can_tick(&self.setup.rules))
    }

    /// Lets a tick of the race's clock pass, if [time passes](Match::time_passes).
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
            Choice::Resign { side } => Ok(self.resign(side, sink)),
            Choice::Widows { side, pits } => self.choose_widows(side, pits, sink),
            Choice::Race { side, pit, tick } => self.choose_in_race(side, pit, tick, sink),
            Choice::Sow { side, pit } => self.choose_in_turn(side, pit, sink),
        }
    }

    fn resign(&mut self, side: Side, sink: &mut impl Sink) -> Played {
        let played = self.played_here();
        let position = played.position;
        let widows = BySide::from_fn(|side| position.board.widows(side).len());
        let outcome = Outcome { winner: Some(side.other()), why: Why::Resigned, widows };
        self.phase = Phase::Over(position, outcome);
        sink.event(Event::MatchOver(outcome));
        played
    }

    fn choose_widows(&mut self, side: Side, pits: PitSet, sink: &mut impl Sink) -> Result<Played, Refusal> {
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

    fn choose_in_turn(&mut self, side: Side, pit: u8, sink: &mut impl Sink) -> Result<Played, Refusal> {
        while self.time_passes() {
            self.pass_time(sink);
        }
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

    /// Lets the clock of a race run until somebody is choosing, or the race is over and what
    /// follows has begun.
    fn run_race(&mut self, sink: &mut impl Sink) -> Played {
        let rules = self.setup.rules;
        if let Phase::Race(race) = &mut self.phase {
            while Side::BOTH.iter().all(|&side| !race.is_choosing(side)) && race.can_tick(&rules) {
                race.tick_once(&rules, sink);
            }
        }
        let mut played = self.played_here();
        if let Phase::Race(race) = &self.phase
            && let Some(end) = race.result()
        {
            let board = *race.board();
            sink.event(Event::RaceOver(end));
            match end {
                RaceEnd::Turns(turn) => {
                    played.position.turn = turn;
                    self.phase = Phase::Turns(played.position);
                }
                RaceEnd::Again => self.phase = Phase::Race(Race::new(board)),
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
        let round = self.rounds.len() as u16;
        sink.event(Event::Settled { round, stores });
        if let Some(outcome) = outcome(&self.setup.rules, stores, round) {
            self.phase = Phase::Over(*position, outcome);
            sink.event(Event::MatchOver(outcome));
            return;
        }
        let chosen = BySide::from_fn(|side| self.ready_made_widows(stores[side]));
        self.phase = Phase::Widows { stores, chosen };
        self.fill_when_said(sink);
    }

    /// The widows of a side with so many seeds, unless it has to say which.
    fn ready_made_widows(&self, seeds: u8) -> Option<PitSet> {
        let rules = &self.setup.rules;
        let filled = towns(rules, seeds);
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
        let Phase::Widows { stores, chosen: BySide { south: Some(south), north: Some(north) } } = self.phase
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
        self.raced = stores.south == stores.north && rules.race == Opening::Race;
        if self.raced {
            self.phase = Phase::Race(Race::new(board));
            return;
        }
        self.began = match stores.south.cmp(&stores.north) {
            std::cmp::Ordering::Greater => Side::South,
            std::cmp::Ordering::Less => Side::North,
            std::cmp::Ordering::Equal => self.began.other(),
        };
        self.phase = Phase::Turns(Position { board, turn: self.began });
    }
}

/// How the match ends with these stores after round `round`, if it does
/// (rules, "End of the match").
#[must_use]
pub fn outcome(rules: &Rules, stores: BySide<u8>, round: u16) -> Option<Outcome> {
    let widows = stores.map(|seeds| rules.pits - towns(rules, seeds));
    let beheaded = stores.map(|seeds| seeds < rules.seeds);
    let more = |south: u8, north: u8| match south.cmp(&north) {
        std::cmp::Ordering::Greater => Some(Side::South),
        std::cmp::Ordering::Less => Some(Side::North),
        std::cmp::Ordering::Equal => None,
    };
    let (winner, why) = if beheaded.south || beheaded.north {
        (more(stores.south, stores.north), Why::Beheaded)
    } else if rules.rounds == 0 || round < rules.rounds {
        return None;
    } else {
        match rules.match_end {
            MatchEnd::Widows => (more(widows.north, widows.south), Why::Widows),
            MatchEnd::Seeds => (more(stores.south, stores.north), Why::Seeds),
        }
    };
    Some(Outcome { winner, why, widows })
}
