//! What can happen to the game in the terminal, and what it asks the world to do.

use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use crate::ai::{Analysis, Decision, Level};
use crate::game::{Match, Place, Position, Rules, Side};
use crate::learn::Profile;
use crate::learn::review::{Progress, Review};
use crate::save::Saved;

use super::keys::{Action, Key};
use super::options::Options;
use super::study::Learner;

/// Names a question to the computer, so that an answer that comes too late is known as such.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ticket(pub u64);

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The user wants to do this.
    Act(Action),
    /// This key is to do the action that waits for one.
    Bind(Key),
    /// A character is typed in a field.
    Type(char),
    /// The last character of a field is erased.
    Erase,
    /// The mouse is over a place of the board, or over none.
    HoverBoard(Option<Place>),
    /// The mouse was pressed on a place of the board, or on none.
    PressBoard(Option<Place>),
    /// The mouse is over a line of a list.
    HoverLine(usize),
    /// The mouse was pressed on a line of a list.
    PressLine(usize),
    /// The screen has this many columns and rows.
    Resized {
        /// Columns.
        columns: u16,
        /// Rows.
        rows: u16,
    },
    /// So much time passed.
    Elapsed(Duration),
    /// The computer decided; `None` if it was stopped.
    Decided(Ticket, Result<Option<Decision>, String>),
    /// The computer looked at a position.
    Analysed(Ticket, Result<Analysis, String>),
    /// The match was written to its file, or why it could not be.
    Saved(Result<PathBuf, String>),
    /// The saved matches, or why they could not be listed.
    Listed(Result<Vec<Shelved>, String>),
    /// A saved match was read, or why it could not be.
    Opened(Result<Box<(PathBuf, Saved)>, String>),
    /// The settings could not be kept.
    NotKept(String),
    /// The player's record was read, or why it could not be.
    Learner(Result<Box<Learner>, String>),
    /// A review is so far.
    Reviewing(Ticket, Progress),
    /// A review is there; `None` if it was stopped.
    Reviewed(Ticket, Result<Option<Box<Review>>, String>),
}

/// A saved match, for a list of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Shelved {
    /// Its file.
    pub path: PathBuf,
    /// When it was last written.
    pub modified: Option<SystemTime>,
    /// The match, or why it cannot be read.
    pub saved: Result<Box<Saved>, String>,
}

impl Shelved {
    /// Whether it can be gone on with.
    #[must_use]
    pub fn is_unfinished(&self) -> bool {
        self.saved.as_ref().is_ok_and(|saved| saved.record.state().outcome().is_none())
    }
}

/// A question to the computer.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// What would it play?
    Decide {
        /// The match.
        game: Box<Match>,
        /// For which side.
        side: Side,
        /// How well.
        level: Level,
        /// Where its randomness comes from.
        seed: u64,
    },
    /// What is this position worth?
    Analyse {
        /// The position.
        position: Position,
        /// The rules.
        rules: Rules,
        /// How long it may look.
        time: Duration,
    },
    /// What was every turn of this match worth?
    Review {
        /// The match.
        saved: Box<Saved>,
        /// Its file, beside which the review is kept.
        path: Option<PathBuf>,
        /// Positions that each search may look at.
        nodes: u64,
    },
}

/// Something that the world is asked to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Answer this question, on another thread.
    Ask(Ticket, Question),
    /// Give up answering this question.
    Forget(Ticket),
    /// Begin a new file for the match.
    NewFile,
    /// Go on with the match in this file.
    UseFile(PathBuf),
    /// Write the match to its file.
    Save(Box<Saved>),
    /// List the saved matches.
    List,
    /// Read a saved match.
    Open(PathBuf),
    /// Delete a saved match.
    Delete(PathBuf),
    /// Read the record of the player of this name.
    Learner(String),
    /// Keep the record of a player.
    Learned(Box<Profile>),
    /// Keep these settings.
    Keep(Box<Options>),
    /// Listen to the mouse, or leave it to the terminal.
    Mouse(bool),
    /// Clear the screen and draw it anew.
    Redraw,
    /// Go to the shell until called back.
    Suspend,
    /// Leave the program.
    Quit,
}
