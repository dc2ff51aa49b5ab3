//! The computer's part in a match: questions asked, answered, and stopped.

use super::state::{Note, Play};
use crate::ai::Decision;
use crate::game::{Choice, Phase, Side};
use crate::save::Controller;
use crate::tui::context::{Context, Notice};
use crate::tui::message::{Question, Ticket};

impl Play {
    /// Asks the computer for every side that it plays and that has to choose.
    pub(super) fn ask_computers(&mut self, context: &mut Context) {
        for side in Side::BOTH {
            let Controller::Computer(level) = self.shown.players[side].controller else { continue };
            let busy = self.thinking[side].is_some() || self.secret[side].is_some();
            if !busy && self.shown.record.state().waits_for(side) {
                let game = Box::new(self.shown.record.state().clone());
                let question = Question::Decide { game, side, level, seed: self.shown.seed };
                self.thinking[side] = Some(context.ask(question));
            }
        }
    }

    /// The computer decided. A stale answer is dropped.
    pub(super) fn decided(
        &mut self,
        ticket: Ticket,
        answer: Result<Option<Decision>, String>,
        context: &mut Context,
    ) {
        let Some(side) = Side::BOTH.into_iter().find(|&side| self.thinking[side] == Some(ticket)) else {
            return;
        };
        self.thinking[side] = None;
        let decision = match answer {
            Ok(Some(decision)) => decision,
            Ok(None) => return,
            Err(_) => {
                self.held = true;
                self.note = Some(Note::Held);
                return context.notify(Notice::ThreadDied);
            }
        };
        match decision.choices[..] {
            // Alone in the race: a turn, as below, unless a clock runs with which the pits have to keep pace.
            [Choice::Race { .. }, _, ..] if !self.clock_runs() => self.make(&decision.choices, context),
            [Choice::Race { pit, .. }, ..] if self.shown.record.state().legal(side).contains(pit) => {
                self.lift(side, pit, context);
            }
            // The clock went on while the computer thought, and the pit is gone: ask again.
            [Choice::Race { .. }, ..] => self.flow(std::time::Duration::ZERO, context),
            [] => {}
            // A planned turn is made, shown and saved as a whole.
            ref turn => self.make(turn, context),
        }
    }

    /// Stops the questions that a choice has answered or outdated. In a race the other side's
    /// computer goes on choosing.
    pub(super) fn stop_outdated_questions(&mut self, context: &mut Context) {
        let racing = matches!(self.shown.record.state().phase(), Phase::Race(_));
        for side in Side::BOTH {
            if !(racing && self.shown.record.state().waits_for(side)) {
                context.forget(self.thinking[side].take());
            }
        }
        context.forget(self.wish.take().map(|(ticket, _)| ticket));
        context.forget(self.weighing.take());
        self.advice = None;
    }

    /// Stops every question.
    pub(super) fn stop_questions(&mut self, context: &mut Context) {
        for side in Side::BOTH {
            context.forget(self.thinking[side].take());
        }
        self.stop_outdated_questions(context);
    }
}
