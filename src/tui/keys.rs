//! The key table: what each key does where, keyboard and mouse to messages, and the help.
//!
//! There is one table. It is looked up when a key is pressed, it writes the help and the lines
//! of keys at the bottom of each screen, and the settings change it; so none of them can lie.

mod action;
mod key;
mod places;
mod pointer;
mod table;

pub use action::Action;
pub use key::{Code, Key, UnknownKey};
pub use pointer::{Pointer, PointerKind, pointed};
pub use table::{Conflict, KeyTable};

use super::app::{App, Popup, Screen};
use super::message::Msg;

/// Where one is, as far as keys are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Context {
    /// A list: the menu, the setup, saved matches, settings, the actions of a match.
    List,
    /// A page to read.
    Page,
    /// A match waits for a player, or plays what was chosen.
    Match,
    /// A race whose clock runs, two players at one keyboard.
    Race,
    /// A round or the match is over and its summary is shown.
    Summary,
    /// A match is stepped through.
    Replay,
    /// A lesson or a puzzle is taken.
    Lesson,
}

impl Context {
    /// Where `app` is.
    #[must_use]
    pub fn of(app: &App) -> Self {
        match (&app.popup, &app.screen) {
            (
                Some(
                    Popup::Help(_)
                    | Popup::Rules(_)
                    | Popup::Record(_)
                    | Popup::Notice(_)
                    | Popup::KeyFor(..),
                ),
                _,
            ) => Self::Page,
            (Some(_), _)
            | (
                None,
                Screen::Menu(_) | Screen::Setup(_) | Screen::Saves(_) | Screen::Learn(_) | Screen::Review(_),
            ) => Self::List,
            (None, Screen::Study(_)) => Self::Lesson,
            (None, Screen::Replay(_)) => Self::Replay,
            (None, Screen::Match) => match &app.table {
                Some(table) if table.summary().is_some() => Self::Summary,
                Some(table) if table.is_two_handed_race() => Self::Race,
                _ => Self::Match,
            },
        }
    }
}

/// What a key means where `app` is; `None` if nothing.
///
/// A key that means nothing as it was typed is looked at as the key of a US keyboard at the same
/// place, so that the game can be played on a Thai or Cyrillic layout.
#[must_use]
pub fn pressed(app: &App, key: Key) -> Option<Msg> {
    if let Some(Popup::KeyFor(..)) = app.popup {
        // Ctrl-C leaves from everywhere.
        let quits = app.options.keys.action(Context::Page, key) == Some(Action::Quit);
        return Some(if quits { Msg::Act(Action::Quit) } else { Msg::Bind(key) });
    }
    if let Some(msg) = typed_in_field(app, key) {
        return Some(msg);
    }
    let context = Context::of(app);
    let table = &app.options.keys;
    if let Some(action) = table.action(context, key) {
        return Some(Msg::Act(action));
    }
    let Code::Char(character) = key.code else { return None };
    let mut meant = std::iter::once(character.to_ascii_lowercase()).chain(places::meant_by(character));
    meant
        .find_map(|character| table.action(context, Key { code: Code::Char(character), ctrl: key.ctrl }))
        .map(Msg::Act)
}

/// What a key types, where a field is being filled in.
fn typed_in_field(app: &App, key: Key) -> Option<Msg> {
    if !app.is_typing() || key.ctrl {
        return None;
    }
    match key.code {
        Code::Char(character) => Some(Msg::Type(character)),
        Code::Backspace => Some(Msg::Erase),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thai_and_russian_layouts_play() {
        let app = App::new(super::super::Options::default());
        assert_eq!(pressed(&app, Key::char('q')), Some(Msg::Act(Action::Leave)));
        assert_eq!(pressed(&app, Key::char('ๆ')), Some(Msg::Act(Action::Leave)));
        assert_eq!(pressed(&app, Key::char('й')), Some(Msg::Act(Action::Leave)));
        let table = KeyTable::default();
        assert_eq!(table.action(Context::Match, Key::char('7')), Some(Action::Pit(7)));
    }
}
