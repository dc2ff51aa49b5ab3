//! The game in the terminal: model, message, update, view.
//!
//! [`App`] is the state, [`update()`] what happens to it, [`view()`] its picture; only
//! `runtime` touches the terminal, threads, files and the clock.

mod app;
mod keys;
mod layout;
mod log;
mod menu;
mod message;
mod options;
mod pages;
mod playback;
mod replay;
mod reviewing;
mod runtime;
mod setup;
mod story;
mod study;
mod table;
mod theme;
mod update;
mod view;
mod words;

use std::path::PathBuf;

use crate::save::Saved;

pub use app::{App, Marked, Notice, Popup, Screen};
pub use keys::{Action, Code, Conflict, Key, KeyTable, Pointer, PointerKind, UnknownKey};
pub use message::{Effect, Msg, Question, Shelved, Ticket};
pub use options::{Glyphs, Options, OwnSkin, Preview, Speed};
pub use runtime::{Display, InTerminal, Input, Keep, meaning, run};
pub use study::{Learner, Subject, Wanted};
pub use theme::{Depth, Palette, Rgb, Skin};
pub use update::{begin, update};
pub use view::view;

/// Where the game in the terminal begins.
#[derive(Clone, Debug, PartialEq)]
pub enum Start {
    /// In the menu.
    Menu,
    /// In a match.
    Match {
        /// The match.
        saved: Box<Saved>,
        /// Its file, if it has one already.
        file: Option<PathBuf>,
    },
    /// At the beginning of a match that is stepped through.
    Replay(Box<Saved>),
    /// At a lesson or a puzzle.
    Study(Wanted),
}
