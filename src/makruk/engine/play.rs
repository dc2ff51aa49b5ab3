//! A level's choices in a match.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::super::choice::Choice;
use super::super::game_match::Match;
use super::level::strength;
use super::score::Score;
use super::think::{Report, Root, Thinker};
use crate::ai::{Level, Limits, Stop};

/// What the computer decides, and what it found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Its choices, in order: at most a count and a move.
    pub choices: Vec<Choice>,
    /// What the search found; `None` if it did not think.
    pub report: Option<Report>,
}

/// How much worse the own side must stand for a draw to be accepted, in hundredths of a bia.
const CONTENT: i32 = 20;

/// What a level chooses where the match waits for its side. The same match, level and seed give the
/// same choices. `None` if the match is over.
pub fn decide(game: &Match, level: Level, seed: u64, stop: &Stop) -> Option<Decision> {
    game.waits_for()?;
    let strength = strength(level);
    let mut random = random(game, seed);
    let legal = game.position().legal_moves();
    let limits = Limits {
        time: None,
        nodes: Some(strength.nodes),
        depth: Some(strength.depth),
        threads: 1,
        hash_mib: strength.hash_mib,
    };
    let think = || Thinker::new(limits.hash_mib).think(&Root::of_match(game), &limits, stop, |_| ());
    if game.offer().is_some() {
        // The offer comes from the side to move, whose score the search gives.
        let report = think()?;
        let choice = if worth(report.score) > CONTENT { Choice::AcceptDraw } else { Choice::RefuseDraw };
        return Some(Decision { choices: vec![choice], report: Some(report) });
    }
    if legal.len() == 1 || random.random_range(0..100) < strength.careless {
        let mv = *legal.get(random.random_range(0..legal.len()))?;
        return Some(Decision { choices: vec![Choice::Move(mv)], report: None });
    }
    let report = think()?;
    let mut choices = Vec::new();
    if worth(report.score) < 0 && game.may_start_count().is_ok() {
        choices.push(Choice::StartCount);
    }
    choices.extend(report.line.first().map(|&mv| Choice::Move(mv)));
    Some(Decision { choices, report: Some(report) })
}

/// A score in hundredths of a bia; mates are worth more than all men.
const fn worth(score: Score) -> i32 {
    match score {
        Score::Bia(worth) => worth,
        Score::Mates(_) => 30_000,
        Score::IsMated(_) => -30_000,
    }
}

/// Random numbers that depend on the seed and the position, and on nothing else.
fn random(game: &Match, seed: u64) -> Xoshiro256PlusPlus {
    let here = game.position().key() ^ u64::from(game.move_number()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    Xoshiro256PlusPlus::seed_from_u64(here ^ seed.rotate_left(32))
}
