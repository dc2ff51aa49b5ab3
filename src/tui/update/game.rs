//! A match: choosing, showing, asking the computer.

use std::time::Duration;

use super::super::app::{App, Marked, Notice, Popup, Screen};
use super::super::keys::Action;
use super::super::message::{Effect, Question, Ticket};
use super::super::options::Preview;
use super::super::playback::Waiting;
use super::super::table::{Note, READING, Summary, Table, Wish};
use super::{help, lists, replay, table, takeback};
use crate::ai::Decision;
use crate::game::{Choice, Illegal, Phase, PhaseKind, Pit, Place, RaceClock, RaceIllegal, Refusal, Side};
use crate::save::{Controller, Saved};

/// Begins or goes on with a match.
pub(super) fn sit_down(app: &mut App, saved: Saved) -> Vec<Effect> {
    app.table = Some(Box::new(Table::new(saved)));
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

/// The pit in a column was chosen in a race against the clock.
fn choose_column(app: &mut App, side: Side, column: u8) -> Vec<Effect> {
    let Some(table) = table(app) else { return Vec::new() };
    let rules = table.record.state().rules();
    match super::super::layout::number_in_column(side, column, rules.pits, rules.store_lies) {
        Some(number) => choose_pit(app, Some(side), number),
        None => Vec::new(),
    }
}

/// A pit was chosen, of `side` or of whoever chooses.
fn choose_pit(app: &mut App, side: Option<Side>, number: u8) -> Vec<Effect> {
    let Some(table) = table(app) else { return Vec::new() };
    table.note = None;
    let clock_runs = table.record.state().time_passes();
    if table.playback.is_some() && !clock_runs {
        // What is typed while seeds fall is not lost and is no move: it marks the pit.
        if let Some(side) = table.asked()
            && number <= table.record.state().rules().pits
        {
            table.cursor[side] = number;
            table.note = Some(Note::Marked(number));
        }
        return Vec::new();
    }
    let asked = table.asked();
    let Some(side) = side.or(asked).filter(|&side| table.is_human(side)) else {
        table.note = Some(Note::NotYourTurn);
        return Vec::new();
    };
    if table.record.state().phase_kind() == PhaseKind::Widows {
        mark_widow(table, side, number);
        return Vec::new();
    }
    if !table.record.state().waits_for(side) || table.secret[side].is_some() {
        table.note = Some(Note::NotYourTurn);
        return Vec::new();
    }
    table.cursor[side] = number;
    if !table.record.state().legal(side).contains(number) {
        let pit = Pit::new(side, number);
        let closed = number <= table.record.state().rules().pits && {
            table.record.state().position().board.is_widow(pit)
        };
        table.note = Some(if closed { Note::Widow(pit) } else { Note::Empty(pit) });
        return Vec::new();
    }
    chosen(app, side, number)
}

/// `side` lifts pit `number`: at once, or in secret until the other side has chosen too.
fn chosen(app: &mut App, side: Side, number: u8) -> Vec<Effect> {
    let Some(table) = table(app) else { return Vec::new() };
    let waits = table.record.state().rules().race_clock == RaceClock::Waits;
    if !(waits && table.chooses_in_secret()) {
        let choice = table.record.state().lifting(side, number);
        return make(app, &[choice]);
    }
    table.secret[side] = Some(number);
    table.cursor[side] = 1;
    let (Some(south), Some(north)) = (table.secret.south, table.secret.north) else {
        return proceed(app);
    };
    table.secret = crate::game::BySide::default();
    let first = table.record.state().lifting(Side::South, south);
    let second = table.record.state().lifting(Side::North, north);
    make(app, &[first, second])
}

/// Makes choices that are legal one after the other, shows what follows, and keeps the match.
pub(super) fn make(app: &mut App, choices: &[Choice]) -> Vec<Effect> {
    let Some(table) = table(app) else { return Vec::new() };
    let before = table.before();
    let mut shown = Vec::new();
    for &choice in choices {
        let moment = (table.record.state().round(), table.record.state().phase_kind());
        let mut events = Vec::new();
        match table.record.choose(choice, &mut events) {
            Ok(_) => {
                table.log.add(moment, choice, &events);
                shown.extend(events);
            }
            Err(refusal) => {
                table.note = Some(note_of(refusal));
                break;
            }
        }
    }
    let mut effects = forget_questions(table);
    if !table.plan.is_empty() && table.record.state().phase_kind() != PhaseKind::Turns {
        table.plan.clear();
    }
    table.show(before, &shown);
    effects.push(Effect::Save(Box::new(table.saved())));
    effects.extend(elapsed(app, Duration::ZERO));
    effects
}

fn note_of(refusal: Refusal) -> Note {
    match refusal {
        Refusal::Pit(Illegal::Empty(pit)) | Refusal::Race(RaceIllegal::Pit(Illegal::Empty(pit))) => {
            Note::Empty(pit)
        }
        Refusal::Pit(Illegal::Widow(pit)) | Refusal::Race(RaceIllegal::Pit(Illegal::Widow(pit))) => {
            Note::Widow(pit)
        }
        Refusal::NotYourTurn(_) | Refusal::Race(RaceIllegal::NotChoosing(_)) => Note::NotYourTurn,
        other => Note::Failure(other.to_string()),
    }
}

fn mark_widow(table: &mut Table, side: Side, number: u8) {
    let due = table.record.state().widows_due(side);
    if due == 0 || number > table.record.state().rules().pits {
        return;
    }
    table.cursor[side] = number;
    let marked = table.widows;
    table.widows = if marked.contains(number) {
        marked.iter().filter(|&other| other != number).collect()
    } else if marked.len() < due {
        marked.with(number)
    } else {
        marked
    };
}

/// Enter marks the pit under the cursor as a widow; once enough are marked it says so.
fn confirm_widows(app: &mut App, side: Side) -> Vec<Effect> {
    let Some(table) = table(app) else { return Vec::new() };
    let due = table.record.state().widows_due(side);
    if table.widows.len() < due {
        let number = table.cursor[side];
        mark_widow(table, side, number);
        let left = due - table.widows.len();
        table.note = (left > 0).then_some(Note::MarkWidows(left));
        return Vec::new();
    }
    let pits = std::mem::take(&mut table.widows);
    make(app, &[Choice::Widows { side, pits }])
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

/// Asks the computer for every side that it plays and that has to choose.
fn ask_computers(app: &mut App) -> Vec<Effect> {
    let mut effects = Vec::new();
    for side in Side::BOTH {
        let ticket = Ticket(app.tickets + 1);
        let Some(table) = table(app) else { break };
        let Controller::Computer(level) = table.players[side].controller else { continue };
        let busy = table.thinking[side].is_some() || table.secret[side].is_some();
        if busy || !table.record.state().waits_for(side) {
            continue;
        }
        table.thinking[side] = Some(ticket);
        let game = Box::new(table.record.state().clone());
        let question = Question::Decide { game, side, level, seed: table.seed };
        effects.push(Effect::Ask(ticket, question));
        app.tickets += 1;
    }
    effects
}

/// The computer decided. An answer that comes too late is dropped.
pub(super) fn decided(
    app: &mut App,
    ticket: Ticket,
    answer: Result<Option<Decision>, String>,
) -> Vec<Effect> {
    let Some(table) = table(app) else { return Vec::new() };
    let Some(side) = Side::BOTH.into_iter().find(|&side| table.thinking[side] == Some(ticket)) else {
        return Vec::new();
    };
    table.thinking[side] = None;
    let decision = match answer {
        Ok(Some(decision)) => decision,
        Ok(None) => return Vec::new(),
        Err(why) => {
            table.held = true;
            table.note = Some(Note::Held);
            app.popup = Some(Popup::Notice(Notice::ThreadDied(why)));
            return Vec::new();
        }
    };
    let mut choices = decision.choices.into_iter();
    match choices.next() {
        Some(Choice::Race { pit, .. }) if table.record.state().legal(side).contains(pit) => {
            chosen(app, side, pit)
        }
        // The clock went on while the computer thought, and the pit is gone: ask again.
        Some(Choice::Race { .. }) => proceed(app),
        Some(first) => {
            table.plan = choices.collect();
            make(app, &[first])
        }
        None => Vec::new(),
    }
}

/// Gives up every question that is open.
pub(super) fn forget_questions(table: &mut Table) -> Vec<Effect> {
    let mut effects = Vec::new();
    let racing = matches!(table.record.state().phase(), Phase::Race(_));
    for side in Side::BOTH {
        // In a race the other side's computer goes on choosing.
        let still_asked = racing && table.record.state().waits_for(side);
        if !still_asked {
            effects.extend(table.thinking[side].take().map(Effect::Forget));
        }
    }
    effects.extend(table.wish.take().map(|(ticket, _)| Effect::Forget(ticket)));
    effects.extend(table.weighing.take().map(Effect::Forget));
    table.advice = None;
    effects
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
