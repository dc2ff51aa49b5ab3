//! The state of the game in the terminal.

use std::path::PathBuf;

use super::context::Context;
use super::options::Options;
use super::room::Room;
use super::screens::{
    Actions, Ask, Learn, Menu, Message, Page, Play, Replay, Reviewing, Saves, SettingUp, Settings, Sowings,
    Study,
};

/// What fills the screen.
#[derive(Clone, Debug)]
pub enum Screen {
    Menu(Menu),
    SettingUp(Box<SettingUp>),
    Play(Box<Play>),
    Replay(Box<Replay>),
    Saves(Saves),
    Learn(Learn),
    Study(Box<Study>),
    Review(Box<Reviewing>),
}

impl Screen {
    pub fn room(&self) -> &dyn Room {
        match self {
            Self::Menu(room) => room,
            Self::SettingUp(room) => room.as_ref(),
            Self::Play(room) => room.as_ref(),
            Self::Replay(room) => room.as_ref(),
            Self::Saves(room) => room,
            Self::Learn(room) => room,
            Self::Study(room) => room.as_ref(),
            Self::Review(room) => room.as_ref(),
        }
    }

    pub fn room_mut(&mut self) -> &mut dyn Room {
        match self {
            Self::Menu(room) => room,
            Self::SettingUp(room) => room.as_mut(),
            Self::Play(room) => room.as_mut(),
            Self::Replay(room) => room.as_mut(),
            Self::Saves(room) => room,
            Self::Learn(room) => room,
            Self::Study(room) => room.as_mut(),
            Self::Review(room) => room.as_mut(),
        }
    }
}

/// What lies over the screen.
#[derive(Clone, Debug)]
pub enum Overlay {
    Actions(Actions),
    Page(Page),
    Settings(Settings),
    Ask(Ask),
    Message(Message),
    Sowings(Sowings),
}

impl Overlay {
    pub fn room(&self) -> &dyn Room {
        match self {
            Self::Actions(room) => room,
            Self::Page(room) => room,
            Self::Settings(room) => room,
            Self::Ask(room) => room,
            Self::Message(room) => room,
            Self::Sowings(room) => room,
        }
    }

    pub fn room_mut(&mut self) -> &mut dyn Room {
        match self {
            Self::Actions(room) => room,
            Self::Page(room) => room,
            Self::Settings(room) => room,
            Self::Ask(room) => room,
            Self::Message(room) => room,
            Self::Sowings(room) => room,
        }
    }
}

/// The game in the terminal at one moment.
#[derive(Debug)]
pub struct App {
    pub context: Context,
    pub screen: Screen,
    pub overlay: Option<Overlay>,
    /// The match that waits while another screen is shown.
    pub parked: Option<Box<Play>>,
    /// The file of the match, once it has been written.
    pub file: Option<PathBuf>,
    /// Whether the program is to end.
    pub leaving: bool,
}

impl App {
    /// The menu.
    pub fn new(options: Options) -> Self {
        Self {
            context: Context::new(options),
            screen: Screen::Menu(Menu::default()),
            overlay: None,
            parked: None,
            file: None,
            leaving: false,
        }
    }

    /// The room that keys and the mouse reach: the overlay, or the screen.
    pub fn front(&self) -> &dyn Room {
        self.overlay.as_ref().map_or_else(|| self.screen.room(), Overlay::room)
    }

    /// The room in front, and what it shares with the others.
    pub fn front_mut(&mut self) -> (&mut dyn Room, &mut Context) {
        let room = match &mut self.overlay {
            Some(overlay) => overlay.room_mut(),
            None => self.screen.room_mut(),
        };
        (room, &mut self.context)
    }

    /// The match being played, on the screen or waiting.
    pub fn play(&self) -> Option<&Play> {
        match &self.screen {
            Screen::Play(play) => Some(play),
            _ => self.parked.as_deref(),
        }
    }

    pub fn play_mut(&mut self) -> Option<&mut Play> {
        match &mut self.screen {
            Screen::Play(play) => Some(play),
            _ => self.parked.as_deref_mut(),
        }
    }

    /// How long the picture stays as it is; `None` until something happens.
    pub fn next_change(&self) -> Option<std::time::Duration> {
        self.screen.room().next_change(&self.context)
    }
}
