//! `mak-khum arena`: levels of the computer and reference players against each other.

mod archive;
mod contestant;
mod game;
mod in_order;
mod score;
mod turns;

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::ai::{Stop, derived_seed};
use crate::game::{BySide, Side};
use crate::say;

use super::context::Context;
use super::failure::Failure;
use super::flags::number;
use super::interrupt::Interrupt;
use super::json;
use super::makruk;
pub use archive::{Archive, Kept};
pub use contestant::Contestant;
use game::Game;
pub use score::{End, Score};

/// The arguments of `arena`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The player that is South in the first match of each pair.
    #[arg(long, alias = "white", value_name = "WHO")]
    pub south: Contestant,
    /// The player that is North in the first match of each pair.
    #[arg(long, alias = "black", value_name = "WHO")]
    pub north: Contestant,
    /// How many matches are played.
    #[arg(long, value_name = "N", default_value = "20", value_parser = number::<1, 1_000_000>)]
    pub games: u64,
    /// The folder or file that every match is saved in.
    #[arg(long, value_name = "PLACE")]
    pub record: Option<PathBuf>,
    /// How many matches are played at once; by default as many as the machine has processors.
    #[arg(long, value_name = "N", value_parser = number::<1, 256>)]
    pub threads: Option<u64>,
    /// Whether the lengths of turns are printed.
    #[arg(long)]
    pub stats: bool,
}

/// A match, as JSON has it. A match that was abandoned has no result.
#[derive(Serialize)]
struct Line {
    r#type: &'static str,
    game: u64,
    south: &'static str,
    north: &'static str,
    seed: u64,
    result: Option<&'static str>,
    why: Option<&'static str>,
    rounds: u16,
    stores: [u8; 2],
}

/// Plays the matches, prints and saves each as it ends, and prints the score.
///
/// # Errors
/// See [`hold`].
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    if context.is_makruk() {
        return makruk::arena(args, context, out);
    }
    let (rules, seed) = (context.rules(), context.flags.seed.unwrap_or(0));
    let play = |number, stop: &Stop| {
        let players = [args.south, args.north];
        let players = BySide::from_fn(|side| players[usize::from(side != first_side(number))]);
        Game::play(players, rules, pair_seed(seed, number), stop)
    };
    hold(args, context, out, play, |number, game, hall| {
        hall.score.count(number, first_side(number), &game);
        hall.keep(number, Kept::MakKhum(&game.saved()));
        hall.bar.suspend(|| print(number + 1, &game, context, hall.out))
    })
}

/// The seed of match `number`, counted from 0, in a run with this seed. The matches of a pair share it, so that two
/// equal players share the points.
pub const fn pair_seed(seed: u64, number: u64) -> u64 {
    derived_seed(seed, number / 2)
}

/// What every match that has ended goes through.
pub struct Hall<'a> {
    /// The score so far.
    pub score: Score,
    /// The progress on a terminal; printing suspends it.
    pub bar: ProgressBar,
    /// Where matches are printed.
    pub out: &'a mut dyn Write,
    archive: Option<Archive>,
    unsaved: u64,
    context: &'a Context,
}

impl Hall<'_> {
    /// Saves match `number`, counted from 0, if matches are kept. A failure is reported and counted.
    pub fn keep(&mut self, number: u64, kept: Kept) {
        let Some(archive) = &mut self.archive else { return };
        if let Err(why) = archive.keep(number + 1, kept, self.context) {
            self.unsaved += 1;
            let warning = say!(self.context.text, "cli-arena-unsaved", game = number + 1, why = why);
            self.bar.suspend(|| self.context.warn(&warning));
        }
    }
}

/// Holds an arena: `play` plays a match by its number, counted from 0, on any thread; `ended` takes it in order.
///
/// # Errors
/// If the threads, the memory or the place for the matches cannot be had, if a match cannot be saved or printed, or if
/// a signal ended it.
pub fn hold<G: Send>(
    args: &Args,
    context: &Context,
    out: &mut dyn Write,
    play: impl Fn(u64, &Stop) -> Option<G> + Sync,
    mut ended: impl FnMut(u64, G, &mut Hall) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let archive = args.record.as_deref().map(|path| Archive::open(path, context)).transpose()?;
    let stop = Stop::new();
    let interrupt = Interrupt::watch(&stop)?;
    let threads = threads(args, context)?;
    let (score, bar) = (Score::default(), progress(args.games, context));
    let mut hall = Hall { score, bar, out, archive, unsaved: 0, context };
    in_order::in_order(
        args.games,
        threads,
        &stop,
        |number| play(number, &stop),
        |number, game| {
            hall.bar.inc(1);
            ended(number, game, &mut hall)
        },
    )?;
    hall.bar.finish_and_clear();
    hall.score.print([args.south, args.north], args.stats, context, hall.out)?;
    interrupt.check()?;
    if hall.unsaved > 0 {
        let (count, games) = (hall.unsaved, args.games);
        return Err(Failure::Work(say!(context.text, "cli-arena-lost", count = count, games = games)));
    }
    Ok(())
}

/// The side of the first player in match `number`, counted from 0: the sides change within a pair.
const fn first_side(number: u64) -> Side {
    if number.is_multiple_of(2) { Side::South } else { Side::North }
}

/// How many threads play, for which there has to be memory.
fn threads(args: &Args, context: &Context) -> Result<usize, Failure> {
    let wanted =
        args.threads.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), |n| n as usize);
    let threads = wanted.min(args.games as usize);
    let each = args.south.memory().max(args.north.memory());
    // A search that gets no memory ends the program; it is better not to begin.
    if Vec::<u8>::new().try_reserve_exact(threads * each).is_err() {
        let mebibytes = (threads * each) >> 20;
        return Err(Failure::Work(say!(
            context.text,
            "cli-arena-memory",
            threads = threads,
            mebibytes = mebibytes
        )));
    }
    Ok(threads)
}

fn progress(games: u64, context: &Context) -> ProgressBar {
    if context.flags.quiet || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    // Not as wide as the terminal: its echo of Ctrl-C would go to the next line and keep the bar from being cleared.
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {elapsed} ({eta})") {
        bar.set_style(style);
    }
    bar
}

/// Prints match `number`, counted from 1.
fn print(number: u64, game: &Game, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let (outcome, stores) = (game.outcome(), game.stores());
    let result = outcome.map(|outcome| outcome.winner.map_or("draw", Side::word));
    let (south, north) = (game.players.south.word(), game.players.north.word());
    if context.flags.json {
        let line = Line {
            r#type: "game",
            game: number,
            south,
            north,
            seed: game.seed,
            result,
            why: outcome.map(|outcome| outcome.why.word()),
            rounds: game.rounds(),
            stores: json::pair(stores),
        };
        json::line(out, &line)?;
    } else {
        let line = say!(
            context.text,
            "cli-arena-game",
            game = number,
            south = south,
            north = north,
            souths = stores.south,
            norths = stores.north,
            rounds = game.rounds(),
            result = result.unwrap_or("abandoned")
        );
        writeln!(out, "{line}")?;
    }
    Ok(out.flush()?)
}
