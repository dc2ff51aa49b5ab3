//! Legal moves. Pins and checks are found first, so that no move has to be taken back.

use super::bitboard::{
    Bitboard, between, bia_attacks, khon_attacks, khun_attacks, ma_attacks, met_attacks, ruea_attacks,
};
use super::men::Man;
use super::moves::{Move, Moves};
use super::position::Position;
use super::square::{Side, Square};

/// What the rest of the position allows the side to move.
struct Bounds {
    /// Squares that a man other than the khun may go to.
    targets: Bitboard,
    /// Men that stand alone between their khun and a ruea.
    pinned: Bitboard,
    khun: Square,
}

impl Position {
    /// Every legal move of the side to move.
    #[inline]
    pub fn legal_moves(&self) -> Moves {
        self.moves_to(Bitboard::ALL)
    }

    /// Whether the side to move has a legal move.
    pub fn has_legal_move(&self) -> bool {
        !self.legal_moves().is_empty()
    }

    /// The legal moves that end on one of these squares.
    #[inline(always)]
    pub fn moves_to(&self, wanted: Bitboard) -> Moves {
        let (side, occupied, own) = (self.turn(), self.occupied(), self.of(self.turn()));
        let other = side.other();
        let khun = self.khun(side);
        let mut moves = Moves::new();

        // The khun shields nothing from a ruea that it flees from.
        let steps = khun_attacks(khun) & !own & wanted;
        if !steps.is_empty() {
            let safe = steps & !self.attacked_by(other, occupied ^ Bitboard::of(khun));
            push_all(&mut moves, khun, safe);
        }
        let checkers = self.checkers();
        let targets = match checkers.first() {
            None => !own,
            Some(_) if checkers.has_several() => return moves,
            Some(checker) if self.men(Man::Ruea).has(checker) => checkers | between(khun, checker),
            Some(_) => checkers,
        };
        let bounds = Bounds { targets: targets & wanted, pinned: self.pinned(side, khun), khun };
        self.men_moves(&bounds, &mut moves);
        moves
    }

    /// The men of `side` that stand alone between its khun and a ruea.
    #[inline(always)]
    fn pinned(&self, side: Side, khun: Square) -> Bitboard {
        let mut pinned = Bitboard::EMPTY;
        let ruea = self.these(side.other(), Man::Ruea);
        for from in ruea & ruea_attacks(khun, self.of(side.other())) {
            let shield = between(khun, from) & self.of(side);
            if !shield.has_several() {
                pinned |= shield;
            }
        }
        pinned
    }

    #[inline(always)]
    fn men_moves(&self, bounds: &Bounds, moves: &mut Moves) {
        let side = self.turn();
        let Bounds { targets, pinned, .. } = *bounds;
        for from in self.these(side, Man::Ruea) {
            let to = ruea_attacks(from, self.occupied()) & targets;
            push_all(moves, from, to & bounds.line(from));
        }
        // A ma or met that is pinned cannot stay on the line.
        for from in self.these(side, Man::Ma) & !pinned {
            push_all(moves, from, ma_attacks(from) & targets);
        }
        for from in self.these(side, Man::Khon) {
            push_all(moves, from, khon_attacks(side, from) & targets & bounds.line(from));
        }
        for from in self.these(side, Man::Met) & !pinned {
            push_all(moves, from, met_attacks(from) & targets);
        }
        self.bia_moves(bounds, moves);
    }

    #[inline(always)]
    fn bia_moves(&self, bounds: &Bounds, moves: &mut Moves) {
        let side = self.turn();
        let bia = self.these(side, Man::Bia);
        // A bia that is pinned along its file can go on, but takes nothing.
        let free = bia & (!bounds.pinned | Bitboard::file(bounds.khun.file()));
        let steps = free.forward(side) & !self.occupied() & bounds.targets;
        let ahead: i8 = if side == Side::White { 8 } else { -8 };
        push_bia(moves, side, steps, ahead);
        let takers = bia & !bounds.pinned;
        let prey = self.of(side.other()) & bounds.targets;
        push_bia(moves, side, takers.forward_left(side) & prey, ahead - 1);
        push_bia(moves, side, takers.forward_right(side) & prey, ahead + 1);
    }
}

impl Bounds {
    /// Where a man may go for the sake of its khun: anywhere, or along the line on which it is pinned.
    #[inline(always)]
    fn line(&self, from: Square) -> Bitboard {
        if !self.pinned.has(from) {
            Bitboard::ALL
        } else if from.file() == self.khun.file() {
            Bitboard::file(from.file())
        } else {
            Bitboard::rank(from.rank())
        }
    }
}

#[inline(always)]
fn push_all(moves: &mut Moves, from: Square, to: Bitboard) {
    for to in to {
        moves.push(Move::new(from, to, false));
    }
}

/// Adds the moves of bia that end on these squares, each after a step of `step` squares.
#[inline(always)]
fn push_bia(moves: &mut Moves, side: Side, to: Bitboard, step: i8) {
    for to in to {
        let from = Square::new((to.index() as u8).wrapping_add_signed(-step));
        moves.push(Move::new(from, to, to.rank() == side.promotion_rank()));
    }
}

impl Position {
    /// Whether a man of `side` on `from` could go to `to`, its khun aside.
    pub(super) fn reaches(&self, side: Side, man: Man, from: Square, to: Square) -> bool {
        let own = self.of(side);
        let reached = match man {
            Man::Khun => khun_attacks(from),
            Man::Met => met_attacks(from),
            Man::Khon => khon_attacks(side, from),
            Man::Ma => ma_attacks(from),
            Man::Ruea => ruea_attacks(from, self.occupied()),
            Man::Bia => {
                let step = Bitboard::of(from).forward(side) & !self.occupied();
                step | bia_attacks(side, from) & self.of(side.other())
            }
        };
        (reached & !own).has(to)
    }
}
