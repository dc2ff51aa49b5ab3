//! Sentences about a match, in the user's language.

use crate::game::{BySide, Pit, Place, RaceEnd, Side, SowEnd, Why};
use crate::save::{Controller, Player};
use crate::say;
use crate::text::Text;

use unicode_width::UnicodeWidthStr;

use super::keys::Action;
use super::options::Speed;
use super::story::Story;
use super::table::{Advice, Note, Table, Wish};

/// The name of a player: their own, or what the side is called. Two of one name are told apart by
/// the letters of their sides.
#[must_use]
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

/// The name of a player, short where the computer plays.
#[must_use]
pub fn short_player(text: &Text, players: &BySide<Player>, side: Side) -> String {
    told_apart(text, side, |side| match players[side].controller {
        Controller::Computer(level) if players[side].name().is_empty() => {
            say!(text, "tui-computer-short", level = level.number())
        }
        _ if !players[side].name().is_empty() => players[side].name().to_owned(),
        _ => text.get(side_key(side)),
    })
}

fn told_apart(text: &Text, side: Side, name: impl Fn(Side) -> String) -> String {
    let own = name(side);
    if own == name(side.other()) { format!("{own} {}", letter(text, side).to_uppercase()) } else { own }
}

/// The key of what a side is called.
#[must_use]
pub const fn side_key(side: Side) -> &'static str {
    match side {
        Side::South => "tui-south",
        Side::North => "tui-north",
    }
}

/// One letter for a side.
#[must_use]
pub fn letter(text: &Text, side: Side) -> String {
    text.get(match side {
        Side::South => "tui-letter-south",
        Side::North => "tui-letter-north",
    })
}

/// Who plays a side, for the setup.
#[must_use]
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
#[must_use]
pub fn pit(text: &Text, pit: Pit, own: Side) -> String {
    let number = text.number(pit.number);
    if pit.side == own { number } else { format!("{}{number}", letter(text, pit.side)) }
}

/// What a sowing was or would be, as a sentence.
#[must_use]
pub fn story(text: &Text, story: &Story) -> String {
    let (number, seeds) = (story.pit.number, story.seeds);
    let laps = story.laps.len() - 1;
    let relays = if laps == 0 { String::new() } else { say!(text, "tui-story-relays", n = laps) };
    let end = story_end(text, story, "tui-end");
    say!(text, "tui-story", pit = number, seeds = seeds, relays = relays, end = end)
}

/// How a sowing ends, or ended: the sentences begin with `key`.
fn story_end(text: &Text, story: &Story, key: &str) -> String {
    let place = match story.last_place() {
        Some(Place::Pit(place)) => pit(text, place, story.side()),
        _ => String::new(),
    };
    let kind = match story.end {
        SowEnd::Store => "store",
        SowEnd::Capture => "capture",
        SowEnd::Widow => "widow",
        SowEnd::Dead => "dead",
    };
    say!(text, &format!("{key}-{kind}"), place = place, taken = story.captured(), gain = story.gain)
}

/// The way of a sowing in at most `columns` cells where that can be: pit and seeds of as many
/// laps as fit, how many there were, and the end.
#[must_use]
pub fn way(text: &Text, story: &Story, columns: u16) -> String {
    let laps: Vec<String> = story
        .laps
        .iter()
        .map(|(place, seeds)| format!("{}({})", pit(text, *place, story.side()), text.number(*seeds)))
        .collect();
    let end = story_end(text, story, "tui-ended");
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

/// What the computer advises, with its reason.
#[must_use]
pub fn advice(text: &Text, advice: &Advice) -> String {
    let pits: Vec<String> = advice.turn.iter().map(|story| text.number(story.pit.number)).collect();
    let gain: u32 = advice.turn.iter().map(|story| u32::from(story.gain)).sum();
    if advice.wish == Wish::BestTurn {
        return say!(text, "tui-best", turn = pits.join(" "), gain = gain);
    }
    let [first, rest @ ..] = &advice.turn[..] else { return text.get("tui-no-advice") };
    let first = say!(text, "tui-hint", pit = first.pit.number, reason = reason(text, first));
    match rest.last() {
        None => first,
        Some(last) => {
            let then = say!(text, "tui-hint-then", pit = last.pit.number, reason = reason(text, last));
            let then = match rest.len() {
                1 => say!(text, "tui-hint-next", then = then),
                later => say!(text, "tui-hint-later", n = later, then = then),
            };
            format!("{first}{then}")
        }
    }
}

/// What a sowing is good for.
fn reason(text: &Text, story: &Story) -> String {
    match story.end {
        SowEnd::Store => text.get("tui-reason-store"),
        SowEnd::Capture => say!(text, "tui-reason-capture", n = story.captured()),
        SowEnd::Dead | SowEnd::Widow => say!(text, "tui-reason-gain", n = story.gain),
    }
}

/// What an action is called in a list: its sentence, and its number where it has one.
pub(super) fn action(text: &Text, action: Action) -> String {
    // Keys: tui-do-*
    let sentence = text.get(&format!("tui-do-{}", action.stem()));
    match action {
        Action::Pit(number) | Action::South(number) | Action::North(number) => {
            format!("{sentence}: {}", text.number(number))
        }
        _ => sentence,
    }
}

/// A short notice.
#[must_use]
pub fn note(text: &Text, note: &Note, table: &Table) -> String {
    let owner = |pit: Pit| player(text, &table.players, pit.side);
    match note {
        Note::Empty(pit) => say!(text, "tui-note-empty", pit = pit.number, owner = owner(*pit)),
        Note::Widow(pit) => say!(text, "tui-note-widow", pit = pit.number, owner = owner(*pit)),
        Note::NotYourTurn => text.get("tui-note-not-your-turn"),
        Note::NothingToUndo => text.get("tui-note-nothing-to-undo"),
        Note::NothingToRedo => text.get("tui-note-nothing-to-redo"),
        Note::NothingToShow => text.get("tui-note-nothing-to-show"),
        Note::TakenBack => text.get("tui-note-taken-back"),
        Note::MadeAgain => text.get("tui-note-made-again"),
        Note::Saved => text.get("tui-note-saved"),
        Note::Held => text.get("tui-note-held"),
        Note::MarkWidows(n) => say!(text, "tui-note-mark-widows", n = *n),
        Note::Speed(speed) => say!(text, "tui-note-speed", speed = self::speed(text, *speed)),
        Note::Marked(number) => say!(text, "tui-note-marked", pit = *number),
        Note::NoAdvice => text.get("tui-note-no-advice"),
        Note::Failure(why) => why.clone(),
    }
}

/// What a speed is called.
#[must_use]
pub fn speed(text: &Text, speed: Speed) -> String {
    // Keys: tui-speed-*
    text.get(&format!("tui-speed-{}", speed.word()))
}

/// How a race ended.
#[must_use]
pub fn race_over(text: &Text, end: RaceEnd, table: &Table) -> String {
    match end {
        RaceEnd::Turns(side) => say!(text, "tui-race-first", name = player(text, &table.players, side)),
        RaceEnd::Again => text.get("tui-race-over-again"),
        RaceEnd::RoundOver => text.get("tui-race-round-over"),
    }
}

/// What decided a match.
#[must_use]
pub fn why(text: &Text, why: Why) -> String {
    // Keys: tui-why-*
    text.get(&format!("tui-why-{}", why.word()))
}
