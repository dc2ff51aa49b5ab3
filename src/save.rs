//! Save files: a match as its setup, its players and its choices, in readable JSON.
//!
//! **The choices are the game.** Loading replays them through the rules and reports the first
//! illegal one; no stored board could disagree with them. [`write()`] is atomic, and [`read`]
//! accepts files from strangers: its input is bounded, its errors name the line.

mod autosave;
mod calendar;
mod clock;
mod disk;
mod fault;
mod files;
mod folder;
mod format;
mod manage;
mod player;
mod rescue;
mod saved;
mod v1;
mod v2;

pub use autosave::Autosave;
pub use calendar::{Day, NotADay};
pub use clock::{Clock, TimeControl};
pub(crate) use disk::{Keep, replace_file};
pub use disk::{Step, beside, previous};
pub use fault::{Fault, JsonFault, MakrukFault, NotJson, SaveError};
pub use files::{is_makruk, read, read_makruk, write, write_makruk};
pub use folder::{Entry, folder, list};
pub use format::{parse, parse_makruk, print, print_makruk};
pub use manage::{delete, rename};
pub use player::{Controller, Player, UnknownController};
pub use rescue::spare_place;
pub use saved::{MAX_BYTES, MAX_CHOICES, MAX_ROUNDS, MakrukSaved, Saved};
