//! The game in the terminal: every screen as a picture, every size, and the whole program in a
//! pseudo-terminal.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "tui/emulator.rs"]
mod emulator;
#[path = "tui/harness.rs"]
mod harness;
#[path = "tui/labels.rs"]
mod labels;
#[path = "tui/learn.rs"]
mod learn;
#[path = "tui/lists.rs"]
mod lists;
#[path = "tui/play.rs"]
mod play;
#[cfg(unix)]
#[path = "tui/pty.rs"]
mod pty;
#[path = "tui/readme.rs"]
mod readme;
#[path = "tui/screens.rs"]
mod screens;
#[path = "tui/setup.rs"]
mod setup;
#[path = "tui/sizes.rs"]
mod sizes;
#[cfg(unix)]
#[path = "tui/soak.rs"]
mod soak;
#[cfg(unix)]
#[path = "tui/terminal.rs"]
mod terminal;
#[cfg(unix)]
#[path = "tui/trouble.rs"]
mod trouble;
