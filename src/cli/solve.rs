//! `mak-khum solve`: the exact value of a round.

use std::io::{IsTerminal, Write};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::ai::{Solution, SolveProgress, Stop, solve};
use crate::say;

use super::analyse::spaced;
use super::context::Context;
use super::failure::Failure;
use super::flags::number;
use super::json;

/// What `solve` is told.
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
    value: i16,
    turn: &'a [u8],
    nodes: u64,
    time_ms: u128,
    memory_bytes: usize,
}

/// Solves and prints.
///
/// # Errors
/// If the position cannot be read.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let position = context.position(&args.position)?;
    let text = &context.text;
    let bar = if std::io::stderr().is_terminal() && !context.flags.quiet {
        ProgressBar::new_spinner()
    } else {
        ProgressBar::hidden()
    };
    if let Ok(style) = ProgressStyle::with_template("{spinner} {elapsed} {msg}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(100));
    let tell = |progress: SolveProgress| {
        let SolveProgress { low, high, nodes } = progress;
        let (low, high) = (format!("{low:+}"), format!("{high:+}"));
        bar.set_message(say!(text, "cli-solve-progress", low = low, high = high, nodes = nodes));
    };
    let solution = solve(&position, &context.rules(), args.memory as usize, &Stop::new(), tell);
    bar.finish_and_clear();
    let Some(Solution { value, turn, nodes, time, memory }) = solution else {
        return Ok(());
    };
    if context.flags.json {
        let line = Line {
            position: position.to_string(),
            value,
            turn: &turn,
            nodes,
            time_ms: time.as_millis(),
            memory_bytes: memory,
        };
        return Ok(json::line(out, &line)?);
    }
    writeln!(out, "{}", say!(text, "cli-solve-value", value = format!("{value:+}"), turn = spaced(&turn)))?;
    let (time, memory) = (format!("{:.2}", time.as_secs_f64()), memory >> 20);
    context.message(&say!(text, "cli-solve-effort", nodes = nodes, time = time, memory = memory));
    Ok(())
}
