//! The game in the terminal: state, events, picture.
//!
//! `App` is the state, `update` takes events in, `view` draws; only `runtime` touches the
//! terminal, threads, files and the clock. Each screen is a room of its own in `screens`.

mod app;
mod board;
mod context;
mod film;
mod input;
mod message;
mod options;
mod room;
mod runtime;
mod screens;
mod theme;
mod update;
mod view;
mod widgets;
mod words;

use std::path::PathBuf;

use crate::save::Saved;

pub use app::{App, Overlay, Screen};
pub use context::{Context, Notice};
pub use film::film;
pub use input::{Action, Code, Conflict, Key, KeyMap, Pointer, PointerKind, Scope, UnknownKey};
pub use message::{Answer, Effect, Learner, Msg, Question, SavedMatch, Ticket};
pub use options::{Glyphs, Mouse, Options, OwnSkin, Preview, Speed};
pub use room::{Confirm, Subject, Wanted};
pub use runtime::{Display, InTerminal, Input, Keep, run};
pub use screens::{Ask, Message, Page, Settings};
pub use theme::{Depth, Palette, Rgb, Skin};
pub use update::{begin, update};
pub use view::view;

/// Where the game in the terminal starts.
#[derive(Clone, Debug, PartialEq)]
pub enum Start {
    Menu,
    /// In a match; `file` is where it is kept already.
    Match {
        saved: Box<Saved>,
        file: Option<PathBuf>,
    },
    /// At the beginning of a match that is replayed.
    Replay(Box<Saved>),
    /// In a lesson or a puzzle.
    Study(Wanted),
}
