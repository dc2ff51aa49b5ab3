//! What happens to the state when something happens: `update(state, message) -> effects`.
//!
//! No clock, file, thread or terminal is touched here; what is wanted of them is returned.

mod choose;
mod computer;
mod game;
mod help;
mod lists;
mod options;
mod replay;
mod reviewing;
mod study;
mod takeback;

use std::path::PathBuf;

use super::Start;
use super::app::{App, Marked, Notice, Popup, Screen};
use super::keys::{Action, Context};
use super::layout;
use super::message::{Effect, Msg};
use super::options::Options;
use super::table::{Note, Table};

pub(super) use game::shows_preview;

/// The state before the first message, and what it needs of the world.
#[must_use]
pub fn begin(start: Start, options: Options) -> (App, Vec<Effect>) {
    let complaints = options.complaints.join("; ");
    let mut app = App::new(options);
    let effects = match start {
        Start::Menu => vec![Effect::List],
        Start::Match { saved, file } => {
            let use_file = file.map_or(Effect::NewFile, Effect::UseFile);
            let mut effects = vec![use_file];
            effects.extend(game::sit_down(&mut app, *saved));
            effects
        }
        Start::Replay(saved) => {
            replay::open(&mut app, *saved);
            Vec::new()
        }
        Start::Study(wanted) => {
            app.wanted = Some(wanted);
            study::open(&mut app, 0)
        }
    };
    if !complaints.is_empty() {
        app.popup = Some(Popup::Notice(Notice::Settings(complaints)));
    }
    (app, effects)
}

/// Takes in a message.
pub fn update(app: &mut App, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Act(action) => act(app, action),
        Msg::Bind(key) => options::bind(app, key),
        Msg::Type(character) => lists::type_in(app, character),
        Msg::Erase => lists::erase(app),
        Msg::HoverBoard(place) if study_is_on(app) => study::pointed(app, place, false),
        Msg::PressBoard(place) if study_is_on(app) => study::pointed(app, place, true),
        Msg::HoverBoard(place) => game::hover(app, place),
        Msg::PressBoard(place) => game::press(app, place),
        Msg::HoverLine(line) => lists::mark(app, line),
        Msg::PressLine(line) => lists::press(app, line),
        Msg::Resized { columns, rows } => {
            (app.columns, app.rows) = (columns, rows);
            Vec::new()
        }
        Msg::Elapsed(time) => elapsed(app, time),
        Msg::Decided(ticket, answer) => computer::decided(app, ticket, answer),
        Msg::Analysed(ticket, answer) => help::analysed(app, ticket, answer),
        Msg::Saved(result) => saved(app, result),
        Msg::Listed(result) => {
            match result {
                Ok(shelf) => app.shelf = shelf,
                Err(why) => app.popup = Some(Popup::Notice(Notice::Files(why))),
            }
            Vec::new()
        }
        Msg::Learner(result) => study::found(app, result),
        Msg::Reviewing(ticket, progress) => reviewing::progress(app, ticket, progress),
        Msg::Reviewed(ticket, result) => reviewing::done(app, ticket, result),
        Msg::Opened(result) => lists::opened(app, result),
        Msg::NotKept(why) => {
            app.popup = Some(Popup::Notice(Notice::Files(why)));
            Vec::new()
        }
    }
}

/// What the user wants, wherever that is.
fn act(app: &mut App, action: Action) -> Vec<Effect> {
    match action {
        Action::Quit => return quit(app),
        Action::Redraw => return vec![Effect::Redraw],
        Action::Suspend => return vec![Effect::Suspend],
        Action::Help | Action::Rules | Action::Settings if app.popup.is_none() || is_list(app) => {
            app.popup = Some(match action {
                Action::Help => Popup::Help(0),
                Action::Rules => Popup::Rules(0),
                _ => Popup::Settings(Marked::default()),
            });
            return Vec::new();
        }
        Action::Review if app.popup.is_none() => return reviewing::of_screen(app),
        Action::Slower | Action::Faster => return options::change_speed(app, action),
        Action::Evaluation => return options::toggle_evaluation(app),
        _ => {}
    }
    match Context::of(app) {
        Context::Page => {
            page(app, action);
            Vec::new()
        }
        Context::List => lists::act(app, action),
        Context::Match | Context::Race | Context::Summary => game::act(app, action),
        Context::Replay => replay::act(app, action),
        Context::Lesson => study::act(app, action),
    }
}

const fn study_is_on(app: &App) -> bool {
    matches!(app.screen, Screen::Study(_))
}

const fn is_list(app: &App) -> bool {
    matches!(app.popup, Some(Popup::Actions(_)))
}

/// Scrolls a page, or closes it.
fn page(app: &mut App, action: Action) {
    let last = layout::last_scroll(app);
    let half = (app.rows / 2).max(1);
    let Some(popup) = &mut app.popup else { return };
    let (Popup::Help(scroll) | Popup::Rules(scroll) | Popup::Record(scroll)) = popup else {
        if matches!(action, Action::Back | Action::Confirm | Action::Leave) {
            app.popup = None;
        }
        return;
    };
    match action {
        Action::Up => *scroll = scroll.saturating_sub(1),
        Action::Down => *scroll = (*scroll + 1).min(last),
        Action::PageUp | Action::Left => *scroll = scroll.saturating_sub(half),
        Action::PageDown | Action::Right => *scroll = (*scroll + half).min(last),
        Action::First => *scroll = 0,
        Action::Last => *scroll = last,
        _ => app.popup = None,
    }
}

fn elapsed(app: &mut App, time: std::time::Duration) -> Vec<Effect> {
    match app.screen {
        Screen::Match => game::elapsed(app, time),
        Screen::Replay(_) => replay::elapsed(app, time),
        Screen::Study(_) => study::elapsed(app, time),
        _ => Vec::new(),
    }
}

fn saved(app: &mut App, result: Result<PathBuf, String>) -> Vec<Effect> {
    match (result, &mut app.table) {
        (Ok(path), _) => app.file = Some(path),
        (Err(why), Some(table)) => table.note = Some(Note::Failure(why)),
        (Err(_), None) => {}
    }
    Vec::new()
}

/// Leaves the program; the match is kept.
fn quit(app: &mut App) -> Vec<Effect> {
    app.leaving = true;
    let mut effects = Vec::new();
    if let Some(table) = &mut app.table {
        effects.extend(computer::forget_questions(table));
        effects.push(Effect::Save(Box::new(table.saved())));
    }
    effects.push(Effect::Quit);
    effects
}

/// The match on the table, if that is what fills the screen.
fn table(app: &mut App) -> Option<&mut Table> {
    match app.screen {
        Screen::Match => app.table.as_deref_mut(),
        _ => None,
    }
}
