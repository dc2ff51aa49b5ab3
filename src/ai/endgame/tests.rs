//! Exact endings against plain minimax.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::ai::compact::tests::{any_position, any_rules};
use crate::game::{Position, Rules};

/// The margin of the side to move, by looking at everything.
fn minimax(position: &Position, rules: &Rules) -> i16 {
    if position.is_over() {
        return position.margin(position.turn);
    }
    let value = |pit| {
        let next = position.play_unchecked(rules, pit, &mut ()).position;
        let margin = minimax(&next, rules);
        if next.turn == position.turn { margin } else { -margin }
    };
    position.legal().iter().map(value).max().expect("a pit holds seeds")
}

/// Positions of random rules with few enough seeds in play for [`minimax`].
fn small_positions(count: usize) -> impl Iterator<Item = (Rules, Position)> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(3);
    let any = move || {
        let mut rules = any_rules(&mut random);
        rules.pits = random.random_range(1..=4);
        rules.seeds = random.random_range(1..=2);
        (rules, any_position(&rules, &mut random))
    };
    std::iter::repeat_with(any).filter(|(_, position)| Compact::new(position).in_play() <= 9).take(count)
}

#[test]
fn it_equals_minimax_under_every_rule() {
    for (rules, position) in small_positions(600) {
        let (ways, board) = (Ways::new(&rules, &position), Compact::new(&position));
        let stop = Stop::new();
        let expected = minimax(&position, &rules);
        let table = Table::new(0);
        let mut endgame = Endgame::new(&ways, &table, &stop);
        let gain = endgame.gain(board, 0).expect("nothing stops it");
        assert_eq!(board.lead() + gain, expected, "{position} {rules:?}");
        // The answer does not depend on the guess, on what the table holds, or on a table of
        // endings.
        assert_eq!(endgame.gain(board, 5), Ok(gain));
        let endings = EndgameTable::new(&ways, 5, &stop).expect("nothing stops it");
        let table = Table::new(0);
        let mut other = Endgame::new(&ways, &table, &stop);
        other.endings = Some(&endings);
        assert_eq!(other.gain(board, -3), Ok(gain), "{position} {rules:?}");
    }
}

#[test]
fn the_turn_of_a_proof_brings_what_was_proved() {
    for (rules, position) in small_positions(300).filter(|(_, position)| !position.is_over()) {
        let (ways, board, table) = (Ways::new(&rules, &position), Compact::new(&position), Table::new(0));
        let stop = Stop::new();
        let mut endgame = Endgame::new(&ways, &table, &stop);
        let gain = endgame.gain(board, 0).expect("nothing stops it");
        let turn = endgame.turn(board, gain).expect("nothing stops it");
        let mut now = position;
        for pit in turn {
            assert_eq!(now.turn, position.turn);
            now = now.play(&rules, pit, &mut ()).expect("the turn is legal").position;
        }
        let margin = minimax(&now, &rules);
        let margin = if now.turn == position.turn { margin } else { -margin };
        assert_eq!(margin, board.lead() + gain, "{position} {rules:?}");
    }
}
