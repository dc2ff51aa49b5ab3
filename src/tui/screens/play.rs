//! A match being played.
//!
//! The way of a choice: [`act`](Room::act) here, `choose` checks and makes it, `flow` runs the
//! animation and then asks whoever is next; `computer` and `hint` put questions to the computer.

mod choose;
mod computer;
mod flow;
mod hint;
mod state;
mod status;
mod summary;
mod takeback;

use std::time::Duration;

use crate::game::{BySide, Choice, Phase, PhaseKind, Place, Rules, Side};
use crate::learn::LESSONS;
use crate::save::Player;
use crate::tui::board::{
    BoardLayout, KeyScope, Log, Marks, Pits, board, draw_panel, draw_title, match_layout, number_in_column,
    too_small,
};
use crate::tui::context::Context;
use crate::tui::input::{Action, Key, Scope};
use crate::tui::message::{Answer, Ticket};
use crate::tui::options::Preview;
use crate::tui::room::{Confirm, Next, Popup, Room, Subject, Target, Wanted};
use crate::tui::widgets::Canvas;
use crate::tui::words;
use state::{Summary, Wish};

pub use state::{Note, Play};

impl Room for Play {
    fn scope(&self) -> Scope {
        if self.summary().is_some() {
            Scope::Summary
        } else if self.is_two_handed_race() {
            Scope::Race
        } else {
            Scope::Match
        }
    }

    fn rules(&self) -> Option<Rules> {
        Some(*self.shown.rules())
    }

    fn board(&self, context: &Context) -> Option<BoardLayout> {
        Some(match_layout(context.columns, context.rows, self.shown.rules())?.board)
    }

    fn act(&mut self, action: Action, context: &mut Context) -> Next {
        self.unread = false;
        match action {
            Action::Pit(number) => self.choose_pit(None, number, context),
            Action::South(column) => self.choose_column(Side::South, column, context),
            Action::North(column) => self.choose_column(Side::North, column, context),
            Action::Left => self.move_cursor(-1),
            Action::Right => self.move_cursor(1),
            Action::Confirm => match self.summary() {
                Some(Summary::Match) => return Next::Open(Popup::Actions),
                Some(Summary::Round) => self.go_on(context),
                None => self.confirm(context),
            },
            Action::Again if !self.shown.is_moving() && self.shown.has_long_turn() => {
                return Next::Open(Popup::Turn);
            }
            Action::Lesson => return Next::Study(Wanted { subject: self.subject(), again: true }),
            Action::Log => return Next::Open(Popup::Log),
            Action::Skip | Action::Pause | Action::Step | Action::Seed | Action::Again => {
                self.control(action, context);
            }
            Action::Undo => self.undo(context),
            Action::Redo => self.redo(context),
            Action::Hint => self.advise(Wish::Hint, context),
            Action::BestTurn => self.advise(Wish::BestTurn, context),
            Action::Preview => {
                let shown = self.shows_preview(context);
                context.options.preview = if shown { Preview::Off } else { Preview::On };
                context.keep_options();
            }
            Action::Path => self.shown.marks_path = !self.shown.marks_path,
            Action::Evaluation => self.weigh(context),
            Action::Slower | Action::Faster => self.note = Some(Note::Speed(context.options.speed)),
            Action::Save => {
                self.note = Some(Note::Saved);
                self.save(context);
            }
            Action::Resign => return Next::Open(Popup::Confirm(Confirm::Resign)),
            Action::Rematch => {
                return Next::Play { saved: Box::new(self.rematch()), file: None };
            }
            Action::Watch => return Next::Watch { saved: Box::new(self.shown.saved()), at: 0 },
            Action::Review if self.shown.is_over() => {
                return Next::Review { saved: Box::new(self.shown.saved()), path: None };
            }
            Action::Menu => return Next::Open(Popup::Actions),
            Action::Leave => return Next::Menu,
            _ => {}
        }
        Next::Stay
    }

    fn pointed(&mut self, target: Target, pressed: bool, context: &mut Context) -> Next {
        let Target::Board(place) = target else { return Next::Stay };
        if !pressed {
            if let (Some(Place::Pit(pit)), Some(cursor)) = (place, self.pit_under_cursor())
                && pit.side == cursor.side
            {
                self.cursor[pit.side] = pit.number;
            }
            return Next::Stay;
        }
        self.unread = false;
        match (self.summary(), place) {
            (Some(Summary::Round), _) => self.go_on(context),
            (Some(Summary::Match), _) => return Next::Open(Popup::Actions),
            (None, _) if self.shown.is_moving() && !self.clock_runs() => self.control(Action::Skip, context),
            (None, Some(Place::Pit(pit))) => self.choose_pit(Some(pit.side), pit.number, context),
            (None, _) => {}
        }
        Next::Stay
    }

    fn confirmed(&mut self, _: Confirm, context: &mut Context) -> Next {
        self.resign(context);
        Next::Stay
    }

    fn picked(&mut self, line: usize, context: &mut Context) -> Next {
        self.show_again(line + 1, context);
        Next::Stay
    }

    fn log(&self) -> Option<(&Log, &BySide<Player>)> {
        Some((&self.shown.log, &self.shown.players))
    }

    fn answered(&mut self, ticket: Ticket, answer: Answer, context: &mut Context) -> Next {
        match answer {
            Answer::Decision(decision) if self.wish.is_some_and(|(asked, _)| asked == ticket) => {
                self.race_advised(decision, context);
            }
            Answer::Decision(decision) => self.decided(ticket, decision, context),
            Answer::Analysis(analysis) => self.analysed(ticket, analysis, context),
            Answer::Progress(_) | Answer::Review(_) => {}
        }
        Next::Stay
    }

    fn settings_changed(&mut self, context: &mut Context) {
        self.weigh(context);
    }

    fn elapse(&mut self, time: Duration, context: &mut Context) -> Next {
        self.flow(time, context);
        Next::Stay
    }

    fn next_change(&self, context: &Context) -> Option<Duration> {
        self.next_change_at(context.options.speed)
    }

    fn offers(&self, action: Action) -> bool {
        match action {
            Action::Undo => self.shown.record.can_undo() || self.secret != BySide::default(),
            Action::Redo => self.shown.record.can_redo(),
            Action::Again => self.shown.replayable.is_some(),
            Action::Resign => self.shown.humans() > 0,
            Action::Path | Action::Log => self.shown.log.last.is_some(),
            Action::Rematch | Action::Review => self.shown.is_over(),
            _ => true,
        }
    }

    fn leave(&mut self, context: &mut Context) {
        self.stop_questions(context);
        self.save(context);
        // What was being shown has happened.
        self.shown.playback = None;
    }

    fn draw(&self, context: &Context, canvas: &mut Canvas) {
        let shown = &self.shown;
        let Some(layout) = match_layout(context.columns, context.rows, shown.rules()) else {
            return too_small(context, canvas);
        };
        let state = shown.record.state();
        let round = match self.summary() {
            // The next round has begun behind the summary of this one.
            Some(Summary::Round) => state.rounds().len() as u16,
            _ => state.round(),
        };
        draw_title(context, shown, round, layout.title, canvas);
        let (role, sentence) = self.status(context);
        canvas.middle(layout.status, &sentence, canvas.style(role));
        let scene = shown.scene(context.options.speed);
        let mut marks = Marks::of_match(shown, &scene, context.options.home_marks);
        self.mark(&mut marks, context);
        let names = BySide::from_fn(|side| words::short_player(&context.text, &shown.players, side));
        board(context, names, &scene, &marks, &layout.board, canvas);
        self.draw_line(context, layout.line, canvas);
        self.draw_rule(context, layout.rule, canvas);
        let keys = KeyScope { scope: self.scope(), actions: self.useful() };
        let table = |area, canvas: &mut Canvas| summary::draw(context, shown, area, canvas);
        let plan = |area, canvas: &mut Canvas| self.draw_turn(context, area, canvas);
        let race = |area, canvas: &mut Canvas| status::explain_race(context, area, canvas);
        let middle = match self.summary() {
            Some(_) => Some(&table as _),
            None if self.explains_the_race(context) => Some(&race as _),
            None => self.has_a_long_plan(context, layout.line.width).then_some(&plan as _),
        };
        draw_panel(context, shown, &keys, &layout, middle, canvas);
    }
}

impl Play {
    /// The lesson on what is going on.
    fn subject(&self) -> Subject {
        let id = match self.shown.record.state().phase_kind() {
            PhaseKind::Race => "race",
            PhaseKind::Widows => "rounds",
            PhaseKind::Turns | PhaseKind::Over => "chains",
        };
        Subject::Lesson(LESSONS.iter().position(|lesson| lesson.id == id).unwrap_or(0))
    }

    /// Whether a person stands before the first choice of a first race.
    fn explains_the_race(&self, context: &Context) -> bool {
        let begins = self.shown.record.choices().is_empty();
        let is_race = self.shown.record.state().phase_kind() == PhaseKind::Race;
        begins && is_race && !context.options.raced && !self.shown.is_moving() && self.asked().is_some()
    }

    /// Adds the marks of whoever chooses: the cursor, widows being named, advice, race keys.
    fn mark(&self, marks: &mut Marks, context: &Context) {
        marks.cursor = self.pit_under_cursor();
        if self.shows_preview(context) && !self.is_secret_at_one_keyboard() {
            marks.target = self.foreseen().and_then(|sowing| sowing.last_place());
        }
        if let (Some(side), Phase::Widows { .. }) = (self.asked(), self.shown.record.state().phase()) {
            let mut sets = BySide::default();
            sets[side] = self.widows;
            marks.closing = Pits(sets);
        }
        if let (Some(advice), false) = (&self.advice, self.shown.is_moving()) {
            marks.advice = advice.pits().collect();
        }
        if self.is_two_handed_race() {
            let key = |action| context.options.keys.key(Scope::Race, action).map(Key::label);
            marks.race_keys = Some(BySide::from_fn(|side| {
                let lift = if side == Side::South { Action::South } else { Action::North };
                std::array::from_fn(|at| key(lift(at as u8 + 1)).unwrap_or_default())
            }));
        }
    }

    /// The keys named on the screen, the most useful first.
    fn useful(&self) -> &'static [Action] {
        match self.scope() {
            Scope::Summary if self.shown.is_over() => {
                &[Action::Rematch, Action::Review, Action::Watch, Action::Undo, Action::Menu, Action::Leave]
            }
            Scope::Summary => &[Action::Confirm, Action::Menu, Action::Help],
            Scope::Race => &[Action::South(1), Action::North(1), Action::Menu, Action::Help],
            _ if self.shown.is_moving() => &[
                Action::Skip,
                Action::Pause,
                Action::Step,
                Action::Seed,
                Action::Slower,
                Action::Faster,
                Action::Menu,
                Action::Help,
            ],
            _ if self.shown.record.state().phase_kind() == PhaseKind::Race => &[
                Action::Pit(1),
                Action::Lesson,
                Action::Hint,
                Action::Undo,
                Action::Menu,
                Action::Help,
                Action::Confirm,
                Action::Again,
                Action::Log,
                Action::Leave,
            ],
            _ => &[
                Action::Pit(1),
                Action::Hint,
                Action::Undo,
                Action::Menu,
                Action::Again,
                Action::Help,
                Action::Confirm,
                Action::BestTurn,
                Action::Path,
                Action::Evaluation,
                Action::Resign,
                Action::Leave,
            ],
        }
    }

    /// Resigns for the player at the keyboard whose turn it is, or for any at the keyboard.
    fn resign(&mut self, context: &mut Context) {
        let person = Side::BOTH.into_iter().find(|&side| self.shown.is_human(side));
        let Some(side) = self.asked().or(person) else { return };
        if self.shown.is_over() {
            return;
        }
        self.shown.playback = None;
        self.make(&[Choice::Resign { side }], context);
    }

    fn choose_column(&mut self, side: Side, column: u8, context: &mut Context) {
        let rules = self.shown.rules();
        if let Some(number) = number_in_column(side, column, rules.pits, rules.store_lies) {
            self.choose_pit(Some(side), number, context);
        }
    }
}
