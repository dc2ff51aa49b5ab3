//! A match being stepped through.

mod jump;

use crate::game::{Match, Record};
use crate::save::Saved;

use super::log::Log;
use super::options::Speed;
use super::playback::{Playback, Scene};
use super::table::Table;

/// A match being stepped through.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The whole match.
    pub whole: Saved,
    /// How many of its choices have been made.
    pub at: usize,
    /// The match at that moment, as a table shows it.
    pub table: Table,
    /// Whether it goes on by itself.
    pub running: bool,
    /// How many steps of the choice that is shown have been shown one by one.
    pub seeds: usize,
}

impl Replay {
    /// The match before its first choice.
    #[must_use]
    pub fn new(whole: Saved) -> Self {
        let start = Saved { record: Record::new(*whole.record.state().setup()), ..whole.clone() };
        Self { whole, at: 0, table: Table::new(start), running: false, seeds: 0 }
    }

    /// How many choices the match has.
    #[must_use]
    pub fn length(&self) -> usize {
        self.whole.record.choices().len()
    }

    /// Goes to the moment after `at` choices, showing nothing on the way.
    pub fn go_to(&mut self, at: usize) {
        self.at = at.min(self.length());
        self.table.playback = None;
        let setup = *self.whole.record.state().setup();
        // The first choices of a record are a record.
        if let Ok(record) = Record::replay(setup, &self.whole.record.choices()[..self.at], &mut ()) {
            self.table.record = record;
        }
        self.table.log = Log::of(&self.table.record);
    }

    /// Makes the next choice and shows it.
    pub fn step(&mut self) {
        let Some(&choice) = self.whole.record.choices().get(self.at) else { return };
        let before = self.table.before();
        let moment = (self.table.record.state().round(), self.table.record.state().phase_kind());
        let mut events = Vec::new();
        if self.table.record.choose(choice, &mut events).is_ok() {
            self.at += 1;
            self.table.log.add(moment, choice, &events);
            self.table.show(before, &events);
        }
    }

    /// The place in the list of choices where the round after the one that is on begins.
    #[must_use]
    pub fn next_round(&self) -> usize {
        self.rounds().into_iter().find(|&start| start > self.at).unwrap_or(self.length())
    }

    /// The place in the list of choices where the round that is on begins, or the one before it.
    #[must_use]
    pub fn round_before(&self) -> usize {
        self.rounds().into_iter().rev().find(|&start| start < self.at).unwrap_or(0)
    }

    /// The places in the list of choices where rounds begin.
    fn rounds(&self) -> Vec<usize> {
        let mut game = Match::new(*self.whole.record.state().setup());
        let mut starts = vec![0];
        for (at, &choice) in self.whole.record.choices().iter().enumerate() {
            let before = game.round();
            if game.choose(choice, &mut ()).is_err() {
                break;
            }
            if game.round() != before {
                starts.push(at + 1);
            }
        }
        starts
    }

    /// What is being shown.
    #[must_use]
    pub const fn playback(&self) -> Option<&Playback> {
        self.table.playback.as_ref()
    }

    /// The picture of this moment.
    #[must_use]
    pub fn scene(&self, speed: Speed) -> Scene {
        self.table.scene(speed)
    }
}
