//! Mak Khum.
pub mod ai;
pub mod game;
pub mod save;
pub mod text;
