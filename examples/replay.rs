//! Replays a save file and prints the position after each choice.
//!
//! `cargo run --example replay -- FILE`; without a file it replays a short match of the tests.

use std::path::PathBuf;

use mak_khum::save;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/save/short.json");
    let path = std::env::args_os().nth(1).map_or_else(|| PathBuf::from(example), PathBuf::from);
    let saved = save::read(&path)?;
    for (choice, played) in saved.record.replayed() {
        println!("round {}  {choice:6}  {}", played.round, played.position);
    }
    Ok(())
}
