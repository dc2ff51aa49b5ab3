//! Proof numbers of a question that was not looked into yet.

use super::question::{LEAF, Numbers, Question};
use crate::ai::eval::{Estimate, SEED};
use crate::game::Rules;

/// Seeds that a board can hold.
const COUNTS: usize = 256;
/// The difference between estimate and target counts in steps of half a seed, up to this many.
const STEP: i16 = SEED / 2;
const MOST_STEPS: i16 = 60;

/// Each step that the estimate is away from the target makes the likelier answer easier by this
/// factor and the other one harder.
const BY_STEP: f32 = 1.086;
/// Each seed in play makes both harder by this factor.
const BY_SIZE: f32 = 1.2;
/// The cost of an even question with [`LEAF`] seeds in play.
const LEAST: f32 = 10.0;
/// No question begins with a higher number.
const MOST: f32 = 1e6;

/// Initial proof numbers, from an estimate of the gain.
pub(super) struct Init {
    estimate: Estimate,
    /// The cost by seeds in play beyond alpha-beta.
    by_size: [f32; COUNTS],
    /// The factor by steps that an answer is from likely.
    by_steps: [f32; 2 * MOST_STEPS as usize + 1],
}

/// `first` times the powers of `factor`, by multiplying: the same on every machine, which the
/// library's powers are not.
fn powers<const N: usize>(first: f32, factor: f32) -> [f32; N] {
    let mut next = first;
    std::array::from_fn(|_| {
        let power = next;
        next *= factor;
        power
    })
}

impl Init {
    pub fn new(rules: &Rules) -> Self {
        Self {
            estimate: Estimate::of_proofs(rules),
            by_size: powers(LEAST, BY_SIZE),
            by_steps: powers((0..MOST_STEPS).fold(1.0, |power, _| power / BY_STEP), BY_STEP),
        }
    }

    /// The numbers of a question about which nothing is known.
    #[inline(always)]
    pub fn numbers(&self, asked: &Question) -> Numbers {
        let ahead = (self.estimate.unbounded(asked.board) - SEED * asked.target) / STEP;
        let ahead = ahead.clamp(-MOST_STEPS, MOST_STEPS);
        let size = self.by_size[(asked.left - LEAF).max(0) as usize];
        let cost = |steps: i16| 1 + (size * self.by_steps[(steps + MOST_STEPS) as usize]).min(MOST) as u32;
        Numbers { proof: cost(-ahead), disproof: cost(ahead) }
    }
}
