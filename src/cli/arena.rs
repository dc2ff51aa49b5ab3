//! `mak-khum arena`: the computer against itself.

mod score;

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde::Serialize;

use crate::ai::{Level, Stop, decide};
use crate::game::{BySide, Outcome, Record, Rules, Setup, Side};
use crate::save::{self, Controller, Player, Saved};
use crate::say;
use crate::words::Sentence;

use super::context::Context;
use super::failure::Failure;
use super::flags::number;
use super::json;
use super::makruk;
pub use score::Score;

/// Rounds after which a match without an agreed end is given up.
const MOST_ROUNDS: u16 = 100;

/// What `arena` is told.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The level that plays South in the first match of each pair.
    #[arg(long, alias = "white", value_name = "WHO")]
    pub south: Level,
    /// The level that plays North in the first match of each pair.
    #[arg(long, alias = "black", value_name = "WHO")]
    pub north: Level,
    /// How many matches are played.
    #[arg(long, value_name = "N", default_value = "20", value_parser = number::<1, 1_000_000>)]
    pub games: u64,
    /// The folder that every match is saved in.
    #[arg(long, value_name = "DIR")]
    pub record: Option<PathBuf>,
    /// How many matches are played at once; as many as the machine has processors, if not said.
    #[arg(long, value_name = "N", value_parser = number::<1, 256>)]
    pub threads: Option<u64>,
}

/// A match that was played.
struct Played {
    levels: BySide<Level>,
    seed: u64,
    record: Record,
}

/// A match, as JSON has it.
#[derive(Serialize)]
struct Line {
    game: u64,
    south: &'static str,
    north: &'static str,
    seed: u64,
    result: &'static str,
    why: Option<&'static str>,
    rounds: u16,
    stores: [u8; 2],
}

/// Plays the matches and prints how they ended.
///
/// # Errors
/// If the threads cannot be started or a match cannot be saved.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    if context.is_makruk() {
        return makruk::arena(args, context, out);
    }
    let text = &context.text;
    let rules = context.rules();
    let seed = context.flags.seed.unwrap_or(0);
    if let Some(folder) = &args.record {
        std::fs::create_dir_all(folder).map_err(|error| cannot(context, folder, &error.to_string()))?;
    }
    let bar = progress(args.games, context);
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads.unwrap_or(0) as usize)
        .build()
        .map_err(|error| Failure::Work(say!(text, "cli-arena-threads", why = error.to_string())))?;
    let played: Vec<Played> = pool.install(|| {
        let games = (0..args.games).into_par_iter();
        games.map(|game| play(args, &rules, seed, game)).inspect(|_| bar.inc(1)).collect()
    });
    bar.finish_and_clear();

    let mut score = Score::default();
    for (game, played) in (1..).zip(&played) {
        let first = if game % 2 == 1 { Side::South } else { Side::North };
        let stores = stores(&played.record);
        score.count(first, winner(&played.record), stores);
        if context.flags.json {
            json::line(out, &line(game, played, stores))?;
        }
        if let Some(folder) = &args.record {
            keep(folder, game, played, context)?;
        }
    }
    score.print([args.south, args.north], context, out)
}

/// A bar that shows how many matches are played.
pub fn progress(games: u64, context: &Context) -> ProgressBar {
    if context.flags.quiet || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {elapsed} ({eta})") {
        bar.set_style(style);
    }
    bar
}

/// Plays match number `game`, counted from 0. Both matches of a pair have the same seed, and the
/// sides are changed.
fn play(args: &Args, rules: &Rules, seed: u64, game: u64) -> Played {
    let levels = BySide::new(args.south, args.north);
    let levels = if game.is_multiple_of(2) { levels } else { levels.mirrored() };
    // The seeds of the pairs lie far apart, so that those of two runs with near seeds differ.
    let seed = seed.wrapping_add((game / 2).wrapping_mul(0x9e37_79b9_7f4a_7c15)) >> 1;
    let mut record = Record::new(Setup::new(*rules));
    let stop = Stop::new();
    while record.state().outcome().is_none() && record.state().round() <= MOST_ROUNDS {
        // Both decide before either is heard: neither sees a choice made at the same moment.
        let state = record.state();
        let decisions = Side::BOTH.map(|side| decide(state, side, levels[side], seed, &stop));
        for choice in decisions.into_iter().flatten().flat_map(|decision| decision.choices) {
            // The computer chooses what is legal.
            let _ = record.choose(choice, &mut ());
        }
    }
    Played { levels, seed, record }
}

/// The seeds of each side when the last round was settled.
fn stores(record: &Record) -> BySide<u8> {
    record.state().rounds().last().map_or_else(BySide::default, |round| round.stores)
}

fn winner(record: &Record) -> Option<Side> {
    record.state().outcome().and_then(|Outcome { winner, .. }| winner)
}

fn line(game: u64, played: &Played, stores: BySide<u8>) -> Line {
    let state = played.record.state();
    Line {
        game,
        south: played.levels.south.word(),
        north: played.levels.north.word(),
        seed: played.seed,
        result: winner(&played.record).map_or("draw", Side::word),
        why: state.outcome().map(|outcome| outcome.why.word()),
        rounds: state.rounds().len() as u16,
        stores: json::pair(stores),
    }
}

/// Saves a match as `game-0001.json` and so on.
fn keep(folder: &Path, game: u64, played: &Played, context: &Context) -> Result<(), Failure> {
    let players = played.levels.map(|level| Player::new("", Controller::Computer(level)));
    let saved = Saved { players, seed: played.seed, record: played.record.clone() };
    let path = folder.join(format!("game-{game:04}.json"));
    save::write(&path, &saved).map_err(|error| Failure::Work(error.sentence(&context.text)))
}

fn cannot(context: &Context, path: &Path, why: &str) -> Failure {
    let file = path.display().to_string();
    Failure::Work(say!(context.text, "saves-fault", file = file.as_str(), what = why))
}
