//! What one sowing did, in a few numbers.

use super::said::Arg;
use crate::game::{Event, Pit, Place, Position, Rules, SowEnd, SowEvent};
use crate::words::SowStory;

/// What one sowing did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sowing {
    /// The pit that was chosen.
    pub pit: Pit,
    /// The seeds that it held.
    pub seeds: u8,
    /// How many pits were lifted: 1 and one more for each relay.
    pub lifts: u32,
    /// How many seeds fell.
    pub drops: u32,
    /// Where the last seed fell.
    pub last: Place,
    /// The seeds that dying at home took.
    pub taken: u8,
    /// How it ended.
    pub end: SowEnd,
    /// Whether a row was empty then.
    pub round_over: bool,
    /// What is told of it.
    pub story: SowStory,
}

impl Sowing {
    /// Sows pit `number` of the side to move, which must be legal, and keeps the events.
    #[must_use]
    pub fn play(position: &Position, rules: &Rules, number: u8, events: &mut Vec<Event>) -> (Self, Position) {
        let first = events.len();
        let pit = Pit::new(position.turn, number);
        let seeds = position.board.seeds(pit);
        let sown = position.play_unchecked(rules, number, events);
        let mut sowing = Self {
            pit,
            seeds,
            lifts: 0,
            drops: 0,
            last: Place::Pit(pit),
            taken: 0,
            end: sown.end,
            round_over: sown.round_over,
            story: SowStory::of(pit.side, &events[first..]).unwrap_or(SowStory::begin(pit, seeds)),
        };
        for event in &events[first..] {
            if let Event::Sow(_, event) = event {
                sowing.count(*event);
            }
        }
        (sowing, sown.position)
    }

    fn count(&mut self, event: SowEvent) {
        match event {
            SowEvent::Lift(..) => self.lifts += 1,
            SowEvent::Drop(place) => (self.drops, self.last) = (self.drops + 1, place),
            SowEvent::Forfeit(pit) => (self.drops, self.last) = (self.drops + 1, Place::Pit(pit)),
            SowEvent::Capture(_, seeds) => self.taken += seeds,
        }
    }

    /// What a sentence about the sowing may mention.
    #[must_use]
    pub fn args(&self) -> Vec<(&'static str, Arg)> {
        vec![
            ("pit", Arg::Number(self.pit.number.into())),
            ("seeds", Arg::Number(self.seeds.into())),
            ("lifts", Arg::Number(self.lifts.into())),
            ("relays", Arg::Number(i64::from(self.lifts) - 1)),
            ("drops", Arg::Number(self.drops.into())),
            ("last", Arg::Place(self.last)),
            ("taken", Arg::Number(self.taken.into())),
        ]
    }
}
