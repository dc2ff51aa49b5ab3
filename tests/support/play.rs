//! Matches for property tests: any legal play.

use mak_khum::game::{Choice, Event, Match, PitSet, Record, Setup, Side};
use proptest::prelude::*;

/// Numbers from which [`choice`] picks: as many as choices to make, at most.
pub fn picks(most: usize) -> impl Strategy<Value = Vec<u16>> {
    proptest::collection::vec(any::<u16>(), 0..most)
}

/// One of the choices that the match waits for.
pub fn choice(game: &Match, pick: u16) -> Option<Choice> {
    let pick = usize::from(pick);
    let mut waiting = Side::BOTH.into_iter().filter(|&side| game.waits_for(side)).cycle();
    let side = waiting.nth(pick % 2)?;
    let due = game.widows_due(side);
    if due > 0 {
        let pits = game.rules().pits();
        let pits: PitSet =
            (0..pits).map(|step| (pick as u8 % pits + step) % pits + 1).take(due.into()).collect();
        return Some(Choice::Widows { side, pits });
    }
    let legal: Vec<u8> = game.legal(side).iter().collect();
    Some(game.lifting(side, legal[pick / 2 % legal.len()]))
}

/// A match played by these picks, with what it told; time passes now and then where it can.
pub fn played(setup: Setup, picks: &[u16]) -> (Record, Vec<Event>) {
    let mut events = Vec::new();
    let mut record = Record::new(setup);
    for &pick in picks {
        for _ in 0..pick % 5 {
            if record.state().time_passes() {
                record.pass_time(&mut events);
            }
        }
        let Some(choice) = choice(record.state(), pick) else { break };
        record.choose(choice, &mut events).expect("the match waits for this choice");
    }
    (record, events)
}
