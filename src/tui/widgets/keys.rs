//! The keys that matter now, named on the screen; the mouse can press them there.

use ratatui::layout::Rect;

use super::canvas::{Canvas, width};
use crate::text::Text;
use crate::tui::theme::Role;

/// A key, or several, and what it does in a word or two.
pub struct KeyLabel {
    pub key: String,
    pub does: String,
}

impl KeyLabel {
    /// A fixed key; `does` is the key of its sentence.
    pub fn new(text: &Text, (key, does): (&str, &str)) -> Self {
        Self { key: key.to_owned(), does: text.get(does) }
    }
}

/// Draws keys in one line, as many as fit.
pub fn key_line(area: Rect, keys: impl IntoIterator<Item = KeyLabel>, canvas: &mut Canvas) {
    let mut x = area.x;
    for KeyLabel { key, does } in keys {
        let wide = width(&key) + 1 + width(&does);
        if x + wide > area.right() {
            break;
        }
        canvas.hint(Rect { x, width: wide, height: 1, ..area }, &key);
        let end = canvas.put(x, area.y, &key, canvas.style(Role::Key));
        x = canvas.put(end + 1, area.y, &does, canvas.style(Role::Dim)) + 3;
    }
}

/// Draws keys one a line, in two columns where there is room.
pub fn key_columns(area: Rect, keys: impl IntoIterator<Item = KeyLabel>, canvas: &mut Canvas) {
    let columns = if area.width >= 30 { 2 } else { 1 };
    let wide = area.width / columns;
    for (at, KeyLabel { key, does }) in (0..area.height * columns).zip(keys) {
        let (column, row) = (at / area.height, at % area.height);
        let cell =
            Rect { x: area.x + column * wide, y: area.y + row, width: wide.saturating_sub(1), height: 1 };
        canvas.hint(cell, &key);
        let end = canvas.left(cell, &format!("{key:>5} "), canvas.style(Role::Key));
        let rest = Rect { x: end, width: cell.right().saturating_sub(end), ..cell };
        canvas.left(rest, &does, canvas.style(Role::Dim));
    }
}
