//! The picture of a moment: the board with seeds in hands and in the air.

use crate::game::{Board, BySide, MAX_PITS, Pit, PitSet, Place, Side, SowEvent};

/// A hand over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandAt {
    /// The place it is over.
    pub at: Place,
    /// Seeds in it.
    pub seeds: u8,
    /// Whether the seed that falls at its place is still in the air.
    pub falling: bool,
}

impl HandAt {
    /// The hand of `side` after `event`.
    pub fn after(before: Option<Self>, side: Side, event: SowEvent) -> Self {
        let left = before.map_or(0, |hand| hand.seeds);
        let (at, seeds) = match event {
            SowEvent::Lift(pit, seeds) => (Place::Pit(pit), seeds),
            SowEvent::Drop(at) => (at, left.saturating_sub(1)),
            SowEvent::Forfeit(pit) => (Place::Pit(pit), left.saturating_sub(1)),
            SowEvent::Capture(..) => (Place::Store(side), 0),
        };
        Self { at, seeds, falling: false }
    }
}

/// Seeds on their way from a pit to a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// Where they come from.
    pub from: Pit,
    /// Whose store they go to.
    pub to: Side,
    /// How many there are in all.
    pub seeds: u8,
}

/// The picture of a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    pits: u8,
    rows: BySide<[u8; MAX_PITS as usize]>,
    stores: BySide<u8>,
    widows: BySide<PitSet>,
    /// Hands over the board.
    pub hands: BySide<Option<HandAt>>,
    /// Captures being made.
    pub flights: Vec<Flight>,
}

impl Scene {
    /// A board at rest.
    pub fn of(board: &Board) -> Self {
        let rows = BySide::from_fn(|side| {
            let mut row = [0; MAX_PITS as usize];
            for number in 1..=board.pits() {
                row[usize::from(number - 1)] = board.seeds(Pit::new(side, number));
            }
            row
        });
        Self {
            pits: board.pits(),
            rows,
            stores: board.stores(),
            widows: BySide::from_fn(|side| board.widows(side)),
            hands: BySide::default(),
            flights: Vec::new(),
        }
    }

    /// Pits a side.
    pub const fn pits(&self) -> u8 {
        self.pits
    }

    /// Seeds in `pit`.
    pub fn seeds(&self, pit: Pit) -> u8 {
        self.rows[pit.side][usize::from(pit.number - 1)]
    }

    /// Seeds in `side`'s store.
    pub fn store(&self, side: Side) -> u8 {
        self.stores[side]
    }

    /// Whether `pit` is closed.
    pub fn is_widow(&self, pit: Pit) -> bool {
        self.widows[pit.side].contains(pit.number)
    }

    /// Every seed in the picture.
    pub fn total(&self) -> u32 {
        let count = |side| {
            let row: u32 = self.rows[side].iter().map(|&seeds| u32::from(seeds)).sum();
            let hand =
                self.hands[side].map_or(0, |hand: HandAt| u32::from(hand.seeds) + u32::from(hand.falling));
            row + hand + u32::from(self.stores[side])
        };
        count(Side::South) + count(Side::North)
    }

    fn pit_mut(&mut self, pit: Pit) -> &mut u8 {
        &mut self.rows[pit.side][usize::from(pit.number - 1)]
    }

    /// The hand of `side` drops a seed: first it hangs over the place, then the seed has landed.
    pub fn hand_over(&mut self, side: Side, event: SowEvent, landed: bool) {
        let hand = HandAt::after(self.hands[side], side, event);
        self.hands[side] = Some(HandAt { falling: !landed, ..hand });
        if landed {
            match event {
                SowEvent::Drop(Place::Pit(pit)) => *self.pit_mut(pit) += 1,
                SowEvent::Drop(Place::Store(side)) => self.stores[side] += 1,
                SowEvent::Forfeit(_) => self.stores[side.other()] += 1,
                SowEvent::Lift(..) | SowEvent::Capture(..) => {}
            }
        }
    }

    /// The hand of `side` takes the seeds of a pit.
    pub fn lift(&mut self, side: Side, event: SowEvent) {
        if let SowEvent::Lift(pit, _) = event {
            *self.pit_mut(pit) = 0;
            self.hands[side] = Some(HandAt::after(None, side, event));
        }
    }

    /// Seeds jump from a pit to the store of `side`, so many of them are there already.
    pub fn fly(&mut self, side: Side, event: SowEvent, done: f32) {
        let SowEvent::Capture(pit, seeds) = event else { return };
        let there = part(seeds, done);
        *self.pit_mut(pit) -= there.min(self.seeds(pit));
        self.stores[side] += there;
        self.flights.push(Flight { from: pit, to: side, seeds });
    }

    /// What lies on the board goes to the stores, so much of it is there already.
    pub fn settle(&mut self, stores: BySide<u8>, done: f32) {
        self.hands = BySide::default();
        for side in Side::BOTH {
            let mut moving = part(stores[side] - self.stores[side].min(stores[side]), done);
            self.stores[side] += moving;
            for number in 1..=self.pits {
                let seeds = self.pit_mut(Pit::new(side, number));
                let taken = moving.min(*seeds);
                *seeds -= taken;
                moving -= taken;
            }
        }
    }

    /// The pits are filled as on `board`, from pit 1 outwards, so many of them are already.
    pub fn fill(&mut self, board: &Board, done: f32) {
        for side in Side::BOTH {
            let filled = board.occupied(side);
            self.widows[side] = board.widows(side);
            for number in filled.iter().take(usize::from(part(filled.len(), done))) {
                let seeds = board.seeds(Pit::new(side, number));
                *self.pit_mut(Pit::new(side, number)) = seeds;
                self.stores[side] -= seeds.min(self.stores[side]);
            }
        }
    }
}

/// The share `done` of `whole`, rounded down.
fn part(whole: u8, done: f32) -> u8 {
    #[expect(clippy::cast_sign_loss, reason = "a share of a count is not negative")]
    let part = (f32::from(whole) * done.clamp(0.0, 1.0)) as u8;
    part.min(whole)
}
