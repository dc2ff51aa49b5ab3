//! Puzzles: a position and what one turn, or one race, has to bring.
//!
//! They are drawn from play by `examples/draw_puzzles.rs` and lie in `assets/puzzles.jsonl`. The
//! answer of each is proved: it does what is asked, and nothing shorter does.

use std::sync::OnceLock;

use serde::Deserialize;

use super::calendar::Day;
use super::course::{Answer, Course, Verdict};
use super::goal::{Goal, RaceGoal};
use super::lesson::{Lesson, Step, Task};

/// The file of puzzles, one JSON object a line.
const FILE: &str = include_str!("../../assets/puzzles.jsonl");

/// What a puzzle asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// To bring so many seeds to the store in one turn.
    Haul,
    /// To end the round with one turn, and to win it: no reply is left.
    Finish,
    /// To have so many seeds more than North when the race is over.
    Race,
}

impl Kind {
    /// The word for it in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Haul => "haul",
            Self::Finish => "finish",
            Self::Race => "race",
        }
    }
}

/// A line of the file.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    kind: Kind,
    /// The seeds that are asked for; 0 where none are.
    goal: u8,
    /// The pit that North lifts first in a race; empty where there is none.
    north: &'static str,
    position: &'static str,
    answer: &'static str,
}

impl Line {
    const fn step(self) -> Step {
        let (says, task) = match self.kind {
            Kind::Haul => ("lessons-puzzle-haul", Task::Sow(Goal::Haul(self.goal))),
            Kind::Finish => ("lessons-puzzle-finish", Task::Sow(Goal::EndAhead)),
            Kind::Race => ("lessons-puzzle-race", Task::Race(self.north, RaceGoal::Ahead(self.goal))),
        };
        Step { says, position: self.position, task, answer: self.answer }
    }
}

/// A puzzle. It is taken as a [`Course`] of one step.
#[derive(Clone, Copy, Debug)]
pub struct Puzzle {
    /// The number, from 1.
    pub number: usize,
    /// What it asks.
    pub kind: Kind,
    /// The step that asks it.
    pub lesson: &'static Lesson,
}

/// Puzzles are told apart by their numbers.
impl PartialEq for Puzzle {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl Puzzle {
    /// Every puzzle, in order.
    #[must_use]
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        lines().iter().zip(lessons()).enumerate().map(|(index, (line, lesson))| Self {
            number: index + 1,
            kind: line.kind,
            lesson,
        })
    }

    /// The puzzle of this number, from 1.
    #[must_use]
    pub fn numbered(number: usize) -> Option<Self> {
        Self::all().nth(number.checked_sub(1)?)
    }

    /// The puzzle of a day, the same for everybody. A week goes from easy on Monday to hard on
    /// Sunday; when all are through they begin again.
    #[must_use]
    pub fn of(day: Day) -> Option<Self> {
        let count = i64::try_from(lines().len()).ok().filter(|&count| count > 0)?;
        let index = day.from_first_monday().rem_euclid(count);
        Self::numbered(usize::try_from(index).ok()? + 1)
    }

    /// The step.
    #[must_use]
    pub const fn step(&self) -> &'static Step {
        &self.lesson.steps[0]
    }

    /// How hard it is: the sowings of the answer.
    #[must_use]
    pub fn grade(&self) -> usize {
        self.step().answer.split_whitespace().count()
    }

    /// Takes the puzzle.
    #[must_use]
    pub fn course(&self) -> Course {
        Course::new(self.lesson, 0)
    }
}

fn lines() -> &'static [Line] {
    static LINES: OnceLock<Vec<Line>> = OnceLock::new();
    // A test reads every line; one that could not be read would be missing here.
    LINES.get_or_init(|| FILE.lines().filter_map(|line| serde_json::from_str(line).ok()).collect())
}

fn lessons() -> &'static [Lesson] {
    static STEPS: OnceLock<Vec<Step>> = OnceLock::new();
    static LESSONS: OnceLock<Vec<Lesson>> = OnceLock::new();
    let steps: &'static [Step] = STEPS.get_or_init(|| lines().iter().map(|line| line.step()).collect());
    LESSONS.get_or_init(|| {
        let lesson = |step| Lesson {
            id: "puzzle",
            title: "lessons-puzzle",
            teaches: &[],
            steps: std::slice::from_ref(step),
        };
        steps.iter().map(lesson).collect()
    })
}

/// The shortest answers to the step of a course: every one of the fewest choices, at most `most`,
/// that does what is asked. Every sequence of choices is tried, so nothing shorter does it.
#[must_use]
pub fn shortest_answers(start: &Course, most: usize) -> Vec<Vec<u8>> {
    let mut open = vec![(start.clone(), Vec::new())];
    for _ in 0..most {
        let (mut found, mut next) = (Vec::new(), Vec::new());
        for (course, way) in &open {
            for pit in course.legal().iter() {
                let mut course = course.clone();
                let mut way: Vec<u8> = way.clone();
                way.push(pit);
                match course.answer(Answer::Pit(pit)).verdict {
                    Verdict::Right => found.push(way),
                    Verdict::More => next.push((course, way)),
                    _ => {}
                }
            }
        }
        if !found.is_empty() {
            return found;
        }
        open = next;
    }
    Vec::new()
}
