#![doc = include_str!("../README.md")]
pub mod ai;
// The program, for `main` and its tests: no part of the library.
#[cfg(feature = "tui")]
#[doc(hidden)]
pub mod cli;
pub mod game;
pub mod learn;
pub mod makruk;
pub mod save;
pub mod settings;
pub mod share;
pub mod text;
#[cfg(feature = "tui")]
#[doc(hidden)]
pub mod tui;
pub mod uci;
pub mod words;
