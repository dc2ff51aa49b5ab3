//! Choosing: pits in turns and in races, widows, and what follows.

use std::time::Duration;

use super::super::app::App;
use super::super::layout;
use super::super::message::Effect;
use super::super::table::{Note, Table};
use super::computer::forget_questions;
use super::{game, table};
use crate::game::{BySide, Choice, Illegal, PhaseKind, Pit, RaceClock, RaceIllegal, Refusal, Side};

/// The pit in a column was chosen in a race against the clock.
pub(super) fn choose_column(app: &mut App, side: Side, column: u8) -> Vec<Effect> {
    let Some(table) = table(app) else { return Vec::new() };
    let rules = table.record.state().rules();
    match layout::number_in_column(side, column, rules.pits, rules.store_lies) {
        Some(number) => choose_pit(app, Some(side), number),
        None => Vec::new(),
    }
}

/// A pit was chosen, of `side` or of whoever chooses.
pub(super) fn choose_pit(app: &mut App, side: Option<Side>, number: u8) -> Vec<Effect> {
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
pub(super) fn chosen(app: &mut App, side: Side, number: u8) -> Vec<Effect> {
    let Some(table) = table(app) else { return Vec::new() };
    let waits = table.record.state().rules().race_clock == RaceClock::Waits;
    if !(waits && table.chooses_in_secret()) {
        let choice = table.record.state().lifting(side, number);
        return make(app, &[choice]);
    }
    table.secret[side] = Some(number);
    table.cursor[side] = 1;
    let (Some(south), Some(north)) = (table.secret.south, table.secret.north) else {
        return game::proceed(app);
    };
    table.secret = BySide::default();
    let first = table.record.state().lifting(Side::South, south);
    let second = table.record.state().lifting(Side::North, north);
    make(app, &[first, second])
}

/// Makes choices that are legal one after the other, shows what follows, and keeps the match.
pub(super) fn make(app: &mut App, choices: &[Choice]) -> Vec<Effect> {
    let Some(table) = table(app) else { return Vec::new() };
    let before = table.before();
    let phase = table.record.state().phase_kind();
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
    if table.record.state().phase_kind() != phase {
        table.plan.clear();
    }
    table.show(before, &shown);
    effects.push(Effect::Save(Box::new(table.saved())));
    effects.extend(game::elapsed(app, Duration::ZERO));
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
pub(super) fn confirm_widows(app: &mut App, side: Side) -> Vec<Effect> {
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
