#![doc = include_str!("../README.md")]
pub mod ai;
pub mod game;
pub mod save;
pub mod text;
