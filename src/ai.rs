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

mod analysis;
mod board_index;
mod compact;
mod decision;
mod endgame;
mod endgame_table;
mod eval;
mod haul;
mod level;
mod limits;
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
mod utility;
mod value;
mod wide;

use std::time::Instant;

use crate::game::{Match, Phase, Side};

pub use analysis::{Analysis, AnalysisProgress, PitScore, analyse};
pub use decision::{Decision, Report};
pub use haul::{Haul, biggest_haul};
pub use level::{Level, UnknownLevel};
pub use limits::{Limits, Stop};
pub use perft::{Perft, perft};
pub use race::{RaceAnalysis, RacePart, analyse_race, analyse_race_at};
pub use random::derived_seed;
pub use reference::Reference;
pub use solve::{Solution, SolveProgress, solve};
pub use thinker::{Thinker, Thought};
pub use value::{Certainty, Value};

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
