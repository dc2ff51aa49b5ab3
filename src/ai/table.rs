//! The transposition table, shared by every thread of a search.
//!
//! A key is not a hash that may stand for two boards: both rows are mixed by a Feistel network,
//! which can be undone, one part of the result names the bucket, and all the rest is stored. So a
//! board is never taken for another one, and what is proved stays proved. See Zobrist's and
//! Knuth's hashing with remainders, "The Art of Computer Programming" 3, 6.4, exercise 13.
//!
//! Threads write without locks. The first word of an entry is stored exclusive-or the second one,
//! so that an entry of which two threads wrote one word each is not found: Hyatt and Mann,
//! "A lock-less transposition table implementation", ICGA Journal 25 (1), 2002.

use std::sync::atomic::{AtomicU64, Ordering};

use super::compact::{Compact, ROW};
use crate::game::Side;

/// Bits of an entry that are data.
const DATA_BITS: u32 = 27;
const DATA: u64 = (1 << DATA_BITS) - 1;
/// The highest bits of the data tell how much work the entry saves.
const EFFORT_SHIFT: u32 = 22;
/// Entries in a bucket, which is one line of the processor's cache.
const WIDTH: usize = 4;
/// The smallest table has 2 to this many buckets; with fewer a key would not fit an entry.
const LEAST_BITS: u32 = 12;
const ROW_BITS: u32 = 56;

#[derive(Default)]
#[repr(align(64))]
struct Bucket([AtomicU64; 2 * WIDTH]);

/// A table of a fixed size.
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    bits: u32,
}

/// Where a board belongs, and what tells it from all others there.
#[derive(Clone, Copy, Default)]
pub(crate) struct Key {
    bucket: usize,
    tag: u128,
}

/// What is kept of a board besides its key: 22 bits, and how much work they save, from 1 to 31.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stored {
    pub data: u32,
    pub effort: u32,
}

/// The high and the low half of a product, folded: every bit of it depends on every bit of `word`.
const fn mix(word: u64, by: u64) -> u64 {
    let product = word as u128 * by as u128;
    product as u64 ^ (product >> 64) as u64
}

impl Table {
    /// A table that takes at most so many mebibytes, and at least 256 KiB.
    pub fn new(mebibytes: usize) -> Self {
        let buckets = (mebibytes << 20) / size_of::<Bucket>();
        let bits = buckets.checked_ilog2().unwrap_or(0).clamp(LEAST_BITS, ROW_BITS - 1);
        let mut table = Self { buckets: Vec::new(), bits };
        table.buckets.resize_with(1 << bits, Bucket::default);
        table
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        for bucket in &mut self.buckets {
            *bucket = Bucket::default();
        }
    }

    /// Bytes that the table takes.
    pub fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// The key of the rows of `board`, for the side to move if `turn_matters`. The stores are
    /// not in it; `salt` tells keys apart that have to differ for another reason.
    #[inline]
    pub fn key(&self, board: Compact, turn_matters: bool, salt: u64) -> Key {
        let turn = u64::from(turn_matters && board.turn == Side::North);
        let (mine, theirs) = (board.mine & ROW, board.theirs & ROW);
        let left = theirs ^ ((mix(mine ^ salt, 0x9e37_79b9_7f4a_7c15) ^ salt) & ROW);
        let right = mine ^ (mix(left, 0xd6e8_feb8_6659_fd93) & ROW);
        let bucket = right & ((1 << self.bits) - 1);
        let tag = u128::from(left | turn << ROW_BITS) << (ROW_BITS - self.bits);
        Key { bucket: bucket as usize, tag: tag | u128::from(right >> self.bits) }
    }

    /// Reads the bucket of a key, so that it is near the processor when it is looked up.
    #[inline]
    pub fn touch(&self, key: Key) {
        std::hint::black_box(self.buckets[key.bucket].0[1].load(Ordering::Relaxed));
    }

    /// What is known of the board with this key.
    #[inline]
    pub fn get(&self, key: Key) -> Option<Stored> {
        let words = &self.buckets[key.bucket].0;
        words.chunks_exact(2).find_map(|pair| {
            let low = pair[1].load(Ordering::Relaxed);
            let high = pair[0].load(Ordering::Relaxed) ^ low;
            let entry = u128::from(high) << 64 | u128::from(low);
            (entry >> DATA_BITS == key.tag && low & DATA != 0).then(|| unpack(low))
        })
    }

    /// Keeps `stored` for the board with this key, in place of what is known of it, of nothing,
    /// or of the board of the bucket that took the least effort.
    #[inline]
    pub fn put(&self, key: Key, stored: Stored) {
        let words = &self.buckets[key.bucket].0;
        let (mut slot, mut least) = (0, u32::MAX);
        for (index, pair) in words.chunks_exact(2).enumerate() {
            let low = pair[1].load(Ordering::Relaxed);
            let high = pair[0].load(Ordering::Relaxed) ^ low;
            let effort = unpack(low).effort;
            if (u128::from(high) << 64 | u128::from(low)) >> DATA_BITS == key.tag {
                slot = index;
                break;
            }
            if effort < least {
                (slot, least) = (index, effort);
            }
        }
        let data = u64::from(stored.effort << EFFORT_SHIFT | stored.data) & DATA;
        let entry = key.tag << DATA_BITS | u128::from(data);
        let low = entry as u64;
        words[2 * slot + 1].store(low, Ordering::Relaxed);
        words[2 * slot].store((entry >> 64) as u64 ^ low, Ordering::Relaxed);
    }

    /// How full the table is, in thousandths, told from its first thousand buckets.
    pub fn permill(&self) -> usize {
        let sample = self.buckets.iter().take(1000);
        let used = |bucket: &Bucket| {
            bucket.0.chunks_exact(2).filter(|pair| pair[1].load(Ordering::Relaxed) & DATA != 0).count()
        };
        sample.map(used).sum::<usize>() / WIDTH
    }
}

fn unpack(low: u64) -> Stored {
    let data = (low & DATA) as u32;
    Stored { data: data & ((1 << EFFORT_SHIFT) - 1), effort: data >> EFFORT_SHIFT }
}

/// How much effort `nodes` positions are, from 1 to 31.
pub(crate) fn effort(nodes: u64) -> u32 {
    (nodes.max(1).ilog2() + 1).min(31)
}
