//! Whole turns: chains of sowings through the store.
//!
//! A turn is a path: every sowing into the store gives another one, and the turn is over when a
//! sowing ends anywhere else. The same board is often reached in another order, so boards are
//! merged. Where there are more boards than can be followed, each further sowing goes on from the
//! most promising ones only: a beam search, Reddy, "Speech understanding systems", 1977, and
//! Bisiani in the "Encyclopedia of Artificial Intelligence", 1987.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use super::compact::{Compact, Ended, Ways};
use super::eval::within_turn;

/// Sowings after which `spend` is told at the latest, so that a search can be stopped at once.
const SPENT_EVERY: u64 = 1 << 14;
/// No board before this one.
const ROOT: u32 = u32::MAX;

/// A board in the middle of a turn, and how it was reached.
#[derive(Clone, Copy)]
struct Step {
    board: Compact,
    before: u32,
    pit: u8,
}

/// The end of a turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct End {
    /// The board as the side sees it that is to move next.
    pub board: Compact,
    /// How good it looks for the side whose turn it was.
    pub promise: i16,
    /// Whether it is still the same side's turn: further sowings were not seen.
    pub still_on: bool,
    before: u32,
    pit: u8,
}

/// How far the turns of a board are followed.
#[derive(Clone, Copy)]
pub(crate) struct Beam {
    /// The most boards that are followed after each sowing.
    pub width: usize,
    /// The most sowings of a turn that are seen.
    pub sowings: usize,
}

/// The turns of one board; kept and used again to save the memory.
#[derive(Default)]
pub(crate) struct Turns {
    steps: Vec<Step>,
    layer: Vec<(i32, u32)>,
    next: Vec<(i32, u32)>,
    seen: HashSet<(u64, u64), BuildHasherDefault<Mixer>>,
    /// The ends, the most promising first once they are [sorted](Turns::keep_best).
    pub ends: Vec<End>,
    /// Whether no board was left out.
    pub complete: bool,
}

impl Turns {
    /// Finds the turns of `board`. `promise` says how good a board is for the side to move;
    /// `spend` is told the number of sowings again and again.
    ///
    /// # Errors
    /// The error of `spend`, at which the search for turns ends.
    pub fn find<E>(
        &mut self,
        ways: &Ways,
        board: Compact,
        beam: Beam,
        promise: impl Fn(Compact) -> i16,
        mut spend: impl FnMut(u64) -> Result<(), E>,
    ) -> Result<(), E> {
        self.steps.clear();
        self.ends.clear();
        self.seen.clear();
        self.layer.clear();
        self.complete = true;
        self.steps.push(Step { board, before: ROOT, pit: 0 });
        self.layer.push((0, 0));
        for _ in 0..beam.sowings {
            if self.layer.is_empty() {
                break;
            }
            self.next.clear();
            let mut sown = 0;
            for index in 0..self.layer.len() {
                sown += self.sow_all(ways, self.layer[index].1, &promise);
                if sown >= SPENT_EVERY {
                    spend(std::mem::take(&mut sown))?;
                }
            }
            std::mem::swap(&mut self.layer, &mut self.next);
            self.narrow(beam.width);
            spend(sown)?;
        }
        for &(_, step) in &self.layer {
            let Step { board, before, pit } = self.steps[step as usize];
            self.ends.push(End { board, promise: promise(board), still_on: true, before, pit });
        }
        self.complete &= self.layer.is_empty();
        Ok(())
    }

    /// Keeps the most promising boards of the layer.
    fn narrow(&mut self, width: usize) {
        if self.layer.len() > width {
            self.complete = false;
            let order = |&(rank, step): &(i32, u32)| (Reverse(rank), step);
            self.layer.select_nth_unstable_by_key(width - 1, order);
            self.layer.truncate(width);
            self.layer.sort_unstable_by_key(order);
        }
    }

    /// Sows every pit of the board of a step; how many there were.
    fn sow_all(&mut self, ways: &Ways, before: u32, promise: &impl Fn(Compact) -> i16) -> u64 {
        let board = self.steps[before as usize].board;
        let mut sown = 0;
        for pit in board.pits() {
            let (after, ended) = ways.sow(board, pit);
            sown += 1;
            if !self.seen.insert((after.mine, after.theirs)) {
                continue;
            }
            if ended == Ended::Again && !after.is_over() {
                let step = self.steps.len() as u32;
                self.steps.push(Step { board: after, before, pit });
                self.next.push((within_turn(after), step));
            } else {
                let board = if ended == Ended::Again { after.passed() } else { after };
                self.ends.push(End { board, promise: -promise(board), still_on: false, before, pit });
            }
        }
        sown
    }

    /// Sorts the ends, and keeps the `count` most promising ones.
    pub fn keep_best(&mut self, count: usize) {
        let order = |end: &End| (Reverse(end.promise), end.board.mine, end.board.theirs);
        if self.ends.len() > count {
            self.complete = false;
            if count > 0 {
                self.ends.select_nth_unstable_by_key(count - 1, order);
            }
            self.ends.truncate(count);
        }
        self.ends.sort_unstable_by_key(order);
    }

    /// The pits of the turn that leads to `end`, in order.
    pub fn path(&self, end: &End) -> Vec<u8> {
        let mut path = vec![end.pit];
        let mut at = end.before;
        while let Some(step) = self.steps.get(at as usize).filter(|step| step.before != ROOT) {
            path.push(step.pit);
            at = step.before;
        }
        path.reverse();
        path
    }
}

/// Mixes the two words of a board by multiplying; much quicker than the standard hasher, which
/// guards against an opponent who picks the keys.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u64(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word) * 0x9e37_79b9_7f4a_7c15_u128;
        self.0 = (product as u64 ^ (product >> 64) as u64).rotate_left(23);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests;
