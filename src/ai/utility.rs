//! What a margin in seeds is worth to the side that plays for it.

use super::eval::SEED;
use crate::game::{BySide, Outcome, Rules, Side, outcome, towns};

/// The most that either side can be ahead.
const MOST: i16 = 255;

/// The score of a match that is won.
const DECIDED: i16 = 2000;

/// Scores by margin. More seeds are never worth less, so that what is best in seeds where every
/// line is followed to its end is also best here.
#[derive(Clone)]
pub(crate) struct Utility {
    /// By the seeds in play, in steps of [`STEP`], and by the margin.
    rows: Vec<Vec<i16>>,
}

/// Seeds in play that share a row.
const STEP: i16 = 8;

impl Utility {
    /// A seed is a seed.
    pub fn seeds() -> Self {
        let row = (-MOST..=MOST).map(|margin| margin * SEED).collect();
        Self { rows: vec![row] }
    }

    /// The match: a round is worth what it leads to, for the side that plays for it in round
    /// `round`, counted from 1, in a game in which both sides together have `total` seeds.
    ///
    /// Where the match goes on, the richer side begins the next round, and a whole turn takes most
    /// of the board; a side's widows make that still more likely to decide.
    pub fn of_match(rules: &Rules, round: u16, total: i16, in_play: i16) -> Self {
        let worth = |margin: i16| {
            let margin = margin.clamp(-total, total);
            let stores = BySide::new(i32::from(total + margin) / 2, i32::from(total - margin) / 2);
            let stores = stores.map(|seeds| seeds as u8);
            let standing = if let Some(Outcome { winner, .. }) = outcome(rules, stores, round) {
                winner.map_or(0, |side| sign(side) * DECIDED)
            } else {
                let filled = stores.map(|seeds| i16::from(towns(rules, seeds)));
                let more_towns = filled.south - filled.north;
                margin.signum() * DECIDED * 3 / 4 + more_towns * DECIDED / 4 / i16::from(rules.pits)
            };
            standing + 2 * margin
        };
        Self::of(worth, in_play)
    }

    /// The margin in seeds that is worth about this score.
    pub fn margin(&self, score: i16) -> i16 {
        self.rows[0].partition_point(|&worth| worth < score) as i16 - MOST
    }

    /// Each margin is worth what `worth` says; where the margin is still uncertain, the mean over
    /// the margins around it.
    fn of(worth: impl Fn(i16) -> i16, in_play: i16) -> Self {
        let exact: Vec<i32> = (-MOST..=MOST).map(|margin| worth(margin).into()).collect();
        let rows = (0..=in_play / STEP).map(|step| blur(&exact, usize::from((step * STEP / 3) as u16)));
        Self { rows: rows.collect() }
    }

    /// The score of an exact margin in seeds.
    #[inline]
    pub fn exact(&self, margin: i16) -> i16 {
        self.rows[0][(margin + MOST) as usize]
    }

    /// The score of a margin that is estimated, in sixteenths of a seed, with so many in play.
    #[inline]
    pub fn estimated(&self, sixteenths: i16, in_play: i16) -> i16 {
        let row = &self.rows[((in_play / STEP) as usize).min(self.rows.len() - 1)];
        let below = sixteenths.div_euclid(SEED);
        let part = i32::from(sixteenths.rem_euclid(SEED));
        let at = |margin: i16| i32::from(row[(margin.clamp(-MOST, MOST) + MOST) as usize]);
        let (low, high) = (at(below), at(below + 1));
        (low + (high - low) * part / i32::from(SEED)) as i16
    }
}

const fn sign(side: Side) -> i16 {
    match side {
        Side::South => 1,
        Side::North => -1,
    }
}

/// The mean over `reach` margins to both sides, twice, which is near a bell curve.
fn blur(exact: &[i32], reach: usize) -> Vec<i16> {
    let mean = |from: &[i32]| -> Vec<i32> {
        (0..from.len())
            .map(|at| {
                let window = &from[at.saturating_sub(reach)..(at + reach + 1).min(from.len())];
                window.iter().sum::<i32>() / window.len() as i32
            })
            .collect()
    };
    mean(&mean(exact)).into_iter().map(|score| score as i16).collect()
}
