//! What can be read: the help, made from the key table, and the rules.

use super::app::{App, Popup};
use super::keys::{Action, Context, Key};
use super::menu::context_beneath;
use crate::learn;
use crate::text::wrap;
use crate::words::{Paragraph, explanation};

/// A line of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageLine {
    /// A heading.
    Heading(String),
    /// Text.
    Text(String),
    /// Keys, and what they do.
    Keys(String, String),
}

/// Columns for the keys in the help.
const KEY_COLUMNS: u16 = 18;

/// The lines of the page that is open, broken to `columns`.
#[must_use]
pub fn lines(app: &App, columns: u16) -> Vec<PageLine> {
    match app.popup {
        Some(Popup::Help(_)) => help(app, columns),
        Some(Popup::Rules(_)) => rules(app, columns),
        Some(Popup::Record(_)) => record(app, columns),
        _ => Vec::new(),
    }
}

/// The player's record.
fn record(app: &App, columns: u16) -> Vec<PageLine> {
    let Some(learner) = &app.learner else { return Vec::new() };
    let mut page = vec![PageLine::Heading(learn::name_of(&learner.profile, &app.text))];
    for sentence in learn::record(&learner.profile, &app.text) {
        page.extend(wrap(&sentence, usize::from(columns)).into_iter().map(PageLine::Text));
    }
    page
}

/// How the game in sight is played.
fn rules(app: &App, columns: u16) -> Vec<PageLine> {
    let mut page = Vec::new();
    let others = Paragraph { heading: app.text.get("tui-rules-title"), told: app.text.get("tui-rules") };
    for paragraph in explanation(&app.rules(), &app.text).into_iter().chain([others]) {
        page.push(PageLine::Heading(paragraph.heading));
        page.extend(wrap(&paragraph.told, usize::from(columns)).into_iter().map(PageLine::Text));
        page.push(PageLine::Text(String::new()));
    }
    page
}

/// What can be done where one is, then what can be done elsewhere.
fn help(app: &App, columns: u16) -> Vec<PageLine> {
    let here = context_beneath(app);
    let mut page = Vec::new();
    for context in std::iter::once(here).chain(
        [Context::Match, Context::Race, Context::Summary, Context::Replay, Context::Lesson, Context::List]
            .into_iter()
            .filter(|&context| context != here),
    ) {
        page.push(PageLine::Heading(app.text.get(title_key(context))));
        for (keys, sentence) in keys_of(app, context) {
            let mut sentences = wrap(&sentence, usize::from(columns.saturating_sub(KEY_COLUMNS))).into_iter();
            page.push(PageLine::Keys(keys, sentences.next().unwrap_or_default()));
            page.extend(sentences.map(|more| PageLine::Keys(String::new(), more)));
        }
        page.push(PageLine::Text(String::new()));
    }
    let layouts = app.text.get("tui-help-layouts");
    page.extend(wrap(&layouts, usize::from(columns)).into_iter().map(PageLine::Text));
    page
}

const fn title_key(context: Context) -> &'static str {
    match context {
        Context::List => "tui-help-list",
        Context::Page => "tui-help-page",
        Context::Match => "tui-help-match",
        Context::Race => "tui-help-race",
        Context::Summary => "tui-help-summary",
        Context::Replay => "tui-help-replay",
        Context::Lesson => "lessons-help",
    }
}

/// The keys of each action in `context` and its sentence; numbered actions in one line.
fn keys_of(app: &App, context: Context) -> Vec<(String, String)> {
    let mut seen: Vec<&str> = Vec::new();
    let mut found = Vec::new();
    for row in app.options.keys.rows(context) {
        let stem = row.action.stem();
        if seen.contains(&stem) {
            continue;
        }
        seen.push(stem);
        let numbered = matches!(row.action, Action::Pit(_) | Action::South(_) | Action::North(_));
        let keys: Vec<String> = if numbered {
            let same = app.options.keys.rows(context).filter(|other| other.action.stem() == stem);
            same.filter_map(|other| other.keys.first().map(|key| key.label())).collect()
        } else {
            row.keys.iter().copied().map(Key::label).collect()
        };
        if !keys.is_empty() {
            found.push((keys.join(" "), app.text.get(&format!("tui-do-{stem}"))));
        }
    }
    found
}
