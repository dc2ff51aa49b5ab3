//! Static exchange evaluation: what a series of captures on one square is worth
//! (<https://www.chessprogramming.org/SEE_-_The_Swap_Algorithm>).

use super::super::bitboard::{Bitboard, ruea_attacks};
use super::super::men::Man;
use super::super::moves::Move;
use super::super::position::Position;
use super::super::square::{Side, Square};

/// What a man is worth in exchanges, in hundredths of a bia.
pub const fn worth(man: Man) -> i32 {
    match man {
        Man::Bia => 100,
        Man::Met => 170,
        Man::Khon => 260,
        Man::Ma => 310,
        Man::Ruea => 520,
        Man::Khun => 10_000,
    }
}

impl Position {
    /// Whether a capture, or a move to an attacked square, gains at least `least` if both sides go on
    /// taking on that square with their least valuable men.
    pub(super) fn exchange_gains(&self, mv: Move, least: i32) -> bool {
        let (from, to) = (mv.from(), mv.to());
        let Some(mut on_square) = self.man_at(from) else { return false };
        let mut balance = self.man_at(to).map_or(0, worth) - least;
        if mv.promotes() {
            balance += worth(Man::Met) - worth(Man::Bia);
            on_square = Man::Met;
        }
        if balance < 0 {
            return false;
        }
        // Even if what moved is lost for nothing.
        balance -= worth(on_square);
        if balance >= 0 {
            return true;
        }
        let mut occupied = (self.occupied() ^ Bitboard::of(from)) | Bitboard::of(to);
        let mut attackers = (self.attackers(Side::White, to, occupied)
            | self.attackers(Side::Black, to, occupied))
            & occupied;
        let mut side = self.turn().other();
        loop {
            let own = attackers & self.of(side);
            let Some((man, square)) = self.least(own) else { break };
            if man == Man::Khun && attackers.meets(self.of(side.other())) {
                // It cannot take what is guarded.
                break;
            }
            occupied ^= Bitboard::of(square);
            // The man may have stood in a ruea's way.
            attackers |= ruea_attacks(to, occupied) & self.men(Man::Ruea);
            attackers &= occupied;
            side = side.other();
            balance = -balance - 1 - worth(man);
            if balance >= 0 {
                break;
            }
        }
        // The side that would have to go on has lost the exchange.
        side != self.turn()
    }

    /// The least valuable of these men.
    fn least(&self, men: Bitboard) -> Option<(Man, Square)> {
        Man::ALL.into_iter().find_map(|man| (men & self.men(man)).first().map(|square| (man, square)))
    }
}

#[cfg(test)]
mod tests {
    use crate::makruk::Fen;

    fn gains(fen: &str, mv: &str, least: i32) -> bool {
        fen.parse::<Fen>().unwrap().position.exchange_gains(mv.parse().unwrap(), least)
    }

    #[test]
    fn exchanges() {
        // A ruea takes a bia that nobody guards, and one that is guarded.
        assert!(gains("7k/8/8/p7/8/8/8/R3K3 w", "a1a5", 100));
        assert!(!gains("7k/8/8/p7/8/8/8/R3K3 w", "a1a5", 101));
        assert!(!gains("7k/8/1p6/p7/8/8/8/R3K3 w", "a1a5", 0));
        // A second ruea behind the first does not help against a bia's guard.
        assert!(!gains("7k/8/1p6/p7/8/8/R7/R3K3 w", "a2a5", 0));
        // Ma for khon, guarded once.
        assert!(gains("7k/8/1p6/s7/8/1N6/8/4K3 w", "b3a5", -50));
        assert!(!gains("7k/8/1p6/s7/8/1N6/8/4K3 w", "b3a5", -49));
        // A ruea behind a ruea decides.
        assert!(gains("7k/r7/8/n7/8/8/R7/R3K3 w", "a2a5", 300));
        // The khun does not take what is guarded.
        assert!(gains("8/8/1k6/p7/8/8/R7/R3K3 w", "a2a5", 100));
    }
}
