//! Version 1 of the save file. The shapes are frozen: only optional fields may be added, which are
//! left out where older files lack them.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use std::time::Duration;

use super::clock::{Clock, TimeControl};
use super::fault::{Fault, NotJson, line_after};
use super::player::{Controller, Player};
use super::saved::{MAX_CHOICES, MAX_ROUNDS, Saved};
use crate::game::{BySide, CaptureAfter, Choice, Handicap, Position, Record, Rules, Setup, Side};

/// The `format` of a save file.
pub(super) const FORMAT: &str = "mak-khum";

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File<Line> {
    format: String,
    version: u64,
    rules: RuleFields,
    first: SideWord,
    from: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    handicap: Option<HandicapFields>,
    players: Players,
    seed: u64,
    rounds: Vec<Vec<Line>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<ClockFields>,
    /// Whether the clock of a race ended the match after the last choice.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    ran_out: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RuleFields {
    pits: u64,
    seeds: u64,
    relay: bool,
    store_end: String,
    capture: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    capture_after: Option<String>,
    race: String,
    race_clock: String,
    widows: String,
    widow_sowing: String,
    rounds: u64,
    match_end: String,
    store_lies: String,
}

/// What each side gives, South first.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HandicapFields {
    fewer: [u8; 2],
    widows: [u8; 2],
    no_race: bool,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum SideWord {
    South,
    North,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Players {
    south: PlayerFields,
    north: PlayerFields,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerFields {
    name: String,
    controller: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ClockFields {
    /// Milliseconds for the whole match.
    time: u64,
    /// Milliseconds added after each turn.
    increment: u64,
    /// Whether running out of time loses.
    loses: bool,
    /// For each round the milliseconds used for its choices: `5200 900 1300`.
    spent: Vec<String>,
}

pub(super) fn parse(text: &str) -> Result<Saved, Fault> {
    let file: File<&RawValue> = serde_json::from_str(text)?;
    let rules = rules(&file.rules).map_err(Fault::Rules)?;
    let from =
        file.from.as_deref().map(|from| Position::parse(from, &rules)).transpose().map_err(Fault::From)?;
    let first = match file.first {
        SideWord::South => Side::South,
        SideWord::North => Side::North,
    };
    let handicap = file.handicap.as_ref().map(handicap).unwrap_or_default();
    let setup = Setup::try_new(rules, first, from, handicap).map_err(Fault::Setup)?;
    let loses = file.clock.as_ref().is_some_and(|clock| clock.loses);
    let mut record = replay(text, setup, &file.rounds, loses)?;
    if file.ran_out {
        record.run_out(&mut ());
    }
    Ok(Saved {
        players: BySide::new(player(&file.players.south)?, player(&file.players.north)?),
        seed: file.seed,
        clock: file.clock.map(|fields| clock(&fields, &record)).transpose()?,
        record,
    })
}

/// Replays the choices, line by line. A loss on time must have been agreed.
fn replay(text: &str, setup: Setup, rounds: &[Vec<&RawValue>], loses_on_time: bool) -> Result<Record, Fault> {
    if rounds.len() > MAX_ROUNDS {
        return Err(Fault::TooManyRounds);
    }
    let mut record = Record::new(setup);
    let mut place = Place { text, offset: 0, line: 1 };
    for (round, lines) in (1_usize..).zip(rounds) {
        for raw in lines {
            let line = place.line_of(raw);
            let words: String = serde_json::from_str(raw.get())
                .map_err(|error| Fault::Json(NotJson { line, ..error.into() }))?;
            for choice in choices(&words).map_err(|error| Fault::Notation { line, error })? {
                if record.choices().len() == MAX_CHOICES {
                    return Err(Fault::TooLong { line });
                }
                if matches!(choice, Choice::TimeOut { .. }) && !loses_on_time {
                    return Err(Fault::NoLossOnTime { line });
                }
                let played =
                    record.choose(choice, &mut ()).map_err(|why| Fault::Refused { line, choice, why })?;
                if usize::from(played.round) != round {
                    return Err(Fault::WrongRound { line, choice, round: played.round });
                }
            }
        }
    }
    Ok(record)
}

/// A place in a text that only moves forward, so that each line is counted once.
struct Place<'a> {
    text: &'a str,
    offset: usize,
    line: usize,
}

impl Place<'_> {
    /// Moves to a part of the text; returns the line, counted from 1, where it begins.
    fn line_of(&mut self, part: &RawValue) -> usize {
        let offset = part.get().as_ptr().addr().wrapping_sub(self.text.as_ptr().addr());
        if let Some(between) = self.text.as_bytes().get(self.offset..offset) {
            self.line += line_after(between) - 1;
            self.offset = offset;
        }
        self.line
    }
}

/// Parses one line of choices: a single one, or the pits of a turn as in `s 7 6 1`.
fn choices(words: &str) -> Result<Vec<Choice>, crate::game::NotationError> {
    match words.split_once(' ') {
        Some((side @ ("s" | "n"), pits)) => {
            pits.split(' ').map(|pit| format!("{side}{pit}").parse()).collect()
        }
        _ => Ok(vec![words.parse()?]),
    }
}

fn handicap(fields: &HandicapFields) -> Handicap {
    let by_side = |[south, north]: [u8; 2]| BySide::new(south, north);
    Handicap { fewer: by_side(fields.fewer), widows: by_side(fields.widows), no_race: fields.no_race }
}

fn rules(fields: &RuleFields) -> Result<Rules, crate::game::RulesError> {
    let capture_after = fields.capture_after.as_deref().unwrap_or(CaptureAfter::Any.word());
    Rules::default().with_words([
        ("pits", fields.pits.to_string().as_str()),
        ("seeds", &fields.seeds.to_string()),
        ("relay", &fields.relay.to_string()),
        ("store_end", &fields.store_end),
        ("capture", &fields.capture),
        ("capture_after", capture_after),
        ("race", &fields.race),
        ("race_clock", &fields.race_clock),
        ("widows", &fields.widows),
        ("widow_sowing", &fields.widow_sowing),
        ("rounds", &fields.rounds.to_string()),
        ("match_end", &fields.match_end),
        ("store_lies", &fields.store_lies),
    ])
}

/// The clock of a match with these choices.
fn clock(fields: &ClockFields, record: &Record) -> Result<Clock, Fault> {
    let control = TimeControl {
        time: Duration::from_millis(fields.time),
        increment: Duration::from_millis(fields.increment),
        loses: fields.loses,
    };
    let mut spent: Vec<u32> = Vec::new();
    for word in fields.spent.iter().flat_map(|round| round.split_whitespace()) {
        spent.push(word.parse().map_err(|_| Fault::Clock { word: word.to_owned() })?);
    }
    match spent.get(record.choices().len()) {
        Some(word) => Err(Fault::Clock { word: word.to_string() }),
        None => Ok(Clock::with(control, spent)),
    }
}

fn player(fields: &PlayerFields) -> Result<Player, Fault> {
    let controller: Controller =
        fields.controller.parse().map_err(|_| Fault::Player { word: fields.controller.clone() })?;
    Ok(Player::new(&fields.name, controller))
}

pub(super) fn print(saved: &Saved) -> String {
    let setup = saved.record.state().setup();
    let rules = &setup.rules;
    let file = File {
        format: FORMAT.to_owned(),
        version: 1,
        rules: RuleFields {
            pits: rules.pits.into(),
            seeds: rules.seeds.into(),
            relay: rules.relay,
            store_end: rules.store_end.word().to_owned(),
            capture: rules.capture.word().to_owned(),
            // Files from before this field say nothing of it.
            capture_after: (rules.capture_after != CaptureAfter::Any)
                .then(|| rules.capture_after.word().to_owned()),
            race: rules.race.word().to_owned(),
            race_clock: rules.race_clock.word().to_owned(),
            widows: rules.widows.word().to_owned(),
            widow_sowing: rules.widow_sowing.word().to_owned(),
            rounds: rules.rounds.into(),
            match_end: rules.match_end.word().to_owned(),
            store_lies: rules.store_lies.word().to_owned(),
        },
        first: match setup.first {
            Side::South => SideWord::South,
            Side::North => SideWord::North,
        },
        from: setup.from.map(|position| position.to_string()),
        handicap: (setup.handicap != Handicap::default()).then(|| HandicapFields {
            fewer: setup.handicap.fewer.to_array(),
            widows: setup.handicap.widows.to_array(),
            no_race: setup.handicap.no_race,
        }),
        players: Players {
            south: player_fields(&saved.players.south),
            north: player_fields(&saved.players.north),
        },
        seed: saved.seed,
        rounds: lines(&saved.record),
        clock: saved.clock.as_ref().map(|clock| clock_fields(clock, &saved.record)),
        ran_out: saved.record.is_run_out(),
    };
    // Strings, numbers and lists always serialize.
    let mut text = serde_json::to_string_pretty(&file).unwrap_or_default();
    text.push('\n');
    text
}

fn clock_fields(clock: &Clock, record: &Record) -> ClockFields {
    let mut spent: Vec<String> = Vec::new();
    for (at, (_, played)) in record.replayed().enumerate() {
        if spent.len() < usize::from(played.round) {
            spent.resize(usize::from(played.round), String::new());
        }
        if let Some(line) = spent.last_mut() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&clock.spent(at).to_string());
        }
    }
    let milliseconds = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let TimeControl { time, increment, loses } = clock.control;
    ClockFields { time: milliseconds(time), increment: milliseconds(increment), loses, spent }
}

fn player_fields(player: &Player) -> PlayerFields {
    PlayerFields { name: player.name().to_owned(), controller: player.controller.word().to_owned() }
}

/// The choices by round; the sowings of a turn share a line.
fn lines(record: &Record) -> Vec<Vec<String>> {
    let mut rounds: Vec<Vec<String>> = Vec::new();
    let mut turn: Option<Side> = None;
    for (choice, played) in record.replayed() {
        if rounds.len() < usize::from(played.round) {
            rounds.resize(usize::from(played.round), Vec::new());
            turn = None;
        }
        let Some(lines) = rounds.last_mut() else { continue };
        match (choice, lines.last_mut()) {
            (Choice::Sow { side, pit }, Some(line)) if turn == Some(side) => {
                line.push(' ');
                line.push_str(&pit.to_string());
            }
            (Choice::Sow { side, pit }, _) => {
                turn = Some(side);
                lines.push(format!("{} {pit}", side.letter()));
            }
            (choice, _) => {
                turn = None;
                lines.push(choice.to_string());
            }
        }
    }
    rounds
}
