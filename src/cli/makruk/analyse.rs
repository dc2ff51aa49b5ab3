//! `mak-khum analyse --game makruk`: what a position is worth.

use std::io::Write;

use serde::Serialize;

use crate::ai::Stop;
use crate::makruk::engine::{Report, Root, Thinker};
use crate::makruk::{Fen, Moment, Move, Notation, Rules};
use crate::say;
use crate::words::makruk::{notation, score_told};

use super::super::analyse::Args;
use super::super::context::Context;
use super::super::failure::Failure;
use super::super::json;
use super::asked::{fen, rules_of};
use super::score;

/// An analysis, as JSON has it. `score` is in hundredths of a bia for the side to move, `mate` the
/// moves until mate, below zero if the side to move is mated.
#[derive(Serialize)]
struct Found {
    position: String,
    best: Option<String>,
    line: Vec<String>,
    score: Option<i32>,
    mate: Option<i64>,
    exact: bool,
    end: Option<&'static str>,
    depth: u32,
    nodes: u64,
    time_ms: u128,
}

/// Analyses and prints.
///
/// # Errors
/// If the position cannot be read.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    if args.race {
        return Err(Failure::Usage(context.text.get("makruk-no-race")));
    }
    let rules = rules_of(context)?;
    let fen = fen(args.position.as_deref(), context)?;
    let moment = fen.moment(rules);
    let limits = args.limits();
    let mut thinker = Thinker::new(limits.hash_mib);
    let report = thinker.think(&Root::of_moment(moment, rules), &limits, &Stop::new(), |_| ());
    if context.flags.json {
        return Ok(json::line(out, &found(fen, moment, rules, report.as_ref()))?);
    }
    let text = &context.text;
    let Some(report) = report else {
        return Ok(writeln!(out, "{}", text.get("makruk-analyse-over"))?);
    };
    writeln!(out, "{}", score_told(report.score, report.exact, moment.position.turn(), text))?;
    let moves = written(&moment, rules, &report.line, notation(text)).join(" ");
    writeln!(out, "{}", say!(text, "makruk-analyse-line", moves = moves))?;
    let time = format!("{:.2}", report.time.as_secs_f64());
    let (depth, nodes) = (report.depth, report.nodes);
    context.message(&say!(text, "makruk-analyse-effort", depth = depth, nodes = nodes, time = time));
    Ok(())
}

/// The moves of a line, each as it is written in its position.
fn written(moment: &Moment, rules: Rules, line: &[Move], notation: Notation) -> Vec<String> {
    let mut here = *moment;
    let mut written = Vec::new();
    for &mv in line {
        written.push(notation.write(&here.position, mv));
        here.make(mv, rules);
    }
    written
}

fn found(fen: Fen, moment: Moment, rules: Rules, report: Option<&Report>) -> Found {
    let score = report.map(|report| report.score);
    Found {
        position: Fen { count: moment.count, ..fen }.to_string(),
        best: report.and_then(|report| report.line.first()).map(ToString::to_string),
        line: report.map_or_else(Vec::new, |report| written(&moment, rules, &report.line, Notation::Uci)),
        score: score.and_then(score::hundredths),
        mate: score.and_then(score::mate),
        exact: report.is_some_and(|report| report.exact),
        end: moment.end(rules).map(score::end_word),
        depth: report.map_or(0, |report| report.depth),
        nodes: report.map_or(0, |report| report.nodes),
        time_ms: report.map_or(0, |report| report.time.as_millis()),
    }
}
