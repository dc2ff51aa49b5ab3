//! A sowing as a sentence that a person would say.

use crate::game::{Board, Event, Pit, Place, Rules, Side, SowEvent, StoreEnd};
use crate::say;
use crate::text::Text;

use super::actor::Actor;

/// What is worth telling of one sowing: made from the events of the hand of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SowStory {
    pit: Pit,
    seeds: u8,
    relays: usize,
    last: Option<Place>,
    taken: u8,
    forfeited: usize,
    ended_in_widow: bool,
}

/// How the sentence ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    Again,
    Store,
    Dead,
    Occupied,
    Gone,
    Capture,
    Widow,
}

impl Ending {
    const fn word(self) -> &'static str {
        match self {
            Self::Again => "again",
            Self::Store => "store",
            Self::Dead => "dead",
            Self::Occupied => "occupied",
            Self::Gone => "gone",
            Self::Capture => "capture",
            Self::Widow => "widow",
        }
    }
}

impl SowStory {
    /// A story that begins with lifting so many seeds out of `pit`.
    #[must_use]
    pub const fn begin(pit: Pit, seeds: u8) -> Self {
        Self { pit, seeds, relays: 0, last: None, taken: 0, forfeited: 0, ended_in_widow: false }
    }

    /// The story of the first sowing in `events`, which is that of `side`.
    #[must_use]
    pub fn of(side: Side, events: &[Event]) -> Option<Self> {
        let mut story = None;
        for event in events {
            if let Event::Sow(sower, event) = event
                && *sower == side
            {
                Self::add(&mut story, *event);
            }
        }
        story
    }

    /// Goes on with a story, or begins one.
    pub fn add(story: &mut Option<Self>, event: SowEvent) {
        let Some(told) = story else {
            if let SowEvent::Lift(pit, seeds) = event {
                *story = Some(Self::begin(pit, seeds));
            }
            return;
        };
        match event {
            SowEvent::Lift(..) => told.relays += 1,
            SowEvent::Drop(place) => {
                told.last = Some(place);
                told.ended_in_widow = false;
            }
            SowEvent::Forfeit(pit) => {
                told.forfeited += 1;
                told.last = Some(Place::Pit(pit));
                told.ended_in_widow = true;
            }
            SowEvent::Capture(_, seeds) => told.taken += seeds,
        }
    }

    /// How it ended, on the board after it.
    fn ending(&self, board: &Board, rules: &Rules) -> Ending {
        match self.last {
            _ if self.taken > 0 => Ending::Capture,
            _ if self.ended_in_widow => Ending::Widow,
            Some(Place::Store(_)) if rules.store_end == StoreEnd::Pass || board.a_row_is_empty() => {
                Ending::Store
            }
            Some(Place::Store(_)) => Ending::Again,
            // In a race the other side can lift or take the last seed at the same tick.
            Some(Place::Pit(pit)) if board.seeds(pit) == 0 => Ending::Gone,
            Some(Place::Pit(pit)) if board.seeds(pit) > 1 => Ending::Occupied,
            Some(Place::Pit(_)) | None => Ending::Dead,
        }
    }

    /// The story in a sentence, with the board after it.
    #[must_use]
    pub fn tell(&self, actor: &Actor, board: &Board, rules: &Rules, text: &Text) -> String {
        let count = |seeds: u8| say!(text, "words-count", n = seeds);
        let (who, name) = (actor.who(), actor.name());
        let (side, number) = match self.last {
            Some(Place::Pit(pit)) if pit.side == self.pit.side => ("own", pit.number),
            Some(Place::Pit(pit)) => ("other", pit.number),
            Some(Place::Store(_)) | None => ("own", 0),
        };
        let ending = say!(
            text,
            "game-sowed-ending",
            ending = self.ending(board, rules).word(),
            who = who,
            name = name,
            side = side,
            pit = number,
            count = count(self.taken),
        );
        let mut sentence = say!(
            text,
            "game-sowed",
            who = who,
            name = name,
            count = count(self.seeds),
            pit = self.pit.number,
            relays = self.relays,
            ending = ending,
        );
        if self.forfeited > 0 {
            sentence.push(' ');
            sentence.push_str(&say!(text, "game-forfeited", seeds = self.forfeited));
        }
        sentence
    }
}
