//! The picture: `view(&App, &mut Buffer)`, pure.

mod board;
mod canvas;
mod heap;
mod hull;
mod key_list;
mod lists;
mod marks;
mod page;
mod panel;
mod racing;
mod reviewing;
mod saves;
mod status;
mod study;
mod summary;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use super::app::{App, Popup, Screen};
use super::keys::Key;
use super::layout;
use super::options::Glyphs;
use super::table::Table;
use super::theme::{Role, Theme};
use canvas::{Canvas, Hint};

/// Draws `app` on the whole of `buffer`.
pub fn view(app: &App, buffer: &mut Buffer) {
    draw(app, buffer);
}

/// The key that a line of keys names in a cell of the screen, so that it can be pressed with the
/// mouse: the picture is drawn once more, and what was drawn where is looked up.
pub(super) fn key_at(app: &App, column: u16, row: u16) -> Option<Key> {
    let mut buffer = Buffer::empty(Rect { x: 0, y: 0, width: app.columns, height: app.rows });
    let at = Position { x: column, y: row };
    draw(app, &mut buffer).into_iter().find(|hint| hint.area.contains(at)).map(|hint| hint.key)
}

/// Draws `app`, and says where which key is named.
fn draw(app: &App, buffer: &mut Buffer) -> Vec<Hint> {
    let theme = Theme::new(app.options.skin, app.options.depth);
    let mut canvas = Canvas::new(buffer, theme, app.options.glyphs == Glyphs::Ascii);
    canvas.fill(canvas.area(), Role::Text);
    match &app.screen {
        Screen::Menu(_) => lists::menu(app, &mut canvas),
        Screen::Setup(setup) => lists::setup(app, setup, &mut canvas),
        Screen::Saves(_) => saves::saves(app, &mut canvas),
        Screen::Match => {
            if let Some(table) = &app.table {
                at_board(app, table, &mut canvas);
            }
        }
        Screen::Learn(_) => study::list(app, &mut canvas),
        Screen::Study(study) => study::study(app, study, &mut canvas),
        Screen::Review(reviewing) => reviewing::reviewing(app, reviewing, &mut canvas),
        Screen::Replay(replay) => at_board(app, &replay.table, &mut canvas),
    }
    if app.popup.is_some() {
        // The keys under it do not count any more.
        canvas.hints.clear();
    }
    match &app.popup {
        None => {}
        Some(Popup::Actions(_)) => lists::actions(app, &mut canvas),
        Some(Popup::Settings(_)) => lists::settings(app, &mut canvas),
        Some(Popup::Keys(_)) => key_list::keys(app, &mut canvas),
        Some(Popup::KeyFor(..)) => {
            key_list::keys(app, &mut canvas);
            // Any key would be given to the action.
            canvas.hints.clear();
        }
        Some(Popup::Resign(_)) => lists::ask(app, "tui-resign", &mut canvas),
        Some(Popup::Delete(_)) => lists::ask(app, "tui-delete", &mut canvas),
        Some(Popup::Help(scroll) | Popup::Rules(scroll) | Popup::Record(scroll)) => {
            page::page(app, *scroll, &mut canvas);
        }
        Some(Popup::Notice(notice)) => page::notice(app, notice, &mut canvas),
    }
    canvas.hints
}

/// A match or a replay.
fn at_board(app: &App, table: &Table, canvas: &mut Canvas) {
    let Some(layout) = layout::of_app(app) else {
        status::too_small(app, canvas);
        return;
    };
    status::title(app, table, &layout, canvas);
    status::status(app, table, &layout, canvas);
    board::board(app, table, &layout.board, canvas);
    status::line(app, table, &layout, canvas);
    status::rule(app, table, &layout, canvas);
    panel::panel(app, table, &layout, canvas);
}
