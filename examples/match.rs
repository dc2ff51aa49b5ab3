//! Two computers play a match, and what happens is printed event by event.
//!
//! `cargo run --example match -- 3 5 1` sets level 3 as South against level 5 with the seed 1.

use std::error::Error;

use mak_khum::ai::{Level, Stop, decide};
use mak_khum::game::{BySide, Event, Match, Rules, Setup, Side};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut level = || arguments.next().map_or(Ok(Level::Easy), |word| word.parse::<Level>());
    let levels = BySide::new(level()?, level()?);
    let seed = arguments.next().map_or(Ok(1), |word| word.parse())?;

    let mut game = Match::new(Setup::new(Rules::default().with_rounds(1)?));
    let mut print = |event: Event| println!("{event}");
    while let Some(side) = Side::BOTH.into_iter().find(|&side| game.waits_for(side)) {
        let decision = decide(&game, side, levels[side], seed, &Stop::new()).ok_or("nobody stops it")?;
        for choice in decision.choices {
            println!("# {choice}");
            game.choose(choice, &mut print)?;
        }
    }
    println!("# {}", game.position());
    Ok(())
}
