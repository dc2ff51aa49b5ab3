//! The compact board is held to the rules.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::game::perft;

/// Rules with every field drawn at random.
pub(crate) fn any_rules(random: &mut Xoshiro256PlusPlus) -> Rules {
    let mut pick = |from: &[&str]| from[random.random_range(0..from.len())].to_owned();
    let mut rules = Rules::default();
    for (key, words) in [
        ("relay", &["true", "true", "false"][..]),
        ("store_end", &["again", "again", "pass"]),
        ("capture", &["opposite", "both-if-opposite", "both"]),
        ("widow_sowing", &["skip", "forfeit"]),
        ("pits", &["2", "2", "3", "4", "5", "6", "7", "7"]),
    ] {
        rules.set(key, &pick(words)).expect("a word of the field");
    }
    let most = Rules::MAX_TOTAL / 2 / rules.pits;
    rules.seeds = random.random_range(1..=most.min(18));
    // Drawn from what was drawn, so that the positions that follow stay as hard to solve as they were.
    rules.capture_after = if rules.seeds % 3 == 0 { CaptureAfter::Lap } else { CaptureAfter::Any };
    rules
}

/// A position of those rules with widows here and there and seeds anywhere.
pub(crate) fn any_position(rules: &Rules, random: &mut Xoshiro256PlusPlus) -> Position {
    let mut row = |left: &mut u32| {
        let pits = (0..rules.pits).map(|_| match random.random_range(0..10) {
            0 => "x".to_owned(),
            1 | 2 => "0".to_owned(),
            _ => {
                let seeds = random.random_range(0..=u32::from(rules.seeds) * 2).min(*left);
                *left -= seeds;
                seeds.to_string()
            }
        });
        pits.collect::<Vec<_>>().join(",")
    };
    let mut left = u32::from(rules.total());
    let (south, north) = (row(&mut left), row(&mut left));
    let store = random.random_range(0..=left);
    let turn = if random.random_bool(0.5) { 's' } else { 'n' };
    let text = format!("{south}/{north} {store}-{} {turn}", left - store);
    Position::parse(&text, rules).expect("a position of these rules")
}

/// Plays on from `position` at random for some sowings, comparing every sowing; how many.
fn compare(rules: &Rules, mut position: Position, random: &mut Xoshiro256PlusPlus) -> u32 {
    let ways = Ways::new(rules, &position);
    let mut compared = 0;
    while compared < 40 && !position.is_over() {
        let board = Compact::new(&position);
        assert_eq!(board.pits().collect::<PitSet>(), position.legal());
        assert_eq!(board.margin(), position.margin(position.turn));
        let mut next = position;
        for pit in position.legal().iter() {
            let sown = position.play_unchecked(rules, pit, &mut ());
            let (after, ended) = ways.sow(board, pit);
            assert_eq!(after, Compact::new(&sown.position), "{position} {pit} {rules:?}");
            assert_eq!(after.is_over(), sown.round_over);
            assert_eq!(ended == Ended::Again, sown.position.turn == position.turn);
            if random.random_range(0..4) == 0 || next == position {
                next = sown.position;
            }
        }
        position = next;
        compared += 1;
    }
    compared
}

#[test]
fn it_sows_as_the_rules_do() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(20);
    let mut positions = 0;
    while positions < 100_000 {
        let rules = any_rules(&mut random);
        let position = any_position(&rules, &mut random);
        positions += compare(&rules, position, &mut random);
    }
}

#[test]
fn it_counts_as_the_rules_do() {
    let rules = Rules::default();
    let text = "7,7,7,7,7,7,7/7,7,7,7,7,x,x 5-9 s";
    let position = Position::parse(text, &rules).expect("a position");
    let counted = crate::ai::perft(&position, &rules, 5);
    assert_eq!(counted.count, perft(&position, &rules, 5));
    assert_eq!(counted.sowings, (1..=5).map(|depth| perft(&position, &rules, depth)).sum::<u64>());
}
