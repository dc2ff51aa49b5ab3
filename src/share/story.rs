//! A match as text for people to read, and a position as text for people to paste.

use super::names;
use super::picture::picture;
use crate::game::{BySide, Choice, Event, Match, Outcome, Phase, Record, Side, Turn};
use crate::save::Saved;
use crate::say;
use crate::text::Text;

/// The whole match in words: who played, every choice of a race, every turn with what it
/// brought, every round with its seeds, and how it ended.
#[must_use]
pub fn story(saved: &Saved, text: &Text) -> String {
    let mut teller = Teller { names: names(saved, text), text, lines: Vec::new() };
    teller.title(saved);
    let turns = saved.record.turns();
    let mut turns = turns.iter().enumerate().peekable();
    let mut state = Match::new(*saved.record.state().setup());
    let mut round = 0;
    for (index, &choice) in saved.record.choices().iter().enumerate() {
        if state.round() != round {
            round = state.round();
            teller.round(round);
        }
        let mut events = Vec::new();
        if state.choose(choice, &mut events).is_err() {
            break;
        }
        match choice {
            Choice::Sow { .. } => {
                while let Some((number, turn)) = turns.next_if(|(_, turn)| turn.first <= index) {
                    teller.turn(number + 1, turn);
                }
            }
            Choice::Race { side, pit, tick } => {
                let who = teller.names[side].clone();
                teller.say(&say!(text, "share-race-choice", who = who, pit = pit, tick = tick));
            }
            Choice::Widows { side, pits } => {
                let pits: Vec<String> = pits.iter().map(|pit| pit.to_string()).collect();
                let who = teller.names[side].clone();
                teller.say(&say!(text, "share-widows", who = who, pits = pits.join(" ")));
            }
            Choice::Resign { side } => {
                let who = teller.names[side].clone();
                teller.say(&say!(text, "share-resigned", who = who));
            }
        }
        teller.events(&events);
    }
    if state.outcome().is_none() {
        teller.say(&text.get("share-unfinished"));
    }
    teller.lines.join("\n") + "\n"
}

struct Teller<'a> {
    names: BySide<String>,
    text: &'a Text,
    lines: Vec<String>,
}

impl Teller<'_> {
    fn say(&mut self, sentence: &str) {
        self.lines.push(format!("  {sentence}"));
    }

    fn title(&mut self, saved: &Saved) {
        let rules = saved.record.state().rules();
        let (south, north) = (self.names.south.clone(), self.names.north.clone());
        self.lines.push(say!(self.text, "share-title", south = south, north = north));
        let preset = rules.preset().map_or("changed", |preset| preset.word());
        self.lines.push(say!(self.text, "share-rules", preset = preset, rounds = rules.rounds));
        if let Some(from) = saved.record.state().setup().from {
            self.lines.push(say!(self.text, "share-from", position = from.to_string()));
        }
    }

    fn round(&mut self, round: u16) {
        self.lines.push(String::new());
        self.lines.push(say!(self.text, "share-round", round = round));
    }

    fn turn(&mut self, number: usize, turn: &Turn) {
        let pits: Vec<String> = turn.pits.iter().map(|&pit| self.text.number(pit)).collect();
        let sentence = say!(
            self.text,
            "share-turn",
            number = number,
            who = self.names[turn.side].clone(),
            pits = pits.join(" "),
            haul = turn.haul(),
        );
        self.say(&sentence);
    }

    fn events(&mut self, events: &[Event]) {
        let mut tick = 0;
        for event in events {
            match event {
                Event::Tick(now) => tick = *now,
                Event::Out(side) => {
                    let who = self.names[*side].clone();
                    self.say(&say!(self.text, "share-race-out", who = who, tick = tick));
                }
                Event::RaceOver(end) => {
                    let sentence = say!(self.text, "game-race-end", result = end.word());
                    self.say(&sentence);
                }
                Event::Settled { round, stores } => {
                    let sentence = say!(
                        self.text,
                        "share-settled",
                        round = *round,
                        south = stores.south,
                        north = stores.north
                    );
                    self.say(&sentence);
                }
                Event::MatchOver(outcome) => self.outcome(*outcome),
                Event::Sow(..) | Event::ChoosesAgain(_) | Event::RoundBegins { .. } => {}
            }
        }
    }

    fn outcome(&mut self, outcome: Outcome) {
        let winner = outcome.winner.map(|side: Side| self.names[side].clone());
        self.lines.push(String::new());
        self.lines.push(say!(
            self.text,
            "share-outcome",
            result = if winner.is_some() { "won" } else { "draw" },
            who = winner.unwrap_or_default(),
            why = outcome.why.word(),
            south = outcome.widows.south,
            north = outcome.widows.north,
        ));
    }
}

/// The position after so many choices: a picture, the position in notation, and if a turn begins
/// there the command that plays it.
///
/// `None` if the record has fewer choices.
#[must_use]
pub fn position_text(saved: &Saved, at: usize, text: &Text) -> Option<String> {
    let choices = saved.record.choices().get(..at)?;
    let setup = *saved.record.state().setup();
    let record = Record::replay(setup, choices, &mut ()).ok()?;
    let state = record.state();
    let position = state.position();
    let mut lines = picture(&position.board, setup.rules.store_lies, &names(saved, text));
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

/// The flags that give a command these rules.
fn rule_flags(rules: &crate::game::Rules) -> String {
    let preset = crate::game::Rules::default();
    if let Some(named) = rules.preset() {
        return if *rules == preset { String::new() } else { format!(" --preset {}", named.word()) };
    }
    let keys = crate::game::Rules::KEYS.iter().filter(|key| rules.get(key) != preset.get(key));
    keys.filter_map(|key| Some(format!(" --rule {key}={}", rules.get(key)?))).collect()
}
