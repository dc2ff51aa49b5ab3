//! A lesson or a puzzle at the board, and the list of both.

use ratatui::layout::Rect;

use super::super::app::App;
use super::super::keys::{Action, Context};
use super::super::layout;
use super::super::menu;
use super::super::study::{Offer, Study, Subject, offers};
use super::super::theme::Role;
use super::board;
use super::canvas::Canvas;
use super::lists;
use super::marks::Marks;
use super::panel::line_of_keys;
use super::status;
use crate::game::{BySide, Place, Side};
use crate::learn::{Asks, LESSONS};
use crate::say;
use crate::text::wrap;
use crate::words::Actor;

/// The list of what can be learned.
pub(super) fn list(app: &App, canvas: &mut Canvas) {
    let Some(list) = layout::list(app) else { return };
    let head = Rect { y: list.frame.y, height: 1.min(list.frame.height), ..list.lines };
    canvas.left(head, &app.text.get("lessons-title"), canvas.style(Role::Title));
    let all = offers();
    lists::lines(&list, menu::marked(app), canvas, |at| match all.get(at) {
        Some(offer) => offer_line(app, *offer),
        None => (String::new(), String::new()),
    });
    let keys = [("↑↓", "tui-short-choose"), ("Enter", "tui-short-confirm"), ("Esc", "tui-short-back")];
    lists::foot(app, Rect { y: list.frame.bottom() - 1, height: 1, ..list.lines }, &keys, canvas);
}

fn offer_line(app: &App, offer: Offer) -> (String, String) {
    let text = &app.text;
    let profile = app.learner.as_ref().map(|learner| &learner.profile);
    match offer {
        Offer::Lesson(index) => {
            let lesson = &LESSONS[index];
            let steps = lesson.steps.len();
            let done = profile.and_then(|profile| profile.lessons.get(lesson.id)).copied().unwrap_or(0);
            let title =
                format!("{}. {}", text.digits().write((index + 1).to_string()), text.get(lesson.title));
            (title, say!(text, "lessons-progress", done = done.min(steps), steps = steps))
        }
        Offer::Puzzle => {
            let day = app.learner.as_ref().map(|learner| learner.day.to_string()).unwrap_or_default();
            (text.get("lessons-puzzle-of-the-day"), text.digits().write(day).into_owned())
        }
        Offer::Record => (text.get("lessons-record"), app.options.name.clone()),
    }
}

/// A lesson or a puzzle.
pub(super) fn study(app: &App, study: &Study, canvas: &mut Canvas) {
    let Some(layout) = layout::of_app(app) else {
        status::too_small(app, canvas);
        return;
    };
    let text = &app.text;
    canvas.left(layout.title, &title(app, study), canvas.style(Role::Title));
    canvas.right(layout.title, &how_far(app, study), canvas.style(Role::Dim));
    canvas.middle(layout.status, &question(app, study), canvas.style(Role::South));
    let scene = study.scene(app.options.speed);
    let marks = Marks::pointing(&scene, pointed_at(study));
    let names = BySide::new(Actor::You.title(text), Actor::Side(Side::North).title(text));
    board::scene(app, names, &scene, &marks, &layout.board, canvas);
    let below = Rect { height: layout.panel.bottom().saturating_sub(layout.line.y + 1), ..layout.line };
    sentences(app, study, below, canvas);
    let foot = Rect { y: layout.panel.bottom().saturating_sub(1), height: 1, ..layout.panel };
    line_of_keys(foot, keys(app, study).into_iter(), canvas);
}

fn title(app: &App, study: &Study) -> String {
    match study.subject {
        Subject::Lesson(index) => {
            let title = app.text.get(study.course.lesson().title);
            say!(app.text, "lessons-heading", number = index + 1, title = title)
        }
        Subject::Puzzle(puzzle) => say!(app.text, "lessons-puzzle", number = puzzle.number),
    }
}

/// Which step of a lesson it is; how many choices a puzzle takes.
fn how_far(app: &App, study: &Study) -> String {
    match study.subject {
        Subject::Lesson(_) => {
            let (step, steps) = (study.course.step_number() + 1, study.course.lesson().steps.len());
            say!(app.text, "lessons-step", step = step, steps = steps)
        }
        Subject::Puzzle(puzzle) => {
            say!(app.text, "lessons-puzzle-grade", date = "none", sowings = puzzle.grade())
        }
    }
}

/// What is asked, in a line.
fn question(app: &App, study: &Study) -> String {
    match study.asks() {
        None => String::new(),
        Some(Asks::On) => app.text.get("lessons-ask-on"),
        Some(Asks::Place) => app.text.get("lessons-ask-point"),
        Some(Asks::Number) => say!(app.text, "lessons-ask-set", count = study.number),
        Some(Asks::Pit) => {
            let legal: Vec<String> = study.course.legal().iter().map(|pit| app.text.number(pit)).collect();
            say!(app.text, "lessons-ask-pit", legal = legal.join(" "))
        }
    }
}

fn pointed_at(study: &Study) -> Option<Place> {
    matches!(study.asks(), Some(Asks::Pit | Asks::Place)).then_some(study.cursor)
}

/// What the step says and what was said about the last answer, the newest in view.
fn sentences(app: &App, study: &Study, area: Rect, canvas: &mut Canvas) {
    let columns = usize::from(area.width);
    let answered = !study.said.is_empty() && !study.is_showing();
    let role = if answered { Role::Dim } else { Role::Text };
    let says = wrap(&study.course.says().say(&app.text), columns);
    let mut lines: Vec<(String, Role)> = says.into_iter().map(|line| (line, role)).collect();
    if answered {
        for said in &study.said {
            let told = wrap(&said.say(&app.text), columns);
            lines.extend(told.into_iter().map(|line| (line, Role::Text)));
        }
    }
    let hidden = lines.len().saturating_sub(usize::from(area.height));
    let first = if answered { hidden } else { usize::from(study.scroll).min(hidden) };
    let first = first.saturating_sub(if answered { usize::from(study.scroll) } else { 0 });
    for (row, (line, role)) in (0..area.height).zip(lines.iter().skip(first)) {
        let at = Rect { y: area.y + row, height: 1, ..area };
        canvas.left(at, line, canvas.style(*role));
    }
    let dim = canvas.style(Role::Key);
    if first > 0 {
        canvas.put(area.right().saturating_sub(1), area.y, "↑", dim);
    }
    if first < hidden {
        canvas.put(area.right().saturating_sub(1), area.bottom().saturating_sub(1), "↓", dim);
    }
}

/// The keys that matter now.
fn keys(app: &App, study: &Study) -> Vec<(String, String)> {
    let actions: &[Action] = match study.asks() {
        None => &[Action::Skip, Action::Slower, Action::Faster],
        Some(Asks::On) => &[Action::Confirm, Action::Again, Action::Leave],
        Some(Asks::Pit) => &[Action::Confirm, Action::Hint, Action::Again, Action::Leave],
        Some(Asks::Place | Asks::Number) => &[Action::Confirm, Action::Leave],
    };
    let called = |&action: &Action| {
        let key = app.options.keys.key(Context::Lesson, action)?;
        let say = if study.asks() == Some(Asks::On) || action != Action::Confirm {
            short(action)
        } else {
            "tui-short-confirm"
        };
        Some((key.label(), app.text.get(say)))
    };
    actions.iter().filter_map(called).collect()
}

/// The key of what an action does here, in a word or two.
const fn short(action: Action) -> &'static str {
    match action {
        Action::Hint => "lessons-do-hint",
        Action::Again => "lessons-do-again",
        Action::Skip => "lessons-do-skip",
        Action::Slower => "lessons-do-slower",
        Action::Faster => "lessons-do-faster",
        Action::Leave => "lessons-do-leave",
        _ => "lessons-do-confirm",
    }
}
