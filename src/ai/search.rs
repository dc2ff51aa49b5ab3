//! Negamax over whole turns: alpha-beta with null windows around the principal variation.
//!
//! A ply is a whole turn. At each board the turns are found by [`super::turn`], the most promising
//! ones are followed, and where few seeds are left the value is exact. See Marsland and Campbell,
//! "Parallel search of strongly ordered game trees", 1982, <https://doi.org/10.1145/356893.356895>.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use super::compact::{Compact, Ended, Ways};
use super::endgame::{Endgame, GivenUp};
use super::eval::{Estimate, SEED};
use super::limits::{Limits, Stop};
use super::proof::Tables;
use super::table::{Key, Stored, Table, effort};
use super::turn::{Beam, End, Turns};
use super::utility::Utility;

/// Positions that a proof may look at where nothing but the depth is limited, or nothing at all: about
/// a second, for a search that is to go on is to tell something soon.
const UNASKED_PROOF: u64 = 5_000_000;
/// A bound beyond every score.
pub(crate) const INFINITE: i16 = i16::MAX;
/// Entries of this search are told from those of exact endings by this bit.
const OURS: u32 = 1 << 19;
const SCORE_SHIFT: u32 = 5;
const SCORE_BIAS: i16 = 1 << 13;

/// How widely and how deeply an iteration looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    /// Turns looked ahead.
    pub depth: u32,
    /// Boards that a turn is followed from after each sowing, at the root.
    pub width: usize,
    /// Sowings of one turn that are seen.
    pub sowings: usize,
    /// With at most so many seeds in play the value is made exact.
    pub exact: i16,
}

impl Plan {
    /// The width at so many plies from the root: a quarter of that of the ply before.
    pub fn width_at(&self, ply: usize) -> usize {
        (self.width >> (2 * ply)).max(4)
    }

    /// How many of the turns that were found are searched on.
    pub fn count_at(&self, ply: usize) -> usize {
        (self.width_at(ply) / 2).clamp(4, 256)
    }
}

/// What all the threads of a search share.
pub(crate) struct Shared<'a> {
    pub ways: &'a Ways,
    pub table: &'a Table,
    pub utility: &'a Utility,
    pub stop: &'a Stop,
    pub limits: Limits,
    pub began: Instant,
    pub nodes: AtomicU64,
}

impl Shared<'_> {
    /// Counts positions, and says whether there is nothing left to spend.
    pub fn spend(&self, nodes: u64) -> Result<(), GivenUp> {
        let spent = self.nodes.fetch_add(nodes, Ordering::Relaxed) + nodes;
        let late = self.limits.time.is_some_and(|time| self.began.elapsed() >= time);
        let over = self.limits.nodes.is_some_and(|most| spent >= most);
        if late || over || self.stop.is_stopped() { Err(GivenUp) } else { Ok(()) }
    }

    /// Tables for proofs about `board`, as large as the one of this search.
    pub fn proof_tables(&self, board: Compact) -> Tables {
        Tables::new(self.ways, board, self.table.bytes() >> 20)
    }

    /// Positions that a proof may look at: half of those that are left, so that there is time for an
    /// estimate if it fails.
    pub fn proof_nodes(&self) -> u64 {
        let unlimited = self.limits.time.is_none() && self.limits.nodes.is_none();
        if unlimited { UNASKED_PROOF } else { self.left() / 2 }
    }

    /// Positions that may still be looked at.
    pub fn left(&self) -> u64 {
        let most = self.limits.nodes.unwrap_or(u64::MAX);
        most.saturating_sub(self.nodes.load(Ordering::Relaxed))
    }
}

/// The search of one thread.
pub(crate) struct Search<'a> {
    shared: &'a Shared<'a>,
    /// Stops this search, but not all that share with it.
    stop: &'a Stop,
    estimate: Estimate,
    turn_matters: bool,
    /// A store of turns for each ply.
    turns: Vec<Turns>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

impl<'a> Search<'a> {
    pub fn new(shared: &'a Shared<'a>, stop: &'a Stop) -> Self {
        let estimate = Estimate::new(shared.ways.rules());
        let turn_matters = !shared.ways.are_symmetric();
        Self { shared, stop, estimate, turn_matters, turns: Vec::new() }
    }

    /// The turns of `board`, the most promising first, looked for by so many threads.
    pub fn find(
        &mut self,
        board: Compact,
        plan: &Plan,
        ply: usize,
        threads: usize,
    ) -> Result<Turns, GivenUp> {
        let mut turns = self.turns.pop().unwrap_or_default();
        let (shared, stop, estimate) = (self.shared, self.stop, &self.estimate);
        let beam =
            Beam { width: plan.width_at(ply), sowings: plan.sowings, ends: plan.count_at(ply), threads };
        turns.find(
            shared.ways,
            board,
            &beam,
            |board| estimate.margin(board),
            |sown| {
                shared.spend(sown)?;
                if stop.is_stopped() { Err(GivenUp) } else { Ok(()) }
            },
        )?;
        Ok(turns)
    }

    /// Gives the memory of turns back.
    pub fn give_back(&mut self, turns: Turns) {
        self.turns.push(turns);
    }

    /// The value of a turn for the side that took it, from the board it ended in.
    pub fn after(
        &mut self,
        end: &End,
        plan: &Plan,
        ply: usize,
        alpha: i16,
        beta: i16,
    ) -> Result<i16, GivenUp> {
        if end.still_on {
            let margin = self.estimate.margin(end.board);
            return Ok(self.shared.utility.estimated(margin, end.board.in_play()));
        }
        Ok(-self.value(end.board, plan, ply + 1, -beta, -alpha)?)
    }

    /// The value of a board for the side whose sowing led to it, and how that side's turn goes
    /// on if it does.
    pub fn line(&mut self, board: Compact, plan: &Plan, ended: Ended) -> Result<(i16, Vec<u8>), GivenUp> {
        if ended == Ended::Passed || board.is_over() {
            let value = self.value(board, plan, 1, -INFINITE, INFINITE)?;
            return Ok((if ended == Ended::Passed { -value } else { value }, Vec::new()));
        }
        let turns = self.find(board, plan, 0, 1)?;
        let (value, at) = self.best(&turns, plan, 0, -INFINITE, INFINITE)?;
        let path = turns.path(&turns.ends[at]);
        self.give_back(turns);
        Ok((value, path))
    }

    /// The score that the side to move can reach.
    fn value(
        &mut self,
        board: Compact,
        plan: &Plan,
        ply: usize,
        alpha: i16,
        beta: i16,
    ) -> Result<i16, GivenUp> {
        let utility = self.shared.utility;
        if board.is_over() {
            return Ok(utility.exact(board.margin()));
        }
        let in_play = board.in_play();
        if in_play <= plan.exact {
            return self.exact_value(board);
        }
        let depth = plan.depth.saturating_sub(ply as u32);
        if depth == 0 {
            return Ok(utility.estimated(self.estimate.margin(board), in_play));
        }
        let key = self.key(board);
        if let Some((score, bound)) = self.known(key, depth) {
            let settles = match bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            if settles {
                return Ok(score);
            }
        }
        let before = self.shared.nodes.load(Ordering::Relaxed);
        let turns = self.find(board, plan, ply, 1)?;
        let best = self.best(&turns, plan, ply, alpha, beta);
        self.give_back(turns);
        let (best, _) = best?;
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best <= alpha {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        self.keep(key, depth, best, bound, before);
        Ok(best)
    }

    fn best(
        &mut self,
        turns: &Turns,
        plan: &Plan,
        ply: usize,
        mut alpha: i16,
        beta: i16,
    ) -> Result<(i16, usize), GivenUp> {
        let mut best = (-INFINITE, 0);
        for (at, end) in turns.ends.iter().enumerate() {
            let mut value = if at == 0 {
                self.after(end, plan, ply, alpha, beta)?
            } else {
                self.after(end, plan, ply, alpha, alpha + 1)?
            };
            if at > 0 && value > alpha && value < beta {
                value = self.after(end, plan, ply, alpha, beta)?;
            }
            if value > best.0 {
                best = (value, at);
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }

    fn exact_value(&mut self, board: Compact) -> Result<i16, GivenUp> {
        let shared = self.shared;
        let mut endgame = Endgame::new(shared.ways, shared.table, shared.stop);
        endgame.budget = shared.left();
        let gain = endgame.gain(board, self.estimate.gain(board) / SEED);
        shared.spend(endgame.nodes)?;
        Ok(shared.utility.exact(board.lead() + gain?))
    }

    fn key(&self, board: Compact) -> Key {
        let lead = u64::from((board.lead() + SCORE_BIAS) as u16);
        self.shared.table.key(board, self.turn_matters, lead.wrapping_mul(0xbf58_476d_1ce4_e5b9))
    }

    fn known(&self, key: Key, depth: u32) -> Option<(i16, Bound)> {
        let Stored { data, .. } = self.shared.table.get(key)?;
        let bound = match data & 3 {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            _ => Bound::AtMost,
        };
        let score = (data >> SCORE_SHIFT & 0x3fff) as i16 - SCORE_BIAS;
        (data & OURS != 0 && data >> 2 & 7 == depth.min(7)).then_some((score, bound))
    }

    fn keep(&self, key: Key, depth: u32, score: i16, bound: Bound, before: u64) {
        let bound = match bound {
            Bound::Exact => 1,
            Bound::AtLeast => 2,
            Bound::AtMost => 3,
        };
        let score = (score.clamp(1 - SCORE_BIAS, SCORE_BIAS - 1) + SCORE_BIAS) as u32;
        let data = OURS | score << SCORE_SHIFT | depth.min(7) << 2 | bound;
        let nodes = self.shared.nodes.load(Ordering::Relaxed) - before;
        self.shared.table.put(key, Stored { data, effort: effort(nodes) });
    }
}
