//! The board with the side to move: a small value that is copied before a move is made on it.

use super::bitboard::{
    Bitboard, bia_attacks, khon_attacks, khun_attacks, ma_attacks, met_attacks, ruea_attacks,
};
use super::men::Man;
use super::moves::Move;
use super::square::{Side, Square};

/// A position. Each side has one khun, no bia stands on or beyond its promotion rank, and the side
/// that is not to move is not in check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    men: [Bitboard; 6],
    sides: [Bitboard; 2],
    /// The met that were bia.
    promoted: Bitboard,
    turn: Side,
    key: u64,
}

/// Random numbers by side, man and square, and last the one for Black to move
/// (<https://www.chessprogramming.org/Zobrist_Hashing>).
static KEYS: [u64; 2 * 6 * 64 + 1] = {
    let mut keys = [0; 2 * 6 * 64 + 1];
    let mut state = 0x006d_616b_7275_6b00_u64;
    let mut index = 0;
    while index < keys.len() {
        // SplitMix64.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        keys[index] = mixed ^ (mixed >> 31);
        index += 1;
    }
    keys
};
const TURN_KEY: usize = 2 * 6 * 64;

#[inline(always)]
fn key_of(side: Side, man: Man, square: Square) -> u64 {
    KEYS[(side as usize * 6 + man as usize) * 64 + square.index()]
}

impl Position {
    /// A board without men, White to move. It is no position yet.
    pub(super) const fn empty() -> Self {
        Self {
            men: [Bitboard::EMPTY; 6],
            sides: [Bitboard::EMPTY; 2],
            promoted: Bitboard::EMPTY,
            turn: Side::White,
            key: 0,
        }
    }

    /// The position that a game begins with.
    pub fn start() -> Self {
        use Man::{Khon, Khun, Ma, Met, Ruea};
        let mut start = Self::empty();
        for (file, man) in (0..8).zip([Ruea, Ma, Khon, Khun, Met, Khon, Ma, Ruea]) {
            // Each khun faces a met, so that Black's men stand as White's do after half a turn of the board.
            start.put(Side::White, man, Square::at(file, 0));
            start.put(Side::Black, man, Square::at(7 - file, 7));
            start.put(Side::White, Man::Bia, Square::at(file, 2));
            start.put(Side::Black, Man::Bia, Square::at(file, 5));
        }
        start
    }

    /// Puts a man on an empty square.
    pub(super) fn put(&mut self, side: Side, man: Man, square: Square) {
        self.toggle(side, man, square);
    }

    /// Marks the met on a square as one that was a bia.
    pub(super) fn mark_promoted(&mut self, square: Square) {
        self.promoted |= Bitboard::of(square);
    }

    /// Sets the side to move.
    pub(super) fn set_turn(&mut self, turn: Side) {
        if turn != self.turn {
            self.pass();
        }
    }

    #[inline(always)]
    fn toggle(&mut self, side: Side, man: Man, square: Square) {
        let bit = Bitboard::of(square);
        self.men[man as usize] ^= bit;
        self.sides[side as usize] ^= bit;
        self.key ^= key_of(side, man, square);
    }

    /// The side to move.
    #[inline(always)]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// A hash of the men and the turn. A promoted bia hashes like a met.
    #[inline(always)]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The squares of the men of a kind, both sides together.
    #[inline(always)]
    pub const fn men(&self, man: Man) -> Bitboard {
        self.men[man as usize]
    }

    /// The squares of the men of a side.
    #[inline(always)]
    pub const fn of(&self, side: Side) -> Bitboard {
        self.sides[side as usize]
    }

    /// The squares of a side's men of a kind.
    #[inline(always)]
    pub fn these(&self, side: Side, man: Man) -> Bitboard {
        self.of(side) & self.men(man)
    }

    /// The squares of the met that were bia.
    #[inline(always)]
    pub const fn promoted(&self) -> Bitboard {
        self.promoted
    }

    /// Every square with a man on it.
    #[inline(always)]
    pub fn occupied(&self) -> Bitboard {
        self.sides[0] | self.sides[1]
    }

    /// The square of a side's khun.
    #[inline(always)]
    pub fn khun(&self, side: Side) -> Square {
        // Every position has both khun.
        self.these(side, Man::Khun).first().unwrap_or(Square::new(0))
    }

    /// The kind of man on a square.
    #[inline(always)]
    pub fn man_at(&self, square: Square) -> Option<Man> {
        let bit = Bitboard::of(square);
        if !self.occupied().meets(bit) {
            return None;
        }
        Man::ALL.into_iter().find(|&man| self.men(man).meets(bit))
    }

    /// The man on a square and whose it is.
    pub fn at(&self, square: Square) -> Option<(Side, Man)> {
        let side = if self.of(Side::White).has(square) { Side::White } else { Side::Black };
        self.man_at(square).map(|man| (side, man))
    }

    /// The men of `side` that attack `square` if these squares are `occupied`.
    #[inline(always)]
    pub fn attackers(&self, side: Side, square: Square, occupied: Bitboard) -> Bitboard {
        // A square is attacked from where a man of the other side on it would attack.
        let back = side.other();
        self.of(side)
            & (khun_attacks(square) & self.men(Man::Khun)
                | met_attacks(square) & self.men(Man::Met)
                | khon_attacks(back, square) & self.men(Man::Khon)
                | ma_attacks(square) & self.men(Man::Ma)
                | bia_attacks(back, square) & self.men(Man::Bia)
                | ruea_attacks(square, occupied) & self.men(Man::Ruea))
    }

    /// Every square that `side` attacks if these squares are `occupied`.
    #[inline(always)]
    pub fn attacked_by(&self, side: Side, occupied: Bitboard) -> Bitboard {
        let diagonal = self.these(side, Man::Met) | self.these(side, Man::Khon);
        let mut attacked = diagonal.met_attacks()
            | self.these(side, Man::Khon).forward(side)
            | self.these(side, Man::Bia).bia_attacks(side)
            | khun_attacks(self.khun(side));
        for from in self.these(side, Man::Ma) {
            attacked |= ma_attacks(from);
        }
        for from in self.these(side, Man::Ruea) {
            attacked |= ruea_attacks(from, occupied);
        }
        attacked
    }

    /// The men that give check to the side to move.
    #[inline(always)]
    pub fn checkers(&self) -> Bitboard {
        self.attackers(self.turn.other(), self.khun(self.turn), self.occupied())
    }

    /// Whether the side to move is in check.
    #[inline(always)]
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Whether the move takes a man.
    #[inline(always)]
    pub fn is_capture(&self, mv: Move) -> bool {
        self.occupied().has(mv.to())
    }

    /// Makes a move that is [legal](Self::legal_moves); any other one leaves no position.
    #[inline(always)]
    pub fn make(&mut self, mv: Move) {
        let (from, to, side) = (mv.from(), mv.to(), self.turn);
        let (out, into) = (Bitboard::of(from), Bitboard::of(to));
        if let Some(taken) = self.man_at(to) {
            self.toggle(side.other(), taken, to);
            self.promoted &= !into;
        }
        if let Some(man) = self.man_at(from) {
            self.toggle(side, man, from);
            self.toggle(side, if mv.promotes() { Man::Met } else { man }, to);
        }
        if mv.promotes() {
            self.promoted |= into;
        } else if self.promoted.meets(out) {
            self.promoted ^= out | into;
        }
        self.pass();
    }

    /// The position after a legal move.
    #[inline(always)]
    pub fn after(&self, mv: Move) -> Self {
        let mut after = *self;
        after.make(mv);
        after
    }

    /// Gives the turn to the other side.
    #[inline(always)]
    pub(crate) fn pass(&mut self) {
        self.turn = self.turn.other();
        self.key ^= KEYS[TURN_KEY];
    }

    /// How many men are on the board, both khun included.
    pub fn men_on_board(&self) -> u32 {
        self.occupied().count()
    }

    /// Whether a side has nothing but its khun.
    pub fn is_bare(&self, side: Side) -> bool {
        !self.of(side).has_several()
    }

    /// The worth of a side's men, in half bia.
    pub fn worth(&self, side: Side) -> u32 {
        Man::ALL.into_iter().map(|man| self.these(side, man).count() * man.worth()).sum()
    }

    /// The side with less material; `None` if both have the same.
    pub fn weaker(&self) -> Option<Side> {
        match self.worth(Side::White).cmp(&self.worth(Side::Black)) {
            std::cmp::Ordering::Less => Some(Side::White),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Side::Black),
        }
    }
}
