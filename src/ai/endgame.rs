//! Exact play at the end of a round.
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

use std::time::Instant;

use super::compact::{Compact, Ended, Ways};
use super::finish::Finish;
use super::limits::Stop;
use super::table::{Key, Stored, Table, effort};

/// The most pits a side may have, as an array's length.
const MOST: usize = 7;
/// How often, in positions, the budget and the flag are looked at.
const CHECK_EVERY: u64 = 1 << 12;

/// A search that was stopped or ran out of its budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GivenUp;

/// What makes a sowing promising: weights that were tuned for few positions looked at.
struct Order {
    /// Another sowing.
    again: i32,
    /// A seed more in the store than before, less those in the other store.
    gain: i32,
    /// The pit's number, with another sowing and without.
    pit_again: i32,
    pit: i32,
    /// A seed in the own row, and in the other row.
    row: i32,
    other_row: i32,
}

const WITH_RELAY: Order = Order { again: 10_000, gain: 100, pit_again: -1, pit: -1, row: 30, other_row: 0 };
const WITHOUT_RELAY: Order =
    Order { again: 255, gain: 176, pit_again: -15, pit: -12, row: 13, other_row: -30 };

/// A search for exact gains.
pub(crate) struct Endgame<'a> {
    ways: &'a Ways,
    table: &'a Table,
    /// A table of the last endings, if there is one.
    pub finish: Option<&'a Finish>,
    stop: &'a Stop,
    order: Order,
    turn_matters: bool,
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

/// A sowing and where it leads.
#[derive(Clone, Copy)]
struct Child {
    board: Compact,
    ended: Ended,
    pit: u8,
    /// What the side to move gains at once.
    gain: i16,
    rank: i32,
}

impl<'a> Endgame<'a> {
    pub fn new(ways: &'a Ways, table: &'a Table, stop: &'a Stop) -> Self {
        let turn_matters = !ways.are_symmetric();
        let order = if ways.rules().relay { WITH_RELAY } else { WITHOUT_RELAY };
        Self {
            ways,
            table,
            finish: None,
            stop,
            order,
            turn_matters,
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
        self.gain_telling(board, guess, &mut |_, _, _| ())
    }

    /// As [`Endgame::gain`]; `tell` hears, after each question, between which numbers the gain
    /// lies and how many positions were looked at.
    pub fn gain_telling(
        &mut self,
        board: Compact,
        guess: i16,
        tell: &mut dyn FnMut(i16, i16, u64),
    ) -> Result<i16, GivenUp> {
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
            tell(low, high, self.nodes);
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
    fn reaches(&mut self, board: Compact, target: i16) -> Result<i16, GivenUp> {
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
        if self.nodes >= self.check_at {
            self.check_at = self.nodes + CHECK_EVERY;
            let late = self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
            if late || self.stop.is_stopped() || self.nodes >= self.budget {
                return Err(GivenUp);
            }
        }
        if let Some(finish) = self.finish
            && left <= finish.seeds()
        {
            return Ok(finish.gain(board));
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

    /// Searches the sowings of `board`, and says which one reached the target.
    fn expand(&mut self, board: Compact, target: i16, first: u8) -> Result<(i16, u8), GivenUp> {
        let mut children = [None; MOST];
        let mut count = 0;
        let mut best = (-i16::MAX, 0);
        for pit in board.pits() {
            let (after, ended) = self.ways.sow(board, pit);
            self.nodes += 1;
            let lead = if ended == Ended::Again { after.lead() } else { -after.lead() };
            let gain = lead - board.lead();
            let mut child = Child { board: after, ended, pit, gain, rank: 0 };
            let (low, high) = self.bounds(&child);
            if low >= target {
                return Ok((low, pit));
            }
            if high < target {
                best = best.max((high, pit));
                continue;
            }
            child.rank = self.rank(&child, pit == first);
            children[count] = Some(child);
            count += 1;
        }
        let children = &mut children[..count];
        children.sort_unstable_by_key(|child| child.map(|child| std::cmp::Reverse(child.rank)));
        for child in children.iter().flatten() {
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

    /// What is known of a child without searching it: every reply is looked up first.
    fn bounds(&self, child: &Child) -> (i16, i16) {
        let (low, high) = if child.board.is_over() {
            let gain = child.board.row() - child.board.other_row();
            (gain, gain)
        } else if let Some(finish) = self.finish
            && child.board.in_play() <= finish.seeds()
        {
            let gain = finish.gain(child.board);
            (gain, gain)
        } else {
            let key = self.table.key(child.board, self.turn_matters, 0);
            let known = self.known(key, child.board.in_play());
            (known.low, known.high)
        };
        match child.ended {
            Ended::Again => (child.gain + low, child.gain + high),
            Ended::Passed => (child.gain - high, child.gain - low),
        }
    }

    /// How promising a child is.
    fn rank(&self, child: &Child, known_best: bool) -> i32 {
        let again = child.ended == Ended::Again;
        let order = &self.order;
        let (row, other_row) = match child.ended {
            Ended::Again => (child.board.row(), child.board.other_row()),
            Ended::Passed => (child.board.other_row(), child.board.row()),
        };
        let by_pit = if again { order.pit_again } else { order.pit };
        i32::from(known_best) * 1_000_000
            + i32::from(again) * order.again
            + i32::from(child.gain) * order.gain
            + i32::from(child.pit) * by_pit
            + i32::from(row) * order.row
            + i32::from(other_row) * order.other_row
    }

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
