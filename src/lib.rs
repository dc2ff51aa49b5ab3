#![doc = include_str!("../README.md")]
pub mod ai;
pub mod cli;
pub mod game;
pub mod save;
pub mod settings;
pub mod text;
pub mod words;
