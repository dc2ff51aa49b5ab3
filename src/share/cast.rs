//! A match as a film for the terminal: asciicast, version 2
//! (<https://docs.asciinema.org/manual/asciicast/v2/>).
//!
//! The board is drawn once; then every seed writes only the number that it changes.

use std::fmt::Write;

use serde_json::json;

use super::names::{actors, names};
use super::story::title;
use crate::game::{Board, BySide, Choice, Event, Match, PhaseKind, Pit, Place, Side, SowEvent, StoreLies};
use crate::save::Saved;
use crate::say;
use crate::text::{Text, for_screen, wrap};
use crate::words::{Narrator, row, store_is_left};

/// The size of the film, in cells.
const SIZE: (u16, u16) = (80, 24);
/// Seconds that a dropped seed takes.
const SEED: f64 = 0.06;
/// Seconds between two sowings.
const PAUSE: f64 = 0.6;
/// Seconds at the end of a round.
const ROUND: f64 = 2.0;
/// The line of the first row of numbers, from 1.
const TOP: u16 = 6;
/// The column of the leftmost pit, from 1.
const LEFT: u16 = 18;
/// Columns from one pit to the next.
const STEP: u16 = 6;
/// The line below the board that says what is chosen.
const NEWS: u16 = 14;

/// The whole match as the text of an asciicast file.
#[must_use]
pub fn cast(saved: &Saved, text: &Text) -> String {
    let header = json!({
        "version": 2,
        "width": SIZE.0,
        "height": SIZE.1,
        "title": title(saved, text),
        "env": { "TERM": "xterm-256color" },
    });
    let setup = *saved.record.state().setup();
    let mut state = Match::new(setup);
    let mut film = Film {
        text,
        names: names(saved, text),
        narrator: Narrator::new(setup, actors(saved, text)),
        lies: setup.rules.store_lies,
        round: state.round(),
        board: state.position().board,
        time: 0.0,
        lines: vec![header.to_string()],
    };
    film.whole();
    film.wait(ROUND);
    for &choice in saved.record.choices() {
        film.choice(choice);
        let phase = state.phase_kind();
        let mut events = Vec::new();
        if state.choose(choice, &mut events).is_err() {
            break;
        }
        film.events(phase, &events);
        film.wait(PAUSE);
    }
    film.wait(ROUND);
    film.write("\u{1b}[24;1H\u{1b}[?25h");
    film.lines.join("\n") + "\n"
}

struct Film<'a> {
    text: &'a Text,
    names: BySide<String>,
    narrator: Narrator,
    lies: StoreLies,
    round: u16,
    board: Board,
    time: f64,
    lines: Vec<String>,
}

impl Film<'_> {
    fn wait(&mut self, seconds: f64) {
        self.time += seconds;
    }

    /// A moment of the film: what the terminal gets.
    fn write(&mut self, output: &str) {
        let time = (self.time * 1000.0).round() / 1000.0;
        self.lines.push(json!([time, "o", output]).to_string());
    }

    /// Draws everything.
    fn whole(&mut self) {
        let mut out = String::from("\u{1b}[?25l\u{1b}[0m\u{1b}[2J");
        let title = say!(self.text, "share-round", round = self.round);
        let _ = write!(out, "\u{1b}[2;3H{}", for_screen(&title));
        for (side, line) in [(Side::North, TOP - 2), (Side::South, TOP + 6)] {
            let _ = write!(out, "\u{1b}[{line};{LEFT}H{}", for_screen(&self.names[side]));
        }
        for (side, line) in [(Side::North, TOP), (Side::South, TOP + 4)] {
            for (column, number) in (0_u16..).zip(row(side, self.board.pits(), self.lies)) {
                let _ = write!(out, "\u{1b}[2m\u{1b}[{line};{}H{number:>2}\u{1b}[0m", LEFT + STEP * column);
            }
        }
        for pit in self.board.all_pits() {
            out.push_str(&self.number(Place::Pit(pit), false));
        }
        for side in Side::BOTH {
            out.push_str(&self.number(Place::Store(side), false));
        }
        self.write(&out);
    }

    /// Where the number of a place stands: line and column, from 1.
    fn cell(&self, place: Place) -> (u16, u16) {
        match place {
            Place::Pit(Pit { side, number }) => {
                let order = row(side, self.board.pits(), self.lies);
                let column = order.iter().position(|&other| other == number).unwrap_or(0) as u16;
                (if side == Side::North { TOP + 1 } else { TOP + 3 }, LEFT + STEP * column)
            }
            Place::Store(side) => {
                let right_edge = LEFT + STEP * u16::from(self.board.pits()) + 2;
                (TOP + 2, if store_is_left(side, self.lies) { LEFT - 8 } else { right_edge })
            }
        }
    }

    /// What writes the number of a place, reversed where the seed just fell.
    fn number(&self, place: Place, marked: bool) -> String {
        let (line, column) = self.cell(place);
        let number = match place {
            Place::Pit(pit) if self.board.is_widow(pit) => " x".to_owned(),
            _ => format!("{:>2}", self.board.at(place)),
        };
        let number = if matches!(place, Place::Store(_)) { format!("[{number}]") } else { number };
        let style = if marked { "\u{1b}[7m" } else { "" };
        format!("\u{1b}[{line};{column}H{style}{number}\u{1b}[0m")
    }

    fn choice(&mut self, choice: Choice) {
        let who = self.names[choice.side()].clone();
        let pits = match choice {
            Choice::Sow { pit, .. } | Choice::Race { pit, .. } => self.text.number(pit),
            Choice::Widows { .. } | Choice::Resign { .. } => return,
        };
        let news = say!(self.text, "share-film-choice", who = who, pit = pits);
        self.news(&news);
    }

    fn news(&mut self, news: &str) {
        let mut out = format!("\u{1b}[{NEWS};1H\u{1b}[J");
        for (line, words) in (NEWS..SIZE.1).zip(wrap(news, usize::from(SIZE.0) - 4)) {
            let _ = write!(out, "\u{1b}[{line};3H{}", for_screen(&words));
        }
        self.write(&out);
    }

    fn events(&mut self, phase: PhaseKind, events: &[Event]) {
        if phase == PhaseKind::Race {
            for event in events {
                self.event(*event);
                self.tell(phase, &[*event]);
            }
            return;
        }
        let sowings = events.iter().take_while(|event| matches!(event, Event::Sow(..))).count();
        let (sowings, rest) = events.split_at(sowings);
        for part in [sowings, rest] {
            for event in part {
                self.event(*event);
            }
            self.tell(phase, part);
        }
    }

    fn event(&mut self, event: Event) {
        match event {
            Event::Sow(side, event) => self.sow(side, event),
            Event::Tick(_) => self.wait(SEED),
            Event::Settled { .. } => {
                self.wait(PAUSE);
                self.board = self.board.settled();
                self.whole();
            }
            Event::RoundBegins { round, board } => {
                self.wait(ROUND);
                (self.round, self.board) = (round, board);
                self.whole();
            }
            Event::ChoosesAgain(_) | Event::Out(_) | Event::RaceOver(_) | Event::MatchOver(_) => {}
        }
    }

    fn tell(&mut self, phase: PhaseKind, events: &[Event]) {
        for told in self.narrator.tell(phase, events, self.text) {
            self.news(&told);
            self.wait(PAUSE);
        }
    }

    /// One thing that a hand does: the number that it changes, marked for a moment.
    fn sow(&mut self, side: Side, event: SowEvent) {
        self.board.apply(side, event);
        let places = match event {
            SowEvent::Lift(pit, _) => vec![Place::Pit(pit)],
            SowEvent::Drop(place) => vec![place],
            SowEvent::Forfeit(_) => vec![Place::Store(side.other())],
            SowEvent::Capture(pit, _) => vec![Place::Pit(pit), Place::Store(side)],
        };
        let marked: String = places.iter().map(|&place| self.number(place, true)).collect();
        self.write(&marked);
        self.wait(SEED);
        let plain: String = places.iter().map(|&place| self.number(place, false)).collect();
        self.write(&plain);
    }
}
