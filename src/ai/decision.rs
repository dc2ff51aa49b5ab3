//! What the computer decided, and why.

use std::time::Duration;

use crate::game::Choice;

/// What the computer decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The choices to make one after the other, at least one. A planned turn comes whole, one
    /// [`Choice::Sow`] a sowing.
    pub choices: Vec<Choice>,
    /// The search behind it.
    pub report: Report,
}

/// The search behind a decision.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The expected margin in seeds at the end of the round for the side that decides, where
    /// it was searched.
    pub score: Option<i16>,
    /// Whether the score is proved.
    pub exact: bool,
    /// Turns looked ahead.
    pub depth: u32,
    /// Positions searched.
    pub nodes: u64,
    /// Time spent.
    pub time: Duration,
}
