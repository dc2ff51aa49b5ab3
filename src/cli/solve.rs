//! `mak-khum solve`: the exact value of a round.

use std::io::Write;

use serde::Serialize;

use crate::ai::{Solution, SolveProgress, solve};
use crate::game::Position;
use crate::say;

use super::analyse::{signed, spaced};
use super::context::Context;
use super::failure::Failure;
use super::flags::number;
use super::json;
use super::work::Work;

/// The arguments of `solve`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The position.
    #[arg(value_name = "POSITION")]
    pub position: String,
    /// The most memory for tables, in mebibytes.
    #[arg(long, value_name = "MIB", default_value = "512", value_parser = number::<1, 65_536>)]
    pub memory: u64,
}

/// A solution, as JSON has it.
#[derive(Serialize)]
struct Line<'a> {
    position: String,
    /// `null` if the work was interrupted before the value was proved.
    value: Option<i16>,
    bounds: [i16; 2],
    turn: &'a [u8],
    nodes: u64,
    time_ms: u128,
    memory_bytes: usize,
}

/// Solves and prints; interrupted, it prints the bounds that are proved.
///
/// # Errors
/// If the position cannot be read, or if it was interrupted.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let work = Work::begin(context);
    context.each_position(&args.position, work.stop(), |position| {
        print(&position, args.memory as usize, &work, context, out)
    })?;
    work.outcome()
}

fn print(
    position: &Position,
    memory: usize,
    work: &Work,
    context: &Context,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let text = &context.text;
    let tell = |SolveProgress { value, nodes }| {
        let (low, high) = (signed(value.low()), signed(value.high()));
        work.show(say!(text, "cli-solve-progress", low = low, high = high, nodes = nodes));
    };
    let solution = solve(position, &context.rules(), memory, work.stop(), tell);
    work.end();
    let Solution { value, turn, nodes, time, memory } = solution;
    if context.flags.json {
        let line = Line {
            position: position.to_string(),
            value: value.margin(),
            bounds: [value.low(), value.high()],
            turn: &turn,
            nodes,
            time_ms: time.as_millis(),
            memory_bytes: memory,
        };
        return Ok(json::line(out, &line)?);
    }
    let sentence = match value.margin() {
        Some(value) if turn.is_empty() => say!(text, "cli-solve-over", value = signed(value)),
        Some(value) => say!(text, "cli-solve-value", value = signed(value), turn = spaced(&turn)),
        None => say!(text, "cli-solve-bounds", low = signed(value.low()), high = signed(value.high())),
    };
    writeln!(out, "{sentence}")?;
    let (time, memory) = (format!("{:.2}", time.as_secs_f64()), memory >> 20);
    context.message(&say!(text, "cli-solve-effort", nodes = nodes, time = time, memory = memory));
    Ok(())
}
