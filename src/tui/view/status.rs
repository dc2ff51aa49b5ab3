//! The lines above and below the board: who plays, what is going on, what the cursor would do.

use ratatui::layout::Rect;

use super::super::app::{App, Screen};
use super::super::layout::{LEAST_COLUMNS, LEAST_ROWS, MatchLayout};
use super::super::playback::{RaceNote, Waiting};
use super::super::table::{Summary, Table};
use super::super::theme::Role;
use super::super::update::shows_preview;
use super::super::words;
use super::canvas::{Canvas, fitted, width};
use super::racing::{Doing, race_status, racers};
use crate::game::{Phase, Side};
use crate::save::Controller;
use crate::say;

/// The screen is too small for a board.
pub(super) fn too_small(app: &App, canvas: &mut Canvas) {
    let area = canvas.area();
    let sentence = say!(
        app.text,
        "tui-too-small",
        columns = app.columns,
        rows = app.rows,
        least_columns = LEAST_COLUMNS,
        least_rows = LEAST_ROWS
    );
    let lines = crate::text::wrap(&sentence, usize::from(area.width));
    for (row, line) in (0..area.height).zip(lines) {
        canvas.put(area.x, area.y + row, &line, canvas.style(Role::Warning));
    }
}

/// The round and the players.
pub(super) fn title(app: &App, table: &Table, layout: &MatchLayout, canvas: &mut Canvas) {
    let text = &app.text;
    let state = table.record.state();
    let rounds = state.rules().rounds;
    let shown = match table.summary() {
        // The next round has begun behind the summary of this one.
        Some(Summary::Round) => state.rounds().len() as u16,
        _ => state.round(),
    };
    let round = if rounds == 0 {
        say!(text, "tui-round", round = shown)
    } else {
        say!(text, "tui-round-of", round = shown, rounds = rounds)
    };
    let game = state.rules().preset().map_or_else(
        || text.get("words-mak-khum"),
        |preset| text.get(&format!("tui-preset-{}", preset.word())),
    );
    let end = canvas.left(layout.title, &game, canvas.style(Role::Title));
    let rest = Rect { x: end + 2, width: layout.title.right().saturating_sub(end + 2), ..layout.title };
    canvas.put(rest.x, rest.y, &round, canvas.style(Role::Dim));
    let names = Side::BOTH.map(|side| words::player(text, &table.players, side));
    let right =
        Rect { x: rest.x + width(&round) + 2, width: rest.width.saturating_sub(width(&round) + 2), ..rest };
    let between = width(&say!(text, "tui-versus", south = "", north = ""));
    let [south, north] = side_by_side(names, right.width.saturating_sub(between));
    let versus = say!(text, "tui-versus", south = south, north = north);
    canvas.right(right, &versus, canvas.style(Role::Text));
}

/// Two names that share this many columns: a long one is shortened, at most to one half.
fn side_by_side([one, other]: [String; 2], room: u16) -> [String; 2] {
    let rest = |taken: &str| room.saturating_sub(width(taken)).max(room / 2);
    let (first, second) = (rest(&other), rest(&one));
    [fitted(&one, first).into_owned(), fitted(&other, second).into_owned()]
}

/// What is going on.
pub(super) fn status(app: &App, table: &Table, layout: &MatchLayout, canvas: &mut Canvas) {
    let (role, sentence) = match &app.screen {
        Screen::Replay(replay) => {
            let at = say!(app.text, "tui-replay-at", at = replay.at, length = replay.length());
            (Role::Title, at)
        }
        _ => what_is_going_on(app, table),
    };
    canvas.middle(layout.status, &sentence, canvas.style(role));
}

fn what_is_going_on(app: &App, table: &Table) -> (Role, String) {
    let text = &app.text;
    let state = table.record.state();
    let role = |side| if side == Side::South { Role::South } else { Role::North };
    let name = |side| words::player(text, &table.players, side);
    match table.summary() {
        Some(Summary::Match) => return (Role::Good, outcome(app, table)),
        Some(Summary::Round) => {
            let round = state.rounds().len();
            return (Role::Title, say!(text, "tui-round-over", round = round));
        }
        None => {}
    }
    if let Some(playback) = &table.playback {
        let paused = playback.waiting() == Waiting::Pause;
        if paused {
            return (Role::Warning, text.get("tui-paused"));
        }
        if let Some(RaceNote::Over(end)) = playback.note() {
            return (Role::Title, words::race_over(text, end, table));
        }
        let scene = table.scene(app.options.speed);
        if playback.is_racing() {
            let doing = |side| match scene.hands[side] {
                Some(hand) => Doing::Sows(hand.seeds),
                None => playback.out(side).map_or(Doing::Chooses, Doing::IsOut),
            };
            return (Role::Title, racers(app, table, doing));
        }
        let sowing = Side::BOTH.into_iter().find(|&side| scene.hands[side].is_some());
        return match sowing {
            Some(side) => (role(side), say!(text, "tui-sows", name = name(side))),
            None => (Role::Text, text.get("tui-filling")),
        };
    }
    if let Phase::Race(_) = state.phase() {
        return (Role::Title, race_status(app, table));
    }
    if table.held {
        return (Role::Warning, text.get("tui-note-held"));
    }
    if let Phase::Widows { .. } = state.phase()
        && let Some(side) = table.asked()
    {
        let due = state.widows_due(side);
        return (role(side), say!(text, "tui-name-widows", name = name(side), n = due));
    }
    let side = Side::BOTH.into_iter().find(|&side| state.waits_for(side)).unwrap_or(Side::South);
    let sowing = sowings_so_far(table, side) + 1;
    match table.players[side].controller {
        Controller::Computer(_) => (role(side), say!(text, "tui-thinks", name = name(side))),
        Controller::Human if sowing > 1 => {
            (role(side), say!(text, "tui-your-turn-again", name = name(side), n = sowing))
        }
        Controller::Human => (role(side), say!(text, "tui-your-turn", name = name(side))),
    }
}

/// How many sowings the turn of `side` has had.
fn sowings_so_far(table: &Table, side: Side) -> usize {
    let round = table.record.state().round();
    let turn = table.log.turns.last();
    turn.filter(|turn| !turn.racing && turn.side == side && turn.round == round)
        .map_or(0, |turn| turn.pits.len())
}

/// Who won, and why.
pub(super) fn outcome(app: &App, table: &Table) -> String {
    let text = &app.text;
    let Some(outcome) = table.record.state().outcome() else { return String::new() };
    let why = words::why(text, outcome.why);
    match outcome.winner {
        Some(side) => {
            let name = words::player(text, &table.players, side);
            say!(text, "tui-wins", name = name, why = why)
        }
        None => say!(text, "tui-draw", why = why),
    }
}

/// The pit under the cursor, or a notice, or advice.
pub(super) fn line(app: &App, table: &Table, layout: &MatchLayout, canvas: &mut Canvas) {
    let text = &app.text;
    if let Some(note) = &table.note {
        canvas.middle(layout.line, &words::note(text, note, table), canvas.style(Role::Warning));
        return;
    }
    if table.wish.is_some() {
        canvas.middle(layout.line, &text.get("tui-looking"), canvas.style(Role::Dim));
        return;
    }
    if let Some(advice) = &table.advice {
        canvas.middle(layout.line, &words::advice(text, advice), canvas.style(Role::Good));
        return;
    }
    let secret = table.chooses_in_secret() && table.humans() == 2;
    if matches!(app.screen, Screen::Match)
        && shows_preview(app.options.preview, table)
        && !secret
        && let Some(story) = table.foreseen()
    {
        canvas.middle(layout.line, &words::story(text, &story), canvas.style(Role::Text));
        return;
    }
    if let Some(story) = &table.log.last
        && table.playback.is_none()
        && !matches!(table.record.state().phase(), Phase::Race(_))
    {
        let name = words::player(text, &table.players, story.side());
        let room = layout.line.width.saturating_sub(width(&name) + 2);
        let way = words::way(text, story, room);
        canvas.middle(layout.line, &say!(text, "tui-last", name = name, way = way), canvas.style(Role::Dim));
    }
}

/// The line between board and panel; the evaluation bar lies on it.
pub(super) fn rule(app: &App, table: &Table, layout: &MatchLayout, canvas: &mut Canvas) {
    let area = layout.rule;
    let bar = "─".repeat(usize::from(area.width));
    canvas.put(area.x, area.y, &bar, canvas.style(Role::Dim));
    if !app.options.evaluation {
        return;
    }
    let Some(margin) = table.evaluation else {
        canvas.middle(area, &format!(" {} ", app.text.get("tui-bar-unknown")), canvas.style(Role::Dim));
        return;
    };
    let wide = area.width.saturating_sub(30).max(10);
    let x = area.x + (area.width.saturating_sub(wide)) / 2;
    let half = i32::from(wide) / 2;
    let share = (i32::from(margin) * half / 49).clamp(-half, half);
    let filled = u16::try_from(half + share).unwrap_or(0);
    let south = "█".repeat(usize::from(filled));
    let north = "░".repeat(usize::from(wide.saturating_sub(filled)));
    let name = |side| words::short_player(&app.text, &table.players, side);
    let left = format!(" {} ", name(Side::South));
    let edge = Rect { x: area.x, width: x.saturating_sub(area.x), ..area };
    canvas.right(edge, &left, canvas.style(Role::South));
    let end = canvas.put(x, area.y, &south, canvas.style(Role::South));
    let end = canvas.put(end, area.y, &north, canvas.style(Role::North));
    let sign = if margin >= 0 { "+" } else { "−" };
    let value = app.text.number(i64::from(margin.unsigned_abs()));
    let right = format!(" {} {sign}{value} ", name(Side::North));
    let room = Rect { x: end, width: area.right().saturating_sub(end), ..area };
    canvas.left(room, &right, canvas.style(Role::North));
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
