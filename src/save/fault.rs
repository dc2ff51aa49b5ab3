//! Why a save file cannot be read or written.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::disk::Step;
use super::{MAX_BYTES, MAX_CHOICES, MAX_ROUNDS};
use crate::game::{Choice, NotationError, Refusal, RulesError};

/// What is wrong, and with which file.
#[derive(Debug)]
pub struct SaveError {
    /// The file or folder.
    pub path: PathBuf,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with a save file. Lines and columns are counted from 1.
#[derive(Debug)]
pub enum Fault {
    /// It cannot be read.
    Read(io::Error),
    /// It cannot be written.
    Write {
        /// What failed.
        step: Step,
        /// Why.
        error: io::Error,
    },
    /// It cannot be deleted.
    Delete(io::Error),
    /// Another program has the match open.
    InUse,
    /// There is no folder to keep matches in: no home folder is known.
    NoFolder,
    /// It is a folder, a pipe or a device.
    NotAFile,
    /// It has more than [`MAX_BYTES`].
    TooLarge,
    /// It is not UTF-8.
    NotText {
        /// The line of the first byte that is none.
        line: usize,
    },
    /// It is not JSON, or not of the shape of a save file.
    Json(NotJson),
    /// It is a file of another program.
    NotOurs {
        /// What it calls itself.
        format: String,
    },
    /// This program does not know the version; a higher one is from a newer program.
    Version {
        /// The version.
        version: u64,
    },
    /// Its rules cannot be played.
    Rules(RulesError),
    /// The position that it starts from is none.
    From(NotationError),
    /// The players are wrong: neither `human` nor a level.
    Player {
        /// What stands there.
        word: String,
    },
    /// A line of choices cannot be read.
    Notation {
        /// The line.
        line: usize,
        /// Why.
        error: NotationError,
    },
    /// A choice is against the rules.
    Refused {
        /// The line.
        line: usize,
        /// The choice.
        choice: Choice,
        /// Why it is refused.
        why: Refusal,
    },
    /// A choice stands in a round to which it does not belong.
    WrongRound {
        /// The line.
        line: usize,
        /// The choice.
        choice: Choice,
        /// The round in which it was made.
        round: u16,
    },
    /// There are more than [`MAX_ROUNDS`] rounds.
    TooManyRounds,
    /// There are more than [`MAX_CHOICES`] choices.
    TooLong {
        /// The line of the first that is too many.
        line: usize,
    },
}

impl SaveError {
    /// `fault` of the file at `path`.
    #[must_use]
    pub fn new(path: &Path, fault: Fault) -> Self {
        Self { path: path.to_owned(), fault }
    }
}

/// Why a text is not the JSON that is asked for. The line and the column are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotJson {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
    /// What is wrong, in the parser's words.
    pub what: String,
}

impl From<serde_json::Error> for NotJson {
    fn from(error: serde_json::Error) -> Self {
        let (line, column) = (error.line(), error.column());
        let mut what = error.to_string();
        if let Some(end) = what.rfind(" at line ") {
            what.truncate(end);
        }
        Self { line, column, what }
    }
}

impl fmt::Display for NotJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.what)
    }
}

impl From<serde_json::Error> for Fault {
    fn from(error: serde_json::Error) -> Self {
        Self::Json(error.into())
    }
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.fault)
    }
}

impl std::error::Error for SaveError {}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read(error) => write!(f, "cannot be read: {error}"),
            Self::Write { step, error } => write!(f, "cannot be written ({}): {error}", step.word()),
            Self::Delete(error) => write!(f, "cannot be deleted: {error}"),
            Self::InUse => write!(f, "is open in another program"),
            Self::NoFolder => write!(f, "no home folder is known to keep matches in"),
            Self::NotAFile => write!(f, "is not a file"),
            Self::TooLarge => write!(f, "is larger than {MAX_BYTES} bytes"),
            Self::NotText { line } => write!(f, "line {line}: is not text in UTF-8"),
            Self::Json(error) => write!(f, "{error}"),
            Self::NotOurs { format } => write!(f, "its format is {format:?}, not \"mak-khum\""),
            Self::Version { version } => write!(f, "version {version} is not known to this program"),
            Self::Rules(error) => write!(f, "rules: {error}"),
            Self::From(error) => write!(f, "from: {error}"),
            Self::Player { word } => write!(f, "players: {word:?} is neither human nor a level"),
            Self::Notation { line, error } => write!(f, "line {line}: {error}"),
            Self::Refused { line, choice, why } => write!(f, "line {line}: choice {choice}: {why}"),
            Self::WrongRound { line, choice, round } => {
                write!(f, "line {line}: choice {choice} belongs to round {round}")
            }
            Self::TooManyRounds => write!(f, "more than {MAX_ROUNDS} rounds"),
            Self::TooLong { line } => write!(f, "line {line}: more than {MAX_CHOICES} choices"),
        }
    }
}

impl std::error::Error for Fault {}
