//! Draws balanced openings of Makruk: short random lines from the start that a deep search calls
//! within half a bia. Prints one a line, as `assets/makruk/openings.txt` has them.
//!
//! `cargo run --release --example makruk_openings -- 50 1 > assets/makruk/openings.txt`

use std::collections::HashSet;

use mak_khum::ai::{Limits, Stop};
use mak_khum::makruk::engine::{Root, Score, Thinker};
use mak_khum::makruk::{Moment, Move, Position, Rules};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// Half-moves of an opening.
const PLIES: usize = 8;
/// The most that an opening may favour a side, in hundredths of a bia.
const BALANCED: i32 = 50;

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>().unwrap_or(1));
    let (wanted, seed) = (args.next().unwrap_or(50), args.next().unwrap_or(1));
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut thinker = Thinker::new(16);
    let mut known = HashSet::new();
    while (known.len() as u64) < wanted {
        let Some((line, position)) = random_line(&mut random) else { continue };
        let root = Root::of_moment(Moment::new(position, Rules::default()), Rules::default());
        let limits = Limits { time: None, nodes: Some(200_000), ..Limits::default() };
        let report = thinker.think(&root, &limits, &Stop::new(), |_| ());
        let is_balanced =
            report.is_some_and(|report| matches!(report.score, Score::Bia(worth) if worth.abs() <= BALANCED));
        if is_balanced && known.insert(position.key()) {
            let words: Vec<String> = line.iter().map(ToString::to_string).collect();
            println!("{}", words.join(" "));
        }
    }
}

fn random_line(random: &mut Xoshiro256PlusPlus) -> Option<(Vec<Move>, Position)> {
    let (mut position, mut line) = (Position::start(), Vec::new());
    for _ in 0..PLIES {
        let legal = position.legal_moves();
        let mv = *legal.get(random.random_range(0..legal.len().max(1)))?;
        position.make(mv);
        line.push(mv);
    }
    Some((line, position))
}
