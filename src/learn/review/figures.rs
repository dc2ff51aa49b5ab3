//! The figures of a review.

use crate::game::{PitSet, Side, Turn, words};

/// Accuracy halves with this many seeds given away.
const HALF: f64 = 8.0;

/// The fewest seeds given away at a turning point.
const TURNING: i16 = 4;

/// The most turning points reported.
const MOST_TURNING: usize = 3;

/// The review of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// Node budget of each search.
    pub nodes: u64,
    /// Every turn, in order.
    pub turns: Vec<TurnReview>,
    /// Every choice in a race with an alternative, in order.
    pub races: Vec<RaceReview>,
    /// Every choice of widows, in order.
    pub widows: Vec<WidowReview>,
}

/// The review of a turn. Scores are expected margins in seeds at the end of the round, for the
/// side that played the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnReview {
    /// The turn.
    pub turn: Turn,
    /// Score of the turn.
    pub played: i16,
    /// The best turn found; the one played, if none was better.
    pub best: Vec<u8>,
    /// Score of the best turn.
    pub best_score: i16,
    /// Whether both scores are proved.
    pub exact: bool,
    /// Whether the turn had an alternative.
    pub had_choice: bool,
}

/// The review of a choice in a race: against the equilibrium if both sides chose at once, against
/// the best reply if the other hand was already sowing.
#[derive(Clone, Debug, PartialEq)]
pub struct RaceReview {
    /// Its index in the list of choices.
    pub at: usize,
    /// The round of the race.
    pub round: u16,
    /// The tick of the choice.
    pub tick: u32,
    /// Who chose.
    pub side: Side,
    /// Whether both sides chose at once, neither seeing the other's choice.
    pub in_secret: bool,
    /// The pit chosen.
    pub pit: u8,
    /// The pit that the equilibrium strategy chooses most often.
    pub best: u8,
    /// How often, in percent, the equilibrium strategy chooses `pit`.
    pub share: f64,
    /// Expected seeds given away.
    pub loss: f64,
}

/// The review of a choice of widows. Scores are expected margins in seeds at the end of the round,
/// for the side that chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WidowReview {
    /// Its index in the list of choices.
    pub at: usize,
    /// The round that began.
    pub round: u16,
    /// Who chose.
    pub side: Side,
    /// The widows chosen.
    pub pits: PitSet,
    /// Their score.
    pub score: i16,
    /// The best widows found.
    pub best: PitSet,
    /// The score of the best widows.
    pub best_score: i16,
}

impl WidowReview {
    /// Seeds given away, at least 0.
    pub fn loss(&self) -> i16 {
        (self.best_score - self.score).max(0)
    }

    /// The grade of the choice.
    pub fn grade(&self) -> Grade {
        Grade::of(self.loss())
    }
}

/// A reviewed choice or turn: an index into one of the lists of a [`Review`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// One of [`Review::races`].
    Race(usize),
    /// One of [`Review::widows`].
    Widows(usize),
    /// One of [`Review::turns`].
    Turn(usize),
}

words! {
    /// The grade of a turn or choice, the best one first.
    #[derive(PartialOrd, Ord)]
    Grade {
        /// Nothing better was found.
        Best = "best",
        /// At most 2 seeds given away.
        Good = "good",
        /// 3 to 5 seeds.
        Inaccuracy = "inaccuracy",
        /// 6 to 11 seeds.
        Mistake = "mistake",
        /// 12 seeds or more.
        Blunder = "blunder",
    }
}

impl Grade {
    const fn of(loss: i16) -> Self {
        match loss {
            ..=0 => Self::Best,
            1..=2 => Self::Good,
            3..=5 => Self::Inaccuracy,
            6..=11 => Self::Mistake,
            _ => Self::Blunder,
        }
    }
}

impl TurnReview {
    /// Seeds given away, at least 0.
    pub const fn loss(&self) -> i16 {
        let loss = self.best_score - self.played;
        if loss > 0 { loss } else { 0 }
    }

    /// The grade of the turn.
    pub const fn grade(&self) -> Grade {
        Grade::of(self.loss())
    }

    /// Accuracy in percent: 100 if nothing was given away, halved by every eight seeds that were.
    pub fn accuracy(&self) -> f64 {
        100.0 * (-f64::from(self.loss()) / HALF).exp2()
    }

    /// Expected margin for South after the turn.
    pub const fn margin(&self) -> i16 {
        match self.turn.side {
            Side::South => self.played,
            Side::North => -self.played,
        }
    }
}

impl Review {
    /// The accuracy of a side in percent: the mean over its turns in which it had a choice.
    /// `None` if it had none.
    pub fn accuracy(&self, side: Side) -> Option<f64> {
        let turns = self.turns.iter().filter(|turn| turn.turn.side == side && turn.had_choice);
        let (sum, count) = turns.fold((0.0, 0_u32), |(sum, count), turn| (sum + turn.accuracy(), count + 1));
        (count > 0).then(|| sum / f64::from(count))
    }

    /// The number of turns of a side with this grade.
    pub fn count(&self, side: Side, grade: Grade) -> usize {
        self.turns.iter().filter(|turn| turn.turn.side == side && turn.grade() == grade).count()
    }

    /// The turning points, in match order: the three turns that gave away the most seeds, at least
    /// four each, as indices into [`Review::turns`].
    pub fn turning_points(&self) -> Vec<usize> {
        let mut found: Vec<usize> =
            (0..self.turns.len()).filter(|&index| self.turns[index].loss() >= TURNING).collect();
        found.sort_by_key(|&index| std::cmp::Reverse(self.turns[index].loss()));
        found.truncate(MOST_TURNING);
        found.sort_unstable();
        found
    }

    /// All entries in match order.
    pub fn entries(&self) -> Vec<Entry> {
        let turns = (0..self.turns.len()).map(Entry::Turn);
        let races = (0..self.races.len()).map(Entry::Race);
        let widows = (0..self.widows.len()).map(Entry::Widows);
        let mut entries: Vec<Entry> = races.chain(widows).chain(turns).collect();
        entries.sort_by_key(|&entry| self.place(entry));
        entries
    }

    /// The round of an entry.
    pub fn round(&self, entry: Entry) -> u16 {
        match entry {
            Entry::Race(at) => self.races[at].round,
            Entry::Widows(at) => self.widows[at].round,
            Entry::Turn(at) => self.turns[at].turn.round,
        }
    }

    /// The side of an entry.
    pub fn side(&self, entry: Entry) -> Side {
        match entry {
            Entry::Race(at) => self.races[at].side,
            Entry::Widows(at) => self.widows[at].side,
            Entry::Turn(at) => self.turns[at].turn.side,
        }
    }

    /// Its index in the list of choices.
    pub fn place(&self, entry: Entry) -> usize {
        match entry {
            Entry::Race(at) => self.races[at].at,
            Entry::Widows(at) => self.widows[at].at,
            Entry::Turn(at) => self.turns[at].turn.first,
        }
    }

    /// The graph, one line a round: the expected margin for South after each turn, by its index in
    /// [`Review::turns`].
    pub fn lines(&self) -> Vec<Vec<(usize, i16)>> {
        let mut lines: Vec<Vec<(usize, i16)>> = Vec::new();
        let mut round = None;
        for (index, turn) in self.turns.iter().enumerate() {
            if round != Some(turn.turn.round) {
                round = Some(turn.turn.round);
                lines.push(Vec::new());
            }
            if let Some(line) = lines.last_mut() {
                line.push((index, turn.margin()));
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::Grade::{self, Best, Blunder, Good, Inaccuracy, Mistake};

    #[test]
    fn grades_follow_the_seeds() {
        let grades: [Grade; 9] = [0, 1, 2, 3, 5, 6, 11, 12, 98].map(Grade::of);
        assert_eq!(grades, [Best, Good, Good, Inaccuracy, Inaccuracy, Mistake, Mistake, Blunder, Blunder]);
    }
}
