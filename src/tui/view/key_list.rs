//! Which key does what, and the key that an action waits for.

use ratatui::layout::Rect;

use super::super::app::{App, Popup};
use super::super::keys::Key;
use super::super::layout;
use super::super::menu;
use super::super::theme::Role;
use super::super::words;
use super::canvas::Canvas;
use super::lists::{foot, lines};
use crate::say;

/// Draws the list of keys.
pub(super) fn keys(app: &App, canvas: &mut Canvas) {
    let Some(list) = layout::list(app) else { return };
    canvas.frame(list.frame, &app.text.get("tui-setting-keys"));
    let all = app.options.keys.changeable();
    lines(&list, menu::marked(app), canvas, |at| match all.get(at) {
        Some((action, keys)) => {
            let keys: Vec<String> = keys.iter().copied().map(Key::label).collect();
            (words::action(&app.text, *action), keys.join(" "))
        }
        None => (String::new(), String::new()),
    });
    if list.frame.height < 5 {
        return;
    }
    let below = Rect { y: list.frame.bottom() - 3, height: 1, ..list.lines };
    if let Some(Popup::KeyFor(action, _)) = app.popup {
        let ask = say!(app.text, "tui-keys-press", action = words::action(&app.text, action));
        canvas.left(below, &ask, canvas.style(Role::Warning));
    } else if let Some(conflict) = &app.conflict {
        let has = words::action(&app.text, conflict.has);
        let sentence = say!(app.text, "tui-keys-conflict", key = conflict.key.label(), action = has);
        canvas.left(below, &sentence, canvas.style(Role::Warning));
    }
    let keys = [("Enter", "tui-short-change"), ("x", "tui-short-default"), ("Esc", "tui-short-back")];
    foot(app, Rect { y: list.frame.bottom() - 2, height: 1, ..list.lines }, &keys, canvas);
}
