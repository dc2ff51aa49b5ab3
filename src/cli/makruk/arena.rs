//! `mak-khum arena --game makruk`: levels of the computer against each other, from balanced openings.

use std::io::Write;

use serde::Serialize;

use crate::ai::{Level, Stop};
use crate::makruk::engine::{decide, openings};
use crate::makruk::{Choice, Record, Rules, Setup, Side};
use crate::save::{Controller, MakrukSaved, Player};
use crate::say;

use super::super::arena::{Args, Contestant, End, Kept, hold, pair_seed};
use super::super::context::Context;
use super::super::failure::Failure;
use super::super::json;
use super::asked::rules_of;

/// Moves of each side after which a match is abandoned.
const MOST_MOVES: u32 = 300;

/// A match, as JSON has it.
#[derive(Serialize)]
struct Line {
    r#type: &'static str,
    game: u64,
    white: &'static str,
    black: &'static str,
    seed: u64,
    opening: usize,
    result: Option<&'static str>,
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

/// Plays the matches, prints and saves each as it ends, and prints the score.
///
/// # Errors
/// As [`hold`]; or if a player is none of Makruk.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let rules = rules_of(context)?;
    let seed = context.flags.seed.unwrap_or(0);
    let level = |player| match player {
        Contestant::Level(level) => Ok(level),
        Contestant::Reference(_) => Err(Failure::Usage(context.text.get("cli-arena-makruk"))),
    };
    let levels = [level(args.south)?, level(args.north)?];
    let play = |number, stop: &Stop| play(levels, rules, pair_seed(seed, number), number, stop);
    hold(args, context, out, play, |number, played, hall| {
        let first = if number.is_multiple_of(2) { Side::White } else { Side::Black };
        let outcome = played.record.state().outcome();
        hall.score.count_end(number, End::of(outcome.map(|outcome| outcome.winner), first));
        let players = played.levels.map(|level| Player::new("", Controller::Computer(level)));
        let saved = MakrukSaved { players, seed: played.seed, record: played.record };
        hall.keep(number, Kept::Makruk(&saved));
        let [white, black] = played.levels.map(Level::word);
        let (result, moves) = (
            outcome.map(|outcome| outcome.winner.map_or("draw", Side::word)),
            saved.record.state().move_number(),
        );
        hall.bar.suspend(|| {
            if context.flags.json {
                let line = Line {
                    r#type: "game",
                    game: number + 1,
                    white,
                    black,
                    seed: played.seed,
                    opening: played.opening + 1,
                    result,
                    why: outcome.map(|outcome| outcome.why.word()),
                    moves,
                };
                json::line(hall.out, &line)?;
            } else {
                let line = say!(
                    context.text,
                    "cli-arena-makruk-game",
                    game = number + 1,
                    white = white,
                    black = black,
                    moves = moves,
                    result = result.unwrap_or("abandoned")
                );
                writeln!(hall.out, "{line}")?;
            }
            Ok(hall.out.flush()?)
        })
    })
}

/// Plays match number `game`, counted from 0; `None` if `stop` was raised before its end. Both matches of a pair have the same opening and seed,
/// and the sides are changed.
fn play([one, two]: [Level; 2], rules: Rules, seed: u64, game: u64, stop: &Stop) -> Option<Played> {
    let levels = if game.is_multiple_of(2) { [one, two] } else { [two, one] };
    let pair = game / 2;
    let openings = openings();
    let opening = (pair % openings.len().max(1) as u64) as usize;
    let mut record = Record::new(Setup { rules, ..Setup::default() });
    for &mv in openings.get(opening).into_iter().flatten() {
        // The openings are legal.
        let _ = record.choose(Choice::Move(mv));
    }
    while record.state().move_number() <= MOST_MOVES {
        let Some(side) = record.state().waits_for() else { break };
        let Some(decision) = decide(record.state(), levels[side as usize], seed, stop) else { break };
        for choice in decision.choices {
            // The computer chooses what is legal.
            let _ = record.choose(choice);
        }
    }
    (!stop.is_stopped()).then_some(Played { levels, seed, opening, record })
}
