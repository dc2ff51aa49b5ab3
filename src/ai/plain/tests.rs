//! The first version of the computer player is what later ones are measured by.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::ai::{Level, decide};
use crate::game::{Match, Phase, Setup, Side};

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

/// The margin of `strong` at the end of the round, against the first version.
fn duel(position: Position, strong: Side, nodes: u64) -> i16 {
    let rules = Rules { rounds: 1, ..Rules::default() };
    let stop = Stop::new();
    let limits = Limits { nodes: Some(nodes), time: None, ..Limits::default() };
    let mut game = Match::new(Setup { from: Some(position), ..Setup::new(rules) });
    while let Phase::Turns(position) = game.phase() {
        let side = position.turn;
        let choices = if side == strong {
            decide(&game, side, Level::Expert, 1, &stop).expect("nothing stops it").choices
        } else {
            let (lines, _) = Plain::new(&rules, limits, &stop).search(position);
            vec![game.lifting(side, lines[0].sowings[0])]
        };
        for choice in choices {
            game.choose(choice, &mut ()).expect("a legal pit");
        }
    }
    let stores = game.rounds()[0].stores;
    i16::from(stores[strong]) - i16::from(stores[strong.other()])
}

#[test]
fn planning_whole_turns_beats_looking_a_few_sowings_ahead() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(8);
    let margins: i32 = (0..10)
        .map(|_| after_a_race(&mut random))
        .flat_map(|position| Side::BOTH.map(|side| i32::from(duel(position, side, 20_000))))
        .sum();
    assert!(margins > 20 * 2, "mean margin of twenty rounds {}", margins / 20);
}
