//! The commands where `--game makruk` is given, or where a file holds a match of it.

mod analyse;
mod arena;
mod asked;
mod engine;
mod kept;
mod perft;
mod plain;
mod rules;
mod score;

pub use analyse::run as analyse;
pub use arena::run as arena;
pub use engine::run as engine;
pub use kept::{go_on, is_makruk, replay, share};
pub use perft::run as perft;
pub use plain::run as play;
pub use rules::run as rules;
