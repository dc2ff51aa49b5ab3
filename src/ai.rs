//! The computer player, from a match to a choice.
//!
//! It gets limits and a stop flag and returns a report. It knows no screen, and its randomness
//! comes from the seed it is given and from what the match is, so that the same seed gives the
//! same games.

mod analysis;
mod level;
mod limits;
mod plain;
mod race;
mod random;

use std::time::{Duration, Instant};

use rand::RngExt;

use crate::game::{Choice, Match, Phase, PitSet, Position, Rules, Side};
use plain::Plain;

pub use analysis::{Analysis, Haul, PitScore, analyse};
pub use level::{Level, UnknownLevel};
pub use limits::{Limits, Stop};

/// What the computer decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The choices to make one after the other, at least one. A planned turn comes whole, one
    /// [`Choice::Sow`] a sowing.
    pub choices: Vec<Choice>,
    /// What it thought.
    pub report: Report,
}

/// What a decision rests on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The expected margin in seeds at the end of the round for the side that decides, where
    /// that was looked at.
    pub score: Option<i16>,
    /// Whether the score is proved.
    pub exact: bool,
    /// How deep the search went.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
}

/// Decides for `side`, which the match must be waiting for, in whatever phase it is.
///
/// `None` if `stop` was raised, or if the match does not wait for `side`. One legal choice is
/// played at once.
#[must_use]
pub fn decide(game: &Match, side: Side, level: Level, seed: u64, stop: &Stop) -> Option<Decision> {
    if !game.waits_for(side) || stop.is_stopped() {
        return None;
    }
    let began = Instant::now();
    let mut decision = match game.phase() {
        Phase::Widows { .. } => widows(game, side),
        Phase::Race(race) => race::decide(game, race, side, level, seed, stop),
        Phase::Turns(position) => turn(game, position, level, seed, stop),
        Phase::Over(..) => return None,
    };
    if stop.is_stopped() {
        return None;
    }
    decision.report.time = began.elapsed();
    Some(decision)
}

/// The widows lie best at the far end, where a seed has the longest way home.
fn widows(game: &Match, side: Side) -> Decision {
    let pits = game.rules().pits;
    let far = PitSet::range(pits + 1 - game.widows_due(side), pits);
    Decision { choices: vec![Choice::Widows { side, pits: far }], report: Report::default() }
}

fn turn(game: &Match, position: &Position, level: Level, seed: u64, stop: &Stop) -> Decision {
    let side = position.turn;
    let sow = |turn: Vec<u8>| turn.into_iter().map(|pit| Choice::Sow { side, pit }).collect();
    let legal: Vec<u8> = position.legal().iter().collect();
    if let [only] = legal[..] {
        return Decision { choices: sow(vec![only]), report: Report::default() };
    }
    let strength = level.strength();
    let mut random = random::of_match(game, seed);
    if random.random_range(0..100) < strength.careless {
        let pit = legal[random.random_range(0..legal.len())];
        return Decision { choices: sow(vec![pit]), report: Report::default() };
    }
    let limits = Limits {
        time: Some(Duration::from_secs(2)),
        nodes: Some(strength.nodes),
        depth: Some(strength.depth),
        ..Limits::default()
    };
    plan(position, game.rules(), limits, stop, sow)
}

fn plan(
    position: &Position,
    rules: &Rules,
    limits: Limits,
    stop: &Stop,
    sow: impl Fn(Vec<u8>) -> Vec<Choice>,
) -> Decision {
    let mut search = Plain::new(rules, limits, stop);
    let (lines, depth) = search.search(position);
    let best = &lines[0];
    let turn = analysis::first_turn(position, rules, &best.sowings);
    let report = Report {
        score: Some(best.score),
        exact: best.exact,
        depth,
        nodes: search.nodes,
        time: Duration::ZERO,
    };
    Decision { choices: sow(turn), report }
}
