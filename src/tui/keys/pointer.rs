//! The mouse: where it points, by the same layout that draws.

use super::super::app::App;
use super::super::layout;
use super::super::message::Msg;

/// What the mouse did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointerKind {
    /// It moved without a button.
    Moved,
    /// The left button went down.
    Pressed,
    /// The right button went down.
    Cancelled,
    /// The wheel turned up.
    WheelUp,
    /// The wheel turned down.
    WheelDown,
}

/// The mouse, in a cell of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointer {
    /// The column, counted from 0.
    pub column: u16,
    /// The row, counted from 0.
    pub row: u16,
    /// What it did.
    pub kind: PointerKind,
}

/// What the mouse means where `app` is; `None` if nothing.
#[must_use]
pub fn pointed(app: &App, pointer: Pointer) -> Option<Msg> {
    use super::Action::{Back, Down, Menu, Up};
    let on_board = app.popup.is_none() && app.is_at_board();
    match pointer.kind {
        PointerKind::WheelUp if !on_board => return Some(Msg::Act(Up)),
        PointerKind::WheelDown if !on_board => return Some(Msg::Act(Down)),
        PointerKind::WheelUp | PointerKind::WheelDown => return None,
        PointerKind::Cancelled => return Some(Msg::Act(if on_board { Menu } else { Back })),
        PointerKind::Moved | PointerKind::Pressed => {}
    }
    let pressed = pointer.kind == PointerKind::Pressed;
    if on_board {
        let place = layout::place_at(app, pointer.column, pointer.row);
        return if pressed { Some(Msg::PressBoard(place)) } else { Some(Msg::HoverBoard(place)) };
    }
    let line = layout::line_at(app, pointer.column, pointer.row)?;
    Some(if pressed { Msg::PressLine(line) } else { Msg::HoverLine(line) })
}
