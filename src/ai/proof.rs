//! Exact values by proof numbers.
//!
//! A proof asks whether the gain of the side to move reaches a number; the answers narrow the
//! exact one down. Where many seeds are in play alpha-beta would have to know beforehand which
//! sowing refutes which. Here every open question has two numbers, how much is still to be done
//! to prove it and to disprove it, and the question that settles most for least is always next:
//! Allis, van der Meulen and van den Herik, "Proof-number search", Artificial Intelligence 66 (1),
//! 1994, <https://doi.org/10.1016/0004-3702(94)90004-3>; depth-first and with a table: Nagai,
//! "Df-pn algorithm for searching AND/OR trees and its applications", 2002. A question that was
//! not looked into yet gets its numbers from an estimate: Winands and Schadd, "Evaluation-function
//! based proof-number search", 2010. It is left only when its number is clearly worse than the
//! next one's: Pawlewicz and Lew, "Improving depth-first PN-search: 1 + ε trick", 2006.
//!
//! The last plies are left to the alpha-beta of [`super::endgame`]. No board comes back in a
//! round, since every seed only ever moves on towards a store, so a table of boards is sound.

mod init;
mod question;
mod table;

use std::time::Instant;

use self::init::Init;
use self::question::{LEAF, Numbers, Question};
pub(crate) use self::table::Proofs;
use super::compact::{Compact, Ended, Ways};
use super::endgame::{Child, Endgame, GivenUp, MOST};
use super::endgame_table::EndgameTable;
use super::limits::Stop;
use super::table::Table;

/// The memory of the alpha-beta below [`LEAF`], in mebibytes: small enough to stay near the processor.
const LEAF_MIB: usize = 2;
/// How far beyond the second best number the best question may get: one part of so many.
const SLACK: u32 = 4;

/// A sowing, and the question that it leads to.
#[derive(Clone, Copy)]
struct Reply {
    asked: Question,
    /// Whether the sowing is good if the answer is no: it is the other side that is asked.
    opposite: bool,
    pit: u8,
    /// The numbers as the side to move sees them.
    numbers: Numbers,
}

impl Reply {
    fn new(child: &Child, target: i16, key: u64) -> Self {
        let opposite = child.ended == Ended::Passed;
        let target = if opposite { child.gain - target + 1 } else { target - child.gain };
        let target = target + ((target ^ child.left) & 1);
        let asked = Question { board: child.board, key, left: child.left, target };
        Self { asked, opposite, pit: child.pit, numbers: Numbers::PROVED }
    }

    /// Numbers of the question as the side to move sees them, and the other way round.
    const fn seen(&self, numbers: Numbers) -> Numbers {
        if self.opposite { numbers.flipped() } else { numbers }
    }
}

/// The tables of a proof.
pub(crate) struct Tables {
    leaves: Table,
    proofs: Option<Proofs>,
    /// A table of the last endings, if one was built.
    pub endings: Option<EndgameTable>,
}

impl Tables {
    /// Tables for the round of `board` that take at most about so many mebibytes.
    pub fn new(ways: &Ways, board: Compact, mebibytes: usize) -> Self {
        let left = board.in_play();
        let (leaves, proofs) = if left <= LEAF {
            (1, None)
        } else {
            // Clearing a large table takes longer than a small position does.
            let enough = if left < 36 { 16 } else { usize::MAX };
            let proofs = mebibytes.saturating_sub(LEAF_MIB).clamp(1, enough);
            (LEAF_MIB, Proofs::new(ways, left, proofs))
        };
        Self { leaves: Table::new(leaves), proofs, endings: None }
    }

    /// Bytes that the tables take.
    pub fn bytes(&self) -> usize {
        self.leaves.bytes()
            + self.proofs.as_ref().map_or(0, Proofs::bytes)
            + self.endings.as_ref().map_or(0, EndgameTable::bytes)
    }
}

/// A search for proofs.
pub(crate) struct Prover<'a> {
    endgame: Endgame<'a>,
    proofs: Option<&'a mut Proofs>,
    /// With at most so many seeds in play alpha-beta answers; without a table of proofs always.
    leaf: i16,
    init: Init,
}

impl<'a> Prover<'a> {
    pub fn new(ways: &'a Ways, tables: &'a mut Tables, stop: &'a Stop) -> Self {
        let mut endgame = Endgame::new(ways, &tables.leaves, stop);
        endgame.endings = tables.endings.as_ref();
        let leaf = if tables.proofs.is_some() { LEAF } else { i16::MAX };
        Self { endgame, proofs: tables.proofs.as_mut(), leaf, init: Init::new(ways.rules()) }
    }

    /// Gives up after so many positions from the start of the search, or at a time.
    pub const fn limit(&mut self, nodes: u64, deadline: Option<Instant>) {
        self.endgame.budget = nodes;
        self.endgame.deadline = deadline;
    }

    /// Positions looked at: every sowing that was carried out.
    pub const fn nodes(&self) -> u64 {
        self.endgame.nodes
    }

    /// The exact gain of the side to move, asking about `guess` first.
    ///
    /// # Errors
    /// If the search was stopped or ran out of what it may spend.
    pub fn gain(&mut self, board: Compact, guess: i16) -> Result<i16, GivenUp> {
        self.gain_telling(board, guess, &mut |_, _, _| ())
    }

    /// As [`Prover::gain`]; `tell` hears, after each question, between which numbers the gain lies
    /// and how many positions were looked at.
    ///
    /// # Errors
    /// As for [`Prover::gain`].
    pub fn gain_telling(
        &mut self,
        board: Compact,
        guess: i16,
        tell: &mut dyn FnMut(i16, i16, u64),
    ) -> Result<i16, GivenUp> {
        let left = board.in_play();
        if left <= self.leaf || board.is_over() {
            let gain = self.endgame.gain(board, guess)?;
            tell(gain, gain, self.nodes());
            return Ok(gain);
        }
        let (mut low, mut high) = (-left, left);
        let mut target = guess.clamp(low, high);
        target += (target ^ left) & 1;
        // Two short steps, for the guess is often near, then ever longer ones until the gain lies
        // between two answers, then always the middle.
        for asked in 0_u32.. {
            if low == high {
                break;
            }
            let step = 2 << asked.saturating_sub(1).min(7);
            target = target.clamp(low + 2, high);
            if self.follow(&self.question(board, target), Numbers::UNLIMITED)? == Numbers::PROVED {
                low = target;
                target += step;
            } else {
                high = target - 2;
                target -= step;
            }
            if low > -left && high < left {
                target = low + 2 + (high - low - 2) / 4 * 2;
            }
            tell(low, high, self.nodes());
        }
        Ok(low)
    }

    /// Whether the gain of the side to move reaches `target`.
    ///
    /// # Errors
    /// As for [`Prover::gain`].
    pub fn reaches(&mut self, board: Compact, target: i16) -> Result<bool, GivenUp> {
        let left = board.in_play();
        if left <= self.leaf || board.is_over() || target <= -left || target > left {
            return Ok(self.endgame.reaches(board, target)? >= target);
        }
        Ok(self.follow(&self.question(board, target), Numbers::UNLIMITED)? == Numbers::PROVED)
    }

    /// A turn that brings this gain, which must be reachable.
    ///
    /// # Errors
    /// As for [`Prover::gain`].
    pub fn turn(&mut self, board: Compact, gain: i16) -> Result<Vec<u8>, GivenUp> {
        let (mut now, mut rest, mut turn) = (board, gain, Vec::new());
        while !now.is_over() {
            if now.in_play() <= self.leaf {
                turn.extend(self.endgame.turn(now, rest)?);
                break;
            }
            let (_, pit) = self.work(&self.question(now, rest), Numbers::UNLIMITED)?;
            let child = self.endgame.child(now, pit);
            turn.push(pit);
            if child.ended == Ended::Passed {
                break;
            }
            (now, rest) = (child.board, rest - child.gain);
        }
        Ok(turn)
    }

    fn question(&self, board: Compact, target: i16) -> Question {
        let left = board.in_play();
        Question { board, key: self.key(board), left, target: target + ((target ^ left) & 1) }
    }

    fn key(&self, board: Compact) -> u64 {
        self.proofs.as_ref().map_or(0, |proofs| proofs.key(board))
    }

    /// Works on a question until one of its numbers reaches its limit, and keeps them.
    fn follow(&mut self, asked: &Question, limits: Numbers) -> Result<Numbers, GivenUp> {
        let before = self.nodes();
        let numbers = if asked.left <= self.leaf {
            Numbers::settled(self.endgame.reaches(asked.board, asked.target)? >= asked.target)
        } else {
            self.work(asked, limits)?.0
        };
        let nodes = self.nodes() - before;
        if let Some(proofs) = &mut self.proofs {
            proofs.put(asked, numbers, nodes);
        }
        Ok(numbers)
    }

    /// The numbers of a question once one of them reaches its limit, and the pit that is nearest
    /// to proving it.
    fn work(&mut self, asked: &Question, limits: Numbers) -> Result<(Numbers, u8), GivenUp> {
        self.endgame.check()?;
        let mut replies = [None; MOST];
        let mut count = 0;
        for pit in asked.board.pits() {
            let child = self.endgame.child(asked.board, pit);
            let (low, high) = child.bounds(self.endgame.at_once(&child));
            if low >= asked.target {
                return Ok((Numbers::PROVED, pit));
            }
            if high >= asked.target {
                let key = self.key(child.board);
                replies[count] = Some(Reply::new(&child, asked.target, key));
                count += 1;
            }
        }
        // One after the other, so that the processor waits for the memory of all of them at once.
        if let Some(proofs) = &self.proofs {
            for reply in replies[..count].iter().flatten() {
                proofs.touch(reply.asked.key);
            }
        }
        for reply in replies.iter_mut().flatten() {
            let known = self.proofs.as_ref().and_then(|proofs| proofs.get(&reply.asked));
            reply.numbers = reply.seen(known.unwrap_or_else(|| self.init.numbers(&reply.asked)));
        }
        loop {
            let (mut sum, mut best, mut second) = (0, None::<&mut Reply>, Numbers::INFINITE);
            for reply in replies.iter_mut().flatten() {
                sum = (sum + reply.numbers.disproof).min(Numbers::INFINITE);
                let least = best.as_ref().map_or(Numbers::INFINITE, |best| best.numbers.proof);
                if best.is_none() || reply.numbers.proof < least {
                    second = least;
                    best = Some(reply);
                } else {
                    second = second.min(reply.numbers.proof);
                }
            }
            let Some(best) = best else {
                return Ok((Numbers::REFUTED, 0));
            };
            let numbers = Numbers { proof: best.numbers.proof, disproof: sum };
            let numbers = if numbers.is_open() { numbers } else { Numbers::settled(numbers.proof == 0) };
            if numbers.reach(limits) {
                return Ok((numbers, best.pit));
            }
            let share = Numbers {
                proof: limits.proof.min(second + second / SLACK + 1),
                disproof: (limits.disproof - sum + best.numbers.disproof).min(Numbers::INFINITE),
            };
            let found = self.follow(&best.asked, best.seen(share))?;
            best.numbers = best.seen(found);
        }
    }
}

#[cfg(test)]
mod tests;
