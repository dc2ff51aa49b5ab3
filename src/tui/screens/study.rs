//! A lesson or a puzzle at the board.

use std::time::Duration;

use ratatui::layout::Rect;

use crate::game::{BySide, Pit, Place, Rules, Side};
use crate::learn::{Answer, Asks, Course, LESSONS, Lesson, Message, Profile, Verdict};
use crate::say;
use crate::settings::Speed;
use crate::text::wrap;
use crate::tui::board::{
    BoardLayout, Marks, MatchLayout, Moment, Playback, Scene, Waiting, board, match_layout, too_small,
};
use crate::tui::context::Context;
use crate::tui::input::{Action, Scope};
use crate::tui::message::Effect;
use crate::tui::room::{Next, Room, Subject, Target, Wanted};
use crate::tui::theme::Role;
use crate::tui::widgets::{Canvas, KeyLabel, key_line};
use crate::tui::words;
use crate::words::Actor;

/// A lesson or a puzzle being taken.
#[derive(Clone, Debug)]
pub struct Study {
    pub subject: Subject,
    pub course: Course,
    /// What was said about the last answer.
    pub said: Vec<Message>,
    /// The place pointed at.
    pub cursor: Place,
    /// The number being entered.
    pub number: u8,
    /// The first line of the text in view.
    scroll: u16,
    playback: Playback,
}

impl Study {
    /// A puzzle, or a lesson from the step at which it was left.
    pub fn new(wanted: Wanted, context: &Context) -> Self {
        let course = match wanted.subject {
            Subject::Lesson(index) => {
                let lesson: &'static Lesson = &LESSONS[index.min(LESSONS.len() - 1)];
                let learner = context.learner.as_ref().filter(|_| !wanted.again);
                let done = learner.and_then(|learner| learner.profile.lessons.get(lesson.id)).copied();
                Course::new(lesson, done.unwrap_or(0))
            }
            Subject::Puzzle(puzzle) => puzzle.course(),
        };
        Self {
            subject: wanted.subject,
            playback: at_rest(&course),
            course,
            said: Vec::new(),
            cursor: Place::Pit(Pit::new(Side::South, 1)),
            number: 0,
            scroll: 0,
        }
    }

    /// Whether seeds are falling.
    fn is_moving(&self) -> bool {
        self.playback.waiting() == Waiting::Time
    }

    /// What is waited for, once every seed has fallen.
    pub fn asks(&self) -> Option<Asks> {
        (!self.is_moving()).then(|| self.course.asks())
    }

    fn scene(&self, speed: Speed) -> Scene {
        self.playback.scene(speed)
    }

    /// Gives an answer, shows what became of it, and keeps the progress.
    fn answer(&mut self, answer: Answer, context: &mut Context) -> Next {
        let reaction = self.course.answer(answer);
        self.said = reaction.messages;
        self.scroll = 0;
        match reaction.verdict {
            Verdict::Moved => self.lay(),
            _ => self.playback.extend(&reaction.events),
        }
        self.playback.advance(Duration::ZERO, context.options.speed);
        if let Some(learner) = &mut context.learner
            && self.note_progress(reaction.verdict, &mut learner.profile)
        {
            let learned = Effect::Learned(Box::new(learner.profile.clone()));
            context.request(learned);
        }
        match (reaction.verdict, self.subject) {
            (Verdict::Finished, Subject::Lesson(index)) => Next::Learn((index + 1).min(LESSONS.len())),
            (Verdict::Finished, Subject::Puzzle(_)) => Next::Learn(LESSONS.len()),
            _ => Next::Stay,
        }
    }

    /// Notes what an answer means for the player's record. Returns whether that is anything.
    fn note_progress(&self, verdict: Verdict, profile: &mut Profile) -> bool {
        let step = self.course.step_number();
        match (self.subject, verdict) {
            (Subject::Lesson(index), Verdict::Right | Verdict::Wrong | Verdict::Moved) => {
                profile.note_lesson(LESSONS[index].id, step + usize::from(verdict == Verdict::Right));
            }
            (Subject::Lesson(index), Verdict::Finished) => {
                profile.note_lesson(LESSONS[index].id, LESSONS[index].steps.len());
            }
            (Subject::Puzzle(puzzle), Verdict::Right | Verdict::Wrong) => {
                profile.note_puzzle(puzzle.number, verdict == Verdict::Right);
            }
            _ => return false,
        }
        true
    }

    /// Starts the step over.
    fn start_over(&mut self) {
        self.course.again();
        self.said.clear();
        self.lay();
    }

    fn lay(&mut self) {
        self.playback = at_rest(&self.course);
        self.number = 0;
        self.scroll = 0;
    }

    fn show_answer(&mut self, context: &mut Context) {
        self.said = vec![self.course.solution()];
        if let (Subject::Puzzle(puzzle), Some(learner)) = (self.subject, &mut context.learner) {
            learner.profile.note_given_up(puzzle.number);
            let learned = Effect::Learned(Box::new(learner.profile.clone()));
            context.request(learned);
        }
    }

    /// Moves the cursor by columns and rows of the board as South sees it.
    fn point(&mut self, right: i8, up: i8) {
        let pits = Rules::default().pits;
        let only_south = self.course.asks() == Asks::Pit;
        let (column, mut row) = column_and_row(self.cursor, pits);
        let column = (column + right).clamp(i8::from(only_south), pits.cast_signed() + i8::from(!only_south));
        row = if only_south { 0 } else { (row + up).clamp(0, 1) };
        self.cursor = match column {
            0 => Place::Store(Side::South),
            _ if column > pits.cast_signed() && !only_south => Place::Store(Side::North),
            _ if row == 0 => Place::Pit(Pit::new(Side::South, column.unsigned_abs().min(pits))),
            _ => Place::Pit(Pit::new(Side::North, pits + 1 - column.unsigned_abs().min(pits))),
        };
    }

    /// Changes the number being entered, wrapping around at two digits.
    fn count(&mut self, by: i8) {
        let number = (i16::from(self.number) + i16::from(by)).rem_euclid(100);
        self.number = u8::try_from(number).unwrap_or(0);
    }

    /// The answer that `action` gives to what is asked; `None` if it does something else.
    fn answer_of(&self, action: Action, asks: Asks) -> Option<Answer> {
        Some(match (action, asks) {
            (Action::Confirm | Action::Skip | Action::Right, Asks::On) => Answer::On,
            (Action::Confirm, Asks::Number) => Answer::Number(self.number),
            (Action::Confirm, Asks::Place) => Answer::Place(self.cursor),
            (Action::Pit(number), Asks::Pit) => Answer::Pit(number),
            (Action::Confirm, Asks::Pit) => match self.cursor {
                Place::Pit(Pit { side: Side::South, number }) => Answer::Pit(number),
                _ => return None,
            },
            _ => return None,
        })
    }

    /// Moves the cursor, or enters a digit.
    fn adjust(&mut self, action: Action, asks: Asks) {
        match (action, asks) {
            (Action::PageUp, Asks::Number) => self.count(10),
            (Action::PageDown, Asks::Number) => self.count(-10),
            (Action::Up, Asks::Number) => self.count(1),
            (Action::Down, Asks::Number) => self.count(-1),
            (Action::Pit(digit), Asks::Number) => self.number = self.number % 10 * 10 + digit,
            (Action::Left, Asks::Pit | Asks::Place) => self.point(-1, 0),
            (Action::Right, Asks::Pit | Asks::Place) => self.point(1, 0),
            (Action::Up, Asks::Pit | Asks::Place) => self.point(0, 1),
            (Action::Down, Asks::Pit | Asks::Place) => self.point(0, -1),
            (Action::Pit(number), Asks::Place) => self.cursor = Place::Pit(Pit::new(Side::South, number)),
            (Action::PageUp, _) => self.scroll = self.scroll.saturating_sub(1),
            (Action::PageDown, _) => self.scroll += 1,
            _ => {}
        }
    }
}

impl Room for Study {
    fn scope(&self) -> Scope {
        Scope::Lesson
    }

    fn rules(&self) -> Option<Rules> {
        Some(Rules::default())
    }

    fn board(&self, context: &Context) -> Option<BoardLayout> {
        Some(layout(context)?.board)
    }

    fn act(&mut self, action: Action, context: &mut Context) -> Next {
        let Some(asks) = self.asks() else {
            match action {
                Action::Leave | Action::Back => return self.to_list(),
                Action::Again => self.start_over(),
                Action::Skip | Action::Confirm => self.playback.skip(),
                Action::PageUp | Action::PageDown => self.adjust(action, Asks::On),
                _ => {}
            }
            return Next::Stay;
        };
        match action {
            Action::Leave | Action::Back => return self.to_list(),
            Action::Again => self.start_over(),
            Action::Hint if asks == Asks::Pit => self.show_answer(context),
            _ => match self.answer_of(action, asks) {
                Some(answer) => return self.answer(answer, context),
                None => self.adjust(action, asks),
            },
        }
        Next::Stay
    }

    fn pointed(&mut self, target: Target, pressed: bool, context: &mut Context) -> Next {
        let Target::Board(place) = target else { return Next::Stay };
        let points = match (self.asks(), place) {
            (None, _) => return if pressed { self.act(Action::Skip, context) } else { Next::Stay },
            (Some(Asks::On), _) => true,
            (Some(Asks::Place), Some(place))
            | (Some(Asks::Pit), Some(place @ Place::Pit(Pit { side: Side::South, .. }))) => {
                self.cursor = place;
                true
            }
            _ => false,
        };
        if points && pressed { self.act(Action::Confirm, context) } else { Next::Stay }
    }

    fn elapse(&mut self, time: Duration, context: &mut Context) -> Next {
        self.playback.advance(time, context.options.speed);
        Next::Stay
    }

    fn next_change(&self, context: &Context) -> Option<Duration> {
        self.playback.next_change(context.options.speed)
    }

    fn draw(&self, context: &Context, canvas: &mut Canvas) {
        let Some(layout) = layout(context) else { return too_small(context, canvas) };
        let text = &context.text;
        canvas.left(layout.title, &self.title(context), canvas.style(Role::Title));
        canvas.right(layout.title, &self.how_far(context), canvas.style(Role::Dim));
        canvas.middle(layout.status, &self.question(context), canvas.style(Role::South));
        let scene = self.scene(context.options.speed);
        let mut marks = Marks::of_scene(&scene);
        match (self.asks(), self.cursor) {
            (Some(Asks::Pit | Asks::Place), Place::Pit(pit)) => marks.cursor = Some(pit),
            (Some(Asks::Pit | Asks::Place), store) => marks.target = Some(store),
            _ => {}
        }
        let names = BySide::new(Actor::You.title(text), text.get(words::short_side_key(Side::North)));
        board(context, names, &scene, &marks, &layout.board, canvas);
        let below = Rect { height: layout.panel.bottom().saturating_sub(layout.line.y + 1), ..layout.line };
        self.sentences(context, below, canvas);
        let foot = Rect { y: layout.panel.bottom().saturating_sub(1), height: 1, ..layout.panel };
        key_line(foot, self.keys(context), canvas);
    }
}

impl Study {
    /// The list of what can be learned, with this lesson or puzzle marked.
    const fn to_list(&self) -> Next {
        Next::Learn(self.subject.line())
    }

    fn title(&self, context: &Context) -> String {
        match self.subject {
            Subject::Lesson(index) => {
                let title = context.text.get(self.course.lesson().title);
                say!(context.text, "lessons-heading", number = index + 1, title = title)
            }
            Subject::Puzzle(puzzle) => say!(context.text, "lessons-puzzle", number = puzzle.number),
        }
    }

    /// The step of a lesson; how many choices a puzzle takes.
    fn how_far(&self, context: &Context) -> String {
        match self.subject {
            Subject::Lesson(_) => {
                let (step, steps) = (self.course.step_number() + 1, self.course.lesson().steps.len());
                say!(context.text, "lessons-step", step = step, steps = steps)
            }
            Subject::Puzzle(puzzle) => {
                say!(context.text, "lessons-puzzle-grade", date = "none", sowings = puzzle.grade())
            }
        }
    }

    /// What is asked, in a line.
    fn question(&self, context: &Context) -> String {
        let text = &context.text;
        match self.asks() {
            None => String::new(),
            Some(Asks::On) => text.get("lessons-ask-on"),
            Some(Asks::Place) => text.get("lessons-ask-point"),
            Some(Asks::Number) => say!(text, "lessons-ask-set", count = self.number),
            Some(Asks::Pit) => {
                let legal: Vec<String> = self.course.legal().iter().map(|pit| text.number(pit)).collect();
                say!(text, "lessons-ask-pit", legal = legal.join(" "))
            }
        }
    }

    /// What the step says and what was said about the last answer, the newest in view.
    fn sentences(&self, context: &Context, area: Rect, canvas: &mut Canvas) {
        let columns = usize::from(area.width);
        let answered = !self.said.is_empty() && !self.is_moving();
        let role = if answered { Role::Dim } else { Role::Text };
        let says = wrap(&self.course.says().say(&context.text), columns);
        let mut lines: Vec<(String, Role)> = says.into_iter().map(|line| (line, role)).collect();
        if answered {
            for said in &self.said {
                let told = wrap(&said.say(&context.text), columns);
                lines.extend(told.into_iter().map(|line| (line, Role::Text)));
            }
        }
        let hidden = lines.len().saturating_sub(usize::from(area.height));
        let scroll = usize::from(self.scroll);
        let first = if answered { hidden.saturating_sub(scroll) } else { scroll.min(hidden) };
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
    fn keys(&self, context: &Context) -> Vec<KeyLabel> {
        let confirm = if self.asks() == Some(Asks::On) { "lessons-do-confirm" } else { "tui-short-confirm" };
        let confirm = (Action::Confirm, confirm);
        let again = (Action::Again, "lessons-do-again");
        let leave = (Action::Leave, "lessons-do-leave");
        let keys = match self.asks() {
            None => vec![
                (Action::Skip, "lessons-do-skip"),
                (Action::Slower, "lessons-do-slower"),
                (Action::Faster, "lessons-do-faster"),
            ],
            Some(Asks::On) => vec![confirm, again, leave],
            Some(Asks::Pit) => vec![confirm, (Action::Hint, "lessons-do-hint"), again, leave],
            Some(Asks::Place | Asks::Number) => vec![confirm, leave],
        };
        let label = |(action, says): (Action, &str)| {
            let key = context.options.keys.key(Scope::Lesson, action)?;
            Some(KeyLabel::new(&context.text, (&key.label(), says)))
        };
        keys.into_iter().filter_map(label).collect()
    }
}

fn layout(context: &Context) -> Option<MatchLayout> {
    match_layout(context.columns, context.rows, &Rules::default())
}

/// Column and row of a place: the stores at the ends, South's row below.
fn column_and_row(place: Place, pits: u8) -> (i8, i8) {
    match place {
        Place::Store(Side::South) => (0, 0),
        Place::Store(Side::North) => (pits.cast_signed() + 1, 1),
        Place::Pit(Pit { side: Side::South, number }) => (number.cast_signed(), 0),
        Place::Pit(Pit { side: Side::North, number }) => ((pits + 1 - number).cast_signed(), 1),
    }
}

fn at_rest(course: &Course) -> Playback {
    Playback::new(Moment::at_rest(course.position().board), &[])
}
