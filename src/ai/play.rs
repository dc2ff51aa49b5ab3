//! A level's choice in each phase of a match.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use super::aim::Aim;
use super::compact::{Compact, Ways};
use super::level::{Level, Strength};
use super::limits::{Limits, Stop};
use super::race::{Advice, RaceSearch, draw};
use super::root::{self, Best};
use super::search::Shared;
use super::table::Table;
use super::{Decision, Report, random};
use crate::game::{Choice, Match, PitSet, Position, Race, Racer, Side, SowEvent};

/// The widows lie best at the far end, where a seed has the longest way home.
pub(super) fn widows(game: &Match, side: Side) -> Decision {
    let pits = game.rules().pits;
    let far = PitSet::range(pits + 1 - game.widows_due(side), pits);
    Decision { choices: vec![Choice::Widows { side, pits: far }], report: Report::default() }
}

/// A whole turn.
pub(super) fn turn(game: &Match, position: &Position, level: Level, seed: u64, stop: &Stop) -> Decision {
    let strength = level.strength();
    let legal: Vec<u8> = position.legal().iter().collect();
    let mut random = random::numbers(seed, game.round(), position, 0, position.turn);
    if legal.len() == 1 || is_careless(&strength, &mut random) {
        let pit = legal[random.random_range(0..legal.len())];
        return Decision { choices: sow(position.turn, &[pit]), report: Report::default() };
    }
    with_shared(game, position, &strength, stop, |shared| {
        let Best { turn, score, exact, depth } =
            root::think(shared, Compact::new(position), &strength.reach, |_| ());
        let report = Report {
            score: Some(shared.aim.margin(score)),
            exact,
            depth,
            nodes: shared.nodes.load(Ordering::Relaxed),
            time: Duration::ZERO,
        };
        Decision { choices: sow(position.turn, &turn), report }
    })
}

fn sow(side: Side, turn: &[u8]) -> Vec<Choice> {
    turn.iter().map(|&pit| Choice::Sow { side, pit }).collect()
}

fn is_careless(strength: &Strength, random: &mut Xoshiro256PlusPlus) -> bool {
    random.random_range(0..100) < strength.careless
}

/// The race as the side that chooses sees it: the other side's first choice is secret, so its
/// seeds are put back.
fn as_seen(race: &Race) -> Race {
    if race.tick() > 0 {
        return *race;
    }
    let mut board = *race.board();
    for side in Side::BOTH {
        if let Racer::Sowing(hand) = race.racer(side) {
            (0..hand.seeds()).for_each(|_| board.apply(side, SowEvent::Drop(hand.at())));
        }
    }
    Race::new(board)
}

/// A pit to lift in a race.
pub(super) fn race(game: &Match, race: &Race, side: Side, level: Level, seed: u64, stop: &Stop) -> Decision {
    let race = as_seen(race);
    let position = Position { board: *race.board(), turn: Side::South };
    let strength = level.strength();
    let legal: Vec<u8> = race.legal(side).iter().collect();
    let mut random = random::numbers(seed, game.round(), &position, race.tick(), side);
    let any = legal[random.random_range(0..legal.len())];
    let lift = |pit| vec![game.lifting(side, pit)];
    if legal.len() == 1 || strength.race_depth == 0 || is_careless(&strength, &mut random) {
        return Decision { choices: lift(any), report: Report::default() };
    }
    with_shared(game, &position, &strength, stop, |shared| {
        let mut report = Report::default();
        let mut pit = any;
        if let Some((advice, depth)) = look_ahead(&race, shared, &strength) {
            pit = draw(&advice, side, &mut random).unwrap_or(any);
            let value = advice.mixed.value.round() as i16;
            let margin = shared.aim.margin(if side == Side::South { value } else { -value });
            report = Report { score: Some(margin), depth, ..report };
        }
        report.nodes = shared.nodes.load(Ordering::Relaxed);
        Decision { choices: lift(pit), report }
    })
}

/// The advice of the deepest look ahead that was finished.
fn look_ahead(race: &Race, shared: &Shared, strength: &Strength) -> Option<(Advice, u32)> {
    let mut search = RaceSearch::new(shared, strength.race_plan);
    let mut found = None;
    for depth in 0..strength.race_depth {
        let Ok(advice) = search.advise(race, depth) else {
            break;
        };
        found = Some((advice, depth));
    }
    found
}

/// Runs a search with what this strength may spend, for the match that is on.
fn with_shared<T>(
    game: &Match,
    position: &Position,
    strength: &Strength,
    stop: &Stop,
    run: impl FnOnce(&Shared) -> T,
) -> T {
    let board = Compact::new(position);
    let in_play =
        board.in_play() + game.in_hand().to_array().iter().map(|&seeds| i16::from(seeds)).sum::<i16>();
    let total = in_play + board.store() + board.other_store();
    run(&Shared {
        ways: &Ways::new(game.rules(), position),
        table: &Table::new(strength.hash_mib),
        aim: &Aim::of_match(game.rules(), game.round(), total, in_play),
        stop,
        limits: Limits { time: strength.time, nodes: Some(strength.nodes), ..Limits::default() },
        began: Instant::now(),
        nodes: AtomicU64::new(0),
    })
}
