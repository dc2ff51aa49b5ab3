//! Pages to read, and notices.

use ratatui::layout::Rect;

use super::super::app::{App, Notice, Popup};
use super::super::layout;
use super::super::pages::{self, PageLine};
use super::super::theme::Role;
use super::canvas::Canvas;
use super::panel::line_of_keys;
use crate::say;
use crate::text::wrap;

/// Draws the page that is open, from line `scroll` on.
pub(super) fn page(app: &App, scroll: u16, canvas: &mut Canvas) {
    let frame = layout::page_frame(app.columns, app.rows);
    let body = layout::page_body(app.columns, app.rows);
    let title = match app.popup {
        Some(Popup::Rules(_)) => "tui-menu-rules",
        Some(Popup::Record(_)) => "lessons-record",
        _ => "tui-menu-help",
    };
    canvas.frame(frame, &app.text.get(title));
    let lines = pages::lines(app, body.width);
    let scroll = scroll.min(layout::last_scroll(app));
    for (row, line) in (0..body.height).zip(lines.iter().skip(usize::from(scroll))) {
        let at = Rect { y: body.y + row, height: 1, ..body };
        match line {
            PageLine::Heading(text) => {
                canvas.left(at, text, canvas.style(Role::Title));
            }
            PageLine::Text(text) => {
                canvas.left(at, text, canvas.style(Role::Text));
            }
            PageLine::Keys(keys, text) => {
                canvas.left(Rect { width: at.width.min(17), ..at }, keys, canvas.style(Role::Key));
                let rest = Rect { x: at.x + 18, width: at.width.saturating_sub(18), ..at };
                canvas.left(rest, text, canvas.style(Role::Text));
            }
        }
    }
    if frame.height < 3 {
        return;
    }
    let foot = Rect { x: body.x, y: frame.bottom() - 2, width: body.width, height: 1 };
    let more = lines.len() > usize::from(scroll + body.height);
    let keys = [("↑↓", "tui-short-scroll"), ("Esc", "tui-short-back")];
    let keys = keys.into_iter().map(|(key, say)| (key.to_owned(), app.text.get(say)));
    line_of_keys(foot, keys, canvas);
    if more {
        canvas.right(foot, &app.text.get("tui-more"), canvas.style(Role::Dim));
    }
}

/// Draws something that has to be read.
pub(super) fn notice(app: &App, notice: &Notice, canvas: &mut Canvas) {
    let sentence = match notice {
        Notice::CannotOpen(why) => say!(app.text, "tui-cannot-open", why = why.clone()),
        Notice::ThreadDied(why) => say!(app.text, "tui-thread-died", why = why.clone()),
        Notice::Settings(why) => say!(app.text, "tui-settings-unusable", why = why.clone()),
        Notice::Files(why) => say!(app.text, "tui-files-failed", why = why.clone()),
    };
    let wide = app.columns.saturating_sub(4).min(66);
    let lines = wrap(&sentence, usize::from(wide.saturating_sub(6)));
    let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_add(4);
    let frame = layout::popup(app.columns, app.rows, wide, height);
    canvas.frame(frame, "");
    for (row, line) in (1..frame.height.saturating_sub(2)).zip(lines) {
        let at = Rect { x: frame.x + 3, y: frame.y + row, width: frame.width.saturating_sub(6), height: 1 };
        canvas.left(at, &line, canvas.style(Role::Text));
    }
    if frame.height > 2 {
        let foot = Rect { y: frame.bottom() - 2, height: 1, ..frame };
        canvas.hint(foot, "Enter");
        canvas.middle(foot, &format!("Enter {}", app.text.get("tui-short-back")), canvas.style(Role::Key));
    }
}
