//! A table of every ending with few seeds in play.
//!
//! A board is numbered in the combinatorial number system: lane by lane, the seeds so far and the
//! lanes so far name a binomial coefficient, and their sum is the number (Knuth, "The Art of
//! Computer Programming" 4A, 7.2.1.3). All boards with fewer seeds come first. The sums of seeds
//! so far, of all lanes of a row at once, are one multiplication.

use super::compact::{Compact, Ended, ROW, Ways};
use super::limits::Stop;
use crate::game::Side;

/// Every lane of a row weighs 1: a product with this holds the sums of seeds so far.
const SUMS: u64 = 0x0101_0101_0101_0101;
/// Lanes that are pits, a side.
const ROW_LANES: usize = 7;
/// The most seeds in play that a table is made for.
const MOST_SEEDS: usize = 24;
/// No gain yet.
const UNKNOWN: i8 = i8::MIN;

/// The gains of all boards with at most so many seeds in play.
pub(crate) struct Finish {
    seeds: i16,
    /// For the turn of each side one after the other, or once if the sides are alike.
    gains: Vec<i8>,
    /// Boards of one side to move.
    boards: usize,
    numbering: Numbering,
    turn_matters: bool,
}

/// The share of each lane in a board's number, by the seeds up to and with this lane.
struct Numbering {
    mine: [[u32; MOST_SEEDS + 1]; ROW_LANES],
    theirs: [[u32; MOST_SEEDS + 1]; ROW_LANES],
}

fn binomial(n: usize, k: usize) -> usize {
    (0..k).fold(1, |product, i| product * (n - i) / (i + 1))
}

impl Numbering {
    /// Numbers boards whose rows have these open lanes.
    fn new(open: [[bool; ROW_LANES]; 2]) -> Self {
        let mut lanes = 0;
        let [mine, theirs] = open.map(|row| {
            row.map(|open| {
                let mut shares = [0; MOST_SEEDS + 1];
                if open {
                    shares = std::array::from_fn(|seeds| {
                        if seeds == 0 { 0 } else { binomial(seeds + lanes, lanes + 1) as u32 }
                    });
                    lanes += 1;
                }
                shares
            })
        });
        Self { mine, theirs }
    }

    #[inline]
    fn number(&self, board: Compact) -> usize {
        let mine = (board.mine & ROW).wrapping_mul(SUMS);
        let before = mine >> 48 & 0xff;
        let theirs = (board.theirs & ROW).wrapping_mul(SUMS) + before * SUMS;
        let share = |table: &[[u32; MOST_SEEDS + 1]; ROW_LANES], sums: u64| {
            (0..ROW_LANES)
                .map(|lane| table[lane][((sums >> (8 * lane)) as u8 as usize).min(MOST_SEEDS)])
                .sum::<u32>()
        };
        (share(&self.mine, mine) + share(&self.theirs, theirs)) as usize
    }
}

impl Finish {
    /// The table of all boards with at most `seeds` seeds in play; `None` if `stop` was raised.
    pub fn new(ways: &Ways, seeds: i16, stop: &Stop) -> Option<Self> {
        let seeds = seeds.clamp(0, MOST_SEEDS as i16);
        let open = Side::BOTH.map(|side| {
            let pits = ways.open_pits(side);
            std::array::from_fn(|lane| pits.contains(7 - lane as u8))
        });
        let turn_matters = !ways.are_symmetric();
        let lanes = open.as_flattened().iter().filter(|&&open| open).count();
        let boards = binomial(seeds as usize + lanes, lanes);
        let gains = vec![UNKNOWN; if turn_matters { 2 * boards } else { boards }];
        let numbering = Numbering::new(open);
        let mut table = Self { seeds, gains, boards, numbering, turn_matters };
        table.fill(ways, open, stop)?;
        Some(table)
    }

    /// How many boards a table for so many seeds has.
    pub fn size(ways: &Ways, seeds: i16) -> usize {
        let lanes = Side::BOTH.into_iter().map(|side| usize::from(ways.open_pits(side).len())).sum::<usize>();
        let boards = binomial(seeds as usize + lanes, lanes);
        if ways.are_symmetric() { boards } else { 2 * boards }
    }

    /// The most seeds in play that the table knows.
    pub const fn seeds(&self) -> i16 {
        self.seeds
    }

    /// Bytes that the table takes.
    pub fn bytes(&self) -> usize {
        self.gains.len()
    }

    /// The gain of the side to move. There must not be more seeds in play than the table knows.
    #[inline]
    pub fn gain(&self, board: Compact) -> i16 {
        i16::from(self.gains[self.index(board)])
    }

    #[inline]
    fn index(&self, board: Compact) -> usize {
        // With unequal widows the lanes are numbered as South sees them.
        if self.turn_matters && board.turn == Side::North {
            self.boards + self.numbering.number(board.passed())
        } else {
            self.numbering.number(board)
        }
    }

    fn fill(&mut self, ways: &Ways, open: [[bool; ROW_LANES]; 2], stop: &Stop) -> Option<()> {
        let open: Vec<usize> = open
            .as_flattened()
            .iter()
            .enumerate()
            .filter_map(|(lane, &open)| open.then_some(if lane < 7 { lane } else { lane + 1 }))
            .collect();
        for seeds in 0..=self.seeds {
            self.fill_lanes(ways, &open, seeds as u64, [0; 2], stop)?;
        }
        Some(())
    }

    /// Goes through all ways to lay so many seeds in these lanes.
    fn fill_lanes(
        &mut self,
        ways: &Ways,
        open: &[usize],
        seeds: u64,
        words: [u64; 2],
        stop: &Stop,
    ) -> Option<()> {
        let Some((&lane, rest)) = open.split_first() else {
            return Some(());
        };
        let mut least = 0;
        if rest.is_empty() {
            if stop.is_stopped() {
                return None;
            }
            least = seeds;
        }
        for here in least..=seeds {
            let mut words = words;
            words[lane / 8] |= here << (8 * (lane % 8));
            if rest.is_empty() {
                let [mine, theirs] = words;
                self.work_out(ways, Compact { mine, theirs, turn: Side::South });
                if self.turn_matters {
                    self.work_out(ways, Compact { mine: theirs, theirs: mine, turn: Side::North });
                }
            } else {
                self.fill_lanes(ways, rest, seeds - here, words, stop)?;
            }
        }
        Some(())
    }

    /// The gain of a board whose endings with fewer seeds are known. A sowing that puts nothing
    /// in a store moves seeds towards it, so this ends.
    fn work_out(&mut self, ways: &Ways, board: Compact) -> i16 {
        let index = self.index(board);
        if self.gains[index] != UNKNOWN {
            return i16::from(self.gains[index]);
        }
        let gain = if board.is_over() {
            board.row() - board.other_row()
        } else {
            let board = Compact { mine: board.mine & ROW, theirs: board.theirs & ROW, turn: board.turn };
            let mut best = -i16::MAX;
            for pit in board.pits() {
                let (after, ended) = ways.sow(board, pit);
                let rest = self.work_out(ways, after);
                best = best.max(match ended {
                    Ended::Again => after.lead() + rest,
                    Ended::Passed => -after.lead() - rest,
                });
            }
            best
        };
        self.gains[index] = gain as i8;
        gain
    }
}
