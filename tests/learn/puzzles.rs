//! The puzzles: every answer is proved again.

use std::collections::HashSet;

use mak_khum::game::{Position, Rules};
use mak_khum::learn::{Answer, Day, Kind, Puzzle, Verdict, shortest_answers};

/// What a year of puzzles costs is shared out: each test looks at every line, the proofs in two
/// halves, which run side by side.
fn prove(puzzles: impl Iterator<Item = Puzzle>) {
    for puzzle in puzzles {
        let grade = puzzle.grade();
        let answer: Vec<u8> =
            puzzle.step().answer.split_whitespace().map(|pit| pit.parse::<u8>().expect("a pit")).collect();
        assert_eq!(answer.len(), grade);
        let mut course = puzzle.course();
        for (place, &pit) in (1..).zip(&answer) {
            let verdict = course.answer(Answer::Pit(pit)).verdict;
            let expected = if place == grade { Verdict::Right } else { Verdict::More };
            assert_eq!(verdict, expected, "puzzle {}, choice {place}", puzzle.number);
        }
        let shortest = shortest_answers(&puzzle.course(), grade);
        assert_eq!(shortest, [answer], "puzzle {}: the answer is the only one so short", puzzle.number);
    }
}

#[test]
fn the_first_half_of_the_answers_is_right() {
    prove(Puzzle::all().take(Puzzle::all().len() / 2));
}

#[test]
fn the_second_half_of_the_answers_is_right() {
    prove(Puzzle::all().skip(Puzzle::all().len() / 2));
}

#[test]
fn every_line_of_the_file_is_a_puzzle_of_its_own() {
    let file = include_str!("../../assets/puzzles.jsonl");
    assert_eq!(file.lines().count(), Puzzle::all().len());
    assert_eq!(Puzzle::all().len() % 7, 0, "whole weeks");
    let mut seen = HashSet::new();
    for puzzle in Puzzle::all() {
        let position = Position::parse(puzzle.step().position, &Rules::default()).expect("a position");
        assert!(seen.insert(position), "puzzle {} is there twice", puzzle.number);
        assert_eq!(position.board.total(), 98);
        assert_eq!(Puzzle::numbered(puzzle.number).map(|puzzle| puzzle.kind), Some(puzzle.kind));
    }
    assert!(Puzzle::numbered(0).is_none() && Puzzle::numbered(Puzzle::all().len() + 1).is_none());
}

#[test]
fn a_day_has_one_puzzle_and_a_week_gets_harder() {
    let of = |day: &str| Puzzle::of(day.parse().expect("a day")).expect("there are puzzles").number;
    assert_eq!(of("1970-01-05"), 1);
    assert_eq!(of("1970-01-06"), 2);
    assert_eq!(of("1970-01-04"), Puzzle::all().len(), "before the first");
    // 2026-11-30 is a Monday, 2026-12-06 a Sunday.
    let monday = of("2026-11-30");
    assert_eq!(monday % 7, 1);
    assert_eq!(of("2026-12-06"), monday + 6);
    for week in 0..Puzzle::all().len() / 7 {
        let grades: Vec<usize> = Puzzle::all().skip(7 * week).take(7).map(|puzzle| puzzle.grade()).collect();
        assert!(grades.is_sorted(), "{grades:?}");
        let kinds: HashSet<Kind> = Puzzle::all().skip(7 * week).take(7).map(|puzzle| puzzle.kind).collect();
        assert_eq!(kinds.len(), 3);
    }
    assert!(Puzzle::of(Day::today()).is_some());
}
