//! Every lesson is taken to its end, and what it claims is held against the rules.

use std::collections::{BTreeSet, HashSet};
use std::path::Path;

use mak_khum::game::{
    Capture, CaptureAfter, Opening, Position, Race, RaceClock, Rules, Side, SowEnd, Sowing, StoreEnd,
    WidowSowing, Widows,
};
use mak_khum::learn::{
    Answer, Asks, Course, Goal, LESSONS, Lesson, Message, Stage, Step, Task, Topic, Verdict, Where,
};
use mak_khum::text::BUILT_IN;

use crate::support::languages;

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
            let planned = step.answer.split_whitespace().nth(nth).and_then(|pit| pit.parse().ok());
            Answer::Pit(planned.unwrap_or(lowest))
        }
    }
}

fn all_steps() -> impl Iterator<Item = (&'static Lesson, usize, &'static Step)> {
    LESSONS.iter().flat_map(|lesson| lesson.steps.iter().enumerate().map(move |(n, step)| (lesson, n, step)))
}

/// A sentence is whole: its key is known, and so is everything that it mentions.
fn assert_whole(said: &Message) {
    for text in languages() {
        let sentence = said.say(text);
        assert!(!sentence.contains("{$") && !sentence.contains("{ $"), "{sentence}");
        assert!(!sentence.starts_with("lessons-"), "{sentence} is not in {}", text.code());
    }
}

/// Answers a step as it expects and gives what was said.
fn take(course: &mut Course, rules: &Rules) -> Vec<Message> {
    let mut said = vec![course.says()];
    let mut nth = 0;
    while course.stage() == Stage::Asking && course.asks() != Asks::On {
        let reaction = course.answer(expected(course, rules, nth));
        assert!(
            matches!(reaction.verdict, Verdict::Right | Verdict::More),
            "{}: the expected answer is {:?}",
            course.step().says,
            reaction.verdict
        );
        said.extend(reaction.messages);
        nth += 1;
    }
    said
}

#[test]
fn every_lesson_is_played_to_its_end() {
    let rules = Rules::default();
    for lesson in LESSONS {
        let mut course = Course::new(lesson, 0);
        for number in 0..lesson.steps.len() {
            assert_eq!((course.step_number(), course.stage()), (number, Stage::Asking));
            take(&mut course, &rules).iter().for_each(assert_whole);
            let last = course.answer(Answer::On).verdict;
            assert_eq!(last == Verdict::Finished, number + 1 == lesson.steps.len());
        }
    }
}

#[test]
fn a_lesson_can_be_left_and_resumed_at_any_step() {
    let rules = Rules::default();
    for (lesson, number, step) in all_steps() {
        let mut course = Course::new(lesson, number);
        assert_eq!(course.step().says, step.says);
        take(&mut course, &rules);
        assert_eq!(course.asks(), Asks::On);
    }
    assert_eq!(Course::new(&LESSONS[0], 99).step_number(), 0, "a step that is not there");
}

/// Every other answer is met with a sentence about what it did, and the step laid again.
#[test]
fn other_answers_are_answered() {
    let mut wrong = 0;
    for (lesson, number, step) in all_steps() {
        let start = Course::new(lesson, number);
        let answers: Vec<Answer> = match start.asks() {
            Asks::On => vec![],
            Asks::Pit => start.legal().iter().map(Answer::Pit).collect(),
            Asks::Number => (0..=98).map(Answer::Number).collect(),
            Asks::Place => {
                let board = start.position().board;
                let pits = board.all_pits().map(mak_khum::game::Place::Pit);
                pits.chain(Side::BOTH.map(mak_khum::game::Place::Store)).map(Answer::Place).collect()
            }
        };
        let mut right = 0;
        for answer in answers {
            let mut course = start.clone();
            let reaction = course.answer(answer);
            reaction.messages.iter().for_each(assert_whole);
            assert!(!reaction.messages.is_empty() || reaction.verdict == Verdict::More, "{}", step.says);
            match reaction.verdict {
                Verdict::Wrong => {
                    wrong += 1;
                    assert!(reaction.messages.len() >= 2, "{}: what it did, and what to look for", step.says);
                    assert_eq!(course.answer(Answer::On).verdict, Verdict::Moved);
                    assert_eq!((course.position(), course.stage()), (start.position(), Stage::Asking));
                }
                Verdict::Right | Verdict::More => right += 1,
                verdict => panic!("{}: {answer:?} is {verdict:?}", step.says),
            }
        }
        if matches!(start.asks(), Asks::Place | Asks::Number) {
            assert_eq!(right, 1, "{} has one answer", step.says);
        }
    }
    assert!(wrong > 100, "{wrong}");
}

#[test]
fn what_is_no_answer_changes_nothing() {
    for (lesson, number, _) in all_steps() {
        let start = Course::new(lesson, number);
        for answer in [Answer::On, Answer::Pit(0), Answer::Pit(8), Answer::Pit(255)] {
            let mut course = start.clone();
            if course.asks() == Asks::On && answer == Answer::On {
                continue;
            }
            let reaction = course.answer(answer);
            assert_eq!(reaction.verdict, Verdict::Refused);
            reaction.messages.iter().for_each(assert_whole);
            assert_eq!((course.position(), course.stage()), (start.position(), start.stage()));
        }
    }
}

/// Whoever takes the lessons in order meets every rule of the preset `mak-khum`.
#[test]
fn every_rule_is_taught() {
    let fields: BTreeSet<&str> = LESSONS
        .iter()
        .flat_map(|lesson| lesson.teaches)
        .filter_map(|topic| if let Topic::Field(key) = topic { Some(*key) } else { None })
        .collect();
    assert_eq!(fields, Rules::KEYS.iter().copied().collect());
    let sections: BTreeSet<&str> = LESSONS
        .iter()
        .flat_map(|lesson| lesson.teaches)
        .filter_map(|topic| if let Topic::Section(name) = topic { Some(*name) } else { None })
        .collect();
    let expected =
        ["Words", "Board", "One sowing", "End of a round", "The race", "Next rounds", "End of the match"];
    assert_eq!(sections, expected.into_iter().collect());
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/rules.md");
    if let Ok(page) = std::fs::read_to_string(page) {
        let headings: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix("## ")).collect();
        assert!(sections.iter().all(|section| headings.contains(section)), "{headings:?}");
    }
}

/// What the board and the verdict are after the expected answer, under other rules.
fn ending(lesson: &'static Lesson, number: usize, rules: Rules) -> String {
    let preset = Rules::default();
    let mut course = Course::under(lesson, number, rules);
    let mut nth = 0;
    let mut verdict = Verdict::Moved;
    while course.stage() == Stage::Asking && course.asks() != Asks::On {
        verdict = course.answer(expected(&Course::new(lesson, number), &preset, nth)).verdict;
        nth += 1;
        if verdict == Verdict::Refused {
            break;
        }
    }
    format!("{verdict:?} {}", course.position())
}

/// A lesson that teaches a field of the rules has a step that would end otherwise without it.
#[test]
fn a_lesson_depends_on_the_rule_that_it_teaches() {
    let rules = Rules::default();
    let flips: [(&str, Rules); 8] = [
        ("store_end", rules.with(StoreEnd::Pass)),
        ("relay", rules.with_relay(false)),
        ("capture", rules.with(Capture::Both)),
        ("capture_after", rules.with(CaptureAfter::Lap)),
        ("widows", rules.with(Widows::Near)),
        ("widow_sowing", rules.with(WidowSowing::Forfeit)),
        ("pits", rules.with_board(6, rules.seeds()).expect("a board")),
        ("seeds", rules.with_board(rules.pits(), 6).expect("a board")),
    ];
    for (key, other) in flips {
        for lesson in LESSONS.iter().filter(|lesson| lesson.teaches.contains(&Topic::Field(key))) {
            let differs = (0..lesson.steps.len())
                .any(|number| ending(lesson, number, rules) != ending(lesson, number, other));
            assert!(differs, "{} does not need {key}", lesson.id);
        }
    }
}

/// The rules that show in no single answer: the opening, the clock, the length and end of a match.
#[test]
fn the_race_and_the_end_of_a_match_are_as_told() {
    let rules = Rules::default();
    assert_eq!(rules.race(), Opening::Race);
    let steps = |id: &str| LESSONS.iter().find(|lesson| lesson.id == id).expect("a lesson").steps;
    for step in steps("race").iter().filter(|step| matches!(step.task, Task::Race(..))) {
        assert_eq!(step.position(&rules), Position::start(&rules, Side::South), "a race opens the match");
    }
    // "Most players open with their farthest pit: its last seed reaches the store", and "the
    // clock stands still for that".
    let mut race = Race::new(Position::start(&rules, Side::South).board);
    race.choose(Side::South, 7, &mut ()).expect("it is full");
    race.choose(Side::North, 3, &mut ()).expect("it is full");
    while !race.is_choosing(Side::South) {
        race.tick_once(&rules, &mut ());
    }
    assert!(!race.can_tick(&rules));
    assert!(race.can_tick(&rules.with(RaceClock::Runs)));
    // "The fewer widows win; as many on both sides are a draw."
    let winner = |stores: &str| {
        let last = format!("0,0,0,0,0,0,0/0,0,0,0,0,0,0 {stores} s");
        Where::Winner.find(&Position::parse(&last, &rules).expect("a board"), &rules)
    };
    assert_eq!(winner("50-48"), Some(mak_khum::game::Place::Store(Side::South)));
    assert_eq!(winner("49-49"), None);
}

/// Claims of sentences that no task checks.
#[test]
fn what_is_said_besides_is_true() {
    let rules = Rules::default();
    let start = Position::start(&rules, Side::South);
    let sow = |position: &Position, pit| Sowing::play(position, &rules, pit, &mut ()).expect("a legal pit").0;
    // lessons-relay-start: "every pit but your farthest is picked up once", and it "dies where it came from".
    for pit in 1..rules.pits() {
        let sowing = sow(&start, pit);
        assert_eq!((sowing.laps.len(), sowing.end), (2, SowEnd::Capture));
        assert_eq!(sowing.last_place(), Some(mak_khum::game::Place::Pit(sowing.pit)));
    }
    let farthest = sow(&start, rules.pits());
    assert_eq!((farthest.laps.len(), farthest.end), (1, SowEnd::Store));
    for (_, _, step) in all_steps() {
        let position = step.position(&rules);
        match step.says {
            // "Two of your pits take something here."
            "lessons-kin-thaen-better" => {
                let takes = position.legal().iter().filter(|&pit| sow(&position, pit).captured() > 0).count();
                assert_eq!(takes, 2);
            }
            // "the first seeds end in a pit that holds one, the two that lie there now go on"
            "lessons-relay-where" => {
                let lifts: Vec<u8> = sow(&position, 5).laps.iter().map(|(_, seeds)| *seeds).collect();
                assert_eq!(lifts, [3, 2]);
            }
            // "More than half of all seeds", and "no shorter turn from the start".
            "lessons-chains-fifty" => {
                let Task::Sow(Goal::Haul(goal)) = step.task else { panic!("it asks for a haul") };
                assert!(u16::from(goal) * 2 > u16::from(rules.total()));
                assert_eq!(
                    shortest_haul(&start, &rules, goal, 9),
                    Some(step.answer.split_whitespace().count())
                );
            }
            _ => {}
        }
    }
}

/// The fewest sowings of a turn that bring so many seeds, looked for among all turns.
fn shortest_haul(start: &Position, rules: &Rules, goal: u8, most: usize) -> Option<usize> {
    let mut now = HashSet::from([*start]);
    for sowings in 1..=most {
        let mut next = HashSet::new();
        for position in &now {
            for pit in position.legal().iter() {
                let sown = position.play_unchecked(rules, pit, &mut ());
                let board = if sown.round_over { sown.position.board.settled() } else { sown.position.board };
                if board.store(start.turn) - start.board.store(start.turn) >= goal {
                    return Some(sowings);
                }
                if sown.end == SowEnd::Store && !sown.round_over {
                    next.insert(sown.position);
                }
            }
        }
        now = next;
    }
    None
}

/// The lines of the language files that belong to lessons and the analysis.
fn own_keys(source: &str) -> BTreeSet<String> {
    let ours = |line: &&str| line.starts_with("lessons-") || line.starts_with("analysis-");
    source.lines().filter(ours).filter_map(|line| Some(line.split_once(" = ")?.0.to_owned())).collect()
}

#[test]
fn the_sentences_stand_in_every_language_and_are_used() {
    let keys = own_keys(BUILT_IN[0].1);
    assert!(keys.len() > 100);
    for (code, source) in BUILT_IN {
        assert_eq!(own_keys(source), keys, "{code}");
    }
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut code = String::new();
    let mut folders = vec![src];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path())
        {
            if entry.is_dir() {
                folders.push(entry);
            } else {
                code.push_str(&std::fs::read_to_string(entry).expect("a source file"));
            }
        }
    }
    for key in keys {
        let stem = key.strip_suffix("-done").or(key.strip_suffix("-not")).unwrap_or(&key);
        assert!(
            code.contains(&format!("\"{key}\"")) || code.contains(&format!("\"{stem}\"")),
            "{key} is not used"
        );
    }
}

/// What a lesson mentions is worked out from its board: no number is written into a sentence.
#[test]
fn no_lesson_has_a_number_of_its_own() {
    for (code, source) in BUILT_IN {
        for line in source.lines().filter(|line| line.starts_with("lessons-")) {
            let (key, sentence) = line.split_once(" = ").expect("a sentence");
            if all_steps().any(|(_, _, step)| key.starts_with(step.says)) {
                assert!(!sentence.chars().any(char::is_numeric), "{code}: {line}");
            }
        }
    }
}
