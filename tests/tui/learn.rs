//! Lessons, puzzles, the review, the record and the ways through a replay, in the terminal.

use mak_khum::ai::Level;
use mak_khum::game::{Rules, Side};
use mak_khum::learn::{Day, LESSONS, MatchSummary, Profile, Puzzle, Verdict};
use mak_khum::save::Controller;
use mak_khum::tui::{Answer, Learner, Msg, Options, SavedMatch, Screen, Speed, Start};

use crate::harness::{Program, options, players, saved, shelved, whole_match};
use crate::screens::shows;

/// The list of what can be learned, on a certain day.
pub fn learning(options: Options) -> Program {
    let mut program = Program::start(Start::Menu, options);
    program.keys("down enter");
    program
}

/// Lesson `number`, counted from 1, at its first step.
pub fn lesson(number: usize, options: Options) -> Program {
    let mut program = learning(options);
    for _ in 1..number {
        program.press("down");
    }
    program.press("enter");
    program
}

fn finished(seed: u64) -> SavedMatch {
    let rules = Rules::default();
    shelved("match-0001", saved(rules, players("มาลี:human", "easy"), &whole_match(rules, seed)))
}

/// The review of a match that lies on the shelf.
pub fn review(options: Options, slow: bool) -> Program {
    let mut program = Program::start(Start::Menu, options);
    program.shelf = vec![finished(3)];
    program.slow = slow;
    program.keys("down down enter v");
    program
}

#[test]
fn what_can_be_learned() {
    shows("learn", learning);
}

#[test]
fn a_lesson_asks_for_a_place() {
    shows("lesson_place", |options| {
        let mut program = lesson(2, options);
        program.keys("enter right up");
        program
    });
}

#[test]
fn a_lesson_asks_for_a_number() {
    shows("lesson_number", |options| {
        let mut program = lesson(4, options);
        for _ in 0..20 {
            program.settle();
            let Screen::Study(study) = &program.app.screen else { panic!("not in a lesson") };
            match study.asks() {
                Some(mak_khum::learn::Asks::Number) => break,
                Some(mak_khum::learn::Asks::Pit) => play_answer(&mut program),
                _ => program.press("enter"),
            }
        }
        program.press("down");
        program
    });
}

#[test]
fn a_lesson_says_what_was_done_instead() {
    shows("lesson_wrong", |options| {
        let mut program = lesson(4, options);
        program.keys("5 space");
        program
    });
}

#[test]
fn a_lesson_in_a_race() {
    shows("lesson_race", |options| {
        let mut program = lesson(5, options);
        program.keys("enter 7 space");
        program
    });
}

#[test]
fn the_puzzle_of_the_day() {
    shows("puzzle", |options| lesson(LESSONS.len() + 1, options));
}

#[test]
fn the_review_of_a_match() {
    shows("review", |options| review(options, false));
}

#[test]
fn the_review_of_a_race() {
    shows("review_race", |options| {
        let mut program = review(options, false);
        program.keys("home down");
        program
    });
}

#[test]
fn a_review_at_work() {
    shows("review_at_work", |options| {
        let mut program = review(options, true);
        let (ticket, _) = program.open[0].clone();
        let progress = mak_khum::learn::review::Progress { done: 7, total: 30 };
        program.send(Msg::Answered(ticket, Answer::Progress(progress)));
        program
    });
}

#[test]
fn the_record_of_a_player() {
    shows("record", |options| {
        let mut program = learning(options);
        let Some(Learner { profile, .. }) = &mut program.app.context.learner else { panic!("nobody learns") };
        *profile = Profile::new("มาลี");
        profile.note_lesson("board", 5);
        profile.note_puzzle(3, true);
        let whole = saved(Rules::default(), players("มาลี:human", "easy"), &whole_match(Rules::default(), 3));
        for (level, accuracy) in [(Level::Easy, 61.0), (Level::Easy, 70.5), (Level::Casual, 88.0)] {
            let mut whole = whole.clone();
            whole.players.north.controller = Controller::Computer(level);
            whole.seed = level.number().into();
            let mut result = MatchSummary::of(&whole, Side::South).unwrap();
            result.accuracy = Some(accuracy);
            result.id.push_str(&accuracy.to_string());
            profile.note_match(result);
        }
        program.press("end");
        program.press("enter");
        program
    });
}

#[test]
fn the_first_lesson_is_taken_with_the_arrows_and_enter() {
    let mut program = lesson(1, options("en", Speed::Instant));
    program.keys("enter enter enter left enter enter right right right up enter enter down down enter");
    let Screen::Study(study) = &program.app.screen else { panic!("not in a lesson") };
    assert_eq!(study.course.step_number(), LESSONS[0].steps.len() - 1);
    assert_eq!(study.course.stage(), mak_khum::learn::Stage::Right);
    program.press("enter");
    assert!(
        matches!(program.app.screen, Screen::Learn(learn) if learn.marked.0 == 1),
        "the next one is marked"
    );
    let profile = program.learned.last().expect("progress is kept");
    assert_eq!(profile.lessons["board"], LESSONS[0].steps.len());
}

#[test]
fn a_lesson_is_left_and_resumed() {
    let mut program = lesson(2, options("en", Speed::Instant));
    program.keys("enter left enter q enter");
    // The first step was read, the second one answered.
    let Screen::Study(study) = &program.app.screen else { panic!("not in a lesson") };
    assert_eq!(study.course.step_number(), 2);
}

#[test]
fn every_lesson_can_be_finished_in_the_terminal() {
    for (index, lesson_of) in LESSONS.iter().enumerate() {
        let mut program = lesson(index + 1, options("en", Speed::Instant));
        for _ in 0..200 {
            program.settle();
            let Screen::Study(study) = &program.app.screen else { break };
            match study.asks().expect("everything has fallen") {
                mak_khum::learn::Asks::On => program.press("enter"),
                mak_khum::learn::Asks::Pit => play_answer(&mut program),
                mak_khum::learn::Asks::Place => point(&mut program),
                mak_khum::learn::Asks::Number => count(&mut program),
            }
        }
        assert!(matches!(program.app.screen, Screen::Learn(_)), "{} does not end", lesson_of.id);
        let profile = program.learned.last().expect("progress is kept");
        assert_eq!(profile.lessons[lesson_of.id], lesson_of.steps.len());
    }
}

/// Plays the answer of a step from where it is.
fn play_answer(program: &mut Program) {
    let Screen::Study(study) = &program.app.screen else { return };
    let answer: Vec<&str> = study.course.step().answer.split_whitespace().collect();
    for pit in answer {
        program.press(pit);
        program.press("space");
        let Screen::Study(study) = &program.app.screen else { return };
        if study.course.asks() != mak_khum::learn::Asks::Pit {
            return;
        }
    }
}

/// Tries every place with the arrows until one is right.
fn point(program: &mut Program) {
    for row in ["up", "down"] {
        program.press(row);
        program.keys("left left left left left left left left left");
        for _ in 0..10 {
            let Screen::Study(study) = &program.app.screen else { return };
            let mut trial = study.course.clone();
            if trial.answer(mak_khum::learn::Answer::Place(study.cursor)).verdict == Verdict::Right {
                return program.press("enter");
            }
            program.press("right");
            program.press(row);
        }
    }
    panic!("no place is right");
}

fn count(program: &mut Program) {
    for _ in 0..100 {
        let Screen::Study(study) = &program.app.screen else { return };
        let mut trial = study.course.clone();
        if trial.answer(mak_khum::learn::Answer::Number(study.number)).verdict == Verdict::Right {
            return program.press("enter");
        }
        program.press("down");
    }
    panic!("no number is right");
}

#[test]
fn a_puzzle_is_counted() {
    let mut program = lesson(LESSONS.len() + 1, options("en", Speed::Instant));
    let day: Day = "2026-11-30".parse().unwrap();
    let puzzle = Puzzle::of(day).unwrap();
    program.press("i");
    let Screen::Study(study) = &program.app.screen else { panic!("not at a puzzle") };
    assert!(study.said[0].say(&program.app.context.text).contains(puzzle.step().answer));
    play_answer(&mut program);
    let profile = program.learned.last().expect("it is counted");
    assert!(profile.puzzles[&puzzle.number].solved);
}

#[test]
fn a_review_leads_to_the_turn_and_can_be_left() {
    let mut program = review(options("en", Speed::Instant), false);
    let Screen::Review(reviewing) = &program.app.screen else { panic!("not a review") };
    let races = reviewing.review.as_ref().unwrap().races.clone();
    assert!(races.len() >= 2);
    program.keys("home down enter");
    let Screen::Replay(replay) = &program.app.screen else { panic!("not a replay") };
    assert_eq!(replay.at, races[1].at, "a choice of the race");
    let mut program = review(options("en", Speed::Instant), false);
    program.press("home");
    for _ in 0..races.len() + 2 {
        program.press("down");
    }
    program.press("enter");
    let Screen::Replay(replay) = &program.app.screen else { panic!("not a replay") };
    assert_eq!(replay.at, replay.whole.record.turns()[2].first);

    let mut program = review(options("en", Speed::Instant), true);
    assert_eq!(program.open.len(), 1);
    program.press("esc");
    assert!(program.open.is_empty(), "the search is given up");
    assert!(matches!(program.app.screen, Screen::Saves(_) | Screen::Play(_)));
}

#[test]
fn a_review_that_comes_too_late_is_dropped() {
    let mut program = review(options("en", Speed::Instant), true);
    let (ticket, _) = program.open[0].clone();
    program.press("esc");
    program.send(Msg::Answered(ticket, Answer::Review(Ok(None))));
    assert!(matches!(program.app.screen, Screen::Saves(_) | Screen::Play(_)));
}

/// A replay of a whole match.
fn replay(speed: Speed) -> Program {
    let whole = saved(Rules::default(), players("human", "easy"), &whole_match(Rules::default(), 3));
    Program::start(Start::Replay(Box::new(whole)), options("en", speed))
}

#[test]
fn a_replay_goes_seed_by_seed_both_ways() {
    let mut program = replay(Speed::Normal);
    let scene = |program: &Program| {
        let Screen::Replay(replay) = &program.app.screen else { panic!("not a replay") };
        format!("{:?}", replay.shown.scene(Speed::Normal))
    };
    let mut seen = vec![scene(&program)];
    for _ in 0..12 {
        program.press(">");
        seen.push(scene(&program));
    }
    let changes = seen.windows(2).filter(|pair| pair[0] != pair[1]).count();
    assert!(changes >= 10, "{changes}");
    for expected in seen.iter().rev().skip(1).take(8) {
        program.press("<");
        assert_eq!(&scene(&program), expected);
    }
}

#[test]
fn a_replay_jumps_by_turn_and_to_captures() {
    let mut program = replay(Speed::Instant);
    let at = |program: &Program| {
        let Screen::Replay(replay) = &program.app.screen else { panic!("not a replay") };
        (replay.at, replay.whole.record.turns())
    };
    let (_, turns) = at(&program);
    program.press("pagedown");
    assert_eq!(at(&program).0, turns[0].first);
    program.press("pagedown");
    assert_eq!(at(&program).0, turns[1].first);
    program.press("pageup");
    assert_eq!(at(&program).0, turns[0].first);
    program.press("c");
    let (after, _) = at(&program);
    assert!(after > turns[0].first);
}

#[test]
fn a_match_is_played_on_from_any_moment() {
    let mut program = replay(Speed::Instant);
    program.keys("pagedown pagedown n");
    let play = program.app.play().expect("a match is on the table");
    assert!(matches!(program.app.screen, Screen::Play(_)));
    assert!(play.shown.record.state().outcome().is_none());
    let Some(first) = program.written.last() else { panic!("it is kept") };
    assert!(!first.record.choices().is_empty());
}
