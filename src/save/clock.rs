//! The clock of a match: the thinking time agreed, and the time used for each choice.
//!
//! Time left follows from the record: undoing a choice gives its time back, and loading and
//! replaying a match show the clock as it was.

use std::time::Duration;

use crate::game::{BySide, Choice, Record, Side};

/// The thinking time that was agreed, the same for both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    /// Time for the whole match.
    pub time: Duration,
    /// Time added after each turn, and after each choice in a race or of widows.
    pub increment: Duration,
    /// Whether a side that runs out of time loses; otherwise its clock only shows it.
    pub loses: bool,
}

/// A time control with the time used for each choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    /// What was agreed.
    pub control: TimeControl,
    /// Milliseconds used for each choice of the record; 0 for choices beyond its end.
    spent: Vec<u32>,
}

impl Clock {
    /// A clock before the first choice.
    pub const fn new(control: TimeControl) -> Self {
        Self { control, spent: Vec::new() }
    }

    /// A clock with these times in milliseconds, one a choice.
    pub(super) const fn with(control: TimeControl, spent: Vec<u32>) -> Self {
        Self { control, spent }
    }

    /// Notes the time that the choice at index `at` of the record took, the last one so far.
    pub fn note(&mut self, at: usize, time: Duration) {
        self.spent.resize(at, 0);
        self.spent.push(u32::try_from(time.as_millis()).unwrap_or(u32::MAX));
    }

    /// Milliseconds used for the choice at index `at` of the record.
    pub fn spent(&self, at: usize) -> u32 {
        self.spent.get(at).copied().unwrap_or(0)
    }

    /// The time that each side has left after the choices of `record`, at least 0.
    pub fn left(&self, record: &Record) -> BySide<Duration> {
        let mut left = BySide::new(self.control.time, self.control.time);
        for (at, (choice, played)) in record.replayed().enumerate() {
            let side = choice.side();
            left[side] = left[side].saturating_sub(Duration::from_millis(self.spent(at).into()));
            let goes_on = match choice {
                Choice::Sow { .. } => played.position.turn == side && !played.position.is_over(),
                Choice::Race { .. } | Choice::Widows { .. } => false,
                Choice::Resign { .. } | Choice::TimeOut { .. } => true,
            };
            // A side that ran out of time and may go on gets no more by an increment.
            if !goes_on && !left[side].is_zero() {
                left[side] += self.control.increment;
            }
        }
        left
    }

    /// The loss on time of `side`, which has been thinking for `thinking`, if it was agreed and the
    /// match waits for that side.
    pub fn time_out(&self, record: &Record, side: Side, thinking: Duration) -> Option<Choice> {
        let up = self.control.loses && record.state().waits_for(side) && self.left(record)[side] <= thinking;
        up.then_some(Choice::TimeOut { side })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Opening, Outcome, Rules, Setup, Why};

    const MINUTE: Duration = Duration::from_secs(60);

    fn match_of(choices: &[&str]) -> Record {
        let rules = Rules { race: Opening::Turns, ..Rules::default() };
        let choices: Vec<Choice> = choices.iter().map(|choice| choice.parse().unwrap()).collect();
        Record::replay(Setup::new(rules), &choices, &mut ()).unwrap()
    }

    fn clock(loses: bool) -> Clock {
        Clock::new(TimeControl { time: MINUTE, increment: Duration::from_secs(5), loses })
    }

    #[test]
    fn time_follows_the_record() {
        let mut clock = clock(true);
        let mut record = match_of(&[]);
        let seconds = |clock: &Clock, record: &Record| clock.left(record).map(|left| left.as_secs());
        for (choice, time) in [("s7", 10), ("s6", 4), ("s1", 1), ("s3", 2), ("n4", 30)] {
            record.choose(choice.parse().unwrap(), &mut ()).unwrap();
            clock.note(record.choices().len() - 1, Duration::from_secs(time));
        }
        // A turn gets one increment, however many sowings it has.
        assert_eq!(seconds(&clock, &record), BySide::new(48, 35));
        record.undo();
        assert_eq!(seconds(&clock, &record), BySide::new(48, 60));
        record.undo();
        assert_eq!(seconds(&clock, &record), BySide::new(45, 60));
        record.redo(&mut ());
        record.redo(&mut ());
        assert_eq!(seconds(&clock, &record), BySide::new(48, 35));
        // Another choice in the place of the one that was taken back.
        record.undo();
        record.choose("n5".parse().unwrap(), &mut ()).unwrap();
        clock.note(4, Duration::from_secs(1));
        assert_eq!((clock.spent(4), clock.spent(5)), (1000, 0));
    }

    #[test]
    fn who_runs_out_of_time_loses_only_if_that_was_agreed() {
        let mut record = match_of(&["s7"]);
        assert_eq!(clock(false).time_out(&record, Side::South, MINUTE), None);
        let mut clock = clock(true);
        assert_eq!(clock.time_out(&record, Side::North, MINUTE), None, "it is not North's turn");
        assert_eq!(clock.time_out(&record, Side::South, Duration::from_millis(59_999)), None);
        let lost = clock.time_out(&record, Side::South, MINUTE).unwrap();
        record.choose(lost, &mut ()).unwrap();
        clock.note(1, MINUTE);
        assert!(clock.left(&record).south.is_zero());
        let outcome = record.state().outcome();
        assert!(matches!(outcome, Some(Outcome { winner: Some(Side::North), why: Why::Time, .. })));
        record.undo();
        assert!(record.state().outcome().is_none());
    }
}
