//! The panel: the turns so far, and what can be done now.

use ratatui::layout::Rect;

use super::super::app::{App, Screen};
use super::super::keys::{Action, Context};
use super::super::layout::MatchLayout;
use super::super::log::Turn;
use super::super::menu::context_beneath;
use super::super::table::Table;
use super::super::theme::Role;
use super::super::words;
use super::canvas::{Canvas, fitted, width};
use super::summary;
use crate::game::Side;

/// Draws the panel under the board, and the one beside it.
pub(super) fn panel(app: &App, table: &Table, layout: &MatchLayout, canvas: &mut Canvas) {
    let area = layout.panel;
    if area.height == 0 {
        return;
    }
    let shown = if matches!(app.screen, Screen::Match) { table.summary() } else { None };
    let keys_below = Rect { y: area.bottom() - 1, height: 1, ..area };
    let above = Rect { height: area.height - 1, ..area };
    if let Some(side) = layout.side {
        turns(app, table, side, canvas);
    }
    if shown.is_some() {
        summary::summary(app, table, above, canvas);
        one_line_of_keys(app, keys_below, canvas);
        return;
    }
    if layout.side.is_some() || area.height < 4 {
        if layout.side.is_none() {
            turns(app, table, above, canvas);
        }
        one_line_of_keys(app, keys_below, canvas);
        return;
    }
    // The turns at the left, the keys at the right.
    let half = area.width * 9 / 20;
    turns(app, table, Rect { width: half, ..area }, canvas);
    let right = Rect { x: area.x + half + 1, width: area.width.saturating_sub(half + 1), ..area };
    keys(app, right, canvas);
}

/// The newest turns, the newest at the bottom.
fn turns(app: &App, table: &Table, area: Rect, canvas: &mut Canvas) {
    let turns = &table.log.turns;
    let first = turns.len().saturating_sub(usize::from(area.height));
    for (row, (at, turn)) in (0..).zip(turns.iter().enumerate().skip(first)) {
        let line = Rect { y: area.y + row, height: 1, ..area };
        let style = canvas.style(role_of(turn.side));
        canvas.left(line, &turn_line(app, table, at, turn, line.width), style);
    }
}

/// Columns for a name in the list of turns.
const NAME: u16 = 9;

fn turn_line(app: &App, table: &Table, at: usize, turn: &Turn, columns: u16) -> String {
    let text = &app.text;
    let number = text.number(at as u32 + 1);
    let name = words::short_player(text, &table.players, turn.side);
    let name = fitted(&name, NAME).into_owned();
    let pad = " ".repeat(usize::from(NAME.saturating_sub(width(&name))));
    let race = if turn.racing { format!("{} ", text.get("tui-race-mark")) } else { String::new() };
    let gain = format!(" +{}", text.number(turn.gain));
    let head = format!("{number:>3}. {name}{pad} {race}");
    let room = columns.saturating_sub(width(&head) + width(&gain));
    // Of a long turn the newest sowings are shown.
    let mut pits: Vec<String> = turn.pits.iter().map(|&pit| text.number(pit)).collect();
    let mut cut = false;
    while width(&pits.join(" ")) + u16::from(cut) * 2 > room && pits.len() > 1 {
        pits.remove(0);
        cut = true;
    }
    let dots = if cut { "… " } else { "" };
    let pits = format!("{dots}{}", pits.join(" "));
    let gap = " ".repeat(usize::from(room.saturating_sub(width(&pits)).min(40)));
    format!("{head}{pits}{gap}{gain}")
}

/// What is worth a line in the panel, the most useful first.
fn useful(app: &App) -> Vec<Action> {
    let showing = app.at_table().is_some_and(|table| table.playback.is_some());
    match context_beneath(app) {
        Context::Summary => {
            let over = app.at_table().is_some_and(|table| table.record.state().outcome().is_some());
            if over {
                vec![
                    Action::Rematch,
                    Action::Review,
                    Action::Watch,
                    Action::Undo,
                    Action::Menu,
                    Action::Leave,
                ]
            } else {
                vec![Action::Confirm, Action::Menu, Action::Help]
            }
        }
        Context::Replay => vec![
            Action::Right,
            Action::Left,
            Action::Skip,
            Action::PageUp,
            Action::PageDown,
            Action::First,
            Action::Last,
            Action::Step,
            Action::Capture,
            Action::PlayOn,
            Action::Review,
            Action::Path,
            Action::Leave,
            Action::Help,
        ],
        Context::Race => vec![Action::South(1), Action::North(1), Action::Menu, Action::Help],
        _ if showing => vec![
            Action::Skip,
            Action::Pause,
            Action::Step,
            Action::Slower,
            Action::Faster,
            Action::Menu,
            Action::Help,
        ],
        _ => vec![
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

/// What an action is called in a line of keys: its key and its short sentence.
fn called(app: &App, action: Action) -> Option<(String, String)> {
    let key = app.options.keys.key(context_beneath(app), action)?;
    let pits = app.at_table().map_or(7, |table| table.record.state().rules().pits);
    let label = match action {
        Action::Pit(_) => format!("{}–{}", app.text.number(1), app.text.number(pits)),
        Action::South(_) | Action::North(_) => race_row(app, action, pits),
        _ => key.label(),
    };
    let stem = match action {
        // In a replay the key that skips also lets it run.
        Action::Skip if matches!(app.screen, Screen::Replay(_)) => "run",
        Action::PageUp => "turn-before",
        Action::PageDown => "turn-after",
        _ => action.stem(),
    };
    // Keys: tui-short-*
    Some((label, app.text.get(&format!("tui-short-{stem}"))))
}

fn race_row(app: &App, action: Action, pits: u8) -> String {
    let key = |column| {
        let action =
            if matches!(action, Action::South(_)) { Action::South(column) } else { Action::North(column) };
        app.options.keys.key(Context::Race, action).map(super::super::keys::Key::label).unwrap_or_default()
    };
    (1..=pits).map(key).collect::<Vec<_>>().join(" ")
}

/// The keys that matter now, one a line, in two columns where there is room.
fn keys(app: &App, area: Rect, canvas: &mut Canvas) {
    let actions = useful(app);
    let columns = if area.width >= 30 { 2 } else { 1 };
    let wide = area.width / columns;
    for (at, action) in (0..area.height * columns).zip(actions) {
        let Some((key, sentence)) = called(app, action) else { continue };
        let (column, row) = (at / area.height, at % area.height);
        let cell =
            Rect { x: area.x + column * wide, y: area.y + row, width: wide.saturating_sub(1), height: 1 };
        canvas.hint(cell, &key);
        let key = format!("{key:>5} ");
        let end = canvas.left(cell, &key, canvas.style(Role::Key));
        let rest = Rect { x: end, width: cell.right().saturating_sub(end), ..cell };
        canvas.left(rest, &sentence, canvas.style(Role::Dim));
    }
}

/// The keys that matter now, in one line.
pub(super) fn one_line_of_keys(app: &App, area: Rect, canvas: &mut Canvas) {
    line_of_keys(area, useful(app).into_iter().filter_map(|action| called(app, action)), canvas);
}

/// Keys and what they do, as many as fit.
pub(super) fn line_of_keys(area: Rect, keys: impl Iterator<Item = (String, String)>, canvas: &mut Canvas) {
    let mut x = area.x;
    for (key, sentence) in keys {
        let wide = width(&key) + 1 + width(&sentence);
        if x + wide > area.right() {
            break;
        }
        canvas.hint(Rect { x, width: wide, height: 1, ..area }, &key);
        let end = canvas.put(x, area.y, &key, canvas.style(Role::Key));
        x = canvas.put(end + 1, area.y, &sentence, canvas.style(Role::Dim)) + 3;
    }
}

/// What a side's lines look like.
pub(super) const fn role_of(side: Side) -> Role {
    match side {
        Side::South => Role::South,
        Side::North => Role::North,
    }
}
