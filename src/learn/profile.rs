//! The record of a player: what was learned, solved and played, kept in a file of its own.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::tally::MatchResult;
use crate::save::NotJson;

/// What the top object of a profile's file says of itself.
const FORMAT: &str = "mak-khum-profile";

/// The version of the file that this program writes.
const VERSION: u64 = 1;

/// A player of this machine.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Profile {
    /// The name; empty for whoever has given none.
    pub name: String,
    /// For each lesson by its name, how many of its steps were done.
    pub lessons: BTreeMap<String, usize>,
    /// The puzzles that were tried, by their number.
    pub puzzles: BTreeMap<usize, PuzzleResult>,
    /// The matches that were played to their end, in the order in which they were found.
    pub matches: Vec<MatchResult>,
}

/// How a puzzle went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleResult {
    /// How many answers were tried.
    pub tries: u32,
    /// Whether one of them was right.
    pub solved: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u64,
    name: String,
    lessons: BTreeMap<String, usize>,
    puzzles: BTreeMap<usize, PuzzleResult>,
    matches: Vec<MatchResult>,
}

impl Profile {
    /// A player of this name of whom nothing is known yet.
    #[must_use]
    pub fn new(name: &str) -> Self {
        Self { name: name.to_owned(), ..Self::default() }
    }

    /// The text of the profile's file.
    #[must_use]
    pub fn print(&self) -> String {
        let file = File {
            format: FORMAT.to_owned(),
            version: VERSION,
            name: self.name.clone(),
            lessons: self.lessons.clone(),
            puzzles: self.puzzles.clone(),
            matches: self.matches.clone(),
        };
        // Strings, numbers and lists always have a JSON text.
        let mut text = serde_json::to_string_pretty(&file).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Reads the text of a profile's file.
    ///
    /// # Errors
    /// What is wrong with it and where.
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

    /// Notes that so many steps of a lesson have been done. What was done before stays done.
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

    /// Adds a match, or brings what is known of it up to date. Whether anything changed.
    pub fn note_match(&mut self, result: MatchResult) -> bool {
        match self.matches.iter_mut().find(|known| known.id == result.id && known.side == result.side) {
            Some(known) if *known == result || result.accuracy.is_none() => false,
            Some(known) => {
                known.accuracy = result.accuracy;
                true
            }
            None => {
                self.matches.push(result);
                true
            }
        }
    }
}

/// Why a profile's file cannot be used.
#[derive(Debug)]
pub enum ProfileFault {
    /// It, or the folder of profiles, cannot be read.
    Read(std::io::Error),
    /// It cannot be written.
    Write(std::io::Error),
    /// It is not JSON, or not of the shape of a profile.
    Json(NotJson),
    /// It is a file of another kind.
    NotOurs {
        /// What it calls itself.
        format: String,
    },
    /// This program does not know the version.
    Version {
        /// The version.
        version: u64,
    },
}

impl std::fmt::Display for ProfileFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Read(error) => write!(f, "cannot be read: {error}"),
            Self::Write(error) => write!(f, "cannot be written: {error}"),
            Self::Json(error) => write!(f, "{error}"),
            Self::NotOurs { format } => write!(f, "its format is {format:?}, not {FORMAT:?}"),
            Self::Version { version } => write!(f, "version {version} is not known to this program"),
        }
    }
}

impl std::error::Error for ProfileFault {}
