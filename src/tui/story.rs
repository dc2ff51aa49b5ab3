//! What a sowing was, read from its events: for the log, hints, previews and the last move.

use crate::game::{Event, Pit, Place, Position, Rules, Side, SowEnd, SowEvent};

/// One sowing, from the pit that was chosen to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// Who sowed.
    pub side: Side,
    /// The pits that were lifted and how many seeds each held, the chosen one first.
    pub laps: Vec<(Pit, u8)>,
    /// The places that were sown, in order.
    pub path: Vec<Place>,
    /// How it ended.
    pub end: SowEnd,
    /// The pits that were taken and how many seeds each held.
    pub taken: Vec<(Pit, u8)>,
    /// How many seeds came to the sower's store.
    pub gain: u8,
    /// How many seeds the sower forfeited in widows.
    pub forfeited: u8,
}

impl Story {
    /// The story of `side` in `events`, from its first lift on; `None` if it lifted nothing.
    #[must_use]
    pub fn of(side: Side, events: &[Event]) -> Option<Self> {
        let mut story = Self {
            side,
            laps: Vec::new(),
            path: Vec::new(),
            end: SowEnd::Dead,
            taken: Vec::new(),
            gain: 0,
            forfeited: 0,
        };
        for event in events {
            if let Event::Sow(sower, event) = event
                && *sower == side
            {
                story.add(*event);
            }
        }
        (!story.laps.is_empty()).then_some(story)
    }

    fn add(&mut self, event: SowEvent) {
        match event {
            SowEvent::Lift(pit, seeds) => self.laps.push((pit, seeds)),
            SowEvent::Drop(place) => {
                self.path.push(place);
                let stored = place == Place::Store(self.side);
                self.gain += u8::from(stored);
                self.end = if stored { SowEnd::Store } else { SowEnd::Dead };
            }
            SowEvent::Forfeit(pit) => {
                self.path.push(Place::Pit(pit));
                self.forfeited += 1;
                self.end = SowEnd::Widow;
            }
            SowEvent::Capture(pit, seeds) => {
                self.taken.push((pit, seeds));
                self.gain += seeds;
                self.end = SowEnd::Capture;
            }
        }
    }

    /// The story that sowing pit `number` in `position` would be, and the position after it.
    #[must_use]
    pub fn told(position: &Position, rules: &Rules, number: u8) -> Option<(Self, Position)> {
        let mut events = Vec::new();
        let sown = position.play(rules, number, &mut events).ok()?;
        Some((Self::of(position.turn, &events)?, sown.position))
    }

    /// The number of the pit that was chosen.
    #[must_use]
    pub fn pit(&self) -> u8 {
        self.laps.first().map_or(0, |(pit, _)| pit.number)
    }

    /// Where the last seed fell.
    #[must_use]
    pub fn last_place(&self) -> Option<Place> {
        self.path.last().copied()
    }

    /// Seeds taken from pits, all captures together.
    #[must_use]
    pub fn haul(&self) -> u8 {
        self.taken.iter().map(|(_, seeds)| seeds).sum()
    }
}
