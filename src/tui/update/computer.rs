//! The computer's part in a match: asked, answered, and no longer asked.

use super::super::app::{App, Notice, Popup};
use super::super::message::{Effect, Question, Ticket};
use super::super::table::{Note, Table};
use super::{choose, game, table};
use crate::ai::Decision;
use crate::game::{Choice, Phase, Side};
use crate::save::Controller;

/// Asks the computer for every side that it plays and that has to choose.
pub(super) fn ask_computers(app: &mut App) -> Vec<Effect> {
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
            table.plan = choices.collect();
            choose::chosen(app, side, pit)
        }
        // The clock went on while the computer thought, and the pit is gone: ask again.
        Some(Choice::Race { .. }) => game::proceed(app),
        Some(first) => {
            table.plan = choices.collect();
            choose::make(app, &[first])
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
