//! A table of every ending with few seeds in play.

use super::board_index::BoardIndex;
use super::compact::{Compact, Ended, ROW, Ways};
use super::limits::Stop;
use crate::game::Side;

/// The most seeds in play that a table is made for.
const MOST_SEEDS: usize = 24;
/// No gain yet.
const UNKNOWN: i8 = i8::MIN;

/// The gains of all boards with at most so many seeds in play.
pub(crate) struct EndgameTable {
    seeds: i16,
    /// For the turn of each side one after the other, or once if the sides are alike.
    gains: Vec<i8>,
    /// Boards of one side to move.
    boards: usize,
    board_index: BoardIndex,
    turn_matters: bool,
}

impl EndgameTable {
    /// The table of all boards with at most `seeds` seeds in play; `None` if `stop` was raised.
    pub fn new(ways: &Ways, seeds: i16, stop: &Stop) -> Option<Self> {
        let seeds = seeds.clamp(0, MOST_SEEDS as i16);
        let turn_matters = !ways.are_symmetric();
        let board_index = BoardIndex::new(ways);
        let boards = board_index.boards(seeds as usize) as usize;
        let gains = vec![UNKNOWN; if turn_matters { 2 * boards } else { boards }];
        let mut table = Self { seeds, gains, boards, board_index, turn_matters };
        table.fill(ways, stop)?;
        Some(table)
    }

    /// The most seeds in play, up to 20, whose table has no more than so many boards.
    pub fn most_seeds(ways: &Ways, boards: u64) -> i16 {
        let (board_index, sides) = (BoardIndex::new(ways), if ways.are_symmetric() { 1 } else { 2 });
        (1..=20).take_while(|&seeds| sides * board_index.boards(seeds) <= boards).last().unwrap_or(0) as i16
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
            self.boards + self.board_index.number(board.passed()) as usize
        } else {
            self.board_index.number(board) as usize
        }
    }

    fn fill(&mut self, ways: &Ways, stop: &Stop) -> Option<()> {
        let lanes = |(side, first): (Side, usize)| {
            let pits = ways.open_pits(side);
            (0..7).filter(move |&lane| pits.contains(7 - lane as u8)).map(move |lane| first + lane)
        };
        let open: Vec<usize> = Side::BOTH.into_iter().zip([0, 8]).flat_map(lanes).collect();
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
