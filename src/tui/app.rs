//! The state of the game in the terminal, and nothing else.

use std::path::PathBuf;

use crate::game::{Place, Rules};
use crate::save::Saved;
use crate::text::Text;

use super::keys::{Action, Conflict};
use super::message::{Shelved, Ticket};
use super::options::Options;
use super::replay::Replay;
use super::reviewing::Reviewing;
use super::setup::Setup;
use super::study::{Learner, Study, Wanted};
use super::table::Table;

/// A marked line in a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marked(pub usize);

impl Marked {
    /// Moves the mark by `by` lines in a list of `length`, round the ends.
    pub fn shift(&mut self, by: isize, length: usize) {
        if let Ok(length) = isize::try_from(length)
            && length > 0
        {
            let now = isize::try_from(self.0).unwrap_or(0);
            self.0 = (now + by).rem_euclid(length).unsigned_abs();
        }
    }
}

/// What fills the screen.
#[derive(Clone, Debug)]
pub enum Screen {
    /// The menu.
    Menu(Marked),
    /// A match is set up.
    Setup(Box<Setup>),
    /// A match is played: [`App::table`].
    Match,
    /// A match is stepped through.
    Replay(Box<Replay>),
    /// The saved matches.
    Saves(Marked),
    /// What can be learned.
    Learn(Marked),
    /// A lesson or a puzzle is taken.
    Study(Box<Study>),
    /// A match is reviewed.
    Review(Box<Reviewing>),
}

/// What lies over the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Popup {
    /// Everything that can be done here.
    Actions(Marked),
    /// The help, from this line on.
    Help(u16),
    /// The rules, from this line on.
    Rules(u16),
    /// The player's record, from this line on.
    Record(u16),
    /// The settings.
    Settings(Marked),
    /// Which key does what; the marked action.
    Keys(Marked),
    /// A key is to be pressed for this action; the mark to go back to.
    KeyFor(Action, Marked),
    /// Whether to give up the match; the marked answer.
    Resign(Marked),
    /// Whether to delete the saved match that is marked; the marked answer.
    Delete(Marked),
    /// Something that has to be read.
    Notice(Notice),
}

/// Something that has to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A saved match cannot be read, and why.
    CannotOpen(String),
    /// The computer's thread died, and how.
    ThreadDied(String),
    /// Something in the settings cannot be used, and what.
    Settings(String),
    /// Something went wrong with files, and what.
    Files(String),
}

/// The game in the terminal at one moment.
#[derive(Debug)]
pub struct App {
    /// What the user switched.
    pub options: Options,
    /// The sentences.
    pub text: Text,
    /// Columns of the screen.
    pub columns: u16,
    /// Rows of the screen.
    pub rows: u16,
    /// What fills the screen.
    pub screen: Screen,
    /// What lies over it.
    pub popup: Option<Popup>,
    /// The match that is played, or that waits while the menu is shown.
    pub table: Option<Box<Table>>,
    /// The file of the match on the table, once it has been written.
    pub file: Option<PathBuf>,
    /// The saved matches, the newest first.
    pub shelf: Vec<Shelved>,
    /// Who learns, once that is known.
    pub learner: Option<Learner>,
    /// What is to be learned as soon as that is known.
    pub wanted: Option<Wanted>,
    /// The place under the mouse.
    pub hover: Option<Place>,
    /// Why the last key that was to be given to an action was not.
    pub conflict: Option<Conflict>,
    /// Where the next question gets its ticket from.
    pub tickets: u64,
    /// Where the randomness of new matches comes from.
    pub seed: u64,
    /// Whether the program is to end.
    pub leaving: bool,
}

impl App {
    /// The menu.
    #[must_use]
    pub fn new(options: Options) -> Self {
        let text = options.sentences();
        let seed = options.seed.unwrap_or_default();
        Self {
            options,
            text,
            columns: 80,
            rows: 24,
            screen: Screen::Menu(Marked::default()),
            popup: None,
            table: None,
            file: None,
            shelf: Vec::new(),
            learner: None,
            wanted: None,
            hover: None,
            conflict: None,
            tickets: 0,
            seed,
            leaving: false,
        }
    }

    /// A new ticket.
    pub fn ticket(&mut self) -> Ticket {
        self.tickets += 1;
        Ticket(self.tickets)
    }

    /// Whether a board fills the screen.
    #[must_use]
    pub fn is_at_board(&self) -> bool {
        matches!(self.screen, Screen::Match | Screen::Replay(_) | Screen::Study(_))
    }

    /// Whether characters go into a field.
    #[must_use]
    pub fn is_typing(&self) -> bool {
        self.popup.is_none() && matches!(&self.screen, Screen::Setup(setup) if setup.is_typing())
    }

    /// The match that fills the screen, if one is being played there.
    #[must_use]
    pub fn at_table(&self) -> Option<&Table> {
        match self.screen {
            Screen::Match => self.table.as_deref(),
            _ => None,
        }
    }

    /// The rules of the game in sight, or those that a new match would have.
    #[must_use]
    pub fn rules(&self) -> Rules {
        let of = |saved: &Saved| *saved.record.state().rules();
        match &self.screen {
            Screen::Setup(setup) => setup.rules,
            Screen::Replay(replay) => of(&replay.whole),
            Screen::Review(reviewing) => of(&reviewing.saved),
            Screen::Match => {
                self.table.as_ref().map_or(self.options.rules, |table| *table.record.state().rules())
            }
            Screen::Study(_) => Rules::default(),
            Screen::Menu(_) | Screen::Saves(_) | Screen::Learn(_) => self.options.rules,
        }
    }

    /// The saved match that can be gone on with, if nothing is on the table: the newest.
    #[must_use]
    pub fn resumable(&self) -> Option<&Shelved> {
        self.shelf.iter().find(|shelved| shelved.is_unfinished())
    }

    /// How long the picture stays as it is; `None` if until something happens.
    #[must_use]
    pub fn next_change(&self) -> Option<std::time::Duration> {
        let table = match &self.screen {
            Screen::Match => self.table.as_deref()?,
            Screen::Replay(replay) => &replay.table,
            Screen::Study(study) => return study.next_change(self.options.speed),
            _ => return None,
        };
        table.next_change(self.options.speed)
    }

    /// Puts settings into force.
    pub fn adopt(&mut self, options: Options) {
        self.options = options;
        self.text = self.options.sentences();
    }
}
