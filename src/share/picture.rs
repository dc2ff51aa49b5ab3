//! A board as a few lines of plain text.

use unicode_width::UnicodeWidthStr;

use crate::game::{Board, BySide, Pit, Side, StoreLies};

/// The numbers of a side's pits as they stand from left to right, seen from South.
#[must_use]
pub fn row_order(side: Side, pits: u8, lies: StoreLies) -> Vec<u8> {
    let outwards = (side == Side::South) == (lies == StoreLies::Left);
    if outwards { (1..=pits).collect() } else { (1..=pits).rev().collect() }
}

/// The board in four lines, South below: numbers, North, South, numbers. A widow is an `x`.
#[must_use]
pub fn picture(board: &Board, lies: StoreLies, names: &BySide<String>) -> Vec<String> {
    let label = names.south.width().max(names.north.width());
    let blank = " ".repeat(label);
    let cells = |side: Side, cell: &dyn Fn(Pit) -> String| -> String {
        let order = row_order(side, board.pits(), lies);
        let cells: Vec<String> =
            order.into_iter().map(|number| format!("{:>4}", cell(Pit::new(side, number)))).collect();
        cells.concat()
    };
    let number = |pit: Pit| pit.number.to_string();
    let seeds = |pit: Pit| {
        if board.is_widow(pit) { "x".to_owned() } else { board.seeds(pit).to_string() }
    };
    let row = |side: Side| {
        let store = format!("[{:>2}]", board.store(side));
        let left = (side == Side::South) == (lies == StoreLies::Left);
        let (left, right) = if left { (store, String::new()) } else { ("    ".to_owned(), store) };
        let name = &names[side];
        let pad = " ".repeat(label - name.width());
        format!("{name}{pad}  {left}{}  {right}", cells(side, &seeds)).trim_end().to_owned()
    };
    let numbers = |side: Side| format!("{blank}      {}", cells(side, &number));
    vec![numbers(Side::North), row(Side::North), row(Side::South), numbers(Side::South)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Position, Rules};

    #[test]
    fn the_board_stands_as_it_is_seen() {
        let position =
            Position::parse("12,3,12,4,11,2,11/1,11,1,0,11,x,x 17-2 s", &Rules::default()).unwrap();
        let names = BySide::new("South".to_owned(), "มาลี".to_owned());
        let lines = picture(&position.board, StoreLies::Left, &names);
        assert_eq!(
            lines,
            [
                "              7   6   5   4   3   2   1",
                "มาลี            x   x  11   0   1  11   1  [ 2]",
                "South  [17]  12   3  12   4  11   2  11",
                "              1   2   3   4   5   6   7",
            ]
        );
        let mirrored = picture(&position.board, StoreLies::Right, &names);
        assert_eq!(mirrored[2], "South        11   2  11   4  12   3  12  [17]");
        assert!(mirrored[1].contains("[ 2]   1  11   1"));
    }
}
