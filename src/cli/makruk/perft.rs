//! `mak-khum perft --game makruk`: counting lines of moves.

use std::io::Write;
use std::time::Instant;

use serde::Serialize;

use crate::makruk::perft;
use crate::say;

use super::super::context::Context;
use super::super::failure::Failure;
use super::super::json;
use super::super::perft::Args;
use super::asked::{fen, rules_of};

/// The lines that begin with one move, as JSON has it.
#[derive(Serialize)]
struct First {
    #[serde(rename = "move")]
    mv: String,
    count: u64,
}

/// All lines, as JSON has it.
#[derive(Serialize)]
struct Whole {
    position: String,
    depth: u64,
    count: u64,
    time_ms: u128,
    lines_per_second: u64,
}

/// Counts and prints.
///
/// # Errors
/// If the position cannot be read.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    // Perft asks nothing of the rules, but a field that they do not have is a mistake.
    rules_of(context)?;
    let fen = fen(args.position.as_deref(), context)?;
    let (position, depth) = (fen.position, args.depth as u32);
    let began = Instant::now();
    let parts: Vec<First> = match depth.checked_sub(1) {
        None => Vec::new(),
        Some(rest) => position
            .legal_moves()
            .iter()
            .map(|&mv| First { mv: mv.to_string(), count: perft(&position.after(mv), rest) })
            .collect(),
    };
    let count = if depth == 0 { 1 } else { parts.iter().map(|part| part.count).sum() };
    let time = began.elapsed();
    let lines_per_second = (u128::from(count) * 1_000_000 / time.as_micros().max(1)) as u64;
    for part in parts.iter().filter(|_| args.divide) {
        if context.flags.json {
            json::line(out, part)?;
        } else {
            writeln!(out, "{}: {}", part.mv, part.count)?;
        }
    }
    if context.flags.json {
        let position = fen.to_string();
        let whole = Whole { position, depth: args.depth, count, time_ms: time.as_millis(), lines_per_second };
        return Ok(json::line(out, &whole)?);
    }
    writeln!(out, "{count}")?;
    let time = format!("{:.2}", time.as_secs_f64());
    context.message(&say!(context.text, "makruk-perft-speed", time = time, speed = lines_per_second));
    Ok(())
}
