//! A match being replayed: by choice, by seed, by turn, by round, to the next capture.

use std::time::Duration;

use crate::game::{BySide, Choice, Event, Match, Record, Rules, Side, SowEvent};
use crate::save::{Controller, Player, Saved};
use crate::say;
use crate::tui::board::{
    BoardLayout, KeyScope, Log, Marks, Playback, Shown, Waiting, board, draw_panel, draw_title, last_turn,
    match_layout, too_small,
};
use crate::tui::context::Context;
use crate::tui::input::{Action, Scope};
use crate::tui::room::{Next, Popup, Room, Target};
use crate::tui::theme::Role;
use crate::tui::widgets::Canvas;
use crate::tui::words;

/// The keys named on the screen, the most useful first.
const KEYS: &[Action] = &[
    Action::Right,
    Action::Left,
    Action::Skip,
    Action::PageUp,
    Action::PageDown,
    Action::First,
    Action::Last,
    Action::Seed,
    Action::Capture,
    Action::PlayOn,
    Action::Review,
    Action::Path,
    Action::Leave,
    Action::Help,
];

/// A match being replayed.
#[derive(Clone, Debug)]
pub struct Replay {
    pub whole: Saved,
    /// How many of its choices have been made.
    pub at: usize,
    /// The match at that moment.
    pub shown: Shown,
    /// Whether it runs by itself.
    running: bool,
    /// How many steps of the current choice have been shown one by one.
    stepped: usize,
}

impl Replay {
    /// The match after `at` choices.
    pub fn new(whole: Saved, at: usize) -> Self {
        let start = Saved { record: Record::new(*whole.record.state().setup()), ..whole.clone() };
        let mut replay = Self { whole, at: 0, shown: Shown::new(start), running: false, stepped: 0 };
        replay.go_to(at);
        replay
    }

    fn length(&self) -> usize {
        self.whole.record.choices().len()
    }

    /// Jumps to the moment after `at` choices.
    fn go_to(&mut self, at: usize) {
        self.at = at.min(self.length());
        self.shown.lay(self.record_at());
    }

    /// The record up to this moment.
    fn record_at(&self) -> Record {
        let setup = *self.whole.record.state().setup();
        let choices = &self.whole.record.choices()[..self.at];
        // A prefix of a record is a record.
        Record::replay(setup, choices, &mut ()).unwrap_or_else(|_| Record::new(setup))
    }

    /// Makes the next choice and shows it.
    fn step(&mut self) {
        if let Some(&choice) = self.whole.record.choices().get(self.at)
            && self.shown.choose(&[choice]).is_ok()
        {
            self.at += 1;
        }
    }

    /// Makes the rest of a turn, or the next choice of a race, and shows it.
    fn turn(&mut self) {
        let rest = &self.whole.record.choices()[self.at..];
        let sows = |choice: &Choice| matches!(choice, Choice::Sow { side, .. } if *side == rest[0].side());
        let length = rest.iter().take_while(|choice| sows(choice)).count().max(1);
        let turn: Vec<Choice> = rest.iter().take(length).copied().collect();
        if !turn.is_empty() && self.shown.choose(&turn).is_ok() {
            self.at += turn.len();
        }
    }

    /// Finishes the animation at once.
    fn finish(&mut self) {
        if let Some(playback) = &mut self.shown.playback {
            if playback.waiting() == Waiting::Summary {
                playback.go_on();
            }
            playback.skip();
        }
    }

    /// Shows the next seed, or the next event that is not one, and stays there.
    fn seed(&mut self) {
        if self.shown.playback.is_none() {
            self.step();
            self.stepped = 0;
        }
        if let Some(playback) = &mut self.shown.playback {
            playback.step();
            self.stepped += 1;
        }
    }

    /// Takes the last seed back.
    fn seed_back(&mut self) {
        if self.at == 0 {
            return;
        }
        let shown = if self.shown.playback.is_some() { self.stepped } else { usize::MAX };
        let before = self.at - 1;
        self.go_to(before);
        self.step();
        // A choice shown to its end is shown again up to its last step.
        let all = self.shown.playback.as_ref().map_or(0, Playback::length);
        self.stepped = shown.min(all).saturating_sub(1);
        if self.stepped == 0 {
            self.go_to(before);
        }
        for _ in 0..self.stepped {
            if let Some(playback) = &mut self.shown.playback {
                playback.step();
            }
        }
    }

    fn turns(&self) -> Vec<usize> {
        self.whole.record.turns().into_iter().map(|turn| turn.first).collect()
    }

    /// The indices of the choices that start rounds.
    fn rounds(&self) -> Vec<usize> {
        let mut round = 0;
        let mut starts = Vec::new();
        self.visit(|at, game, _| {
            if game.round() != round {
                round = game.round();
                starts.push(at);
            }
            true
        });
        starts
    }

    /// The index of the next choice that captures something; the end if none does.
    fn next_capture(&self) -> usize {
        let mut found = self.length();
        self.visit(|at, _, events| {
            let captures = |event: &Event| matches!(event, Event::Sow(_, SowEvent::Capture(..)));
            let here = at >= self.at && events.iter().any(captures);
            if here {
                found = at;
            }
            !here
        });
        found
    }

    /// Visits each choice with the match before it and its events, until `visit` returns false.
    fn visit(&self, mut visit: impl FnMut(usize, &Match, &[Event]) -> bool) {
        let mut game = Match::new(*self.whole.record.state().setup());
        for (at, &choice) in self.whole.record.choices().iter().enumerate() {
            let before = game.clone();
            let mut events = Vec::new();
            if game.choose(choice, &mut events).is_err() || !visit(at, &before, &events) {
                return;
            }
        }
    }

    /// Goes to the last of `starts` before this moment, or to the beginning.
    fn back_to(&mut self, starts: &[usize]) {
        self.go_to(starts.iter().copied().rfind(|&start| start < self.at).unwrap_or(0));
    }

    /// Goes to the first of `starts` after this moment, or to the end.
    fn on_to(&mut self, starts: &[usize]) {
        self.go_to(starts.iter().copied().find(|&start| start > self.at).unwrap_or(self.length()));
    }

    /// The match at this moment, to be played on by its players. Of two computers the one in the
    /// south gives its place to the person who watched.
    fn to_play_on(&self) -> Saved {
        let mut players = self.whole.players.clone();
        let human = |player: &Player| player.controller == Controller::Human;
        if !human(&players.south) && !human(&players.north) {
            players.south = Player::new("", Controller::Human);
        }
        Saved { players, seed: self.whole.seed, record: self.record_at(), clock: None }
    }
}

impl Room for Replay {
    fn scope(&self) -> Scope {
        Scope::Replay
    }

    fn rules(&self) -> Option<Rules> {
        Some(*self.shown.rules())
    }

    fn board(&self, context: &Context) -> Option<BoardLayout> {
        Some(match_layout(context.columns, context.rows, self.shown.rules())?.board)
    }

    fn act(&mut self, action: Action, context: &mut Context) -> Next {
        match action {
            Action::Menu => return Next::Open(Popup::Actions),
            Action::Leave => return Next::Menu,
            Action::Review => {
                return Next::Review { saved: Box::new(self.whole.clone()), path: None };
            }
            Action::PlayOn => {
                let saved = self.to_play_on();
                let over = saved.record.state().outcome().is_some();
                return if over { Next::Stay } else { Next::Play { saved: Box::new(saved), file: None } };
            }
            Action::Right | Action::Confirm | Action::Skip if self.shown.is_moving() => self.finish(),
            Action::Right | Action::Confirm => self.step(),
            Action::Seed => {
                self.running = false;
                self.seed();
            }
            Action::StepBack => {
                self.running = false;
                self.seed_back();
            }
            Action::PageUp => self.back_to(&self.turns()),
            Action::PageDown => self.on_to(&self.turns()),
            Action::First => self.back_to(&self.rounds()),
            Action::Last => self.on_to(&self.rounds()),
            Action::Capture => {
                self.go_to(self.next_capture());
                self.step();
            }
            Action::Left | Action::Undo => {
                self.running = false;
                self.go_to(self.at.saturating_sub(1));
            }
            Action::Skip | Action::Pause => self.running = !self.running,
            Action::Again => {
                self.go_to(self.at.saturating_sub(1));
                self.step();
            }
            Action::Log => return Next::Open(Popup::Log),
            Action::Path => self.shown.marks_path = !self.shown.marks_path,
            _ => {}
        }
        self.elapse(Duration::ZERO, context)
    }

    fn log(&self) -> Option<(&Log, &BySide<Player>)> {
        Some((&self.shown.log, &self.shown.players))
    }

    fn pointed(&mut self, _: Target, pressed: bool, context: &mut Context) -> Next {
        if pressed { self.act(Action::Seed, context) } else { Next::Stay }
    }

    fn elapse(&mut self, time: Duration, context: &mut Context) -> Next {
        let speed = context.options.speed;
        let mut over = self.shown.advance(time, speed);
        // Running, it does not wait for the summary of a round to be read.
        if self.running
            && let Some(playback) = self.shown.playback.as_mut()
            && playback.waiting() == Waiting::Summary
        {
            playback.go_on();
            over = self.shown.advance(Duration::ZERO, speed);
        }
        if over && self.running {
            self.running = self.at < self.length();
            self.turn();
        }
        Next::Stay
    }

    fn next_change(&self, context: &Context) -> Option<Duration> {
        self.shown.next_change(context.options.speed)
    }

    fn draw(&self, context: &Context, canvas: &mut Canvas) {
        let shown = &self.shown;
        let Some(layout) = match_layout(context.columns, context.rows, shown.rules()) else {
            return too_small(context, canvas);
        };
        let text = &context.text;
        draw_title(context, shown, shown.record.state().round(), layout.title, canvas);
        let at = say!(text, "tui-replay-at", at = self.at, length = self.length());
        canvas.middle(layout.status, &at, canvas.style(Role::Title));
        let scene = shown.scene(context.options.speed);
        let marks = Marks::of_match(shown, &scene, context.options.home_marks);
        let names = BySide::from_fn(|side: Side| words::short_player(text, &shown.players, side));
        board(context, names, &scene, &marks, &layout.board, canvas);
        if let Some(way) = last_turn(text, shown, layout.line.width) {
            canvas.middle(layout.line, &way, canvas.style(Role::Dim));
        }
        canvas.line(layout.rule, Role::Dim);
        let keys = KeyScope { scope: Scope::Replay, actions: KEYS };
        draw_panel(context, shown, &keys, &layout, None, canvas);
    }
}
