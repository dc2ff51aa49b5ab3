//! Every lesson is taken to its end, and what it claims is held against the rules.

use std::collections::BTreeSet;

use mak_khum::game::{MatchEnd, Position, Rules, RaceClock, Side, StoreEnd, Capture, WidowSowing};
use mak_khum::learn::{Answer, Arg, Asks, Course, LESSONS, Lesson, Stage, Step, Task, Topic, Verdict};
use mak_khum::text::{BUILT_IN, Digits, Text};

/// The answer that a step expects.
fn expected(course: &Course, rules: &Rules, nth: usize) -> Answer {
    let step = course.step();
    let position = step.position(rules);
    match step.task {
        Task::Read => Answer::On,
        Task::Point(place) => Answer::Place(place.find(&position, rules).expect("the place is on the board")),
        Task::Count(count) => Answer::Number(count.find(&position, rules).expect("the board gives a number")),
        Task::Sow(_) | Task::Race(..) => {
            let lowest = course.legal().iter().next().unwrap_or(1);
            Answer::Pit(step.answer.get(nth).copied().unwrap_or(lowest))
        }
    }
}

fn all_steps() -> impl Iterator<Item = (&'static Lesson, usize, &'static Step)> {
    LESSONS.iter().flat_map(|lesson| lesson.steps.iter().enumerate().map(move |(n, step)| (lesson, n, step)))
}

#[test]
fn every_lesson_is_played_to_its_end() {
    let rules = Rules::default();
    for lesson in LESSONS {
        let mut course = Course::new(lesson, 0);
        for number in 0..lesson.steps.len() {
            assert_eq!((course.step_number(), course.stage()), (number, Stage::Asking));
            let mut nth = 0;
            while course.stage() == Stage::Asking && course.asks() != Asks::On {
                let answer = expected(&course, &rules, nth);
                let before = course.position().board;
                let reaction = course.answer(answer);
                let says = course.step().says;
                assert!(
                    matches!(reaction.verdict, Verdict::Right | Verdict::More),
                    "{says}: {answer:?} on {before:?} is {:?}", reaction.verdict
                );
                assert!(!reaction.said.is_empty(), "{says}: nothing is said to {answer:?}");
                nth += 1;
            }
            let last = course.answer(Answer::On).verdict;
            assert_eq!(last == Verdict::Finished, number + 1 == lesson.steps.len());
        }
    }
}
