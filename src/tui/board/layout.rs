//! Where everything of a match lies on the screen: one set of rectangles for drawing and for the
//! mouse.

use ratatui::layout::Rect;

use crate::game::{Pit, Place, Rules, Side, StoreLies};
use crate::words::store_is_left;

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

/// The layout of a match under `rules` on a screen of this size; `None` if that is too small.
pub fn match_layout(columns: u16, rows: u16, rules: &Rules) -> Option<MatchLayout> {
    let (pits, lies) = (rules.pits, rules.store_lies);
    if columns < LEAST_COLUMNS || rows < LEAST_ROWS {
        return None;
    }
    let size = BoardSize::fitting(columns, rows, pits);
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

/// The three sizes of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardSize {
    /// On about 60x18.
    Small,
    /// On about 80x24.
    Medium,
    /// On about 120x36 and more.
    Large,
}

impl BoardSize {
    /// The size of a board of `pits` pits a side on a screen.
    pub fn fitting(columns: u16, rows: u16, pits: u8) -> Self {
        match (columns, rows) {
            (114.., 30..) if Self::Large.extent(pits).0 <= columns => Self::Large,
            (78.., 23..) if Self::Medium.extent(pits).0 <= columns => Self::Medium,
            _ => Self::Small,
        }
    }

    /// Columns and rows of a pit. Rows of more than seven share the columns of seven small pits, so
    /// that every board fits on the smallest screen.
    const fn pit(self, pits: u8) -> (u16, u16) {
        match self {
            Self::Small if pits > 7 => (42 / pits as u16, 3),
            Self::Small => (6, 3),
            Self::Medium => (7, 5),
            Self::Large => (11, 7),
        }
    }

    /// Columns and rows of a store.
    const fn store(self) -> (u16, u16) {
        match self {
            Self::Small => (7, 4),
            Self::Medium => (9, 6),
            Self::Large => (13, 8),
        }
    }

    /// Columns between a store and the end of the hull.
    const fn margin(self) -> u16 {
        match self {
            Self::Small => 2,
            Self::Medium => 4,
            Self::Large => 5,
        }
    }

    /// Columns and rows of the whole board.
    pub fn extent(self, pits: u8) -> (u16, u16) {
        let width = 2 * (self.margin() + self.store().0) + u16::from(pits) * self.pit(pits).0;
        (width, 2 * self.pit(pits).1 + 4)
    }
}

/// Where the pits and stores of the board lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLayout {
    /// The whole hull.
    pub area: Rect,
    pub size: BoardSize,
    pits: u8,
    lies: StoreLies,
}

/// The column of `pit`, counted from 0 at the left.
fn column_of(pit: Pit, pits: u8, lies: StoreLies) -> u8 {
    if store_is_left(pit.side, lies) { pit.number - 1 } else { pits - pit.number }
}

/// The number of `side`'s pit in a column, counted from 1 at the left.
pub fn number_in_column(side: Side, column: u8, pits: u8, lies: StoreLies) -> Option<u8> {
    if column == 0 || column > pits {
        return None;
    }
    Some(if store_is_left(side, lies) { column } else { pits + 1 - column })
}

impl BoardLayout {
    /// The board in `area`, which has the extent of the size.
    pub const fn new(area: Rect, size: BoardSize, pits: u8, lies: StoreLies) -> Self {
        Self { area, size, pits, lies }
    }

    /// The column of `pit`, counted from 1 at the left.
    pub fn column(&self, pit: Pit) -> u8 {
        column_of(pit, self.pits, self.lies) + 1
    }

    /// Where `pit` lies.
    pub fn pit(&self, pit: Pit) -> Rect {
        let (width, height) = self.size.pit(self.pits);
        let x = self.area.x + self.size.margin() + self.size.store().0;
        let row = match pit.side {
            Side::North => 0,
            Side::South => height,
        };
        Rect {
            x: x + u16::from(column_of(pit, self.pits, self.lies)) * width,
            y: self.area.y + 2 + row,
            width,
            height,
        }
    }

    /// Where the store of `side` lies.
    pub fn store(&self, side: Side) -> Rect {
        let (width, height) = self.size.store();
        let x = if store_is_left(side, self.lies) {
            self.area.x + self.size.margin()
        } else {
            self.area.right() - self.size.margin() - width
        };
        Rect { x, y: self.area.y + (self.area.height - height) / 2, width, height }
    }

    /// The line with the pit's number: on the outer side of its row.
    pub fn label(&self, pit: Pit) -> Rect {
        let area = self.pit(pit);
        let y = match pit.side {
            Side::North => area.y - 1,
            Side::South => area.bottom(),
        };
        Rect { y, height: 1, ..area }
    }

    /// The line above a store, for its owner's name.
    pub fn name(&self, side: Side) -> Rect {
        const EDGE: u16 = 3;
        let area = self.store(side);
        let width = self.size.margin() + area.width - EDGE;
        let x = if area.x < self.area.x + self.area.width / 2 { self.area.x + EDGE } else { area.x };
        Rect { x, y: area.y - 1, width, height: 1 }
    }

    /// The line below a store, for a hand that is over it.
    pub fn below_store(&self, side: Side) -> Rect {
        let area = self.store(side);
        Rect { y: area.bottom(), height: 1, ..area }
    }

    /// The place in a cell of the screen.
    pub fn place_at(&self, column: u16, row: u16) -> Option<Place> {
        let is_in =
            |area: Rect| (area.x..area.right()).contains(&column) && (area.y..area.bottom()).contains(&row);
        for side in Side::BOTH {
            if is_in(self.store(side)) {
                return Some(Place::Store(side));
            }
            for number in 1..=self.pits {
                let pit = Pit::new(side, number);
                if is_in(self.pit(pit)) || is_in(self.label(pit)) {
                    return Some(Place::Pit(pit));
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{BySide, MAX_PITS};

    fn on(pits: u8, store_lies: StoreLies) -> Rules {
        Rules { pits, store_lies, ..Rules::default() }
    }

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
                for pits in 1..=MAX_PITS {
                    let Some(layout) = match_layout(columns, rows, &on(pits, StoreLies::Left)) else {
                        continue;
                    };
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
                let board = match_layout(columns, rows, &on(7, lies)).unwrap().board;
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
        let left = match_layout(80, 24, &on(7, StoreLies::Left)).unwrap().board;
        let right = match_layout(80, 24, &on(7, StoreLies::Right)).unwrap().board;
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
