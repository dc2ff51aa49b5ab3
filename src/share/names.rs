//! What the players of a match are called.

use crate::game::{BySide, Side};
use crate::save::{Controller, Saved};
use crate::say;
use crate::text::Text;
use crate::words::Actor;

/// The players' names; a player without one is called by level or side.
pub fn names(saved: &Saved, text: &Text) -> BySide<String> {
    actors(saved, text).map(|actor| actor.title(text))
}

/// A player in a title: name and side, or the side alone.
pub(super) fn with_side(saved: &Saved, side: Side, text: &Text) -> String {
    match &actors(saved, text)[side] {
        Actor::Side(side) => Actor::Side(*side).title(text),
        actor => say!(text, "share-player", who = actor.title(text), side = side.word()),
    }
}

/// The players as actors of sentences: by name, a computer by its level; by side if these are
/// equal.
pub(super) fn actors(saved: &Saved, text: &Text) -> BySide<Actor> {
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
