//! The menu.

use ratatui::layout::Rect;

use crate::tui::board::{menu_picture, picture};
use crate::tui::context::Context;
use crate::tui::input::{Action, Scope};
use crate::tui::room::{Next, Popup, Room};
use crate::tui::theme::Role;
use crate::tui::widgets::{Canvas, KeyLabel, ListLayout, Marked, centred, key_line, within};

/// The menu.
#[derive(Clone, Copy, Debug, Default)]
pub struct Menu {
    pub marked: Marked,
}

/// A line of the menu: the key of its sentence, and what it does.
type Entry = (&'static str, Next);

fn entries(context: &Context) -> Vec<Entry> {
    let mut entries = Vec::new();
    if context.match_waits || context.resumable().is_some() {
        entries.push(("tui-menu-resume", Next::Resume));
    }
    entries.extend([
        ("tui-menu-new", Next::Setup),
        ("tui-menu-learn", Next::Learn(0)),
        ("tui-menu-saves", Next::Saves),
        ("tui-menu-rules", Next::Open(Popup::Rules)),
        ("tui-menu-settings", Next::Open(Popup::Settings)),
        ("tui-menu-help", Next::Open(Popup::Help)),
        ("tui-menu-quit", Next::Quit),
    ]);
    entries
}

impl Room for Menu {
    fn scope(&self) -> Scope {
        Scope::List
    }

    fn list(&self, context: &Context) -> Option<ListLayout> {
        let (columns, rows) = (context.columns, context.rows);
        let length = entries(context).len();
        // Title and picture above, a line of keys below.
        let picture = menu_picture(columns, rows).map_or(0, |board| board.area.bottom()) + 3;
        let frame = centred(columns, rows, 44, rows);
        let lines = within(frame, 4, picture, 2);
        let lines = Rect { height: lines.height.min(length as u16), ..lines };
        Some(ListLayout::new(frame, lines, length, self.marked))
    }

    fn marked(&mut self) -> Option<&mut Marked> {
        Some(&mut self.marked)
    }

    fn act(&mut self, action: Action, context: &mut Context) -> Next {
        match action {
            Action::Confirm => {
                if !context.options.greeted {
                    context.options.greeted = true;
                    context.keep_options();
                }
                entries(context).into_iter().nth(self.marked.0).map_or(Next::Stay, |(_, next)| next)
            }
            // Escape does nothing: pressed once too often it must not end the program.
            Action::Leave => Next::Quit,
            _ => Next::Stay,
        }
    }

    fn draw(&self, context: &Context, canvas: &mut Canvas) {
        let Some(list) = self.list(context) else { return };
        let text = &context.text;
        let screen = canvas.area();
        if let Some(layout) = menu_picture(context.columns, context.rows) {
            picture(context, &layout, canvas);
        }
        if let Some(y) = list.lines.y.checked_sub(2) {
            let title = format!("{}   {}", text.get("tui-title"), text.get("tui-title-other"));
            canvas.middle(Rect { y, height: 1, ..screen }, &title, canvas.style(Role::Title));
        }
        let entries = entries(context);
        list.draw(canvas, |line| {
            (entries.get(line).map(|(say, _)| text.get(say)).unwrap_or_default(), String::new())
        });
        if !context.options.greeted && list.lines.bottom() + 3 <= screen.height {
            let line = Rect { y: list.lines.bottom() + 1, height: 1, ..screen };
            canvas.middle(line, &text.get("tui-menu-greeting"), canvas.style(Role::Good));
        }
        if screen.height >= 3 {
            let keys = [("↑↓", "tui-short-choose"), ("Enter", "tui-short-confirm"), ("q", "tui-short-quit")];
            let foot = Rect { y: screen.bottom() - 1, height: 1, ..list.lines };
            key_line(foot, keys.map(|key| KeyLabel::new(text, key)), canvas);
        }
    }
}
