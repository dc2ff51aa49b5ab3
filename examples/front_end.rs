//! What a front end in a browser talks to: a match driven by JSON messages, one a line.
//!
//! ```text
//! $ cargo run --example front_end --features serde
//! {"new":{"rules":{…},"first":"south","from":null}}    or {"new":null} for the default
//! {"choose":"s7@0"}
//! {"undo":null}
//! ```
//!
//! The answer to each is what happened and what the match waits for, or why it was refused.

use std::io::{self, BufRead, Write};

use mak_khum::game::{
    BySide, Choice, Event, Outcome, PhaseKind, PitSet, Position, Record, Rules, Setup, Side,
};
use serde::{Deserialize, Serialize};

/// A message from the front end.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Ask {
    /// A new match.
    New(Option<Setup>),
    /// A player's choice.
    Choose(Choice),
    /// The last choice is taken back.
    Undo(()),
}

/// The answer.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Answer {
    /// What happened, and how the match stands.
    Done { events: Vec<Event>, state: State },
    /// Nothing happened.
    Refused(String),
}

/// How the match stands.
#[derive(Serialize)]
struct State {
    phase: PhaseKind,
    round: u16,
    position: Position,
    /// The pits that each side may lift.
    legal: BySide<PitSet>,
    /// The widows that each side has to name.
    widows_due: BySide<u8>,
    outcome: Option<Outcome>,
}

impl State {
    fn of(record: &Record) -> Self {
        let game = record.state();
        Self {
            phase: game.phase_kind(),
            round: game.round(),
            position: game.position(),
            legal: BySide::from_fn(|side: Side| game.legal(side)),
            widows_due: BySide::from_fn(|side: Side| game.widows_due(side)),
            outcome: game.outcome(),
        }
    }
}

fn answer(message: &str, record: &mut Record) -> Answer {
    let mut events = Vec::new();
    let result = match serde_json::from_str(message) {
        Ok(Ask::New(setup)) => {
            *record = Record::new(setup.unwrap_or(Setup::new(Rules::default())));
            Ok(())
        }
        Ok(Ask::Choose(choice)) => {
            record.choose(choice, &mut events).map(|_| ()).map_err(|refusal| refusal.to_string())
        }
        Ok(Ask::Undo(())) => record.undo().map(|_| ()).ok_or("there is nothing to take back".to_owned()),
        Err(error) => Err(error.to_string()),
    };
    match result {
        Ok(()) => Answer::Done { events, state: State::of(record) },
        Err(why) => Answer::Refused(why),
    }
}

fn main() -> io::Result<()> {
    let mut record = Record::new(Setup::new(Rules::default()));
    for line in io::stdin().lock().lines() {
        let answer = answer(&line?, &mut record);
        let mut out = io::stdout().lock();
        serde_json::to_writer(&mut out, &answer)?;
        writeln!(out)?;
    }
    Ok(())
}
