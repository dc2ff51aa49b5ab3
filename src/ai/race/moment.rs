//! Moments of choice in a race.

use crate::game::{Race, Side};

/// The pits that a side may choose; `[None]` if it is not choosing.
pub(crate) fn choices(race: &Race, side: Side) -> Vec<Option<u8>> {
    let legal = race.legal(side);
    if legal.is_empty() { vec![None] } else { legal.iter().map(Some).collect() }
}

/// The race after these choices.
pub(crate) fn lifted(race: &Race, south: Option<u8>, north: Option<u8>) -> Race {
    let mut race = *race;
    for (side, pit) in [(Side::South, south), (Side::North, north)] {
        if let Some(pit) = pit {
            // The pit is one of the legal ones.
            let _ = race.choose(side, pit, &mut ());
        }
    }
    race
}
