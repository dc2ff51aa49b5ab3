//! A match in sentences, event by event.

use crate::game::{Board, BySide, Event, Match, Outcome, PhaseKind, RaceEnd, Setup, Side, Sowing};
use crate::say;
use crate::text::Text;

use super::actor::Actor;
use super::sowing::sowing_told;

/// Turns the events of a match into sentences. It must see every event, in order: it tracks the
/// board and the hands.
#[derive(Clone, Debug)]
pub struct Narrator {
    setup: Setup,
    actors: BySide<Actor>,
    board: Board,
    hands: BySide<Option<Sowing>>,
    tick: u32,
}

impl Narrator {
    /// A narrator at the start of a match.
    pub fn new(setup: Setup, actors: BySide<Actor>) -> Self {
        let board = Match::new(setup).position().board;
        Self { setup, actors, board, hands: BySide::default(), tick: 0 }
    }

    /// The sentences for the events of one choice made in `phase`.
    pub fn tell(&mut self, phase: PhaseKind, events: &[Event], text: &Text) -> Vec<String> {
        let mut told = Vec::new();
        for event in events {
            self.tell_event(phase, event, text, &mut told);
        }
        if phase == PhaseKind::Turns {
            self.finish_turn(text, &mut told);
        }
        told
    }

    fn tell_event(&mut self, phase: PhaseKind, event: &Event, text: &Text, told: &mut Vec<String>) {
        match *event {
            Event::Sow(side, event) => {
                self.board.apply(side, event);
                Sowing::fold(&mut self.hands[side], event);
            }
            Event::Tick(tick) => self.tick = tick,
            Event::ChoosesAgain(side) => self.finish(side, text, told),
            Event::Out(side) => {
                self.finish(side, text, told);
                let actor = &self.actors[side];
                let (who, name) = (actor.who(), actor.name());
                told.push(say!(text, "game-race-out", who = who, name = name, tick = self.tick));
            }
            Event::RaceOver(end) => {
                self.tick = 0;
                told.push(race_end(end, &self.actors, text));
            }
            Event::Settled { round, stores } => {
                if phase == PhaseKind::Turns {
                    self.finish_turn(text, told);
                }
                told.push(self.settled(round, stores, text));
            }
            Event::RoundBegins { round, board } => {
                self.board = board;
                told.push(say!(text, "game-round-begins", round = round));
                told.extend(Side::BOTH.into_iter().filter_map(|side| self.widows(side, text)));
            }
            Event::MatchOver(outcome) => told.push(self.over(outcome, text)),
        }
    }

    fn finish_turn(&mut self, text: &Text, told: &mut Vec<String>) {
        for side in Side::BOTH {
            self.finish(side, text, told);
        }
    }

    /// Reports the finished sowing of `side`.
    fn finish(&mut self, side: Side, text: &Text, told: &mut Vec<String>) {
        if let Some(sowing) = self.hands[side].take() {
            let (actor, rules) = (&self.actors[side], &self.setup.rules);
            told.push(sowing_told(&sowing, actor, &self.board, rules, text));
        }
    }

    fn settled(&self, round: u16, stores: BySide<u8>, text: &Text) -> String {
        say!(
            text,
            "game-settled",
            round = round,
            south = self.actors.south.title(text),
            south_seeds = stores.south,
            north = self.actors.north.title(text),
            north_seeds = stores.north,
        )
    }

    fn widows(&self, side: Side, text: &Text) -> Option<String> {
        let widows = self.board.widows(side);
        let actor = &self.actors[side];
        (!widows.is_empty()).then(|| {
            let pits: Vec<_> = widows.iter().map(|number| text.number(number)).collect();
            let (who, name, pits) = (actor.who(), actor.name(), pits.join(", "));
            say!(text, "game-widows", who = who, name = name, count = widows.len(), pits = pits)
        })
    }

    fn over(&self, outcome: Outcome, text: &Text) -> String {
        let why = outcome.why.word();
        let Some(winner) = outcome.winner else {
            return say!(text, "game-drawn", why = why, widows = outcome.widows.south);
        };
        let actor = &self.actors[winner];
        say!(
            text,
            "game-won",
            who = actor.who(),
            name = actor.name(),
            why = why,
            own = outcome.widows[winner],
            other = outcome.widows[!winner],
        )
    }
}

/// How a race ended.
pub fn race_end(end: RaceEnd, actors: &BySide<Actor>, text: &Text) -> String {
    match end {
        RaceEnd::Turns(side) => {
            say!(text, "game-race-first", who = actors[side].who(), name = actors[side].name())
        }
        RaceEnd::Again => text.get("game-race-again"),
        RaceEnd::RoundOver => text.get("game-round-over"),
    }
}
