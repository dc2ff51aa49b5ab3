//! Draws the puzzles of `assets/puzzles.jsonl` from matches of the computer against itself:
//! `cargo run --release --example draw_puzzles > assets/puzzles.jsonl`.
//!
//! A week has seven of them, from easy on Monday to hard on Sunday. Each has one shortest answer,
//! and what it asks for cannot be had, or not nearly, in fewer sowings.

use std::collections::HashSet;

use mak_khum::ai::{Level, Stop, decide};
use mak_khum::game::{Match, Phase, Position, Race, Rules, Setup, Side, SowEnd, Sown};

/// Weeks of puzzles.
const WEEKS: usize = 52;

/// What is asked on each day of the week, and by how many sowings it is done.
const WEEK: [(Kind, usize); 7] = [
    (Kind::Haul, 2),
    (Kind::Finish, 2),
    (Kind::Race, 2),
    (Kind::Haul, 3),
    (Kind::Finish, 3),
    (Kind::Race, 3),
    (Kind::Haul, 5),
];

/// How many more seeds the answer brings than anything shorter.
const CLEARLY: i16 = 4;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Haul,
    Finish,
    Race,
}

/// A way through a turn or a race, and what it brings.
struct Way {
    pits: Vec<u8>,
    seeds: i16,
}

fn main() {
    let rules = Rules::default();
    let mut missing: Vec<(Kind, usize)> = WEEK.to_vec();
    let mut drawn: Vec<Vec<String>> = vec![Vec::new(); WEEK.len()];
    let mut seen = HashSet::new();
    for seed in 0.. {
        for position in positions(&rules, seed) {
            missing.retain(|wanted| {
                let day = WEEK.iter().position(|day| day == wanted);
                day.is_some_and(|day| drawn[day].len() < WEEKS)
            });
            if missing.is_empty() {
                print_weeks(&drawn);
                return;
            }
            // One puzzle a position, of the kind that is missing most.
            missing
                .sort_by_key(|wanted| WEEK.iter().position(|day| day == wanted).map(|day| drawn[day].len()));
            for &(kind, sowings) in &missing {
                let Some(day) = WEEK.iter().position(|&day| day == (kind, sowings)) else { continue };
                if let Some(line) = draw(&position, &rules, kind, sowings)
                    && seen.insert(position)
                {
                    drawn[day].push(line);
                    break;
                }
            }
        }
    }
}

fn print_weeks(drawn: &[Vec<String>]) {
    for week in 0..WEEKS {
        for day in drawn {
            println!("{}", day[week]);
        }
    }
}

/// Positions at the beginning of turns, South to move, out of one match.
fn positions(rules: &Rules, seed: u64) -> Vec<Position> {
    let mut found = Vec::new();
    let mut game = Match::new(Setup::new(*rules));
    while let Some(side) = Side::BOTH.into_iter().find(|&side| game.waits_for(side)) {
        if let Phase::Turns(position) = game.phase() {
            found.push(if side == Side::South { *position } else { position.mirrored() });
        }
        let (level, own) = if side == Side::South { (Level::Casual, 1) } else { (Level::Easy, 2) };
        let Some(decision) = decide(&game, side, level, 2 * seed + own, &Stop::new()) else { break };
        for choice in decision.choices {
            if game.choose(choice, &mut ()).is_err() {
                return found;
            }
        }
    }
    found
}

fn draw(position: &Position, rules: &Rules, kind: Kind, sowings: usize) -> Option<String> {
    match kind {
        Kind::Haul => {
            let way = clearly_best(turns(position, rules, sowings), sowings)?;
            (way.seeds >= 8).then(|| line("haul", way.seeds, "", position, &way.pits))
        }
        Kind::Finish => {
            let ways = finishes(position, rules, sowings);
            let [only] = &ways[..] else { return None };
            let long = only.len() == sowings && position.legal().len() > 2;
            long.then(|| line("finish", 0, "", position, only))
        }
        Kind::Race => (1..=rules.pits()).find_map(|north| {
            if position.board.row_sum(Side::South) < 20 || position.board.row_sum(Side::North) < 20 {
                return None;
            }
            let way = clearly_best(races(position, rules, north, sowings)?, sowings)?;
            (way.seeds >= 3).then(|| line("race", way.seeds, &north.to_string(), position, &way.pits))
        }),
    }
}

fn line(kind: &str, goal: i16, north: &str, position: &Position, answer: &[u8]) -> String {
    let answer: Vec<String> = answer.iter().map(u8::to_string).collect();
    let answer = answer.join(" ");
    format!(
        r#"{{"kind":"{kind}","goal":{goal},"north":"{north}","position":"{position}","answer":"{answer}"}}"#
    )
}

/// The only way of this length that brings clearly more than any shorter one.
fn clearly_best(mut ways: Vec<Way>, length: usize) -> Option<Way> {
    let most = ways.iter().map(|way| way.seeds).max()?;
    let mut best = (0..ways.len()).filter(|&index| ways[index].seeds == most);
    let only = best.next().filter(|&index| ways[index].pits.len() == length && best.next().is_none())?;
    let shorter = ways.iter().filter(|way| way.pits.len() < length).map(|way| way.seeds).max().unwrap_or(0);
    (most >= shorter + CLEARLY).then(|| ways.swap_remove(only))
}

/// Every beginning of every turn, up to so many sowings: the pits, and what the last sowing did.
fn beginnings(start: &Position, rules: &Rules, most: usize) -> Vec<(Vec<u8>, Sown)> {
    let mut found = Vec::new();
    let mut open = vec![(*start, Vec::new())];
    while let Some((now, way)) = open.pop() {
        for pit in now.legal().iter() {
            let sown = now.play_unchecked(rules, pit, &mut ());
            let mut pits: Vec<u8> = way.clone();
            pits.push(pit);
            if sown.end == SowEnd::Store && !sown.round_over && pits.len() < most {
                open.push((sown.position, pits.clone()));
            }
            found.push((pits, sown));
        }
    }
    found
}

/// What every beginning of every turn brings, up to so many sowings.
fn turns(start: &Position, rules: &Rules, most: usize) -> Vec<Way> {
    let way = |(pits, sown): (Vec<u8>, Sown)| {
        let board = if sown.round_over { sown.position.board.settled() } else { sown.position.board };
        let seeds = i16::from(board.store(Side::South)) - i16::from(start.board.store(Side::South));
        Way { pits, seeds }
    };
    beginnings(start, rules, most).into_iter().map(way).collect()
}

/// Every turn of at most so many sowings that ends and wins the round.
fn finishes(start: &Position, rules: &Rules, most: usize) -> Vec<Vec<u8>> {
    let won = |(pits, sown): (Vec<u8>, Sown)| {
        (sown.round_over && sown.position.margin(Side::South) > 0).then_some(pits)
    };
    beginnings(start, rules, most).into_iter().filter_map(won).collect()
}

/// By how many seeds South is ahead after every race of at most so many choices, North lifting
/// `first` and then always the lowest pit. `None` if North cannot.
fn races(position: &Position, rules: &Rules, first: u8, most: usize) -> Option<Vec<Way>> {
    let theirs = position.board.occupied(Side::North);
    if !theirs.contains(first) {
        return None;
    }
    let mut ways = Vec::new();
    let mut open = vec![(Race::new(position.board), Vec::new())];
    while let Some((race, way)) = open.pop() {
        for pit in race.legal(Side::South).iter() {
            let (mut race, mut pits): (Race, Vec<u8>) = (race, way.clone());
            let opening = pits.is_empty();
            pits.push(pit);
            race.choose(Side::South, pit, &mut ()).ok()?;
            let mut north = opening.then_some(first);
            loop {
                if race.is_choosing(Side::North) {
                    let lowest = race.legal(Side::North).iter().next()?;
                    race.choose(Side::North, north.take().unwrap_or(lowest), &mut ()).ok()?;
                }
                if race.is_choosing(Side::South) || !race.can_tick(rules) {
                    break;
                }
                race.tick_once(rules, &mut ());
            }
            if race.result(rules).is_some() {
                let stores = race.board().stores();
                ways.push(Way { pits, seeds: i16::from(stores.south) - i16::from(stores.north) });
            } else if pits.len() < most {
                open.push((race, pits));
            }
        }
    }
    Some(ways)
}
