//! The turns of a match, for the list beside the board and the summaries.

use crate::game::{BySide, Choice, Event, Match, PhaseKind, RaceEnd, Record, Side, SowEvent, Sowing};

/// A turn: a chain of sowings, each but the last ending in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Counted from 1.
    pub round: u16,
    /// Whether it was sown in a race.
    pub racing: bool,
    pub side: Side,
    pub pits: Vec<u8>,
    /// What each sowing did; empty in a race while both hands sow, for they change one board.
    pub sowings: Vec<Sowing>,
    /// Seeds that came to the side's store.
    pub gain: u8,
}

impl Turn {
    /// The seeds of each capture.
    pub fn captures(&self) -> Vec<u8> {
        self.sowings.iter().flat_map(|sowing| sowing.taken.iter().map(|&(_, seeds)| seeds)).collect()
    }
}

/// The turns so far and the last sowing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    pub turns: Vec<Turn>,
    pub last: Option<Sowing>,
    /// How the last race ended, and in which round.
    pub race_end: Option<(u16, RaceEnd)>,
}

impl Log {
    pub fn of(record: &Record) -> Self {
        let mut log = Self::default();
        let mut game = Match::new(*record.state().setup());
        for &choice in record.choices() {
            let before = (game.round(), game.phase_kind());
            let mut events = Vec::new();
            if game.choose(choice, &mut events).is_err() {
                break;
            }
            log.add(before, choice, &events);
        }
        log
    }

    /// Adds a choice made in this round and phase, and its events. Returns which sowing of a turn it
    /// is, counted from 1; `None` where both hands sow, or nobody does.
    pub fn add(
        &mut self,
        (round, phase): (u16, PhaseKind),
        choice: Choice,
        events: &[Event],
    ) -> Option<usize> {
        let racing = phase == PhaseKind::Race;
        let mut nth = None;
        match choice {
            Choice::Sow { side, pit } | Choice::Race { side, pit, .. } => {
                let sowing = Sowing::of(side, events);
                let sown = sowing.clone().filter(|_| !racing || is_alone(side, events));
                let last = if sown.is_some() { self.turns.last_mut() } else { self.race_turn(round, side) };
                let goes_on = last.filter(|turn| {
                    let same = turn.racing == racing && turn.round == round && turn.side == side;
                    same && turn.sowings.is_empty() == sown.is_none()
                });
                let turn = if let Some(turn) = goes_on {
                    turn
                } else {
                    let turn = Turn { round, racing, side, pits: vec![], sowings: vec![], gain: 0 };
                    self.turns.push(turn);
                    let last = self.turns.len() - 1;
                    &mut self.turns[last]
                };
                turn.pits.push(pit);
                turn.sowings.extend(sown);
                nth = Some(turn.sowings.len()).filter(|&nth| nth > 0);
                self.last = sowing.or_else(|| self.last.take());
            }
            Choice::Widows { .. } | Choice::Resign { .. } | Choice::TimeOut { .. } => {}
        }
        self.add_gains(round, racing, events);
        nth
    }

    /// Adds what came to the stores. In a race that includes the other side's hand.
    pub fn add_gains(&mut self, round: u16, racing: bool, events: &[Event]) {
        let mut gains = BySide::new(0_u8, 0);
        for event in events {
            match event {
                Event::Sow(side, SowEvent::Drop(crate::game::Place::Store(_))) => gains[*side] += 1,
                Event::Sow(side, SowEvent::Capture(_, seeds)) => gains[*side] += seeds,
                Event::RaceOver(end) => self.race_end = Some((round, *end)),
                _ => {}
            }
        }
        for side in Side::BOTH {
            let turn = if racing { self.race_turn(round, side) } else { self.own_turn(round, side) };
            if let Some(turn) = turn {
                turn.gain = turn.gain.saturating_add(gains[side]);
            }
        }
    }

    /// The current turn, if it is `side`'s.
    fn own_turn(&mut self, round: u16, side: Side) -> Option<&mut Turn> {
        self.turns.last_mut().filter(|turn| !turn.racing && turn.round == round && turn.side == side)
    }

    /// The sowings of `side` in the race of this round.
    fn race_turn(&mut self, round: u16, side: Side) -> Option<&mut Turn> {
        self.turns.iter_mut().rev().find(|turn| turn.racing && turn.round == round && turn.side == side)
    }

    /// The biggest gain of `side` in one turn of `round`, and its longest turn in sowings.
    pub fn best(&self, round: u16, side: Side) -> (u8, usize) {
        let turns = self.turns.iter().filter(|turn| turn.round == round && turn.side == side);
        turns.fold((0, 0), |(gain, length), turn| (gain.max(turn.gain), length.max(turn.pits.len())))
    }
}

/// Whether the hand of `side` sowed to its end in a race, and no other hand moved.
fn is_alone(side: Side, events: &[Event]) -> bool {
    let ends = |event: &Event| *event == Event::ChoosesAgain(side) || *event == Event::Out(side);
    let others = |event: &Event| matches!(event, Event::Sow(who, _) if *who != side);
    events.iter().any(ends) && !events.iter().any(others)
}
