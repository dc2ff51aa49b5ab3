//! What a choice sets going in a match: races run on, rounds are settled, boards are refilled.

use std::cmp::Ordering;

use super::choice::{Choice, Played, Refusal};
use super::contest::{Match, Phase, RoundResult};
use super::event::{Event, Sink};
use super::outcome::{Outcome, Why, outcome, towns};
use super::pit::{Pit, PitSet, Place};
use super::position::Position;
use super::race::{Race, RaceEnd};
use super::side::{BySide, Side};
use super::variant::{Opening, RaceClock, Widows};

impl Match {
    pub(super) fn carry_out(&mut self, choice: Choice, sink: &mut impl Sink) -> Result<Played, Refusal> {
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

    /// Lets a running race come to its end, which it must have before a choice of another phase.
    fn let_time_pass(&mut self, sink: &mut impl Sink) {
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

    /// Lets the clock of a race run until somebody is choosing, or the race is over and what
    /// follows has begun.
    pub(super) fn run_race(&mut self, sink: &mut impl Sink) -> Played {
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
    pub(super) fn settle(&mut self, position: &Position, sink: &mut impl Sink) {
        let stores = position.board.settled().stores();
        self.rounds.push(RoundResult { stores, raced: self.raced });
        let round = self.finished();
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
            self.phase = Phase::Race(Race::at_tick(board, self.clock));
            return;
        }
        self.began = match stores.south.cmp(&stores.north) {
            Ordering::Greater => Side::South,
            Ordering::Less => Side::North,
            Ordering::Equal => self.began.other(),
        };
        self.phase = Phase::Turns(Position { board, turn: self.began });
    }
}
