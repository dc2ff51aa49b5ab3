//! `mak-khum replay`: a saved match, step by step.

use std::io::{BufWriter, Write};
use std::path::PathBuf;

use serde::Serialize;

use crate::game::{BySide, Choice, Event, Match, PhaseKind, PitSet, Played, Record, Side};

use super::context::Context;
use super::failure::Failure;
use super::json::{self, pair};
use super::launch::{self, Launch};
use super::{makruk, plain, resume};

/// What `replay` is told.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The saved match.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
}

/// Steps through a match, or prints it.
///
/// # Errors
/// If the file cannot be read.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    if makruk::is_makruk(&args.file) {
        return makruk::replay(&args.file, context, out);
    }
    let saved = resume::read(&args.file, context)?;
    if context.flags.json {
        let mut out = BufWriter::new(out);
        print(&saved.record, &mut out)?;
        return Ok(out.flush()?);
    }
    if context.settings.plain {
        return plain::retell(&saved, context, out);
    }
    launch::launch(Launch::Replay(saved), context, out)
}

/// A choice and the position after it, as JSON has it.
#[derive(Serialize)]
struct ChoiceLine {
    round: u16,
    phase: &'static str,
    tick: Option<u32>,
    side: &'static str,
    pit: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    widows: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    resigns: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    out_of_time: Option<bool>,
    position: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    hands: Option<[u8; 2]>,
}

impl ChoiceLine {
    fn new(choice: Choice, phase: PhaseKind, played: &Played) -> Self {
        let (mut tick, mut pit, mut widows, mut resigns, mut out_of_time) = (None, None, None, None, None);
        match choice {
            Choice::Race { pit: number, tick: at, .. } => (tick, pit) = (Some(at), Some(number)),
            Choice::Sow { pit: number, .. } => pit = Some(number),
            Choice::Widows { pits, .. } => widows = Some(pits.iter().collect()),
            Choice::Resign { .. } => resigns = Some(true),
            Choice::TimeOut { .. } => out_of_time = Some(true),
        }
        Self {
            round: played.round,
            phase: phase.word(),
            tick,
            side: choice.side().word(),
            pit,
            widows,
            resigns,
            out_of_time,
            position: played.position.to_string(),
            hands: (phase == PhaseKind::Race).then(|| pair(played.in_hand)),
        }
    }
}

/// The end of a round, as JSON has it.
#[derive(Serialize)]
struct SettledLine {
    round: u16,
    settled: [u8; 2],
}

/// How the match stands, as JSON has it.
#[derive(Serialize)]
struct ResultLine {
    result: Option<&'static str>,
    widows: [u8; 2],
}

fn print(record: &Record, out: &mut dyn Write) -> Result<(), Failure> {
    let mut game = Match::new(*record.state().setup());
    for (round, result) in (1..).zip(game.rounds()) {
        json::line(out, &SettledLine { round, settled: pair(result.stores) })?;
    }
    for &choice in record.choices() {
        let phase = game.phase_kind();
        let mut events = Vec::new();
        // The record has accepted the choice before.
        let Ok(played) = game.choose(choice, &mut events) else { break };
        json::line(out, &ChoiceLine::new(choice, phase, &played))?;
        for event in events {
            if let Event::Settled { round, stores } = event {
                json::line(out, &SettledLine { round, settled: pair(stores) })?;
            }
        }
    }
    Ok(json::line(out, &result(&game))?)
}

/// The result; of an unfinished match, `null` and the widows that lie on the board.
fn result(game: &Match) -> ResultLine {
    let Some(outcome) = game.outcome() else {
        let board = game.position().board;
        let widows = BySide::from_fn(|side: Side| PitSet::len(board.widows(side)));
        return ResultLine { result: None, widows: pair(widows) };
    };
    ResultLine { result: Some(outcome.winner.map_or("draw", Side::word)), widows: pair(outcome.widows) }
}
