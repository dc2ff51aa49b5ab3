//! What the transposition table holds of a board in a search by sowings.

use crate::ai::table::Stored;

/// The depth of a proved score, the largest that fits.
pub(super) const PROVED: i32 = 123;
/// Added to a gain to make it positive.
const BIAS: i16 = 1 << 12;
/// Where the fields begin: 13 bits of the gain, 2 of the bound, 3 of the pit, 2 of the depth. The
/// other bits of the depth are the effort, so that deep entries are replaced last.
const BOUND: u32 = 13;
const PIT: u32 = 15;
const DEPTH: u32 = 18;

/// A score, how deep the search for it went, and the pit to try first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub gain: i16,
    pub bound: Bound,
    pub depth: i32,
    pub pit: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

impl Entry {
    #[inline]
    pub fn unpack(Stored { data, effort }: Stored) -> Self {
        let bound = match data >> BOUND & 3 {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            _ => Bound::AtMost,
        };
        Self {
            gain: (data & ((1 << BOUND) - 1)) as i16 - BIAS,
            bound,
            depth: 4 * (effort as i32 - 1) + (data >> DEPTH & 3) as i32,
            pit: (data >> PIT & 7) as u8,
        }
    }

    #[inline]
    pub fn pack(self) -> Stored {
        let bound = match self.bound {
            Bound::Exact => 1,
            Bound::AtLeast => 2,
            Bound::AtMost => 3,
        };
        let gain = (self.gain.clamp(-BIAS, BIAS - 1) + BIAS) as u32;
        let depth = self.depth as u32;
        let data = gain | bound << BOUND | u32::from(self.pit) << PIT | (depth & 3) << DEPTH;
        Stored { data, effort: depth / 4 + 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_comes_back_as_it_was() {
        for depth in 0..=PROVED {
            for bound in [Bound::Exact, Bound::AtLeast, Bound::AtMost] {
                for (gain, pit) in [(-4080, 1), (-1, 7), (0, 0), (4080, 5)] {
                    let entry = Entry { gain, bound, depth, pit };
                    assert_eq!(Entry::unpack(entry.pack()), entry);
                    assert!((1..32).contains(&entry.pack().effort));
                }
            }
        }
    }
}
