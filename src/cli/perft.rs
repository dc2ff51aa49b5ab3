//! `mak-khum perft`: counting sequences of sowings.

use std::io::Write;
use std::time::{Duration, Instant};

use serde::Serialize;

use crate::game::{Pit, Position, Side, perft};
use crate::say;

use super::context::Context;
use super::failure::Failure;
use super::flags::number;
use super::json;

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
    time_ms: u128,
    sowings_per_second: u64,
}

/// Counts and prints.
///
/// # Errors
/// If the position cannot be read.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let rules = context.rules();
    let position = match &args.position {
        Some(position) => context.position(position)?,
        None => Position::start(&rules, Side::South),
    };
    let depth = args.depth as u32;
    let begin = Instant::now();
    let mut count = 0;
    if depth == 0 || position.is_over() || !args.divide {
        count = perft(&position, &rules, depth);
    } else {
        for pit in position.legal().iter() {
            let after = position.play_unchecked(&rules, pit, &mut ()).position;
            let first = First {
                pit: Pit::new(position.turn, pit).to_string(),
                count: perft(&after, &rules, depth - 1),
            };
            if context.flags.json {
                json::line(out, &first)?;
            } else {
                writeln!(out, "{}: {}", first.pit, first.count)?;
            }
            count += first.count;
        }
    }
    report(args, context, &position, count, begin.elapsed(), out)
}

/// Prints the sum. The speed counts the sowings that the sequences end with, which are most of
/// all that were played.
fn report(
    args: &Args,
    context: &Context,
    position: &Position,
    count: u64,
    time: Duration,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let per_second = (u128::from(count) * 1_000_000 / time.as_micros().max(1)) as u64;
    if context.flags.json {
        let whole = Whole {
            position: position.to_string(),
            depth: args.depth,
            count,
            time_ms: time.as_millis(),
            sowings_per_second: per_second,
        };
        return Ok(json::line(out, &whole)?);
    }
    writeln!(out, "{count}")?;
    context.message(&say!(context.text, "cli-perft-speed", time = time.as_secs_f64(), speed = per_second));
    Ok(())
}
