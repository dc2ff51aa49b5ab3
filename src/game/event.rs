//! Events: what happens while the rules are carried out.
//!
//! Playing the events of a choice back on the board before it gives the board after it, so nobody
//! has to compare boards to find out what happened.

use super::board::Board;
use super::outcome::{Outcome, RaceEnd};
use super::pit::{Pit, Place};
use super::side::{BySide, Side};

/// One thing that a sowing hand does. Every change of a board during a round is one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum SowEvent {
    /// The seeds of a pit, this many, are taken into the hand.
    Lift(Pit, u8),
    /// One seed falls in a pit or in the sower's store.
    Drop(Place),
    /// One seed falls in a widow and goes to the store of the sower's opponent.
    Forfeit(Pit),
    /// The seeds of a pit, this many, go to the sower's store.
    Capture(Pit, u8),
}

/// One thing that happens in a match.
///
/// It is written as words, a line for each event: `s lift s7 7`, `tick 12`, `settled 1 50-48`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Event {
    /// The hand of a side does something.
    Sow(Side, SowEvent),
    /// The clock of a race reaches this tick; the drops that follow fall at it.
    Tick(u32),
    /// A side reached its store in a race and chooses again.
    ChoosesAgain(Side),
    /// A side is out of the race.
    Out(Side),
    /// Both sides are out of the race.
    RaceOver(RaceEnd),
    /// A round is over, and what lay on the board is in the stores.
    Settled {
        /// The round, counted from 1.
        round: u16,
        /// The seeds of each side.
        stores: BySide<u8>,
    },
    /// Both sides have filled their pits from their stores for the next round.
    RoundBegins {
        /// The round, counted from 1.
        round: u16,
        /// The board as the round begins.
        board: Board,
    },
    /// The match is over.
    MatchOver(Outcome),
}

/// Takes the events of the rules. `()` ignores them, a `Vec<Event>` keeps them, a closure handles them.
///
/// ```
/// use mak_khum::game::{Event, Position, Rules, Side};
/// let mut lifted = Vec::new();
/// let mut sink = |event| {
///     if let Event::Sow(side, event) = event {
///         lifted.push(format!("{side}: {event}"));
///     }
/// };
/// Position::start(&Rules::default(), Side::South).play(&Rules::default(), 7, &mut sink)?;
/// assert_eq!(lifted[0], "south: lift s7 7");
/// # Ok::<(), mak_khum::game::Illegal>(())
/// ```
pub trait Sink {
    /// Takes one event.
    fn event(&mut self, event: Event);
}

impl Sink for () {
    fn event(&mut self, _: Event) {}
}

impl Sink for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}

impl<F: FnMut(Event)> Sink for F {
    fn event(&mut self, event: Event) {
        self(event);
    }
}

impl Board {
    /// Carries out what the hand of `side` does. The rules change a board in no other way while
    /// a round is on, so that events give the board by construction.
    ///
    /// # Panics
    /// If the board has no such pit, or counts more seeds than [`Rules::MAX_TOTAL`](super::Rules::MAX_TOTAL)
    /// in one place: it is for the events of the rules.
    pub fn apply(&mut self, side: Side, event: SowEvent) {
        match event {
            SowEvent::Lift(pit, _) => {
                self.lift(pit);
            }
            SowEvent::Drop(place) => self.add(place, 1),
            SowEvent::Forfeit(_) => self.add(Place::Store(side.other()), 1),
            SowEvent::Capture(pit, _) => {
                let seeds = self.lift(pit);
                self.add(Place::Store(side), seeds);
            }
        }
    }
}
