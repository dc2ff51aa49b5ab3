//! Every list, page and question as a picture.

use mak_khum::game::Rules;
use mak_khum::tui::{Message, Notice, Overlay, SavedMatch, Settings, Start};

use crate::harness::{Program, choices_until, players, saved, shelved, whole_match};
use crate::screens::{in_turns, shows};

#[test]
fn the_menu() {
    shows("menu", |options| Program::start(Start::Menu, options));
}

#[test]
fn the_menu_with_a_match_to_resume() {
    shows("menu_resume", |options| {
        let mut program = in_turns(options);
        program.press("q");
        program
    });
}

#[test]
fn the_setup() {
    shows("setup", |options| {
        let mut program = Program::start(Start::Menu, options);
        program.keys("enter down down");
        for letter in ["M", "a", "l", "e", "e"] {
            program.press(letter);
        }
        program
    });
}

#[test]
fn everything_that_can_be_done() {
    shows("actions", |options| {
        let mut program = in_turns(options);
        program.press("m");
        program
    });
}

#[test]
fn pages() {
    shows("help", |options| {
        let mut program = in_turns(options);
        program.press("?");
        program
    });
    shows("rules", |options| {
        let mut program = Program::start(Start::Menu, options);
        program.press("y");
        program
    });
}

#[test]
fn the_settings() {
    shows("settings", |options| {
        let mut program = in_turns(options);
        program.press(",");
        program
    });
}

#[test]
fn something_to_read() {
    shows("notice", |options| {
        let mut program = in_turns(options);
        let why = "match-0001.json: line 33: choice s7@1: the clock is at tick 0".to_owned();
        program.app.overlay = Some(Overlay::Message(Message(Notice::CannotOpen(why))));
        program
    });
}

#[test]
fn giving_up_is_asked_first() {
    shows("resign", |options| {
        let mut program = in_turns(options);
        program.press("g");
        program
    });
}

#[test]
fn the_saved_matches() {
    let rules = Rules::default();
    let shelf = || {
        vec![
            shelved(
                "match-0003",
                saved(
                    rules,
                    players("Malee:human", "expert"),
                    &choices_until(rules, 9, |game| game.round() == 2),
                ),
            ),
            shelved(
                "match-0002",
                saved(rules, players("Malee:human", "Somchai:human"), &whole_match(rules, 9)),
            ),
            SavedMatch {
                path: "match-0001.json".into(),
                modified: None,
                saved: Err("match-0001.json: line 7: choice 3 (s4): it is not South's turn".to_owned()),
            },
        ]
    };
    shows("saves", |options| {
        let mut program = Program::start(Start::Menu, options);
        program.shelf = shelf();
        program.keys("down down enter");
        program
    });
    shows("saves_broken", |options| {
        let mut program = Program::start(Start::Menu, options);
        program.shelf = shelf();
        program.keys("down down enter up");
        program
    });
    shows("delete", |options| {
        let mut program = Program::start(Start::Menu, options);
        program.shelf = shelf();
        program.keys("down down enter x");
        program
    });
}

#[test]
fn the_keys() {
    shows("keys", |options| {
        let mut program = in_turns(options);
        program.keys(", up enter");
        program
    });
    shows("keys_conflict", |options| {
        let mut program = in_turns(options);
        mark_hint(&mut program);
        program.keys("enter u");
        program
    });
    shows("keys_press", |options| {
        let mut program = in_turns(options);
        mark_hint(&mut program);
        program.press("enter");
        program
    });
}

/// Marks the hint in the list of keys.
fn mark_hint(program: &mut Program) {
    let keys = program.app.context.options.keys.changeable();
    let hint = keys.iter().position(|(action, _)| *action == mak_khum::tui::Action::Hint).unwrap();
    program.app.overlay = Some(Overlay::Settings(Settings::keys(hint)));
}

#[test]
fn keys_are_changed_and_conflicts_are_refused_by_name() {
    let mut program = in_turns(crate::harness::options("en", mak_khum::tui::Speed::Normal));
    mark_hint(&mut program);
    program.keys("enter u");
    assert!(program.picture(80, 24).contains("u already belongs to “Take back”"));
    program.keys("enter z");
    assert!(program.picture(80, 24).contains("Hint, with its reason"));
    program.keys("esc esc z");
    assert!(program.app.play().unwrap().advice.is_some(), "z gives a hint now");
    assert!(program.picture(80, 24).contains("z hint"), "and the panel says so");
    mark_hint(&mut program);
    program.press("x");
    assert!(program.app.context.options.keys.changes().is_empty());
}
