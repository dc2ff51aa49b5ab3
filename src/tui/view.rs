//! The picture of the state: pure.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use super::app::{App, Overlay, Screen};
use super::input::Key;
use super::options::Glyphs;
use super::theme::{Role, Theme};
use super::widgets::{Canvas, Hint};

/// Draws `app` on the whole of `buffer`.
pub fn view(app: &App, buffer: &mut Buffer) {
    draw(app, buffer);
}

/// The key named in a cell of the screen, for the mouse to press. It is found by drawing once
/// more, so that it is what the user sees.
pub fn key_at(app: &App, column: u16, row: u16) -> Option<Key> {
    let area = Rect { x: 0, y: 0, width: app.context.columns, height: app.context.rows };
    let mut buffer = Buffer::empty(area);
    let at = Position { x: column, y: row };
    draw(app, &mut buffer).into_iter().find(|hint| hint.area.contains(at)).map(|hint| hint.key)
}

/// Draws `app`; returns the keys named on the screen.
fn draw(app: &App, buffer: &mut Buffer) -> Vec<Hint> {
    let options = &app.context.options;
    let theme = Theme::new(options.skin, options.depth);
    let mut canvas = Canvas::new(buffer, theme, options.glyphs == Glyphs::Ascii);
    canvas.fill(canvas.area(), Role::Text);
    // Behind a popup a match is of use, the menu is not.
    if app.overlay.is_none() || !matches!(app.screen, Screen::Menu(_)) {
        app.screen.room().draw(&app.context, &mut canvas);
    }
    if let Some(overlay) = &app.overlay {
        // What lies beneath cannot be pressed.
        canvas.hints.clear();
        Overlay::room(overlay).draw(&app.context, &mut canvas);
    }
    canvas.hints
}
