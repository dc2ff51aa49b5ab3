//! A match as text to read, and a position as text to paste.

use super::names::{actors, names, with_side};
use crate::game::{BySide, Choice, Event, Match, Phase, Record, Rules, Side, Turn};
use crate::save::Saved;
use crate::say;
use crate::text::Text;
use crate::words::{Narrator, table};

/// Who played against whom.
pub fn title(saved: &Saved, text: &Text) -> String {
    let [south, north] = Side::BOTH.map(|side| with_side(saved, side, text));
    say!(text, "share-title", south = south, north = north)
}

/// The whole match in words: players, rules, races, every turn with its haul, every round with
/// its seeds, and the outcome.
pub fn story(saved: &Saved, text: &Text) -> String {
    let record = &saved.record;
    let setup = *record.state().setup();
    let mut lines = vec![title(saved, text), rules_line(&setup.rules, text)];
    lines.extend(setup.from.map(|position| say!(text, "share-from", position = position.to_string())));
    lines.push(String::new());

    let names = names(saved, text);
    let mut narrator = Narrator::new(setup, actors(saved, text));
    let turns = record.turns();
    let mut turns = (1_usize..).zip(&turns).peekable();
    let mut state = Match::new(setup);
    for (index, &choice) in record.choices().iter().enumerate() {
        if let Some((number, turn)) = turns.next_if(|(_, turn)| turn.first == index) {
            lines.push(turn_line(number, turn, &names, text));
        }
        let phase = state.phase_kind();
        let mut events = Vec::new();
        // The record has accepted the choice before.
        let _ = state.choose(choice, &mut events);
        if let Choice::Sow { .. } = choice {
            // The line of the turn covers the sowings.
            events.retain(|event| !matches!(event, Event::Sow(..)));
        }
        lines.extend(narrator.tell(phase, &events, text));
    }
    if let Some(broken_off) = state.broken_off() {
        let stores = broken_off.stores;
        let (south, north) = (names.south.clone(), names.north.clone());
        let seeds = (stores.south, stores.north);
        lines.push(say!(
            text,
            "share-broken-off",
            south = south,
            south_seeds = seeds.0,
            north = north,
            north_seeds = seeds.1
        ));
    }
    if state.outcome().is_none() {
        lines.push(text.get("share-unfinished"));
    }
    lines.join("\n") + "\n"
}

fn rules_line(rules: &Rules, text: &Text) -> String {
    let preset = Rules { rounds: Rules::default().rounds, ..*rules }.preset();
    let preset = rules.preset().or(preset).map_or("changed", |preset| preset.word());
    say!(text, "share-rules", preset = preset, rounds = rules.rounds)
}

fn turn_line(number: usize, turn: &Turn, names: &BySide<String>, text: &Text) -> String {
    let pits: Vec<String> = turn.pits.iter().map(|&pit| text.number(pit)).collect();
    let (who, pits) = (names[turn.side].clone(), pits.join(" "));
    say!(text, "share-turn", number = number, who = who, pits = pits, haul = turn.haul())
}

/// The position after `at` choices: a table, its notation, and the command that plays the turn
/// which continues there, if any. `None` if the record has fewer choices.
pub fn position_text(saved: &Saved, at: usize, text: &Text) -> Option<String> {
    let choices = saved.record.choices().get(..at)?;
    let setup = *saved.record.state().setup();
    let record = Record::replay(setup, choices, &mut ()).ok()?;
    let state = record.state();
    let position = state.position();
    let mut lines = table(&position.board, setup.rules.store_lies, &names(saved, text), text);
    lines.push(String::new());
    lines.push(position.to_string());
    let hands = state.in_hand();
    if hands != BySide::default() {
        lines.push(say!(text, "share-hands", south = hands.south, north = hands.north));
    }
    let turns = saved.record.turns();
    let turn = turns.iter().find(|turn| (turn.first..turn.first + turn.pits.len()).contains(&at));
    if let (Phase::Turns(_), Some(turn)) = (state.phase(), turn) {
        let pits: Vec<String> = turn.pits[at - turn.first..].iter().map(u8::to_string).collect();
        lines.push(format!("mak-khum sow{} '{position}' {}", rule_flags(&setup.rules), pits.join(" ")));
    }
    Some(lines.join("\n") + "\n")
}

/// The flags that select these rules on the command line.
fn rule_flags(rules: &Rules) -> String {
    let usual = Rules::default();
    if let Some(named) = rules.preset() {
        return if *rules == usual { String::new() } else { format!(" --preset {}", named.word()) };
    }
    let changed = Rules::KEYS.iter().filter(|key| rules.get(key) != usual.get(key));
    let flags: Vec<String> =
        changed.filter_map(|key| Some(format!(" --rule {key}={}", rules.get(key)?))).collect();
    flags.concat()
}
