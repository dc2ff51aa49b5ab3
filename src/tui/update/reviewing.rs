//! A match being reviewed.

use std::path::PathBuf;

use super::super::app::{App, Marked, Notice, Popup, Screen};
use super::super::message::{Effect, Question, Ticket};
use super::super::reviewing::Reviewing;
use super::replay;
use crate::learn::review::{DEFAULT_NODES, Entry, Progress, Review};
use crate::save::Saved;
use crate::share;

/// Asks for the review of a match.
pub(super) fn open(app: &mut App, saved: Saved, path: Option<PathBuf>) -> Vec<Effect> {
    let ticket = app.ticket();
    let total = saved.record.turns().len();
    let question =
        Question::Review { saved: Box::new(saved.clone()), path: path.clone(), nodes: DEFAULT_NODES };
    app.popup = None;
    app.screen = Screen::Review(Box::new(Reviewing {
        names: share::names(&saved, &app.text),
        saved,
        path,
        ticket: Some(ticket),
        progress: Progress { done: 0, total },
        review: None,
        entries: Vec::new(),
        marked: Marked::default(),
    }));
    vec![Effect::Ask(ticket, question)]
}

/// Reviews what is on the screen: the marked match, the one that was played, or the one that is
/// stepped through.
pub(super) fn of_screen(app: &mut App) -> Vec<Effect> {
    let (saved, path) = match &app.screen {
        Screen::Saves(marked) => match app.shelf.get(marked.0) {
            Some(shelved) => match &shelved.saved {
                Ok(saved) => ((**saved).clone(), Some(shelved.path.clone())),
                Err(_) => return Vec::new(),
            },
            None => return Vec::new(),
        },
        Screen::Match => match &app.table {
            Some(table) if table.record.state().outcome().is_some() => (table.saved(), None),
            _ => return Vec::new(),
        },
        Screen::Replay(replay) => (replay.whole.clone(), None),
        _ => return Vec::new(),
    };
    open(app, saved, path)
}

/// How far the review is.
pub(super) fn progress(app: &mut App, ticket: Ticket, progress: Progress) -> Vec<Effect> {
    if let Screen::Review(reviewing) = &mut app.screen
        && reviewing.ticket == Some(ticket)
    {
        reviewing.progress = progress;
    }
    Vec::new()
}

/// The review is there, or why it is not.
pub(super) fn done(
    app: &mut App,
    ticket: Ticket,
    result: Result<Option<Box<Review>>, String>,
) -> Vec<Effect> {
    let Screen::Review(reviewing) = &mut app.screen else { return Vec::new() };
    if reviewing.ticket != Some(ticket) {
        return Vec::new();
    }
    reviewing.ticket = None;
    match result {
        Ok(review) => {
            reviewing.review = review.map(|review| *review);
            let Some(review) = &reviewing.review else { return Vec::new() };
            reviewing.entries = review.entries();
            // The first turning point is what one wants to see.
            let first = review.turning_points().first().map(|&turn| Entry::Turn(turn));
            let at = reviewing.entries.iter().position(|&entry| Some(entry) == first);
            reviewing.marked = Marked(at.unwrap_or(0));
        }
        Err(why) => app.popup = Some(Popup::Notice(Notice::ThreadDied(why))),
    }
    Vec::new()
}

/// Steps through the match from what is marked on.
pub(super) fn watch(app: &mut App) -> Vec<Effect> {
    let Screen::Review(reviewing) = &app.screen else { return Vec::new() };
    let marked = reviewing.entry().zip(reviewing.review.as_ref());
    if let Some(first) = marked.map(|(entry, review)| review.place(entry)) {
        let saved = reviewing.saved.clone();
        replay::open(app, saved);
        if let Screen::Replay(replay) = &mut app.screen {
            replay.go_to(first);
        }
    }
    Vec::new()
}

/// Leaves the review; a search that is at work is given up.
pub(super) fn leave(app: &mut App) -> Vec<Effect> {
    match &app.screen {
        Screen::Review(reviewing) => reviewing.ticket.map(Effect::Forget).into_iter().collect(),
        _ => Vec::new(),
    }
}
