//! `mak-khum analyse`: what a position is worth, or the choices of a race.

use std::io::Write;
use std::time::Duration;

use serde::{Serialize, Serializer};

use crate::ai::{
    self, Analysis, AnalysisProgress, Certainty, Limits, PitScore, RaceAnalysis, RacePart, Value, analyse,
    analyse_race_at,
};
use crate::game::{Board, Position, Race, Rules, Side};
use crate::say;
use crate::text::Text;

use super::context::Context;
use super::failure::Failure;
use super::flags::number;
use super::json;
use super::makruk;
use super::race::{self, RaceMoment};
use super::work::Work;

/// The arguments of `analyse`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The position.
    #[arg(value_name = "POSITION", required_unless_present = "race", conflicts_with = "race")]
    pub position: Option<String>,
    /// Analyse the choices of a race instead.
    #[arg(long)]
    pub race: bool,
    /// The choices made in the race so far, South's and North's.
    #[arg(long, value_name = "PITS/PITS", requires = "race")]
    pub from: Option<RaceMoment>,
    /// The time, in milliseconds.
    #[arg(long, value_name = "MS", value_parser = number::<1, 86_400_000>)]
    pub time: Option<u64>,
    /// The number of positions to search.
    #[arg(long, value_name = "N", value_parser = number::<1, { u64::MAX }>)]
    pub nodes: Option<u64>,
    /// The number of threads.
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

/// A value, as JSON has it: a score that was proved or estimated, and proved bounds.
#[derive(Serialize)]
struct Margin {
    score: Option<i16>,
    exact: bool,
    known: &'static str,
    bounds: [i16; 2],
}

impl Margin {
    fn new(value: Value) -> Self {
        Self {
            score: value.margin(),
            exact: value.is_proved(),
            known: value.certainty().word(),
            bounds: [value.low(), value.high()],
        }
    }
}

/// A pit and what it leads to, as JSON has it.
#[derive(Serialize)]
struct First<'a> {
    pit: u8,
    #[serde(flatten)]
    value: Margin,
    turn: &'a [u8],
}

/// The best turn, as JSON has it.
#[derive(Serialize)]
struct Best<'a> {
    turn: &'a [u8],
    #[serde(flatten)]
    value: Margin,
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

/// A number that is written without a fraction if it has none.
#[derive(Clone, Copy)]
struct Seeds(f64);

impl Serialize for Seeds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(seeds) = *self;
        if seeds.fract() == 0.0 {
            serializer.serialize_i64(seeds as i64)
        } else {
            serializer.serialize_f64(seeds)
        }
    }
}

/// A race, as JSON has it.
#[derive(Serialize)]
struct RaceLine<'a> {
    pits: [&'a [u8]; 2],
    /// The margin of each pair: proved, estimated, or if only bounds are known what it is at least.
    matrix: Vec<Vec<Seeds>>,
    /// Whether every margin of the matrix is proved.
    exact: bool,
    known: Vec<Vec<&'static str>>,
    bounds: Vec<Vec<[Seeds; 2]>>,
    strategies: [&'a [f64]; 2],
    value: Seeds,
    /// Whether the value and the strategies are proved.
    value_exact: bool,
    nodes: u64,
    time_ms: u128,
}

impl<'a> RaceLine<'a> {
    fn new(analysis: &'a RaceAnalysis) -> Self {
        fn each<T>(analysis: &RaceAnalysis, what: impl Fn(&Value<f64>) -> T) -> Vec<Vec<T>> {
            analysis.margins.iter().map(|row| row.iter().map(&what).collect()).collect()
        }
        Self {
            pits: [&analysis.pits.south, &analysis.pits.north],
            matrix: each(analysis, |value| Seeds(value.score())),
            exact: analysis.is_proved(),
            known: each(analysis, |value| value.certainty().word()),
            bounds: each(analysis, |value| [Seeds(value.low()), Seeds(value.high())]),
            strategies: [&analysis.strategies.south, &analysis.strategies.north],
            value: Seeds(analysis.value.score()),
            value_exact: analysis.value.is_proved(),
            nodes: analysis.nodes,
            time_ms: analysis.time.as_millis(),
        }
    }
}

/// Analyses and prints; interrupted, it prints what is known.
///
/// # Errors
/// If the position or the choices cannot be read, or if it was interrupted.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    if context.is_makruk() {
        return makruk::analyse(args, context, out);
    }
    let (rules, limits, work) = (context.rules(), args.limits(), Work::begin(context));
    if let Some(position) = &args.position {
        context.each_position(position, work.stop(), |position| {
            turns(&position, &rules, &limits, &work, context, out)
        })?;
    } else {
        let start = Race::new(Board::start(&rules));
        let race = match &args.from {
            None => start,
            Some(moment) => race::reach(start, &rules, moment, &context.text).map_err(Failure::Usage)?,
        };
        self::matrix(&race, &rules, &limits, &work, context, out)?;
    }
    work.outcome()
}

fn turns(
    position: &Position,
    rules: &Rules,
    limits: &Limits,
    work: &Work,
    context: &Context,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let text = &context.text;
    let tell = |AnalysisProgress { best, nodes }| {
        let value = sentence(best.value, text);
        work.show(say!(text, "cli-analyse-progress", pit = best.pit, value = value, nodes = nodes));
    };
    let analysis = analyse(position, rules, limits, work.stop(), tell);
    work.end();
    let Analysis { pits, best, haul, depth, nodes, time } = analysis;
    if context.flags.json {
        fn first(PitScore { pit, value, turn }: &PitScore) -> First<'_> {
            First { pit: *pit, value: Margin::new(*value), turn }
        }
        let line = Line {
            position: position.to_string(),
            pits: pits.iter().map(first).collect(),
            best: best.as_ref().map(|best| Best { turn: &best.turn, value: Margin::new(best.value) }),
            haul: haul.as_ref().map(Haul::new),
            depth,
            nodes,
            time_ms: time.as_millis(),
        };
        return Ok(json::line(out, &line)?);
    }
    if best.is_none() {
        writeln!(out, "{}", text.get("game-round-over"))?;
    }
    for PitScore { pit, value, turn } in &pits {
        let (value, turn) = (sentence(*value, text), spaced(turn));
        writeln!(out, "{}", say!(text, "cli-analyse-pit", pit = *pit, value = value, turn = turn))?;
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
    context.message(&say!(text, "cli-analyse-effort", depth = depth, nodes = nodes, time = seconds(time)));
    Ok(())
}

fn matrix(
    race: &Race,
    rules: &Rules,
    limits: &Limits,
    work: &Work,
    context: &Context,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let text = &context.text;
    let tell = |RacePart { proved, pairs, nodes }| {
        work.show(say!(text, "cli-analyse-race-progress", proved = proved, pairs = pairs, nodes = nodes));
    };
    let analysis = analyse_race_at(race, rules, limits, work.stop(), tell);
    work.end();
    if context.flags.json {
        return Ok(json::line(out, &RaceLine::new(&analysis))?);
    }
    writeln!(out, "{}", text.get("cli-analyse-race-matrix"))?;
    let names = |side: Side| {
        let pits = &analysis.pits[side];
        let names: Vec<String> = pits.iter().map(|pit| format!("{}{pit}", side.letter())).collect();
        if names.is_empty() { vec![String::new()] } else { names }
    };
    let columns = |cells: &mut dyn Iterator<Item = String>| {
        cells.map(|cell| format!("{cell:>8}")).collect::<Vec<_>>().concat()
    };
    writeln!(out, "    {}", columns(&mut names(Side::North).into_iter()))?;
    for (name, row) in names(Side::South).iter().zip(&analysis.margins) {
        writeln!(out, "  {name:2}{}", columns(&mut row.iter().map(|&margin| cell(margin))))?;
    }
    let some = |certainty| analysis.margins.iter().flatten().any(|margin| margin.certainty() == certainty);
    for (certainty, key) in [
        (Certainty::Bounded, "cli-analyse-race-bounded"),
        (Certainty::Estimated, "cli-analyse-race-estimated"),
    ] {
        if some(certainty) {
            writeln!(out, "{}", text.get(key))?;
        }
    }
    for side in Side::BOTH {
        let shares = analysis.pits[side].iter().zip(&analysis.strategies[side]);
        let shares: Vec<String> = shares
            .filter(|&(_, &share)| share > 0.0)
            .map(|(pit, share)| format!("{}{pit} {} %", side.letter(), decimal(share * 100.0, 1)))
            .collect();
        if !shares.is_empty() {
            let mix = shares.join("  ");
            writeln!(out, "{}", say!(text, "cli-analyse-race-mix", side = side.word(), mix = mix))?;
        }
    }
    let known = analysis.value.certainty().word();
    let value = in_seeds(analysis.value.score());
    writeln!(out, "{}", say!(text, "cli-analyse-race-value", value = value, known = known))?;
    let (nodes, time) = (analysis.nodes, seconds(analysis.time));
    context.message(&say!(text, "cli-analyse-race-effort", nodes = nodes, time = time));
    Ok(())
}

/// A value in words: the score and how it is known, or the bounds.
fn sentence(value: Value, text: &Text) -> String {
    let score = signed(value.score());
    let (low, high) = (signed(value.low()), signed(value.high()));
    say!(text, "cli-analyse-value", known = value.certainty().word(), score = score, low = low, high = high)
}

/// A margin in the matrix: `+84` proved, `≥+73` or `≤-73` bounded, `~+68` estimated.
fn cell(margin: Value<f64>) -> String {
    match margin.certainty() {
        Certainty::Proved => in_seeds(margin.low()),
        Certainty::Estimated => format!("~{}", in_seeds(margin.score())),
        Certainty::Bounded if margin.high().abs() < margin.low().abs() => {
            format!("≤{}", in_seeds(margin.high()))
        }
        Certainty::Bounded => format!("≥{}", in_seeds(margin.low())),
    }
}

/// A number with its sign, with at most two decimals, never a negative zero.
fn in_seeds(seeds: f64) -> String {
    let text = decimal(seeds, 2);
    if seeds < 0.0 && text != "0" { text } else { format!("+{}", text.trim_start_matches('-')) }
}

/// A number with at most so many decimals, without zeros at the end.
fn decimal(number: f64, digits: usize) -> String {
    let text = format!("{number:.digits$}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text.is_empty() || text == "-0" { "0".to_owned() } else { text.to_owned() }
}

fn seconds(time: Duration) -> String {
    format!("{:.2}", time.as_secs_f64())
}

/// A margin with its sign.
pub(super) fn signed(margin: i16) -> String {
    format!("{margin:+}")
}

/// A turn as it is written: the pits in order.
pub(super) fn spaced(turn: &[u8]) -> String {
    turn.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}
