//! Learning: lessons, puzzles, the review of a match and the record of a player.
//!
//! Values and files, no terminal: the line-by-line game and the screens show the same [`Course`]
//! and the same [`review::Review`].

mod course;
mod goal;
mod lesson;
mod lessons;
mod match_summary;
mod message;
mod profile;
mod profile_store;
mod puzzle;
mod record;
pub mod review;

pub use course::{Answer, Asks, Course, Reaction, Stage, Verdict};
pub use goal::{Goal, RaceGoal};
pub use lesson::{Count, Lesson, Step, Task, Topic, Where};
pub use lessons::LESSONS;
pub use match_summary::{Ending, MatchSummary, Score, fingerprint, sides_of, spark};
pub use message::{Arg, Message};
pub use profile::{Profile, ProfileFault, PuzzleResult};
pub use profile_store::{Listing, ProfileError, ProfileStore};
pub use puzzle::{Kind, Puzzle, shortest_answers};
pub use record::{name_of, record};

pub use crate::save::{Day, NotADay};
