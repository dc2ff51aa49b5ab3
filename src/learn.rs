//! Learning: lessons, puzzles, the review of a match and the record of a player.
//!
//! Nothing here knows a terminal. A [`Course`] takes an answer and tells what became of it, a
//! review takes a record and tells what each turn was worth; the line-by-line game and the
//! screens show the same values.

mod calendar;
mod course;
mod goal;
mod lesson;
mod lessons;
mod profile;
mod puzzle;
mod record;
pub mod review;
mod said;
mod shelf;
mod tally;

pub use calendar::{Day, NotADay};
pub use course::{Answer, Asks, Course, Reaction, Stage, Verdict};
pub use goal::{Goal, RaceGoal};
pub use lesson::{Count, Lesson, Step, Task, Topic, Where};
pub use lessons::LESSONS;
pub use profile::{Profile, ProfileFault, PuzzleResult};
pub use puzzle::{Kind, Puzzle, shortest_answers};
pub use record::{name_of, record};
pub use said::{Arg, Said};
pub use shelf::{Listing, Shelf, ShelfError};
pub use tally::{Ending, MatchResult, Score, fingerprint, sides_of, spark};
