//! The transposition table: shared by all threads without a lock.

use std::sync::atomic::{AtomicU64, Ordering};

use super::super::moves::Move;

/// What a stored score says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is at most the score.
    Upper,
    /// It is at least the score.
    Lower,
    /// It is the score.
    Exact,
}

/// What is stored about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The best move, or the one that refuted.
    pub best: Option<Move>,
    /// The score, with mates counted from this position.
    pub score: i32,
    /// What the score says.
    pub bound: Bound,
    /// How deep the search behind it went.
    pub depth: i32,
}

/// Two words: the data, and the key mixed with the data. A slot that two threads wrote at once does
/// not fit its key (<https://www.chessprogramming.org/Shared_Hash_Table#Lockless>).
#[derive(Default)]
struct Slot {
    mixed: AtomicU64,
    data: AtomicU64,
}

/// The table.
pub struct Table {
    slots: Vec<Slot>,
    mask: u64,
    age: u64,
}

const SCORE_SHIFT: u32 = 16;
const DEPTH_SHIFT: u32 = 32;
const BOUND_SHIFT: u32 = 40;
const AGE_SHIFT: u32 = 42;
const AGES: u64 = 64;

impl Table {
    /// An empty table of about this size.
    pub fn new(mib: usize) -> Self {
        let wanted = (mib.max(1) << 20) / size_of::<Slot>();
        let count = if wanted.is_power_of_two() { wanted } else { wanted.next_power_of_two() / 2 };
        let slots = std::iter::repeat_with(Slot::default).take(count).collect();
        Self { slots, mask: count as u64 - 1, age: 0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        let empty = std::iter::repeat_with(Slot::default).take(self.slots.len()).collect();
        self.slots = empty;
    }

    /// Begins a new search: what older ones stored gives way to what it stores.
    pub fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// How full the table is, in thousandths.
    pub fn permill(&self) -> usize {
        let sample = &self.slots[..self.slots.len().min(1000)];
        let used = |slot: &&Slot| slot.data.load(Ordering::Relaxed) >> AGE_SHIFT == self.age + 1;
        sample.iter().filter(used).count() * 1000 / sample.len().max(1)
    }

    #[inline]
    fn slot(&self, key: u64) -> &Slot {
        &self.slots[(key & self.mask) as usize]
    }

    /// What is known about a position.
    #[inline]
    pub fn get(&self, key: u64) -> Option<Entry> {
        let slot = self.slot(key);
        let data = slot.data.load(Ordering::Relaxed);
        if slot.mixed.load(Ordering::Relaxed) ^ data != key || data == 0 {
            return None;
        }
        let best = data as u16;
        Some(Entry {
            best: (best != 0).then(|| Move::from_bits(best)),
            score: i32::from(((data >> SCORE_SHIFT) as u16).cast_signed()),
            bound: match (data >> BOUND_SHIFT) & 3 {
                0 => Bound::Upper,
                1 => Bound::Lower,
                _ => Bound::Exact,
            },
            depth: i32::from((data >> DEPTH_SHIFT) as u8),
        })
    }

    /// Stores what is known about a position, unless the same search looked deeper at another one
    /// that lies in its slot.
    #[inline]
    pub fn put(&self, key: u64, entry: Entry) {
        let slot = self.slot(key);
        let old = slot.data.load(Ordering::Relaxed);
        let is_same = slot.mixed.load(Ordering::Relaxed) ^ old == key;
        let is_fresh = old >> AGE_SHIFT == self.age + 1;
        let old_depth = i32::from((old >> DEPTH_SHIFT) as u8);
        if is_fresh && !is_same && old_depth > entry.depth + 3 {
            return;
        }
        // A bound without a move must not lose the move that was known.
        let best = match entry.best {
            Some(best) => best.bits(),
            None if is_same => old as u16,
            None => 0,
        };
        let data = u64::from(best)
            | u64::from((entry.score as i16).cast_unsigned()) << SCORE_SHIFT
            | (entry.depth.clamp(0, 255) as u64) << DEPTH_SHIFT
            | (entry.bound as u64) << BOUND_SHIFT
            | (self.age + 1) << AGE_SHIFT;
        slot.mixed.store(key ^ data, Ordering::Relaxed);
        slot.data.store(data, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_found() {
        let table = Table::new(1);
        let best = "g1e2".parse().ok();
        for (key, score, bound) in
            [(1, -31_000, Bound::Upper), (2, 0, Bound::Lower), (3, 31_000, Bound::Exact)]
        {
            let entry = Entry { best, score, bound, depth: 7 };
            table.put(key, entry);
            assert_eq!(table.get(key), Some(entry));
        }
        assert_eq!(table.get(4), None);
        // The move stays when a bound without one comes.
        table.put(1, Entry { best: None, score: 5, bound: Bound::Upper, depth: 9 });
        assert_eq!(table.get(1).and_then(|entry| entry.best), best);
    }
}
