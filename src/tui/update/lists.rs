//! Lists: the menu, the setup, saved matches, and what pops up.

use std::path::PathBuf;

use super::super::app::{App, Marked, Notice, Popup, Screen};
use super::super::keys::Action;
use super::super::menu::{self, Entry, Setting};
use super::super::message::Effect;
use super::super::setup::{Line, Setup};
use super::{computer, game, options, replay, reviewing, study};
use crate::save::Saved;

/// What the user wants in a list.
pub(super) fn act(app: &mut App, action: Action) -> Vec<Effect> {
    let length = menu::length(app);
    match action {
        Action::Up => move_mark(app, -1),
        Action::Down => move_mark(app, 1),
        Action::PageUp | Action::First => mark(app, 0),
        Action::PageDown | Action::Last => mark(app, length.saturating_sub(1)),
        Action::Left => change(app, -1),
        Action::Right => change(app, 1),
        Action::Confirm => confirm(app),
        Action::Back => back(app),
        Action::Leave if app.popup.is_some() => back(app),
        Action::Leave => match app.screen {
            Screen::Menu(_) => super::quit(app),
            _ => to_menu(app),
        },
        Action::Delete if matches!(app.popup, Some(Popup::Keys(_))) => options::default_key(app),
        Action::Delete if app.popup.is_none() && !app.shelf.is_empty() => {
            if let Screen::Saves(_) = app.screen {
                app.popup = Some(Popup::Delete(Marked::default()));
            }
            Vec::new()
        }
        Action::Watch => watch(app),
        _ => Vec::new(),
    }
}

fn marked_mut(app: &mut App) -> Option<&mut Marked> {
    match (&mut app.popup, &mut app.screen) {
        (
            Some(
                Popup::Actions(marked)
                | Popup::Settings(marked)
                | Popup::Keys(marked)
                | Popup::Resign(marked)
                | Popup::Delete(marked),
            ),
            _,
        )
        | (None, Screen::Menu(marked) | Screen::Saves(marked) | Screen::Learn(marked)) => Some(marked),
        (None, Screen::Review(reviewing)) => Some(&mut reviewing.marked),
        (None, Screen::Setup(setup)) => Some(&mut setup.marked),
        _ => None,
    }
}

fn move_mark(app: &mut App, by: isize) -> Vec<Effect> {
    let length = menu::length(app);
    if let Some(marked) = marked_mut(app) {
        marked.shift(by, length);
    }
    Vec::new()
}

/// Marks a line.
pub(super) fn mark(app: &mut App, line: usize) -> Vec<Effect> {
    let length = menu::length(app);
    if let Some(marked) = marked_mut(app)
        && line < length
    {
        marked.0 = line;
    }
    Vec::new()
}

/// The mouse was pressed on a line: it is marked and done, or changed.
pub(super) fn press(app: &mut App, line: usize) -> Vec<Effect> {
    mark(app, line);
    let changes = match (&app.popup, &app.screen) {
        (Some(Popup::Settings(_)), _) => true,
        (None, Screen::Setup(setup)) => setup.line() != Line::Start,
        _ => false,
    };
    if changes { change(app, 1) } else { confirm(app) }
}

fn change(app: &mut App, by: isize) -> Vec<Effect> {
    match (&app.popup, &mut app.screen) {
        (Some(Popup::Settings(marked)), _) => match Setting::ALL.get(marked.0) {
            Some(&setting) => options::change(app, setting, by),
            None => Vec::new(),
        },
        (Some(Popup::Resign(_) | Popup::Delete(_)), _) => move_mark(app, by),
        (None, Screen::Setup(setup)) => {
            setup.change(by);
            Vec::new()
        }
        _ => Vec::new(),
    }
}

fn confirm(app: &mut App) -> Vec<Effect> {
    match (app.popup.clone(), &app.screen) {
        (Some(Popup::Actions(marked)), _) => {
            let action = menu::actions(app).get(marked.0).copied();
            app.popup = None;
            action.map_or_else(Vec::new, |action| super::act(app, action))
        }
        (Some(Popup::Settings(_)), _) => change(app, 1),
        (Some(Popup::Resign(marked)), _) => {
            app.popup = None;
            if marked.0 == 1 { game::resign(app) } else { Vec::new() }
        }
        (Some(Popup::Keys(marked)), _) => {
            options::ask_for_key(app, marked);
            Vec::new()
        }
        (Some(Popup::Delete(marked)), _) => {
            app.popup = None;
            if marked.0 == 1 { delete(app) } else { Vec::new() }
        }
        (Some(_), _) => {
            app.popup = None;
            Vec::new()
        }
        (None, Screen::Menu(marked)) => match menu::entries(app).get(marked.0) {
            Some(&entry) => enter(app, entry),
            None => Vec::new(),
        },
        (None, Screen::Setup(setup)) => match setup.line() {
            Line::Name(_) => move_mark(app, 1),
            Line::Start => start(app),
            _ => change(app, 1),
        },
        (None, Screen::Saves(marked)) => {
            let chosen = app.shelf.get(marked.0).map(|shelved| shelved.path.clone());
            chosen.map(Effect::Open).into_iter().collect()
        }
        (None, Screen::Learn(marked)) => {
            let line = marked.0;
            study::enter(app, line)
        }
        (None, Screen::Review(_)) => reviewing::watch(app),
        (None, Screen::Match | Screen::Replay(_) | Screen::Study(_)) => Vec::new(),
    }
}

/// Does what a line of the menu says.
fn enter(app: &mut App, entry: Entry) -> Vec<Effect> {
    match entry {
        Entry::Resume => return resume(app),
        Entry::New => {
            // The clock's seed belongs to the world; the number of questions asked so far makes
            // one match of a session differ from the next.
            let seed = app.seed.wrapping_add(app.tickets);
            app.screen = Screen::Setup(Box::new(Setup::new(&app.options.name, app.options.rules, seed)));
        }
        Entry::Learn => return study::open(app, 0),
        Entry::Saves => {
            app.screen = Screen::Saves(Marked::default());
            return vec![Effect::List];
        }
        Entry::Rules => app.popup = Some(Popup::Rules(0)),
        Entry::Settings => app.popup = Some(Popup::Settings(Marked::default())),
        Entry::Help => app.popup = Some(Popup::Help(0)),
        Entry::Quit => return super::quit(app),
    }
    Vec::new()
}

/// Goes on with the match on the table, or with the newest saved one.
fn resume(app: &mut App) -> Vec<Effect> {
    let on_table = app.table.as_ref().is_some_and(|table| table.record.state().outcome().is_none());
    if on_table {
        app.screen = Screen::Match;
        return game::proceed(app);
    }
    let newest = app.resumable().map(|shelved| shelved.path.clone());
    newest.map(Effect::Open).into_iter().collect()
}

/// Begins the match that is set up.
fn start(app: &mut App) -> Vec<Effect> {
    let Screen::Setup(setup) = &app.screen else { return Vec::new() };
    // What cannot be played cannot be set up: every change is checked.
    let Ok(saved) = setup.saved() else { return Vec::new() };
    let mut effects = app.table.as_mut().map(|table| computer::forget_questions(table)).unwrap_or_default();
    effects.push(Effect::NewFile);
    effects.extend(game::sit_down(app, saved));
    effects
}

fn back(app: &mut App) -> Vec<Effect> {
    match app.popup.take() {
        Some(Popup::Keys(_)) => {
            app.conflict = None;
            app.popup = Some(Popup::Settings(Marked(Setting::ALL.len() - 1)));
            return Vec::new();
        }
        Some(_) => return Vec::new(),
        None => {}
    }
    match app.screen {
        // Escape pressed once too often must not end the program.
        Screen::Menu(_) => Vec::new(),
        _ => to_menu(app),
    }
}

/// Goes back to the menu; the match is kept, on the table and in its file.
pub(super) fn to_menu(app: &mut App) -> Vec<Effect> {
    let mut effects = reviewing::leave(app);
    app.popup = None;
    if let Some(table) = &mut app.table {
        for side in crate::game::Side::BOTH {
            effects.extend(table.thinking[side].take().map(Effect::Forget));
        }
        effects.extend(computer::forget_questions(table));
        effects.push(Effect::Save(Box::new(table.saved())));
        // What was being shown has happened.
        table.playback = None;
    }
    app.screen = Screen::Menu(Marked::default());
    effects.push(Effect::List);
    effects
}

fn delete(app: &mut App) -> Vec<Effect> {
    let Screen::Saves(marked) = &mut app.screen else { return Vec::new() };
    if marked.0 >= app.shelf.len() {
        return Vec::new();
    }
    let path = app.shelf.remove(marked.0).path;
    marked.0 = marked.0.min(app.shelf.len().saturating_sub(1));
    // The match that waits on the table must not be written again.
    if app.file.take_if(|file| *file == path).is_some() {
        app.table = None;
    }
    vec![Effect::Delete(path)]
}

/// Steps through the saved match that is marked.
fn watch(app: &mut App) -> Vec<Effect> {
    let Screen::Saves(marked) = &app.screen else { return Vec::new() };
    if let Some(Ok(saved)) = app.shelf.get(marked.0).map(|shelved| shelved.saved.clone()) {
        replay::open(app, *saved);
    }
    Vec::new()
}

/// A saved match was read: it goes on, or it is stepped through if it is over.
pub(super) fn opened(app: &mut App, result: Result<Box<(PathBuf, Saved)>, String>) -> Vec<Effect> {
    match result {
        Ok(read) => {
            let (path, saved) = *read;
            if saved.record.state().outcome().is_some() {
                replay::open(app, saved);
                return Vec::new();
            }
            let mut effects = vec![Effect::UseFile(path)];
            effects.extend(game::sit_down(app, saved));
            effects
        }
        Err(why) => {
            app.popup = Some(Popup::Notice(Notice::CannotOpen(why)));
            Vec::new()
        }
    }
}

/// A character goes into the field that is being filled in.
pub(super) fn type_in(app: &mut App, character: char) -> Vec<Effect> {
    if let Screen::Setup(setup) = &mut app.screen {
        setup.type_in(character);
    }
    Vec::new()
}

/// The last character of the field goes.
pub(super) fn erase(app: &mut App) -> Vec<Effect> {
    if let Screen::Setup(setup) = &mut app.screen {
        setup.erase();
    }
    Vec::new()
}
