//! The board as a table of plain text.

use unicode_width::UnicodeWidthStr;

use crate::game::{Board, BySide, Pit, Side, StoreLies};
use crate::text::Text;

/// Whether the store of `side` is at the left end, seen from South.
pub fn store_is_left(side: Side, lies: StoreLies) -> bool {
    (side == Side::South) == (lies == StoreLies::Left)
}

/// The pit numbers of `side` from left to right, seen from South.
pub fn row(side: Side, pits: u8, lies: StoreLies) -> Vec<u8> {
    let mut numbers: Vec<u8> = (1..=pits).collect();
    if !store_is_left(side, lies) {
        numbers.reverse();
    }
    numbers
}

/// The board as a table, seen from South, with the stores at the ends.
pub fn table(board: &Board, store_lies: StoreLies, names: &BySide<String>, text: &Text) -> Vec<String> {
    let name_width = names.south.width().max(names.north.width());
    let widow = text.get("plain-table-widow");
    let mut lines = Vec::new();
    for side in [Side::North, Side::South] {
        let store_is_left = store_is_left(side, store_lies);
        let numbers = row(side, board.pits(), store_lies);
        let seeds = numbers.iter().map(|&number| {
            let pit = Pit::new(side, number);
            if board.is_widow(pit) { widow.clone() } else { text.number(board.seeds(pit)) }
        });
        let store = text.number(board.store(side));
        let (left, right) = if store_is_left { (store.as_str(), "") } else { ("", store.as_str()) };
        let heading: String = numbers.iter().map(|&number| right_aligned(&text.number(number), 4)).collect();
        let seeds: String = seeds.map(|seeds| right_aligned(&seeds, 4)).collect();
        let heading = format!("{}{heading}", " ".repeat(name_width + 6));
        let padding = " ".repeat(name_width - names[side].width());
        let line = format!("{}{padding}{} {seeds}{}", names[side], bracketed(left, 5), bracketed(right, 6));
        let pair = [heading, line.trim_end().to_owned()];
        lines.extend(if side == Side::North {
            pair
        } else {
            let [heading, line] = pair;
            [line, heading]
        });
    }
    lines
}

fn bracketed(store: &str, width: usize) -> String {
    if store.is_empty() { " ".repeat(width) } else { right_aligned(&format!("[{store}]"), width) }
}

fn right_aligned(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(text.width())))
}
