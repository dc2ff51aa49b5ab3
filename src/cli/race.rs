//! `mak-khum race`: a race from the choices of both sides.

use std::collections::VecDeque;
use std::io::Write;
use std::str::FromStr;

use serde::Serialize;

use crate::game::{Board, BySide, Position, Race, RaceEnd, Racer, Rules, Side};
use crate::say;
use crate::text::Text;
use crate::words::{Actor, Sentence, race_end};

use super::context::Context;
use super::failure::Failure;
use super::json;
use super::sow::PitName;

/// What `race` is told.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// South's choices, in order.
    #[arg(long, value_name = "PIT[@TICK]", required = true, value_delimiter = ',')]
    pub south: Vec<RaceChoice>,
    /// North's choices, in order.
    #[arg(long, value_name = "PIT[@TICK]", required = true, value_delimiter = ',')]
    pub north: Vec<RaceChoice>,
}

/// A pit, and the tick at which it is chosen if that was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RaceChoice {
    pit: PitName,
    tick: Option<u32>,
}

impl FromStr for RaceChoice {
    type Err = super::flags::NotANumber;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let Some((pit, tick)) = text.split_once('@') else {
            return Ok(Self { pit: text.parse()?, tick: None });
        };
        let tick = super::flags::number::<0, { u32::MAX as u64 }>(tick)?;
        Ok(Self { pit: pit.parse()?, tick: u32::try_from(tick).ok() })
    }
}

/// The choices that lead to a moment of a race: `7,6/7` are South's pits and North's.
#[derive(Clone, Debug)]
pub struct RaceMoment(BySide<Vec<RaceChoice>>);

impl FromStr for RaceMoment {
    type Err = super::flags::NotANumber;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (south, north) = text.split_once('/').unwrap_or((text, ""));
        let read = |choices: &str| {
            choices.split(',').filter(|choice| !choice.is_empty()).map(str::parse).collect::<Result<_, _>>()
        };
        Ok(Self(BySide::new(read(south)?, read(north)?)))
    }
}

/// The race at the moment that these choices lead to, where a side has to choose again.
///
/// # Errors
/// If a choice is refused or left over, or if the race is over.
pub(super) fn reach(mut race: Race, rules: &Rules, moment: &RaceMoment, text: &Text) -> Result<Race, String> {
    let mut choices = moment.0.clone().map(VecDeque::from);
    loop {
        match play(&mut race, rules, &mut choices, text)? {
            None => return Ok(race),
            Some(RaceEnd::Again) => race = Race::new(*race.board()),
            Some(_) => {
                refuse_leftovers(&race, &choices, text)?;
                return Err(say!(text, "cli-race-is-over", tick = race.tick()));
            }
        }
    }
}

/// A race, as JSON has it.
#[derive(Serialize)]
struct Line {
    ticks: u32,
    out_at: [u32; 2],
    after: String,
    result: &'static str,
}

/// Plays the race and prints how it ended.
///
/// # Errors
/// If a choice is refused, is missing or is left over.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let (rules, text) = (context.rules(), &context.text);
    let mut choices = BySide::new(&args.south, &args.north).map(|choices| choices.iter().copied().collect());
    let mut race = Race::new(Board::start(&rules));
    let end = play(&mut race, &rules, &mut choices, text).map_err(Failure::Usage)?;
    let end = end.ok_or_else(|| Failure::Usage(stuck(&race, &choices, text)))?;
    refuse_leftovers(&race, &choices, text).map_err(Failure::Usage)?;

    let out_at = BySide::from_fn(|side| match race.racer(side) {
        Racer::Out(tick) => tick,
        Racer::Choosing | Racer::Sowing(_) => race.tick(),
    });
    let turn = if let RaceEnd::Turns(side) = end { side } else { Side::South };
    let after = Position { board: *race.board(), turn }.to_string();
    if context.told_as_json() {
        let line = Line { ticks: race.tick(), out_at: json::pair(out_at), after, result: end.word() };
        return Ok(json::line(out, &line)?);
    }
    for side in Side::BOTH {
        writeln!(out, "{}", say!(text, "game-race-out", who = side.word(), name = "", tick = out_at[side]))?;
    }
    writeln!(
        out,
        "{}",
        race_end(end, &BySide::new(Actor::Side(Side::South), Actor::Side(Side::North)), text)
    )?;
    writeln!(out, "    {after}")?;
    Ok(())
}

/// Runs the race with these choices, each made as soon as its side has to choose, or at the tick that
/// was said: to its end, or `None` where a choice is missing.
fn play(
    race: &mut Race,
    rules: &Rules,
    choices: &mut BySide<VecDeque<RaceChoice>>,
    text: &Text,
) -> Result<Option<RaceEnd>, String> {
    loop {
        for side in Side::BOTH {
            let next = choices[side].front().filter(|_| race.is_choosing(side));
            let due = next.is_some_and(|choice| choice.tick.is_none_or(|tick| tick == race.tick()));
            if due && let Some(choice) = choices[side].pop_front() {
                lift(race, side, choice, text)?;
            }
        }
        if let Some(end) = race.result(rules) {
            return Ok(Some(end));
        }
        let missing = Side::BOTH.iter().any(|&side| race.is_choosing(side) && choices[side].is_empty());
        if missing && Side::BOTH.iter().all(|&side| choices[side].is_empty()) {
            return Ok(None);
        }
        if !race.can_tick(rules) {
            return Err(stuck(race, choices, text));
        }
        race.tick_once(rules, &mut ());
    }
}

/// Refuses choices that the race was over before.
fn refuse_leftovers(race: &Race, choices: &BySide<VecDeque<RaceChoice>>, text: &Text) -> Result<(), String> {
    let Some(side) = Side::BOTH.into_iter().find(|&side| !choices[side].is_empty()) else { return Ok(()) };
    let left: Vec<String> = choices[side].iter().map(|choice| choice.pit.number.to_string()).collect();
    let (pits, tick) = (left.join(","), race.tick());
    Err(say!(text, "cli-race-left-over", side = side.word(), pits = pits, tick = tick))
}

fn lift(race: &mut Race, side: Side, choice: RaceChoice, text: &Text) -> Result<(), String> {
    let refused =
        |why: String| say!(text, "cli-race-refused", side = side.word(), pit = choice.pit.number, why = why);
    if let Some(other) = choice.pit.side.filter(|&named| named != side) {
        return Err(refused(say!(text, "cli-race-not-its-pit", side = other.word())));
    }
    race.choose(side, choice.pit.number, &mut ()).map_err(|why| refused(why.sentence(text)))
}

/// Why the clock stands still for good: a side has no choice left, or one for another tick.
fn stuck(race: &Race, choices: &BySide<VecDeque<RaceChoice>>, text: &Text) -> String {
    let waiting = Side::BOTH.into_iter().filter(|&side| race.is_choosing(side));
    let sentences = waiting.map(|side| match choices[side].front().and_then(|choice| choice.tick) {
        Some(tick) => {
            say!(text, "cli-race-wrong-tick", side = side.word(), tick = tick, now = race.tick())
        }
        None => say!(text, "cli-race-no-choice", side = side.word(), tick = race.tick()),
    });
    sentences.collect::<Vec<_>>().join("\n")
}
