//! Makruk: the rules and the computer.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "makruk/counts.rs"]
mod counts;
#[path = "makruk/docs.rs"]
mod docs;
#[path = "makruk/engine.rs"]
mod engine;
#[path = "makruk/golden.rs"]
mod golden;
#[path = "makruk/notation.rs"]
mod notation;
#[path = "makruk/properties.rs"]
mod properties;
#[path = "makruk/saves.rs"]
mod saves;

use mak_khum::makruk::{Choice, Fen, Match, Rules, Setup};

/// A match from a position, with the rules of `changes`: `field=value` separated by spaces.
fn match_from(fen: &str, changes: &str) -> Match {
    let mut rules = Rules::default();
    for (key, value) in changes.split_whitespace().map(|change| change.split_once('=').unwrap()) {
        rules.set(key, value).unwrap();
    }
    Match::new(Setup { rules, start: fen.parse::<Fen>().unwrap() })
}

/// Makes choices as saves write them, separated by spaces.
fn choose(game: &mut Match, choices: &str) {
    for choice in choices.split_whitespace() {
        game.choose(choice.parse::<Choice>().unwrap()).unwrap_or_else(|why| panic!("{choice}: {why}"));
    }
}
