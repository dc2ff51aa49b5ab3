//! Lessons, puzzles, the review of a match, the record of a player, and sharing.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

#[path = "learn/lessons.rs"]
mod lessons;
#[path = "learn/puzzles.rs"]
mod puzzles;
#[path = "learn/review.rs"]
mod review;
#[path = "learn/share.rs"]
mod share;
#[path = "learn/support.rs"]
mod support;
