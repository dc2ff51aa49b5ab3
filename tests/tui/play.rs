//! Playing: what keys and the mouse do to the state, with a computer that answers at once.

use std::time::Duration;

use mak_khum::game::{Choice, Phase, Preset, RaceClock, Rules, Side, Why, Widows};
use mak_khum::tui::{Action, Answer, Msg, Overlay, Pointer, PointerKind, Question, Screen, Speed, Start};

use crate::harness::{Program, choices_until, options, players, saved, shelved, whole_match};

fn two_people(rules: Rules) -> Program {
    let who = players("Malee:human", "Somchai:human");
    Program::at_table(saved(rules, who, &[]), options("en", Speed::Normal))
}

fn turns() -> Rules {
    Rules::default().with(mak_khum::game::Opening::Turns)
}

fn choices(program: &Program) -> Vec<String> {
    let play = program.app.play().unwrap();
    play.shown.record.choices().iter().map(ToString::to_string).collect()
}

#[test]
fn a_whole_match_by_keys_against_the_computer() {
    let who = players("Malee:human", "novice");
    let start = saved(Rules::default(), who, &[]);
    let mut program = Program::at_table(start, options("en", Speed::Instant));
    for _ in 0..2_000 {
        program.settle();
        let play = program.app.play().unwrap();
        if play.shown.record.state().outcome().is_some() && play.shown.playback.is_none() {
            break;
        }
        program.press("enter");
    }
    let play = program.app.play().unwrap();
    assert!(play.shown.record.state().outcome().is_some());
    let written = program.written.last().unwrap();
    assert_eq!(written.record.choices(), play.shown.record.choices());
}

#[test]
fn the_key_that_skips_is_never_a_move_and_digits_meanwhile_only_mark() {
    let mut program = two_people(turns());
    program.press("7");
    assert_eq!(choices(&program), ["s7"]);
    program.keys("6 1 4");
    assert_eq!(choices(&program), ["s7"]);
    program.press("space");
    assert_eq!(choices(&program), ["s7"]);
    assert_eq!(program.app.play().unwrap().cursor.south, 4);
    program.press("enter");
    assert_eq!(choices(&program), ["s7", "s4"]);
    // Enter skips, too, and sows nothing by it.
    program.press("enter");
    assert_eq!(choices(&program).len(), 2);
    assert!(program.app.play().unwrap().shown.playback.is_none());
}

#[test]
fn the_same_match_whatever_is_skipped() {
    let mut slow = two_people(Rules::default());
    let mut quick = two_people(Rules::default());
    for pit in ["7", "3", "6"] {
        slow.press(pit);
        slow.settle();
        quick.press(pit);
        quick.press("space");
    }
    let state = |program: &Program| program.app.play().unwrap().shown.record.state().clone();
    assert_eq!(state(&slow), state(&quick));
}

#[test]
fn taking_back_never_shows_one_half_of_a_secret_choice() {
    let mut program = two_people(Rules::default());
    program.keys("7 3");
    program.press("space");
    assert_eq!(choices(&program), ["s7@0", "n3@0"]);
    program.press("u");
    assert!(choices(&program).is_empty());
    program.press("r");
    assert_eq!(choices(&program), ["s7@0", "n3@0"]);
}

#[test]
fn taking_back_a_secret_choice_before_the_other_is_made() {
    let mut program = two_people(Rules::default());
    program.keys("7 u");
    assert!(program.app.play().unwrap().secret.south.is_none());
    program.keys("6 3");
    assert_eq!(choices(&program), ["s6@0", "n3@0"]);
}

#[test]
fn taking_back_while_the_computer_thinks_drops_its_answer() {
    let who = players("Malee:human", "expert");
    let mut program = Program::at_table(saved(turns(), who, &[]), options("en", Speed::Instant));
    program.slow = true;
    program.press("6");
    program.settle();
    assert_eq!(program.open.len(), 1, "the computer was asked");
    let stale = program.open[0].clone();
    program.press("u");
    assert!(choices(&program).is_empty());
    assert!(program.open.is_empty(), "the question was given up");
    let decision = mak_khum::ai::Decision {
        choices: vec![Choice::Sow { side: Side::North, pit: 3 }],
        report: mak_khum::ai::Report::default(),
    };
    program.send(Msg::Answered(stale.0, Answer::Decision(Ok(Some(decision)))));
    assert!(choices(&program).is_empty(), "a stale answer was played");
    program.press("r");
    assert_eq!(choices(&program), ["s6"]);
    assert_eq!(program.open.len(), 1, "the computer is asked again");
}

#[test]
fn the_computer_is_asked_once_when_it_is_left_alone_in_the_race() {
    let who = players("Malee:human", "strong");
    let mut longest = 0;
    for first in ["1", "2", "3", "4"] {
        let start = saved(Rules::default(), who.clone(), &[]);
        let mut program = Program::at_table(start, options("en", Speed::Instant));
        program.slow = true;
        program.press(first);
        program.settle();
        while !program.open.is_empty() {
            let (ticket, question) = program.open.remove(0);
            let Question::Decide { game, side, level, seed } = question else { panic!("it has to decide") };
            let decision = mak_khum::ai::decide(&game, side, level, seed, &mak_khum::ai::Stop::new());
            let planned = decision.as_ref().map_or(0, |decision| decision.choices.len());
            let before = choices(&program).len();
            program.send(Msg::Answered(ticket, Answer::Decision(Ok(decision))));
            program.settle();
            if planned > 1 {
                assert_eq!(choices(&program).len(), before + planned, "it was asked in between");
                longest = longest.max(planned);
            }
        }
    }
    assert!(longest > 2, "it was never left alone");
}

#[test]
fn a_dead_thread_is_told_and_the_match_goes_on() {
    let who = players("Malee:human", "expert");
    let mut program = Program::at_table(saved(turns(), who, &[]), options("en", Speed::Instant));
    program.slow = true;
    program.press("6");
    program.settle();
    let (ticket, _) = program.open.remove(0);
    program.send(Msg::Answered(ticket, Answer::Decision(Err("out of luck".to_owned()))));
    assert!(matches!(program.app.overlay, Some(Overlay::Message(_))));
    program.keys("enter enter");
    assert_eq!(program.open.len(), 1, "it is asked again");
}

#[test]
fn resigning_is_asked_first_and_ends_the_match() {
    let mut program = two_people(turns());
    program.keys("g enter");
    assert!(choices(&program).is_empty());
    program.keys("g down enter");
    let play = program.app.play().unwrap();
    let outcome = play.shown.record.state().outcome().unwrap();
    assert_eq!((outcome.winner, outcome.why), (Some(Side::North), Why::Resigned));
}

#[test]
fn a_rematch_changes_sides() {
    let who = players("Malee:human", "steady");
    let over = saved(Rules::default(), who, &whole_match(Rules::default(), 9));
    let mut program = Program::at_table(over, options("en", Speed::Normal));
    program.slow = true;
    program.press("t");
    let play = program.app.play().unwrap();
    assert_eq!(play.shown.players.north.name(), "Malee");
    assert!(play.shown.record.choices().is_empty());
}

#[test]
fn widows_are_named_by_their_owners() {
    let rules = Rules::default().with(Widows::Choice);
    let until = choices_until(rules, 9, |game| matches!(game.phase(), Phase::Widows { .. }));
    let who = players("Malee:human", "Somchai:human");
    let mut program = Program::at_table(saved(rules, who, &until), options("en", Speed::Normal));
    let state = program.app.play().unwrap().shown.record.state().clone();
    let side = Side::BOTH.into_iter().find(|&side| state.waits_for(side)).unwrap();
    let due = state.widows_due(side);
    for number in 1..=due {
        program.press(&number.to_string());
    }
    assert_eq!(program.app.play().unwrap().widows.len(), due);
    program.press("enter");
    let last = program.app.play().unwrap().shown.record.choices().last().copied().unwrap();
    assert!(matches!(last, Choice::Widows { side: who, pits } if who == side && pits.len() == due), "{last}");
}

#[test]
fn two_race_against_the_clock_with_keys_of_their_own() {
    let rules = Rules::default().with(RaceClock::Runs);
    let mut program = two_people(rules);
    program.press("m");
    assert_eq!(choices(&program), ["s7@0"], "m is the key of the rightmost pit of South");
    program.wait(Duration::from_millis(700));
    let tick = match program.app.play().unwrap().shown.record.state().phase() {
        Phase::Race(race) => race.tick(),
        other => panic!("{other:?}"),
    };
    assert!(tick >= 2, "the clock runs while North chooses: {tick}");
    program.press("t");
    let second = choices(&program)[1].clone();
    assert!(second.starts_with("n3@"), "t is the fifth key from the left, North's pit 3: {second}");
    program.settle();
    let whole = program.app.play().unwrap().shown.saved();
    let again =
        mak_khum::game::Record::replay(*whole.record.state().setup(), whole.record.choices(), &mut ());
    assert!(again.is_ok());
}

#[test]
fn the_mouse_sows_on_both_pictures() {
    for rules in [turns(), Preset::MakLum.rules()] {
        let mut program = two_people(rules);
        let picture = program.picture(80, 24);
        // Pit 2 of South: its number stands under it, in the line of South's numbers.
        let lines: Vec<&str> = picture.lines().collect();
        let (row, line) =
            lines.iter().enumerate().rfind(|(_, line)| line.contains("╰") && line.contains('2')).unwrap();
        let column = line.chars().position(|character| character == '2').unwrap();
        let at = Pointer { column: column as u16, row: row as u16 - 2, kind: PointerKind::Pressed };
        program.send(Msg::Pointer(at));
        assert_eq!(choices(&program), ["s2"], "{picture}");
    }
}

/// Presses the mouse where the picture says `text`.
fn click(program: &mut Program, text: &str) {
    let picture = program.picture(80, 24);
    let lines = picture.lines().enumerate();
    let (row, line) = lines.filter(|(_, line)| line.contains(text)).last().unwrap();
    let column = line[..line.find(text).unwrap()].chars().count() as u16;
    let at = Pointer { column, row: row as u16, kind: PointerKind::Pressed };
    program.send(Msg::Pointer(at));
}

#[test]
fn keys_that_are_named_can_be_pressed_with_the_mouse() {
    let mut program = two_people(turns());
    click(&mut program, "hint");
    assert!(program.app.play().unwrap().advice.is_some());
    program.press("7");
    click(&mut program, "skip");
    assert!(program.app.play().unwrap().shown.playback.is_none());
    click(&mut program, "take back");
    assert_eq!(choices(&program).len(), 0);
    click(&mut program, "? keys");
    assert!(matches!(program.app.overlay, Some(Overlay::Page(_))));
    // What lies under a page is not pressed through it.
    click(&mut program, "Esc back");
    assert!(program.app.overlay.is_none());
    program.press(",");
    click(&mut program, "Esc back");
    assert!(program.app.overlay.is_none());
    click(&mut program, "to the menu");
    assert!(matches!(program.app.screen, Screen::Menu(_)));
    click(&mut program, "q quit");
    assert!(program.quit);
}

#[test]
fn what_a_sowing_would_bring_is_hidden_against_a_level_above_the_middle_until_it_is_asked_for() {
    let foreseen = "pit 7, 7 seeds";
    for (level, shown) in [("novice", true), ("steady", true), ("strong", false), ("master", false)] {
        let who = players("Malee:human", level);
        let mut program = Program::at_table(saved(turns(), who, &[]), options("en", Speed::Normal));
        program.press("left");
        let before = program.picture(80, 24);
        assert_eq!(before.contains(foreseen), shown, "{level}\n{before}");
        program.press("v");
        assert_ne!(program.picture(80, 24).contains(foreseen), shown, "{level}");
    }
}

#[test]
fn escape_and_q_lose_nothing() {
    let mut program = two_people(turns());
    program.keys("7 space 6 space");
    let before = choices(&program);
    program.keys("esc esc esc esc");
    assert_eq!(choices(&program), before);
    program.press("q");
    assert!(matches!(program.app.screen, Screen::Menu(_)));
    program.keys("esc esc");
    assert!(!program.quit);
    program.press("enter");
    assert!(matches!(program.app.screen, Screen::Play(_)));
    assert_eq!(choices(&program), before);
    program.act(Action::Quit);
    assert!(program.quit);
    assert_eq!(program.written.last().unwrap().record.choices().len(), before.len());
}

#[test]
fn a_deleted_match_is_not_gone_on_with() {
    let mut program = two_people(turns());
    program.shelf = vec![shelved("match-0001", saved(turns(), players("Malee:human", "easy"), &[]))];
    let path = program.shelf[0].path.clone();
    program.keys("7 space q");
    program.send(Msg::Saved(Ok(path.clone())));
    assert!(program.picture(80, 24).contains("Resume match"));
    program.keys("down down down enter x down enter");
    assert_eq!(program.deleted, [path]);
    program.shelf.clear();
    let written = program.written.len();
    program.press("esc");
    assert!(!program.picture(80, 24).contains("Resume match"));
    program.act(Action::Quit);
    assert_eq!(program.written.len(), written, "it is not written again");
}

#[test]
fn arrows_and_enter_do_everything() {
    let mut program = Program::start(Start::Menu, options("en", Speed::Instant));
    program.keys("enter enter");
    assert!(matches!(program.app.screen, Screen::Play(_)));
    program.keys("right right enter");
    program.settle();
    assert!(!choices(&program).is_empty());
    program.keys("down");
    assert!(matches!(program.app.overlay, Some(Overlay::Actions(_))));
    program.keys("up enter");
    assert!(program.quit, "the last line of the list leaves the program");
}

#[test]
fn settings_take_effect_at_once() {
    let mut program = two_people(turns());
    program.press(",");
    program.press("right");
    assert_eq!(program.app.context.text.code(), "th");
    assert!(program.picture(80, 24).contains("ตั้งค่า"));
    program.press("left");
    assert_eq!(program.app.context.text.code(), "en");
}

#[test]
fn a_thai_keyboard_plays() {
    let mut program = two_people(turns());
    program.press("ึ");
    program.press("space");
    program.press("๖");
    assert_eq!(choices(&program), ["s7", "s6"]);
    program.press("space");
    program.press("ี");
    assert_eq!(choices(&program), ["s7"], "ี lies on the key u");
}

#[test]
fn a_replay_reaches_the_end_of_the_match() {
    let whole = saved(Rules::default(), players("human", "easy"), &whole_match(Rules::default(), 9));
    let length = whole.record.choices().len();
    let mut program = Program::start(Start::Replay(Box::new(whole.clone())), options("en", Speed::Instant));
    program.press("space");
    program.settle();
    let Screen::Replay(replay) = &program.app.screen else { panic!("not a replay") };
    assert_eq!(replay.at, length);
    assert_eq!(replay.shown.record.state(), whole.record.state());
    program.press("left");
    let Screen::Replay(replay) = &program.app.screen else { panic!("not a replay") };
    assert_eq!(replay.at, length - 1);
}

#[test]
fn computers_play_a_whole_match_by_themselves() {
    let who = players("novice", "easy");
    let mut program = Program::at_table(saved(Rules::default(), who, &[]), options("en", Speed::Instant));
    program.settle();
    assert!(program.app.play().unwrap().shown.record.state().outcome().is_some());
}

/// A match in which the computer, North, has a turn of at least `sowings` before it, and that turn.
fn before_a_long_turn(sowings: usize, speed: Speed) -> (Program, Vec<Choice>) {
    let who = players("Malee:human", "master");
    let mut program = Program::at_table(saved(turns(), who, &[]), options("en", speed));
    program.slow = true;
    program.press("6");
    program.settle();
    let (ticket, question) = program.open.remove(0);
    let Question::Decide { game, side, .. } = question else { panic!("it has to decide") };
    let decision =
        mak_khum::ai::decide(&game, side, mak_khum::ai::Level::Master, 1, &mak_khum::ai::Stop::new());
    let turn = decision.as_ref().unwrap().choices.clone();
    assert!(turn.len() >= sowings, "{}", turn.len());
    program.send(Msg::Answered(ticket, Answer::Decision(Ok(decision))));
    (program, turn)
}

/// How long what is shown takes, at most two minutes.
fn time_shown(program: &mut Program) -> Duration {
    let step = Duration::from_millis(50);
    let mut time = Duration::ZERO;
    while program.app.play().unwrap().shown.is_moving() && time < Duration::from_secs(120) {
        program.wait(step);
        time += step;
    }
    time
}

#[test]
fn a_long_turn_is_shown_within_ten_seconds_and_told_as_a_whole() {
    let (mut program, turn) = before_a_long_turn(10, Speed::Normal);
    program.wait(Duration::from_secs(3));
    let screen = program.picture(80, 24);
    assert!(screen.contains(&format!(" of {}, +", turn.len())), "{screen}");
    let time = time_shown(&mut program) + Duration::from_secs(3);
    assert!((5..=10).contains(&time.as_secs()), "{time:?}");
    // Its account stays until a key is pressed.
    let account = format!("computer 7: {} sowings, +", turn.len());
    program.wait(Duration::from_secs(60));
    let screen = program.picture(80, 24);
    assert!(screen.contains(&account), "{screen}");
    program.keys("v right");
    assert!(!program.picture(80, 24).contains(&account));
    // In the log it stands whole.
    program.press("f");
    let pits: Vec<String> = turn.iter().filter_map(|choice| Some(choice.pit()?.to_string())).collect();
    let screen = program.picture(120, 36);
    // The board looks out beside the page.
    let numbers: Vec<&str> = screen.split([' ', '\n']).filter(|word| word.parse::<u8>().is_ok()).collect();
    assert!(numbers.join(" ").contains(&pits.join(" ")), "{screen}");
}

#[test]
fn a_long_turn_is_skipped_by_one_key_stepped_by_sowings_and_shown_again_from_any() {
    let (mut program, turn) = before_a_long_turn(10, Speed::Normal);
    let shown = |program: &Program| {
        program.app.play().unwrap().shown.playback.as_ref().map(|it| it.progress().sowing)
    };
    program.keys(". . .");
    assert_eq!(shown(&program), Some(3));
    program.press("space");
    assert!(!program.app.play().unwrap().shown.is_moving(), "one key skips the turn");
    program.press("a");
    let screen = program.picture(80, 24);
    assert!(screen.contains(&format!("computer 7: {} sowings", turn.len())), "{screen}");
    program.keys("down down down down enter");
    assert_eq!(shown(&program), Some(5));
    assert!(program.picture(80, 24).contains(&format!("5 of {}", turn.len())));
}

#[test]
fn at_once_a_turn_has_its_account_too() {
    let (mut program, turn) = before_a_long_turn(10, Speed::Instant);
    program.wait(Duration::from_millis(1));
    assert!(!program.app.play().unwrap().shown.is_moving());
    let screen = program.picture(60, 18);
    assert!(screen.contains(&format!("computer 7: {} sowings, +", turn.len())), "{screen}");
    program.keys("a down enter");
    assert!(!program.app.play().unwrap().shown.is_moving());
}

#[test]
fn shown_slowly_a_long_turn_is_not_hurried() {
    let (mut program, _) = before_a_long_turn(10, Speed::Slow);
    let slow = time_shown(&mut program);
    assert!(slow > Duration::from_secs(30), "{slow:?}");
}

#[test]
fn the_hands_of_a_race_are_shown_within_twenty_seconds() {
    for (south, north) in [("7", "7"), ("1", "7"), ("3", "4"), ("5", "2")] {
        let mut program = two_people(Rules::default());
        program.keys(&format!("{south} {north}"));
        let time = time_shown(&mut program);
        assert!(time <= Duration::from_secs(20), "{south} {north}: {time:?}");
    }
}

#[test]
fn before_the_first_race_it_is_explained_once_and_a_key_leads_to_the_lesson() {
    let who = players("Malee:human", "novice");
    let mut program = Program::at_table(saved(Rules::default(), who, &[]), options("en", Speed::Instant));
    for (columns, rows) in crate::harness::SIZES {
        let screen = program.picture(columns, rows);
        let told: Vec<&str> = screen.split_whitespace().collect();
        assert!(told.join(" ").contains("Who dies first moves first."), "{screen}");
        assert!(screen.contains("d lesson"), "{screen}");
    }
    program.press("d");
    assert!(matches!(program.app.screen, Screen::Study(_)));
    assert!(program.picture(80, 24).contains("Lesson 5"), "{}", program.picture(80, 24));
    program.keys("q q");
    let who = players("Malee:human", "novice");
    let mut program = Program::at_table(saved(Rules::default(), who, &[]), options("en", Speed::Instant));
    program.press("7");
    assert!(program.app.context.options.raced);
    let again = saved(Rules::default(), players("Malee:human", "novice"), &[]);
    let mut program = Program::at_table(again, program.app.context.options.clone());
    assert!(!program.picture(80, 24).contains("A race:"));
}

#[test]
fn a_hint_in_the_race_is_a_best_choice_and_says_whether_it_is_proved() {
    let small = Rules::default().with_board(3, 3).unwrap();
    let who = players("Malee:human", "novice");
    let mut program = Program::at_table(saved(small, who, &[]), options("en", Speed::Instant));
    program.slow = true;
    program.press("i");
    let asked = program.open.iter().position(|(_, question)| {
        matches!(question, Question::Decide { side: Side::South, level: mak_khum::ai::Level::Master, .. })
    });
    let (ticket, question) = program.open.remove(asked.unwrap());
    let Question::Decide { game, side, level, seed } = question else { unreachable!() };
    let decision = mak_khum::ai::decide(&game, side, level, seed, &mak_khum::ai::Stop::new());
    program.send(Msg::Answered(ticket, Answer::Decision(Ok(decision))));
    let screen = program.picture(80, 24);
    assert!(screen.contains("is a best choice in this race: proved"), "{screen}");
    let advised = program.app.play().unwrap().advice.clone().unwrap().race.unwrap().0;
    assert_eq!(program.app.play().unwrap().cursor.south, advised.number);
}

#[test]
fn the_advised_turn_is_kept_while_it_is_followed() {
    let mut program = two_people(turns());
    program.press("b");
    program.settle();
    let planned = program.app.play().unwrap().advice.clone().unwrap().turn;
    assert!(planned.len() > 2);
    for (at, sowing) in planned.iter().take(3).enumerate() {
        program.press(if at % 2 == 0 { "i" } else { "b" });
        assert!(program.open.is_empty(), "it is not searched again");
        assert_eq!(program.app.play().unwrap().advice.clone().unwrap().turn, planned[at..]);
        program.keys(&format!("{} space", sowing.pit.number));
    }
}

#[test]
fn how_a_race_ended_and_how_a_round_begins_is_said_until_a_key_is_pressed() {
    let until = choices_until(Rules::default(), 9, |game| matches!(game.phase(), Phase::Turns(_)));
    let who = players("Malee:human", "Somchai:human");
    let mut program =
        Program::at_table(saved(Rules::default(), who.clone(), &until), options("en", Speed::Normal));
    program.wait(Duration::from_secs(60));
    assert!(
        program.picture(80, 24).contains("went out first and moves first"),
        "{}",
        program.picture(80, 24)
    );
    let until = choices_until(Rules::default(), 9, |game| {
        game.round() == 2 && matches!(game.phase(), Phase::Turns(_))
    });
    let program = Program::at_table(saved(Rules::default(), who, &until), options("en", Speed::Normal));
    let state = program.app.play().unwrap().shown.record.state().clone();
    let stores = state.rounds()[0].stores;
    let side = state.position().turn;
    let told = format!("begins: {} seeds to {}, widows", stores[side], stores[side.other()]);
    let mut program = program;
    assert!(program.picture(80, 24).contains(&told), "{told}\n{}", program.picture(80, 24));
}

#[test]
fn the_letters_in_the_list_of_actions_work() {
    let mut program = two_people(turns());
    program.keys("m i");
    program.settle();
    assert!(program.app.overlay.is_none());
    assert!(program.app.play().unwrap().advice.is_some());
}

#[test]
fn back_from_a_review_is_where_one_came_from() {
    let who = players("Malee:human", "steady");
    let over = saved(Rules::default(), who, &whole_match(Rules::default(), 9));
    let mut program = Program::at_table(over, options("en", Speed::Instant));
    program.slow = true;
    program.press("v");
    assert!(matches!(program.app.screen, Screen::Review(_)));
    program.press("esc");
    assert!(matches!(program.app.screen, Screen::Play(_)));
    program.keys("w v esc");
    assert!(matches!(program.app.screen, Screen::Replay(_)));
}

#[test]
fn a_key_that_comes_too_early_is_told_for_two_seconds() {
    let who = players("Malee:human", "novice");
    let mut program = Program::at_table(saved(turns(), who, &[]), options("en", Speed::Instant));
    program.slow = true;
    program.press("6");
    program.settle();
    program.press("3");
    let early = "It is not your turn";
    assert!(program.picture(80, 24).contains(early), "{}", program.picture(80, 24));
    program.wait(Duration::from_millis(1500));
    assert!(program.picture(80, 24).contains(early));
    program.wait(Duration::from_millis(600));
    assert!(!program.picture(80, 24).contains(early));
    // And something turns meanwhile.
    let thinking = program.picture(80, 24);
    program.wait(Duration::from_millis(400));
    assert_ne!(program.picture(80, 24), thinking);
}

#[test]
fn the_whole_best_turn_is_shown_with_its_value_at_sixty_columns() {
    let mut program = two_people(turns());
    program.slow = true;
    program.press("b");
    let (ticket, question) = program.open.remove(0);
    let Question::Analyse { position, rules, .. } = question else { panic!("it asks for an analysis") };
    let limits =
        mak_khum::ai::Limits { time: Some(Duration::from_secs(20)), ..mak_khum::ai::Limits::default() };
    let analysis = mak_khum::ai::analyse(&position, &rules, &limits, &mak_khum::ai::Stop::new(), |_| ());
    let turn: Vec<String> = analysis.best.as_ref().unwrap().turn.iter().map(ToString::to_string).collect();
    program.send(Msg::Answered(ticket, Answer::Analysis(Ok(analysis))));
    for (columns, rows) in [(60, 18), (80, 24)] {
        program.press("b");
        let screen = program.picture(columns, rows);
        let words: Vec<&str> = screen.split_whitespace().collect();
        assert!(words.join(" ").contains(&format!("Best turn: {} (+", turn.join(" "))), "{screen}");
    }
}
