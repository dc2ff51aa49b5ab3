//! Sets of squares, and the squares that each man attacks.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::square::{Side, Square};

/// A set of squares, one bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(pub u64);

const FILE_A: u64 = 0x0101_0101_0101_0101;
const NOT_FILE_A: u64 = !FILE_A;
const NOT_FILE_H: u64 = !(FILE_A << 7);

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// Every square.
    pub const ALL: Self = Self(!0);

    /// The set of one square.
    #[inline(always)]
    pub const fn of(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// The squares of a rank, 0 to 7.
    pub const fn rank(rank: u8) -> Self {
        Self(0xff << (rank * 8))
    }

    /// The squares of a file, 0 to 7.
    pub const fn file(file: u8) -> Self {
        Self(FILE_A << file)
    }

    /// Whether the set has no square.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set has a square in common with `other`.
    #[inline(always)]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether `square` is in the set.
    #[inline(always)]
    pub const fn has(self, square: Square) -> bool {
        self.meets(Self::of(square))
    }

    /// How many squares are in the set.
    #[inline(always)]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has two squares or more.
    #[inline(always)]
    pub const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The lowest square, if there is one.
    #[inline(always)]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::new(self.0.trailing_zeros() as u8)) }
    }

    /// Each square one rank forward for `side`.
    #[inline(always)]
    pub const fn forward(self, side: Side) -> Self {
        match side {
            Side::White => Self(self.0 << 8),
            Side::Black => Self(self.0 >> 8),
        }
    }

    /// Each square one step diagonally forward towards the a-file.
    #[inline(always)]
    pub const fn forward_left(self, side: Side) -> Self {
        Self((self.0 & NOT_FILE_A) >> 1).forward(side)
    }

    /// Each square one step diagonally forward towards the h-file.
    #[inline(always)]
    pub const fn forward_right(self, side: Side) -> Self {
        Self((self.0 & NOT_FILE_H) << 1).forward(side)
    }

    /// The squares diagonally in front of these: what bia of `side` attack.
    #[inline(always)]
    pub fn bia_attacks(self, side: Side) -> Self {
        self.forward_left(side) | self.forward_right(side)
    }

    /// The squares diagonally beside these: what met attack.
    #[inline(always)]
    pub fn met_attacks(self) -> Self {
        self.bia_attacks(Side::White) | self.bia_attacks(Side::Black)
    }
}

impl Iterator for Bitboard {
    type Item = Square;

    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        let first = self.first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// Lifts an operation on words to sets.
macro_rules! operation {
    ($($kind:ident $function:ident $assign:ident $in_place:ident $operator:tt)+) => { $(
        impl $kind for Bitboard {
            type Output = Self;
            #[inline(always)]
            fn $function(self, other: Self) -> Self {
                Self(self.0 $operator other.0)
            }
        }
        impl $assign for Bitboard {
            #[inline(always)]
            fn $in_place(&mut self, other: Self) {
                self.0 = self.0 $operator other.0;
            }
        }
    )+ };
}
operation! { BitAnd bitand BitAndAssign bitand_assign & }
operation! { BitOr bitor BitOrAssign bitor_assign | }
operation! { BitXor bitxor BitXorAssign bitxor_assign ^ }

impl Not for Bitboard {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// The squares that a man with these steps attacks from each square.
const fn leaps(steps: &[(i32, i32)]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut step = 0;
        while step < steps.len() {
            let (file, rank) = (from % 8 + steps[step].0, from / 8 + steps[step].1);
            if 0 <= file && file < 8 && 0 <= rank && rank < 8 {
                table[from.cast_unsigned() as usize].0 |= 1 << (rank * 8 + file);
            }
            step += 1;
        }
        from += 1;
    }
    table
}

static KHUN: [Bitboard; 64] = leaps(&[(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]);
static MET: [Bitboard; 64] = leaps(&[(-1, -1), (1, -1), (-1, 1), (1, 1)]);
static KHON: [[Bitboard; 64]; 2] = [
    leaps(&[(-1, -1), (1, -1), (-1, 1), (1, 1), (0, 1)]),
    leaps(&[(-1, -1), (1, -1), (-1, 1), (1, 1), (0, -1)]),
];
static MA: [Bitboard; 64] = leaps(&[(-1, -2), (1, -2), (-2, -1), (2, -1), (-2, 1), (2, 1), (-1, 2), (1, 2)]);
static BIA: [[Bitboard; 64]; 2] = [leaps(&[(-1, 1), (1, 1)]), leaps(&[(-1, -1), (1, -1)])];

/// What a ruea attacks along a rank, by its file and the six inner squares' occupancy.
static ALONG_RANK: [[u8; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            let occupied = (inner as u8) << 1;
            let mut attacks = 0_u8;
            let mut to = file + 1;
            while to < 8 {
                attacks |= 1 << to;
                if occupied & (1 << to) != 0 {
                    break;
                }
                to += 1;
            }
            let mut to = file;
            while to > 0 {
                to -= 1;
                attacks |= 1 << to;
                if occupied & (1 << to) != 0 {
                    break;
                }
            }
            table[file][inner] = attacks;
            inner += 1;
        }
        file += 1;
    }
    table
};

/// What a khun attacks.
#[inline(always)]
pub fn khun_attacks(from: Square) -> Bitboard {
    KHUN[from.index()]
}

/// What a met attacks.
#[inline(always)]
pub fn met_attacks(from: Square) -> Bitboard {
    MET[from.index()]
}

/// What a khon of `side` attacks.
#[inline(always)]
pub fn khon_attacks(side: Side, from: Square) -> Bitboard {
    KHON[side as usize][from.index()]
}

/// What a ma attacks.
#[inline(always)]
pub fn ma_attacks(from: Square) -> Bitboard {
    MA[from.index()]
}

/// What a bia of `side` attacks.
#[inline(always)]
pub fn bia_attacks(side: Side, from: Square) -> Bitboard {
    BIA[side as usize][from.index()]
}

/// What a ruea attacks on a board with these squares `occupied`. Along the file by subtraction, in
/// both directions (<https://www.chessprogramming.org/Hyperbola_Quintessence>).
#[inline(always)]
pub fn ruea_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    let shift = from.rank() * 8;
    let inner = (occupied.0 >> (shift + 1)) as usize & 63;
    let along_rank = u64::from(ALONG_RANK[from.file() as usize][inner]) << shift;

    let own = 1_u64 << from.index();
    let file = (FILE_A << from.file()) ^ own;
    let blockers = occupied.0 & file;
    let up = blockers.wrapping_sub(own);
    let down = blockers.swap_bytes().wrapping_sub(own.swap_bytes()).swap_bytes();
    Bitboard(along_rank | ((up ^ down) & file))
}

/// The squares strictly between two squares of one rank or file; none for other squares.
#[inline(always)]
pub fn between(one: Square, other: Square) -> Bitboard {
    if one.file() != other.file() && one.rank() != other.rank() {
        return Bitboard::EMPTY;
    }
    ruea_attacks(one, Bitboard::of(other)) & ruea_attacks(other, Bitboard::of(one))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The squares that a ruea reaches, walked one at a time.
    fn walked(from: Square, occupied: Bitboard) -> Bitboard {
        let mut reached = Bitboard::EMPTY;
        for (file, rank) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let (mut x, mut y) = (from.file(), from.rank());
            while let (0..8, 0..8) = (x.wrapping_add_signed(file), y.wrapping_add_signed(rank)) {
                (x, y) = (x.wrapping_add_signed(file), y.wrapping_add_signed(rank));
                reached |= Bitboard::of(Square::at(x, y));
                if occupied.has(Square::at(x, y)) {
                    break;
                }
            }
        }
        reached
    }

    proptest::proptest! {
        #[test]
        fn a_ruea_stops_at_the_first_man(from in 0_u8..64, one: u64, other: u64) {
            let (from, occupied) = (Square::new(from), Bitboard(one & other));
            proptest::prop_assert_eq!(ruea_attacks(from, occupied), walked(from, occupied));
        }
    }

    #[test]
    fn between_is_the_inside_of_a_line() {
        let square = |name: &str| name.parse::<Square>().unwrap();
        let names = |set: Bitboard| set.map(|square| square.to_string()).collect::<Vec<_>>().join(" ");
        assert_eq!(names(between(square("b2"), square("b5"))), "b3 b4");
        assert_eq!(names(between(square("h7"), square("e7"))), "f7 g7");
        assert_eq!(names(between(square("a1"), square("b2"))), "");
        assert_eq!(names(between(square("a1"), square("c2"))), "");
        assert_eq!(names(between(square("a1"), square("a2"))), "");
    }
}
