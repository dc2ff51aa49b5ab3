//! Zero-sum matrix games, solved exactly.
//!
//! The simplex method on rational numbers: Dantzig, "A proof of the equivalence of the programming
//! problem and the game problem", 1951, with the condensed tableau of Ferguson, "Game Theory",
//! part II, 4.4, <https://www.math.ucla.edu/~tom/Game_Theory/mat.pdf>. Bland's rule keeps it from
//! cycling: "New finite pivoting rules for the simplex method", 1977.

use num_rational::BigRational;
use num_traits::{One, Signed, ToPrimitive, Zero};

use crate::game::{BySide, Side};

/// An equilibrium: a mixed strategy for each side, and what South gets.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Equilibrium {
    /// The probability of each row and of each column; each side's sum to 1.
    pub shares: BySide<Vec<BigRational>>,
    /// South's payoff if both play so.
    pub value: BigRational,
}

impl Equilibrium {
    /// The shares of a side, as floating point numbers.
    pub fn chances(&self, side: Side) -> Vec<f64> {
        self.shares[side].iter().map(|share| share.to_f64().unwrap_or(0.0)).collect()
    }

    /// The value, as a floating point number.
    pub fn mean(&self) -> f64 {
        self.value.to_f64().unwrap_or(0.0)
    }
}

/// The equilibrium of the game in which South chooses a row, North a column, and North pays South
/// the entry. There must be a row and a column.
pub(crate) fn solve(payoffs: &[Vec<BigRational>]) -> Equilibrium {
    saddle_point(payoffs).unwrap_or_else(|| mixed(payoffs))
}

/// An entry that is the least of its row and the greatest of its column.
fn saddle_point(payoffs: &[Vec<BigRational>]) -> Option<Equilibrium> {
    let columns = payoffs.first().map_or(0, Vec::len);
    let least = |row: usize| (0..columns).min_by_key(|&column| &payoffs[row][column]);
    let greatest = |column: usize| (0..payoffs.len()).map(|row| &payoffs[row][column]).max();
    let row = (0..payoffs.len()).max_by_key(|&row| least(row).map(|column| &payoffs[row][column]))?;
    let column = (0..columns)
        .filter(|&column| greatest(column) == Some(&payoffs[row][column]))
        .find(|&column| least(row).is_some_and(|least| payoffs[row][least] == payoffs[row][column]))?;
    let pure = |length: usize, chosen: usize| {
        (0..length).map(|at| if at == chosen { One::one() } else { Zero::zero() }).collect()
    };
    Some(Equilibrium {
        shares: BySide::new(pure(payoffs.len(), row), pure(columns, column)),
        value: payoffs[row][column].clone(),
    })
}

/// An equilibrium by the simplex method.
fn mixed(payoffs: &[Vec<BigRational>]) -> Equilibrium {
    let mut tableau = Tableau::new(payoffs);
    while let Some((row, column)) = tableau.pivot() {
        tableau.exchange(row, column);
    }
    tableau.equilibrium()
}

/// A row or a column of the game, as the label of a row or a column of the tableau.
type Label = (Side, usize);

struct Tableau {
    /// The positive game, with the right-hand side as last column and the costs as last row.
    entries: Vec<Vec<BigRational>>,
    rows: Vec<Label>,
    columns: Vec<Label>,
    /// What was added to every payoff to make it positive.
    shift: BigRational,
}

impl Tableau {
    fn new(payoffs: &[Vec<BigRational>]) -> Self {
        let one = BigRational::one();
        let least = payoffs.iter().flatten().min().cloned().unwrap_or_else(Zero::zero);
        let shift = &one - least;
        let width = payoffs[0].len();
        let shifted = |row: &Vec<BigRational>| {
            row.iter().map(|payoff| payoff + &shift).chain([one.clone()]).collect::<Vec<_>>()
        };
        let costs = std::iter::repeat_n(-one.clone(), width).chain([BigRational::zero()]);
        let entries = payoffs.iter().map(shifted).chain([costs.collect()]).collect();
        Self {
            entries,
            rows: (0..payoffs.len()).map(|row| (Side::South, row)).collect(),
            columns: (0..width).map(|column| (Side::North, column)).collect(),
            shift,
        }
    }

    /// The place of the next exchange by Bland's rule; `None` at the optimum.
    fn pivot(&self) -> Option<(usize, usize)> {
        let (height, width) = (self.rows.len(), self.columns.len());
        let column = (0..width)
            .filter(|&column| self.entries[height][column].is_negative())
            .min_by_key(|&column| self.columns[column])?;
        let ratio = |row: usize| &self.entries[row][width] / &self.entries[row][column];
        let row = (0..height)
            .filter(|&row| self.entries[row][column].is_positive())
            .min_by_key(|&row| (ratio(row), self.rows[row]))?;
        Some((row, column))
    }

    fn exchange(&mut self, row: usize, column: usize) {
        let factor = self.entries[row][column].recip();
        let pivot: Vec<BigRational> = self.entries[row].iter().map(|entry| entry * &factor).collect();
        for (_, entries) in self.entries.iter_mut().enumerate().filter(|&(at, _)| at != row) {
            let own = std::mem::replace(&mut entries[column], BigRational::zero());
            if own.is_zero() {
                continue;
            }
            for (entry, pivot) in entries.iter_mut().zip(&pivot) {
                *entry -= &own * pivot;
            }
            entries[column] = -own * &factor;
        }
        self.entries[row] = pivot;
        self.entries[row][column] = factor;
        std::mem::swap(&mut self.rows[row], &mut self.columns[column]);
    }

    fn equilibrium(&self) -> Equilibrium {
        let (height, width) = (self.rows.len(), self.columns.len());
        let value = self.entries[height][width].recip();
        let mut shares = BySide::new(vec![BigRational::zero(); height], vec![BigRational::zero(); width]);
        for (at, &(side, choice)) in self.columns.iter().enumerate() {
            if side == Side::South {
                shares.south[choice] = &self.entries[height][at] * &value;
            }
        }
        for (at, &(side, choice)) in self.rows.iter().enumerate() {
            if side == Side::North {
                shares.north[choice] = &self.entries[at][width] * &value;
            }
        }
        Equilibrium { shares, value: value - &self.shift }
    }
}

#[cfg(test)]
mod tests {
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    use super::*;

    fn game(payoffs: &[&[i64]]) -> Vec<Vec<BigRational>> {
        payoffs.iter().map(|row| row.iter().map(|&payoff| whole(payoff)).collect()).collect()
    }

    fn whole(number: i64) -> BigRational {
        BigRational::from_integer(number.into())
    }

    fn part(numerator: i64, denominator: i64) -> BigRational {
        BigRational::new(numerator.into(), denominator.into())
    }

    #[test]
    fn rock_paper_scissors_is_played_evenly() {
        let found = solve(&game(&[&[0, -10, 10], &[10, 0, -10], &[-10, 10, 0]]));
        assert_eq!(found.value, whole(0));
        assert!(found.shares.to_array().iter().flatten().all(|share| *share == part(1, 3)));
    }

    #[test]
    fn a_known_mixture_comes_out_exactly() {
        let found = solve(&game(&[&[200, -100], &[-100, 100]]));
        assert_eq!(found.value, whole(20));
        assert_eq!(found.shares, BySide::new(vec![part(2, 5), part(3, 5)], vec![part(2, 5), part(3, 5)]));
    }

    #[test]
    fn a_saddle_point_is_played_purely() {
        let found = solve(&game(&[&[5, 4], &[1, 0]]));
        assert_eq!((found.value, &found.shares.south[0]), (whole(4), &whole(1)));
    }

    #[test]
    fn no_deviation_pays() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(4);
        for _ in 0..300 {
            let (rows, columns) = (random.random_range(1..=7), random.random_range(1..=7));
            let payoffs: Vec<Vec<BigRational>> = (0..rows)
                .map(|_| {
                    (0..columns)
                        .map(|_| part(random.random_range(-9..=9), random.random_range(1..=4)))
                        .collect()
                })
                .collect();
            let Equilibrium { shares, value } = solve(&payoffs);
            for side in [&shares.south, &shares.north] {
                assert!(side.iter().all(|share| !share.is_negative()));
                assert_eq!(side.iter().sum::<BigRational>(), whole(1));
            }
            for row in &payoffs {
                let gets: BigRational =
                    row.iter().zip(&shares.north).map(|(payoff, share)| payoff * share).sum();
                assert!(gets <= value);
            }
            for column in 0..columns {
                let pays: BigRational =
                    payoffs.iter().zip(&shares.south).map(|(row, share)| &row[column] * share).sum();
                assert!(pays >= value);
            }
        }
    }
}
