//! A sowing as a sentence.

use crate::game::{Board, Place, Rules, SowEnd, Sowing, StoreEnd};
use crate::say;
use crate::text::Text;

use super::actor::Actor;

/// The sowing of `actor` in a sentence, or two if seeds were forfeited. `board` is the board after it.
pub fn sowing_told(sowing: &Sowing, actor: &Actor, board: &Board, rules: &Rules, text: &Text) -> String {
    let count = |seeds: u8| say!(text, "words-count", n = seeds);
    let (who, name) = (actor.who(), actor.name());
    let (side, number) = match sowing.last_place() {
        Some(Place::Pit(pit)) if pit.side == sowing.side() => ("own", pit.number),
        Some(Place::Pit(pit)) => ("other", pit.number),
        Some(Place::Store(_)) | None => ("own", 0),
    };
    let ending = say!(
        text,
        "game-sowed-ending",
        ending = ending(sowing, board, rules),
        who = who,
        name = name,
        side = side,
        pit = number,
        count = count(sowing.captured()),
    );
    let mut sentence = say!(
        text,
        "game-sowed",
        who = who,
        name = name,
        count = count(sowing.seeds),
        pit = sowing.pit.number,
        relays = sowing.laps.len() - 1,
        ending = ending,
    );
    if sowing.forfeited > 0 {
        sentence.push('\n');
        sentence.push_str(&say!(text, "game-forfeited", seeds = sowing.forfeited));
    }
    sentence
}

/// The selector of `game-sowed-ending`.
fn ending(sowing: &Sowing, board: &Board, rules: &Rules) -> &'static str {
    match (sowing.end, sowing.last_place()) {
        (SowEnd::Capture, _) => "capture",
        (SowEnd::Widow, _) => "widow",
        (SowEnd::Store, _) if rules.store_end == StoreEnd::Pass || board.a_row_is_empty() => "store",
        (SowEnd::Store, _) => "again",
        // In a race the other side can lift or capture the last seed at the same tick.
        (SowEnd::Dead, Some(Place::Pit(pit))) if board.seeds(pit) == 0 => "gone",
        (SowEnd::Dead, Some(Place::Pit(pit))) if board.seeds(pit) > 1 => "occupied",
        (SowEnd::Dead, _) => "dead",
    }
}
