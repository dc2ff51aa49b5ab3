//! Whole turns: chains of sowings through the store.
//!
//! A turn is a path: every sowing into the store gives another one, and the turn is over when a
//! sowing ends anywhere else. The same board is often reached in another order, so boards are
//! merged. Where there are more boards than can be followed, each further sowing goes on from the
//! most promising ones only: a beam search, Reddy, "Speech understanding systems", 1977, and
//! Bisiani in the "Encyclopedia of Artificial Intelligence", 1987.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::compact::{Compact, Ended, Ways};
use super::endgame::GivenUp;
use super::eval::within_turn;

/// Boards that a thread takes at once; between them `spend` is told, so that a search can be stopped.
const BLOCK: usize = 1 << 10;
/// With fewer boards in a layer it is not worth sharing it out.
const SHARED_FROM: usize = 4 * BLOCK;
/// Doors to what was seen where several threads look for turns: so many that they seldom wait.
const DOORS: usize = 64;
/// Ends that are gathered beyond those that are wanted before the best are picked out.
const SPARE_ENDS: usize = 1 << 10;
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
    /// The most ends that are kept.
    pub ends: usize,
    /// Threads that look where there are many boards.
    pub threads: usize,
}

/// The turns of one board; kept and used again to save the memory.
#[derive(Default)]
pub(crate) struct Turns {
    /// Every board that was followed, those after the same number of sowings together.
    steps: Vec<Step>,
    /// The boards after the next sowing, as marks: how promising each is, and where it lies.
    marks: Vec<u64>,
    /// What each thread found.
    found: Vec<Found>,
    seen: Seen,
    /// The ends, the most promising first.
    pub ends: Vec<End>,
    /// Sowings up to which every turn was followed: all that there are, if no board was left out.
    pub whole: usize,
    /// Whether no board was left out.
    pub complete: bool,
}

impl Turns {
    /// Finds the turns of `board`. `promise` says how good a board is for the side to move;
    /// `spend` is told the number of sowings again and again.
    ///
    /// # Errors
    /// If `spend` gives up. What was found until then stands.
    pub fn find(
        &mut self,
        ways: &Ways,
        board: Compact,
        beam: &Beam,
        promise: impl Fn(Compact) -> i16 + Sync,
        spend: impl Fn(u64) -> Result<(), GivenUp> + Sync,
    ) -> Result<(), GivenUp> {
        let threads = beam.threads.max(1);
        self.steps.clear();
        self.steps.push(Step { board, before: ROOT, pit: 0 });
        self.found.resize_with(threads, Found::default);
        self.found.iter_mut().for_each(Found::clear);
        self.seen.clear(if threads > 1 { DOORS } else { 1 });
        self.ends.clear();
        (self.whole, self.complete) = (0, true);
        let mut layer = 0..1;
        let mut outcome = Ok(());
        for sowings in 1..=beam.sowings {
            outcome = self.sow(ways, &layer, beam, &promise, &spend);
            if outcome.is_err() || layer.is_empty() {
                break;
            }
            if self.complete {
                self.whole = sowings;
            }
            layer = self.narrow(beam.width);
        }
        self.complete &= layer.is_empty() && outcome.is_ok();
        for &Step { board, before, pit } in &self.steps[layer] {
            let end = End { board, promise: promise(board), still_on: true, before, pit };
            self.found[0].offer(end, beam.ends);
        }
        self.found.iter_mut().for_each(|found| self.ends.append(&mut found.ends));
        keep_best(&mut self.ends, beam.ends);
        outcome
    }

    /// Sows every pit of the boards of a layer.
    fn sow(
        &mut self,
        ways: &Ways,
        layer: &Range<usize>,
        beam: &Beam,
        promise: &(impl Fn(Compact) -> i16 + Sync),
        spend: &(impl Fn(u64) -> Result<(), GivenUp> + Sync),
    ) -> Result<(), GivenUp> {
        let next = AtomicUsize::new(layer.start);
        let boards = &self.steps[..layer.end];
        let take = || {
            let from = next.fetch_add(BLOCK, Ordering::Relaxed);
            (from < boards.len()).then(|| from..boards.len().min(from + BLOCK))
        };
        let work = |found: &mut Found, is_new: &mut dyn FnMut(Compact) -> bool| {
            while let Some(block) = take() {
                let sown = block.map(|at| found.sow(ways, boards, at, beam.ends, promise, is_new)).sum();
                spend(sown)?;
            }
            Ok(())
        };
        if beam.threads <= 1 || layer.len() < SHARED_FROM {
            let seen = &mut self.seen;
            return work(&mut self.found[0], &mut |board| seen.add(board));
        }
        let seen = &self.seen;
        std::thread::scope(|scope| {
            let join = |found| scope.spawn(|| work(found, &mut |board| seen.add_shared(board)));
            let threads: Vec<_> = self.found.iter_mut().map(join).collect();
            threads.into_iter().try_for_each(|thread| thread.join().unwrap_or(Err(GivenUp)))
        })
    }

    /// Makes the most promising boards that were found the next layer.
    fn narrow(&mut self, width: usize) -> Range<usize> {
        let start = self.steps.len();
        self.found.iter_mut().for_each(|found| self.steps.append(&mut found.fresh));
        let fresh = &mut self.steps[start..];
        if fresh.len() > width {
            self.complete = false;
            self.marks.clear();
            self.marks.extend(fresh.iter().enumerate().map(mark));
            let (_, &mut least, _) = self.marks.select_nth_unstable_by(width - 1, |a, b| b.cmp(a));
            let mut kept = 0;
            for at in 0..fresh.len() {
                if mark((at, &fresh[at])) >= least {
                    fresh[kept] = fresh[at];
                    kept += 1;
                }
            }
            self.steps.truncate(start + kept);
        }
        start..self.steps.len()
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

/// How promising a board of a layer is, and, among equals, a number that depends on the board and
/// not on when it was found; last its index, so that no two marks are the same.
fn mark((index, step): (usize, &Step)) -> u64 {
    let any = mixed(step.board) >> 43;
    (within_turn(step.board) as u64) << 53 | any << 32 | index as u64
}

/// What one thread found.
#[derive(Default)]
struct Found {
    /// Boards from which the turn goes on, in this layer.
    fresh: Vec<Step>,
    /// Ends, some of them more than once.
    ends: Vec<End>,
    /// Ends that promise less are not among the best; none if all may be.
    bar: Option<i16>,
}

impl Found {
    fn clear(&mut self) {
        self.fresh.clear();
        self.ends.clear();
        self.bar = None;
    }

    /// Sows every pit of the board of a step; how many there were.
    fn sow(
        &mut self,
        ways: &Ways,
        steps: &[Step],
        at: usize,
        ends: usize,
        promise: &impl Fn(Compact) -> i16,
        is_new: &mut dyn FnMut(Compact) -> bool,
    ) -> u64 {
        let board = steps[at].board;
        let before = at as u32;
        let mut sown = 0;
        for pit in board.pits() {
            let (after, ended) = ways.sow(board, pit);
            sown += 1;
            if ended == Ended::Passed || after.is_over() {
                let board = if ended == Ended::Again { after.passed() } else { after };
                self.offer(End { board, promise: -promise(board), still_on: false, before, pit }, ends);
            } else if is_new(after) {
                self.fresh.push(Step { board: after, before, pit });
            }
        }
        sown
    }

    /// Gathers an end if it may be among the `most` best ones.
    fn offer(&mut self, end: End, most: usize) {
        if self.bar.is_some_and(|bar| end.promise < bar) {
            return;
        }
        self.ends.push(end);
        if self.ends.len() >= most.saturating_add(SPARE_ENDS) {
            keep_best(&mut self.ends, most);
            self.bar = self.ends.get(most.saturating_sub(1)).map(|end| end.promise);
        }
    }
}

/// Keeps the `most` best ends, each once, the most promising first.
fn keep_best(ends: &mut Vec<End>, most: usize) {
    ends.sort_unstable_by_key(|end| (Reverse(end.promise), end.board.mine, end.board.theirs));
    ends.dedup_by_key(|end| (end.board.mine, end.board.theirs));
    ends.truncate(most);
}

/// A set of boards as their words.
type Boards = HashSet<(u64, u64), BuildHasherDefault<Mixer>>;

/// The boards that were reached, behind doors by their number.
#[derive(Default)]
struct Seen(Vec<Mutex<Boards>>);

impl Seen {
    /// Forgets every board; there are to be at least so many doors.
    fn clear(&mut self, doors: usize) {
        self.0.resize_with(doors.max(self.0.len()), Mutex::default);
        for boards in &mut self.0 {
            boards.get_mut().unwrap_or_else(PoisonError::into_inner).clear();
        }
    }

    fn door(&self, board: Compact) -> usize {
        // Not the bits that the sets themselves go by, which are the first and the last ones.
        (mixed(board) >> 40) as usize % self.0.len()
    }

    /// Adds a board, and says whether it is new.
    fn add(&mut self, board: Compact) -> bool {
        let door = self.door(board);
        let boards = self.0[door].get_mut().unwrap_or_else(PoisonError::into_inner);
        boards.insert((board.mine, board.theirs))
    }

    /// As [`Seen::add`], while other threads add boards too.
    fn add_shared(&self, board: Compact) -> bool {
        let mut boards = self.0[self.door(board)].lock().unwrap_or_else(PoisonError::into_inner);
        boards.insert((board.mine, board.theirs))
    }
}

/// The two words of a board, mixed by multiplying.
fn mixed(board: Compact) -> u64 {
    let mut mixer = Mixer::default();
    (board.mine, board.theirs).hash(&mut mixer);
    mixer.finish()
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
