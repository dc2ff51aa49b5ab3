//! Why a save file cannot be read, written or deleted.

use std::io;
use std::path::{Path, PathBuf};

use serde_json::error::Category;

use super::disk::Step;
use super::saved::{MAX_BYTES, MAX_CHOICES, MAX_ROUNDS};
use crate::game::{Choice, NotationError, Refusal, RulesError, SetupError};
use crate::makruk;

/// What is wrong with a save file or its folder.
#[derive(Debug, thiserror::Error)]
#[error("{}: {fault}", path.display())]
pub struct SaveError {
    /// The file or folder.
    pub path: PathBuf,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with a save file. Lines and columns count from 1.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// It cannot be read.
    #[error("cannot be read: {0}")]
    Read(io::Error),
    /// It cannot be written.
    #[error("cannot be written ({}): {error}", step.word())]
    Write {
        /// The step that failed.
        step: Step,
        /// Why.
        error: io::Error,
    },
    /// It cannot be deleted.
    #[error("cannot be deleted: {0}")]
    Delete(io::Error),
    /// It cannot be renamed.
    #[error("cannot be renamed: {0}")]
    Rename(io::Error),
    /// There is another match of the new name.
    #[error("is there already")]
    Exists,
    /// No file can have the new name.
    #[error("{name:?} cannot be the name of a match")]
    Name {
        /// The name.
        name: String,
    },
    /// Another program has claimed the match.
    #[error("is open in another program")]
    InUse,
    /// No home folder is known, and so no folder of matches.
    #[error("no home folder is known to keep matches in")]
    NoFolder,
    /// It is a folder, a pipe or a device.
    #[error("is not a file")]
    NotAFile,
    /// It is larger than [`MAX_BYTES`].
    #[error("is larger than {MAX_BYTES} bytes")]
    TooLarge,
    /// It is not UTF-8.
    #[error("line {line}: is not text in UTF-8")]
    NotText {
        /// The line of the first invalid byte.
        line: usize,
    },
    /// It is not JSON, or not of the shape of a save file.
    #[error(transparent)]
    Json(#[from] NotJson),
    /// It is a file of another program.
    #[error("its format is {format:?}, not \"mak-khum\"")]
    NotOurs {
        /// Its `format`.
        format: String,
    },
    /// Its version is not known to this program; a higher one is from a newer program.
    #[error("version {version} is not known to this program")]
    Version {
        /// The version.
        version: u64,
    },
    /// It holds a match of another game than the one asked for.
    #[error("is a match of another game")]
    OtherGame,
    /// This program does not know the game.
    #[error("the game {game:?} is not known to this program")]
    Game {
        /// The word for the game.
        game: String,
    },
    /// It is no match of Makruk.
    #[error(transparent)]
    Makruk(#[from] MakrukFault),
    /// Its rules cannot be played.
    #[error("rules: {0}")]
    Rules(RulesError),
    /// No match can be set up like this.
    #[error("{0}")]
    Setup(SetupError),
    /// Its starting position cannot be parsed.
    #[error("from: {0}")]
    From(NotationError),
    /// A controller is neither `human` nor a level.
    #[error("players: {word:?} is neither human nor a level")]
    Player {
        /// The word in the file.
        word: String,
    },
    /// A choice cannot be parsed.
    #[error("line {line}: {error}")]
    Notation {
        /// The line.
        line: usize,
        /// Why.
        error: NotationError,
    },
    /// A choice is illegal.
    #[error("line {line}: choice {choice}: {why}")]
    Refused {
        /// The line.
        line: usize,
        /// The choice.
        choice: Choice,
        /// Why it is illegal.
        why: Refusal,
    },
    /// A choice is listed under the wrong round.
    #[error("line {line}: choice {choice} belongs to round {round}")]
    WrongRound {
        /// The line.
        line: usize,
        /// The choice.
        choice: Choice,
        /// The round in which it was made.
        round: u16,
    },
    /// A side runs out of time, but a loss on time was not agreed.
    #[error("line {line}: no loss on time was agreed")]
    NoLossOnTime {
        /// The line.
        line: usize,
    },
    /// A time of the clock is not a number of milliseconds, or belongs to no choice.
    #[error("clock: {word:?} is not the time of a choice in milliseconds")]
    Clock {
        /// The word in the file.
        word: String,
    },
    /// There are more than [`MAX_ROUNDS`] rounds.
    #[error("more than {MAX_ROUNDS} rounds")]
    TooManyRounds,
    /// There are more than [`MAX_CHOICES`] choices.
    #[error("line {line}: more than {MAX_CHOICES} choices")]
    TooLong {
        /// The line of the first choice over the limit.
        line: usize,
    },
}

/// What is wrong with a match of Makruk.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MakrukFault {
    /// The rules cannot be played.
    #[error("rules: {0}")]
    Rules(makruk::RulesError),
    /// The position that it starts from is none.
    #[error("start: {0}")]
    Start(makruk::FenError),
    /// A choice cannot be read.
    #[error("line {line}: {text:?} is no choice")]
    NotAChoice {
        /// The line.
        line: usize,
        /// What stands there.
        text: String,
    },
    /// A choice is against the rules.
    #[error("line {line}: choice {choice}: {why}")]
    Refused {
        /// The line.
        line: usize,
        /// The choice.
        choice: makruk::Choice,
        /// Why it is refused.
        why: makruk::Refusal,
    },
}

impl SaveError {
    /// `fault` of the file at `path`.
    pub fn new(path: &Path, fault: Fault) -> Self {
        Self { path: path.to_owned(), fault }
    }
}

/// Where and why a text is not the JSON that is asked for. Lines and columns are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct NotJson {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
    /// What is wrong.
    pub fault: JsonFault,
}

/// Why a text is not the JSON that is asked for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JsonFault {
    /// The text is not JSON.
    #[error("this is not JSON")]
    Syntax,
    /// The text ends too early.
    #[error("the text ends here, too early")]
    End,
    /// A field is missing.
    #[error("`{0}` is missing")]
    Missing(String),
    /// A field or word is unknown.
    #[error("`{0}` is unknown here")]
    Unknown(String),
    /// A field occurs twice.
    #[error("`{0}` occurs twice")]
    Twice(String),
    /// A value has the wrong type or size.
    #[error("this value does not fit here")]
    Value,
}

impl JsonFault {
    fn of(error: &serde_json::Error) -> Self {
        match error.classify() {
            Category::Eof => return Self::End,
            Category::Syntax | Category::Io => return Self::Syntax,
            Category::Data => {}
        }
        // serde has no other way to tell these apart.
        let told = error.to_string();
        let named =
            |start: &str| told.strip_prefix(start)?.strip_prefix(" `")?.split('`').next().map(str::to_owned);
        named("missing field")
            .map(Self::Missing)
            .or_else(|| named("unknown field").or_else(|| named("unknown variant")).map(Self::Unknown))
            .or_else(|| named("duplicate field").map(Self::Twice))
            .unwrap_or(Self::Value)
    }
}

impl From<serde_json::Error> for NotJson {
    fn from(error: serde_json::Error) -> Self {
        Self { line: error.line(), column: error.column(), fault: JsonFault::of(&error) }
    }
}

impl From<serde_json::Error> for Fault {
    fn from(error: serde_json::Error) -> Self {
        Self::Json(error.into())
    }
}

/// The line, counted from 1, that follows these bytes.
pub(super) fn line_after(bytes: &[u8]) -> usize {
    bytes.split(|&byte| byte == b'\n').count()
}
