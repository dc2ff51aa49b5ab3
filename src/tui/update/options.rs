//! Settings, which take effect at once.

use super::super::app::{App, Marked};
use super::super::keys::Action;
use super::super::menu::Setting;
use super::super::message::Effect;
use super::super::options::{Glyphs, Preview, Speed};
use super::super::table::Note;
use super::super::theme::Skin;
use super::help;
use crate::text::{BUILT_IN, Digits};

/// Changes a setting to its next value, or the one before.
pub(super) fn change(app: &mut App, setting: Setting, by: isize) -> Vec<Effect> {
    let mut options = app.options.clone();
    let mut effects = Vec::new();
    match setting {
        Setting::Language => {
            let codes: Vec<&str> = BUILT_IN.iter().map(|(code, _)| *code).collect();
            let now = codes.iter().copied().find(|code| *code == options.language).unwrap_or(codes[0]);
            cycle(&codes, now, by).clone_into(&mut options.language);
        }
        Setting::Digits => options.digits = cycle(&[Digits::Arabic, Digits::Thai], options.digits, by),
        Setting::Skin => options.skin = cycle(Skin::ALL, options.skin, by),
        Setting::Glyphs => options.glyphs = cycle(&[Glyphs::Unicode, Glyphs::Ascii], options.glyphs, by),
        Setting::Speed => options.speed = cycle(Speed::ALL, options.speed, by),
        Setting::Mouse => {
            options.mouse = !options.mouse;
            effects.push(Effect::Mouse(options.mouse));
        }
        Setting::Preview => options.preview = cycle(Preview::ALL, options.preview, by),
        Setting::HomeMarks => options.home_marks = !options.home_marks,
        Setting::Evaluation => options.evaluation = !options.evaluation,
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
