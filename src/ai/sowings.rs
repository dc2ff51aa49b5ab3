//! Alpha-beta with one sowing a ply, for rules without relay.
//!
//! There a turn is short, so that a plain search sees many turns ahead. It is a principal
//! variation search, deepened step by step: Marsland and Campbell, "Parallel search of strongly
//! ordered game trees", 1982, <https://doi.org/10.1145/356893.356895>.
//!
//! Scores are gains, as in [`super::endgame`]: what the stores hold already does not matter, so
//! the transposition table serves boards that differ in the stores alone. A score is *proved* if
//! no estimate went into it.

mod entry;

use std::sync::atomic::Ordering;
use std::time::Instant;

use self::entry::{Bound, Entry, PROVED};
use super::compact::{Compact, Ended};
use super::endgame::GivenUp;
use super::eval::{Estimate, SEED};
use super::limits::Stop;
use super::search::Shared;
use super::table::Key;
use crate::game::StoreEnd;

/// The most pits a side may have, as an array's length.
const MOST: usize = 7;
/// A bound beyond every gain.
pub(crate) const INFINITE: i16 = i16::MAX;
/// Tells the keys of this search from others in the same table.
const SALT: u64 = 0x94d0_49bb_1331_11eb;
/// The most sowings that can be looked ahead.
pub(crate) const DEEPEST: u32 = PROVED as u32 - 1;
/// How often, in positions, the limits are checked.
const CHECK_EVERY: u64 = 1 << 10;

/// A score for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Score {
    /// The gain, in sixteenths of a seed.
    pub gain: i16,
    /// Whether the gain, or the bound that it is, does not rest on an estimate.
    pub proved: bool,
}

/// A sowing and where it leads.
#[derive(Clone, Copy)]
struct Child {
    board: Compact,
    pit: u8,
    ended: Ended,
    /// What the sowing gains at once, in sixteenths.
    gain: i16,
    rank: i32,
}

/// The part of what all may spend that a search may spend.
#[derive(Clone, Copy)]
pub(crate) struct Part<'a> {
    /// Stops this search, but not all that share with it.
    pub stop: &'a Stop,
    /// When the search gives up.
    pub deadline: Option<Instant>,
    /// Nodes of all searches together at which it gives up.
    pub nodes: u64,
}

impl<'a> Part<'a> {
    /// Everything.
    pub const fn whole(stop: &'a Stop) -> Self {
        Self { stop, deadline: None, nodes: u64::MAX }
    }
}

/// The search of one thread.
pub(crate) struct Sowings<'a> {
    shared: &'a Shared<'a>,
    part: Part<'a>,
    estimate: Estimate,
    turn_matters: bool,
    /// Whether [`Compact::chain`] holds.
    chains: bool,
    /// Positions since the limits were checked.
    uncounted: u64,
    /// The best line of the root so far in this iteration.
    pub best: Option<(Score, Vec<u8>)>,
}

impl<'a> Sowings<'a> {
    pub fn new(shared: &'a Shared<'a>, part: Part<'a>) -> Self {
        let rules = shared.ways.rules();
        Self {
            shared,
            part,
            estimate: Estimate::new(rules),
            turn_matters: !shared.ways.are_symmetric(),
            chains: rules.store_end == StoreEnd::Again && !shared.ways.have_widows(),
            uncounted: 0,
            best: None,
        }
    }

    /// The score of a board at this depth, and the rest of the turn of the side to move.
    ///
    /// # Errors
    /// If the search was stopped or ran out of what it may spend.
    pub fn line(&mut self, board: Compact, depth: u32) -> Result<(Score, Vec<u8>), GivenUp> {
        self.best = None;
        let found = self.turn(board, depth as i32, -INFINITE, INFINITE, true);
        // What was found stands even if it took the last of what may be spent.
        let _ = self.shared.spend(std::mem::take(&mut self.uncounted));
        found
    }

    /// As [`Sowings::value`] with an open window, and with the turn. All boards in it belong to the
    /// same side, so there are few of them.
    fn turn(
        &mut self,
        board: Compact,
        depth: i32,
        mut alpha: i16,
        beta: i16,
        root: bool,
    ) -> Result<(Score, Vec<u8>), GivenUp> {
        if let Some(score) = settled(board) {
            return Ok((score, Vec::new()));
        }
        let key = self.key(board);
        let first = self.known(key).map_or(0, |entry| entry.pit);
        let (mut children, count) = self.children(board, first);
        let mut best = (Score { gain: -INFINITE, proved: true }, Vec::new());
        let mut all_proved = true;
        for at in 0..count {
            let child = take_best(&mut children, at, count);
            let narrow = at > 0 && alpha > -INFINITE;
            if narrow {
                let score = self.sown(&child, depth, alpha, alpha + 1)?;
                all_proved &= score.proved;
                if score.gain <= alpha {
                    continue;
                }
            }
            let (score, rest) = if child.ended == Ended::Again {
                let (rest, path) = self.turn(
                    child.board,
                    depth - 1,
                    less(alpha, child.gain),
                    less(beta, child.gain),
                    false,
                )?;
                (Score { gain: child.gain + rest.gain, ..rest }, path)
            } else {
                (self.sown(&child, depth, alpha, beta)?, Vec::new())
            };
            all_proved &= score.proved;
            if score.gain > best.0.gain {
                let mut turn = vec![child.pit];
                turn.extend(rest);
                best = (score, turn);
                if root {
                    self.best = Some(best.clone());
                }
            }
            alpha = alpha.max(score.gain);
            if alpha >= beta {
                break;
            }
        }
        let (score, turn) = best;
        let score = Score { gain: score.gain, proved: all_proved };
        if let Some(&pit) = turn.first() {
            self.keep(key, Entry { gain: score.gain, bound: Bound::AtMost, depth: 0, pit });
        }
        Ok((score, turn))
    }

    /// The score of a sowing.
    #[inline]
    fn sown(&mut self, child: &Child, depth: i32, alpha: i16, beta: i16) -> Result<Score, GivenUp> {
        let (alpha, beta) = (less(alpha, child.gain), less(beta, child.gain));
        Ok(match child.ended {
            Ended::Again => {
                let rest = self.value(child.board, depth - 1, alpha, beta)?;
                Score { gain: child.gain + rest.gain, ..rest }
            }
            Ended::Passed => {
                let rest = self.value(child.board, depth - 1, -beta, -alpha)?;
                Score { gain: child.gain - rest.gain, ..rest }
            }
        })
    }

    /// The score of a board within a window: a bound where it lies outside.
    fn value(&mut self, board: Compact, depth: i32, mut alpha: i16, beta: i16) -> Result<Score, GivenUp> {
        if let Some(score) = settled(board) {
            return Ok(score);
        }
        let (low, high) = self.bounds(board);
        if low >= beta || low == high {
            return Ok(Score { gain: low, proved: true });
        }
        if high <= alpha {
            return Ok(Score { gain: high, proved: true });
        }
        if depth <= 0 {
            return Ok(self.leaf(board));
        }
        self.count()?;
        if depth == 1 {
            return Ok(self.frontier(board, beta));
        }
        let key = self.key(board);
        let mut first = 0;
        if let Some(entry) = self.known(key) {
            first = entry.pit;
            let settles = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => entry.gain >= beta,
                Bound::AtMost => entry.gain <= alpha,
            };
            if settles && entry.depth >= depth {
                return Ok(Score { gain: entry.gain, proved: entry.depth == PROVED });
            }
        }
        let (mut children, count) = self.children(board, first);
        if depth > 2 {
            for child in &children[..count] {
                self.shared.table.touch(self.key(child.board));
            }
        }
        let before = alpha;
        let (mut best, mut best_pit) = (Score { gain: -INFINITE, proved: true }, 0);
        let mut all_proved = true;
        for at in 0..count {
            let child = take_best(&mut children, at, count);
            let mut score = if at == 0 {
                self.sown(&child, depth, alpha, beta)?
            } else {
                self.sown(&child, depth, alpha, alpha + 1)?
            };
            if at > 0 && score.gain > alpha && score.gain < beta {
                score = self.sown(&child, depth, alpha, beta)?;
            }
            all_proved &= score.proved;
            if score.gain > best.gain {
                (best, best_pit) = (score, child.pit);
            }
            alpha = alpha.max(score.gain);
            if alpha >= beta {
                break;
            }
        }
        let (bound, proved) = if best.gain >= beta {
            (Bound::AtLeast, best.proved)
        } else if best.gain <= before {
            (Bound::AtMost, all_proved)
        } else {
            (Bound::Exact, all_proved)
        };
        let depth = if proved { PROVED } else { depth.min(PROVED - 1) };
        self.keep(key, Entry { gain: best.gain, bound, depth, pit: best_pit });
        Ok(Score { gain: best.gain, proved })
    }

    /// Bounds on the gain: at the worst everything but a chain goes to the other side.
    #[inline(always)]
    fn bounds(&self, board: Compact) -> (i16, i16) {
        let left = board.in_play();
        let chain = if self.chains { board.chain() } else { 0 };
        (SEED * (2 * chain - left), SEED * left)
    }

    /// The estimated score of a board.
    #[inline(always)]
    fn leaf(&self, board: Compact) -> Score {
        let (low, high) = self.bounds(board);
        Score { gain: self.estimate.unbounded(board).clamp(low, high), proved: false }
    }

    /// The best of the sowings of a board by what each leads to at once.
    fn frontier(&mut self, board: Compact, beta: i16) -> Score {
        let mut best = Score { gain: -INFINITE, proved: true };
        let mut all_proved = true;
        for pit in board.pits() {
            self.uncounted += 1;
            let (after, ended) = self.shared.ways.sow(board, pit);
            let rest = settled(after).unwrap_or_else(|| self.leaf(after));
            let gain = match ended {
                Ended::Again => SEED * (after.lead() - board.lead()) + rest.gain,
                Ended::Passed => SEED * (-after.lead() - board.lead()) - rest.gain,
            };
            all_proved &= rest.proved;
            if gain > best.gain {
                best = Score { gain, proved: rest.proved };
            }
            if gain >= beta {
                return best;
            }
        }
        Score { gain: best.gain, proved: all_proved }
    }

    /// Every sowing.
    #[inline]
    fn children(&mut self, board: Compact, first: u8) -> ([Child; MOST], usize) {
        let mut children = [Child { board, pit: 0, ended: Ended::Passed, gain: 0, rank: 0 }; MOST];
        let mut count = 0;
        for pit in board.pits() {
            let (after, ended) = self.shared.ways.sow(board, pit);
            let lead = if ended == Ended::Again { after.lead() } else { -after.lead() };
            let gain = SEED * (lead - board.lead());
            let mut child = Child { board: after, pit, ended, gain, rank: 0 };
            child.rank = self.rank(&child, first);
            children[count] = child;
            count += 1;
        }
        self.uncounted += count as u64;
        (children, count)
    }

    #[inline(always)]
    fn rank(&self, child: &Child, first: u8) -> i32 {
        if child.pit == first {
            return i32::MAX;
        }
        let further = self.estimate.unbounded(child.board);
        match child.ended {
            Ended::Again => i32::from(child.gain) + i32::from(further) + AGAIN,
            Ended::Passed => i32::from(child.gain) - i32::from(further),
        }
    }

    /// Checks the limits now and then.
    #[inline]
    fn count(&mut self) -> Result<(), GivenUp> {
        if self.uncounted >= CHECK_EVERY {
            self.shared.spend(std::mem::take(&mut self.uncounted))?;
            let late = self.part.deadline.is_some_and(|deadline| Instant::now() >= deadline);
            let spent = self.shared.nodes.load(Ordering::Relaxed);
            if late || spent >= self.part.nodes || self.part.stop.is_stopped() {
                return Err(GivenUp);
            }
        }
        Ok(())
    }

    fn key(&self, board: Compact) -> Key {
        self.shared.table.key(board, self.turn_matters, SALT)
    }

    fn known(&self, key: Key) -> Option<Entry> {
        self.shared.table.get(key).map(Entry::unpack)
    }

    fn keep(&self, key: Key, entry: Entry) {
        self.shared.table.put(key, entry.pack());
    }
}

/// What another sowing is worth where sowings are ordered, in sixteenths.
const AGAIN: i32 = 32;
/// The score of a round that is over.
#[inline(always)]
fn settled(board: Compact) -> Option<Score> {
    let gain = SEED * (board.row() - board.other_row());
    board.is_over().then_some(Score { gain, proved: true })
}

/// A bound less what was gained; beyond every gain it stays so.
#[inline(always)]
const fn less(bound: i16, gain: i16) -> i16 {
    if bound == INFINITE || bound == -INFINITE { bound } else { bound - gain }
}

/// Moves the most promising of the children from `at` on to there.
#[inline(always)]
fn take_best(children: &mut [Child; MOST], at: usize, count: usize) -> Child {
    let mut best = at;
    for other in at + 1..count {
        if children[other].rank > children[best].rank {
            best = other;
        }
    }
    children.swap(at, best);
    children[at]
}

#[cfg(test)]
mod tests;
