//! A match being stepped through.

use std::time::Duration;

use super::super::app::{App, Screen};
use super::super::keys::Action;
use super::super::message::Effect;
use super::super::playback::Waiting;
use super::super::replay::Replay;
use super::{computer, game, lists};
use crate::save::Saved;

/// Opens a match at its beginning.
pub(super) fn open(app: &mut App, saved: Saved) {
    app.popup = None;
    app.screen = Screen::Replay(Box::new(Replay::new(saved)));
}

/// What the user wants while a match is stepped through.
pub(super) fn act(app: &mut App, action: Action) -> Vec<Effect> {
    match action {
        Action::Menu => {
            app.popup = Some(super::super::app::Popup::Actions(super::super::app::Marked::default()));
            return Vec::new();
        }
        Action::Leave => return lists::to_menu(app),
        Action::PlayOn => return play_on(app),
        _ => {}
    }
    let Screen::Replay(replay) = &mut app.screen else { return Vec::new() };
    let shown = replay.table.playback.is_some();
    match action {
        Action::Right | Action::Confirm | Action::Skip if shown => finish(replay),
        Action::Right | Action::Confirm => replay.step(),
        Action::Step => {
            replay.running = false;
            replay.seed();
        }
        Action::StepBack => {
            replay.running = false;
            replay.seed_back();
        }
        Action::PageUp => {
            let at = replay.turn_before();
            replay.go_to(at);
        }
        Action::PageDown => {
            let at = replay.next_turn();
            replay.go_to(at);
        }
        Action::Capture => {
            let at = replay.next_capture();
            replay.go_to(at);
            replay.step();
        }
        Action::Left | Action::Undo => {
            replay.running = false;
            let at = replay.at;
            replay.go_to(at.saturating_sub(1));
        }
        Action::First => {
            let at = replay.round_before();
            replay.go_to(at);
        }
        Action::Last => {
            let at = replay.next_round();
            replay.go_to(at);
        }
        Action::Skip | Action::Pause => replay.running = !replay.running,
        Action::Again => {
            let at = replay.at;
            replay.go_to(at.saturating_sub(1));
            replay.step();
        }
        Action::Path => replay.table.path_shown = !replay.table.path_shown,
        _ => {}
    }
    elapsed(app, Duration::ZERO)
}

/// Plays on from this moment, as a new match.
fn play_on(app: &mut App) -> Vec<Effect> {
    let Screen::Replay(replay) = &app.screen else { return Vec::new() };
    let saved = replay.to_play_on();
    if saved.record.state().outcome().is_some() {
        return Vec::new();
    }
    let mut effects = app.table.as_mut().map(|table| computer::forget_questions(table)).unwrap_or_default();
    effects.push(Effect::NewFile);
    effects.extend(game::sit_down(app, saved));
    effects
}

/// Shows everything that is being shown at once.
fn finish(replay: &mut Replay) {
    if let Some(playback) = &mut replay.table.playback {
        if playback.waiting() == Waiting::Summary {
            playback.go_on();
        }
        playback.skip();
    }
}

/// Time passes.
pub(super) fn elapsed(app: &mut App, time: Duration) -> Vec<Effect> {
    let speed = app.options.speed;
    let Screen::Replay(replay) = &mut app.screen else { return Vec::new() };
    if let Some(playback) = &mut replay.table.playback {
        playback.advance(time, speed);
        // Nobody has to read a summary on the way; it stays in the list of turns.
        if playback.waiting() == Waiting::Summary && replay.running {
            playback.go_on();
        }
        if playback.waiting() != Waiting::Done {
            return Vec::new();
        }
        replay.table.playback = None;
    }
    if replay.running {
        replay.running = replay.at < replay.length();
        replay.step();
    }
    Vec::new()
}
