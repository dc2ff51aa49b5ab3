//! Where a seed can lie, and the way round the board.
//!
//! This is the only place with index arithmetic: a pit's number is its distance to its
//! owner's store, so sowing walks *down* the numbers (rules, "Board").

use std::fmt;

use super::side::Side;

/// The fewest pits a side may have.
pub const MIN_PITS: u8 = 2;

/// The most pits a side may have.
pub const MAX_PITS: u8 = 10;

/// One pit: whose it is and its number, 1 next to its owner's store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pit {
    /// The owner.
    pub side: Side,
    /// The distance to the owner's store, 1 to [`MAX_PITS`].
    pub number: u8,
}

impl Pit {
    /// Pit `number` of `side`.
    pub const fn new(side: Side, number: u8) -> Self {
        Self { side, number }
    }

    /// The pit in the same column, on a board with `pits` pits a side: number `pits + 1 - k`.
    pub const fn opposite(self, pits: u8) -> Self {
        Self::new(self.side.other(), pits + 1 - self.number)
    }

    /// The pit as the other side of the board sees it.
    pub const fn mirrored(self) -> Self {
        Self::new(self.side.other(), self.number)
    }
}

impl fmt::Display for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.side.letter(), self.number)
    }
}

/// Where a seed can lie: in a pit or in a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// One of the small pits, a town (เมือง).
    Pit(Pit),
    /// A player's store, the head town (หัวเมือง).
    Store(Side),
}

impl Place {
    /// The next place on `sower`'s way on a board with `pits` pits a side: own pits downwards,
    /// own store, the other side's pits downwards, own pits again. The other side's store is
    /// never on the way (rules, "Board"). Widows are places like others here.
    pub const fn next(self, sower: Side, pits: u8) -> Self {
        match self {
            Self::Store(_) => Self::Pit(Pit::new(sower.other(), pits)),
            Self::Pit(Pit { side, number }) if number > 1 => Self::Pit(Pit::new(side, number - 1)),
            Self::Pit(Pit { side, .. }) if side as u8 == sower as u8 => Self::Store(sower),
            Self::Pit(_) => Self::Pit(Pit::new(sower, pits)),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pit(pit) => pit.fmt(f),
            Self::Store(side) => write!(f, "{}", side.letter().to_ascii_uppercase()),
        }
    }
}

/// A set of pit numbers of one side.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PitSet(u16);

impl PitSet {
    /// No pit.
    pub const EMPTY: Self = Self(0);

    /// Pits 1 to `pits`.
    pub const fn all(pits: u8) -> Self {
        Self::range(1, pits)
    }

    /// Pits `first` to `last`, both included; empty if `first > last`.
    pub const fn range(first: u8, last: u8) -> Self {
        let mut set = Self::EMPTY;
        let mut number = first;
        while number <= last {
            set = set.with(number);
            number += 1;
        }
        set
    }

    /// Every set of `len` of the pits 1 to `pits`.
    pub fn subsets(pits: u8, len: u8) -> impl Iterator<Item = Self> {
        (0..=Self::all(pits).0).map(Self).filter(move |set| set.len() == len)
    }

    /// This set and pit `number`.
    pub const fn with(self, number: u8) -> Self {
        Self(self.0 | Self::bit(number))
    }

    /// Whether pit `number` is in the set; false for a number that no board has.
    pub const fn contains(self, number: u8) -> bool {
        self.0 & Self::bit(number) != 0
    }

    /// How many pits are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The numbers in the set, the smallest first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = u8> + Clone {
        (1..=MAX_PITS).filter(move |&number| self.contains(number))
    }

    const fn bit(number: u8) -> u16 {
        if number == 0 || number > MAX_PITS { 0 } else { 1 << (number - 1) }
    }
}

impl FromIterator<u8> for PitSet {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Self {
        numbers.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// A list of numbers.
#[cfg(feature = "serde")]
impl serde::Serialize for PitSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for PitSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<u8>::deserialize(deserializer).map(Self::from_iter)
    }
}

impl fmt::Debug for PitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
