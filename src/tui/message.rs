//! What reaches the state from outside, and what it asks of the world.

use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use crate::ai::{Analysis, Decision, Level};
use crate::game::{Match, Position, Rules, Side};
use crate::learn::review::{Progress, Review};
use crate::learn::{Day, Profile};
use crate::save::Saved;

use super::input::{Action, Key, Pointer};
use super::options::{Mouse, Options};

/// Identifies a question to the computer, so that a stale answer is recognised.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ticket(pub u64);

/// An event.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    Key(Key),
    Pointer(Pointer),
    /// Text was pasted.
    Pasted(String),
    /// An action that needs no key: a signal, or a test.
    Act(Action),
    Resized {
        columns: u16,
        rows: u16,
    },
    Elapsed(Duration),
    /// The computer's answer to the question with this ticket.
    Answered(Ticket, Answer),
    /// The match was written to this file, or why it was not.
    Saved(Result<PathBuf, String>),
    /// The saved matches, the newest first.
    Listed(Result<Vec<SavedMatch>, String>),
    /// A saved match was read.
    Opened(Result<Box<(PathBuf, Saved)>, String>),
    /// Something else could not be written.
    NotKept(String),
    /// The player's record was read.
    Learner(Result<Box<Learner>, String>),
}

/// An answer of the computer; an error is what its thread died of.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// `None` if it was stopped.
    Decision(Result<Option<Decision>, String>),
    Analysis(Result<Analysis, String>),
    /// Progress of a review.
    Progress(Progress),
    /// `None` if it was stopped.
    Review(Result<Option<Box<Review>>, String>),
}

/// A saved match in the list of them.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedMatch {
    pub path: PathBuf,
    /// When it was last written.
    pub modified: Option<SystemTime>,
    /// The match, or why it cannot be read.
    pub saved: Result<Box<Saved>, String>,
}

impl SavedMatch {
    pub fn is_unfinished(&self) -> bool {
        self.saved.as_ref().is_ok_and(|saved| saved.record.state().outcome().is_none())
    }
}

/// Who learns, and today's date.
#[derive(Clone, Debug, PartialEq)]
pub struct Learner {
    pub profile: Profile,
    pub day: Day,
}

/// A question to the computer.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// What does a level choose?
    Decide { game: Box<Match>, side: Side, level: Level, seed: u64 },
    /// What is a position worth? `time` caps the search.
    Analyse { position: Position, rules: Rules, time: Duration },
    /// What was every turn worth? The review is kept beside the match's file; each search gets
    /// `nodes` positions.
    Review { saved: Box<Saved>, path: Option<PathBuf>, nodes: u64 },
}

/// A request to the world.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Answer this question on another thread.
    Ask(Ticket, Question),
    /// Stop answering it.
    Forget(Ticket),
    /// Start a new file for the match.
    NewFile,
    /// Go on writing the match to this file.
    UseFile(PathBuf),
    Save(Box<Saved>),
    /// List the saved matches.
    List,
    /// Read a saved match.
    Open(PathBuf),
    Delete(PathBuf),
    /// Read the record of the player of this name.
    Learner(String),
    /// Keep the record of a player.
    Learned(Box<Profile>),
    /// Keep these settings.
    Keep(Box<Options>),
    /// Capture the mouse, or leave it to the terminal.
    Mouse(Mouse),
    /// Clear the screen and draw it anew.
    Redraw,
    /// Stop the program until the shell continues it.
    Suspend,
    Quit,
}
