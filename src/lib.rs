//! Mak Khum.
pub mod game;
