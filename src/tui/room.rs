//! What every screen, and every popup over one, answers to.

use std::path::PathBuf;
use std::time::Duration;

use crate::game::{BySide, Place, Rules};
use crate::learn::{LESSONS, Puzzle};
use crate::save::{Player, Saved};

use super::board::{BoardLayout, Log};
use super::context::Context;
use super::input::{Action, Key, Scope};
use super::message::{Answer, Ticket};
use super::widgets::{Canvas, ListLayout, Marked};

/// What a screen or a popup wants to happen next. Screens never call each other.
#[derive(Clone, Debug, PartialEq)]
pub enum Next {
    Stay,
    /// Closes the popup.
    Close,
    /// Closes the popup and does this on the screen beneath.
    Do(Action),
    /// Closes the popup: the question was answered with yes.
    Confirmed(Confirm),
    /// Closes the popup: this line of it was picked, counted from 0.
    Picked(usize),
    /// Opens a popup.
    Open(Popup),
    /// Sets up a match.
    Setup,
    /// Lists the saved matches.
    Saves,
    /// Lists what can be learned, with this line marked.
    Learn(usize),
    /// Starts a lesson or a puzzle.
    Study(Wanted),
    /// Plays a match; `file` is where it is kept already.
    Play {
        saved: Box<Saved>,
        file: Option<PathBuf>,
    },
    /// Goes on with the match behind the menu, or with the newest saved one.
    Resume,
    /// Replays a match, from after this many of its choices on.
    Watch {
        saved: Box<Saved>,
        at: usize,
    },
    /// Reviews a match; the review is kept beside its file.
    Review {
        saved: Box<Saved>,
        path: Option<PathBuf>,
    },
    /// Returns to the match that was being played, though it may be over.
    Return,
    /// Deletes a saved match.
    Delete(PathBuf),
    /// Returns to the menu; the match is kept.
    Menu,
    Quit,
}

/// What can be opened over a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Popup {
    /// Everything that can be done.
    Actions,
    Help,
    Rules,
    /// The player's record.
    Record,
    Settings,
    Confirm(Confirm),
    /// The sowings of the last turn.
    Turn,
    /// Every turn so far.
    Log,
}

/// What has to be confirmed first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirm {
    Resign,
    /// Delete the marked match.
    Delete,
}

/// What is being learned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Subject {
    /// The lesson with this index.
    Lesson(usize),
    Puzzle(Puzzle),
}

impl Subject {
    /// Its line in the list of what can be learned.
    pub const fn line(self) -> usize {
        match self {
            Self::Lesson(index) => index,
            Self::Puzzle(_) => LESSONS.len(),
        }
    }
}

/// A lesson or a puzzle to start.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wanted {
    pub subject: Subject,
    /// Whether a lesson starts over instead of where it was left.
    pub again: bool,
}

/// What keys do in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// They act by the key table.
    Actions,
    /// Characters fill in a field; other keys act.
    Text,
    /// The next key is bound to an action.
    Binding,
}

/// What the mouse points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A place of the board, or none.
    Board(Option<Place>),
    /// A line of the list; it has been marked.
    Line,
}

/// A screen, or a popup over one: it owns its state, what happens to it, and its picture.
pub trait Room {
    fn scope(&self) -> Scope;

    fn takes(&self) -> Takes {
        Takes::Actions
    }

    /// The rules of the game in sight.
    fn rules(&self) -> Option<Rules> {
        None
    }

    /// The list that is being moved in.
    fn list(&self, _: &Context) -> Option<ListLayout> {
        None
    }

    /// The mark of that list.
    fn marked(&mut self) -> Option<&mut Marked> {
        None
    }

    /// Where the board lies.
    fn board(&self, _: &Context) -> Option<BoardLayout> {
        None
    }

    fn act(&mut self, action: Action, context: &mut Context) -> Next;

    /// A key that fills in a field or is to be bound.
    fn typed(&mut self, _: Key, _: &mut Context) {}

    /// The mouse points at something, or was pressed on it.
    fn pointed(&mut self, _: Target, pressed: bool, context: &mut Context) -> Next {
        if pressed { self.act(Action::Confirm, context) } else { Next::Stay }
    }

    fn confirmed(&mut self, _: Confirm, _: &mut Context) -> Next {
        Next::Stay
    }

    /// A line of a popup was picked, counted from 0.
    fn picked(&mut self, _: usize, _: &mut Context) -> Next {
        Next::Stay
    }

    /// The match in sight, turn by turn.
    fn log(&self) -> Option<(&Log, &BySide<Player>)> {
        None
    }

    /// The computer answered. A stale answer is dropped.
    fn answered(&mut self, _: Ticket, _: Answer, _: &mut Context) -> Next {
        Next::Stay
    }

    /// A setting was changed over the screen.
    fn settings_changed(&mut self, _: &mut Context) {}

    /// The player's record has been read, or cannot be.
    fn learner_known(&mut self) -> Next {
        Next::Stay
    }

    fn elapse(&mut self, _: Duration, _: &mut Context) -> Next {
        Next::Stay
    }

    /// How long the picture stays as it is; `None` until something happens.
    fn next_change(&self, _: &Context) -> Option<Duration> {
        None
    }

    /// Whether an action makes sense now; the list of actions leaves out the others.
    fn offers(&self, _: Action) -> bool {
        true
    }

    /// The screen is being left: open questions are stopped, the match is kept.
    fn leave(&mut self, _: &mut Context) {}

    fn draw(&self, context: &Context, canvas: &mut Canvas);
}
