//! A new match: who plays, who begins, handicaps, the clock.

use std::time::Duration;

use mak_khum::game::{Side, Why};
use mak_khum::tui::{Options, Speed, Start};

use crate::harness::{Program, options};

/// The set-up of a new match, marked at a line that holds `text`.
fn set_up_at(text: &str) -> Program {
    let mut program = Program::start(Start::Menu, options("en", Speed::Normal));
    program.press("enter");
    for _ in 0..12 {
        if program
            .picture(80, 24)
            .lines()
            .any(|line| line.contains('▶') && line.contains(&format!("▶ {text}")))
        {
            return program;
        }
        program.press("down");
    }
    panic!("{text}: {}", program.picture(80, 24));
}

/// Starts the match that is set up.
fn begin(program: &mut Program) -> mak_khum::save::Saved {
    program.keys("home enter");
    program.app.play().unwrap().shown.saved()
}

#[test]
fn the_first_opponent_is_a_novice_and_the_last_one_is_offered_again() {
    let mut program = set_up_at("North");
    assert!(program.picture(80, 24).contains("computer 1"));
    program.keys("right right");
    begin(&mut program);
    program.keys("q");
    assert_eq!(program.app.context.options.opponent.word(), "casual");
    let mut program = Program::start(Start::Menu, program.app.context.options.clone());
    program.press("enter");
    assert!(program.picture(80, 24).contains("computer 3"));
}

#[test]
fn a_handicap_and_who_begins_are_set_up() {
    let mut program = set_up_at("Handicap");
    program.keys("right down down right right right");
    let saved = begin(&mut program);
    assert_eq!(saved.record.state().setup().handicap().fewer, mak_khum::game::BySide::new(0, 3));
    let mut program = set_up_at("Who begins");
    program.keys("right right");
    let saved = begin(&mut program);
    assert!(saved.record.state().setup().handicap().no_race);
    assert_eq!(saved.record.state().setup().first(), Side::North);
    // A handicap beyond all seeds is refused, and nothing else changes.
    let mut program = set_up_at("Handicap");
    program.keys("right down");
    for _ in 0..200 {
        program.press("right");
    }
    assert!(begin(&mut program).record.state().setup().handicap().fewer.south <= 42);
}

#[test]
fn by_lot_either_side_begins() {
    let sides: std::collections::BTreeSet<_> = (0..8)
        .map(|seed| {
            let options = Options { seed: Some(seed), ..options("en", Speed::Normal) };
            let mut program = Program::start(Start::Menu, options);
            // From “who begins” back over North to the lot.
            program.keys("enter down down down down down down left");
            assert!(program.picture(80, 24).contains("by lot"), "{}", program.picture(80, 24));
            begin(&mut program).record.state().setup().first().word()
        })
        .collect();
    assert_eq!(sides.len(), 2);
}

#[test]
fn a_clock_is_shown_kept_and_ends_the_match_only_if_that_was_agreed() {
    for loses in [false, true] {
        let mut program = set_up_at("Clock");
        program.keys("right down down");
        if loses {
            program.press("right");
        }
        begin(&mut program);
        assert!(
            program.picture(80, 24).contains("South 1:00 v computer 1 1:00"),
            "{}",
            program.picture(80, 24)
        );
        program.wait(Duration::from_secs(20));
        assert!(program.picture(60, 18).contains("South 0:40"), "{}", program.picture(60, 18));
        program.press("7");
        let clock = program.app.play().unwrap().shown.clock.clone().unwrap();
        assert_eq!(clock.spent(0), 20_000);
        program.press("space");
        for _ in 0..400 {
            program.wait(Duration::from_millis(250));
        }
        let outcome = program.app.play().unwrap().shown.record.state().outcome();
        assert_eq!(outcome.map(|outcome| outcome.why), loses.then_some(Why::Time));
        if !loses {
            assert!(program.picture(80, 24).contains("South 0:00"));
        }
    }
}
