//! The small popups: the list of actions, a question with yes and no, the sowings of a turn, a notice.

use ratatui::layout::Rect;

use crate::game::BySide;
use crate::save::Player;
use crate::say;
use crate::text::wrap;
use crate::tui::board::{Turn, account};
use crate::tui::context::{Context, Notice};
use crate::tui::input::{Action, Key, Scope};
use crate::tui::room::{Confirm, Next, Room};
use crate::tui::theme::Role;
use crate::tui::widgets::{Canvas, KeyLabel, ListLayout, Marked, centred, key_line, width};
use crate::tui::words;

/// Everything that can be done on the screen beneath.
#[derive(Clone, Debug)]
pub struct Actions {
    scope: Scope,
    all: Vec<Action>,
    marked: Marked,
}

impl Actions {
    /// The actions bound in the scope of `beneath` that it offers now; moves are left out.
    pub fn of(beneath: &dyn Room, context: &Context) -> Self {
        let scope = beneath.scope();
        let mut actions = Vec::new();
        let bound = context.options.keys.rows(scope).map(|row| row.action);
        for action in bound.chain([Action::Settings, Action::Rules, Action::Leave]) {
            let moves = matches!(
                action,
                Action::Pit(_)
                    | Action::South(_)
                    | Action::North(_)
                    | Action::Left
                    | Action::Right
                    | Action::Confirm
                    | Action::Menu
                    | Action::Skip
                    | Action::Step
                    | Action::Seed
                    | Action::Pause
            );
            if !moves && !actions.contains(&action) && beneath.offers(action) {
                actions.push(action);
            }
        }
        Self { scope, all: actions, marked: Marked::default() }
    }

    /// Whether the list names an action.
    pub fn names(&self, action: Action) -> bool {
        self.all.contains(&action)
    }
}

impl Room for Actions {
    fn scope(&self) -> Scope {
        Scope::List
    }

    fn list(&self, context: &Context) -> Option<ListLayout> {
        Some(ListLayout::framed((context.columns, context.rows), 58, 0, self.all.len(), self.marked))
    }

    fn marked(&mut self) -> Option<&mut Marked> {
        Some(&mut self.marked)
    }

    fn act(&mut self, action: Action, _: &mut Context) -> Next {
        match action {
            Action::Confirm => self.all.get(self.marked.0).copied().map_or(Next::Close, Next::Do),
            Action::Back | Action::Leave => Next::Close,
            _ => Next::Stay,
        }
    }

    fn draw(&self, context: &Context, canvas: &mut Canvas) {
        let Some(list) = self.list(context) else { return };
        canvas.frame(list.frame, &context.text.get("tui-actions"));
        list.draw(canvas, |at| match self.all.get(at) {
            Some(action) => {
                let key = context.options.keys.key(self.scope, *action).map(Key::label).unwrap_or_default();
                (action.sentence(&context.text), key)
            }
            None => (String::new(), String::new()),
        });
    }
}

/// A question that is answered with no or yes; no is marked first.
#[derive(Clone, Copy, Debug)]
pub struct Ask {
    question: Confirm,
    marked: Marked,
}

impl Ask {
    pub fn new(question: Confirm) -> Self {
        Self { question, marked: Marked::default() }
    }
}

impl Room for Ask {
    fn scope(&self) -> Scope {
        Scope::List
    }

    fn list(&self, context: &Context) -> Option<ListLayout> {
        Some(ListLayout::framed((context.columns, context.rows), 46, 0, 2, self.marked))
    }

    fn marked(&mut self) -> Option<&mut Marked> {
        Some(&mut self.marked)
    }

    fn act(&mut self, action: Action, _: &mut Context) -> Next {
        match action {
            Action::Confirm if self.marked.0 == 1 => Next::Confirmed(self.question),
            Action::Confirm | Action::Back | Action::Leave => Next::Close,
            Action::Left | Action::Right => {
                self.marked.shift(1, 2);
                Next::Stay
            }
            _ => Next::Stay,
        }
    }

    fn draw(&self, context: &Context, canvas: &mut Canvas) {
        let Some(list) = self.list(context) else { return };
        let (ask, answers) = match self.question {
            Confirm::Resign => ("tui-resign-ask", ["tui-resign-no", "tui-resign-yes"]),
            Confirm::Delete => ("tui-delete-ask", ["tui-delete-no", "tui-delete-yes"]),
        };
        canvas.frame(list.frame, &context.text.get(ask));
        list.draw(canvas, |at| {
            (answers.get(at).map(|key| context.text.get(key)).unwrap_or_default(), String::new())
        });
    }
}

/// The sowings of a turn, to see it again from one of them on.
#[derive(Clone, Debug)]
pub struct Sowings {
    title: String,
    turn: Turn,
    marked: Marked,
}

impl Sowings {
    pub fn of(turn: Turn, players: &BySide<Player>, context: &Context) -> Self {
        Self { title: account(&context.text, players, &turn), turn, marked: Marked::default() }
    }
}

impl Room for Sowings {
    fn scope(&self) -> Scope {
        Scope::List
    }

    fn list(&self, context: &Context) -> Option<ListLayout> {
        let lines = self.turn.sowings.len();
        Some(ListLayout::framed((context.columns, context.rows), 76, 1, lines, self.marked))
    }

    fn marked(&mut self) -> Option<&mut Marked> {
        Some(&mut self.marked)
    }

    fn act(&mut self, action: Action, _: &mut Context) -> Next {
        match action {
            Action::Confirm => Next::Picked(self.marked.0),
            Action::Back | Action::Leave => Next::Close,
            _ => Next::Stay,
        }
    }

    fn draw(&self, context: &Context, canvas: &mut Canvas) {
        let Some(list) = self.list(context) else { return };
        let text = &context.text;
        canvas.frame(list.frame, &self.title);
        list.draw(canvas, |at| {
            let Some(sowing) = self.turn.sowings.get(at) else { return Default::default() };
            let number = format!("{:>2}. ", text.number(at as u32 + 1));
            let room = list.lines.width.saturating_sub(width(&number) + 4);
            (format!("{number}{}", words::path(text, sowing, room)), String::new())
        });
        let keys = [("↑↓", "tui-short-choose"), ("Enter", "tui-short-from-here"), ("Esc", "tui-short-back")];
        key_line(list.foot(2), keys.map(|key| KeyLabel::new(text, key)), canvas);
    }
}

/// A notice that has to be read.
#[derive(Clone, Debug)]
pub struct Message(pub Notice);

impl Room for Message {
    fn scope(&self) -> Scope {
        Scope::Page
    }

    fn act(&mut self, action: Action, _: &mut Context) -> Next {
        match action {
            Action::Back | Action::Confirm | Action::Leave => Next::Close,
            _ => Next::Stay,
        }
    }

    fn draw(&self, context: &Context, canvas: &mut Canvas) {
        let text = &context.text;
        let sentence = match &self.0 {
            Notice::CannotOpen(why) => say!(text, "tui-cannot-open", why = why.clone()),
            Notice::ThreadDied => text.get("tui-thread-died"),
            Notice::Settings(why) => say!(text, "tui-settings-unusable", why = why.clone()),
            Notice::Files(why) => say!(text, "tui-files-failed", why = why.clone()),
        };
        let wide = context.columns.saturating_sub(4).min(66);
        let lines = wrap(&sentence, usize::from(wide.saturating_sub(6)));
        let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_add(4);
        let frame = centred(context.columns, context.rows, wide, height);
        canvas.frame(frame, "");
        for (row, line) in (1..frame.height.saturating_sub(2)).zip(lines) {
            let at =
                Rect { x: frame.x + 3, y: frame.y + row, width: frame.width.saturating_sub(6), height: 1 };
            canvas.left(at, &line, canvas.style(Role::Text));
        }
        if frame.height > 2 {
            let foot = Rect { y: frame.bottom() - 2, height: 1, ..frame };
            canvas.hint(foot, "Enter");
            canvas.middle(foot, &format!("Enter {}", text.get("tui-short-back")), canvas.style(Role::Key));
        }
    }
}
