//! Searches a position for a second and prints the best turn and the biggest haul.
//!
//! `cargo run --release --example search -- "POSITION"`; without a position it searches the start.

use std::time::Duration;

use mak_khum::ai::{Limits, Stop, analyse};
use mak_khum::game::{Position, Rules, Side};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let rules = Rules::default();
    let position = match std::env::args().nth(1) {
        Some(text) => Position::parse(&text, &rules)?,
        None => Position::start(&rules, Side::South),
    };
    let limits = Limits { time: Some(Duration::from_secs(1)), ..Limits::default() };
    println!("{:#?}", analyse(&position, &rules, &limits, &Stop::new(), |_| ()));
    Ok(())
}
