//! Counting sequences of sowings on the compact board.

use super::compact::{Compact, Ways};
use crate::game::{Position, Rules};

/// Sequences of sowings, counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Perft {
    /// How many there are for each first pit; none at depth 0 or when the round is over.
    pub parts: Vec<(u8, u64)>,
    /// How many there are in all; a finished round counts 1.
    pub count: u64,
    /// Sowings that were carried out to count them, those of the last ply too.
    pub sowings: u64,
}

/// Counts the sequences of `depth` sowings from `position`, as [`crate::game::perft`] does.
#[must_use]
pub fn perft(position: &Position, rules: &Rules, depth: u32) -> Perft {
    if !Compact::fits(rules) {
        return plain(position, rules, depth);
    }
    let ways = Ways::new(rules, position);
    let board = Compact::new(position);
    let mut perft = Perft { parts: Vec::new(), count: 1, sowings: 0 };
    if depth == 0 || board.is_over() {
        return perft;
    }
    for pit in board.pits() {
        perft.sowings += 1;
        let count = count(&ways, ways.sow(board, pit).0, depth - 1, &mut perft.sowings);
        perft.parts.push((pit, count));
    }
    perft.parts.sort_unstable();
    perft.count = perft.parts.iter().map(|part| part.1).sum();
    perft
}

fn count(ways: &Ways, board: Compact, depth: u32, sowings: &mut u64) -> u64 {
    if depth == 0 || board.is_over() {
        return 1;
    }
    let pits = board.pits();
    *sowings += u64::from(pits.len());
    pits.map(|pit| count(ways, ways.sow(board, pit).0, depth - 1, sowings)).sum()
}

/// [`perft`] on a board that the packed one cannot hold.
fn plain(position: &Position, rules: &Rules, depth: u32) -> Perft {
    let mut perft = Perft { parts: Vec::new(), count: 1, sowings: 0 };
    if depth > 0 && !position.is_over() {
        for pit in position.legal().iter() {
            perft.sowings += 1;
            let after = position.play_unchecked(rules, pit, &mut ()).position;
            perft.parts.push((pit, count_plain(&after, rules, depth - 1, &mut perft.sowings)));
        }
        perft.count = perft.parts.iter().map(|part| part.1).sum();
    }
    perft
}

fn count_plain(position: &Position, rules: &Rules, depth: u32, sowings: &mut u64) -> u64 {
    if depth == 0 || position.is_over() {
        return 1;
    }
    let mut sequences = 0;
    for pit in position.legal().iter() {
        *sowings += 1;
        let after = position.play_unchecked(rules, pit, &mut ()).position;
        sequences += count_plain(&after, rules, depth - 1, sowings);
    }
    sequences
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Side;

    #[test]
    fn both_boards_count_the_same() {
        for rules in [Rules::default(), crate::game::Preset::MakLum.rules()] {
            let start = Position::start(&rules, Side::South);
            assert_eq!(plain(&start, &rules, 4), perft(&start, &rules, 4));
        }
    }
}
