//! Hints, the best turn and the evaluation bar.

use std::time::Duration;

use super::super::app::{App, Notice, Popup};
use super::super::message::{Effect, Question, Ticket};
use super::super::story::Story;
use super::super::table::{Advice, Note, Wish};
use super::table;
use crate::ai::Analysis;
use crate::game::{Phase, Side};

/// How long the computer looks for a hint.
const HINT_TIME: Duration = Duration::from_millis(900);
/// How long it looks for the evaluation bar.
const BAR_TIME: Duration = Duration::from_millis(250);

/// Asks for a hint or for the best turn.
pub(super) fn ask(app: &mut App, wish: Wish) -> Vec<Effect> {
    let ticket = app.ticket();
    let Some(table) = table(app) else { return Vec::new() };
    if let Some(advice) = &mut table.advice {
        advice.wish = wish;
        return Vec::new();
    }
    if table.playback.is_some() || table.asked().is_none() {
        table.note = Some(Note::NotYourTurn);
        return Vec::new();
    }
    let Phase::Turns(position) = *table.record.state().phase() else {
        table.note = Some(Note::NoAdvice);
        return Vec::new();
    };
    let rules = *table.record.state().rules();
    let mut effects: Vec<_> = table.wish.take().map(|(old, _)| Effect::Forget(old)).into_iter().collect();
    table.wish = Some((ticket, wish));
    table.note = None;
    effects.push(Effect::Ask(ticket, Question::Analyse { position, rules, time: HINT_TIME }));
    effects
}

/// Asks who stands better, if the bar is shown.
pub(super) fn weigh(app: &mut App) -> Vec<Effect> {
    if !app.options.evaluation {
        return Vec::new();
    }
    let ticket = app.ticket();
    let Some(table) = table(app) else { return Vec::new() };
    let Phase::Turns(position) = *table.record.state().phase() else {
        table.evaluation = None;
        return Vec::new();
    };
    if table.weighing.is_some() {
        return Vec::new();
    }
    table.weighing = Some(ticket);
    let rules = *table.record.state().rules();
    vec![Effect::Ask(ticket, Question::Analyse { position, rules, time: BAR_TIME })]
}

/// The computer looked at the position. An answer that comes too late is dropped.
pub(super) fn analysed(app: &mut App, ticket: Ticket, answer: Result<Analysis, String>) -> Vec<Effect> {
    let Some(table) = table(app) else { return Vec::new() };
    let for_wish = table.wish.filter(|(asked, _)| *asked == ticket).map(|(_, wish)| wish);
    let for_bar = table.weighing == Some(ticket);
    if for_wish.is_none() && !for_bar {
        return Vec::new();
    }
    if for_bar {
        table.weighing = None;
    } else {
        table.wish = None;
    }
    let analysis = match answer {
        Ok(analysis) => analysis,
        Err(why) => {
            app.popup = Some(Popup::Notice(Notice::ThreadDied(why)));
            return Vec::new();
        }
    };
    let Phase::Turns(position) = *table.record.state().phase() else { return Vec::new() };
    let Some(best) = analysis.best else { return Vec::new() };
    if for_bar {
        let sign = if position.turn == Side::South { 1 } else { -1 };
        table.evaluation = Some(best.score * sign);
    }
    if let Some(wish) = for_wish {
        let mut turn = Vec::new();
        let mut now = position;
        for &pit in &best.turn {
            let Ok((story, sown)) = Story::play(&now, table.record.state().rules(), pit, &mut ()) else {
                break;
            };
            turn.push(story);
            now = sown.position;
        }
        table.cursor[position.turn] = best.pit;
        table.advice = Some(Advice { wish, turn, score: best.score });
    }
    Vec::new()
}
