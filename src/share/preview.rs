//! A saved match at a glance, for lists of matches.

use std::time::SystemTime;

use super::names::names;
use crate::game::{BySide, Phase};
use crate::save::{Day, Saved};
use crate::say;
use crate::text::Text;
use crate::words::table;

/// A saved match at a glance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The players.
    pub players: String,
    /// The round, or who won.
    pub state: String,
    /// The seeds in the stores, of South and North; after a match the seeds of its last round.
    pub score: String,
    /// The day on which it was last played, as `YYYY-MM-DD`, if known.
    pub date: Option<String>,
    /// How many choices were made.
    pub choices: String,
    /// The board as a table of plain text.
    pub board: Vec<String>,
}

impl Preview {
    /// The preview of a match that was last written at `modified`.
    pub fn new(saved: &Saved, modified: Option<SystemTime>, text: &Text) -> Self {
        let game = saved.record.state();
        let names = names(saved, text);
        let state = match game.outcome().map(|outcome| outcome.winner) {
            None => say!(text, "tui-round", round = game.round()),
            Some(Some(side)) => say!(text, "tui-won-by", name = names[side].clone()),
            Some(None) => text.get("tui-drawn"),
        };
        let board = game.position().board;
        let stores: BySide<u8> = match game.phase() {
            Phase::Over(..) => board.settled().stores(),
            _ => board.stores(),
        };
        Self {
            players: say!(text, "tui-versus", south = names.south.clone(), north = names.north.clone()),
            state,
            score: format!("{}–{}", text.number(stores.south), text.number(stores.north)),
            date: modified.map(|time| text.digits().write(Day::of(time).to_string()).into_owned()),
            choices: say!(text, "tui-choices-made", n = saved.record.choices().len()),
            board: table(&board, game.rules().store_lies, &names, text),
        }
    }

    /// The preview in one line: players, state, score and date.
    pub fn line(&self) -> String {
        let parts = [Some(&self.players), Some(&self.state), Some(&self.score), self.date.as_ref()];
        parts.into_iter().flatten().map(String::as_str).collect::<Vec<_>>().join("   ")
    }
}
