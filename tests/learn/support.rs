//! A match that was played once and languages that were read once, for every test here.

use std::sync::OnceLock;

use mak_khum::ai::{Level, Stop, decide};
use mak_khum::game::{BySide, Record, Rules, Setup, Side};
use mak_khum::save::{Controller, Player, Saved};
use mak_khum::text::{BUILT_IN, Digits, Text};

/// Every language that is built in.
pub fn languages() -> &'static [Text] {
    static READ: OnceLock<Vec<Text>> = OnceLock::new();
    let built_in = |code| Text::built_in(code, Digits::Arabic).expect("it is built in");
    READ.get_or_init(|| BUILT_IN.iter().map(|(code, _)| built_in(code)).collect())
}

/// A match of three rounds between a person, who plays as the computer would, and the computer.
pub fn saved() -> Saved {
    static PLAYED: OnceLock<Saved> = OnceLock::new();
    PLAYED.get_or_init(play).clone()
}

fn play() -> Saved {
    let mut record = Record::new(Setup::new(Rules::default()));
    while record.state().outcome().is_none() {
        let waits = |side: &Side| record.state().waits_for(*side);
        let side = Side::BOTH.into_iter().find(waits).expect("the match waits for somebody");
        let (level, seed) = if side == Side::South { (Level::Casual, 1) } else { (Level::Easy, 2) };
        let decision = decide(record.state(), side, level, seed, &Stop::new()).expect("it is asked");
        for choice in decision.choices {
            record.choose(choice, &mut ()).expect("the computer plays by the rules");
        }
    }
    let players = BySide::new(
        Player::new("มาลี", Controller::Human),
        Player::new("", Controller::Computer(Level::Easy)),
    );
    Saved { players, seed: 1, record, clock: None }
}
