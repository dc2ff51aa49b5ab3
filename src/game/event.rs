//! What the rules tell while they are carried out.
//!
//! Whoever shows a match plays these events back on the board as it was before; playing all of
//! them gives the board as it is after. Nothing has to be guessed by comparing boards.

use super::board::Board;
use super::outcome::{Outcome, RaceEnd};
use super::pit::{Pit, Place};
use super::side::{BySide, Side};

/// One thing that a sowing hand does. Every change of a board during a round is one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SowEvent {
    /// All the seeds of a pit, so many, are taken into the hand.
    Lift(Pit, u8),
    /// One seed falls in a pit or in the sower's store.
    Drop(Place),
    /// One seed falls in a widow and goes to the store of the sower's opponent.
    Forfeit(Pit),
    /// All the seeds of a pit, so many, go to the sower's store.
    Capture(Pit, u8),
}

/// One thing that happens in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// A round is over and what lay on the board is in the stores, so many seeds each.
    Settled {
        /// The round, counted from 1.
        round: u16,
        /// The seeds of each side.
        stores: BySide<u8>,
    },
    /// A side fills its pits from its store for the next round; the rest are widows. The board
    /// is the one after both sides did.
    RoundBegins {
        /// The round, counted from 1.
        round: u16,
        /// The board as the round begins.
        board: Board,
    },
    /// The match is over.
    MatchOver(Outcome),
}

/// Takes the events of the rules. `()` ignores them, a `Vec<Event>` keeps them.
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

impl Board {
    /// Carries out what the hand of `side` does. The rules change a board in no other way while
    /// a round is on, so that events give the board by construction.
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
