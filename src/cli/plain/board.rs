//! The board in words.

use crate::game::{Board, BySide, Match, Pit, Side};
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
