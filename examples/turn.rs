//! Plays one turn from the start, sowing by sowing, and prints what happens to each seed.
//!
//! `cargo run --example turn`

use mak_khum::game::{Event, Position, Rules, Side, SowEvent};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let rules = Rules::default();
    let mut position = Position::start(&rules, Side::South);
    for pit in [7, 6, 1] {
        let mut events = Vec::new();
        let sown = position.play(&rules, pit, &mut events)?;
        let drops = events.iter().filter(|event| matches!(event, Event::Sow(_, SowEvent::Drop(_)))).count();
        println!("pit {pit}: {drops} seeds fall, the end is {:?}", sown.end);
        position = sown.position;
        println!("  {position}");
    }
    Ok(())
}
