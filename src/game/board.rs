//! The board: seeds in pits and stores, and which pits are widows.

use super::pit::{MAX_PITS, Pit, PitSet, Place};
use super::rules::Rules;
use super::side::{BySide, Side};

/// Seeds in every pit and store, and the widows of each side. A small value: copy it freely.
///
/// Invariants of boards that the rules make: a widow is empty, and there are no more seeds than the
/// rules have, at most [`Rules::MAX_TOTAL`].
///
/// ```
/// use mak_khum::game::{Board, Pit, Rules, Side};
/// let board = Board::start(&Rules::default());
/// assert_eq!(board.seeds(Pit::new(Side::South, 7)), 7);
/// assert_eq!(board.to_string().parse(), Ok(board));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    rows: BySide<[u8; MAX_PITS as usize]>,
    stores: BySide<u8>,
    widows: BySide<PitSet>,
    pits: u8,
}

impl Board {
    /// A board with `pits` empty pits a side and empty stores.
    ///
    /// # Panics
    /// If `pits` is 0 or above [`MAX_PITS`]; validated [`Rules`] never ask for that.
    pub fn empty(pits: u8) -> Self {
        assert!((1..=MAX_PITS).contains(&pits), "no board has {pits} pits a side");
        Self { rows: BySide::default(), stores: BySide::default(), widows: BySide::default(), pits }
    }

    /// The board at the start of a match: every pit full, stores empty (rules, "Board").
    pub fn start(rules: &Rules) -> Self {
        let mut board = Self::empty(rules.pits);
        for side in Side::BOTH {
            board.rows[side][..usize::from(rules.pits)].fill(rules.seeds);
        }
        board
    }

    /// Pits a side.
    pub const fn pits(&self) -> u8 {
        self.pits
    }

    /// Every pit of the board: South's from pit 1 outwards, then North's.
    pub fn all_pits(&self) -> impl Iterator<Item = Pit> + use<> {
        let pits = self.pits;
        Side::BOTH.into_iter().flat_map(move |side| (1..=pits).map(move |number| Pit::new(side, number)))
    }

    /// Seeds in `pit`.
    ///
    /// # Panics
    /// If the number of the pit is 0 or above [`MAX_PITS`].
    pub fn seeds(&self, pit: Pit) -> u8 {
        self.rows[pit.side][usize::from(pit.number - 1)]
    }

    /// Seeds in `side`'s store.
    pub fn store(&self, side: Side) -> u8 {
        self.stores[side]
    }

    /// Seeds in both stores.
    pub const fn stores(&self) -> BySide<u8> {
        self.stores
    }

    /// Seeds at `place`.
    pub fn at(&self, place: Place) -> u8 {
        match place {
            Place::Pit(pit) => self.seeds(pit),
            Place::Store(side) => self.store(side),
        }
    }

    /// Seeds in `side`'s pits, the store not counted.
    pub fn row_sum(&self, side: Side) -> u8 {
        self.rows[side].iter().sum()
    }

    /// Every seed on the board, stores included, without those in hands.
    pub fn total(&self) -> u8 {
        Side::BOTH.into_iter().map(|side| self.row_sum(side) + self.store(side)).sum()
    }

    /// As [`Board::total`], of a board that no rules may have.
    pub(super) fn wide_total(&self) -> u16 {
        let sum = |side: Side| -> u16 { self.rows[side].iter().map(|&seeds| u16::from(seeds)).sum() };
        Side::BOTH.into_iter().map(|side| sum(side) + u16::from(self.stores[side])).sum()
    }

    /// The widows of `side`: pits left unfilled until the round ends (rules, "Next rounds").
    pub fn widows(&self, side: Side) -> PitSet {
        self.widows[side]
    }

    /// Whether `pit` is a widow.
    pub fn is_widow(&self, pit: Pit) -> bool {
        self.widows[pit.side].contains(pit.number)
    }

    /// The pits of `side` that hold seeds.
    pub fn occupied(&self, side: Side) -> PitSet {
        (1..=self.pits).filter(|&number| self.seeds(Pit::new(side, number)) > 0).collect()
    }

    /// Whether a row is empty, which ends a round (rules, "End of a round").
    pub fn a_row_is_empty(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.row_sum(side) == 0)
    }

    /// The board after settling: every seed in a pit goes to the store of the side it lies on.
    pub fn settled(&self) -> Self {
        let mut board = *self;
        for side in Side::BOTH {
            board.stores[side] += board.row_sum(side);
            board.rows[side] = [0; MAX_PITS as usize];
        }
        board
    }

    /// The board as the other side sees it.
    pub fn mirrored(&self) -> Self {
        Self {
            rows: self.rows.mirrored(),
            stores: self.stores.mirrored(),
            widows: self.widows.mirrored(),
            pits: self.pits,
        }
    }

    /// Takes every seed out of `pit` and returns how many there were.
    pub(super) fn lift(&mut self, pit: Pit) -> u8 {
        std::mem::take(&mut self.rows[pit.side][usize::from(pit.number - 1)])
    }

    /// Adds `seeds` at `place`.
    pub(super) fn add(&mut self, place: Place, seeds: u8) {
        match place {
            Place::Pit(pit) => self.rows[pit.side][usize::from(pit.number - 1)] += seeds,
            Place::Store(side) => self.stores[side] += seeds,
        }
    }

    /// Takes `seeds` out of `side`'s store.
    pub(super) fn take_from_store(&mut self, side: Side, seeds: u8) {
        self.stores[side] -= seeds;
    }

    /// Makes these pits of `side` its widows.
    pub(super) fn set_widows(&mut self, side: Side, widows: PitSet) {
        self.widows[side] = widows;
    }
}
