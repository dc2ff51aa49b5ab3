//! A match being reviewed.

use std::path::PathBuf;

use crate::game::BySide;
use crate::learn::review::{Entry, Progress, Review};
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
    /// Everything that was reviewed, in order.
    pub entries: Vec<Entry>,
    /// The marked one of these.
    pub marked: Marked,
}

impl Reviewing {
    /// How many lines there are to look at.
    #[must_use]
    pub fn length(&self) -> usize {
        self.entries.len()
    }

    /// What is marked.
    #[must_use]
    pub fn entry(&self) -> Option<Entry> {
        self.entries.get(self.marked.0).copied()
    }
}
