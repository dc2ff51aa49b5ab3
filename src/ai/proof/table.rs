//! What is known of boards in a proof.

use super::question::{Numbers, Question};
use crate::ai::board_index::BoardIndex;
use crate::ai::compact::{Compact, Ways};
use crate::game::Side;

/// Entries in a bucket, which is one line of the processor's cache.
const WIDTH: usize = 4;
/// The fields of an entry's data: bits and where they begin.
const BOUND_BITS: u32 = 7;
const TARGET: u32 = 2 * BOUND_BITS;
const PROOF: u32 = 3 * BOUND_BITS;
const DISPROOF: u32 = PROOF + NUMBER_BITS;
const EFFORT: u32 = DISPROOF + NUMBER_BITS;
/// Proof numbers are kept as floating point numbers of 15 and 5 bits.
const NUMBER_BITS: u32 = 20;
const FRACTION_BITS: u32 = 15;
/// With more seeds in play a bound does not fit its field.
const MOST_SEEDS: i16 = (1 << BOUND_BITS) - 1;

#[derive(Clone, Copy, Default)]
struct Entry {
    /// The board's number and whose turn it is; 0 is no board.
    key: u64,
    data: u64,
}

#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Entry; WIDTH]);

/// What is kept of a board.
#[derive(Clone, Copy)]
struct Known {
    low: i16,
    high: i16,
    /// The target that the numbers are about.
    target: i16,
    numbers: Numbers,
}

/// A table of boards with the bounds and the proof numbers of one question about each. An entry
/// holds the board's own number, so no board is taken for another one.
pub(crate) struct Proofs {
    buckets: Vec<Bucket>,
    shift: u32,
    board_index: BoardIndex,
    turn_matters: bool,
}

impl Proofs {
    /// A table that takes at most so many mebibytes and at least 64 KiB, for a round with so many
    /// seeds in play; `None` if there are more boards than numbers.
    pub fn new(ways: &Ways, in_play: i16, mebibytes: usize) -> Option<Self> {
        let board_index = BoardIndex::new(ways);
        if in_play > MOST_SEEDS || board_index.boards(in_play as usize) > u64::MAX / 2 {
            return None;
        }
        let bits = ((mebibytes << 20) / size_of::<Bucket>()).checked_ilog2().unwrap_or(0).max(10);
        let buckets = vec![Bucket::default(); 1 << bits];
        Some(Self { buckets, shift: u64::BITS - bits, board_index, turn_matters: !ways.are_symmetric() })
    }

    /// Bytes that the table takes.
    pub fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// The key of the rows of `board` for the side to move.
    #[inline]
    pub fn key(&self, board: Compact) -> u64 {
        if self.turn_matters && board.turn == Side::North {
            self.board_index.number(board.passed()) << 1 | 1
        } else {
            self.board_index.number(board) << 1
        }
    }

    fn bucket(&self, key: u64) -> usize {
        (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> self.shift) as usize
    }

    /// Reads the bucket of a key, so that it is near the processor when it is looked up.
    #[inline]
    pub fn touch(&self, key: u64) {
        std::hint::black_box(self.buckets[self.bucket(key)].0[0].key);
    }

    #[inline(always)]
    fn known(&self, key: u64, left: i16) -> Option<Known> {
        let entry = self.buckets[self.bucket(key)].0.iter().find(|entry| entry.key == key)?;
        let bound = |shift: u32| 2 * (entry.data >> shift & ((1 << BOUND_BITS) - 1)) as i16;
        Some(Known {
            low: bound(0) - left,
            high: left - bound(BOUND_BITS),
            target: bound(TARGET) - left,
            numbers: Numbers { proof: expand(entry.data >> PROOF), disproof: expand(entry.data >> DISPROOF) },
        })
    }

    /// What is known of a question: that it is settled, or how far it is from that.
    #[inline(always)]
    pub(super) fn get(&self, asked: &Question) -> Option<Numbers> {
        let known = self.known(asked.key, asked.left)?;
        if known.low >= asked.target {
            return Some(Numbers::PROVED);
        }
        if known.high < asked.target {
            return Some(Numbers::REFUTED);
        }
        (known.target == asked.target && known.numbers.is_open()).then_some(known.numbers)
    }

    /// Keeps the numbers of a question that took so many positions: in place of what is known of
    /// the board, of nothing, or of the board of the bucket that took the fewest.
    pub(super) fn put(&mut self, asked: &Question, numbers: Numbers, nodes: u64) {
        let &Question { key, left, target, .. } = asked;
        let nothing = Known { low: -left, high: left, target: -left, numbers: Numbers::PROVED };
        let mut known = self.known(key, left).unwrap_or(nothing);
        if numbers == Numbers::PROVED {
            known.low = known.low.max(target);
        } else if numbers == Numbers::REFUTED {
            known.high = known.high.min(target - 2);
        } else {
            known.target = target;
            known.numbers = numbers;
        }
        let bound = |seeds: i16| (seeds / 2) as u64;
        // An eighth of the positions is one less, and 7 is the most.
        let effort = u64::from(nodes.max(1).ilog2() / 3).min(7);
        let data = bound(known.low + left)
            | bound(left - known.high) << BOUND_BITS
            | bound(known.target + left) << TARGET
            | shrink(known.numbers.proof) << PROOF
            | shrink(known.numbers.disproof) << DISPROOF;
        let bucket = self.bucket(key);
        let entries = &mut self.buckets[bucket].0;
        let mut slot = (0, u64::MAX);
        for (index, entry) in entries.iter().enumerate() {
            if entry.key == key {
                slot = (index, entry.data >> EFFORT);
                break;
            }
            let worth = if entry.key == 0 { 0 } else { 1 + (entry.data >> EFFORT) };
            if worth < slot.1 {
                slot = (index, worth);
            }
        }
        let entry = &mut entries[slot.0];
        let effort = if entry.key == key { effort.max(entry.data >> EFFORT) } else { effort };
        *entry = Entry { key, data: data | effort << EFFORT };
    }
}

/// The floating point number for `number`, rounded up: what comes out is never less.
fn shrink(number: u32) -> u64 {
    let exponent = (u32::BITS - number.leading_zeros()).saturating_sub(FRACTION_BITS);
    let fraction = (u64::from(number) + (1 << exponent) - 1) >> exponent;
    // Rounded up to the next power of two, it is half as much of the next exponent.
    let carry = (fraction >> FRACTION_BITS) as u32;
    u64::from(exponent + carry) << FRACTION_BITS | fraction >> carry
}

/// The number of the lowest bits of `float`.
fn expand(float: u64) -> u32 {
    let float = (float & ((1 << NUMBER_BITS) - 1)) as u32;
    (float & ((1 << FRACTION_BITS) - 1)) << (float >> FRACTION_BITS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back_as_they_were_or_a_little_more() {
        for number in (0..1 << 17).chain((17..30).flat_map(|bit| [1 << bit, (1 << bit) + 1, (1 << bit) - 1]))
        {
            let back = expand(shrink(number));
            assert!(shrink(number) >> NUMBER_BITS == 0);
            assert!(back >= number && back - number <= number >> (FRACTION_BITS - 1), "{number} {back}");
        }
        assert_eq!(expand(shrink(Numbers::INFINITE)), Numbers::INFINITE);
    }
}
