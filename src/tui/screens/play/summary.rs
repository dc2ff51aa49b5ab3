//! The summary of a round or of the match: a table of the towns held, round by round.

use ratatui::layout::Rect;

use crate::game::{RoundResult, Side, towns};
use crate::say;
use crate::tui::board::Shown;
use crate::tui::context::Context;
use crate::tui::theme::Role;
use crate::tui::widgets::{Canvas, fitted, width};
use crate::tui::words;

/// Columns of the table: where each begins.
const NAME: u16 = 8;
const TOWNS: u16 = 18;
const SEEDS: u16 = 29;
const HAUL: u16 = 36;
const LONGEST: u16 = 47;

/// Draws the table of rounds, the newest at the bottom; the board stays in view above it.
pub(super) fn draw(context: &Context, shown: &Shown, area: Rect, canvas: &mut Canvas) {
    let text = &context.text;
    let dim = canvas.style(Role::Dim);
    for (column, key) in [
        (TOWNS, "tui-sum-towns"),
        (SEEDS, "tui-sum-seeds"),
        (HAUL, "tui-sum-haul"),
        (LONGEST, "tui-sum-longest"),
    ] {
        let cell = Rect { x: area.x + column, width: area.width.saturating_sub(column), height: 1, ..area };
        canvas.left(cell, &text.get(key), dim);
    }
    let game = shown.record.state();
    let rounds: Vec<RoundResult> = game.rounds().iter().copied().chain(game.broken_off()).collect();
    let lines = usize::from(area.height.saturating_sub(1));
    let first = rounds.len().saturating_sub((lines / 2).max(1));
    let mut y = area.y + 1;
    for (at, result) in rounds.iter().enumerate().skip(first) {
        for side in Side::BOTH {
            if y >= area.bottom() {
                return;
            }
            let line = Rect { y, height: 1, ..area };
            let round = at as u16 + 1;
            if side == Side::South {
                let race = if result.raced { text.get("tui-race-mark") } else { String::new() };
                canvas.left(Rect { width: NAME, ..line }, &format!("{} {race}", text.number(round)), dim);
            }
            row(context, shown, side, round, result.stores[side], line, canvas);
            y += 1;
        }
    }
}

fn row(context: &Context, shown: &Shown, side: Side, round: u16, seeds: u8, line: Rect, canvas: &mut Canvas) {
    let text = &context.text;
    let rules = shown.record.state().rules();
    let style = canvas.style(Role::of(side));
    let name = words::short_player(text, &shown.players, side);
    canvas.put(line.x + NAME, line.y, &fitted(&name, TOWNS - NAME - 1), style);
    let held = towns(rules, seeds);
    let picture = "■".repeat(usize::from(held)) + &"□".repeat(usize::from(rules.pits - held));
    canvas.put(line.x + TOWNS, line.y, &picture, style);
    let (gain, length) = shown.log.best(round, side);
    let number = |number: u32, at: u16, canvas: &mut Canvas| {
        let number = text.number(number);
        canvas.put(line.x + at + 4_u16.saturating_sub(width(&number)), line.y, &number, style);
    };
    number(seeds.into(), SEEDS, canvas);
    number(gain.into(), HAUL, canvas);
    let longest = say!(text, "tui-sum-sowings", n = length);
    let room = Rect { x: line.x + LONGEST, width: line.width.saturating_sub(LONGEST), ..line };
    canvas.left(room, &longest, style);
}
