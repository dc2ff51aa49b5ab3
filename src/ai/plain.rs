//! Negamax with alpha-beta over the plain rules, one sowing a ply, deepened step by step.
//!
//! The search asks the position whose turn it is: after a sowing into the store it is the same
//! side's again, and the value is not negated. See Knuth and Moore, "An analysis of alpha-beta
//! pruning", 1975, <https://doi.org/10.1016/0004-3702(75)90019-3>.

use std::time::Instant;

use super::limits::{Limits, Stop};
use crate::game::{Position, Rules};

/// A bound beyond every margin in seeds.
const INFINITE: i16 = i16::MAX;

/// How often, in positions, the clock and the stop flag are looked at.
const CHECK_EVERY: u64 = 1024;

/// One search.
pub(super) struct Plain<'a> {
    rules: &'a Rules,
    stop: &'a Stop,
    limits: Limits,
    began: Instant,
    pub nodes: u64,
    /// Whether every line of the running iteration was followed to the end of the round.
    exact: bool,
}

/// Why an iteration was given up: a limit was reached or the search was stopped.
struct GivenUp;

/// A first pit, its margin for the side to move, and the line of sowings behind it.
pub(super) struct Line {
    pub pit: u8,
    pub score: i16,
    pub exact: bool,
    pub sowings: Vec<u8>,
}

impl<'a> Plain<'a> {
    pub fn new(rules: &'a Rules, limits: Limits, stop: &'a Stop) -> Self {
        Self { rules, stop, limits, began: Instant::now(), nodes: 0, exact: true }
    }

    /// The best lines of the deepest iteration that was finished, and that depth.
    pub fn search(&mut self, position: &Position) -> (Vec<Line>, u32) {
        let mut order: Vec<u8> = position.legal().iter().collect();
        let mut best = (self.glance(position, &order), 0);
        let deepest = self.limits.depth.unwrap_or(u32::MAX);
        for depth in 1..=deepest {
            let Ok(mut lines) = self.iterate(position, &order, depth) else {
                break;
            };
            lines.sort_by_key(|line| -line.score);
            order = lines.iter().map(|line| line.pit).collect();
            let exact = lines.iter().all(|line| line.exact);
            best = (lines, depth);
            if exact {
                break;
            }
        }
        best
    }

    /// What each pit gives at once, in case not even one iteration is finished.
    fn glance(&mut self, position: &Position, order: &[u8]) -> Vec<Line> {
        let look = |&pit: &u8| {
            let sown = position.play_unchecked(self.rules, pit, &mut ());
            let score = sown.position.margin(position.turn);
            Line { pit, score, exact: sown.round_over, sowings: vec![pit] }
        };
        let mut lines: Vec<Line> = order.iter().map(look).collect();
        lines.sort_by_key(|line| -line.score);
        lines
    }

    fn iterate(&mut self, position: &Position, order: &[u8], depth: u32) -> Result<Vec<Line>, GivenUp> {
        let mut lines = Vec::new();
        for &pit in order {
            self.exact = true;
            let mut sowings = Vec::new();
            let score = self.after(position, pit, depth, -INFINITE, INFINITE, &mut sowings)?;
            lines.push(Line { pit, score, exact: self.exact, sowings });
        }
        Ok(lines)
    }

    /// The value of sowing `pit` for the side to move; `line` becomes the sowings behind it.
    fn after(
        &mut self,
        position: &Position,
        pit: u8,
        depth: u32,
        alpha: i16,
        beta: i16,
        line: &mut Vec<u8>,
    ) -> Result<i16, GivenUp> {
        let next = position.play_unchecked(self.rules, pit, &mut ()).position;
        let mut rest = Vec::new();
        let value = if next.turn == position.turn {
            self.negamax(&next, depth - 1, alpha, beta, &mut rest)?
        } else {
            -self.negamax(&next, depth - 1, -beta, -alpha, &mut rest)?
        };
        line.clear();
        line.push(pit);
        line.append(&mut rest);
        Ok(value)
    }

    /// The margin that the side to move can reach, within the window.
    fn negamax(
        &mut self,
        position: &Position,
        depth: u32,
        mut alpha: i16,
        beta: i16,
        line: &mut Vec<u8>,
    ) -> Result<i16, GivenUp> {
        self.count()?;
        if depth == 0 || position.is_over() {
            self.exact &= position.is_over();
            return Ok(position.margin(position.turn));
        }
        let mut best = -INFINITE;
        let mut candidate = Vec::new();
        for pit in position.legal().iter() {
            let value = self.after(position, pit, depth, alpha, beta, &mut candidate)?;
            if value > best {
                best = value;
                std::mem::swap(line, &mut candidate);
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }

    fn count(&mut self) -> Result<(), GivenUp> {
        self.nodes += 1;
        if self.limits.nodes.is_some_and(|most| self.nodes >= most) {
            return Err(GivenUp);
        }
        let check = self.nodes.is_multiple_of(CHECK_EVERY);
        let late = || self.limits.time.is_some_and(|time| self.began.elapsed() >= time);
        if check && (self.stop.is_stopped() || late()) { Err(GivenUp) } else { Ok(()) }
    }
}

mod tests;
