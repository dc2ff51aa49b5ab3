//! Randomness that depends on the seed and on what the match is, and on nothing else.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::game::{Position, Side};

/// The random numbers for a choice of `side` at this moment of a match.
///
/// What the match is goes in through its notation, by FNV-1a
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
