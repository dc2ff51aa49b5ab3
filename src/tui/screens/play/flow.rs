//! The flow of a match: what is shown runs to its end, then whoever is next is asked.

use std::time::Duration;

use super::state::{Note, Play, READING};
use crate::game::Choice;
use crate::tui::board::Waiting;
use crate::tui::context::Context;
use crate::tui::input::Action;

impl Play {
    /// Lets time pass. When the animation is over, the computer's plan goes on or somebody is
    /// asked.
    pub fn flow(&mut self, time: Duration, context: &mut Context) {
        if self.reads_by_itself() {
            self.rested += time;
            if self.rested < READING {
                return;
            }
            self.rested = Duration::ZERO;
            self.go_on_from_summary();
        }
        let mut time = time;
        while self.shown.advance(std::mem::take(&mut time), context.options.speed) && !self.held {
            if self.clock_runs() {
                self.ask_computers(context);
                self.shown.tick_clock();
                if self.shown.is_over() {
                    self.save(context);
                }
                return;
            }
            self.point_at_a_legal_pit();
            let Some(choice) = self.planned() else {
                self.ask_computers(context);
                return self.weigh(context);
            };
            self.apply(&[choice], context);
        }
    }

    /// The next choice of the computer's plan. A plan that has become illegal is dropped.
    fn planned(&mut self) -> Option<Choice> {
        let choice = self.plan.pop_front()?;
        let legal =
            choice.pit().is_some_and(|pit| self.shown.record.state().legal(choice.side()).contains(pit));
        if !legal {
            self.plan.clear();
        }
        legal.then_some(choice)
    }

    /// Makes choices, then goes on.
    pub(super) fn make(&mut self, choices: &[Choice], context: &mut Context) {
        self.apply(choices, context);
        self.flow(Duration::ZERO, context);
    }

    /// Makes choices that are legal one after the other, starts the animation, and saves.
    fn apply(&mut self, choices: &[Choice], context: &mut Context) {
        let phase = self.shown.record.state().phase_kind();
        if let Err(refusal) = self.shown.choose(choices) {
            self.note = Some(Note::of(refusal));
        }
        self.stop_outdated_questions(context);
        if self.shown.record.state().phase_kind() != phase {
            self.plan.clear();
        }
        self.save(context);
    }

    /// Skips, pauses or steps the animation, or shows the last one again.
    pub(super) fn control(&mut self, action: Action, context: &mut Context) {
        // A running clock is live and cannot be skipped.
        let live = self.clock_runs();
        match (&mut self.shown.playback, action) {
            (Some(playback), Action::Skip) if playback.waiting() == Waiting::Summary => playback.go_on(),
            (Some(playback), Action::Skip) if !live => playback.skip(),
            (Some(playback), Action::Pause) => playback.toggle_pause(),
            (Some(playback), Action::Step) => playback.step(),
            (None, Action::Again) => match &self.shown.replayable {
                Some(last) => self.shown.playback = Some(last.clone()),
                None => self.note = Some(Note::NothingToShow),
            },
            _ => {}
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
