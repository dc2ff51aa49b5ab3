//! Lists: the menu, the setup, actions, settings.

use ratatui::layout::Rect;

use super::super::app::{App, Screen};
use super::super::layout::{self, ListLayout};
use super::super::menu::{self, Setting};
use super::super::options::Glyphs;
use super::super::setup::{Line, Setup};
use super::super::theme::Role;
use super::super::words;
use super::board;
use super::canvas::Canvas;
use super::panel::line_of_keys;
use crate::game::Rules;
use crate::say;
use crate::text::Digits;
use crate::text::wrap;

/// Draws the lines of a list: for each its text, and its value at the right.
pub(super) fn lines(
    list: &ListLayout,
    marked: usize,
    canvas: &mut Canvas,
    line: impl Fn(usize) -> (String, String),
) {
    for (at, area) in list.visible() {
        let (text, value) = line(at);
        let style = canvas.style(if at == marked { Role::Marked } else { Role::Text });
        canvas.put(area.x, area.y, &" ".repeat(usize::from(area.width)), style);
        let pointer = if at == marked { "▶ " } else { "  " };
        let inner = Rect { width: area.width.saturating_sub(1), ..area };
        let end = canvas.left(inner, &format!("{pointer}{text}"), style);
        let rest = Rect { x: end + 1, width: inner.right().saturating_sub(end + 1), ..inner };
        canvas.right(rest, &value, style);
    }
    let below = list.first + usize::from(list.lines.height);
    let dim = canvas.style(Role::Key);
    if list.first > 0 {
        canvas.put(list.lines.right(), list.lines.y, "↑", dim);
    }
    if below < list.length {
        canvas.put(list.lines.right(), list.lines.bottom().saturating_sub(1), "↓", dim);
    }
}

/// The keys of a list, at the bottom of its frame.
pub(super) fn foot(app: &App, area: Rect, keys: &[(&str, &str)], canvas: &mut Canvas) {
    let keys = keys.iter().map(|(key, say)| ((*key).to_owned(), app.text.get(say)));
    line_of_keys(area, keys, canvas);
}

/// The menu.
pub(super) fn menu(app: &App, canvas: &mut Canvas) {
    let Some(list) = layout::list(app) else { return };
    let entries = menu::entries(app);
    let top = list.lines.y;
    let screen = canvas.area();
    let at = |y: u16| Rect { x: screen.x, y, width: screen.width, height: 1 };
    if let Some(picture) = layout::menu_picture(app.columns, app.rows) {
        board::picture(app, &picture, canvas);
    }
    if top >= 2 {
        let title = format!("{}   {}", app.text.get("tui-title"), app.text.get("tui-title-other"));
        canvas.middle(at(top - 2), &title, canvas.style(Role::Title));
    }
    lines(&list, menu::marked(app), canvas, |line| {
        (entries.get(line).map(|entry| app.text.get(entry.say())).unwrap_or_default(), String::new())
    });
    if screen.height >= 3 {
        let keys = [("↑↓", "tui-short-choose"), ("Enter", "tui-short-confirm"), ("q", "tui-short-quit")];
        foot(
            app,
            Rect { x: list.lines.x, width: list.lines.width, ..at(screen.bottom() - 1) },
            &keys,
            canvas,
        );
    }
}

/// A match being set up.
pub(super) fn setup(app: &App, setup: &Setup, canvas: &mut Canvas) {
    let Some(list) = layout::list(app) else { return };
    let head = Rect { y: list.frame.y, height: 1.min(list.frame.height), ..list.lines };
    canvas.left(head, &app.text.get("tui-menu-new"), canvas.style(Role::Title));
    let all = setup.lines();
    lines(&list, setup.marked.0, canvas, |at| match all.get(at) {
        Some(line) => setup_line(app, setup, *line, at == setup.marked.0),
        None => (String::new(), String::new()),
    });
    let below = list.lines.bottom() + 1;
    if below + 3 > list.frame.bottom() {
        return;
    }
    let about = about_line(app, setup);
    for (row, line) in (0..2).zip(wrap(&about, usize::from(list.lines.width))) {
        canvas.put(list.lines.x, below + row, &line, canvas.style(Role::Dim));
    }
    let keys = [
        ("↑↓", "tui-short-choose"),
        ("←→", "tui-short-change"),
        ("Enter", "tui-short-confirm"),
        ("Esc", "tui-short-back"),
    ];
    foot(app, Rect { y: list.frame.bottom() - 1, height: 1, ..list.lines }, &keys, canvas);
}

/// A value that the arrows change.
fn changeable(value: &str) -> String {
    format!("◀ {value} ▶")
}

fn setup_line(app: &App, setup: &Setup, line: Line, marked: bool) -> (String, String) {
    let text = &app.text;
    match line {
        Line::Start => (text.get("tui-setup-start"), String::new()),
        Line::Who(side) => {
            (text.get(words::side_key(side)), changeable(&words::controller(text, setup.who[side])))
        }
        Line::Name(side) => {
            let cursor = if marked { "▏" } else { "" };
            (format!("  {}", text.get("tui-setup-name")), format!("{}{cursor}", setup.names[side]))
        }
        Line::Preset => {
            let name = setup.rules.preset().map_or_else(
                || text.get("tui-preset-own"),
                // Keys: tui-preset-*
                |preset| text.get(&format!("tui-preset-{}", preset.word())),
            );
            (text.get("tui-setup-preset"), changeable(&name))
        }
        Line::First => (text.get("tui-setup-first"), changeable(&text.get(words::side_key(setup.first)))),
        Line::Rule(at) => {
            let key = Rules::KEYS[at];
            // Keys: tui-rule-*
            (text.get(&format!("tui-rule-{key}")), changeable(&rule_value(app, &setup.rules, key)))
        }
    }
}

/// The value of a field of the rules in words.
fn rule_value(app: &App, rules: &Rules, key: &str) -> String {
    let value = rules.get(key).unwrap_or_default();
    match value.parse::<i64>() {
        Ok(0) if key == "rounds" => app.text.get("tui-rule-rounds-endless"),
        Ok(number) => app.text.number(number),
        Err(_) => app.text.get(&format!("tui-rule-{key}-{value}")),
    }
}

/// What the marked line of the setup means.
fn about_line(app: &App, setup: &Setup) -> String {
    match setup.line() {
        Line::Start => app.text.get("tui-about-start"),
        Line::Who(_) => app.text.get("tui-about-who"),
        Line::Name(_) => app.text.get("tui-about-name"),
        Line::Preset => match setup.rules.preset() {
            // Keys: tui-about-preset-*
            Some(preset) => app.text.get(&format!("tui-about-preset-{}", preset.word())),
            None => app.text.get("tui-about-preset-own"),
        },
        Line::First => app.text.get("tui-about-first"),
        // Keys: tui-about-rule-*
        Line::Rule(at) => app.text.get(&format!("tui-about-rule-{}", Rules::KEYS[at])),
    }
}

/// Everything that can be done here.
pub(super) fn actions(app: &App, canvas: &mut Canvas) {
    let Some(list) = layout::list(app) else { return };
    canvas.frame(list.frame, &app.text.get("tui-actions"));
    let actions = menu::actions(app);
    let context = menu::context_beneath(app);
    lines(&list, menu::marked(app), canvas, |at| match actions.get(at) {
        Some(action) => {
            let key = app.options.keys.key(context, *action);
            let key = key.map(super::super::keys::Key::label).unwrap_or_default();
            // Keys: tui-do-*
            (app.text.get(&format!("tui-do-{}", action.stem())), key)
        }
        None => (String::new(), String::new()),
    });
}

/// The settings.
pub(super) fn settings(app: &App, canvas: &mut Canvas) {
    let Some(list) = layout::list(app) else { return };
    canvas.frame(list.frame, &app.text.get("tui-menu-settings"));
    lines(&list, menu::marked(app), canvas, |at| match Setting::ALL.get(at) {
        Some(setting) => (app.text.get(setting.say()), changeable(&setting_value(app, *setting))),
        None => (String::new(), String::new()),
    });
    if list.frame.height > 4 {
        let keys = [("←→", "tui-short-change"), ("Esc", "tui-short-back")];
        foot(app, Rect { y: list.frame.bottom() - 2, height: 1, ..list.lines }, &keys, canvas);
    }
}

fn setting_value(app: &App, setting: Setting) -> String {
    let (text, options) = (&app.text, &app.options);
    let switch = |on: bool| text.get(if on { "tui-on" } else { "tui-off" });
    match setting {
        Setting::Language => text.get("tui-language-name"),
        Setting::Digits => match options.digits {
            Digits::Arabic => "1 2 3".to_owned(),
            Digits::Thai => "๑ ๒ ๓".to_owned(),
        },
        // Keys: tui-skin-*
        Setting::Skin => options
            .own_name()
            .map_or_else(|| text.get(&format!("tui-skin-{}", options.skin.word())), ToOwned::to_owned),
        Setting::Glyphs => match options.glyphs {
            Glyphs::Unicode => "Unicode".to_owned(),
            Glyphs::Ascii => "ASCII".to_owned(),
        },
        Setting::Speed => words::speed(text, options.speed),
        Setting::Mouse => switch(options.mouse),
        Setting::Preview => {
            let middle = (crate::ai::Level::ALL.len() / 2 + 1) as u32;
            // Keys: tui-preview-*
            say!(text, &format!("tui-preview-{}", options.preview.word()), middle = middle)
        }
        Setting::HomeMarks => switch(options.home_marks),
        Setting::Evaluation => switch(options.evaluation),
        Setting::Keys => "…".to_owned(),
    }
}

/// A question that is answered with no or yes; its sentences begin with `key`.
pub(super) fn ask(app: &App, key: &str, canvas: &mut Canvas) {
    let Some(list) = layout::list(app) else { return };
    canvas.frame(list.frame, &app.text.get(&format!("{key}-ask")));
    let answers = [format!("{key}-no"), format!("{key}-yes")];
    lines(&list, menu::marked(app), canvas, |at| {
        (answers.get(at).map(|key| app.text.get(key)).unwrap_or_default(), String::new())
    });
}

/// The line about a screen's own subject.
pub(super) fn heading(app: &App, area: Rect, canvas: &mut Canvas) {
    let key = match app.screen {
        Screen::Saves(_) => "tui-menu-saves",
        _ => "tui-title",
    };
    canvas.left(area, &app.text.get(key), canvas.style(Role::Title));
}
