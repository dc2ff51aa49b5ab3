//! Taking back and making again, even while the computer thinks.

use std::time::Duration;

use super::state::{Note, Play};
use crate::game::{BySide, Choice, PhaseKind, PitSet, Side};
use crate::tui::context::Context;

impl Play {
    /// Takes back up to the last decision of a person.
    pub(super) fn undo(&mut self, context: &mut Context) {
        let own_secret =
            Side::BOTH.into_iter().any(|side| self.shown.is_human(side) && self.secret[side].is_some());
        if own_secret {
            self.secret = BySide::from_fn(|side| self.secret[side].filter(|_| !self.shown.is_human(side)));
            self.note = Some(Note::TakenBack);
            return;
        }
        let people = self.shown.humans() > 0;
        let decided_here = |play: &Self, choice: Choice| !people || play.shown.is_human(choice.side());
        if !self.shown.record.choices().iter().any(|&choice| decided_here(self, choice)) {
            self.note = Some(Note::NothingToUndo);
            return;
        }
        self.stop(context);
        while let Some(choice) = self.shown.record.undo() {
            let before = self.shown.record.choices().last();
            let paired = before.is_some_and(|&before| made_together(before, choice));
            if !paired && decided_here(self, choice) {
                self.cursor[choice.side()] = choice.pit().unwrap_or(1);
                break;
            }
        }
        self.held = !people;
        self.settle(if people { Note::TakenBack } else { Note::Held }, context);
    }

    /// Makes again what was taken back, up to the next decision of a person.
    pub(super) fn redo(&mut self, context: &mut Context) {
        if !self.shown.record.can_redo() {
            self.note = Some(Note::NothingToRedo);
            return;
        }
        self.stop(context);
        let people = self.shown.humans() > 0;
        while let Some(choice) = self.shown.record.redo(&mut ()) {
            let half_of_two = self.shown.record.state().phase_kind() == PhaseKind::Race
                && choice.tick() == Some(self.shown.tick())
                && self.shown.record.can_redo();
            if !half_of_two && (!people || self.asked().is_some()) {
                break;
            }
        }
        self.settle(Note::MadeAgain, context);
    }

    /// Stops the animation and the computer.
    fn stop(&mut self, context: &mut Context) {
        self.stop_questions(context);
        self.plan.clear();
        self.secret = BySide::default();
    }

    /// Lays the match as it stands now on the board.
    fn settle(&mut self, note: Note, context: &mut Context) {
        let record = self.shown.record.clone();
        self.shown.lay(record);
        self.shown.replayable = None;
        self.evaluation = None;
        self.widows = PitSet::EMPTY;
        self.note = Some(note);
        self.save(context);
        self.flow(Duration::ZERO, context);
    }
}

/// Whether two choices were made at the same tick of one race: neither may be seen alone.
fn made_together(before: Choice, after: Choice) -> bool {
    before.side() != after.side() && before.tick().is_some() && before.tick() == after.tick()
}
