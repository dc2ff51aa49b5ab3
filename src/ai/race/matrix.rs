//! Zero-sum matrix games by regret matching.
//!
//! Both players repeatedly choose each action as often as they regret not having chosen it, and
//! their mean strategies come to an equilibrium: Hart and Mas-Colell, "A simple adaptive procedure
//! leading to correlated equilibrium", Econometrica 68 (5), 2000. Regrets below zero are forgotten
//! and later strategies weigh more, as in regret matching plus: Tammelin, "Solving large imperfect
//! information games using CFR+", 2014, <https://arxiv.org/abs/1407.5042>.

use crate::game::BySide;

const ROUNDS: u32 = 4000;

/// A mixed strategy for each side, and South's value.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Mixed {
    /// How likely each side chooses each row or column; each sums to 1.
    pub shares: BySide<Vec<f64>>,
    /// What South gets on the average.
    pub value: f64,
}

/// The equilibrium of the game in which South chooses a row and North a column, and South gets
/// what stands there.
pub(crate) fn solve(values: &[Vec<i16>]) -> Mixed {
    let columns = values.first().map_or(0, Vec::len);
    let mut regrets = BySide::new(vec![0.0; values.len()], vec![0.0; columns]);
    let mut sums = regrets.clone();
    for round in 1..=ROUNDS {
        let now = BySide::new(normal(&regrets.south), normal(&regrets.north));
        let south: Vec<f64> = values.iter().map(|row| dot(row, &now.north)).collect();
        let north: Vec<f64> = (0..columns)
            .map(|column| {
                let share = |(row, share): (&Vec<i16>, &f64)| f64::from(-row[column]) * share;
                values.iter().zip(&now.south).map(share).sum()
            })
            .collect();
        learn(&mut regrets.south, &mut sums.south, &now.south, &south, round);
        learn(&mut regrets.north, &mut sums.north, &now.north, &north, round);
    }
    let shares = BySide::new(normal(&sums.south), normal(&sums.north));
    let value = values.iter().zip(&shares.south).map(|(row, share)| dot(row, &shares.north) * share).sum();
    Mixed { shares, value }
}

fn learn(regrets: &mut [f64], sums: &mut [f64], shares: &[f64], values: &[f64], round: u32) {
    let mean: f64 = values.iter().zip(shares).map(|(value, share)| value * share).sum();
    for (regret, value) in regrets.iter_mut().zip(values) {
        *regret = (*regret + value - mean).max(0.0);
    }
    for (sum, share) in sums.iter_mut().zip(shares) {
        *sum += share * f64::from(round);
    }
}

/// The weights in proportion, or all alike if there are none.
fn normal(weights: &[f64]) -> Vec<f64> {
    let sum: f64 = weights.iter().sum();
    if sum > 0.0 {
        return weights.iter().map(|weight| weight / sum).collect();
    }
    let count: f64 = weights.iter().map(|_| 1.0).sum();
    vec![1.0 / count; weights.len()]
}

fn dot(values: &[i16], shares: &[f64]) -> f64 {
    values.iter().zip(shares).map(|(&value, share)| f64::from(value) * share).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rock_paper_scissors_is_played_evenly() {
        let mixed = solve(&[vec![0, -10, 10], vec![10, 0, -10], vec![-10, 10, 0]]);
        assert!(mixed.value.abs() < 1e-6);
        assert!(mixed.shares.to_array().iter().flatten().all(|share| (share - 1.0 / 3.0).abs() < 0.01));
    }

    #[test]
    fn a_mixture_that_is_known() {
        // Rows 3:2, columns 2:3, value 0.2 for South, of [[2, -1], [-1, 1]] times a hundred.
        let mixed = solve(&[vec![200, -100], vec![-100, 100]]);
        assert!((mixed.value - 20.0).abs() < 0.5, "{mixed:?}");
        assert!((mixed.shares.south[0] - 0.4).abs() < 0.02, "{mixed:?}");
    }

    #[test]
    fn what_is_never_good_is_never_chosen() {
        let mixed = solve(&[vec![5, 4], vec![1, 0]]);
        assert!((mixed.value - 4.0).abs() < 0.01);
        assert!(mixed.shares.south[1] < 0.01);
    }
}
