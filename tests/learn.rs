//! Lessons, review, puzzles and the record of a player.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

#[path = "learn/lessons.rs"]
mod lessons;
