//! The review of a match: what every turn was worth, and what would have been better.
//!
//! `docs/review.md` defines every figure.

mod cache;
mod figures;
mod openings;
mod run;
mod search;
pub mod sentences;

pub use cache::{cached_accuracy, load, review_path, store};
pub use figures::{Entry, Grade, RaceReview, Review, TurnReview, WidowReview};
pub use run::{DEFAULT_NODES, Progress, review};
