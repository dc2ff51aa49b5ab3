//! Mak Khum.
pub mod ai;
pub mod game;
pub mod text;
