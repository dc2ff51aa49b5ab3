//! Sharing: a match as readable text, a position as text or as a picture, a match as a film.
//!
//! Everything here is pure: it takes a match and gives text. The texts are plain, without
//! control characters, but for the film, which is one long list of them.

mod cast;
mod story;
mod svg;

use crate::game::{BySide, Side};
use crate::save::{Controller, Saved};
use crate::say;
use crate::text::Text;
use crate::words::Actor;

pub use cast::cast;
pub use story::{position_text, story, title};
pub use svg::svg;

/// What the players of a match are called: their names, or what they are where they have none.
#[must_use]
pub fn names(saved: &Saved, text: &Text) -> BySide<String> {
    actors(saved, text).map(|actor| actor.title(text))
}

/// A player as a title names them: by name and side, or by the side alone.
fn with_side(saved: &Saved, side: Side, text: &Text) -> String {
    match &actors(saved, text)[side] {
        Actor::Side(side) => Actor::Side(*side).title(text),
        actor => say!(text, "share-player", who = actor.title(text), side = side.word()),
    }
}

/// The players as sentences speak of them: by name, a computer by its level; by their sides if
/// that does not tell them apart.
fn actors(saved: &Saved, text: &Text) -> BySide<Actor> {
    let actor = |side: Side| {
        let player = &saved.players[side];
        match player.controller {
            _ if !player.name().is_empty() => Actor::Named(player.name().to_owned()),
            Controller::Human => Actor::Side(side),
            Controller::Computer(level) => Actor::Named(say!(text, "share-computer", level = level.number())),
        }
    };
    let actors = BySide::from_fn(actor);
    if actors.south == actors.north { BySide::from_fn(Actor::Side) } else { actors }
}
