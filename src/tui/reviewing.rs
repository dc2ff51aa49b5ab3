//! A match being reviewed.

use std::path::PathBuf;

use crate::game::BySide;
use crate::learn::review::{Progress, Review};
use crate::save::Saved;

use super::app::Marked;
use super::message::Ticket;

/// A match being reviewed, or its review.
#[derive(Clone, Debug)]
pub struct Reviewing {
    /// The match.
    pub saved: Saved,
    /// Its file, beside which the review is kept.
    pub path: Option<PathBuf>,
    /// What the players are called.
    pub names: BySide<String>,
    /// The question to the computer, while it is at work.
    pub ticket: Option<Ticket>,
    /// How far it is.
    pub progress: Progress,
    /// What it found.
    pub review: Option<Review>,
    /// The marked turn.
    pub marked: Marked,
}

impl Reviewing {
    /// How many turns there are to look at.
    #[must_use]
    pub fn length(&self) -> usize {
        self.review.as_ref().map_or(0, |review| review.turns.len())
    }
}
