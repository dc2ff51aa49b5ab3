//! Puzzles: a position and a goal for one turn or one race.
//!
//! `examples/draw_puzzles.rs` draws them from play into `assets/puzzles.jsonl`. Every answer is
//! proved to be a shortest one.

use std::sync::OnceLock;

use serde::Deserialize;

use super::course::{Answer, Course, Verdict};
use super::goal::{Goal, RaceGoal};
use super::lesson::{Lesson, Step, Task};
use crate::game::words;
use crate::save::Day;

/// The puzzles, one JSON object a line.
const FILE: &str = include_str!("../../assets/puzzles.jsonl");

words! {
    /// The kind of a puzzle.
    #[derive(Deserialize)]
    #[serde(rename_all = "lowercase")]
    Kind {
        /// Bring a number of seeds to the store in one turn.
        Haul = "haul",
        /// End the round with one turn, and win it.
        Finish = "finish",
        /// Lead by a number of seeds when the race is over.
        Race = "race",
    }
}

/// A line of the file.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    kind: Kind,
    /// The seeds asked for; 0 for [`Kind::Finish`].
    goal: u8,
    /// The first pit that North chooses in a race; otherwise empty.
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

/// A puzzle; it is solved as a [`Course`] of one step.
#[derive(Clone, Copy, Debug)]
pub struct Puzzle {
    /// The number, from 1.
    pub number: usize,
    /// Its kind.
    pub kind: Kind,
    /// The lesson of one step that poses it.
    pub lesson: &'static Lesson,
}

/// Equal numbers mean equal puzzles.
impl PartialEq for Puzzle {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl Puzzle {
    /// Every puzzle, in order.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        lines().iter().zip(lessons()).enumerate().map(|(index, (line, lesson))| Self {
            number: index + 1,
            kind: line.kind,
            lesson,
        })
    }

    /// The puzzle of this number, from 1.
    pub fn numbered(number: usize) -> Option<Self> {
        Self::all().nth(number.checked_sub(1)?)
    }

    /// The puzzle of a day, the same for everybody: easy on Monday, hard on Sunday. The list
    /// repeats when it is through.
    pub fn of(day: Day) -> Option<Self> {
        let count = i64::try_from(lines().len()).ok().filter(|&count| count > 0)?;
        let index = day.from_first_monday().rem_euclid(count);
        Self::numbered(usize::try_from(index).ok()? + 1)
    }

    /// The step that poses it.
    pub const fn step(&self) -> &'static Step {
        &self.lesson.steps[0]
    }

    /// The difficulty: the sowings of the answer.
    pub fn grade(&self) -> usize {
        self.step().answer.split_whitespace().count()
    }

    /// A course that poses the puzzle.
    pub fn course(&self) -> Course {
        Course::new(self.lesson, 0)
    }
}

fn lines() -> &'static [Line] {
    static LINES: OnceLock<Vec<Line>> = OnceLock::new();
    // A test parses every line; a broken one would be missing here.
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

/// All shortest answers to the step of a course, of at most `most` choices, by breadth-first
/// search.
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
