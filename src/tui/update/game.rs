//! A match: choosing, showing, asking the computer.

use std::time::Duration;

use super::super::app::{App, Marked, Popup, Screen};
use super::super::keys::Action;
use super::super::message::Effect;
use super::super::options::Preview;
use super::super::playback::Waiting;
use super::super::table::{Note, READING, Summary, Table, Wish};
use super::choose::{choose_column, choose_pit, confirm_widows, make};
use super::computer::{ask_computers, forget_questions};
use super::{help, lists, replay, table, takeback};
use crate::game::{Choice, PhaseKind, Place, Side};
use crate::save::{Controller, Saved};

/// Begins or goes on with a match.
pub(super) fn sit_down(app: &mut App, saved: Saved) -> Vec<Effect> {
    app.table = Some(Box::new(Table::new(saved)));
    app.file = None;
    app.screen = Screen::Match;
    app.popup = None;
    proceed(app)
}

/// What the user wants at the table.
pub(super) fn act(app: &mut App, action: Action) -> Vec<Effect> {
    let summary = app.table.as_ref().and_then(|table| table.summary());
    match action {
        Action::Pit(number) => choose_pit(app, None, number),
        Action::South(column) => choose_column(app, Side::South, column),
        Action::North(column) => choose_column(app, Side::North, column),
        Action::Left => move_cursor(app, -1),
        Action::Right => move_cursor(app, 1),
        Action::Confirm => match summary {
            Some(Summary::Match) => open_menu(app),
            Some(Summary::Round) => go_on(app),
            None => confirm(app),
        },
        Action::Skip | Action::Pause | Action::Step | Action::Again => show(app, action),
        Action::Undo => takeback::undo(app),
        Action::Redo => takeback::redo(app),
        Action::Hint => help::ask(app, Wish::Hint),
        Action::BestTurn => help::ask(app, Wish::BestTurn),
        Action::Preview => toggle_preview(app),
        Action::Path => {
            if let Some(table) = table(app) {
                table.path_shown = !table.path_shown;
            }
            Vec::new()
        }
        Action::Save => save_now(app),
        Action::Resign => {
            app.popup = Some(Popup::Resign(Marked::default()));
            Vec::new()
        }
        Action::Rematch => rematch(app),
        Action::Watch => {
            if let Some(saved) = app.table.as_ref().map(|table| table.saved()) {
                replay::open(app, saved);
            }
            Vec::new()
        }
        Action::Menu => open_menu(app),
        Action::Leave => lists::to_menu(app),
        _ => Vec::new(),
    }
}

fn open_menu(app: &mut App) -> Vec<Effect> {
    app.popup = Some(Popup::Actions(Marked::default()));
    Vec::new()
}

/// The mouse is over a place: the cursor goes there, if it is a pit of the one who chooses.
pub(super) fn hover(app: &mut App, place: Option<Place>) -> Vec<Effect> {
    app.hover = place;
    if let (Some(table), Some(Place::Pit(pit))) = (table(app), place)
        && table.pit_under_cursor().is_some_and(|cursor| cursor.side == pit.side)
    {
        table.cursor[pit.side] = pit.number;
    }
    Vec::new()
}

/// The mouse was pressed: on a pit it chooses, anywhere while seeds fall it skips.
pub(super) fn press(app: &mut App, place: Option<Place>) -> Vec<Effect> {
    if let Screen::Replay(_) = app.screen {
        return replay::act(app, Action::Step);
    }
    let Some(table) = table(app) else { return Vec::new() };
    match table.summary() {
        Some(Summary::Round) => return go_on(app),
        Some(Summary::Match) => return open_menu(app),
        None => {}
    }
    let shown = table.playback.as_ref().map(super::super::playback::Playback::waiting);
    let clock_runs = table.record.state().time_passes();
    match (shown, place) {
        (Some(_), _) if !clock_runs => show(app, Action::Skip),
        (_, Some(Place::Pit(pit))) => choose_pit(app, Some(pit.side), pit.number),
        _ => Vec::new(),
    }
}

/// Moves the cursor to the next column that way, past pits that cannot be chosen.
fn move_cursor(app: &mut App, by: isize) -> Vec<Effect> {
    let Some(table) = table(app) else { return Vec::new() };
    let Some(side) = table.asked() else { return Vec::new() };
    table.note = None;
    let rules = *table.record.state().rules();
    let choosing_widows = table.record.state().phase_kind() == PhaseKind::Widows;
    let legal = table.record.state().legal(side);
    let upwards = super::super::layout::numbers_rise_to_the_right(side, rules.store_lies);
    let by = if upwards { by } else { -by };
    let mut at = Marked(usize::from(table.cursor[side].saturating_sub(1)));
    for _ in 0..rules.pits {
        at.shift(by, usize::from(rules.pits));
        let number = at.0 as u8 + 1;
        if choosing_widows || legal.contains(number) {
            table.cursor[side] = number;
            break;
        }
    }
    Vec::new()
}

fn confirm(app: &mut App) -> Vec<Effect> {
    let Some(table) = table(app) else { return Vec::new() };
    if table.held {
        table.held = false;
        table.note = None;
        return proceed(app);
    }
    if table.playback.is_some() && !table.record.state().time_passes() {
        return show(app, Action::Skip);
    }
    match table.asked() {
        Some(side) if table.record.state().phase_kind() == PhaseKind::Widows => confirm_widows(app, side),
        Some(side) => {
            let number = table.cursor[side];
            choose_pit(app, Some(side), number)
        }
        None => Vec::new(),
    }
}

/// Skips, stops or steps what is being shown, or shows the last move again.
pub(super) fn show(app: &mut App, action: Action) -> Vec<Effect> {
    let Some(table) = table(app) else { return Vec::new() };
    match (&mut table.playback, action) {
        (Some(playback), Action::Skip) if playback.waiting() == Waiting::Summary => return go_on(app),
        // The clock of a race that runs is not shown: it is.
        (Some(_), Action::Skip) if table.record.state().time_passes() => {}
        (Some(playback), Action::Skip) => playback.skip(),
        (Some(playback), Action::Pause) => playback.toggle_pause(),
        (Some(playback), Action::Step) => playback.step(),
        (None, Action::Again) => match table.replayable.clone() {
            Some(playback) => table.playback = Some(playback),
            None => table.note = Some(Note::NothingToShow),
        },
        _ => {}
    }
    elapsed(app, Duration::ZERO)
}

/// The summary of a round has been read.
pub(super) fn go_on(app: &mut App) -> Vec<Effect> {
    if let Some(playback) = table(app).and_then(|table| table.playback.as_mut()) {
        playback.go_on();
    }
    elapsed(app, Duration::ZERO)
}

/// Time passes: what is shown goes on, and after it the match does.
pub(super) fn elapsed(app: &mut App, time: Duration) -> Vec<Effect> {
    let speed = app.options.speed;
    let Some(table) = table(app) else { return Vec::new() };
    let speed = table.pace(speed);
    if table.reads_by_itself() {
        table.rested += time;
        if table.rested >= READING {
            table.rested = Duration::ZERO;
            return go_on(app);
        }
        return Vec::new();
    }
    if let Some(playback) = &mut table.playback {
        playback.advance(time, speed);
        if playback.waiting() != Waiting::Done {
            return Vec::new();
        }
        table.playback = None;
    }
    proceed(app)
}

/// Goes on with the match when nothing is being shown: asks the computer, or waits for a player.
pub(super) fn proceed(app: &mut App) -> Vec<Effect> {
    let Some(table) = table(app) else { return Vec::new() };
    if table.playback.is_some() || table.held {
        return Vec::new();
    }
    if table.record.state().time_passes() {
        return pass_time(app);
    }
    point_at_a_legal_pit(table);
    if let Some(choice) = table.plan.pop_front() {
        if table.record.state().legal(choice.side()).contains(pit_of(choice)) {
            return make(app, &[choice]);
        }
        table.plan.clear();
    }
    let mut effects = ask_computers(app);
    effects.extend(help::weigh(app));
    effects
}

const fn pit_of(choice: Choice) -> u8 {
    match choice {
        Choice::Sow { pit, .. } | Choice::Race { pit, .. } => pit,
        Choice::Widows { .. } | Choice::Resign { .. } => 0,
    }
}

/// A tick of a race whose clock runs while somebody chooses.
fn pass_time(app: &mut App) -> Vec<Effect> {
    let mut effects = ask_computers(app);
    let Some(table) = table(app) else { return effects };
    let before = table.before();
    let moment = table.record.state().round();
    let mut events = Vec::new();
    table.record.pass_time(&mut events);
    table.log.add_gains(moment, true, &events);
    table.show(before, &events);
    effects.retain(|effect| !matches!(effect, Effect::Save(_)));
    effects
}

fn point_at_a_legal_pit(table: &mut Table) {
    let Some(side) = table.asked() else { return };
    let legal = table.record.state().legal(side);
    if !legal.is_empty() && !legal.contains(table.cursor[side]) {
        table.cursor[side] = legal.iter().next().unwrap_or(1);
    }
}

fn toggle_preview(app: &mut App) -> Vec<Effect> {
    let shown = app.at_table().is_some_and(|table| shows_preview(app.options.preview, table));
    app.options.preview = if shown { Preview::Off } else { Preview::On };
    vec![Effect::Keep(Box::new(app.options.clone()))]
}

/// Whether the pit under the cursor shows where its sowing would end.
#[must_use]
pub(in crate::tui) fn shows_preview(preview: Preview, table: &Table) -> bool {
    let above_the_middle = |side: Side| match table.players[side].controller {
        Controller::Human => false,
        Controller::Computer(level) => usize::from(level.number()) > crate::ai::Level::ALL.len() / 2 + 1,
    };
    match preview {
        Preview::On => true,
        Preview::Off => false,
        Preview::Auto => !Side::BOTH.into_iter().any(above_the_middle),
    }
}

fn save_now(app: &mut App) -> Vec<Effect> {
    let Some(table) = table(app) else { return Vec::new() };
    table.note = Some(Note::Saved);
    vec![Effect::Save(Box::new(table.saved()))]
}

/// Plays again with sides changed.
fn rematch(app: &mut App) -> Vec<Effect> {
    let Some(table) = table(app) else { return Vec::new() };
    let setup = crate::game::Setup { from: None, ..*table.record.state().setup() };
    let players = table.players.clone().mirrored();
    let saved = Saved { players, seed: table.seed.wrapping_add(1), record: crate::game::Record::new(setup) };
    let mut effects = vec![Effect::NewFile];
    effects.extend(sit_down(app, saved));
    effects
}

/// Gives up the match, for the player at the keyboard whose turn it is.
pub(super) fn resign(app: &mut App) -> Vec<Effect> {
    let Some(table) = table(app) else { return Vec::new() };
    let someone = Side::BOTH.into_iter().find(|&side| table.is_human(side));
    let Some(side) = table.asked().or(someone) else { return Vec::new() };
    if table.record.state().outcome().is_some() {
        return Vec::new();
    }
    table.playback = None;
    table.plan.clear();
    let mut effects = forget_questions(table);
    effects.extend(make(app, &[Choice::Resign { side }]));
    effects
}
