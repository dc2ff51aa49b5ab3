//! What can be learned: the lessons, the puzzle of the day, the player's record.

use ratatui::layout::Rect;

use crate::learn::{LESSONS, Puzzle};
use crate::say;
use crate::tui::context::Context;
use crate::tui::input::{Action, Scope};
use crate::tui::message::Effect;
use crate::tui::room::{Next, Popup, Room, Subject, Wanted};
use crate::tui::theme::Role;
use crate::tui::widgets::{Canvas, KeyLabel, ListLayout, Marked, centred, key_line, within};

/// The list of what can be learned.
#[derive(Clone, Copy, Debug)]
pub struct Learn {
    pub marked: Marked,
    /// What starts as soon as the player's record is known.
    wanted: Option<Wanted>,
}

/// A line of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Offer {
    /// The lesson with this index.
    Lesson(usize),
    /// The puzzle of the day.
    Puzzle,
    Record,
}

fn offers() -> Vec<Offer> {
    (0..LESSONS.len()).map(Offer::Lesson).chain([Offer::Puzzle, Offer::Record]).collect()
}

impl Learn {
    /// The list with this line marked; `wanted` starts once the player's record has been read.
    pub fn open(marked: usize, wanted: Option<Wanted>, context: &mut Context) -> Self {
        let name = context.options.learner.as_ref().unwrap_or(&context.options.name).clone();
        context.request(Effect::Learner(name));
        Self { marked: Marked(marked), wanted }
    }
}

impl Room for Learn {
    fn scope(&self) -> Scope {
        Scope::List
    }

    fn list(&self, context: &Context) -> Option<ListLayout> {
        let frame = centred(context.columns, context.rows, 66, context.rows);
        Some(ListLayout::new(frame, within(frame, 2, 2, 2), offers().len(), self.marked))
    }

    fn marked(&mut self) -> Option<&mut Marked> {
        Some(&mut self.marked)
    }

    fn act(&mut self, action: Action, context: &mut Context) -> Next {
        let start = |subject| Next::Study(Wanted { subject, again: false });
        match action {
            Action::Confirm => match offers().get(self.marked.0) {
                Some(&Offer::Lesson(index)) => start(Subject::Lesson(index)),
                Some(Offer::Puzzle) => {
                    let puzzle = context.learner.as_ref().and_then(|learner| Puzzle::of(learner.day));
                    puzzle.map_or(Next::Stay, |puzzle| start(Subject::Puzzle(puzzle)))
                }
                Some(Offer::Record) => Next::Open(Popup::Record),
                None => Next::Stay,
            },
            Action::Back | Action::Leave => Next::Menu,
            _ => Next::Stay,
        }
    }

    fn learner_known(&mut self) -> Next {
        self.wanted.take().map_or(Next::Stay, Next::Study)
    }

    fn draw(&self, context: &Context, canvas: &mut Canvas) {
        let Some(list) = self.list(context) else { return };
        let text = &context.text;
        let head = Rect { y: list.frame.y, height: 1.min(list.frame.height), ..list.lines };
        canvas.left(head, &text.get("lessons-title"), canvas.style(Role::Title));
        let all = offers();
        list.draw(canvas, |at| match all.get(at) {
            Some(offer) => offer_line(context, *offer),
            None => (String::new(), String::new()),
        });
        let keys = [("↑↓", "tui-short-choose"), ("Enter", "tui-short-confirm"), ("Esc", "tui-short-back")];
        key_line(list.foot(1), keys.map(|key| KeyLabel::new(text, key)), canvas);
    }
}

fn offer_line(context: &Context, offer: Offer) -> (String, String) {
    let text = &context.text;
    let learner = context.learner.as_ref();
    match offer {
        Offer::Lesson(index) => {
            let lesson = &LESSONS[index];
            let steps = lesson.steps.len();
            let done = learner.and_then(|learner| learner.profile.lessons.get(lesson.id)).copied();
            let title =
                format!("{}. {}", text.digits().write((index + 1).to_string()), text.get(lesson.title));
            (title, say!(text, "lessons-progress", done = done.unwrap_or(0).min(steps), steps = steps))
        }
        Offer::Puzzle => {
            let day = learner.map(|learner| learner.day.to_string()).unwrap_or_default();
            (text.get("lessons-puzzle-of-the-day"), text.digits().write(day).into_owned())
        }
        Offer::Record => (text.get("lessons-record"), context.options.name.clone()),
    }
}
