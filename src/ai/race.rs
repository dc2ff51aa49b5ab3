//! The race: simultaneous choices as matrix games.
//!
//! Where both sides choose at once, neither sees the other's choice: the pairs of choices are a
//! zero-sum matrix game, and both sides play mixed strategies. Where one side chooses while the
//! other's hand is on its way, it sees that hand.

mod analysis;
pub(crate) mod lookahead;
pub(crate) mod matrix;
pub(crate) mod moment;
mod solver;

use rand::RngExt;

pub use analysis::{RaceAnalysis, RacePart, analyse_race, analyse_race_at};
pub(crate) use lookahead::{Advice, RaceReach, RaceSearch};
pub(crate) use solver::RaceSolver;

/// Draws one of these pits by the shares of a mixed strategy.
pub(crate) fn draw(pits: &[u8], shares: &[f64], random: &mut impl RngExt) -> Option<u8> {
    let mut left: f64 = random.random();
    for (&pit, &share) in pits.iter().zip(shares) {
        left -= share;
        if left < 0.0 {
            return Some(pit);
        }
    }
    pits.last().copied()
}
