//! A lesson or a puzzle being taken at the board.

use std::time::Duration;

use crate::game::{Pit, Place, Rules, Side};
use crate::learn::{Answer, Asks, Course, Day, LESSONS, Lesson, Message, Profile, Puzzle, Verdict};

use super::options::Speed;
use super::playback::{Moment, Playback, Scene, Waiting};

/// Who learns, and on which day.
#[derive(Clone, Debug, PartialEq)]
pub struct Learner {
    /// What the player has done so far.
    pub profile: Profile,
    /// Today.
    pub day: Day,
}

/// A line of the list of what can be learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// The lesson at this place of the list of lessons.
    Lesson(usize),
    /// The puzzle of the day.
    Puzzle,
    /// The player's record.
    Record,
}

/// Everything that can be learned.
#[must_use]
pub fn offers() -> Vec<Offer> {
    (0..LESSONS.len()).map(Offer::Lesson).chain([Offer::Puzzle, Offer::Record]).collect()
}

/// What is being taken.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Subject {
    /// The lesson at this place of the list.
    Lesson(usize),
    /// A puzzle.
    Puzzle(Puzzle),
}

/// A lesson or a puzzle to begin with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wanted {
    /// What it is.
    pub subject: Subject,
    /// Whether a lesson begins anew, not where it was left.
    pub again: bool,
}

/// A lesson or a puzzle being taken.
#[derive(Clone, Debug)]
pub struct Study {
    /// What it is.
    pub subject: Subject,
    /// How far it is.
    pub course: Course,
    /// What was said about the last answer.
    pub said: Vec<Message>,
    /// The place that is pointed at.
    pub cursor: Place,
    /// The number that is being set.
    pub number: u8,
    /// The first line of the text that is in view.
    pub scroll: u16,
    playback: Playback,
}

impl Study {
    /// A lesson from the step on at which it was left.
    #[must_use]
    pub fn lesson(index: usize, profile: &Profile) -> Self {
        let lesson: &'static Lesson = &LESSONS[index.min(LESSONS.len() - 1)];
        let done = profile.lessons.get(lesson.id).copied().unwrap_or(0);
        Self::new(Subject::Lesson(index), Course::new(lesson, done))
    }

    /// A puzzle.
    #[must_use]
    pub fn puzzle(puzzle: Puzzle) -> Self {
        Self::new(Subject::Puzzle(puzzle), puzzle.course())
    }

    fn new(subject: Subject, course: Course) -> Self {
        let playback = at_rest(&course);
        let cursor = Place::Pit(Pit::new(Side::South, 1));
        Self { subject, course, said: Vec::new(), cursor, number: 0, scroll: 0, playback }
    }

    /// Gives an answer and shows what became of it.
    pub fn answer(&mut self, answer: Answer) -> Verdict {
        let reaction = self.course.answer(answer);
        self.said = reaction.messages;
        self.scroll = 0;
        match reaction.verdict {
            Verdict::Moved => self.lay(),
            _ => self.playback.extend(&reaction.events),
        }
        reaction.verdict
    }

    /// Lays the step again.
    pub fn again(&mut self) {
        self.course.again();
        self.said.clear();
        self.lay();
    }

    fn lay(&mut self) {
        self.playback = at_rest(&self.course);
        self.number = 0;
        self.scroll = 0;
    }

    /// Lets time pass.
    pub fn advance(&mut self, time: Duration, speed: Speed) {
        self.playback.advance(time, speed);
    }

    /// Shows at once what is being shown.
    pub fn skip(&mut self) {
        self.playback.skip();
    }

    /// Whether seeds are still falling.
    #[must_use]
    pub fn is_showing(&self) -> bool {
        self.playback.waiting() == Waiting::Time
    }

    /// How long the picture stays as it is.
    #[must_use]
    pub fn next_change(&self, speed: Speed) -> Option<Duration> {
        self.playback.next_change(speed)
    }

    /// The picture of this moment.
    #[must_use]
    pub fn scene(&self, speed: Speed) -> Scene {
        self.playback.scene(speed)
    }

    /// What is waited for, once every seed has fallen.
    #[must_use]
    pub fn asks(&self) -> Option<Asks> {
        (!self.is_showing()).then(|| self.course.asks())
    }

    /// Moves what is pointed at by columns and rows of the board as South sees it.
    pub fn point(&mut self, right: i8, up: i8) {
        let pits = Rules::default().pits;
        let only_south = self.course.asks() == Asks::Pit;
        let (column, mut row) = column_and_row(self.cursor, pits);
        let column = (column + right).clamp(i8::from(only_south), pits.cast_signed() + i8::from(!only_south));
        row = if only_south { 0 } else { (row + up).clamp(0, 1) };
        self.cursor = match column {
            0 => Place::Store(Side::South),
            _ if column > pits.cast_signed() && !only_south => Place::Store(Side::North),
            _ if row == 0 => Place::Pit(Pit::new(Side::South, column.unsigned_abs().min(pits))),
            _ => Place::Pit(Pit::new(Side::North, pits + 1 - column.unsigned_abs().min(pits))),
        };
    }

    /// Changes the number that is being set, round the ends of two digits.
    pub fn count(&mut self, by: i8) {
        let number = (i16::from(self.number) + i16::from(by)).rem_euclid(100);
        self.number = u8::try_from(number).unwrap_or(0);
    }
}

/// Where a place stands: the stores at the ends, South's row below.
fn column_and_row(place: Place, pits: u8) -> (i8, i8) {
    match place {
        Place::Store(Side::South) => (0, 0),
        Place::Store(Side::North) => (pits.cast_signed() + 1, 1),
        Place::Pit(Pit { side: Side::South, number }) => (number.cast_signed(), 0),
        Place::Pit(Pit { side: Side::North, number }) => ((pits + 1 - number).cast_signed(), 1),
    }
}

fn at_rest(course: &Course) -> Playback {
    Playback::new(Moment::at_rest(course.position().board), &[])
}
