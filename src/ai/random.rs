//! Randomness that depends on the seed and on what the match is, and on nothing else.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::game::{Match, Phase};

/// The random numbers for the choice that `game` waits for.
///
/// What the match is goes in through its notation, by FNV-1a
/// (<https://datatracker.ietf.org/doc/html/rfc9923>), so that it is the same on every machine.
pub(super) fn of_match(game: &Match, seed: u64) -> Xoshiro256PlusPlus {
    let tick = match game.phase() {
        Phase::Race(race) => race.tick(),
        _ => 0,
    };
    let what = format!("{} {} {tick}", game.round(), game.position());
    let hash = what.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    Xoshiro256PlusPlus::seed_from_u64(hash ^ seed.rotate_left(32))
}
