//! The board in words and as a table.

use unicode_width::UnicodeWidthStr;

use crate::game::{Board, BySide, Match, Pit, Rules, Side, StoreLies};
use crate::say;
use crate::text::Text;
use crate::words::Actor;

/// The board in words: a sentence a side, and one for each hand with seeds in it.
#[must_use]
pub fn in_words(game: &Match, actors: &BySide<Actor>, text: &Text) -> Vec<String> {
    let board = game.position().board;
    let rows = Side::BOTH.into_iter().map(|side| {
        let seeds: Vec<_> =
            (1..=board.pits()).map(|number| in_pit(&board, Pit::new(side, number), text)).collect();
        say!(
            text,
            "plain-row",
            side = actors[side].title(text),
            pits = board.pits(),
            seeds = seeds.join(", "),
            store = board.store(side),
        )
    });
    let hands = game.in_hand();
    let hands = Side::BOTH.into_iter().filter(|&side| hands[side] > 0).map(|side| {
        let actor = &actors[side];
        say!(text, "plain-hand", who = actor.who(), name = actor.name(), seeds = hands[side])
    });
    rows.chain(hands).collect()
}

fn in_pit(board: &Board, pit: Pit, text: &Text) -> String {
    if board.is_widow(pit) { text.get("words-widow") } else { text.number(board.seeds(pit)) }
}

/// The board as a table, North above, as South sees it; the stores stand at the ends.
#[must_use]
pub fn table(board: &Board, rules: &Rules, actors: &BySide<Actor>, text: &Text) -> Vec<String> {
    let names = BySide::from_fn(|side: Side| actors[side].title(text));
    let name_width = names.south.width().max(names.north.width());
    let widow = text.get("plain-table-widow");
    let mut lines = Vec::new();
    for side in [Side::North, Side::South] {
        // A player's pits run away from the store; the two sit opposite each other.
        let store_is_left = (side == Side::South) == (rules.store_lies == StoreLies::Left);
        let mut numbers: Vec<u8> = (1..=board.pits()).collect();
        if !store_is_left {
            numbers.reverse();
        }
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
        let row = format!("{}{padding}{} {seeds}{}", names[side], bracketed(left, 5), bracketed(right, 6));
        let pair = [heading, row.trim_end().to_owned()];
        lines.extend(if side == Side::North {
            pair
        } else {
            let [heading, row] = pair;
            [row, heading]
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
