//! `mak-khum sow`: sowings from a position, and what happened in each.

use std::io::Write;
use std::str::FromStr;

use serde::Serialize;
use serde_json::Value;

use crate::game::{Illegal, MAX_PITS, Position, Side, Sowing, Sown};
use crate::say;
use crate::words::{Actor, Sentence, sowing_told};

use super::context::Context;
use super::failure::Failure;
use super::flags::NotANumber;
use super::json;

/// What `sow` is told.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The position.
    #[arg(value_name = "POSITION")]
    pub position: String,
    /// The pits, in the order in which they are sown.
    #[arg(value_name = "PIT", required = true, num_args = 1..)]
    pub pits: Vec<PitName>,
}

/// A pit as it is typed: `7`, or `s7` to say whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PitName {
    /// Whose pit it is, if that was said.
    pub side: Option<Side>,
    /// The pit's number.
    pub number: u8,
}

impl FromStr for PitName {
    type Err = NotANumber;

    fn from_str(text: &str) -> Result<Self, NotANumber> {
        let side = Side::BOTH.into_iter().find(|side| text.starts_with(side.letter()));
        let number = text.get(usize::from(side.is_some())..).and_then(|number| number.parse().ok());
        let number = number.filter(|number| (1..=MAX_PITS).contains(number));
        let number = number.ok_or(NotANumber { min: 1, max: MAX_PITS.into() })?;
        Ok(Self { side, number })
    }
}

/// A sowing, as JSON has it.
#[derive(Serialize)]
struct Line {
    pit: u8,
    after: String,
    end: &'static str,
    round_over: bool,
    events: Vec<Value>,
}

/// Plays the sowings and prints what happened in each.
///
/// # Errors
/// If the position cannot be read or a pit cannot be sown.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let (rules, text) = (context.rules(), &context.text);
    let mut position = context.position(&args.position)?;
    for (index, pit) in args.pits.iter().enumerate() {
        let mut events = Vec::new();
        let sown = play(&position, *pit, context, &mut events)
            .map_err(|why| Failure::Usage(say!(text, "cli-sow-refused", number = index + 1, why = why)))?;
        if context.told_as_json() {
            json::line(
                out,
                &Line {
                    pit: pit.number,
                    after: sown.position.to_string(),
                    end: sown.end.word(),
                    round_over: sown.round_over,
                    events: events.iter().filter_map(json::sowing).collect(),
                },
            )?;
        } else {
            if let Some(sowing) = Sowing::of(position.turn, &events) {
                let actor = Actor::Side(position.turn);
                writeln!(out, "{}", sowing_told(&sowing, &actor, &sown.position.board, &rules, text))?;
            }
            writeln!(out, "    {}", sown.position)?;
            if sown.round_over {
                writeln!(out, "{}", text.get("game-round-over"))?;
            }
        }
        position = sown.position;
    }
    Ok(())
}

fn play(
    position: &Position,
    pit: PitName,
    context: &Context,
    events: &mut Vec<crate::game::Event>,
) -> Result<Sown, String> {
    if let Some(side) = pit.side.filter(|&side| side != position.turn && !position.is_over()) {
        return Err(say!(context.text, "game-refused-turn", side = side.word()));
    }
    position.play(&context.rules(), pit.number, events).map_err(|why: Illegal| why.sentence(&context.text))
}
