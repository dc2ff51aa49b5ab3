//! The saved matches, with a preview of the marked one.

use ratatui::layout::Rect;

use super::super::app::App;
use super::super::layout;
use super::super::menu;
use super::super::message::Shelved;
use super::super::theme::Role;
use super::super::words;
use super::canvas::{Canvas, width};
use super::lists::{foot, heading};
use super::panel::role_of;
use crate::game::{Pit, Side};
use crate::save::Saved;
use crate::say;
use crate::text::wrap;

/// The saved matches, with a preview of the marked one.
pub(super) fn saves(app: &App, canvas: &mut Canvas) {
    let Some(list) = layout::list(app) else { return };
    if list.frame.height < 2 {
        return;
    }
    heading(app, Rect { y: list.frame.y, height: 1, ..list.lines }, canvas);
    if app.shelf.is_empty() {
        let line = Rect { height: 1.min(list.lines.height), ..list.lines };
        if line.height > 0 {
            canvas.left(line, &app.text.get("tui-no-saves"), canvas.style(Role::Dim));
        }
    }
    let marked = menu::marked(app);
    for (at, area) in list.visible() {
        let Some(shelved) = app.shelf.get(at) else { continue };
        let style = canvas.style(if at == marked { Role::Marked } else { Role::Text });
        canvas.put(area.x, area.y, &" ".repeat(usize::from(area.width)), style);
        let pointer = if at == marked { "▶ " } else { "  " };
        let name = shelved.path.file_stem().map(|name| name.to_string_lossy().into_owned());
        let end = canvas.left(area, &format!("{pointer}{}", name.unwrap_or_default()), style);
        let rest = Rect { x: end + 2, width: area.right().saturating_sub(end + 3), ..area };
        canvas.right(rest, &in_a_line(app, shelved), style);
    }
    let below = list.lines.bottom() + 1;
    let room = list.frame.bottom().saturating_sub(below + 1);
    let preview_area = Rect { y: below, height: room, ..list.lines };
    if let Some(shelved) = app.shelf.get(marked) {
        match &shelved.saved {
            Ok(saved) => preview(app, saved, preview_area, canvas),
            Err(why) => {
                for (row, line) in (0..room).zip(wrap(why, usize::from(preview_area.width))) {
                    canvas.put(preview_area.x, below + row, &line, canvas.style(Role::Warning));
                }
            }
        }
    }
    let keys = [
        ("Enter", "tui-short-open"),
        ("w", "tui-short-watch"),
        ("v", "tui-short-review"),
        ("x", "tui-short-delete"),
        ("Esc", "tui-short-back"),
    ];
    foot(app, Rect { y: list.frame.bottom() - 1, height: 1, ..list.lines }, &keys, canvas);
}

/// A saved match in a line: the players, and how far it is.
fn in_a_line(app: &App, shelved: &Shelved) -> String {
    let text = &app.text;
    let Ok(saved) = &shelved.saved else { return text.get("tui-unreadable") };
    let names = Side::BOTH.map(|side| words::player(text, &saved.players, side));
    let versus = say!(text, "tui-versus", south = names[0].clone(), north = names[1].clone());
    let state = saved.record.state();
    let how_far = match state.outcome() {
        None => say!(text, "tui-round", round = state.round()),
        Some(outcome) => match outcome.winner {
            Some(side) => say!(text, "tui-won-by", name = words::player(text, &saved.players, side)),
            None => text.get("tui-drawn"),
        },
    };
    format!("{versus}   {how_far}")
}

/// The board of a saved match as numbers, and its rounds.
fn preview(app: &App, saved: &Saved, area: Rect, canvas: &mut Canvas) {
    let text = &app.text;
    let board = saved.record.state().position().board;
    let cell = |pit: Pit| {
        let content = if board.is_widow(pit) { "x".to_owned() } else { text.number(board.seeds(pit)) };
        format!("{}{content}", " ".repeat(usize::from(4_u16.saturating_sub(width(&content)))))
    };
    let row = |side: Side| -> String {
        let pits = board.pits();
        let numbers: Vec<u8> = match side {
            Side::South => (1..=pits).collect(),
            Side::North => (1..=pits).rev().collect(),
        };
        numbers.into_iter().map(|number| cell(Pit::new(side, number))).collect()
    };
    let store = |side: Side| format!("{:>4}", text.number(board.store(side)));
    let south_empty = " ".repeat(usize::from(width(&store(Side::South))));
    let lines = [
        (Side::North, format!("{south_empty}  {}  {}", row(Side::North), store(Side::North))),
        (Side::South, format!("{}  {}", store(Side::South), row(Side::South))),
    ];
    let mut y = area.y;
    for (side, line) in lines {
        if y < area.bottom() {
            canvas.left(Rect { y, height: 1, ..area }, &line, canvas.style(role_of(side)));
        }
        y += 1;
    }
    let choices = say!(text, "tui-choices-made", n = saved.record.choices().len());
    if y + 1 < area.bottom() {
        canvas.left(Rect { y: y + 1, height: 1, ..area }, &choices, canvas.style(Role::Dim));
    }
}
