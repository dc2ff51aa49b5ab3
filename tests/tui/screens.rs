//! Every screen with a board as a picture, at three sizes and in both languages.

use std::time::Duration;

use mak_khum::game::{Choice, Match, Phase, PhaseKind, Preset, Race, RaceClock, Rules, Side, Widows};
use mak_khum::text::Digits;
use mak_khum::tui::{Action, Glyphs, Options, Preview, Speed, Start};

use crate::harness::{Program, SIZES, choices_until, options, players, saved, whole_match};

/// Draws the screen that `make` leads to at every size and in every language, and holds the
/// pictures against the ones that were looked at.
pub fn shows(name: &str, make: impl Fn(Options) -> Program) {
    for language in ["en", "th"] {
        let picture = |(columns, rows)| {
            let mut program = make(options(language, Speed::Normal));
            format!("── {columns}x{rows} ──\n{}", program.picture(columns, rows))
        };
        let pictures: String = SIZES.into_iter().map(picture).collect();
        assert!(!pictures.contains("tui-"), "{name} shows the key of a sentence that is missing");
        insta::with_settings!({ prepend_module_to_snapshot => false, snapshot_path => "snapshots" }, {
            insta::assert_snapshot!(format!("{name}_{language}"), pictures);
        });
    }
}

fn turns() -> Rules {
    Rules::default().with(mak_khum::game::Opening::Turns)
}

/// A person against the computer, in the middle of the turns of round one.
pub fn in_turns(options: Options) -> Program {
    let rules = Rules::default();
    let far = |game: &Match| {
        matches!(game.phase(), Phase::Turns(position) if position.turn == Side::South)
            && game.position().board.store(Side::South) > 10
    };
    Program::at_table(saved(rules, players("Malee:human", "steady"), &choices_until(rules, 9, far)), options)
}

#[test]
fn a_race_before_its_first_choice() {
    shows("race_secret", |options| {
        let who = players("Malee:human", "Somchai:human");
        Program::at_table(saved(Rules::default(), who, &[]), options)
    });
}

#[test]
fn a_race_with_one_secret_choice_made_shows_nothing_of_it() {
    let who = || players("Malee:human", "Somchai:human");
    let look = |pit: &str| {
        let mut program =
            Program::at_table(saved(Rules::default(), who(), &[]), options("en", Speed::Normal));
        program.press(pit);
        program.picture(80, 24)
    };
    assert_eq!(look("3"), look("6"));
    shows("race_second_choice", |options| {
        let mut program = Program::at_table(saved(Rules::default(), who(), &[]), options);
        program.press("3");
        program
    });
}

#[test]
fn a_race_with_both_hands_on_the_board() {
    shows("race_hands", |options| {
        let who = players("Malee:human", "Somchai:human");
        let mut program = Program::at_table(saved(Rules::default(), who, &[]), options);
        program.keys("5 3");
        program.wait(Duration::from_millis(900));
        program
    });
}

#[test]
fn a_race_in_which_one_waits() {
    shows("race_waits", |options| {
        let who = players("Malee:human", "Somchai:human");
        let mut program = Program::at_table(saved(Rules::default(), who, &[]), options);
        program.keys("7 3");
        program.settle();
        assert!(matches!(race(&program), Some(race) if race.is_choosing(Side::South)));
        program
    });
}

fn race(program: &Program) -> Option<Race> {
    match program.app.play()?.shown.record.state().phase() {
        Phase::Race(race) => Some(*race),
        _ => None,
    }
}

#[test]
fn a_race_against_the_clock_has_keys_for_two() {
    shows("race_clock", |options| {
        let rules = Rules::default().with(RaceClock::Runs);
        Program::at_table(saved(rules, players("Malee:human", "Somchai:human"), &[]), options)
    });
}

#[test]
fn a_turn() {
    shows("turn", in_turns);
}

#[test]
fn a_seed_falls() {
    shows("falling", |options| {
        let who = players("Malee:human", "Somchai:human");
        let mut program = Program::at_table(saved(turns(), who, &[]), options);
        program.press("4");
        program.wait(Duration::from_millis(700));
        program
    });
}

#[test]
fn a_capture_jumps() {
    shows("capture", |options| {
        let who = players("Malee:human", "Somchai:human");
        let mut program = Program::at_table(saved(turns(), who, &[]), options);
        program.press("4");
        for _ in 0..17 {
            program.press(">");
        }
        program.press("p");
        program.wait(Duration::from_millis(300));
        program.press("p");
        program
    });
}

#[test]
fn paused() {
    shows("paused", |options| {
        let who = players("Malee:human", "Somchai:human");
        let mut program = Program::at_table(saved(turns(), who, &[]), options);
        program.keys("4 p > >");
        program
    });
}

#[test]
fn a_hint_and_the_best_turn() {
    shows("hint", |options| {
        let mut program = in_turns(options);
        program.press("i");
        program
    });
    shows("best", |options| {
        let mut program = in_turns(options);
        program.press("b");
        program
    });
}

#[test]
fn the_evaluation_bar_and_the_way_of_the_last_sowing() {
    shows("evaluation", |options| {
        let mut program = in_turns(options);
        program.keys("e o");
        program
    });
}

/// A match that is one choice before the end of the round that `round` finishes.
fn before_the_end_of(rules: Rules, round: usize) -> Vec<Choice> {
    let all = whole_match(rules, 9);
    let mut game = Match::new(mak_khum::game::Setup::new(rules));
    for (at, choice) in all.iter().enumerate() {
        game.choose(*choice, &mut ()).unwrap();
        if game.rounds().len() >= round {
            return all[..at].to_vec();
        }
    }
    panic!("the match has no round {round}");
}

/// Makes the last choice of the round by its key, and skips what is shown.
fn finish(program: &mut Program, rules: Rules) {
    let all = whole_match(rules, 9);
    let made = program.app.play().unwrap().shown.record.choices().len();
    let (Choice::Sow { pit, .. } | Choice::Race { pit, .. }) = all[made] else { panic!("no pit") };
    program.press(&pit.to_string());
    program.press("space");
}

#[test]
fn the_summary_of_a_round() {
    let rules = Rules::default();
    let choices = before_the_end_of(rules, 1);
    shows("round_summary", |options| {
        let who = players("Malee:human", "Somchai:human");
        let mut program = Program::at_table(saved(rules, who, &choices), options);
        finish(&mut program, rules);
        program
    });
    shows("filling", |options| {
        let who = players("Malee:human", "Somchai:human");
        let mut program = Program::at_table(saved(rules, who, &choices), options);
        finish(&mut program, rules);
        program.press("enter");
        program.wait(Duration::from_secs(1));
        program
    });
    shows("widows", |options| {
        let who = players("Malee:human", "Somchai:human");
        let mut program = Program::at_table(saved(rules, who, &choices), options);
        finish(&mut program, rules);
        program.keys("enter space");
        program
    });
}

#[test]
fn widows_are_chosen() {
    let rules = Rules::default().with(Widows::Choice);
    let choices = choices_until(rules, 9, |game| game.phase_kind() == PhaseKind::Widows);
    shows("widow_choice", |options| {
        let who = players("Malee:human", "Somchai:human");
        let mut program = Program::at_table(saved(rules, who, &choices), options);
        program.press("4");
        program
    });
}

#[test]
fn the_summary_of_the_match_does_not_hide_the_board() {
    let rules = Rules::default();
    let rounds = {
        let mut game = Match::new(mak_khum::game::Setup::new(rules));
        for choice in whole_match(rules, 9) {
            game.choose(choice, &mut ()).unwrap();
        }
        game.rounds().len()
    };
    let choices = before_the_end_of(rules, rounds);
    shows("match_summary", |options| {
        let who = players("Malee:human", "Somchai:human");
        let mut program = Program::at_table(saved(rules, who, &choices), options);
        finish(&mut program, rules);
        program
    });
}

#[test]
fn a_replay() {
    let rules = Rules::default();
    shows("replay", |options| {
        let whole = saved(rules, players("Malee:human", "expert"), &whole_match(rules, 9));
        let mut program = Program::start(Start::Replay(Box::new(whole)), options);
        program.act(Action::Last);
        program.act(Action::Right);
        program.settle();
        program
    });
}

#[test]
fn the_store_at_the_right_hand() {
    shows("mak_lum", |options| {
        let who = players("Malee:human", "Somchai:human");
        Program::at_table(saved(Preset::MakLum.rules(), who, &[]), options)
    });
}

#[test]
fn ascii_and_thai_digits() {
    shows("ascii", |options| in_turns(Options { glyphs: Glyphs::Ascii, ..options }));
    shows("thai_digits", |options| {
        in_turns(Options { digits: Digits::Thai, preview: Preview::On, ..options })
    });
}

#[test]
fn ascii_is_ascii() {
    let mut program = in_turns(Options { glyphs: Glyphs::Ascii, ..options("en", Speed::Normal) });
    for keys in ["", "4", "p .", "m", "esc ?", "esc ,", "esc q", "enter", "esc down enter"] {
        program.keys(keys);
        for (columns, rows) in SIZES {
            let picture = program.picture(columns, rows);
            let strange: Vec<char> = picture.chars().filter(|character| !character.is_ascii()).collect();
            let thai = |character: &char| ('\u{e00}'..='\u{e7f}').contains(character);
            assert!(strange.iter().all(thai), "{keys:?}: {strange:?}\n{picture}");
        }
    }
}
