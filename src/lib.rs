//! Mak Khum.
pub mod game;
pub mod text;
