//! How far a question is from its answer, before anybody looked into it.

use super::{Numbers, Question};
use crate::ai::compact::Compact;
use crate::ai::eval::{Estimate, SEED};
use crate::game::Rules;

/// Seeds that a pit can hold.
const COUNTS: usize = 256;
/// Lanes that are pits, a side.
const LANES: usize = 7;
/// Estimates are looked at in steps of half a seed, and differences beyond so many are alike.
const STEP: i32 = SEED as i32 / 2;
const MOST_STEPS: i32 = 60;

/// Each step that the estimate is away from the target makes the likelier answer easier by this
/// factor and the other one harder.
const BY_STEP: f32 = 1.086;
/// Each seed in play makes both harder by this factor.
const BY_SIZE: f32 = 1.2;
/// What a question that is as likely as not costs at the edge of alpha-beta.
const LEAST: f32 = 10.0;
/// No question begins with a higher number.
const MOST: f32 = 1e6;

/// What the pits of one side tell of the gain, in sixteenths of a seed, by distance from the
/// store, the nearest one first.
struct Weights {
    /// For each seed.
    seed: [i16; LANES],
    /// For having seeds at all.
    held: [i16; LANES],
    /// For having exactly as many as it takes to reach the store.
    home: [i16; LANES],
    /// For having more than that.
    past: [i16; LANES],
    /// For each seed of the biggest capture at hand.
    capture: i16,
}

/// Fitted by least squares to the exact gains of 21,871 boards with 21 to 34 seeds in play, a
/// sample of those in a proof about Kalah (6,4); the root of the mean square error is 5.1 seeds.
/// The seventh pit has the weights of the sixth one.
const OWN: Weights = Weights {
    seed: [18, 15, 14, 11, 13, 17, 17],
    held: [-26, 8, 21, 37, 45, 39, 39],
    home: [29, 8, 11, 19, 14, -1, -1],
    past: [-61, -104, -103, -95, -96, -105, -105],
    capture: 16,
};
const OTHER: Weights = Weights {
    seed: [-15, -11, -10, -9, -10, -14, -14],
    held: [30, -15, -26, -37, -40, -27, -27],
    home: [-24, 16, 12, 13, 22, 55, 55],
    past: [47, 94, 84, 87, 91, 102, 102],
    capture: -5,
};
/// The same for nothing.
const CONSTANT: i16 = -14;

/// First guesses at proof numbers.
pub(super) struct Outlook {
    relay: bool,
    estimate: Estimate,
    pits: u8,
    /// What each pit tells, by lane and seeds.
    own: [[i16; COUNTS]; LANES],
    other: [[i16; COUNTS]; LANES],
    /// The cost by seeds in play beyond alpha-beta.
    by_size: [f32; COUNTS],
    /// The factor by steps that an answer is from likely.
    by_steps: [f32; 2 * MOST_STEPS as usize + 1],
}

/// `first` and what comes of it by multiplying again and again: the same on every machine, which
/// the library's powers are not.
fn powers<const N: usize>(first: f32, factor: f32) -> [f32; N] {
    let mut next = first;
    std::array::from_fn(|_| {
        let power = next;
        next *= factor;
        power
    })
}

impl Outlook {
    pub fn new(rules: &Rules) -> Self {
        let tell = |weights: &Weights| {
            std::array::from_fn(|lane| {
                let pit = LANES - 1 - lane;
                std::array::from_fn(|seeds| {
                    let told = match seeds.cmp(&(pit + 1)) {
                        std::cmp::Ordering::Less => 0,
                        std::cmp::Ordering::Equal => weights.home[pit],
                        std::cmp::Ordering::Greater => weights.past[pit],
                    };
                    if seeds == 0 { 0 } else { seeds as i16 * weights.seed[pit] + weights.held[pit] + told }
                })
            })
        };
        Self {
            relay: rules.relay,
            estimate: Estimate::new(rules),
            pits: rules.pits,
            own: tell(&OWN),
            other: tell(&OTHER),
            by_size: powers(LEAST, BY_SIZE),
            by_steps: powers((0..MOST_STEPS).fold(1.0, |power, _| power / BY_STEP), BY_STEP),
        }
    }

    /// The numbers of a question about which nothing is known.
    #[inline(always)]
    pub fn numbers(&self, asked: &Question) -> Numbers {
        let gain =
            if self.relay { i32::from(self.estimate.gain(asked.board)) } else { self.gain(asked.board) };
        let ahead = (gain - i32::from(SEED * asked.target)) / STEP;
        let ahead = ahead.clamp(-MOST_STEPS, MOST_STEPS);
        let size = self.by_size[(asked.left - super::LEAF).max(0) as usize];
        let cost = |steps: i32| 1 + (size * self.by_steps[(steps + MOST_STEPS) as usize]).min(MOST) as u32;
        Numbers { proof: cost(-ahead), disproof: cost(ahead) }
    }

    /// The estimated gain of the side to move without relay, in sixteenths of a seed.
    #[inline(always)]
    fn gain(&self, board: Compact) -> i32 {
        let pit = |row: u64, lane: usize| (row >> (8 * lane)) as u8 as usize;
        let told = |lane: usize| {
            i32::from(self.own[lane][pit(board.mine, lane)])
                + i32::from(self.other[lane][pit(board.theirs, lane)])
        };
        let told = told(0) + told(1) + told(2) + told(3) + told(4) + told(5) + told(6);
        i32::from(CONSTANT)
            + told
            + i32::from(OWN.capture * self.capture(board))
            + i32::from(OTHER.capture * self.capture(board.passed()))
    }

    /// The most seeds that the side to move can capture at once without going round the board.
    #[inline(always)]
    fn capture(&self, board: Compact) -> i16 {
        let at = |row: u64, lane: u8| (row >> (8 * lane)) as u8;
        let capture = |number: u8| {
            let lane = 7 - number;
            let end = lane.checked_add(at(board.mine, lane)).filter(|&end| end < 7)?;
            // Pit `n` lies opposite the pit with the number `pits + 1 - n`.
            (at(board.mine, end) == 0).then(|| i16::from(at(board.theirs, 13 - self.pits - end)))
        };
        board.pits().filter_map(capture).max().unwrap_or(0)
    }
}
