//! What can be learned: the list, and a lesson or a puzzle at the board.

use std::time::Duration;

use super::super::app::{App, Marked, Notice, Popup, Screen};
use super::super::keys::Action;
use super::super::message::Effect;
use super::super::study::{Learner, Offer, Study, Subject, Wanted, offers};
use crate::game::{Pit, Place, Side};
use crate::learn::{Answer, Asks, LESSONS, Profile, Puzzle, Verdict};

/// Opens the list of what can be learned.
pub(super) fn open(app: &mut App, marked: usize) -> Vec<Effect> {
    app.screen = Screen::Learn(Marked(marked));
    let name = app.options.learner.as_ref().unwrap_or(&app.options.name);
    vec![Effect::Learner(name.clone())]
}

/// The player's record was read. Without it one can learn all the same.
pub(super) fn found(app: &mut App, result: Result<Box<Learner>, String>) -> Vec<Effect> {
    match result {
        Ok(learner) => app.learner = Some(*learner),
        Err(why) => app.popup = Some(Popup::Notice(Notice::Files(why))),
    }
    if let Some(Wanted { subject, again }) = app.wanted.take() {
        let nobody = Profile::default();
        let known = app.learner.as_ref().filter(|_| !again).map_or(&nobody, |learner| &learner.profile);
        let study = match subject {
            Subject::Lesson(index) => Study::lesson(index, known),
            Subject::Puzzle(puzzle) => Study::puzzle(puzzle),
        };
        app.screen = Screen::Study(Box::new(study));
    }
    Vec::new()
}

/// Takes what a line of the list offers.
pub(super) fn enter(app: &mut App, line: usize) -> Vec<Effect> {
    let study = match offers().get(line) {
        Some(&Offer::Lesson(index)) => {
            let nobody = Profile::default();
            let profile = app.learner.as_ref().map_or(&nobody, |learner| &learner.profile);
            Some(Study::lesson(index, profile))
        }
        Some(Offer::Puzzle) => {
            app.learner.as_ref().and_then(|learner| Puzzle::of(learner.day)).map(Study::puzzle)
        }
        Some(Offer::Record) => {
            app.popup = Some(Popup::Record(0));
            None
        }
        None => None,
    };
    if let Some(study) = study {
        app.screen = Screen::Study(Box::new(study));
    }
    Vec::new()
}

/// What the user wants in a lesson or a puzzle.
pub(super) fn act(app: &mut App, action: Action) -> Vec<Effect> {
    let speed = app.options.speed;
    let Screen::Study(study) = &mut app.screen else { return Vec::new() };
    let line = match study.subject {
        Subject::Lesson(index) => index,
        Subject::Puzzle(_) => LESSONS.len(),
    };
    let answer = match (action, study.asks()) {
        (Action::Leave | Action::Back, _) => return open(app, line),
        (Action::PageUp, Some(Asks::Number)) => return set(study, 10),
        (Action::PageDown, Some(Asks::Number)) => return set(study, -10),
        (Action::PageUp, _) => return scroll(study, study.scroll.saturating_sub(1)),
        (Action::PageDown, _) => return scroll(study, study.scroll + 1),
        (Action::Again, _) => {
            study.again();
            return Vec::new();
        }
        (_, None) => {
            if matches!(action, Action::Skip | Action::Confirm) {
                study.skip();
            }
            return Vec::new();
        }
        (Action::Hint, Some(Asks::Pit)) => {
            let answer = crate::learn::Arg::Pits(study.course.step().answer);
            study.said = vec![crate::learn::Message::new("lessons-puzzle-answer", vec![("answer", answer)])];
            return Vec::new();
        }
        (Action::Up, Some(Asks::Number)) => return set(study, 1),
        (Action::Down, Some(Asks::Number)) => return set(study, -1),
        (Action::Left | Action::Right | Action::Up | Action::Down, Some(Asks::Pit | Asks::Place)) => {
            point(study, action);
            return Vec::new();
        }
        (Action::Pit(number), Some(Asks::Pit)) => Answer::Pit(number),
        (Action::Pit(number), Some(Asks::Place)) => {
            study.cursor = Place::Pit(Pit::new(Side::South, number));
            return Vec::new();
        }
        (Action::Pit(number), Some(Asks::Number)) => {
            study.number = study.number % 10 * 10 + number;
            return Vec::new();
        }
        (Action::Confirm | Action::Skip | Action::Right, Some(Asks::On)) => Answer::On,
        (Action::Confirm, Some(Asks::Number)) => Answer::Number(study.number),
        (Action::Confirm, Some(Asks::Place)) => Answer::Place(study.cursor),
        (Action::Confirm, Some(Asks::Pit)) => match study.cursor {
            Place::Pit(Pit { side: Side::South, number }) => Answer::Pit(number),
            _ => return Vec::new(),
        },
        _ => return Vec::new(),
    };
    let verdict = study.answer(answer);
    study.advance(Duration::ZERO, speed);
    after(app, verdict, line)
}

/// What follows from an answer: progress is kept, and a finished lesson is left.
fn after(app: &mut App, verdict: Verdict, line: usize) -> Vec<Effect> {
    let Screen::Study(study) = &app.screen else { return Vec::new() };
    let (subject, step) = (study.subject, study.course.step_number());
    let decided = matches!(verdict, Verdict::Right | Verdict::Wrong | Verdict::Moved);
    let mut effects = Vec::new();
    if let Some(learner) = app.learner.as_mut().filter(|_| decided) {
        match subject {
            Subject::Lesson(index) => {
                let done = step + usize::from(verdict == Verdict::Right);
                learner.profile.note_lesson(LESSONS[index].id, done);
            }
            Subject::Puzzle(_) if verdict == Verdict::Moved => {}
            Subject::Puzzle(puzzle) => learner.profile.note_puzzle(puzzle.number, verdict == Verdict::Right),
        }
        effects.push(Effect::Learned(Box::new(learner.profile.clone())));
    }
    if verdict == Verdict::Finished {
        if let (Subject::Lesson(index), Some(learner)) = (subject, app.learner.as_mut()) {
            learner.profile.note_lesson(LESSONS[index].id, LESSONS[index].steps.len());
            effects.push(Effect::Learned(Box::new(learner.profile.clone())));
        }
        let next = (line + 1).min(LESSONS.len());
        effects.extend(open(app, next));
    }
    effects
}

fn set(study: &mut Study, by: i8) -> Vec<Effect> {
    study.count(by);
    Vec::new()
}

fn scroll(study: &mut Study, to: u16) -> Vec<Effect> {
    study.scroll = to;
    Vec::new()
}

fn point(study: &mut Study, action: Action) {
    match action {
        Action::Left => study.point(-1, 0),
        Action::Right => study.point(1, 0),
        Action::Up => study.point(0, 1),
        _ => study.point(0, -1),
    }
}

/// The mouse is over a place, or was pressed on it.
pub(super) fn pointed(app: &mut App, place: Option<Place>, pressed: bool) -> Vec<Effect> {
    let Screen::Study(study) = &mut app.screen else { return Vec::new() };
    let Some(asks) = study.asks() else { return if pressed { act(app, Action::Skip) } else { Vec::new() } };
    let own = matches!(place, Some(Place::Pit(Pit { side: Side::South, .. })));
    match (asks, place) {
        (Asks::On, _) if pressed => act(app, Action::Confirm),
        (Asks::Place, Some(place)) => {
            study.cursor = place;
            if pressed { act(app, Action::Confirm) } else { Vec::new() }
        }
        (Asks::Pit, Some(place)) if own => {
            study.cursor = place;
            if pressed { act(app, Action::Confirm) } else { Vec::new() }
        }
        _ => Vec::new(),
    }
}

/// Time passes.
pub(super) fn elapsed(app: &mut App, time: Duration) -> Vec<Effect> {
    let speed = app.options.speed;
    if let Screen::Study(study) = &mut app.screen {
        study.advance(time, speed);
    }
    Vec::new()
}
