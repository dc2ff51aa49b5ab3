//! Draws the pictures in a page anew: `cargo run --example screens -- README.md`.
//!
//! Without a file it prints the pictures. In a page each stands between a line
//! `<!-- screen NAME -->` and the line `<!-- end of screen -->`.

use std::io::Write;

use mak_khum::game::{Choice, Record, Rules, Setup};
use mak_khum::save::{Player, Saved};
use mak_khum::text::composed;
use mak_khum::tui::{Msg, Options, Start, begin, update, view};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The pictures: their name and their language.
const PICTURES: &[(&str, &str)] = &[("turn", "en"), ("turn-th", "th")];

/// The match that they show: the race and some turns.
const CHOICES: &str = "s7@0 n1@0 s5@7 n6@16 s1@27 n6@52 s4 s6 s5 n3 n5 n1 s4 s2";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    match std::env::args().nth(1) {
        Some(path) => {
            let page = std::fs::read_to_string(&path)?;
            std::fs::write(&path, redrawn(&page))?;
        }
        None => {
            for (name, _) in PICTURES {
                write!(std::io::stdout(), "{name}\n{}\n", picture(name))?;
            }
        }
    }
    Ok(())
}

/// A page with its pictures drawn anew.
#[must_use]
pub fn redrawn(page: &str) -> String {
    let mut drawn = String::new();
    let mut inside = false;
    for line in page.lines() {
        inside &= line != "<!-- end of screen -->";
        if !inside {
            drawn += line;
            drawn.push('\n');
        }
        if let Some(name) = line.strip_prefix("<!-- screen ").and_then(|rest| rest.strip_suffix(" -->")) {
            inside = true;
            drawn.extend(["```text\n", &picture(name), "```\n"]);
        }
    }
    drawn
}

/// The picture of this name; empty if there is none.
fn picture(name: &str) -> String {
    let Some((_, language)) = PICTURES.iter().find(|(known, _)| *known == name) else {
        return String::new();
    };
    let options = Options { language: (*language).to_owned(), ..Options::default() };
    let start = Start::Match { saved: Box::new(a_match()), file: None };
    let (mut app, _) = begin(start, options);
    update(&mut app, Msg::Resized { columns: 80, rows: 24 });
    let mut buffer = Buffer::empty(Rect { x: 0, y: 0, width: 80, height: 24 });
    view(&app, &mut buffer);
    composed(&text_of(&buffer))
}

/// A match after the race and some turns.
fn a_match() -> Saved {
    let mut record = Record::new(Setup::new(Rules::default()));
    for choice in CHOICES.split(' ').filter_map(|choice| choice.parse::<Choice>().ok()) {
        // What the rules refuse is left out: the picture is one of a legal match in any case.
        let _ = record.choose(choice, &mut ());
    }
    let player =
        |name: &str, who: &str| Player::new(name, who.parse().unwrap_or(mak_khum::save::Controller::Human));
    let players = mak_khum::game::BySide::new(player("Malee", "human"), player("", "steady"));
    Saved { players, seed: 1, record, clock: None }
}

/// The characters of a screen, without blanks at the ends of lines.
fn text_of(buffer: &Buffer) -> String {
    let mut text = String::new();
    for row in buffer.content().chunks(usize::from(buffer.area.width)) {
        let mut line = String::new();
        let mut covered = 0;
        for cell in row {
            if covered == 0 {
                line += cell.symbol();
                covered = unicode_width::UnicodeWidthStr::width(cell.symbol()).max(1);
            }
            covered -= 1;
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}
