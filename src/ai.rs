//! The computer player, from a match to a choice.
//!
//! It gets limits and a stop flag and returns a report. It knows no screen, and its randomness
//! comes from the seed it is given and from what the match is, so that the same seed gives the
//! same games.

#![expect(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "seeds and lanes are at most 255, and what becomes an index was bounded before"
)]
#![expect(clippy::inline_always, reason = "per-node code; inlining it makes a proof faster")]

mod aim;
mod analysis;
mod compact;
mod endgame;
mod eval;
mod finish;
mod haul;
mod level;
mod limits;
mod number;
mod perft;
mod play;
mod proof;
mod race;
mod random;
mod reference;
mod root;
mod search;
mod sight;
mod solve;
mod sowings;
mod table;
mod thinker;
mod turn;
mod wide;

use std::time::{Duration, Instant};

use crate::game::{Choice, Match, Phase, Side};

pub use analysis::{Analysis, PitScore, analyse};
pub use haul::{Haul, biggest_haul};
pub use level::{Level, UnknownLevel};
pub use limits::{Limits, Stop};
pub use perft::{Perft, perft};
pub use race::{RaceAnalysis, analyse_race, analyse_race_at};
pub use random::derived_seed;
pub use reference::Reference;
pub use solve::{Solution, SolveProgress, solve};
pub use thinker::{Thinker, Thought};

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
        Phase::Widows { .. } => play::widows(game, side, level, stop),
        Phase::Race(race) => play::race(game, race, side, level, seed, stop),
        Phase::Turns(position) => play::turn(game, position, level, seed, stop),
        Phase::Over(..) => return None,
    };
    if stop.is_stopped() {
        return None;
    }
    decision.report.time = began.elapsed();
    Some(decision)
}
