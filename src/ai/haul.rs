//! The biggest haul: how many seeds one turn can bring to the store.

use super::compact::{Compact, Ways};
use super::endgame::GivenUp;
use super::turn::{Beam, Turns};
use crate::game::{Position, Rules};

/// What one turn brings to the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Haul {
    /// The turn, one number a sowing.
    pub turn: Vec<u8>,
    /// The seeds that it brings to the store by sowing and capturing.
    pub seeds: u8,
    /// Whether every turn was looked at, so that none brings more.
    pub exact: bool,
}

/// The widths of the beams that are tried one after the other. From the start of `mak-khum` the
/// second finds a turn that takes 95 seeds.
const WIDTHS: [usize; 4] = [200, 6_000, 1 << 16, 1 << 20];

/// The biggest haul that was found before `spend`, which is told of every sowing, gave up. Ever
/// wider beams are tried. `None` if the round is over.
pub(crate) fn haul(
    ways: &Ways,
    board: Compact,
    mut spend: impl FnMut(u64) -> Result<(), GivenUp>,
) -> Option<Haul> {
    let mut turns = Turns::default();
    let mut best: Option<Haul> = None;
    for width in WIDTHS {
        let beam = Beam { width, sowings: usize::MAX };
        // After a turn the store is the other one, and fewer seeds in it are better for the side
        // that is then to move.
        let in_time = turns.find(ways, board, beam, |after| -after.other_store(), &mut spend).is_ok();
        let most = turns.ends.iter().max_by_key(|end| end.promise)?;
        let seeds = (most.promise - board.store()) as u8;
        let exact = in_time && turns.complete;
        if best.as_ref().is_none_or(|best| seeds > best.seeds || exact) {
            best = Some(Haul { turn: turns.path(most), seeds, exact });
        }
        if exact || !in_time {
            break;
        }
    }
    best
}

/// The biggest haul of one turn from `position`, looking at no more than about `nodes` sowings.
/// `None` if the round is over.
#[must_use]
pub fn biggest_haul(position: &Position, rules: &Rules, nodes: u64) -> Option<Haul> {
    let mut left = nodes;
    haul(&Ways::new(rules, position), Compact::new(position), |sown| {
        left = left.saturating_sub(sown);
        if left > 0 { Ok(()) } else { Err(GivenUp) }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Side;

    #[test]
    fn a_turn_from_the_start_takes_ninety_five_seeds() {
        let rules = Rules::default();
        let position = Position::start(&rules, Side::South);
        let haul = biggest_haul(&position, &rules, 2_000_000).expect("the round is not over");
        assert_eq!(haul.seeds, 95);
        assert!(haul.turn.len() <= 41, "{:?}", haul.turn);
        let mut now = position;
        for pit in haul.turn {
            assert_eq!(now.turn, Side::South);
            now = now.play(&rules, pit, &mut ()).expect("the turn is legal").position;
        }
        assert_eq!(now.board.store(Side::South), 95);
    }

    #[test]
    fn a_haul_is_proved_where_every_turn_is_seen() {
        let rules = Rules::default();
        // Pit 1 reaches the store, and then pit 2 does.
        let position = Position::parse("1,2,0,0,0,0,0/0,0,0,0,0,0,1 47-47 s", &rules).expect("a position");
        let haul = biggest_haul(&position, &rules, 1000).expect("the round is not over");
        assert!(haul.exact);
        assert_eq!(haul.seeds, 3);
    }
}
