//! Squares and sides.

use std::fmt;
use std::str::FromStr;

/// One of the two players. White moves first.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumString, strum::IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Side {
    /// Moves first, from rank 1 upwards.
    White,
    /// Moves from rank 8 downwards.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// The opponent.
    #[inline(always)]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// The word for this side on the command line, in saves and in output.
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// The rank, 0 to 7, on which a bia of this side becomes a met: where the other side's bia began.
    pub const fn promotion_rank(self) -> u8 {
        match self {
            Self::White => 5,
            Self::Black => 2,
        }
    }
}

/// A square of the board: a1 is 0, h1 is 7, h8 is 63.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square with this index; only the lowest six bits count.
    #[inline(always)]
    pub const fn new(index: u8) -> Self {
        Self(index & 63)
    }

    /// The square on this file and rank, 0 to 7 each.
    pub const fn at(file: u8, rank: u8) -> Self {
        Self::new(rank * 8 + file)
    }

    /// 0 to 63, rank by rank from a1.
    #[inline(always)]
    pub const fn index(self) -> usize {
        // The mask tells the compiler what the constructor holds.
        (self.0 & 63) as usize
    }

    /// 0 for the a-file to 7.
    #[inline(always)]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// 0 for the first rank to 7.
    #[inline(always)]
    pub const fn rank(self) -> u8 {
        (self.0 & 63) >> 3
    }

    /// The same square seen from the other end of the board: a1 becomes a8.
    #[inline(always)]
    pub const fn mirrored(self) -> Self {
        Self(self.0 ^ 0o70)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), char::from(b'1' + self.rank()))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text names no square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a square from a1 to h8")]
pub struct NotASquare;

impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Self, NotASquare> {
        match text.as_bytes() {
            &[file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok(Self::at(file - b'a', rank - b'1')),
            _ => Err(NotASquare),
        }
    }
}
