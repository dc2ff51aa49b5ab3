//! A sowing as a sentence that a person would say.

use crate::game::{Event, Pit, Place, Rules, Side, SowEnd, SowEvent, Sown, StoreEnd};
use crate::say;
use crate::text::Text;

/// Who does something in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Actor {
    /// The reader.
    You,
    /// A side without a name.
    Side(Side),
    /// Somebody with this name.
    Named(String),
}

impl Actor {
    /// The side, by its name on the board.
    #[must_use]
    pub const fn side(side: Side) -> Self {
        Self::Side(side)
    }

    /// The word that sentences choose their grammar by: `you`, `south`, `north` or `other`.
    #[must_use]
    pub const fn who(&self) -> &'static str {
        match self {
            Self::You => "you",
            Self::Side(side) => side.word(),
            Self::Named(_) => "other",
        }
    }

    /// The name, if it is one that sentences write out.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Named(name) => name,
            Self::You | Self::Side(_) => "",
        }
    }
}

/// What is worth telling of one sowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SowStory {
    pit: Pit,
    seeds: u8,
    relays: usize,
    last: Option<Pit>,
    taken: Option<u8>,
    forfeited: usize,
    ending: Ending,
}

/// How the sentence ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    Again,
    Store,
    Dead,
    Occupied,
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
            Self::Capture => "capture",
            Self::Widow => "widow",
        }
    }
}

/// A number of seeds as it is said.
fn count(seeds: u8, text: &Text) -> String {
    say!(text, "words-count", n = seeds)
}

impl SowStory {
    /// The story of the sowing of `pit` that led to `sown`, with these events.
    #[must_use]
    pub fn of(pit: Pit, sown: &Sown, rules: &Rules, events: &[Event]) -> Self {
        let mut story =
            Self { pit, seeds: 0, relays: 0, last: None, taken: None, forfeited: 0, ending: Ending::Dead };
        let mut lifts = 0;
        for event in events {
            let Event::Sow(_, event) = event else { continue };
            match *event {
                SowEvent::Lift(_, seeds) => {
                    lifts += 1;
                    story.seeds = if lifts == 1 { seeds } else { story.seeds };
                }
                SowEvent::Drop(place) => {
                    story.last = match place {
                        Place::Pit(pit) => Some(pit),
                        Place::Store(_) => None,
                    };
                }
                SowEvent::Forfeit(pit) => {
                    story.forfeited += 1;
                    story.last = Some(pit);
                }
                SowEvent::Capture(_, seeds) => {
                    story.taken = Some(story.taken.unwrap_or(0) + seeds);
                }
            }
        }
        story.relays = lifts.max(1) - 1;
        story.ending = story.ending(sown, rules);
        story
    }

    fn ending(&self, sown: &Sown, rules: &Rules) -> Ending {
        match sown.end {
            SowEnd::Store if rules.store_end == StoreEnd::Pass || sown.round_over => Ending::Store,
            SowEnd::Store => Ending::Again,
            SowEnd::Capture => Ending::Capture,
            SowEnd::Widow => Ending::Widow,
            SowEnd::Dead => match self.last {
                Some(last) if sown.position.board.seeds(last) > 1 => Ending::Occupied,
                _ => Ending::Dead,
            },
        }
    }

    /// The story in a sentence.
    #[must_use]
    pub fn tell(&self, actor: &Actor, text: &Text) -> String {
        let ending = say!(
            text,
            "game-sowed-ending",
            ending = self.ending.word(),
            who = actor.who(),
            name = actor.name(),
            side = self.last.map_or("none", |last| if last.side == self.pit.side { "own" } else { "other" }),
            pit = self.last.map_or(0, |last| last.number),
            count = count(self.taken.unwrap_or(0), text),
        );
        let mut sentence = say!(
            text,
            "game-sowed",
            who = actor.who(),
            name = actor.name(),
            count = count(self.seeds, text),
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
