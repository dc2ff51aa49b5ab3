//! What a position is worth without looking ahead: the men and where they stand, weighed between
//! the opening and the ending (<https://www.chessprogramming.org/Tapered_Eval>).

use super::super::bitboard::{Bitboard, khun_attacks, ma_attacks, ruea_attacks};
use super::super::count::{Count, CountKind, Moment};
use super::super::men::Man;
use super::super::position::Position;
use super::super::square::{Side, Square};
use super::weights::WEIGHTS;

/// What a man adds to the phase: 0 when only khun and bia are left.
const PHASE: [i32; 6] = [0, 1, 2, 2, 4, 0];
/// The phase of the start.
const OPENING: i32 = 2 * (1 + 2 * (2 + 2 + 4));

/// Squares that look alike by the board's mirror image, a1 to d8.
const SQUARES: usize = 32;
/// Where the weights that belong to no square begin.
const OTHERS: usize = 6 * SQUARES;
/// What is weighed besides the men's squares.
#[derive(Clone, Copy)]
enum Feature {
    /// A square that a ruea attacks.
    RueaReach,
    /// A square that a ma attacks without meeting an own man or a bia's guard.
    MaReach,
    /// A ruea on a file without own bia.
    OpenFile,
    /// A bia, khon or met that a bia guards.
    Guarded,
    /// An own man beside the khun.
    Shelter,
    /// A square beside the other khun that a man attacks.
    Pressure,
    /// The move.
    Tempo,
}

/// A count of features, each with the weights' index: White's less Black's.
pub trait Tally {
    /// Adds `times` the feature `index`.
    fn add(&mut self, index: usize, times: i32);
}

/// Sums up the weights, opening in one half of the word and ending in the other.
#[derive(Default)]
struct Sum {
    opening: i32,
    ending: i32,
}

impl Tally for Sum {
    #[inline(always)]
    fn add(&mut self, index: usize, times: i32) {
        let (opening, ending) = WEIGHTS[index];
        self.opening += i32::from(opening) * times;
        self.ending += i32::from(ending) * times;
    }
}

/// The phase of a position: 256 at the start, 0 when only khun and bia are left.
pub fn phase(position: &Position) -> i32 {
    let men: i32 =
        Man::ALL.into_iter().map(|man| PHASE[man as usize] * position.men(man).count() as i32).sum();
    (men * 256 / OPENING).min(256)
}

/// Counts the features of a position.
#[inline(always)]
pub fn features(position: &Position, tally: &mut impl Tally) {
    for side in Side::BOTH {
        let sign = if side == Side::White { 1 } else { -1 };
        for man in Man::ALL {
            for square in position.these(side, man) {
                tally.add(man as usize * SQUARES + place(side, square), sign);
            }
        }
        others(position, side, &mut |feature, times| {
            tally.add(OTHERS + feature as usize, sign * times);
        });
    }
    let sign = if position.turn() == Side::White { 1 } else { -1 };
    tally.add(OTHERS + Feature::Tempo as usize, sign);
}

/// The place of a square among those that look alike, from the side's own end of the board.
#[inline(always)]
fn place(side: Side, square: Square) -> usize {
    let rank = if side == Side::White { square.rank() } else { 7 - square.rank() };
    let file = square.file().min(7 - square.file());
    usize::from(rank * 4 + file)
}

#[inline(always)]
fn others(position: &Position, side: Side, add: &mut impl FnMut(Feature, i32)) {
    let other = side.other();
    let own = position.of(side);
    let bia = position.these(side, Man::Bia);
    let guarded = bia.bia_attacks(side);
    let unsafe_squares = position.these(other, Man::Bia).bia_attacks(other);
    let around = khun_attacks(position.khun(other));
    let mut pressure = 0;
    let files = bia.0 | bia.0 >> 8 | bia.0 >> 16 | bia.0 >> 24 | bia.0 << 8 | bia.0 << 16 | bia.0 << 24;
    for from in position.these(side, Man::Ruea) {
        let reach = ruea_attacks(from, position.occupied());
        add(Feature::RueaReach, (reach & !own).count() as i32);
        add(Feature::OpenFile, i32::from(!Bitboard(files).has(from)));
        pressure += (reach & around).count();
    }
    for from in position.these(side, Man::Ma) {
        let reach = ma_attacks(from);
        add(Feature::MaReach, (reach & !own & !unsafe_squares).count() as i32);
        pressure += (reach & around).count();
    }
    let khon = position.these(side, Man::Khon);
    let met = position.these(side, Man::Met);
    pressure += ((khon | met).met_attacks() & around).count() + (khon.forward(side) & around).count();
    add(Feature::Pressure, pressure as i32);
    add(Feature::Guarded, (guarded & (bia | khon | met)).count() as i32);
    add(Feature::Shelter, (khun_attacks(position.khun(side)) & own).count() as i32);
}

/// What a moment is worth to the side to move, in hundredths of a bia.
pub fn evaluate(moment: &Moment) -> i32 {
    let position = &moment.position;
    let mut sum = Sum::default();
    features(position, &mut sum);
    let phase = phase(position);
    let mut score = (sum.opening * phase + sum.ending * (256 - phase)) / 256;
    if let Some(strong) = stronger_of_bare(position) {
        let chase = chase(position, strong);
        score += if strong == Side::White { chase } else { -chase };
    }
    if let Some(count) = moment.count {
        score = under_count(score, count);
    }
    if position.turn() == Side::White { score } else { -score }
}

/// The side that hunts a bare khun.
fn stronger_of_bare(position: &Position) -> Option<Side> {
    Side::BOTH.into_iter().find(|&side| position.is_bare(side.other()) && !position.is_bare(side))
}

/// What brings a mate of a bare khun nearer: that it stands at the edge, with the other khun and its
/// men close.
fn chase(position: &Position, strong: Side) -> i32 {
    let bare = position.khun(strong.other());
    let centre = |line: u8| i32::from((2 * line).abs_diff(7));
    let edge = centre(bare.file()) + centre(bare.rank());
    let far = |square: Square| {
        i32::from(square.file().abs_diff(bare.file()).max(square.rank().abs_diff(bare.rank())))
    };
    let men: i32 = (position.of(strong) & !position.men(Man::Ruea)).map(far).sum();
    10 * edge - 8 * far(position.khun(strong)) - 2 * men
}

/// A score with a count running: what the stronger side has loses its worth as the count goes on.
fn under_count(score: i32, count: Count) -> i32 {
    let ahead = if count.side == Side::White { -score } else { score };
    if ahead <= 0 {
        return score;
    }
    let left = i32::from(count.limit.saturating_sub(count.spoken));
    let enough = if count.kind == CountKind::Men { 24 } else { 40 };
    score * left.min(enough) / enough
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::makruk::{Fen, Rules};

    fn score(fen: &str) -> i32 {
        evaluate(&fen.parse::<Fen>().unwrap().moment(Rules::default()))
    }

    #[test]
    fn both_sides_are_weighed_alike() {
        let white = score("2rmk3/8/3s4/8/3P4/2N1M3/1R2S3/3K4 w");
        let black = score("3k4/1r2s3/2n1m3/3p4/8/3S4/8/2RMK3 b");
        assert_eq!(white, black);
    }

    #[test]
    fn more_men_are_worth_more_and_a_count_takes_that_away() {
        let free = score("7k/7m/8/8/8/8/R7/1K6 w");
        let early = score("7k/7m/8/8/8/8/R7/1K6 w - 128 1 1");
        let late = score("7k/7m/8/8/8/8/R7/1K6 w - 128 121 1");
        assert!(free > 100 && free == early && late < early / 2 && late > 0, "{free} {early} {late}");
    }
}
