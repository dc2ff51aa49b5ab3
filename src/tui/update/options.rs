//! Settings, which take effect at once.

use super::super::app::{App, Marked, Popup};
use super::super::keys::{Action, Code, Key};
use super::super::menu::Setting;
use super::super::message::Effect;
use super::super::options::{Glyphs, Preview, Speed};
use super::super::table::Note;
use super::help;
use crate::text::Digits;

/// Changes a setting to its next value, or the one before.
pub(super) fn change(app: &mut App, setting: Setting, by: isize) -> Vec<Effect> {
    let mut options = app.options.clone();
    let mut effects = Vec::new();
    match setting {
        Setting::Language => {
            let codes: Vec<String> = options.languages.iter().map(|language| language.code.clone()).collect();
            let now = codes.iter().position(|code| *code == options.language);
            let mut at = Marked(now.unwrap_or(0));
            at.shift(by, codes.len());
            if let Some(code) = codes.get(at.0) {
                options.language.clone_from(code);
            }
        }
        Setting::Digits => options.digits = cycle(Digits::ALL, options.digits, by),
        Setting::Skin => options.skin = cycle(&options.skins(), options.skin, by),
        Setting::Glyphs => options.glyphs = cycle(&[Glyphs::Unicode, Glyphs::Ascii], options.glyphs, by),
        Setting::Speed => options.speed = cycle(Speed::ALL, options.speed, by),
        Setting::Mouse => {
            options.mouse = !options.mouse;
            effects.push(Effect::Mouse(options.mouse));
        }
        Setting::Preview => options.preview = cycle(Preview::ALL, options.preview, by),
        Setting::HomeMarks => options.home_marks = !options.home_marks,
        Setting::Evaluation => options.evaluation = !options.evaluation,
        Setting::Keys => {
            app.popup = Some(Popup::Keys(Marked::default()));
            return Vec::new();
        }
    }
    app.adopt(options);
    if setting == Setting::Evaluation {
        effects.extend(help::weigh(app));
    }
    effects.push(Effect::Keep(Box::new(app.options.clone())));
    effects
}

/// Slower or faster, not round the ends.
pub(super) fn change_speed(app: &mut App, action: Action) -> Vec<Effect> {
    let at = Speed::ALL.iter().position(|speed| *speed == app.options.speed).unwrap_or(0);
    let to = if action == Action::Faster { at + 1 } else { at.saturating_sub(1) };
    app.options.speed = Speed::ALL[to.min(Speed::ALL.len() - 1)];
    let speed = app.options.speed;
    if let Some(table) = &mut app.table {
        table.note = Some(Note::Speed(speed));
    }
    vec![Effect::Keep(Box::new(app.options.clone()))]
}

/// Waits for a key for the marked action.
pub(super) fn ask_for_key(app: &mut App, marked: Marked) {
    if let Some((action, _)) = app.options.keys.changeable().get(marked.0) {
        app.conflict = None;
        app.popup = Some(Popup::KeyFor(*action, marked));
    }
}

/// Gives the key to the action that waits for one. Escape gives none; a key that another action
/// has in the same place is refused by its name.
pub(super) fn bind(app: &mut App, key: Key) -> Vec<Effect> {
    let Some(Popup::KeyFor(action, marked)) = app.popup else { return Vec::new() };
    app.popup = Some(Popup::Keys(marked));
    if key == Key::plain(Code::Esc) {
        return Vec::new();
    }
    match app.options.keys.with(&[(action, vec![key])]) {
        Ok(keys) => {
            app.options.keys = keys;
            vec![Effect::Keep(Box::new(app.options.clone()))]
        }
        Err(conflict) => {
            app.conflict = Some(conflict);
            Vec::new()
        }
    }
}

/// Gives the marked action its keys back that are built in.
pub(super) fn default_key(app: &mut App) -> Vec<Effect> {
    let Some(Popup::Keys(marked)) = app.popup else { return Vec::new() };
    let Some((action, _)) = app.options.keys.changeable().get(marked.0).cloned() else { return Vec::new() };
    match app.options.keys.without(action) {
        Ok(keys) => {
            app.conflict = None;
            app.options.keys = keys;
            vec![Effect::Keep(Box::new(app.options.clone()))]
        }
        Err(conflict) => {
            app.conflict = Some(conflict);
            Vec::new()
        }
    }
}

/// Shows or hides the bar of who stands better.
pub(super) fn toggle_evaluation(app: &mut App) -> Vec<Effect> {
    change(app, Setting::Evaluation, 1)
}

/// The value `by` places after `now`, round the ends.
fn cycle<T: Copy + PartialEq>(all: &[T], now: T, by: isize) -> T {
    let mut at = Marked(all.iter().position(|one| *one == now).unwrap_or(0));
    at.shift(by, all.len());
    all.get(at.0).copied().unwrap_or(now)
}
