//! What one turn brings.

/// What one turn brings to the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Haul {
    /// The turn, one number a sowing.
    pub turn: Vec<u8>,
    /// The seeds that it brings to the store by sowing and capturing.
    pub seeds: u8,
    /// Whether every turn was looked at, so that none brings more.
    pub exact: bool,
    /// No turn of at most so many sowings brings more: all of them were looked at.
    pub sowings: usize,
}
