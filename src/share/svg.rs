//! A position as an SVG picture (<https://www.w3.org/TR/SVG11/>): one file without scripts, fonts or
//! images.

use std::fmt::Write;

use crate::game::{Board, BySide, Pit, Place, Position, Side, StoreLies};
use crate::words::{row, store_is_left};

/// Radius of a pit.
const PIT: f64 = 38.0;
/// Radius of a store.
const STORE: f64 = 52.0;
/// Distance from one pit to the next.
const STEP: f64 = 92.0;
/// Height of the picture.
const HEIGHT: f64 = 300.0;
/// Radius of a seed where there is room.
const SEED: f64 = 5.0;

/// The board as an SVG picture, South below, the side to move marked. `title` is for screen
/// readers.
#[must_use]
pub fn svg(position: &Position, lies: StoreLies, names: &BySide<String>, title: &str) -> String {
    let board = &position.board;
    let width = STEP * (f64::from(board.pits()) + 1.0) + 4.0 * STORE;
    let mut out = String::new();
    // Writing into a string cannot fail.
    let _ = write!(
        out,
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}" role="img" font-family="sans-serif" text-anchor="middle">
<title>{}</title>
<desc>{position}</desc>
<rect x="4" y="36" width="{}" height="228" rx="110" fill="#8a5a2b" stroke="#4d2f12" stroke-width="4"/>
"##,
        escaped(title),
        width - 8.0,
    );
    for side in Side::BOTH {
        let arrow = if side == position.turn && !position.is_over() { "\u{25b6} " } else { "" };
        let y = if side == Side::North { 24.0 } else { HEIGHT - 12.0 };
        let _ = writeln!(
            out,
            r##"<text x="{}" y="{y}" font-size="18" fill="#a0672f">{arrow}{}</text>"##,
            width / 2.0,
            escaped(&names[side]),
        );
    }
    for pit in board.all_pits() {
        place(&mut out, board, Place::Pit(pit), centre(board, Place::Pit(pit), lies, width));
    }
    for side in Side::BOTH {
        let store = Place::Store(side);
        place(&mut out, board, store, centre(board, store, lies, width));
    }
    out.push_str("</svg>\n");
    out
}

/// The centre of a place.
fn centre(board: &Board, place: Place, lies: StoreLies, width: f64) -> (f64, f64) {
    match place {
        Place::Pit(Pit { side, number }) => {
            let order = row(side, board.pits(), lies);
            let column = order.iter().position(|&other| other == number).unwrap_or(0) as u8;
            let x = 2.0 * STORE + STEP * (f64::from(column) + 1.0);
            (x, if side == Side::North { 104.0 } else { 196.0 })
        }
        Place::Store(side) => {
            let edge = STORE + 26.0;
            (if store_is_left(side, lies) { edge } else { width - edge }, HEIGHT / 2.0)
        }
    }
}

/// A pit or store: its hollow, every seed, and their number beside it.
fn place(out: &mut String, board: &Board, place: Place, (x, y): (f64, f64)) {
    let widow = matches!(place, Place::Pit(pit) if board.is_widow(pit));
    let radius = if matches!(place, Place::Store(_)) { STORE } else { PIT };
    let fill = if widow { "#6b4420" } else { "#5c3a1a" };
    let _ = writeln!(
        out,
        r##"<g id="{place}"><circle cx="{x:.1}" cy="{y:.1}" r="{radius}" fill="{fill}" stroke="#3b220c" stroke-width="2"/>"##
    );
    let seeds = board.at(place);
    let seed_radius = SEED.min(0.8 * (radius - SEED) / f64::from(seeds.max(1)).sqrt());
    for seed in 0..seeds {
        let (dx, dy) = spiral(seed, seeds, radius - SEED - 2.0);
        let _ = writeln!(
            out,
            r##"<circle cx="{:.1}" cy="{:.1}" r="{seed_radius:.1}" fill="#e8dcc4" stroke="#8b8069"/>"##,
            x + dx,
            y + dy
        );
    }
    let number = if widow { "x".to_owned() } else { seeds.to_string() };
    let below = match place {
        Place::Pit(Pit { side: Side::North, .. }) => -radius - 6.0,
        Place::Pit(_) | Place::Store(_) => radius + 19.0,
    };
    let _ = writeln!(
        out,
        r##"<text x="{x:.1}" y="{:.1}" font-size="18" font-weight="bold" fill="#ffffff">{number}</text></g>"##,
        y + below
    );
}

/// The place of one of `seeds` in a circle: Vogel's spiral, which fills it evenly
/// (<https://doi.org/10.1016/0025-5564(79)90080-4>). A few seeds lie near the centre.
fn spiral(seed: u8, seeds: u8, radius: f64) -> (f64, f64) {
    const GOLDEN_ANGLE: f64 = 2.399_963_229_728_653;
    let fraction = (f64::from(seed) + 0.5) / f64::from(seeds.max(12));
    let (sin, cos) = (f64::from(seed) * GOLDEN_ANGLE).sin_cos();
    let distance = radius * fraction.sqrt();
    (distance * cos, distance * sin)
}

/// A text as XML may contain it.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            _ => out.push(character),
        }
    }
    out
}
