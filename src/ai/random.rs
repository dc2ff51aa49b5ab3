//! Randomness that depends on a seed and on what it is for, and on nothing else.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::game::{Position, Side};

/// Random numbers for a choice of `side` at this moment of a match.
///
/// The moment goes in through its notation, by FNV-1a
/// (<https://datatracker.ietf.org/doc/html/rfc9923>), so that it is the same on every machine. So
/// does the side: two that choose at once must not draw the same numbers.
pub(super) fn numbers(
    seed: u64,
    round: u16,
    position: &Position,
    tick: u32,
    side: Side,
) -> Xoshiro256PlusPlus {
    let what = format!("{round} {position} {tick} {}", side.letter());
    let hash = what.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    Xoshiro256PlusPlus::seed_from_u64(hash ^ seed.rotate_left(32))
}

/// The seed of part `number` of a run with this seed, at most 2⁵³ − 1: every reader of JSON keeps it exactly.
///
/// Near seeds and near numbers give unrelated results: both go through the finaliser of `SplitMix64`. Steele,
/// Lea and Flood, "Fast splittable pseudorandom number generators", 2014, <https://doi.org/10.1145/2660193.2660195>.
pub const fn derived_seed(seed: u64, number: u64) -> u64 {
    const GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;
    mix(mix(seed).wrapping_add(number.wrapping_add(1).wrapping_mul(GAMMA))) >> 11
}

const fn mix(mut word: u64) -> u64 {
    word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn derived_seeds_are_what_the_published_generator_gives() {
        // The first outputs of SplitMix64 from 0, for mix(0) = 0.
        let outputs = [0xe220_a839_7b1d_cdaf_u64, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f];
        for (number, output) in (0..).zip(outputs) {
            assert_eq!(derived_seed(0, number), output >> 11);
        }
    }

    #[test]
    fn near_runs_share_no_seed() {
        let seeds: HashSet<u64> =
            (0..100).flat_map(|run| (0..100).map(move |number| derived_seed(run, number))).collect();
        assert_eq!(seeds.len(), 10_000);
        assert!(seeds.iter().all(|&seed| seed < 1 << 53));
    }
}
