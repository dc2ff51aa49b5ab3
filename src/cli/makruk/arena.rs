//! `mak-khum arena --game makruk`: levels of the computer against each other, from balanced openings.

use std::io::Write;

use rayon::prelude::*;
use serde::Serialize;

use crate::ai::{Level, Stop};
use crate::makruk::engine::{decide, openings};
use crate::makruk::{Choice, Record, Rules, Setup, Side};
use crate::save::{self, Controller, MakrukSaved, Player};
use crate::say;
use crate::words::Sentence;

use super::super::arena::{Args, Score, progress};
use super::super::context::Context;
use super::super::failure::Failure;
use super::super::json;
use super::asked::rules_of;

/// Moves of each side after which a match is given up as a draw.
const MOST_MOVES: u32 = 300;

/// A match, as JSON has it.
#[derive(Serialize)]
struct Line {
    game: u64,
    white: &'static str,
    black: &'static str,
    seed: u64,
    opening: usize,
    result: &'static str,
    why: Option<&'static str>,
    moves: u32,
}

/// A match that was played.
struct Played {
    /// Who played White and who Black.
    levels: [Level; 2],
    seed: u64,
    opening: usize,
    record: Record,
}

/// Plays the matches and prints how they ended.
///
/// # Errors
/// If the threads cannot be started or a match cannot be saved.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let rules = rules_of(context)?;
    let seed = context.flags.seed.unwrap_or(0);
    if let Some(folder) = &args.record {
        let failed = |error: std::io::Error| {
            let file = folder.display().to_string();
            say!(context.text, "saves-fault", file = file, what = error.to_string())
        };
        std::fs::create_dir_all(folder).map_err(|error| Failure::Work(failed(error)))?;
    }
    let bar = progress(args.games, context);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0) as usize).build();
    let pool = pool
        .map_err(|error| Failure::Work(say!(context.text, "cli-arena-threads", why = error.to_string())))?;
    let played: Vec<Played> = pool.install(|| {
        let games = (0..args.games).into_par_iter();
        games.map(|game| play([args.south, args.north], rules, seed, game)).inspect(|_| bar.inc(1)).collect()
    });
    bar.finish_and_clear();

    let mut score = Score::default();
    for (game, played) in (1..).zip(&played) {
        let first = if game % 2 == 1 { Side::White } else { Side::Black };
        let outcome = played.record.state().outcome();
        let winner = outcome.and_then(|outcome| outcome.winner);
        score.count_winner(winner.map(|winner| winner == first));
        if context.flags.json {
            let line = Line {
                game,
                white: played.levels[0].word(),
                black: played.levels[1].word(),
                seed: played.seed,
                opening: played.opening + 1,
                result: winner.map_or("draw", Side::word),
                why: outcome.map(|outcome| outcome.why.word()),
                moves: played.record.state().move_number(),
            };
            json::line(out, &line)?;
        }
        if let Some(folder) = &args.record {
            let players = played.levels.map(|level| Player::new("", Controller::Computer(level)));
            let saved = MakrukSaved { players, seed: played.seed, record: played.record.clone() };
            let path = folder.join(format!("game-{game:04}.json"));
            save::write_makruk(&path, &saved)
                .map_err(|error| Failure::Work(error.sentence(&context.text)))?;
        }
    }
    score.print([args.south, args.north], context, out)
}

/// Plays match number `game`, counted from 0. Both matches of a pair have the same opening and seed,
/// and the sides are changed.
fn play([one, two]: [Level; 2], rules: Rules, seed: u64, game: u64) -> Played {
    let levels = if game.is_multiple_of(2) { [one, two] } else { [two, one] };
    let pair = game / 2;
    let seed = seed.wrapping_add(pair.wrapping_mul(0x9e37_79b9_7f4a_7c15)) >> 1;
    let openings = openings();
    let opening = (pair % openings.len().max(1) as u64) as usize;
    let mut record = Record::new(Setup { rules, ..Setup::default() });
    for &mv in openings.get(opening).into_iter().flatten() {
        // The openings are legal.
        let _ = record.choose(Choice::Move(mv));
    }
    let stop = Stop::new();
    while record.state().move_number() <= MOST_MOVES {
        let Some(side) = record.state().waits_for() else { break };
        let Some(decision) = decide(record.state(), levels[side as usize], seed, &stop) else { break };
        for choice in decision.choices {
            // The computer chooses what is legal.
            let _ = record.choose(choice);
        }
    }
    Played { levels, seed, opening, record }
}
