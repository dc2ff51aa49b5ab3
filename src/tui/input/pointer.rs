//! The mouse, as the terminal reports it.

/// What the mouse did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointerKind {
    /// Moved without a button.
    Moved,
    /// The left button went down.
    Pressed,
    /// The right button went down.
    Cancelled,
    WheelUp,
    WheelDown,
}

/// A mouse event in a cell of the screen, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointer {
    pub column: u16,
    pub row: u16,
    pub kind: PointerKind,
}
