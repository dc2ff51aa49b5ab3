//! The first version of the computer player is what later ones are measured by.

use std::time::Duration;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::ai::{Level, Thinker, decide};
use crate::game::{Choice, Match, Phase, Setup, Side};

/// A position of the opening turns: after a race of choices at random, which neither side has won
/// by itself.
fn after_a_race(random: &mut Xoshiro256PlusPlus) -> Position {
    loop {
        let mut game = Match::new(Setup::new(Rules::default()));
        while let Phase::Race(_) = game.phase() {
            for side in Side::BOTH {
                let legal: Vec<u8> = game.legal(side).iter().collect();
                if !legal.is_empty() {
                    let choice = game.lifting(side, legal[random.random_range(0..legal.len())]);
                    game.choose(choice, &mut ()).expect("a legal pit");
                }
            }
        }
        if let Phase::Turns(position) = game.phase()
            && game.rounds().is_empty()
        {
            return *position;
        }
    }
}

/// What each side may spend: the first version for a sowing, the later one for a whole turn.
struct Spending {
    plain: Limits,
    turn: Option<Limits>,
}

/// The margin of `strong` at the end of the round, against the first version. Without limits of
/// its own for a turn it plays as the level expert does.
fn duel(position: Position, strong: Side, spending: &Spending) -> i16 {
    let rules = Rules { rounds: 1, ..Rules::default() };
    let stop = Stop::new();
    let mut game = Match::new(Setup { from: Some(position), ..Setup::new(rules) });
    while let Phase::Turns(position) = game.phase() {
        let side = position.turn;
        let turn = if side != strong {
            let (lines, _) = Plain::new(&rules, spending.plain, &stop).search(position);
            vec![lines[0].sowings[0]]
        } else if let Some(limits) = &spending.turn {
            let mut thinker = Thinker::new(limits.hash_mib);
            let best = thinker.think(position, &rules, limits, &stop, |_| ());
            best.expect("the round is not over").turn
        } else {
            let decision = decide(&game, side, Level::Expert, 1, &stop).expect("nothing stops it");
            let pit = |choice: &Choice| match *choice {
                Choice::Sow { pit, .. } => Some(pit),
                _ => None,
            };
            decision.choices.iter().filter_map(pit).collect()
        };
        for pit in turn {
            game.choose(game.lifting(side, pit), &mut ()).expect("a legal pit");
        }
    }
    let stores = game.rounds()[0].stores;
    i16::from(stores[strong]) - i16::from(stores[strong.other()])
}

/// Plays so many pairs of rounds with sides changed from positions after random races: the mean
/// margin, its standard error over the pairs, and the rounds that were won.
fn duels(pairs: u32, spending: &Spending) -> (f64, f64, usize) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(8);
    let margins: Vec<[i16; 2]> = (0..pairs)
        .map(|_| after_a_race(&mut random))
        .map(|position| Side::BOTH.map(|side| duel(position, side, spending)))
        .collect();
    let means: Vec<f64> = margins.iter().map(|&[a, b]| f64::from(a + b) / 2.0).collect();
    let (count, mean) = (f64::from(pairs), means.iter().sum::<f64>() / f64::from(pairs));
    let spread = means.iter().map(|pair| (pair - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, (spread / count).sqrt(), margins.as_flattened().iter().filter(|&&margin| margin > 0).count())
}

/// `MAK_KHUM_DUELS` is a number of pairs that are played with 100 ms for each sowing of the first
/// version, and for each whole turn of the later one.
#[test]
fn planning_whole_turns_beats_looking_a_few_sowings_ahead() {
    let pairs = std::env::var("MAK_KHUM_DUELS").ok().and_then(|pairs| pairs.parse().ok());
    let limits = if pairs.is_some() {
        Limits { time: Some(Duration::from_millis(100)), ..Limits::default() }
    } else {
        Limits { nodes: Some(20_000), time: None, ..Limits::default() }
    };
    let spending = Spending { plain: limits, turn: pairs.map(|_| limits) };
    let (mean, error, won) = duels(pairs.unwrap_or(10), &spending);
    println!("margin {mean:+.1} ± {error:.1}, {won} rounds won");
    assert!(mean > 2.0, "mean margin {mean:+.1} ± {error:.1}, {won} rounds won");
}
