//! The parts of a match's screen around the board: the title, the turns so far, the keys.

use std::time::Duration;

use ratatui::layout::Rect;

use super::layout::{LEAST_COLUMNS, LEAST_ROWS, MatchLayout};
use super::log::Turn;
use super::shown::Shown;
use crate::game::{BySide, Phase, Side};
use crate::save::Player;
use crate::say;
use crate::text::{Text, wrap};
use crate::tui::context::Context;
use crate::tui::input::{Action, Key, Scope};
use crate::tui::theme::Role;
use crate::tui::widgets::{Canvas, KeyLabel, fitted, key_columns, key_line, width};
use crate::tui::words;

/// Says that the screen is too small for a board.
pub fn too_small(context: &Context, canvas: &mut Canvas) {
    let area = canvas.area();
    let sentence = say!(
        context.text,
        "tui-too-small",
        columns = context.columns,
        rows = context.rows,
        least_columns = LEAST_COLUMNS,
        least_rows = LEAST_ROWS
    );
    for (row, line) in (0..area.height).zip(wrap(&sentence, usize::from(area.width))) {
        canvas.put(area.x, area.y + row, &line, canvas.style(Role::Warning));
    }
}

/// Draws the game, the round and the players.
pub fn draw_title(context: &Context, shown: &Shown, round: u16, area: Rect, canvas: &mut Canvas) {
    let text = &context.text;
    let rounds = shown.rules().rounds;
    let round = if rounds == 0 {
        say!(text, "tui-round", round = round)
    } else {
        say!(text, "tui-round-of", round = round, rounds = rounds)
    };
    let game = shown.rules().preset().map_or_else(
        || text.get("words-mak-khum"),
        |preset| text.get(&format!("tui-preset-{}", preset.word())),
    );
    let end = canvas.left(area, &game, canvas.style(Role::Title));
    let rest = Rect { x: end + 2, width: area.right().saturating_sub(end + 2), ..area };
    canvas.put(rest.x, rest.y, &round, canvas.style(Role::Dim));
    let used = width(&round) + 2;
    let right = Rect { x: rest.x + used, width: rest.width.saturating_sub(used), ..rest };
    let left = shown.time_left();
    let names = Side::BOTH.map(|side| {
        let name = words::player(text, &shown.players, side);
        left.map_or_else(|| name.clone(), |left| format!("{name} {}", clock_face(text, left[side])))
    });
    let between = width(&say!(text, "tui-versus", south = "", north = ""));
    let [south, north] = side_by_side(names, right.width.saturating_sub(between));
    let versus = say!(text, "tui-versus", south = south, north = north);
    canvas.right(right, &versus, canvas.style(Role::Text));
}

/// Minutes and seconds, begun seconds whole.
fn clock_face(text: &Text, left: Duration) -> String {
    let seconds = left.as_millis().div_ceil(1000);
    text.digits().write(format!("{}:{:02}", seconds / 60, seconds % 60)).into_owned()
}

/// Two names that share this many columns: a long one is cut, at most to one half.
fn side_by_side([one, other]: [String; 2], room: u16) -> [String; 2] {
    let rest = |taken: &str| room.saturating_sub(width(taken)).max(room / 2);
    let (first, second) = (rest(&other), rest(&one));
    [fitted(&one, first).into_owned(), fitted(&other, second).into_owned()]
}

/// A turn in a few words: how many sowings, what they brought, and what was captured.
pub fn account(text: &Text, players: &BySide<Player>, turn: &Turn) -> String {
    let name = words::player(text, players, turn.side);
    let seeds: Vec<String> = turn.captures().into_iter().map(|seeds| text.number(seeds)).collect();
    say!(
        text,
        "tui-account",
        name = name,
        count = turn.pits.len(),
        gain = turn.gain,
        captured = seeds.len(),
        captures = seeds.join(", ")
    )
}

/// Every sowing of a turn, and what they brought.
pub fn whole_turn(text: &Text, players: &BySide<Player>, turn: &Turn) -> String {
    let pits: Vec<String> = turn.pits.iter().map(|&pit| text.number(pit)).collect();
    let race = if turn.racing { format!("{} ", text.get("tui-race-mark")) } else { String::new() };
    let account = account(text, players, turn);
    format!("{race}{account}: {}", pits.join(" "))
}

/// What happened last, in at most `columns` cells: the account of a turn of several sowings, or the path
/// of the only one; `None` in a race, while something moves, or before the first sowing.
pub fn last_turn(text: &Text, shown: &Shown, columns: u16) -> Option<String> {
    let sowing = shown.log.last.as_ref()?;
    if shown.is_moving() || matches!(shown.record.state().phase(), Phase::Race(_)) {
        return None;
    }
    if let Some(turn) = shown.log.turns.last().filter(|turn| turn.sowings.len() > 1 && !shown.marks_path) {
        return Some(account(text, &shown.players, turn));
    }
    let name = words::player(text, &shown.players, sowing.side());
    let way = words::path(text, sowing, columns.saturating_sub(width(&name) + 2));
    Some(say!(text, "tui-last", name = name, way = way))
}

/// The keys that matter now, the most useful first.
pub struct KeyScope<'a> {
    pub scope: Scope,
    pub actions: &'a [Action],
}

/// What takes the place of the turns under the board.
pub type Middle<'a> = &'a dyn Fn(Rect, &mut Canvas);

/// Draws the turns and the keys under the board, and the turns beside it where there is room.
pub fn draw_panel(
    context: &Context,
    shown: &Shown,
    keys: &KeyScope,
    layout: &MatchLayout,
    middle: Option<Middle>,
    canvas: &mut Canvas,
) {
    let area = layout.panel;
    if area.height == 0 {
        return;
    }
    if let Some(side) = layout.side {
        draw_turns(context, shown, side, canvas);
    }
    let labels = keys.actions.iter().filter_map(|&action| label(context, shown, keys.scope, action));
    let last = Rect { y: area.bottom() - 1, height: 1, ..area };
    let above = Rect { height: area.height - 1, ..area };
    match middle {
        Some(draw) => {
            draw(above, canvas);
            key_line(last, labels, canvas);
        }
        None if layout.side.is_some() => key_line(last, labels, canvas),
        None if area.height < 4 => {
            draw_turns(context, shown, above, canvas);
            key_line(last, labels, canvas);
        }
        None => {
            let half = area.width * 9 / 20;
            draw_turns(context, shown, Rect { width: half, ..area }, canvas);
            let right = Rect { x: area.x + half + 1, width: area.width.saturating_sub(half + 1), ..area };
            key_columns(right, labels, canvas);
        }
    }
}

/// Draws the newest turns, the newest at the bottom.
fn draw_turns(context: &Context, shown: &Shown, area: Rect, canvas: &mut Canvas) {
    // A line a turn, and one where a round begins.
    let turns = &shown.log.turns;
    let begins = |at: usize| turns[at].round != if at == 0 { 1 } else { turns[at - 1].round };
    let lines =
        (0..turns.len()).flat_map(|at| begins(at).then_some((at, true)).into_iter().chain([(at, false)]));
    let lines: Vec<(usize, bool)> = lines.collect();
    let first = lines.len().saturating_sub(usize::from(area.height));
    for (row, &(at, is_round)) in (0..).zip(&lines[first..]) {
        let turn = &turns[at];
        let (role, line) = if is_round {
            (Role::Dim, say!(context.text, "tui-log-round", round = turn.round))
        } else {
            (Role::of(turn.side), turn_line(context, shown, at, turn, area.width))
        };
        canvas.left(Rect { y: area.y + row, height: 1, ..area }, &line, canvas.style(role));
    }
}

fn turn_line(context: &Context, shown: &Shown, at: usize, turn: &Turn, columns: u16) -> String {
    const NAME: u16 = 9;
    let text = &context.text;
    let number = text.number(at as u32 + 1);
    let name = words::short_player(text, &shown.players, turn.side);
    let name = fitted(&name, NAME).into_owned();
    let pad = " ".repeat(usize::from(NAME.saturating_sub(width(&name))));
    let race = if turn.racing { format!("{} ", text.get("tui-race-mark")) } else { String::new() };
    let gain = format!(" +{}", text.number(turn.gain));
    let head = format!("{number:>3}. {name}{pad} {race}");
    let room = columns.saturating_sub(width(&head) + width(&gain));
    let pits: Vec<String> = turn.pits.iter().map(|&pit| text.number(pit)).collect();
    let mut pits = pits.join(" ");
    if width(&pits) > room {
        pits = say!(text, "tui-log-sowings", n = turn.pits.len());
    }
    let gap = " ".repeat(usize::from(room.saturating_sub(width(&pits)).min(40)));
    format!("{head}{pits}{gap}{gain}")
}

/// The key of an action and what it does in a word or two; `None` if no key does it here.
fn label(context: &Context, shown: &Shown, scope: Scope, action: Action) -> Option<KeyLabel> {
    let map = &context.options.keys;
    let key = map.key(scope, action)?;
    let pits = shown.rules().pits;
    let row = |make: fn(u8) -> Action| -> Vec<String> {
        (1..=pits).filter_map(|column| map.key(scope, make(column))).map(Key::label).collect()
    };
    let key = match action {
        Action::Pit(_) => format!("{}–{}", context.text.number(1), context.text.number(pits)),
        Action::South(_) => row(Action::South).join(" "),
        Action::North(_) => row(Action::North).join(" "),
        _ => key.label(),
    };
    let stem = match action {
        // In a replay the key that skips also lets it run.
        Action::Skip if scope == Scope::Replay => "run",
        Action::PageUp => "turn-before",
        Action::PageDown => "turn-after",
        _ => action.stem(),
    };
    // Keys: tui-short-*
    Some(KeyLabel { key, does: context.text.get(&format!("tui-short-{stem}")) })
}

#[cfg(test)]
mod tests {
    use super::side_by_side;

    #[test]
    fn long_names_share_the_room() {
        let share = |one: &str, other: &str| side_by_side([one.to_owned(), other.to_owned()], 20);
        assert_eq!(share("Malee", "Somchai"), ["Malee", "Somchai"]);
        assert_eq!(share("Malee", "Somchai Rattanakosin"), ["Malee", "Somchai Rattan…"]);
        assert_eq!(share("Somchai Rattanakosin", "Malee"), ["Somchai Rattan…", "Malee"]);
        assert_eq!(share("Somchai Rattanakosin", "Somsak Rattanakosin"), ["Somchai R…", "Somsak Ra…"]);
    }
}
