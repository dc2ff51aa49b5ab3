//! One sowing, step by step (rules, "One sowing").
//!
//! Turns and races move the same [`Hand`] and differ in when they resolve its landing.

use super::board::Board;
use super::event::{Event, Sink, SowEvent};
use super::pit::{Pit, Place};
use super::rules::Rules;
use super::side::Side;
use super::variant::{Capture, CaptureAfter, WidowSowing};
use super::words::words;

/// Seeds in a player's hand and the place where the last one fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hand {
    side: Side,
    seeds: u8,
    at: Place,
    forfeited: bool,
    /// Whether this sowing has dropped a seed in its own store.
    been_home: bool,
}

/// Where the last seed of a hand fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Landing {
    /// In the own store.
    Store,
    /// In a pit that held seeds, and relay sowing goes on from it.
    Relay(Pit),
    /// In a pit that held seeds, and without relay that ends the turn.
    Occupied,
    /// In a widow, from which it was forfeited.
    Widow,
    /// In an empty pit.
    Empty(Pit),
}

words! {
    /// How a sowing ended.
    SowEnd {
        /// The last seed fell in the sower's store.
        Store = "store",
        /// It died, or fell in an occupied pit where there is no relay: the turn is over.
        Dead = "dead",
        /// It died in an own pit and took something.
        Capture = "capture",
        /// The last seed was forfeited in a widow.
        Widow = "widow",
    }
}

/// What dying in an own empty pit takes: the opposite pit's seeds and the dying seed itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Taking {
    pub opposite: Option<Pit>,
    pub own: Option<Pit>,
}

/// Applies `event` to the board and emits it.
pub(super) fn emit(board: &mut Board, side: Side, event: SowEvent, sink: &mut impl Sink) {
    board.apply(side, event);
    sink.event(Event::Sow(side, event));
}

impl Hand {
    /// Takes all the seeds of `pit` into the hand of `side`, which begins a sowing.
    pub(super) fn lift(board: &mut Board, side: Side, pit: Pit, sink: &mut impl Sink) -> Self {
        let empty = Self { side, seeds: 0, at: Place::Pit(pit), forfeited: false, been_home: false };
        empty.relay(board, pit, sink)
    }

    /// Takes all the seeds of `pit` into the empty hand, which goes on with its sowing.
    pub(super) fn relay(self, board: &mut Board, pit: Pit, sink: &mut impl Sink) -> Self {
        let seeds = board.seeds(pit);
        emit(board, self.side, SowEvent::Lift(pit, seeds), sink);
        Self { seeds, at: Place::Pit(pit), ..self }
    }

    /// Whose hand it is.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Seeds still in the hand.
    pub const fn seeds(&self) -> u8 {
        self.seeds
    }

    /// Where the last seed fell, or the pit that was lifted if none has fallen yet.
    pub const fn at(&self) -> Place {
        self.at
    }

    /// Whether this sowing has dropped a seed in its own store.
    pub(crate) const fn been_home(self) -> bool {
        self.been_home
    }

    /// Drops one seed, of which the hand must hold one, in the next place.
    pub(super) fn drop_one(&mut self, board: &mut Board, rules: &Rules, sink: &mut impl Sink) {
        let (place, widow) = self.next_place(board, rules);
        self.at = place;
        self.seeds -= 1;
        self.forfeited = widow.is_some();
        self.been_home |= matches!(place, Place::Store(_));
        let event = widow.map_or(SowEvent::Drop(place), SowEvent::Forfeit);
        emit(board, self.side, event, sink);
    }

    /// The place of the next seed; also as a pit if it is a widow, which forfeits the seed.
    fn next_place(self, board: &Board, rules: &Rules) -> (Place, Option<Pit>) {
        let mut place = self.at;
        loop {
            place = place.next(self.side, board.pits());
            match place {
                Place::Pit(pit) if board.is_widow(pit) => match rules.widow_sowing {
                    WidowSowing::Skip => {}
                    WidowSowing::Forfeit => return (place, Some(pit)),
                },
                _ => return (place, None),
            }
        }
    }

    /// Where the last seed fell, on a board with every drop of the tick.
    pub(super) fn landing(self, board: &Board, rules: &Rules) -> Landing {
        match self.at {
            Place::Store(_) => Landing::Store,
            Place::Pit(_) if self.forfeited => Landing::Widow,
            Place::Pit(pit) if board.seeds(pit) == 1 => Landing::Empty(pit),
            Place::Pit(pit) if rules.relay => Landing::Relay(pit),
            Place::Pit(_) => Landing::Occupied,
        }
    }
}

/// What `hand` takes for dying in `pit` on this board.
pub(super) fn taking(board: &Board, rules: &Rules, hand: Hand, pit: Pit) -> Taking {
    let too_early = rules.capture_after == CaptureAfter::Lap && !hand.been_home;
    if pit.side != hand.side || too_early {
        return Taking::default();
    }
    let opposite = Some(pit.opposite(board.pits())).filter(|&opposite| board.seeds(opposite) > 0);
    let own_too = match rules.capture {
        Capture::Opposite => false,
        Capture::BothIfOpposite => opposite.is_some(),
        Capture::Both => true,
    };
    Taking { opposite, own: own_too.then_some(pit) }
}

/// Moves the seeds of `pit`, if there are any, to the store of `side`. Returns whether there were.
pub(super) fn capture(board: &mut Board, side: Side, pit: Option<Pit>, sink: &mut impl Sink) -> bool {
    let Some(pit) = pit.filter(|&pit| board.seeds(pit) > 0) else {
        return false;
    };
    emit(board, side, SowEvent::Capture(pit, board.seeds(pit)), sink);
    true
}

/// Sows `pit` of `side` to the end, with every relay and the capture.
///
/// Terminates: every lap of the board leaves a seed in the sower's store, so there are at most
/// [`longest_sowing`] drops.
pub(super) fn sow(board: &mut Board, rules: &Rules, pit: Pit, sink: &mut impl Sink) -> SowEnd {
    let side = pit.side;
    let mut hand = Hand::lift(board, side, pit, sink);
    loop {
        while hand.seeds > 0 {
            hand.drop_one(board, rules, sink);
        }
        match hand.landing(board, rules) {
            Landing::Store => return SowEnd::Store,
            Landing::Relay(next) => hand = hand.relay(board, next, sink),
            Landing::Occupied => return SowEnd::Dead,
            Landing::Widow => return SowEnd::Widow,
            Landing::Empty(last) => {
                let taking = taking(board, rules, hand, last);
                let took_opposite = capture(board, side, taking.opposite, sink);
                let took_own = capture(board, side, taking.own, sink);
                return if took_opposite || took_own { SowEnd::Capture } else { SowEnd::Dead };
            }
        }
    }
}

/// An upper bound on the drops of one sowing: a lap of the board has 2 × pits + 1 places and leaves
/// a seed in the store, which cannot happen more often than there are seeds.
pub fn longest_sowing(rules: &Rules) -> u32 {
    (u32::from(rules.total()) + 1) * (2 * u32::from(rules.pits) + 1)
}
