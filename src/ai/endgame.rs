//! Exact play when few seeds are left, and the last plies of [`super::proof`].
//!
//! Once seeds are in a store they stay there, so what a position is worth from here on depends on
//! the rows alone: the *gain*, the seeds that the side to move will still get less those of the
//! other side. With `n` seeds in play it lies between `-n` and `n`, and is odd or even as `n` is.
//!
//! The search asks one question, whether the gain reaches a number, and narrows the answer down
//! question by question: Plaat, Schaeffer, Pijls and de Bruin, "Best-first fixed-depth minimax
//! algorithms", 1996, <https://doi.org/10.1016/0004-3702(95)00126-3>. What bounds every answer,
//! the stores' difference and the seeds left, and looking up all replies first are from Irving,
//! Donkers and Uiterwijk, "Solving Kalah", ICGA Journal 23 (3), 2000.

mod child;
mod order;

use std::time::Instant;

pub(super) use self::child::Child;
use self::order::Order;
use super::compact::{Compact, Ended, Ways};
use super::endgame_table::EndgameTable;
use super::limits::Stop;
use super::table::{Key, Stored, Table, effort};
use crate::game::StoreEnd;

/// The most pits a side may have, as an array's length.
pub(super) const MOST: usize = 7;
/// How often, in positions, the budget and the flag are looked at.
const CHECK_EVERY: u64 = 1 << 12;

/// A search that was stopped or ran out of its budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GivenUp;

/// A search for exact gains.
pub(crate) struct Endgame<'a> {
    ways: &'a Ways,
    table: &'a Table,
    /// A table of the last endings, if there is one.
    pub endings: Option<&'a EndgameTable>,
    stop: &'a Stop,
    order: &'static Order,
    turn_matters: bool,
    /// Whether [`Compact::chain`] holds.
    chains: bool,
    /// Positions looked at: every sowing that was carried out.
    pub nodes: u64,
    check_at: u64,
    /// Nodes at which the search gives up.
    pub budget: u64,
    /// When the search gives up.
    pub deadline: Option<Instant>,
}

/// What is proved about a gain: it lies between these two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Bounds {
    low: i16,
    high: i16,
    /// The pit to try first; 0 if none is known.
    pit: u8,
}

/// Takes the most promising child out of those that are left.
fn take_best(children: &mut [Option<Child>]) -> Option<Child> {
    children.iter_mut().max_by_key(|child| child.map(|child| child.rank))?.take()
}

impl<'a> Endgame<'a> {
    pub fn new(ways: &'a Ways, table: &'a Table, stop: &'a Stop) -> Self {
        let turn_matters = !ways.are_symmetric();
        let order = Order::new(ways.rules());
        let chains = ways.rules().store_end == StoreEnd::Again && !ways.have_widows();
        Self {
            ways,
            table,
            endings: None,
            stop,
            order,
            turn_matters,
            chains,
            nodes: 0,
            check_at: 0,
            budget: u64::MAX,
            deadline: None,
        }
    }

    /// The exact gain of the side to move.
    ///
    /// # Errors
    /// If the search was stopped or ran out of its budget.
    pub fn gain(&mut self, board: Compact, guess: i16) -> Result<i16, GivenUp> {
        let left = board.in_play();
        let (mut low, mut high) = (-left, left);
        let mut target = guess.clamp(low, high);
        while low < high {
            let gain = self.reaches(board, target)?;
            if gain >= target {
                low = gain;
                target = gain + 2;
            } else {
                high = gain;
                target = gain;
            }
        }
        Ok(low)
    }

    /// A turn that brings this gain, which must be the exact one.
    ///
    /// # Errors
    /// As for [`Endgame::gain`].
    pub fn turn(&mut self, board: Compact, gain: i16) -> Result<Vec<u8>, GivenUp> {
        let (mut now, mut rest, mut turn) = (board, gain, Vec::new());
        while now.turn == board.turn && !now.is_over() {
            let (_, pit) = self.expand(now, rest, 0)?;
            let (after, ended) = self.ways.sow(now, pit);
            rest -= after.lead() - now.lead();
            turn.push(pit);
            if ended == Ended::Passed {
                break;
            }
            now = after;
        }
        Ok(turn)
    }

    /// Whether the gain reaches `target`: at least that much of it if it does, at most that much
    /// if not.
    pub fn reaches(&mut self, board: Compact, target: i16) -> Result<i16, GivenUp> {
        if board.is_over() {
            return Ok(board.row() - board.other_row());
        }
        let left = board.in_play();
        let target = target + ((target ^ left) & 1);
        if target > left {
            return Ok(left);
        }
        if target <= -left {
            return Ok(-left);
        }
        self.check()?;
        if let Some(endings) = self.endings
            && left <= endings.seeds()
        {
            return Ok(endings.gain(board));
        }
        let key = self.table.key(board, self.turn_matters, 0);
        let mut known = self.known(key, left);
        if known.low >= target {
            return Ok(known.low);
        }
        if known.high < target {
            return Ok(known.high);
        }
        let before = self.nodes;
        let (gain, pit) = self.expand(board, target, known.pit)?;
        if gain >= target {
            known.low = gain;
        } else {
            known.high = gain;
        }
        known.pit = pit;
        self.keep(key, left, known, self.nodes - before);
        Ok(gain)
    }

    /// Looks now and then at what may be spent.
    pub fn check(&mut self) -> Result<(), GivenUp> {
        if self.nodes < self.check_at {
            return Ok(());
        }
        self.check_at = self.nodes + CHECK_EVERY;
        let late = self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if late || self.stop.is_stopped() || self.nodes >= self.budget { Err(GivenUp) } else { Ok(()) }
    }

    /// Searches the sowings of `board`, and says which one reached the target.
    fn expand(&mut self, board: Compact, target: i16, first: u8) -> Result<(i16, u8), GivenUp> {
        let mut children = [None; MOST];
        let mut count = 0;
        let mut best = (-i16::MAX, 0);
        for pit in board.pits() {
            let mut child = self.child(board, pit);
            let (low, high) = child.bounds(self.at_once(&child));
            if low >= target {
                return Ok((low, pit));
            }
            if high < target {
                best = best.max((high, pit));
                continue;
            }
            child.key = self.table.key(child.board, self.turn_matters, 0);
            children[count] = Some(child);
            count += 1;
        }
        // All replies are looked up. Touched one after the other, their cache misses overlap.
        for child in children[..count].iter().flatten() {
            self.table.touch(child.key);
        }
        for slot in &mut children[..count] {
            let Some(child) = slot else {
                continue;
            };
            let Bounds { low, high, .. } = self.known(child.key, child.left);
            let (low, high) = child.bounds((low, high));
            if low >= target {
                return Ok((low, child.pit));
            }
            if high < target {
                best = best.max((high, child.pit));
                *slot = None;
            } else {
                child.rank = self.order.rank(child, child.pit == first);
            }
        }
        // Nearly always the first one is good enough, so they are not sorted but picked.
        while let Some(child) = take_best(&mut children[..count]) {
            let value = match child.ended {
                Ended::Again => child.gain + self.reaches(child.board, target - child.gain)?,
                Ended::Passed => child.gain - self.reaches(child.board, child.gain - target + 1)?,
            };
            best = best.max((value, child.pit));
            if value >= target {
                break;
            }
        }
        Ok(best)
    }

    /// Sows `pit`.
    #[inline(always)]
    pub fn child(&mut self, before: Compact, pit: u8) -> Child {
        let (board, ended) = self.ways.sow(before, pit);
        self.nodes += 1;
        let lead = if ended == Ended::Again { board.lead() } else { -board.lead() };
        Child {
            board,
            ended,
            pit,
            gain: lead - before.lead(),
            left: board.in_play(),
            key: Key::default(),
            rank: 0,
        }
    }

    /// Between what the further gain after a sowing lies, told without a look at the table: at
    /// the worst everything but a chain goes to the other side.
    #[inline(always)]
    pub fn at_once(&self, child: &Child) -> (i16, i16) {
        let gain = if child.board.is_over() {
            child.board.row() - child.board.other_row()
        } else if let Some(endings) = self.endings
            && child.left <= endings.seeds()
        {
            endings.gain(child.board)
        } else {
            let chain = if self.chains { child.board.chain() } else { 0 };
            return (2 * chain - child.left, child.left);
        };
        (gain, gain)
    }

    #[inline(always)]
    fn known(&self, key: Key, left: i16) -> Bounds {
        let Some(Stored { data, .. }) = self.table.get(key) else {
            return Bounds { low: -left, high: left, pit: 0 };
        };
        let field = |shift: u32| i16::from((data >> shift) as u8);
        Bounds { low: 2 * field(3) - left, high: left - 2 * field(11), pit: (data & 7) as u8 }
    }

    fn keep(&self, key: Key, left: i16, bounds: Bounds, nodes: u64) {
        let low = u32::from((bounds.low + left) as u16 / 2);
        let high = u32::from((left - bounds.high) as u16 / 2);
        let data = u32::from(bounds.pit) | low << 3 | high << 11;
        self.table.put(key, Stored { data, effort: effort(nodes) });
    }
}

#[cfg(test)]
mod tests;
