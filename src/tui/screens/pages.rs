//! Pages to read: the help, made from the key table; the rules; the player's record.

use crate::game::{BySide, Rules};
use crate::learn;
use crate::save::Player;
use crate::say;
use crate::text::{Text, wrap};
use crate::tui::board::{Log, whole_turn};
use crate::tui::context::Context;
use crate::tui::input::{Action, Key, Scope};
use crate::tui::room::{Next, Room};
use crate::tui::theme::Role;
use crate::tui::widgets::{Canvas, KeyLabel, PageLayout, PageLine, key_line, page};
use crate::words::{Paragraph, explanation};

/// What a page is about.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Subject {
    /// The keys, those of this scope first.
    Help(Scope),
    Rules(Rules),
    Record,
    /// A match, turn by turn.
    Log(Vec<Paragraph>),
}

/// A page to read.
#[derive(Clone, Debug)]
pub struct Page {
    subject: Subject,
    pub scroll: u16,
}

impl Page {
    /// The keys, those of `here` first.
    pub const fn help(here: Scope) -> Self {
        Self { subject: Subject::Help(here), scroll: 0 }
    }

    pub const fn rules(rules: Rules) -> Self {
        Self { subject: Subject::Rules(rules), scroll: 0 }
    }

    /// The record of the player who learns.
    pub const fn record() -> Self {
        Self { subject: Subject::Record, scroll: 0 }
    }

    /// Every turn of a match so far, round by round; its end is in view.
    pub fn log(log: &Log, players: &BySide<Player>, context: &Context) -> Self {
        Self { subject: Subject::Log(course(log, players, &context.text)), scroll: u16::MAX }
    }

    /// The lines, broken to `columns`.
    fn lines(&self, context: &Context, columns: u16) -> Vec<PageLine> {
        match &self.subject {
            Subject::Help(here) => help(context, *here, columns),
            Subject::Rules(rules) => explained(context, rules, columns),
            Subject::Log(rounds) => told(rounds, columns),
            Subject::Record => record(context, columns),
        }
    }
}

impl Room for Page {
    fn scope(&self) -> Scope {
        Scope::Page
    }

    fn act(&mut self, action: Action, context: &mut Context) -> Next {
        let layout = PageLayout::new(context.columns, context.rows);
        let last = layout.last_scroll(self.lines(context, layout.body.width).len());
        let half = (context.rows / 2).max(1);
        let scroll = self.scroll.min(last);
        self.scroll = match action {
            Action::Up => scroll.saturating_sub(1),
            Action::Down => scroll.saturating_add(1),
            Action::PageUp | Action::Left => scroll.saturating_sub(half),
            Action::PageDown | Action::Right => scroll.saturating_add(half),
            Action::First => 0,
            Action::Last => last,
            _ => return Next::Close,
        }
        .min(last);
        Next::Stay
    }

    fn draw(&self, context: &Context, canvas: &mut Canvas) {
        let text = &context.text;
        let layout = PageLayout::new(context.columns, context.rows);
        let title = match self.subject {
            Subject::Help(_) => "tui-menu-help",
            Subject::Rules(_) => "tui-menu-rules",
            Subject::Record => "lessons-record",
            Subject::Log(_) => "tui-log",
        };
        let lines = self.lines(context, layout.body.width);
        let scroll = self.scroll.min(layout.last_scroll(lines.len()));
        let more = page(&layout, &text.get(title), &lines, scroll, canvas);
        let Some(foot) = layout.foot() else { return };
        let keys = [("↑↓", "tui-short-scroll"), ("Esc", "tui-short-back")];
        key_line(foot, keys.map(|key| KeyLabel::new(text, key)), canvas);
        if more {
            canvas.right(foot, &text.get("tui-more"), canvas.style(Role::Dim));
        }
    }
}

fn paragraph(text: &str, columns: u16) -> impl Iterator<Item = PageLine> {
    wrap(text, usize::from(columns)).into_iter().map(PageLine::Text)
}

fn record(context: &Context, columns: u16) -> Vec<PageLine> {
    let Some(learner) = &context.learner else { return Vec::new() };
    let mut page = vec![PageLine::Heading(learn::name_of(&learner.profile, &context.text))];
    for sentence in learn::record(&learner.profile, &context.text) {
        page.extend(paragraph(&sentence, columns));
    }
    page
}

/// How a game is played, and the other games.
fn explained(context: &Context, rules: &Rules, columns: u16) -> Vec<PageLine> {
    let text = &context.text;
    let mut paragraphs = explanation(rules, text);
    paragraphs.push(Paragraph { heading: text.get("tui-rules-title"), told: text.get("tui-rules") });
    told(&paragraphs, columns)
}

/// Paragraphs below each other; what they say may have several lines.
fn told(paragraphs: &[Paragraph], columns: u16) -> Vec<PageLine> {
    let mut page = Vec::new();
    for Paragraph { heading, told } in paragraphs {
        page.push(PageLine::Heading(heading.clone()));
        page.extend(told.lines().flat_map(|line| paragraph(line, columns)));
        page.push(PageLine::Text(String::new()));
    }
    page
}

/// A paragraph a round, a line a turn.
fn course(log: &Log, players: &BySide<Player>, text: &Text) -> Vec<Paragraph> {
    let mut rounds: Vec<Paragraph> = Vec::new();
    let mut round = 0;
    for (at, turn) in log.turns.iter().enumerate() {
        if turn.round != round {
            round = turn.round;
            rounds.push(Paragraph { heading: say!(text, "tui-round", round = round), told: String::new() });
        }
        if let Some(Paragraph { told, .. }) = rounds.last_mut() {
            told.extend([&text.number(at as u32 + 1), ". ", &whole_turn(text, players, turn), "\n"]);
        }
    }
    rounds
}

/// The signs on the board and what they mean.
const SIGNS: [(&str, &str); 6] = [
    ("◆", "tui-sign-lifted"),
    ("⌂", "tui-sign-home"),
    ("▲ ▼", "tui-sign-hand"),
    ("▸", "tui-sign-advice"),
    ("·", "tui-sign-path"),
    ("x", "tui-sign-widow"),
];

/// What the keys do here, what the signs of the board mean, then the keys elsewhere.
fn help(context: &Context, here: Scope, columns: u16) -> Vec<PageLine> {
    const SCOPES: [Scope; 6] =
        [Scope::Match, Scope::Race, Scope::Summary, Scope::Replay, Scope::Lesson, Scope::List];
    let elsewhere = SCOPES.into_iter().filter(|&scope| scope != here);
    let mut page = Vec::new();
    for scope in std::iter::once(here).chain(elsewhere) {
        page.push(PageLine::Heading(context.text.get(title_key(scope))));
        for (keys, sentence) in keys_of(context, scope) {
            let room = usize::from(columns.saturating_sub(PageLayout::KEYS));
            let mut sentences = wrap(&sentence, room).into_iter();
            page.push(PageLine::Keys(keys, sentences.next().unwrap_or_default()));
            page.extend(sentences.map(|more| PageLine::Keys(String::new(), more)));
        }
        page.push(PageLine::Text(String::new()));
        if scope == here && here.has_board() {
            page.push(PageLine::Heading(context.text.get("tui-help-signs")));
            page.extend(SIGNS.map(|(sign, key)| PageLine::Keys(sign.to_owned(), context.text.get(key))));
            page.push(PageLine::Text(String::new()));
        }
    }
    page.extend(paragraph(&context.text.get("tui-help-layouts"), columns));
    page
}

const fn title_key(scope: Scope) -> &'static str {
    match scope {
        Scope::List => "tui-help-list",
        Scope::Page => "tui-help-page",
        Scope::Match => "tui-help-match",
        Scope::Race => "tui-help-race",
        Scope::Summary => "tui-help-summary",
        Scope::Replay => "tui-help-replay",
        Scope::Lesson => "lessons-help",
    }
}

/// The keys of each action in `scope` and its sentence; numbered actions share a line.
fn keys_of(context: &Context, scope: Scope) -> Vec<(String, String)> {
    let map = &context.options.keys;
    let mut seen: Vec<&str> = Vec::new();
    let mut found = Vec::new();
    for row in map.rows(scope) {
        let stem = row.action.stem();
        if seen.contains(&stem) {
            continue;
        }
        seen.push(stem);
        let numbered = matches!(row.action, Action::Pit(_) | Action::South(_) | Action::North(_));
        let keys = if numbered {
            // Keys of one character, a pit each.
            let same = map.rows(scope).filter(|other| other.action.stem() == stem);
            same.filter_map(|other| other.keys.first().map(|key| key.label())).collect()
        } else {
            row.keys.iter().copied().map(Key::label).collect::<Vec<String>>().join(" ")
        };
        if !keys.is_empty() {
            let keys = context.text.digits().write(keys).into_owned();
            found.push((keys, context.text.get(&format!("tui-do-{stem}"))));
        }
    }
    found
}
