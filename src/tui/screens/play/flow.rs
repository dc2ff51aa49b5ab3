//! The flow of a match: what is shown runs to its end, then whoever is next is asked.

use std::time::Duration;

use super::state::{EARLY, Note, Play, READING};
use crate::game::{Choice, Side};
use crate::tui::board::Waiting;
use crate::tui::context::Context;
use crate::tui::input::Action;

impl Play {
    /// Lets time pass. When the animation is over, whoever is next is asked.
    pub fn flow(&mut self, time: Duration, context: &mut Context) {
        if self.reads_by_itself() {
            self.rested += time;
            if self.rested < READING {
                return;
            }
            self.rested = Duration::ZERO;
            self.go_on_from_summary();
        }
        self.pondered = if self.is_pondering() { self.pondered + time } else { Duration::ZERO };
        self.noted = if self.note == Some(Note::NotYourTurn) { self.noted + time } else { Duration::ZERO };
        if self.noted >= EARLY {
            self.note = None;
        }
        let was_moving = self.shown.is_moving();
        if !was_moving && let Some(lost) = self.think(time) {
            return self.make(&[lost], context);
        }
        if !self.shown.advance(time, context.options.speed) || self.held {
            return;
        }
        self.unread |= was_moving;
        self.ask_computers(context);
        if self.clock_runs() {
            self.shown.tick_clock();
            if self.shown.is_over() {
                self.save(context);
            }
            return;
        }
        self.point_at_a_legal_pit();
        self.weigh(context);
    }

    /// Makes choices, then goes on.
    pub(super) fn make(&mut self, choices: &[Choice], context: &mut Context) {
        self.apply(choices, context);
        self.flow(Duration::ZERO, context);
    }

    /// Makes choices that are legal one after the other, starts the animation, and saves.
    fn apply(&mut self, choices: &[Choice], context: &mut Context) {
        let before = self.shown.record.choices().len();
        if let Err(refusal) = self.shown.choose(choices) {
            self.note = Some(Note::of(refusal));
        }
        self.stop_the_clock(before);
        self.follow_plan(choices);
        self.stop_outdated_questions(context);
        self.save(context);
    }

    /// Lets those think who have to choose. Returns the loss of the side whose time is up, if that was
    /// agreed.
    fn think(&mut self, time: Duration) -> Option<Choice> {
        let clock = self.shown.clock.as_ref()?;
        let state = self.shown.record.state();
        for side in Side::BOTH {
            if state.waits_for(side) && self.secret[side].is_none() {
                self.shown.thought[side] += time;
            }
        }
        let thought = self.shown.thought;
        Side::BOTH.into_iter().find_map(|side| clock.time_out(&self.shown.record, side, thought[side]))
    }

    /// Notes how long the choices took that were made after `before` of them.
    fn stop_the_clock(&mut self, before: usize) {
        let Some(clock) = &mut self.shown.clock else { return };
        for (at, choice) in self.shown.record.choices().iter().enumerate().skip(before) {
            clock.note(at, std::mem::take(&mut self.shown.thought[choice.side()]));
        }
    }

    /// Skips, pauses or steps the animation, or shows the last one again.
    pub(super) fn control(&mut self, action: Action, context: &mut Context) {
        // A running clock is live and cannot be skipped.
        let live = self.clock_runs();
        match (&mut self.shown.playback, action) {
            (Some(playback), Action::Skip) if playback.waiting() == Waiting::Summary => playback.go_on(),
            (Some(playback), Action::Skip) if !live => playback.skip(),
            (Some(playback), Action::Pause) => playback.toggle_pause(),
            (Some(playback), Action::Step) => playback.step_sowing(),
            (Some(playback), Action::Seed) => playback.step(),
            (None, Action::Again) => return self.show_again(1, context),
            _ => {}
        }
        self.flow(Duration::ZERO, context);
    }

    /// Shows the last turn again from one of its sowings on, counted from 1.
    pub(super) fn show_again(&mut self, sowing: usize, context: &mut Context) {
        self.note = None;
        if !self.shown.show_again(sowing) {
            self.note = Some(Note::NothingToShow);
        }
        self.flow(Duration::ZERO, context);
    }

    /// The summary of a round has been read.
    pub(super) fn go_on(&mut self, context: &mut Context) {
        self.go_on_from_summary();
        self.flow(Duration::ZERO, context);
    }

    fn go_on_from_summary(&mut self) {
        if let Some(playback) = &mut self.shown.playback {
            playback.go_on();
        }
    }

    fn point_at_a_legal_pit(&mut self) {
        let Some(side) = self.asked() else { return };
        let legal = self.shown.record.state().legal(side);
        if !legal.is_empty() && !legal.contains(self.cursor[side]) {
            self.cursor[side] = legal.iter().next().unwrap_or(1);
        }
    }
}
