//! Lists: where their lines lie, which one is marked, and how they are drawn.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use crate::tui::input::Action;
use crate::tui::theme::Role;

/// The marked line of a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marked(pub usize);

impl Marked {
    /// Moves the mark by `by` lines in a list of `length`, wrapping around.
    pub fn shift(&mut self, by: isize, length: usize) {
        if let Ok(length) = isize::try_from(length)
            && length > 0
        {
            let now = isize::try_from(self.0).unwrap_or(0);
            self.0 = (now + by).rem_euclid(length).unsigned_abs();
        }
    }

    /// Moves the mark as `action` says; false if the action moves nothing.
    pub fn follow(&mut self, action: Action, length: usize) -> bool {
        match action {
            Action::Up => self.shift(-1, length),
            Action::Down => self.shift(1, length),
            Action::PageUp | Action::First => self.0 = 0,
            Action::PageDown | Action::Last => self.0 = length.saturating_sub(1),
            _ => return false,
        }
        true
    }
}

/// The value `by` places after `now`, wrapping around.
pub fn cycled<T: Clone + PartialEq>(all: &[T], now: &T, by: isize) -> T {
    let mut at = Marked(all.iter().position(|one| one == now).unwrap_or(0));
    at.shift(by, all.len());
    all.get(at.0).unwrap_or(now).clone()
}

/// A value that the arrows change, as it is drawn.
pub fn adjustable(value: &str) -> String {
    format!("◀ {value} ▶")
}

/// A frame of this size in the middle of the screen, no larger than the screen.
pub fn centred(columns: u16, rows: u16, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(columns), height.min(rows));
    Rect { x: (columns - width) / 2, y: (rows - height) / 2, width, height }
}

/// The inside of a frame, this far from its sides, top and bottom.
pub fn within(frame: Rect, across: u16, above: u16, below: u16) -> Rect {
    Rect {
        x: frame.x + across.min(frame.width),
        y: frame.y + above.min(frame.height),
        width: frame.width.saturating_sub(2 * across),
        height: frame.height.saturating_sub(above + below),
    }
}

/// Where the lines of a list lie, and which one is at the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListLayout {
    /// The frame, where there is one; otherwise the lines and what belongs to them.
    pub frame: Rect,
    pub lines: Rect,
    first: usize,
    pub length: usize,
    marked: usize,
}

impl ListLayout {
    pub fn new(frame: Rect, lines: Rect, length: usize, marked: Marked) -> Self {
        let height = usize::from(lines.height).max(1);
        // The marked line stays in view; the list scrolls only as far as needed.
        let first = (marked.0 + 1).saturating_sub(height).min(length.saturating_sub(height));
        Self { frame, lines, first, length, marked: marked.0 }
    }

    /// A framed list in the middle of the screen, with `below` lines under it.
    pub fn framed(screen: (u16, u16), width: u16, below: u16, length: usize, marked: Marked) -> Self {
        let long = u16::try_from(length).unwrap_or(u16::MAX);
        let frame = centred(screen.0, screen.1, width, long.saturating_add(2 + below));
        Self::new(frame, within(frame, 2, 1, 1 + below), length, marked)
    }

    /// The line in a cell of the screen.
    pub fn line_at(&self, column: u16, row: u16) -> Option<usize> {
        let area = self.lines;
        let is_in = (area.x..area.right()).contains(&column) && (area.y..area.bottom()).contains(&row);
        let line = self.first + usize::from(row.saturating_sub(area.y));
        (is_in && line < self.length).then_some(line)
    }

    /// The lines in view: their index and where they lie.
    fn visible(&self) -> impl Iterator<Item = (usize, Rect)> + use<> {
        let (lines, first, length) = (self.lines, self.first, self.length);
        (0..lines.height)
            .map(move |row| (first + usize::from(row), Rect { y: lines.y + row, height: 1, ..lines }))
            .filter(move |(line, _)| *line < length)
    }

    /// Draws the lines: for each its text, and its value at the right.
    pub fn draw(&self, canvas: &mut Canvas, line: impl Fn(usize) -> (String, String)) {
        for (at, area) in self.visible() {
            let (text, value) = line(at);
            let style = canvas.style(if at == self.marked { Role::Marked } else { Role::Text });
            canvas.put(area.x, area.y, &" ".repeat(usize::from(area.width)), style);
            let pointer = if at == self.marked { "▶ " } else { "  " };
            let inner = Rect { width: area.width.saturating_sub(1), ..area };
            let end = canvas.left(inner, &format!("{pointer}{text}"), style);
            let rest = Rect { x: end + 1, width: inner.right().saturating_sub(end + 1), ..inner };
            canvas.right(rest, &value, style);
        }
        let below = self.first + usize::from(self.lines.height);
        let dim = canvas.style(Role::Key);
        if self.first > 0 {
            canvas.put(self.lines.right(), self.lines.y, "↑", dim);
        }
        if below < self.length {
            canvas.put(self.lines.right(), self.lines.bottom().saturating_sub(1), "↓", dim);
        }
    }

    /// The line `above` lines from the bottom of the frame, for keys.
    pub fn foot(&self, above: u16) -> Rect {
        Rect { y: self.frame.bottom().saturating_sub(above), height: 1, ..self.lines }
    }
}
