//! Where everything lies on the screen: one set of rectangles for drawing and for the mouse.

mod board;
mod lists;

use ratatui::layout::Rect;

pub use board::{BoardLayout, BoardSize, number_in_column, numbers_rise_to_the_right};
pub use lists::{ListLayout, list, page_body, page_frame, popup};

use super::app::{App, Screen};
use super::pages;
use crate::game::{Place, Rules, StoreLies};

/// The fewest columns on which a match can be shown.
pub const LEAST_COLUMNS: u16 = 60;
/// The fewest rows on which a match can be shown.
pub const LEAST_ROWS: u16 = 17;

/// The most rows that the panel under the board takes.
const TALLEST_PANEL: u16 = 16;
/// The columns of a panel beside the board.
const SIDE_PANEL: u16 = 36;

/// Where the parts of the screen of a match lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchLayout {
    /// The line with the round and the players.
    pub title: Rect,
    /// The line that says what is going on.
    pub status: Rect,
    /// The board.
    pub board: BoardLayout,
    /// The line about the pit under the cursor, or a notice.
    pub line: Rect,
    /// The line between the board and the panel; the evaluation bar lies on it.
    pub rule: Rect,
    /// The panel under the board.
    pub panel: Rect,
    /// The panel beside the board, where there is room.
    pub side: Option<Rect>,
}

/// The screen of a match on `columns` and `rows`, on a board of `pits` pits a side; `None` if
/// that is too small.
#[must_use]
pub fn at_board(columns: u16, rows: u16, pits: u8, lies: StoreLies) -> Option<MatchLayout> {
    if columns < LEAST_COLUMNS || rows < LEAST_ROWS {
        return None;
    }
    let size = BoardSize::fitting(columns, rows);
    let (hull, height) = size.extent(pits);
    let beside = if columns >= hull + SIDE_PANEL + 2 { SIDE_PANEL } else { 0 };
    let panel_height = rows.saturating_sub(height + 4).min(TALLEST_PANEL);
    let top = (rows - (height + 4 + panel_height)) / 2;
    let main = columns - beside;
    let wide = main.min(hull.max(LEAST_COLUMNS) + 20);
    let left = (main - wide) / 2;
    let across = |y: u16, height: u16| Rect { x: left, y: top + y, width: wide, height };
    let board = Rect { x: left + (wide - hull) / 2, y: top + 2, width: hull, height };
    let panel_beside = (beside > 0).then(|| Rect {
        x: left + wide + 1,
        y: top,
        width: beside.min(columns - left - wide - 1),
        height: height + 4 + panel_height,
    });
    Some(MatchLayout {
        title: across(0, 1),
        status: across(1, 1),
        board: BoardLayout::new(board, size, pits, lies),
        line: across(2 + height, 1),
        rule: across(3 + height, 1),
        panel: across(4 + height, panel_height),
        side: panel_beside,
    })
}

/// The board that the menu shows above its lines, where there is room for both.
#[must_use]
pub fn menu_picture(columns: u16, rows: u16) -> Option<BoardLayout> {
    const MENU: u16 = 12;
    let pits = Rules::default().pits;
    [BoardSize::Large, BoardSize::Medium, BoardSize::Small].into_iter().find_map(|size| {
        let (width, height) = size.extent(pits);
        if columns < width || rows < height + MENU {
            return None;
        }
        let top = (rows - height - MENU) / 3;
        let area = Rect { x: (columns - width) / 2, y: top, width, height };
        Some(BoardLayout::new(area, size, pits, StoreLies::Left))
    })
}

/// The layout of the board that fills the screen, if one does.
#[must_use]
pub fn of_app(app: &App) -> Option<MatchLayout> {
    let rules = match &app.screen {
        Screen::Match => *app.table.as_ref()?.record.state().rules(),
        Screen::Replay(replay) => *replay.table.record.state().rules(),
        Screen::Study(_) => Rules::default(),
        _ => return None,
    };
    at_board(app.columns, app.rows, rules.pits, rules.store_lies)
}

/// The place of the board in a cell of the screen.
#[must_use]
pub fn place_at(app: &App, column: u16, row: u16) -> Option<Place> {
    of_app(app)?.board.place_at(column, row)
}

/// The line of the list in a cell of the screen.
#[must_use]
pub fn line_at(app: &App, column: u16, row: u16) -> Option<usize> {
    list(app)?.line_at(column, row)
}

/// How far the page that is open can be scrolled.
#[must_use]
pub fn last_scroll(app: &App) -> u16 {
    let body = page_body(app.columns, app.rows);
    let lines = pages::lines(app, body.width);
    u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_sub(body.height)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{BySide, Pit, Side};

    fn inside(inner: Rect, outer: Rect) -> bool {
        inner.x >= outer.x
            && inner.y >= outer.y
            && inner.right() <= outer.right()
            && inner.bottom() <= outer.bottom()
    }

    #[test]
    fn everything_lies_on_the_screen() {
        for columns in (1..240).step_by(3).chain([60, 80, 120, 500]) {
            for rows in (1..90).step_by(2).chain([17, 18, 24, 36, 200]) {
                for pits in 1..=7 {
                    let Some(layout) = at_board(columns, rows, pits, StoreLies::Left) else { continue };
                    let screen = Rect { x: 0, y: 0, width: columns, height: rows };
                    let parts = [
                        layout.title,
                        layout.status,
                        layout.board.area,
                        layout.line,
                        layout.rule,
                        layout.panel,
                    ];
                    for part in parts.into_iter().chain(layout.side) {
                        assert!(inside(part, screen), "{part:?} at {columns}x{rows}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_click_hits_what_is_drawn_on_both_pictures() {
        for lies in [StoreLies::Left, StoreLies::Right] {
            for (columns, rows) in [(60, 18), (80, 24), (120, 36)] {
                let board = at_board(columns, rows, 7, lies).unwrap().board;
                for side in Side::BOTH {
                    for number in 1..=7 {
                        let pit = Pit::new(side, number);
                        let area = board.pit(pit);
                        let middle = (area.x + area.width / 2, area.y + area.height / 2);
                        assert_eq!(board.place_at(middle.0, middle.1), Some(Place::Pit(pit)));
                    }
                    let store = board.store(side);
                    assert_eq!(board.place_at(store.x + 1, store.y + 1), Some(Place::Store(side)));
                }
                assert_eq!(board.place_at(columns - 1, 0), None);
            }
        }
    }

    #[test]
    fn opposite_pits_lie_in_one_column_and_stores_mirror() {
        let left = at_board(80, 24, 7, StoreLies::Left).unwrap().board;
        let right = at_board(80, 24, 7, StoreLies::Right).unwrap().board;
        for number in 1..=7 {
            let pit = Pit::new(Side::South, number);
            assert_eq!(left.pit(pit).x, left.pit(pit.opposite(7)).x);
            assert_eq!(right.pit(pit).x, right.pit(pit.opposite(7)).x);
        }
        let stores = BySide::from_fn(|side| left.store(side).x);
        assert!(stores.south < stores.north);
        assert!(right.store(Side::South).x > right.store(Side::North).x);
        assert!(left.pit(Pit::new(Side::South, 1)).x < left.pit(Pit::new(Side::South, 7)).x);
    }
}
