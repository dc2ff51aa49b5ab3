//! A sowing as the screens tell it: in the log, hints, previews and the last move.

pub use crate::game::Sowing as Story;
