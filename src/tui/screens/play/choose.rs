//! Choosing: the cursor, pits in turns and in races, widows.

use super::state::{Note, Play};
use crate::game::{BySide, Choice, Illegal, PhaseKind, Pit, RaceClock, RaceIllegal, Refusal, Side};
use crate::tui::context::Context;
use crate::tui::input::Action;
use crate::tui::widgets::Marked;
use crate::words::store_is_left;

impl Note {
    /// What a refusal says under the board.
    pub(super) fn of(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Pit(Illegal::Empty(pit)) | Refusal::Race(RaceIllegal::Pit(Illegal::Empty(pit))) => {
                Self::Empty(pit)
            }
            Refusal::Pit(Illegal::Widow(pit)) | Refusal::Race(RaceIllegal::Pit(Illegal::Widow(pit))) => {
                Self::Widow(pit)
            }
            Refusal::NotYourTurn(_) | Refusal::Race(RaceIllegal::NotChoosing(_)) => Self::NotYourTurn,
            other => Self::Failure(other.to_string()),
        }
    }
}

impl Play {
    /// Moves the cursor a column, past pits that cannot be chosen.
    pub(super) fn move_cursor(&mut self, by: isize) {
        let Some(side) = self.asked() else { return };
        self.note = None;
        let rules = *self.shown.rules();
        let naming_widows = self.shown.record.state().phase_kind() == PhaseKind::Widows;
        let legal = self.shown.record.state().legal(side);
        let by = if store_is_left(side, rules.store_lies) { by } else { -by };
        let mut at = Marked(usize::from(self.cursor[side].saturating_sub(1)));
        for _ in 0..rules.pits {
            at.shift(by, usize::from(rules.pits));
            let number = at.0 as u8 + 1;
            if naming_widows || legal.contains(number) {
                self.cursor[side] = number;
                break;
            }
        }
    }

    /// Enter: goes on, skips the animation, or chooses the pit under the cursor.
    pub(super) fn confirm(&mut self, context: &mut Context) {
        if self.held {
            self.held = false;
            self.note = None;
            return self.flow(std::time::Duration::ZERO, context);
        }
        if self.shown.is_moving() && !self.clock_runs() {
            return self.control(Action::Skip, context);
        }
        match self.asked() {
            Some(side) if self.shown.record.state().phase_kind() == PhaseKind::Widows => {
                self.confirm_widows(side, context);
            }
            Some(side) => self.choose_pit(Some(side), self.cursor[side], context),
            None => {}
        }
    }

    /// Chooses a pit of `side`, or of whoever has to choose.
    pub(super) fn choose_pit(&mut self, side: Option<Side>, number: u8, context: &mut Context) {
        self.note = None;
        let pits = self.shown.rules().pits;
        if self.shown.is_moving() && !self.clock_runs() {
            // A digit typed while seeds fall is no choice, but it is not lost: it moves the cursor.
            if let Some(side) = self.asked()
                && number <= pits
            {
                self.cursor[side] = number;
                self.note = Some(Note::Marked(number));
            }
            return;
        }
        let Some(side) = side.or(self.asked()).filter(|&side| self.shown.is_human(side)) else {
            self.note = Some(Note::NotYourTurn);
            return;
        };
        let state = self.shown.record.state();
        if state.phase_kind() == PhaseKind::Widows {
            return self.name_widow(side, number);
        }
        if !state.waits_for(side) || self.secret[side].is_some() {
            self.note = Some(Note::NotYourTurn);
            return;
        }
        self.cursor[side] = number;
        if !state.legal(side).contains(number) {
            let pit = Pit::new(side, number);
            let widow = number <= pits && state.position().board.is_widow(pit);
            self.note = Some(if widow { Note::Widow(pit) } else { Note::Empty(pit) });
            return;
        }
        self.lift(side, number, context);
    }

    /// `side` lifts a pit: at once, or in secret until the other side has chosen too.
    pub(super) fn lift(&mut self, side: Side, number: u8, context: &mut Context) {
        if self.shown.is_human(side) && !context.options.raced && self.is_racing() {
            context.options.raced = true;
            context.keep_options();
        }
        let waits = self.shown.rules().race_clock == RaceClock::Waits;
        if !(waits && self.chooses_in_secret()) {
            let choice = self.shown.record.state().lifting(side, number);
            return self.make(&[choice], context);
        }
        self.secret[side] = Some(number);
        self.cursor[side] = 1;
        let (Some(south), Some(north)) = (self.secret.south, self.secret.north) else {
            return self.flow(std::time::Duration::ZERO, context);
        };
        self.secret = BySide::default();
        let state = self.shown.record.state();
        let both = [state.lifting(Side::South, south), state.lifting(Side::North, north)];
        self.make(&both, context);
    }

    /// Names a pit as a widow, or no longer.
    fn name_widow(&mut self, side: Side, number: u8) {
        let due = self.shown.record.state().widows_due(side);
        if due == 0 || number > self.shown.rules().pits {
            return;
        }
        self.cursor[side] = number;
        if self.widows.contains(number) {
            self.widows = self.widows.iter().filter(|&other| other != number).collect();
        } else if self.widows.len() < due {
            self.widows = self.widows.with(number);
        }
    }

    /// Enter names the pit under the cursor as a widow; once enough are named it chooses them.
    fn confirm_widows(&mut self, side: Side, context: &mut Context) {
        let due = self.shown.record.state().widows_due(side);
        if self.widows.len() < due {
            self.name_widow(side, self.cursor[side]);
            let left = due - self.widows.len();
            self.note = (left > 0).then_some(Note::MarkWidows(left));
            return;
        }
        let pits = std::mem::take(&mut self.widows);
        self.make(&[Choice::Widows { side, pits }], context);
    }
}
