//! The two sides, and values that each side has one of.

use std::ops::{Index, IndexMut, Not};

use super::words::words;

words! {
    /// One of the two players, named by where they sit at the board.
    #[derive(PartialOrd, Ord)]
    Side {
        /// The player below on the screen; `s` in notation.
        South = "south",
        /// The player above on the screen; `n` in notation.
        North = "north",
    }
}

impl Side {
    /// Both sides, South first.
    pub const BOTH: [Self; 2] = [Self::South, Self::North];

    /// The side that a lot drawn with this seed names; either is as likely.
    pub const fn by_lot(seed: u64) -> Self {
        // The last step of SplitMix64, <https://prng.di.unimi.it/splitmix64.c>: near seeds differ.
        let seed = (seed ^ (seed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let seed = (seed ^ (seed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        if seed >> 63 == 0 { Self::South } else { Self::North }
    }

    /// The other side.
    pub const fn other(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// The letter that names the side's pits and turn in notation: `s` or `n`.
    pub const fn letter(self) -> char {
        match self {
            Self::South => 's',
            Self::North => 'n',
        }
    }
}

impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        self.other()
    }
}

/// A value for each side, indexed by [`Side`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BySide<T> {
    /// South's value.
    pub south: T,
    /// North's value.
    pub north: T,
}

impl<T> BySide<T> {
    /// A value for South and one for North.
    pub const fn new(south: T, north: T) -> Self {
        Self { south, north }
    }

    /// What `make` returns for each side.
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> Self {
        Self { south: make(Side::South), north: make(Side::North) }
    }

    /// The pair as the other side of the board sees it.
    pub fn mirrored(self) -> Self {
        Self { south: self.north, north: self.south }
    }

    /// Applies `change` to both values.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> BySide<U> {
        BySide { south: change(self.south), north: change(self.north) }
    }

    /// Both values as an array, South first.
    pub fn to_array(self) -> [T; 2] {
        [self.south, self.north]
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        }
    }
}
