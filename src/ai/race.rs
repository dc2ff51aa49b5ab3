//! Choices in the race.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use super::level::Level;
use super::limits::Stop;
use super::random;
use super::{Decision, Report};
use crate::game::{Choice, Match, Race, RaceEnd, Racer, Rules, Side};

/// Races played to their end at random for each pit that can be lifted.
const PLAYOUTS: u32 = 200;

/// A pit to lift now, chosen by playing the race on at random.
pub(super) fn decide(
    game: &Match,
    race: &Race,
    side: Side,
    level: Level,
    seed: u64,
    stop: &Stop,
) -> Decision {
    let legal: Vec<u8> = race.legal(side).iter().collect();
    let mut random = random::of_match(game, seed);
    let lift = |pit| vec![Choice::Race { side, pit, tick: race.tick() }];
    let careless = random.random_range(0..100) < level.strength().careless;
    if legal.len() == 1 || careless {
        let pit = legal[random.random_range(0..legal.len())];
        return Decision { choices: lift(pit), report: Report::default() };
    }
    let mut best = (i64::MIN, legal[0]);
    for &pit in &legal {
        if stop.is_stopped() {
            break;
        }
        let sum =
            (0..PLAYOUTS).map(|_| i64::from(play_out(*race, game.rules(), side, pit, &mut random))).sum();
        if sum > best.0 {
            best = (sum, pit);
        }
    }
    Decision { choices: lift(best.1), report: Report::default() }
}

/// The margin of `side` after lifting `pit` and going on at random until both are out.
fn play_out(mut race: Race, rules: &Rules, side: Side, pit: u8, random: &mut Xoshiro256PlusPlus) -> i16 {
    // The pit is legal, and so are those that are drawn from the legal ones.
    let _ = race.choose(side, pit, &mut ());
    while race.result().is_none() {
        for chooser in Side::BOTH {
            let legal: Vec<u8> = race.legal(chooser).iter().collect();
            if !legal.is_empty() && race.is_choosing(chooser) {
                let _ = race.choose(chooser, legal[random.random_range(0..legal.len())], &mut ());
            }
        }
        race.tick_once(rules, &mut ());
        if Side::BOTH.iter().all(|&side| !matches!(race.racer(side), Racer::Sowing(_) | Racer::Choosing)) {
            break;
        }
    }
    let board = race.board().settled();
    let margin = i16::from(board.store(side)) - i16::from(board.store(side.other()));
    match race.result() {
        Some(RaceEnd::Turns(first)) if first == side => margin + TEMPO,
        Some(RaceEnd::Turns(_)) => margin - TEMPO,
        _ => margin,
    }
}

/// Seeds that moving first is taken to be worth.
const TEMPO: i16 = 8;
