//! `mak-khum perft`: counting sequences of sowings.

use std::io::Write;
use std::time::Instant;

use serde::Serialize;

use crate::ai::{Perft, Stop, perft};
use crate::game::{Pit, Position, Side};
use crate::say;

use super::context::Context;
use super::failure::Failure;
use super::flags::number;
use super::json;
use super::makruk;

/// What `perft` is told.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// How many sowings each sequence has.
    #[arg(value_name = "DEPTH", value_parser = number::<0, 30>)]
    pub depth: u64,
    /// Where the sequences begin; the start, South to move, if it is not said.
    #[arg(value_name = "POSITION")]
    pub position: Option<String>,
    /// Whether the sequences are counted for each first pit.
    #[arg(long)]
    pub divide: bool,
}

/// The sequences that begin with one pit, as JSON has it.
#[derive(Serialize)]
struct First {
    pit: String,
    count: u64,
}

/// All sequences, as JSON has it.
#[derive(Serialize)]
struct Whole {
    position: String,
    depth: u64,
    count: u64,
    sowings: u64,
    time_ms: u128,
    sowings_per_second: u64,
}

/// Counts and prints.
///
/// # Errors
/// If the position cannot be read.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    if context.is_makruk() {
        return makruk::perft(args, context, out);
    }
    match &args.position {
        Some(position) => {
            context.each_position(position, &Stop::new(), |position| print(&position, args, context, out))
        }
        None => print(&Position::start(&context.rules(), Side::South), args, context, out),
    }
}

fn print(position: &Position, args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let begin = Instant::now();
    let Perft { parts, count, sowings } = perft(position, &context.rules(), args.depth as u32);
    let time = begin.elapsed();
    let sowings_per_second = (u128::from(sowings) * 1_000_000 / time.as_micros().max(1)) as u64;
    for (pit, count) in parts.into_iter().filter(|_| args.divide) {
        let first = First { pit: Pit::new(position.turn, pit).to_string(), count };
        if context.flags.json {
            json::line(out, &first)?;
        } else {
            writeln!(out, "{}: {}", first.pit, first.count)?;
        }
    }
    if context.flags.json {
        let whole = Whole {
            position: position.to_string(),
            depth: args.depth,
            count,
            sowings,
            time_ms: time.as_millis(),
            sowings_per_second,
        };
        return Ok(json::line(out, &whole)?);
    }
    writeln!(out, "{count}")?;
    let (time, speed) = (time.as_secs_f64(), sowings_per_second);
    context.message(&say!(context.text, "cli-perft-speed", time = time, speed = speed));
    Ok(())
}
