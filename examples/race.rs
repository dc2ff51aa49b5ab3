//! Runs the opening race: South begins with pit 7 and North with pit 3, and whoever has to choose
//! again takes the lowest pit that holds seeds.
//!
//! `cargo run --example race`

use mak_khum::game::{Match, Phase, Rules, Setup, Side};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut game = Match::new(Setup::new(Rules::default()));
    for (side, pit) in [(Side::South, 7), (Side::North, 3)] {
        game.choose(game.lifting(side, pit), &mut ())?;
    }
    while let Phase::Race(race) = *game.phase() {
        println!("tick {:3}: {}", race.tick(), game.position());
        let Some(side) = Side::BOTH.into_iter().find(|&side| race.is_choosing(side)) else { break };
        let Some(pit) = race.legal(side).iter().next() else { break };
        println!("          {} lifts pit {pit}", side.word());
        game.choose(game.lifting(side, pit), &mut ())?;
    }
    println!("turns:    {}", game.position());
    Ok(())
}
