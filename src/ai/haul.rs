//! The biggest haul: how many seeds one turn can bring to the store.
//!
//! Beams find a big one soon. Then every turn is walked through, which needs no memory: here two
//! orders of sowing seldom lead to the same board, so that a table of boards would save little.

mod found;

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use super::compact::{Compact, Ended, Ways};
use super::endgame::GivenUp;
use super::limits::{Limits, Stop};
use super::turn::{Beam, Turns};
use super::wide::Wide;
use crate::game::{Position, Rules};

pub use self::found::Haul;

/// The widths of the beams that are tried one after the other. From the start of `mak-khum` the
/// second finds a turn that takes 95 seeds.
const WIDTHS: [usize; 3] = [200, 6_000, 1 << 16];
/// The branches of a walk that threads share out begin after so many sowings.
const SHARED_AFTER: usize = 14;
/// Sowings after which a walk tells what it spent.
const SPENT_EVERY: u64 = 1 << 14;

/// The biggest haul that so many threads found before `spend`, which is told of every sowing, gave
/// up. `None` if the round is over.
pub(crate) fn haul(
    ways: &Ways,
    board: Compact,
    threads: usize,
    spend: impl Fn(u64) -> Result<(), GivenUp> + Sync,
) -> Option<Haul> {
    let mut turns = Turns::default();
    let mut best: Option<Haul> = None;
    let mut sowings = 0;
    for width in WIDTHS {
        let beam = Beam { width, sowings: usize::MAX, ends: 1, threads };
        // After a turn the store is the other one, and fewer seeds in it are better for the side
        // that is then to move.
        let in_time = turns.find(ways, board, &beam, |after| -after.other_store(), &spend).is_ok();
        let most = turns.ends.first()?;
        let seeds = (most.promise - board.store()) as u8;
        let exact = in_time && turns.complete;
        sowings = sowings.max(turns.whole);
        if best.as_ref().is_none_or(|best| seeds > best.seeds || exact) {
            best = Some(Haul { turn: turns.path(most), seeds, exact, sowings });
        }
        if exact || !in_time {
            return best.map(|best| Haul { sowings, ..best });
        }
    }
    best.map(|best| every_turn(ways, board, threads, &spend, &Haul { sowings, ..best }))
}

/// Walks through every turn: the biggest haul, which is `known` if none brings more.
fn every_turn(
    ways: &Ways,
    board: Compact,
    threads: usize,
    spend: &(impl Fn(u64) -> Result<(), GivenUp> + Sync),
    known: &Haul,
) -> Haul {
    let next = AtomicUsize::new(0);
    let walk = || {
        let mut walk = Walk {
            ways,
            spend,
            next: &next,
            mine: next.fetch_add(1, Ordering::Relaxed),
            passed: 0,
            sown: 0,
            path: Vec::new(),
            most: board.store() + i16::from(known.seeds),
            best: None,
        };
        let whole = walk.on(board).and_then(|()| spend(walk.sown)).is_ok();
        (whole, walk.most, walk.best)
    };
    std::thread::scope(|scope| {
        let walks: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(walk)).collect();
        let mut haul = Haul { exact: true, ..known.clone() };
        for walk in walks {
            let (whole, most, best) = walk.join().unwrap_or((false, 0, None));
            let seeds = (most - board.store()) as u8;
            if let Some(turn) = best.filter(|_| seeds > haul.seeds) {
                haul = Haul { turn, seeds, ..haul };
            }
            haul.exact &= whole;
        }
        haul
    })
}

/// A walk of one thread through the turns of a board.
struct Walk<'a, S> {
    ways: &'a Ways,
    spend: &'a S,
    /// The first branch that no thread has taken.
    next: &'a AtomicUsize,
    /// The branch that this thread has taken.
    mine: usize,
    /// Branches that were passed, taken or not.
    passed: usize,
    sown: u64,
    path: Vec<u8>,
    /// The most seeds in the store.
    most: i16,
    /// The turn that brings them there, if it is a better one than was known.
    best: Option<Vec<u8>>,
}

impl<S: Fn(u64) -> Result<(), GivenUp>> Walk<'_, S> {
    fn on(&mut self, board: Compact) -> Result<(), GivenUp> {
        if self.path.len() == SHARED_AFTER {
            self.passed += 1;
            if self.passed - 1 != self.mine {
                return Ok(());
            }
            self.mine = self.next.fetch_add(1, Ordering::Relaxed);
        }
        for pit in board.pits() {
            let (after, ended) = self.ways.sow(board, pit);
            self.sown += 1;
            self.path.push(pit);
            if ended == Ended::Again && !after.is_over() {
                self.on(after)?;
            } else {
                let store = if ended == Ended::Again { after.store() } else { after.other_store() };
                if store > self.most {
                    self.most = store;
                    self.best = Some(self.path.clone());
                }
            }
            self.path.pop();
        }
        if self.sown >= SPENT_EVERY {
            (self.spend)(std::mem::take(&mut self.sown))?;
        }
        Ok(())
    }
}

/// The biggest haul of one turn from `position`, looking at no more than about `nodes` sowings.
/// `None` if the round is over.
#[must_use]
pub fn biggest_haul(position: &Position, rules: &Rules, nodes: u64) -> Option<Haul> {
    if !Compact::fits(rules) {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        return Wide::new(rules, &limits, &Stop::new()).haul(position);
    }
    let spent = AtomicU64::new(0);
    haul(&Ways::new(rules, position), Compact::new(position), 1, |sown| {
        let spent = spent.fetch_add(sown, Ordering::Relaxed) + sown;
        if spent < nodes { Ok(()) } else { Err(GivenUp) }
    })
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::*;
    use crate::ai::compact::tests::any_position;
    use crate::game::Side;

    #[test]
    fn a_turn_from_the_start_takes_ninety_five_seeds() {
        let rules = Rules::default();
        let position = Position::start(&rules, Side::South);
        let haul = biggest_haul(&position, &rules, 2_000_000).expect("the round is not over");
        assert_eq!(haul.seeds, 95);
        assert!(!haul.exact && haul.sowings >= 14, "{haul:?}");
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
        assert_eq!((haul.seeds, haul.sowings), (3, 3));
    }

    #[test]
    fn walking_through_every_turn_finds_the_biggest_haul() {
        let rules = Rules::default();
        let mut random = Xoshiro256PlusPlus::seed_from_u64(3);
        for _ in 0..5 {
            let (position, ways, board, known) = std::iter::repeat_with(|| any_position(&rules, &mut random))
                .find_map(|position| {
                    let (ways, board) = (Ways::new(&rules, &position), Compact::new(&position));
                    let few = (20..44).contains(&board.in_play());
                    let known = few.then(|| haul(&ways, board, 1, |_| Ok(())))??;
                    (known.sowings > SHARED_AFTER).then_some((position, ways, board, known))
                })
                .expect("there are such positions");
            assert!(known.exact);
            let nothing = Haul { turn: Vec::new(), seeds: 0, exact: false, sowings: known.sowings };
            for threads in [1, 3] {
                let found = every_turn(&ways, board, threads, &|_| Ok(()), &nothing);
                assert_eq!((found.seeds, found.exact), (known.seeds, true), "{position}");
            }
            let stopped = every_turn(&ways, board, 2, &|_| Err(GivenUp), &known);
            assert_eq!(stopped, Haul { exact: false, ..known.clone() });
        }
    }
}
