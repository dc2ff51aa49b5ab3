//! Taking back and making again, also while the computer thinks.

use super::super::app::App;
use super::super::log::Log;
use super::super::message::Effect;
use super::super::table::{Note, Table};
use super::{computer, game, table};
use crate::game::{BySide, Choice, PhaseKind, PitSet};

/// Takes back up to the last decision of somebody at the keyboard.
pub(super) fn undo(app: &mut App) -> Vec<Effect> {
    let Some(table) = table(app) else { return Vec::new() };
    let secret = table.secret;
    let own_secret =
        crate::game::Side::BOTH.into_iter().any(|side| table.is_human(side) && secret[side].is_some());
    if own_secret {
        table.secret = BySide::from_fn(|side| secret[side].filter(|_| !table.is_human(side)));
        table.note = Some(Note::TakenBack);
        return Vec::new();
    }
    let people = table.humans() > 0;
    let decided_here = |choice: &Choice| !people || table.is_human(choice.side());
    if !table.record.choices().iter().any(decided_here) {
        table.note = Some(Note::NothingToUndo);
        return Vec::new();
    }
    let mut effects = stop(table);
    while let Some(choice) = table.record.undo() {
        let paired = table.record.choices().last().is_some_and(|before| made_together(*before, choice));
        if !paired && (!people || table.is_human(choice.side())) {
            table.cursor[choice.side()] = pit_of(choice).unwrap_or(1);
            break;
        }
    }
    settle_down(table, Note::TakenBack);
    table.held = !people;
    if table.held {
        table.note = Some(Note::Held);
    }
    effects.push(Effect::Save(Box::new(table.saved())));
    effects.extend(game::proceed(app));
    effects
}

/// Makes again what was taken back, up to the next decision of somebody at the keyboard.
pub(super) fn redo(app: &mut App) -> Vec<Effect> {
    let Some(table) = table(app) else { return Vec::new() };
    if !table.record.can_redo() {
        table.note = Some(Note::NothingToRedo);
        return Vec::new();
    }
    let mut effects = stop(table);
    let people = table.humans() > 0;
    while let Some(choice) = table.record.redo(&mut ()) {
        let half_of_two = matches!(choice, Choice::Race { .. })
            && table.record.state().phase_kind() == PhaseKind::Race
            && tick_of(choice) == Some(table.tick())
            && table.record.can_redo();
        if !half_of_two && (!people || table.asked().is_some()) {
            break;
        }
    }
    settle_down(table, Note::MadeAgain);
    effects.push(Effect::Save(Box::new(table.saved())));
    effects.extend(game::proceed(app));
    effects
}

/// Stops everything that is being shown or thought about.
fn stop(table: &mut Table) -> Vec<Effect> {
    let mut effects = computer::forget_questions(table);
    let thinking = std::mem::take(&mut table.thinking);
    effects.extend(thinking.to_array().into_iter().flatten().map(Effect::Forget));
    table.playback = None;
    table.plan.clear();
    table.secret = BySide::default();
    effects
}

fn settle_down(table: &mut Table, note: Note) {
    table.log = Log::of(&table.record);
    table.replayable = None;
    table.evaluation = None;
    table.widows = PitSet::EMPTY;
    table.note = Some(note);
}

/// Whether two choices were made at the same tick of one race: neither may be seen alone.
fn made_together(before: Choice, after: Choice) -> bool {
    match (before, after) {
        (Choice::Race { side, tick, .. }, Choice::Race { side: other, tick: then, .. }) => {
            side != other && tick == then
        }
        _ => false,
    }
}

const fn pit_of(choice: Choice) -> Option<u8> {
    match choice {
        Choice::Sow { pit, .. } | Choice::Race { pit, .. } => Some(pit),
        Choice::Widows { .. } | Choice::Resign { .. } => None,
    }
}

/// The tick at which a choice in a race was made.
const fn tick_of(choice: Choice) -> Option<u32> {
    match choice {
        Choice::Race { tick, .. } => Some(tick),
        _ => None,
    }
}
