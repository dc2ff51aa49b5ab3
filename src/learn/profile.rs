//! The record of one player: what was learned, solved and played.

use std::collections::BTreeMap;
use std::io;

use serde::{Deserialize, Serialize};

use super::match_summary::MatchSummary;
use crate::save::NotJson;

/// The `format` of a profile file.
const FORMAT: &str = "mak-khum-profile";

/// The version that this program writes.
const VERSION: u64 = 1;

/// The record of a player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Profile {
    /// The player's name; empty if none was given.
    pub name: String,
    /// Steps done of each lesson, by its id.
    pub lessons: BTreeMap<String, usize>,
    /// The puzzles tried, by their number.
    pub puzzles: BTreeMap<usize, PuzzleResult>,
    /// Finished matches, in the order in which they were found.
    pub matches: Vec<MatchSummary>,
}

/// How a puzzle went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleResult {
    /// Answers tried, up to the right one.
    pub tries: u32,
    /// Whether one of them was right.
    pub solved: bool,
    /// Whether a hint was shown before that.
    #[serde(default, skip_serializing_if = "is_false")]
    pub hint: bool,
    /// Whether the answer was shown before that.
    #[serde(default, skip_serializing_if = "is_false")]
    pub given_up: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(field: &bool) -> bool {
    !*field
}

impl PuzzleResult {
    /// Whether it was solved without having seen the answer.
    pub const fn is_solved(self) -> bool {
        self.solved && !self.given_up
    }

    /// Whether it was solved by the first answer, without help.
    pub const fn is_solved_at_once(self) -> bool {
        self.is_solved() && !self.hint && self.tries == 1
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u64,
    name: String,
    lessons: BTreeMap<String, usize>,
    puzzles: BTreeMap<usize, PuzzleResult>,
    matches: Vec<MatchSummary>,
}

impl Profile {
    /// An empty record for a player of this name.
    pub fn new(name: &str) -> Self {
        Self { name: name.to_owned(), ..Self::default() }
    }

    /// The profile as JSON.
    pub fn print(&self) -> String {
        let file = File {
            format: FORMAT.to_owned(),
            version: VERSION,
            name: self.name.clone(),
            lessons: self.lessons.clone(),
            puzzles: self.puzzles.clone(),
            matches: self.matches.clone(),
        };
        // Strings, numbers and lists always serialize.
        let mut text = serde_json::to_string_pretty(&file).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Parses what [`Profile::print`] writes.
    ///
    /// # Errors
    /// What is wrong and where.
    pub fn parse(text: &str) -> Result<Self, ProfileFault> {
        let file: File = serde_json::from_str(text).map_err(|error| ProfileFault::Json(error.into()))?;
        if file.format != FORMAT {
            return Err(ProfileFault::NotOurs { format: file.format });
        }
        if file.version != VERSION {
            return Err(ProfileFault::Version { version: file.version });
        }
        Ok(Self { name: file.name, lessons: file.lessons, puzzles: file.puzzles, matches: file.matches })
    }

    /// Notes how many steps of a lesson are done. The number never falls.
    pub fn note_lesson(&mut self, id: &str, steps: usize) {
        let done = self.lessons.entry(id.to_owned()).or_default();
        *done = steps.max(*done);
    }

    /// Notes an answer to a puzzle.
    pub fn note_puzzle(&mut self, number: usize, right: bool) {
        let result = self.puzzles.entry(number).or_default();
        result.tries += u32::from(!result.solved);
        result.solved |= right;
    }

    /// Notes that a hint to a puzzle was shown. Once it is solved, hints do not count.
    pub fn note_hint(&mut self, number: usize) {
        let result = self.puzzles.entry(number).or_default();
        result.hint |= !result.solved;
    }

    /// Notes that the answer to a puzzle was shown. Once it is solved, that does not count.
    pub fn note_given_up(&mut self, number: usize) {
        let result = self.puzzles.entry(number).or_default();
        result.given_up |= !result.solved;
    }

    /// Adds a match, or the accuracy of one that is known. Returns whether anything changed.
    pub fn note_match(&mut self, summary: MatchSummary) -> bool {
        match self.matches.iter_mut().find(|known| known.id == summary.id && known.side == summary.side) {
            Some(known) if *known == summary || summary.accuracy.is_none() => false,
            Some(known) => {
                known.accuracy = summary.accuracy;
                true
            }
            None => {
                self.matches.push(summary);
                true
            }
        }
    }
}

/// Why a profile cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ProfileFault {
    /// It, or the folder of profiles, cannot be read.
    #[error("cannot be read: {0}")]
    Read(io::Error),
    /// It cannot be written or deleted.
    #[error("cannot be written: {0}")]
    Write(io::Error),
    /// It is not JSON, or not of the shape of a profile.
    #[error("{0}")]
    Json(NotJson),
    /// It is a file of another kind.
    #[error("its format is {format:?}, not {FORMAT:?}")]
    NotOurs {
        /// Its `format`.
        format: String,
    },
    /// Its version is not known to this program.
    #[error("version {version} is not known to this program")]
    Version {
        /// The version.
        version: u64,
    },
}
