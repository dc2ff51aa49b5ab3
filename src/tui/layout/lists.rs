//! Where lists and pages lie.

use ratatui::layout::Rect;

use super::super::app::{App, Popup, Screen};
use super::super::menu;

/// Where the lines of a list lie, and which one is the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListLayout {
    /// The frame, where there is one; otherwise the lines alone.
    pub frame: Rect,
    /// The lines.
    pub lines: Rect,
    /// The line at the top.
    pub first: usize,
    /// How many lines there are in all.
    pub length: usize,
}

impl ListLayout {
    fn new(frame: Rect, lines: Rect, length: usize, marked: usize) -> Self {
        let height = usize::from(lines.height).max(1);
        // The marked line is kept in view, with the list at rest as long as it can be.
        let first = (marked + 1).saturating_sub(height).min(length.saturating_sub(height));
        Self { frame, lines, first, length }
    }

    /// The line in a cell of the screen.
    #[must_use]
    pub fn line_at(&self, column: u16, row: u16) -> Option<usize> {
        let area = self.lines;
        let is_in = (area.x..area.right()).contains(&column) && (area.y..area.bottom()).contains(&row);
        let line = self.first + usize::from(row.saturating_sub(area.y));
        (is_in && line < self.length).then_some(line)
    }

    /// The lines in view: their place in the list and where they lie.
    pub fn visible(&self) -> impl Iterator<Item = (usize, Rect)> + use<> {
        let (lines, first, length) = (self.lines, self.first, self.length);
        (0..lines.height)
            .map(move |row| (first + usize::from(row), Rect { y: lines.y + row, height: 1, ..lines }))
            .filter(move |(line, _)| *line < length)
    }
}

/// A frame of this size in the middle of the screen, no larger than the screen.
#[must_use]
pub fn popup(columns: u16, rows: u16, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(columns), height.min(rows));
    Rect { x: (columns - width) / 2, y: (rows - height) / 2, width, height }
}

fn within(frame: Rect, across: u16, above: u16, below: u16) -> Rect {
    Rect {
        x: frame.x + across.min(frame.width),
        y: frame.y + above.min(frame.height),
        width: frame.width.saturating_sub(2 * across),
        height: frame.height.saturating_sub(above + below),
    }
}

/// The frame of a page and its text.
#[must_use]
pub fn page_frame(columns: u16, rows: u16) -> Rect {
    popup(columns, rows, 84, rows.saturating_sub(2).max(8))
}

/// The text of a page.
#[must_use]
pub fn page_body(columns: u16, rows: u16) -> Rect {
    within(page_frame(columns, rows), 3, 1, 2)
}

/// The list that is being moved in, if there is one.
#[must_use]
pub fn list(app: &App) -> Option<ListLayout> {
    let (columns, rows) = (app.columns, app.rows);
    let length = menu::length(app);
    let long = u16::try_from(length).unwrap_or(u16::MAX);
    let make = |frame: Rect, lines: Rect| ListLayout::new(frame, lines, length, menu::marked(app));
    // A frame with so many lines below the list.
    let framed = |width, below: u16| {
        let frame = popup(columns, rows, width, long.saturating_add(2 + below));
        make(frame, within(frame, 2, 1, 1 + below))
    };
    Some(match (&app.popup, &app.screen) {
        (Some(Popup::Actions(_)), _) => framed(58, 0),
        (Some(Popup::Settings(_)), _) => framed(66, 2),
        (Some(Popup::Keys(_) | Popup::KeyFor(..)), _) => framed(66, 3),
        (Some(Popup::Resign(_) | Popup::Delete(_)), _) => framed(46, 0),
        (Some(_), _) | (None, Screen::Match | Screen::Replay(_) | Screen::Study(_)) => return None,
        (None, Screen::Menu(_)) => {
            // Title and picture above, a line of keys below.
            let picture = super::menu_picture(columns, rows).map_or(0, |board| board.area.bottom()) + 3;
            let frame = popup(columns, rows, 44, rows);
            let lines = within(frame, 4, picture, 2);
            make(frame, Rect { height: lines.height.min(long), ..lines })
        }
        (None, Screen::Setup(_)) => {
            let frame = popup(columns, rows, 76, rows);
            make(frame, within(frame, 2, 2, 5))
        }
        (None, Screen::Learn(_)) => {
            let frame = popup(columns, rows, 66, rows);
            make(frame, within(frame, 2, 2, 2))
        }
        (None, Screen::Review(_)) => {
            // The graph and the words lie above.
            let frame = popup(columns, rows, 110, rows);
            let height = rows.saturating_sub(8) * 2 / 5;
            make(frame, within(frame, 2, rows.saturating_sub(height + 1), 1))
        }
        (None, Screen::Saves(_)) => {
            let frame = popup(columns, rows, 100, rows);
            make(frame, Rect { height: (rows.saturating_sub(4)) / 2, ..within(frame, 2, 2, 2) })
        }
    })
}
