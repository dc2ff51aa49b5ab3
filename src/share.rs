//! Sharing: a match as readable text, a position as text or as a picture, a match as a film.
//!
//! Everything here is pure: it takes a match and gives text. The texts are plain, without
//! control characters, but for the film, which is one long list of them.

mod cast;
mod picture;
mod story;
mod svg;

use crate::game::{BySide, Side};
use crate::save::{Controller, Saved};
use crate::say;
use crate::text::Text;

pub use cast::{cast, cast_title};
pub use picture::{picture, row_order};
pub use story::{position_text, story};
pub use svg::svg;

/// What the players of a match are called: their names, or what they are where they have none.
#[must_use]
pub fn names(saved: &Saved, text: &Text) -> BySide<String> {
    BySide::from_fn(|side: Side| {
        let player = &saved.players[side];
        if !player.name().is_empty() {
            return player.name().to_owned();
        }
        match player.controller {
            Controller::Human => say!(text, "words-side", side = side.word()),
            Controller::Computer(level) => say!(text, "share-computer", level = level.number()),
        }
    })
}
