//! `mak-khum review`: what every turn of a saved match was worth.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;

use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::ai::Stop;
use crate::game::{BySide, Side};
use crate::learn::review::{self, DEFAULT_NODES, Entry, Grade, Progress, RaceReview, Review, sentences};
use crate::save::Saved;
use crate::say;
use crate::share;
use crate::words::Sentence;

use super::context::Context;
use super::failure::Failure;
use super::flags::number;
use super::{json, resume};

/// What `review` is told.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The saved match.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// What each search may spend.
    #[arg(long, value_name = "N", default_value_t = DEFAULT_NODES, value_parser = number::<1, { u64::MAX }>)]
    pub nodes: u64,
}

/// Reviews a match, and keeps the review beside it.
///
/// # Errors
/// If the match cannot be read.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let saved = resume::read(&args.file, context)?;
    let own = context.in_words_of(saved.record.state().rules());
    let context = own.as_ref().unwrap_or(context);
    let review = match review::load(&args.file, &saved, args.nodes) {
        Some(kept) => kept,
        None => make(args, &saved, context),
    };
    if context.flags.json { print(&review, out) } else { tell(&review, &saved, context, out) }
}

fn make(args: &Args, saved: &Saved, context: &Context) -> Review {
    let bar = if std::io::stderr().is_terminal() && !context.flags.quiet {
        ProgressBar::new(0)
    } else {
        ProgressBar::hidden()
    };
    let template = format!("{{bar:40}} {{pos}}/{{len}} {}, {{eta}}", context.text.get("analysis-progress"));
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    let mut tell = |progress: Progress| {
        bar.set_length(progress.total as u64);
        bar.set_position(progress.done as u64);
    };
    let made = review::review(&saved.record, args.nodes, &Stop::new(), &mut tell);
    bar.finish_and_clear();
    // Nobody stops it.
    let made = made.unwrap_or_else(|| Review {
        nodes: args.nodes,
        turns: Vec::new(),
        races: Vec::new(),
        widows: Vec::new(),
    });
    if let Err(error) = review::store(&args.file, saved, &made) {
        context.warn(&say!(context.text, "analysis-not-kept", error = error.sentence(&context.text)));
    }
    made
}

fn tell(review: &Review, saved: &Saved, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let text = &context.text;
    let names = share::names(saved, text);
    writeln!(out, "{}", share::title(saved, text))?;
    let entries = review.entries();
    if entries.is_empty() {
        return Ok(writeln!(out, "{}", text.get("analysis-nothing"))?);
    }
    let mut round = 0;
    for entry in entries {
        let of = review.round(entry);
        if of != round {
            round = of;
            writeln!(out, "\n{}", say!(text, "share-round", round = round))?;
        }
        writeln!(out, "{}", sentences::row(review, entry, &names, text, usize::MAX))?;
        let indent = " ".repeat(sentences::VALUE_WIDTH);
        for line in sentences::verdict(review, entry, &names, text).lines() {
            writeln!(out, "{indent}{line}")?;
        }
    }
    writeln!(out, "\n{}", sentences::turning_points(review, &names, text))?;
    for side in Side::BOTH {
        writeln!(out, "{}", sentences::accuracy(review, side, &names, text))?;
    }
    Ok(())
}

/// A turn, as JSON has it.
#[derive(Serialize)]
struct TurnLine<'a> {
    turn: usize,
    round: u16,
    side: &'static str,
    position: String,
    played: &'a [u8],
    score: i16,
    best: &'a [u8],
    best_score: i16,
    loss: i16,
    exact: bool,
    grade: &'static str,
    accuracy: Option<f64>,
    margin: i16,
}

impl<'a> TurnLine<'a> {
    fn new(review: &'a Review, at: usize) -> Self {
        let turn = &review.turns[at];
        Self {
            turn: at + 1,
            round: turn.turn.round,
            side: turn.turn.side.word(),
            position: turn.turn.start.to_string(),
            played: &turn.turn.pits,
            score: turn.played,
            best: &turn.best,
            best_score: turn.best_score,
            loss: turn.loss(),
            exact: turn.exact,
            grade: review.grade(Entry::Turn(at)).word(),
            accuracy: review.accuracy_of(Entry::Turn(at)),
            margin: turn.margin(),
        }
    }
}

/// The summary, as JSON has it.
#[derive(Serialize)]
struct SummaryLine {
    turns: usize,
    accuracy: [Option<f64>; 2],
    turning_points: Vec<Point>,
    grades: BySideCounts,
    nodes: u64,
}

/// A turning point, as JSON has it: a turn by its number, or a choice by the round and side.
#[derive(Serialize)]
struct Point {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<usize>,
    round: u16,
    side: &'static str,
    loss: f64,
}

fn point(review: &Review, entry: Entry) -> Point {
    let (kind, turn) = match entry {
        Entry::Turn(at) => ("turn", Some(at + 1)),
        Entry::Race(_) => ("race", None),
        Entry::Widows(_) => ("widows", None),
    };
    Point {
        kind,
        turn,
        round: review.round(entry),
        side: review.side(entry).word(),
        loss: review.loss(entry),
    }
}

/// How many entries of each grade, the best first, a side had.
#[derive(Serialize)]
struct BySideCounts {
    south: Vec<usize>,
    north: Vec<usize>,
}

/// A choice in a race, as JSON has it.
#[derive(Serialize)]
struct RaceLine {
    round: u16,
    side: &'static str,
    tick: u32,
    race: u8,
    best: u8,
    share: f64,
    loss: f64,
    grade: &'static str,
    accuracy: Option<f64>,
    secret: bool,
}

/// A choice of widows, as JSON has it.
#[derive(Serialize)]
struct WidowLine {
    round: u16,
    side: &'static str,
    widows: Vec<u8>,
    score: i16,
    best: Vec<u8>,
    best_score: i16,
    loss: i16,
    grade: &'static str,
    accuracy: Option<f64>,
}

fn race_line(review: &Review, at: usize) -> RaceLine {
    let RaceReview { round, tick, side, in_secret, pit, best, share, loss, .. } = review.races[at];
    RaceLine {
        round,
        side: side.word(),
        tick,
        race: pit,
        best,
        share,
        loss,
        grade: review.grade(Entry::Race(at)).word(),
        accuracy: review.accuracy_of(Entry::Race(at)),
        secret: in_secret,
    }
}

fn widow_line(review: &Review, at: usize) -> WidowLine {
    let widows = &review.widows[at];
    WidowLine {
        round: widows.round,
        side: widows.side.word(),
        widows: widows.pits.iter().collect(),
        score: widows.score,
        best: widows.best.iter().collect(),
        best_score: widows.best_score,
        loss: widows.loss(),
        grade: review.grade(Entry::Widows(at)).word(),
        accuracy: review.accuracy_of(Entry::Widows(at)),
    }
}

fn print(review: &Review, out: &mut dyn Write) -> Result<(), Failure> {
    for entry in review.entries() {
        match entry {
            Entry::Race(at) => json::line(out, &race_line(review, at))?,
            Entry::Widows(at) => json::line(out, &widow_line(review, at))?,
            Entry::Turn(at) => json::line(out, &TurnLine::new(review, at))?,
        }
    }
    let counts = |side: Side| Grade::ALL.iter().map(|&grade| review.count(side, grade)).collect();
    let accuracy = BySide::from_fn(|side| review.accuracy(side));
    let summary = SummaryLine {
        turns: review.turns.len(),
        accuracy: json::pair(accuracy),
        turning_points: review.turning_points().into_iter().map(|entry| point(review, entry)).collect(),
        grades: BySideCounts { south: counts(Side::South), north: counts(Side::North) },
        nodes: review.nodes,
    };
    Ok(json::line(out, &summary)?)
}
