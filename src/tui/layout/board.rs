//! Where the pits and stores of the board lie.

use ratatui::layout::Rect;

use crate::game::{Pit, Place, Side, StoreLies};

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
    /// The size for a screen.
    #[must_use]
    pub const fn fitting(columns: u16, rows: u16) -> Self {
        match (columns, rows) {
            (114.., 30..) => Self::Large,
            (78.., 23..) => Self::Medium,
            _ => Self::Small,
        }
    }

    /// Columns and rows of a pit.
    const fn pit(self) -> (u16, u16) {
        match self {
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
    #[must_use]
    pub fn extent(self, pits: u8) -> (u16, u16) {
        let width = 2 * (self.margin() + self.store().0) + u16::from(pits) * self.pit().0;
        (width, 2 * self.pit().1 + 4)
    }
}

/// Where the pits and stores of the board lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLayout {
    /// The whole hull.
    pub area: Rect,
    /// Its size.
    pub size: BoardSize,
    pits: u8,
    lies: StoreLies,
}

/// The column of `pit`, counted from 0 at the left.
const fn column_of(pit: Pit, pits: u8, lies: StoreLies) -> u8 {
    if numbers_rise_to_the_right(pit.side, lies) { pit.number - 1 } else { pits - pit.number }
}

/// Whether the numbers of `side`'s pits rise to the right: its store lies at the left of the
/// screen. North sits opposite, so that its left hand is at the right.
#[must_use]
pub const fn numbers_rise_to_the_right(side: Side, lies: StoreLies) -> bool {
    matches!((side, lies), (Side::South, StoreLies::Left) | (Side::North, StoreLies::Right))
}

/// The number of `side`'s pit in a column, counted from 1 at the left.
#[must_use]
pub const fn number_in_column(side: Side, column: u8, pits: u8, lies: StoreLies) -> Option<u8> {
    if column == 0 || column > pits {
        return None;
    }
    Some(if numbers_rise_to_the_right(side, lies) { column } else { pits + 1 - column })
}

impl BoardLayout {
    /// The board in `area`, which has the extent of the size.
    #[must_use]
    pub const fn new(area: Rect, size: BoardSize, pits: u8, lies: StoreLies) -> Self {
        Self { area, size, pits, lies }
    }

    /// The column of `pit`, counted from 1 at the left.
    #[must_use]
    pub const fn column(&self, pit: Pit) -> u8 {
        column_of(pit, self.pits, self.lies) + 1
    }

    /// Where `pit` lies.
    #[must_use]
    pub fn pit(&self, pit: Pit) -> Rect {
        let (width, height) = self.size.pit();
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
    #[must_use]
    pub fn store(&self, side: Side) -> Rect {
        let (width, height) = self.size.store();
        let x = if numbers_rise_to_the_right(side, self.lies) {
            self.area.x + self.size.margin()
        } else {
            self.area.right() - self.size.margin() - width
        };
        Rect { x, y: self.area.y + (self.area.height - height) / 2, width, height }
    }

    /// The line with the pit's number: on the outer side of its row.
    #[must_use]
    pub fn label(&self, pit: Pit) -> Rect {
        let area = self.pit(pit);
        let y = match pit.side {
            Side::North => area.y - 1,
            Side::South => area.bottom(),
        };
        Rect { y, height: 1, ..area }
    }

    /// The line above a store, for its owner's name.
    #[must_use]
    pub fn name(&self, side: Side) -> Rect {
        const EDGE: u16 = 3;
        let area = self.store(side);
        let width = self.size.margin() + area.width - EDGE;
        let x = if area.x < self.area.x + self.area.width / 2 { self.area.x + EDGE } else { area.x };
        Rect { x, y: area.y - 1, width, height: 1 }
    }

    /// The line below a store, for a hand that is over it.
    #[must_use]
    pub fn below_store(&self, side: Side) -> Rect {
        let area = self.store(side);
        Rect { y: area.bottom(), height: 1, ..area }
    }

    /// The place in a cell of the screen.
    #[must_use]
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
