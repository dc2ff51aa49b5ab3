//! A saved match, and the limits of its file.

use super::clock::Clock;
use super::player::Player;
use crate::game::{BySide, Record};
use crate::makruk;

/// The largest file that is read, in bytes: about five times the longest match.
pub const MAX_BYTES: u64 = 8 << 20;

/// The most choices in a file.
pub const MAX_CHOICES: usize = 1_000_000;

/// The most rounds in a file: as many as a match counts.
pub const MAX_ROUNDS: usize = u16::MAX as usize;

/// A match with everything needed to continue it.
#[derive(Clone, Debug, PartialEq)]
pub struct Saved {
    /// Who plays each side.
    pub players: BySide<Player>,
    /// The seed of the match's randomness.
    pub seed: u64,
    /// The match.
    pub record: Record,
    /// The clock, if one was agreed.
    pub clock: Option<Clock>,
}

/// A match of Makruk with everything needed to continue it.
#[derive(Clone, Debug, PartialEq)]
pub struct MakrukSaved {
    /// Who plays White and who Black.
    pub players: [Player; 2],
    /// The seed of the match's randomness.
    pub seed: u64,
    /// The match.
    pub record: makruk::Record,
}
