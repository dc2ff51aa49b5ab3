//! A page of text in a frame, which scrolls.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::list::{centred, within};
use crate::tui::theme::Role;

/// A line of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageLine {
    Heading(String),
    Text(String),
    /// Keys, and what they do.
    Keys(String, String),
}

/// Where a page lies.
#[derive(Clone, Copy, Debug)]
pub struct PageLayout {
    pub frame: Rect,
    pub body: Rect,
}

impl PageLayout {
    /// Columns for the keys of [`PageLine::Keys`].
    pub const KEYS: u16 = 18;

    pub fn new(columns: u16, rows: u16) -> Self {
        let frame = centred(columns, rows, 84, rows.saturating_sub(2).max(8));
        Self { frame, body: within(frame, 3, 1, 2) }
    }

    /// The last line that `lines` lines scroll to.
    pub fn last_scroll(&self, lines: usize) -> u16 {
        u16::try_from(lines).unwrap_or(u16::MAX).saturating_sub(self.body.height)
    }

    /// The line for keys.
    pub fn foot(&self) -> Option<Rect> {
        let y = self.frame.bottom().checked_sub(2)?;
        (self.frame.height >= 3).then_some(Rect { y, height: 1, ..self.body })
    }
}

/// Draws a page from line `scroll` on. Returns whether lines follow below.
pub fn page(layout: &PageLayout, title: &str, lines: &[PageLine], scroll: u16, canvas: &mut Canvas) -> bool {
    let body = layout.body;
    canvas.frame(layout.frame, title);
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
                let wide = PageLayout::KEYS;
                canvas.left(Rect { width: at.width.min(wide - 1), ..at }, keys, canvas.style(Role::Key));
                let rest = Rect { x: at.x + wide, width: at.width.saturating_sub(wide), ..at };
                canvas.left(rest, text, canvas.style(Role::Text));
            }
        }
    }
    lines.len() > usize::from(scroll) + usize::from(body.height)
}
