//! Keys and the mouse: one table says what each key does where. It is consulted when a key is
//! pressed, it writes the help and the key lines of each screen, and the settings change it.

mod action;
mod key;
mod keymap;
mod layouts;
mod pointer;

pub use action::Action;
pub use key::{Code, Key, UnknownKey};
pub use keymap::{Conflict, KeyMap, Scope};
pub use pointer::{Pointer, PointerKind};
