//! The saved matches, with a preview of the marked one.

use ratatui::layout::Rect;

use crate::game::{BySide, Side};
use crate::save::Saved;
use crate::say;
use crate::text::wrap;
use crate::tui::context::Context;
use crate::tui::input::{Action, Scope};
use crate::tui::message::{Effect, SavedMatch};
use crate::tui::room::{Confirm, Next, Popup, Room};
use crate::tui::theme::Role;
use crate::tui::widgets::{Canvas, KeyLabel, ListLayout, Marked, centred, key_line, within};
use crate::tui::words;
use crate::words::table;

/// The list of saved matches.
#[derive(Clone, Copy, Debug, Default)]
pub struct Saves {
    marked: Marked,
}

impl Saves {
    fn chosen(self, context: &Context) -> Option<&SavedMatch> {
        context.saves.get(self.marked.0)
    }

    /// The marked match, if it can be read.
    fn readable(self, context: &Context) -> Option<Box<Saved>> {
        self.chosen(context)?.saved.clone().ok()
    }
}

impl Room for Saves {
    fn scope(&self) -> Scope {
        Scope::List
    }

    fn list(&self, context: &Context) -> Option<ListLayout> {
        let rows = context.rows;
        let frame = centred(context.columns, rows, 100, rows);
        let lines = Rect { height: rows.saturating_sub(4) / 2, ..within(frame, 2, 2, 2) };
        Some(ListLayout::new(frame, lines, context.saves.len(), self.marked))
    }

    fn marked(&mut self) -> Option<&mut Marked> {
        Some(&mut self.marked)
    }

    fn act(&mut self, action: Action, context: &mut Context) -> Next {
        match action {
            Action::Confirm => {
                if let Some(chosen) = self.chosen(context) {
                    let open = Effect::Open(chosen.path.clone());
                    context.request(open);
                }
                Next::Stay
            }
            Action::Watch => self.readable(context).map_or(Next::Stay, |saved| Next::Watch { saved, at: 0 }),
            Action::Review => {
                let path = self.chosen(context).map(|chosen| chosen.path.clone());
                self.readable(context).map_or(Next::Stay, |saved| Next::Review { saved, path })
            }
            Action::Delete if self.chosen(context).is_some() => Next::Open(Popup::Confirm(Confirm::Delete)),
            Action::Back | Action::Leave => Next::Menu,
            _ => Next::Stay,
        }
    }

    fn confirmed(&mut self, _: Confirm, context: &mut Context) -> Next {
        if self.chosen(context).is_none() {
            return Next::Stay;
        }
        let deleted = context.saves.remove(self.marked.0).path;
        self.marked.0 = self.marked.0.min(context.saves.len().saturating_sub(1));
        Next::Delete(deleted)
    }

    fn draw(&self, context: &Context, canvas: &mut Canvas) {
        let Some(list) = self.list(context) else { return };
        if list.frame.height < 2 {
            return;
        }
        let text = &context.text;
        let head = Rect { y: list.frame.y, height: 1, ..list.lines };
        canvas.left(head, &text.get("tui-menu-saves"), canvas.style(Role::Title));
        if context.saves.is_empty() && list.lines.height > 0 {
            let line = Rect { height: 1, ..list.lines };
            canvas.left(line, &text.get("tui-no-saves"), canvas.style(Role::Dim));
        }
        list.draw(canvas, |at| match context.saves.get(at) {
            Some(saved) => {
                let name = saved.path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                (name, in_a_line(context, saved))
            }
            None => (String::new(), String::new()),
        });
        let below = list.lines.bottom() + 1;
        let room = list.frame.bottom().saturating_sub(below + 1);
        let area = Rect { y: below, height: room, ..list.lines };
        match self.chosen(context).map(|chosen| &chosen.saved) {
            Some(Ok(saved)) => preview(context, saved, area, canvas),
            Some(Err(why)) => {
                for (row, line) in (0..room).zip(wrap(why, usize::from(area.width))) {
                    canvas.put(area.x, below + row, &line, canvas.style(Role::Warning));
                }
            }
            None => {}
        }
        let keys = [
            ("Enter", "tui-short-open"),
            ("w", "tui-short-watch"),
            ("v", "tui-short-review"),
            ("x", "tui-short-delete"),
            ("Esc", "tui-short-back"),
        ];
        key_line(list.foot(1), keys.map(|key| KeyLabel::new(text, key)), canvas);
    }
}

/// The players of a saved match, and how far it is.
fn in_a_line(context: &Context, entry: &SavedMatch) -> String {
    let text = &context.text;
    let Ok(saved) = &entry.saved else { return text.get("tui-unreadable") };
    let name = |side| words::player(text, &saved.players, side);
    let versus = say!(text, "tui-versus", south = name(Side::South), north = name(Side::North));
    let state = saved.record.state();
    let how_far = match state.outcome() {
        None => say!(text, "tui-round", round = state.round()),
        Some(outcome) => match outcome.winner {
            Some(side) => say!(text, "tui-won-by", name = name(side)),
            None => text.get("tui-drawn"),
        },
    };
    format!("{versus}   {how_far}")
}

/// The board of a saved match as a table, and how long the match is.
fn preview(context: &Context, saved: &Saved, area: Rect, canvas: &mut Canvas) {
    let text = &context.text;
    let state = saved.record.state();
    let names = BySide::from_fn(|side| words::short_player(text, &saved.players, side));
    let lines = table(&state.position().board, state.rules().store_lies, &names, text);
    let sides = [Side::North, Side::North, Side::South, Side::South];
    let choices = say!(text, "tui-choices-made", n = saved.record.choices().len());
    let board = lines.into_iter().zip(sides.map(Role::of));
    let all = board.chain([(String::new(), Role::Dim), (choices, Role::Dim)]);
    for (row, (line, role)) in (0..area.height).zip(all) {
        canvas.left(Rect { y: area.y + row, height: 1, ..area }, &line, canvas.style(role));
    }
}
