//! Whole turns, held against the rules and against what is known of them.

use std::collections::HashSet;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::*;
use crate::ai::compact::tests::{any_position, any_rules};
use crate::game::{Position, Rules, Side};

fn find(rules: &Rules, position: &Position, beam: Beam) -> Turns {
    let mut turns = Turns::default();
    let promise = |board: Compact| board.margin();
    let ways = Ways::new(rules, position);
    turns.find(&ways, Compact::new(position), &beam, promise, |_| Ok(())).expect("nothing is limited");
    turns
}

/// Every position in which a turn from here can end, by the plain rules.
fn all_ends(rules: &Rules, position: &Position, ends: &mut HashSet<Position>, seen: &mut HashSet<Position>) {
    for pit in position.legal().iter() {
        let sown = position.play_unchecked(rules, pit, &mut ());
        if sown.position.turn != position.turn || sown.round_over {
            let mut end = sown.position;
            end.turn = position.turn.other();
            ends.insert(end);
        } else if seen.insert(sown.position) {
            all_ends(rules, &sown.position, ends, seen);
        }
    }
}

#[test]
fn every_turn_is_found_once_under_every_rule() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(11);
    let beam = Beam { width: usize::MAX, sowings: usize::MAX, ends: usize::MAX, threads: 1 };
    let mut compared = 0;
    while compared < 200 {
        let rules = any_rules(&mut random);
        let position = any_position(&rules, &mut random);
        if position.is_over() || Compact::new(&position).in_play() > 24 {
            continue;
        }
        let (mut ends, mut seen) = (HashSet::new(), HashSet::new());
        all_ends(&rules, &position, &mut ends, &mut seen);
        let turns = find(&rules, &position, beam);
        assert!(turns.complete);
        assert_eq!(turns.ends.len(), ends.len(), "{position} {rules:?}");
        for end in &turns.ends {
            let mut now = position;
            for pit in turns.path(end) {
                assert_eq!(now.turn, position.turn);
                now = now.play(&rules, pit, &mut ()).expect("the turn is legal").position;
            }
            now.turn = position.turn.other();
            assert_eq!(Compact::new(&now), end.board);
            assert!(ends.contains(&now));
        }
        compared += 1;
    }
}

#[test]
fn the_shortest_turn_that_reaches_fifty_seeds_has_nine_sowings() {
    let rules = Rules::default();
    let position = Position::start(&rules, Side::South);
    let most = |sowings| {
        let turns =
            find(&rules, &position, Beam { width: usize::MAX, sowings, ends: usize::MAX, threads: 1 });
        let store = |end: &End| if end.still_on { end.board.store() } else { end.board.other_store() };
        turns.ends.iter().map(store).max()
    };
    assert!(most(8) < Some(50));
    assert_eq!(most(9), Some(53));
}

#[test]
fn several_threads_find_what_one_finds() {
    let rules = Rules::default();
    let position = Position::start(&rules, Side::South);
    let look = |threads| {
        let beam = Beam { width: 3 * SHARED_FROM, sowings: 20, ends: 300, threads };
        let turns = find(&rules, &position, beam);
        let steps = turns.steps.len();
        (steps, turns.ends.into_iter().map(|end| (end.board, end.promise)).collect::<Vec<_>>())
    };
    let (steps, ends) = look(1);
    assert!(steps > 10 * SHARED_FROM, "{steps} boards are too few to be shared out");
    assert_eq!(look(3), (steps, ends));
}
