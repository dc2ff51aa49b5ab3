//! What one sowing did, folded from its events.

use super::event::{Event, Sink, SowEvent};
use super::pit::{Pit, Place};
use super::position::{Illegal, Position, Sown};
use super::rules::Rules;
use super::side::Side;
use super::sowing::SowEnd;

/// One sowing of a side, from the pit that was chosen to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sowing {
    /// The pit that was chosen.
    pub pit: Pit,
    /// The seeds it held.
    pub seeds: u8,
    /// The pits that were lifted and the seeds each held, the chosen pit first.
    pub laps: Vec<(Pit, u8)>,
    /// The places where seeds fell, in order.
    pub path: Vec<Place>,
    /// How it ended.
    pub end: SowEnd,
    /// The pits that were captured and the seeds each held.
    pub taken: Vec<(Pit, u8)>,
    /// Seeds that came to the sower's store.
    pub gain: u8,
    /// Seeds that the sower forfeited in widows.
    pub forfeited: u8,
}

impl Sowing {
    /// A sowing that has lifted `pit` with its `seeds`.
    pub fn begin(pit: Pit, seeds: u8) -> Self {
        Self {
            pit,
            seeds,
            laps: vec![(pit, seeds)],
            path: Vec::new(),
            end: SowEnd::Dead,
            taken: Vec::new(),
            gain: 0,
            forfeited: 0,
        }
    }

    /// The sowing of `side` in `events`, from its first lift on; `None` if it lifted nothing.
    pub fn of(side: Side, events: &[Event]) -> Option<Self> {
        let mut sowing = None;
        for event in events {
            if let Event::Sow(sower, event) = event
                && *sower == side
            {
                Self::fold(&mut sowing, *event);
            }
        }
        sowing
    }

    /// Adds the next event of a hand. The first lift begins the sowing.
    pub fn fold(sowing: &mut Option<Self>, event: SowEvent) {
        match (sowing, event) {
            (Some(sowing), event) => sowing.add(event),
            (none, SowEvent::Lift(pit, seeds)) => *none = Some(Self::begin(pit, seeds)),
            (None, _) => {}
        }
    }

    fn add(&mut self, event: SowEvent) {
        match event {
            SowEvent::Lift(pit, seeds) => self.laps.push((pit, seeds)),
            SowEvent::Drop(place) => {
                let stored = place == Place::Store(self.pit.side);
                self.path.push(place);
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

    /// Sows pit `number` of the side to move.
    ///
    /// # Errors
    /// Why the pit cannot be sown; `sink` gets no events then.
    pub fn play(
        position: &Position,
        rules: &Rules,
        number: u8,
        sink: &mut impl Sink,
    ) -> Result<(Self, Sown), Illegal> {
        let mut events = Vec::new();
        let sown = position.play(rules, number, &mut events)?;
        // Every sowing lifts its pit first.
        let sowing = Self::of(position.turn, &events).ok_or(Illegal::NoSuchPit(number))?;
        for event in events {
            sink.event(event);
        }
        Ok((sowing, sown))
    }

    /// The side that sowed.
    pub const fn side(&self) -> Side {
        self.pit.side
    }

    /// Where the last seed fell.
    pub fn last_place(&self) -> Option<Place> {
        self.path.last().copied()
    }

    /// Seeds captured, all captures together.
    pub fn captured(&self) -> u8 {
        self.taken.iter().map(|(_, seeds)| seeds).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fold_tells_what_the_rules_tell() {
        let rules = Rules::default();
        let mut position = Position::start(&rules, Side::South);
        let mut ends = Vec::new();
        for number in [7, 6, 1, 3, 4, 7] {
            let mut events = Vec::new();
            let (sowing, sown) = Sowing::play(&position, &rules, number, &mut events).unwrap();
            let store = |position: &Position| position.board.store(sowing.side());
            assert_eq!(sowing.end, sown.end);
            assert_eq!(sowing.gain, store(&sown.position) - store(&position));
            assert_eq!(sowing.laps[0], (sowing.pit, sowing.seeds));
            assert_eq!(Sowing::of(sowing.side(), &events), Some(sowing.clone()));
            assert_eq!(Sowing::of(sowing.side().other(), &events), None);
            let lifted: usize = sowing.laps.iter().map(|(_, seeds)| usize::from(*seeds)).sum();
            assert_eq!(sowing.path.len(), lifted);
            ends.push(sowing.end);
            position = sown.position;
        }
        assert!(ends.contains(&SowEnd::Store) && ends.contains(&SowEnd::Capture), "{ends:?}");
    }
}
