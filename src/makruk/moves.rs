//! Moves, and lists of them.

use std::fmt;
use std::ops::Deref;

use super::square::Square;

/// A move from one square to another. It has a meaning only in a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u16);

const PROMOTES: u16 = 1 << 12;

impl Move {
    /// The move between two squares; `promotes` if a bia becomes a met by it.
    #[inline(always)]
    pub const fn new(from: Square, to: Square, promotes: bool) -> Self {
        Self(from.index() as u16 | (to.index() as u16) << 6 | (promotes as u16) << 12)
    }

    /// Where the man stood.
    #[inline(always)]
    pub const fn from(self) -> Square {
        Square::new(self.0 as u8)
    }

    /// Where the man goes.
    #[inline(always)]
    pub const fn to(self) -> Square {
        Square::new((self.0 >> 6) as u8)
    }

    /// Whether a bia becomes a met.
    #[inline(always)]
    pub const fn promotes(self) -> bool {
        self.0 & PROMOTES != 0
    }

    /// The move as a number of 13 bits.
    #[inline(always)]
    pub(super) const fn bits(self) -> u16 {
        self.0
    }

    /// The move with these [`bits`](Self::bits).
    #[inline(always)]
    pub(super) const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }
}

/// UCI notation: `g1e2`, `b5b6m`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.from(), self.to(), if self.promotes() { "m" } else { "" })
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// More moves than any position has: fifteen ruea and a khun reach at most 15 × 14 + 8 squares.
const CAPACITY: usize = 224;

/// The moves of a position, without an allocation.
#[derive(Clone)]
pub struct Moves {
    list: [Move; CAPACITY],
    length: usize,
}

impl Moves {
    /// No moves.
    #[inline(always)]
    pub const fn new() -> Self {
        Self { list: [Move(0); CAPACITY], length: 0 }
    }

    /// Adds a move.
    #[inline(always)]
    pub fn push(&mut self, mv: Move) {
        // A position has fewer moves than there is room for.
        if let Some(place) = self.list.get_mut(self.length) {
            *place = mv;
            self.length += 1;
        }
    }
}

impl Default for Moves {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for Moves {
    type Target = [Move];

    #[inline(always)]
    fn deref(&self) -> &[Move] {
        &self.list[..self.length]
    }
}

impl IntoIterator for Moves {
    type Item = Move;
    type IntoIter = std::iter::Take<std::array::IntoIter<Move, CAPACITY>>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.into_iter().take(self.length)
    }
}

impl fmt::Debug for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
