//! The board that the search runs on: two machine words, a whole lap at once.
//!
//! The board is seen by the side to move. Each place is a byte lane, in the order in which that
//! side sows: lanes 0 to 6 are its own pits 7 to 1, lane 7 is its store, lanes 8 to 14 are the
//! other side's pits 7 to 1, lane 15 is the other store. Handing over the turn swaps the words.
//! Pits that a smaller board does not have, and widows that are skipped, are lanes that no way
//! passes. All seeds together are at most 255, so adding whole words never carries from one lane
//! into the next.
//!
//! What a lap adds to the board depends on the place and the number of seeds only; [`Ways`] holds
//! it ready for the widows of one round. [`crate::game`] says what the rules are, and a property
//! test holds this board to it.

use crate::game::{BySide, Capture, CaptureAfter, Pit, PitSet, Position, Rules, Side, StoreEnd, WidowSowing};

/// The lanes of a word that are pits.
pub(crate) const ROW: u64 = 0x00ff_ffff_ffff_ffff;
const STORE_SHIFT: u32 = 56;
/// The lane of the own store.
const STORE: u8 = 7;
const LANES: usize = 16;
/// Counts that a lane can hold.
const COUNTS: usize = 256;
const EVERY_LANE: u64 = 0x0101_0101_0101_0101;

/// A board as the side to move sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Compact {
    /// The row and the store of the side to move.
    pub mine: u64,
    /// Those of the other side.
    pub theirs: u64,
    /// The side to move.
    pub turn: Side,
}

/// What a sowing did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ended {
    /// The same side chooses again.
    Again,
    /// The turn went over to the other side.
    Passed,
}

/// The lane of the own pit `number`.
const fn lane(number: u8) -> u8 {
    STORE - number
}

impl Compact {
    /// Whether the board of these rules fits into two words.
    pub const fn fits(rules: &Rules) -> bool {
        rules.pits <= STORE
    }

    /// The board of a position, which must [fit](Self::fits).
    pub fn new(position: &Position) -> Self {
        let word = |side: Side| {
            let board = &position.board;
            let pits = (1..=board.pits()).map(|number| {
                u64::from(board.seeds(Pit::new(side, number))) << (u32::from(lane(number)) * 8)
            });
            pits.sum::<u64>() | u64::from(board.store(side)) << STORE_SHIFT
        };
        Self { mine: word(position.turn), theirs: word(position.turn.other()), turn: position.turn }
    }

    /// Seeds in the store of the side to move.
    pub const fn store(self) -> i16 {
        (self.mine >> STORE_SHIFT) as i16
    }

    /// Seeds in the other store.
    pub const fn other_store(self) -> i16 {
        (self.theirs >> STORE_SHIFT) as i16
    }

    /// Seeds in the row of the side to move.
    pub const fn row(self) -> i16 {
        row_sum(self.mine)
    }

    /// Seeds in the other row.
    pub const fn other_row(self) -> i16 {
        row_sum(self.theirs)
    }

    /// Seeds that are in no store.
    pub const fn in_play(self) -> i16 {
        self.row() + self.other_row()
    }

    /// How many seeds more the side to move has in its store.
    pub const fn lead(self) -> i16 {
        self.store() - self.other_store()
    }

    /// Whether either row is empty, which ends the round.
    pub const fn is_over(self) -> bool {
        self.mine & ROW == 0 || self.theirs & ROW == 0
    }

    /// The margin of the side to move if every seed stays on the side where it lies.
    pub const fn margin(self) -> i16 {
        self.lead() + self.row() - self.other_row()
    }

    /// The numbers of the own pits that hold seeds, the one next to the store first. Empty pits
    /// are not looked at one by one.
    pub fn pits(self) -> Pits {
        let low = EVERY_LANE * 0x7f;
        Pits((((self.mine & low) + low) | self.mine) & !low & ROW)
    }

    /// How many own pits hold exactly the seeds that reach the store.
    pub const fn homes(self) -> i16 {
        homes(self.mine).count_ones() as i16
    }

    /// How many seeds the own pits that reach the store exactly bring at once, one after the
    /// other, the nearest first. Each sowing gives one seed and another turn, and leaves those
    /// farther away as they are; so it holds where a store gives another turn and nothing is a
    /// widow.
    pub const fn chain(self) -> i16 {
        let (mut row, mut seeds) = (self.mine & ROW, 0);
        loop {
            let homes = homes(row);
            if homes == 0 {
                return seeds;
            }
            let lane = homes.ilog2() & !7;
            row = (row & !(0xff << lane)) + ((EVERY_LANE << lane << 8) & ROW);
            seeds += 1;
        }
    }

    /// The same board after the turn went over.
    pub const fn passed(self) -> Self {
        Self { mine: self.theirs, theirs: self.mine, turn: self.turn.other() }
    }

    const fn at(self, lane: u8) -> u8 {
        let word = if lane < 8 { self.mine } else { self.theirs };
        (word >> ((lane as u32 & 7) * 8)) as u8
    }

    const fn clear(&mut self, lane: u8) {
        let hole = !(0xff << ((lane as u32 & 7) * 8));
        if lane < 8 {
            self.mine &= hole;
        } else {
            self.theirs &= hole;
        }
    }
}

/// The highest bit of every lane of a row whose pit holds as many seeds as it is far from the store.
const fn homes(row: u64) -> u64 {
    const NUMBERS: u64 = 0x0001_0203_0405_0607;
    const LOW: u64 = 0x007f_7f7f_7f7f_7f7f;
    let differ = (row ^ NUMBERS) & ROW;
    !(((differ & LOW) + LOW) | differ | LOW) & ROW
}

const fn row_sum(word: u64) -> i16 {
    ((word & ROW).wrapping_mul(EVERY_LANE) >> STORE_SHIFT) as i16
}

/// The numbers of the pits that hold seeds; see [`Compact::pits`].
#[derive(Debug)]
pub(crate) struct Pits(u64);

impl Pits {
    /// How many there are.
    pub const fn len(&self) -> u32 {
        self.0.count_ones()
    }
}

impl Iterator for Pits {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let top = self.0.ilog2();
        self.0 &= !(1 << top);
        Some(STORE - (top / 8) as u8)
    }
}

/// What sowing some seeds from a place adds to the two words.
#[derive(Clone, Copy, Default)]
struct Lap {
    mine: u64,
    theirs: u64,
}

/// The way of one side round the board.
struct Way {
    laps: Box<[Lap; LANES * COUNTS]>,
    /// The lane of the last seed of each lap.
    last: Box<[u8; LANES * COUNTS]>,
}

/// Every lap that can be sown in a round: they depend on the rules and on the round's widows.
pub(crate) struct Ways {
    of: BySide<Way>,
    rules: Rules,
    widows: BySide<PitSet>,
}

const fn index(lane: u8, seeds: u8) -> usize {
    (lane as usize & (LANES - 1)) * COUNTS + seeds as usize
}

impl Ways {
    /// The ways of the round that `position` belongs to.
    pub fn new(rules: &Rules, position: &Position) -> Self {
        let widows = BySide::from_fn(|side| position.board.widows(side));
        Self { of: BySide::from_fn(|side| Way::new(rules, widows, side)), rules: *rules, widows }
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Whether the board looks the same from both sides, so that it matters not who is to move.
    pub fn are_symmetric(&self) -> bool {
        self.widows.south == self.widows.north
    }

    /// Whether a pit of either side is a widow.
    pub fn have_widows(&self) -> bool {
        Side::BOTH.iter().any(|&side| !self.widows[side].is_empty())
    }

    /// The pits of `side` that are not widows.
    pub fn open_pits(&self, side: Side) -> PitSet {
        (1..=self.rules.pits).filter(|&number| !self.widows[side].contains(number)).collect()
    }

    /// Sows the own pit `number`, which must hold seeds, to the end.
    #[inline(always)]
    pub fn sow(&self, mut board: Compact, number: u8) -> (Compact, Ended) {
        let way = &self.of[board.turn];
        let store = board.store();
        let mut at = lane(number);
        let mut seeds = board.at(at);
        loop {
            board.clear(at);
            let lap = index(at, seeds);
            board.mine += way.laps[lap].mine;
            board.theirs += way.laps[lap].theirs;
            at = way.last[lap];
            if at == STORE {
                return match self.rules.store_end {
                    StoreEnd::Again => (board, Ended::Again),
                    StoreEnd::Pass => (board.passed(), Ended::Passed),
                };
            }
            seeds = board.at(at);
            if seeds < 2 {
                break;
            }
            if !self.rules.relay {
                return (board.passed(), Ended::Passed);
            }
        }
        // With no seed there, the last one was forfeited in a widow.
        if at < STORE
            && seeds == 1
            && (self.rules.capture_after == CaptureAfter::Any || board.store() > store)
        {
            self.take(&mut board, at);
        }
        (board.passed(), Ended::Passed)
    }

    /// The capture after dying in the own pit of lane `at` (rules, "One sowing", 4).
    fn take(&self, board: &mut Compact, at: u8) {
        let opposite = 3 * STORE - self.rules.pits - at;
        let taken = board.at(opposite);
        let own = match self.rules.capture {
            Capture::Opposite => false,
            Capture::BothIfOpposite => taken > 0,
            Capture::Both => true,
        };
        board.clear(opposite);
        board.mine += u64::from(taken) << STORE_SHIFT;
        if own {
            board.clear(at);
            board.mine += 1 << STORE_SHIFT;
        }
    }
}

impl Way {
    fn new(rules: &Rules, widows: BySide<PitSet>, side: Side) -> Self {
        let mut laps = vec![Lap::default(); LANES * COUNTS];
        let mut last = vec![0; LANES * COUNTS];
        for from in 0..LANES as u8 {
            let (mut lap, mut at) = (Lap::default(), from);
            for seeds in 1..=u8::MAX {
                at = next_lane(rules, widows, side, at);
                let (own, number) = (at <= STORE, STORE - at % 8);
                let widow = at != STORE && widows[if own { side } else { side.other() }].contains(number);
                if widow {
                    lap.theirs += 1 << STORE_SHIFT;
                } else if own {
                    lap.mine += 1 << (u32::from(at) * 8);
                } else {
                    lap.theirs += 1 << (u32::from(at & 7) * 8);
                }
                laps[index(from, seeds)] = lap;
                last[index(from, seeds)] = at;
            }
        }
        let (Ok(laps), Ok(last)) = (laps.try_into(), last.try_into()) else {
            unreachable!("both were made with this length");
        };
        Self { laps, last }
    }
}

/// The lane after `at` on the way of `side` that takes a seed.
fn next_lane(rules: &Rules, widows: BySide<PitSet>, side: Side, mut at: u8) -> u8 {
    loop {
        // Lane 15, the other store, is on nobody's way.
        at = if at >= 14 { 0 } else { at + 1 };
        let owner = if at <= STORE { side } else { side.other() };
        let number = STORE - at % 8;
        let skipped = rules.widow_sowing == WidowSowing::Skip && widows[owner].contains(number);
        if at == STORE || number <= rules.pits && !skipped {
            return at;
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;
