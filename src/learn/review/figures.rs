//! The figures of a review.

use crate::game::{PitSet, Side, Turn, words};

/// Accuracy halves with this many seeds given away.
const HALF: f64 = 8.0;

/// The fewest seeds given away at a turning point.
const TURNING: f64 = 4.0;

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
    /// The grade for giving away `loss` seeds; an average is rounded.
    fn of(loss: f64) -> Self {
        match loss {
            ..0.5 => Self::Best,
            ..2.5 => Self::Good,
            ..5.5 => Self::Inaccuracy,
            ..11.5 => Self::Mistake,
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

    /// Expected margin for South after the turn.
    pub const fn margin(&self) -> i16 {
        match self.turn.side {
            Side::South => self.played,
            Side::North => -self.played,
        }
    }
}

impl Review {
    /// Seeds that an entry gave away, at least 0; an average for a choice in a race.
    pub fn loss(&self, entry: Entry) -> f64 {
        match entry {
            Entry::Race(at) => self.races[at].loss.max(0.0),
            Entry::Widows(at) => self.widows[at].loss().into(),
            Entry::Turn(at) => self.turns[at].loss().into(),
        }
    }

    /// The grade of an entry.
    pub fn grade(&self, entry: Entry) -> Grade {
        Grade::of(self.loss(entry))
    }

    /// Whether an entry had an alternative.
    pub fn had_choice(&self, entry: Entry) -> bool {
        match entry {
            Entry::Race(_) | Entry::Widows(_) => true,
            Entry::Turn(at) => self.turns[at].had_choice,
        }
    }

    /// The accuracy of an entry in percent: 100 if nothing was given away, halved by every eight
    /// seeds that were. `None` if it had no alternative.
    pub fn accuracy_of(&self, entry: Entry) -> Option<f64> {
        self.had_choice(entry).then(|| 100.0 * (-self.loss(entry) / HALF).exp2())
    }

    /// The accuracy of a side in percent: the mean over its turns, race choices and widows that
    /// had an alternative. `None` if none had.
    pub fn accuracy(&self, side: Side) -> Option<f64> {
        let entries = self.entries().into_iter().filter(|&entry| self.side(entry) == side);
        let figures = entries.filter_map(|entry| self.accuracy_of(entry));
        let (sum, count) = figures.fold((0.0, 0_u32), |(sum, count), figure| (sum + figure, count + 1));
        (count > 0).then(|| sum / f64::from(count))
    }

    /// The number of entries of a side with this grade; those without an alternative do not count.
    pub fn count(&self, side: Side, grade: Grade) -> usize {
        let judged = |&entry: &Entry| self.side(entry) == side && self.had_choice(entry);
        self.entries().into_iter().filter(|entry| judged(entry) && self.grade(*entry) == grade).count()
    }

    /// The turning points, in match order: the three entries that gave away the most seeds, at
    /// least four each.
    pub fn turning_points(&self) -> Vec<Entry> {
        let mut found = self.entries();
        found.retain(|&entry| self.loss(entry) >= TURNING);
        found.sort_by(|&one, &other| self.loss(other).total_cmp(&self.loss(one)));
        found.truncate(MOST_TURNING);
        found.sort_by_key(|&entry| self.place(entry));
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
    use super::{Entry, RaceReview, Review, Side};

    #[test]
    fn grades_follow_the_seeds() {
        let grades = [0.0, 0.4, 1.0, 2.0, 3.0, 5.0, 6.0, 11.0, 12.0, 98.0].map(Grade::of);
        let words = [Best, Best, Good, Good, Inaccuracy, Inaccuracy, Mistake, Mistake, Blunder, Blunder];
        assert_eq!(grades, words);
    }

    #[test]
    fn a_lost_race_is_a_turning_point_and_costs_accuracy() {
        let race = RaceReview {
            at: 0,
            round: 1,
            tick: 0,
            side: Side::South,
            in_secret: true,
            pit: 1,
            best: 7,
            share: 0.0,
            loss: 71.0,
        };
        let review = Review { nodes: 1, turns: Vec::new(), races: vec![race], widows: Vec::new() };
        assert!(review.accuracy(Side::South).is_some_and(|figure| figure < 1.0));
        assert_eq!(review.accuracy(Side::North), None);
        assert_eq!(review.turning_points(), [Entry::Race(0)]);
        assert_eq!(review.count(Side::South, Blunder), 1);
    }
}
