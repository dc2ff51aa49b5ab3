//! Sentences about a match, in the user's language.

use crate::game::{BySide, Pit, Place, RaceEnd, Side, SowEnd, Sowing, Why};
use crate::save::{Controller, Player};
use crate::say;
use crate::settings::Speed;
use crate::text::Text;
use unicode_width::UnicodeWidthStr;

/// The name of a player: their own, or what the side is called. Two of one name are told apart by
/// the letters of their sides.
pub fn player(text: &Text, players: &BySide<Player>, side: Side) -> String {
    told_apart(text, side, |side| {
        let player = &players[side];
        match player.controller {
            _ if !player.name().is_empty() => player.name().to_owned(),
            Controller::Human => text.get(side_key(side)),
            Controller::Computer(level) => say!(text, "tui-computer", level = level.number()),
        }
    })
}

/// The name of a player, short where the computer or nobody by name plays.
pub fn short_player(text: &Text, players: &BySide<Player>, side: Side) -> String {
    told_apart(text, side, |side| match players[side].controller {
        Controller::Computer(level) if players[side].name().is_empty() => {
            say!(text, "tui-computer-short", level = level.number())
        }
        _ if !players[side].name().is_empty() => players[side].name().to_owned(),
        _ => text.get(short_side_key(side)),
    })
}

fn told_apart(text: &Text, side: Side, name: impl Fn(Side) -> String) -> String {
    let own = name(side);
    if own == name(side.other()) { format!("{own} {}", letter(text, side).to_uppercase()) } else { own }
}

/// The key of what a side is called where there is little room.
pub const fn short_side_key(side: Side) -> &'static str {
    match side {
        Side::South => "tui-short-south",
        Side::North => "tui-short-north",
    }
}

/// The key of what a side is called.
pub const fn side_key(side: Side) -> &'static str {
    match side {
        Side::South => "tui-south",
        Side::North => "tui-north",
    }
}

/// One letter for a side.
pub fn letter(text: &Text, side: Side) -> String {
    text.get(match side {
        Side::South => "tui-letter-south",
        Side::North => "tui-letter-north",
    })
}

/// Who plays a side, for the setup.
pub fn controller(text: &Text, controller: Controller) -> String {
    match controller {
        Controller::Human => text.get("tui-human"),
        Controller::Computer(level) => {
            let name = say!(text, "words-level", who = level.word());
            say!(text, "tui-computer-named", level = level.number(), name = name)
        }
    }
}

/// A pit: its number, and whose it is if it is not `own`'s.
pub fn pit(text: &Text, pit: Pit, own: Side) -> String {
    let number = text.number(pit.number);
    if pit.side == own { number } else { format!("{}{number}", letter(text, pit.side)) }
}

/// What a sowing was or would be, as a sentence.
pub fn sowing(text: &Text, sowing: &Sowing) -> String {
    let (number, seeds) = (sowing.pit.number, sowing.seeds);
    let laps = sowing.laps.len() - 1;
    let relays = if laps == 0 { String::new() } else { say!(text, "tui-story-relays", n = laps) };
    let end = end_of(text, sowing, "tui-end");
    say!(text, "tui-story", pit = number, seeds = seeds, relays = relays, end = end)
}

/// How a sowing ends, or ended: the sentences begin with `key`.
fn end_of(text: &Text, sowing: &Sowing, key: &str) -> String {
    let place = match sowing.last_place() {
        Some(Place::Pit(place)) => pit(text, place, sowing.side()),
        _ => String::new(),
    };
    let kind = match sowing.end {
        SowEnd::Store => "store",
        SowEnd::Capture => "capture",
        SowEnd::Widow => "widow",
        SowEnd::Dead => "dead",
    };
    say!(text, &format!("{key}-{kind}"), place = place, taken = sowing.captured(), gain = sowing.gain)
}

/// The path of a sowing in at most `columns` cells if possible: pit and seeds of as many laps as
/// fit, their number, and the end.
pub fn path(text: &Text, sowing: &Sowing, columns: u16) -> String {
    let laps: Vec<String> = sowing
        .laps
        .iter()
        .map(|(place, seeds)| format!("{}({})", pit(text, *place, sowing.side()), text.number(*seeds)))
        .collect();
    let end = end_of(text, sowing, "tui-ended");
    let told = |shown: usize| {
        let mut parts = laps[..shown].to_vec();
        if shown < laps.len() {
            parts.push(say!(text, "tui-way-laps", n = laps.len()));
        }
        parts.push(end.clone());
        parts.join(" ▸ ")
    };
    let fits = |shown: &usize| told(*shown).width() <= usize::from(columns);
    told((1..=laps.len()).rev().find(fits).unwrap_or(laps.len().min(1)))
}

/// What a speed is called.
pub fn speed(text: &Text, speed: Speed) -> String {
    // Keys: tui-speed-*
    text.get(&format!("tui-speed-{}", speed.word()))
}

/// How a race ended.
pub fn race_over(text: &Text, end: RaceEnd, players: &BySide<Player>) -> String {
    match end {
        RaceEnd::Turns(side) => say!(text, "tui-race-first", name = player(text, players, side)),
        RaceEnd::Again => text.get("tui-race-over-again"),
        RaceEnd::RoundOver => text.get("tui-race-round-over"),
    }
}

/// What decided a match.
pub fn why(text: &Text, why: Why) -> String {
    // Keys: tui-why-*
    text.get(&format!("tui-why-{}", why.word()))
}
