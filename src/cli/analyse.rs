//! `mak-khum analyse`: what a position is worth, or the first choices of a race.

use std::io::Write;
use std::time::Duration;

use serde::Serialize;

use crate::ai::{self, Analysis, Limits, PitScore, RaceAnalysis, Stop, analyse, analyse_race};
use crate::game::{Position, Rules, Side};
use crate::say;

use super::context::Context;
use super::failure::Failure;
use super::flags::number;
use super::json;
use super::makruk;

/// What `analyse` is told.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The position.
    #[arg(value_name = "POSITION", required_unless_present = "race", conflicts_with = "race")]
    pub position: Option<String>,
    /// Whether the first choices of a race are analysed instead.
    #[arg(long)]
    pub race: bool,
    /// How long to think, in milliseconds.
    #[arg(long, value_name = "MS", value_parser = number::<1, 86_400_000>)]
    pub time: Option<u64>,
    /// How many positions to look at.
    #[arg(long, value_name = "N", value_parser = number::<1, { u64::MAX }>)]
    pub nodes: Option<u64>,
    /// How many threads think.
    #[arg(long, value_name = "N", default_value = "1", value_parser = number::<1, 64>)]
    pub threads: u64,
}

impl Args {
    /// One second, if nothing is said.
    pub fn limits(&self) -> Limits {
        let usual = self.nodes.is_none().then(|| Duration::from_secs(1));
        Limits {
            time: self.time.map(Duration::from_millis).or(usual),
            nodes: self.nodes,
            threads: self.threads as usize,
            ..Limits::default()
        }
    }
}

/// A pit and what it leads to, as JSON has it.
#[derive(Serialize)]
struct First<'a> {
    pit: u8,
    score: i16,
    exact: bool,
    turn: &'a [u8],
}

/// The best turn, as JSON has it.
#[derive(Serialize)]
struct Best<'a> {
    turn: &'a [u8],
    score: i16,
    exact: bool,
}

/// The biggest haul, as JSON has it.
#[derive(Serialize)]
struct Haul<'a> {
    turn: &'a [u8],
    seeds: u8,
    exact: bool,
    sowings: usize,
}

impl<'a> Haul<'a> {
    fn new(haul: &'a ai::Haul) -> Self {
        Self { turn: &haul.turn, seeds: haul.seeds, exact: haul.exact, sowings: haul.sowings }
    }
}

/// An analysis, as JSON has it.
#[derive(Serialize)]
struct Line<'a> {
    position: String,
    pits: Vec<First<'a>>,
    best: Option<Best<'a>>,
    haul: Option<Haul<'a>>,
    depth: u32,
    nodes: u64,
    time_ms: u128,
}

/// A race, as JSON has it.
#[derive(Serialize)]
struct RaceLine<'a> {
    pits: [&'a [u8]; 2],
    matrix: &'a [Vec<i16>],
    strategies: [&'a [f64]; 2],
    value: f64,
    depth: u32,
    nodes: u64,
    time_ms: u128,
}

/// Analyses and prints.
///
/// # Errors
/// If the position cannot be read.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    if context.is_makruk() {
        return makruk::analyse(args, context, out);
    }
    let (rules, limits) = (context.rules(), args.limits());
    if let Some(position) = &args.position {
        let position = context.position(position)?;
        return turns(&position, &rules, &limits, context, out);
    }
    let Some(analysis) = analyse_race(&rules, &limits, &Stop::new()) else {
        return Ok(());
    };
    if context.flags.json {
        let line = RaceLine {
            pits: [&analysis.pits.south, &analysis.pits.north],
            matrix: &analysis.margins,
            strategies: [&analysis.strategies.south, &analysis.strategies.north],
            value: analysis.value,
            depth: analysis.depth,
            nodes: analysis.nodes,
            time_ms: analysis.time.as_millis(),
        };
        return Ok(json::line(out, &line)?);
    }
    race(&analysis, context, out)
}

fn turns(
    position: &Position,
    rules: &Rules,
    limits: &Limits,
    context: &Context,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let Analysis { pits, best, haul, depth, nodes, time } = analyse(position, rules, limits, &Stop::new());
    if context.flags.json {
        let line = Line {
            position: position.to_string(),
            pits: pits
                .iter()
                .map(|PitScore { pit, score, exact, turn }| First {
                    pit: *pit,
                    score: *score,
                    exact: *exact,
                    turn,
                })
                .collect(),
            best: best.as_ref().map(|best| Best { turn: &best.turn, score: best.score, exact: best.exact }),
            haul: haul.as_ref().map(Haul::new),
            depth,
            nodes,
            time_ms: time.as_millis(),
        };
        return Ok(json::line(out, &line)?);
    }
    let text = &context.text;
    if best.is_none() {
        writeln!(out, "{}", text.get("game-round-over"))?;
    }
    for PitScore { pit, score, exact, turn } in &pits {
        let proved = if *exact { "yes" } else { "no" };
        let (score, turn) = (format!("{score:+}"), spaced(turn));
        writeln!(
            out,
            "{}",
            say!(text, "cli-analyse-pit", pit = *pit, score = score, exact = proved, turn = turn)
        )?;
    }
    if let Some(haul) = &haul {
        let proved = if haul.exact { "yes" } else { "no" };
        let turn = spaced(&haul.turn);
        writeln!(
            out,
            "{}",
            say!(
                text,
                "cli-analyse-haul",
                seeds = haul.seeds,
                exact = proved,
                sowings = haul.sowings,
                turn = turn
            )
        )?;
    }
    context.message(&say!(
        text,
        "cli-analyse-effort",
        depth = depth,
        nodes = nodes,
        time = format!("{:.2}", time.as_secs_f64())
    ));
    Ok(())
}

fn race(analysis: &RaceAnalysis, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let text = &context.text;
    writeln!(out, "{}", text.get("cli-analyse-race-matrix"))?;
    let numbers =
        analysis.pits.north.iter().map(|pit| format!("{:>5}", format!("n{pit}"))).collect::<Vec<_>>();
    writeln!(out, "    {}", numbers.concat())?;
    for (pit, row) in analysis.pits.south.iter().zip(&analysis.margins) {
        let row: Vec<String> = row.iter().map(|margin| format!("{margin:>+5}")).collect();
        writeln!(out, "  s{pit}{}", row.concat())?;
    }
    for side in Side::BOTH {
        let shares = analysis.pits[side].iter().zip(&analysis.strategies[side]);
        let shares: Vec<String> = shares
            .filter(|&(_, &share)| share >= 0.005)
            .map(|(pit, share)| format!("{}{pit} {:.0} %", side.letter(), share * 100.0))
            .collect();
        writeln!(out, "{}", say!(text, "cli-analyse-race-mix", side = side.word(), mix = shares.join("  ")))?;
    }
    // Adding zero turns what is rounded to minus nothing into nothing.
    let value = format!("{:+.1}", (analysis.value * 10.0).round() / 10.0 + 0.0);
    writeln!(out, "{}", say!(text, "cli-analyse-race-value", value = value))?;
    let time = format!("{:.2}", analysis.time.as_secs_f64());
    context.message(&say!(
        text,
        "cli-analyse-effort",
        depth = analysis.depth,
        nodes = analysis.nodes,
        time = time
    ));
    Ok(())
}

/// A turn as it is written: the pits in order.
pub(super) fn spaced(turn: &[u8]) -> String {
    turn.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}
