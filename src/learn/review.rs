//! The review of a match: what every turn was worth, and what would have been better.
//!
//! `docs/review.md` defines every figure.

mod cache;
mod openings;
mod search;
pub mod told;

use crate::game::{PitSet, Side, Turn};

pub use cache::{cached_accuracy, load, review_path, store};
pub use search::{DEFAULT_NODES, Progress, review};

/// The seeds given away by which the accuracy of a turn halves.
const HALF: f64 = 8.0;

/// The fewest seeds given away that make a turn a turning point.
const TURNING: i16 = 4;

/// The most turning points that are told.
const MOST_TURNING: usize = 3;

/// The review of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// What each search might spend, in positions.
    pub nodes: u64,
    /// Every turn, in order.
    pub turns: Vec<TurnReview>,
    /// Every choice in a race that was one, in order.
    pub races: Vec<RaceReview>,
    /// Every choice of widows, in order.
    pub widows: Vec<WidowReview>,
}

/// What a turn was worth. Scores are the expected margin in seeds at the end of the round, for
/// the side that played the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnReview {
    /// The turn.
    pub turn: Turn,
    /// What the turn leads to.
    pub played: i16,
    /// The best turn that was found; the one that was played, if none was better.
    pub best: Vec<u8>,
    /// What the best turn leads to.
    pub best_score: i16,
    /// Whether both scores are proved.
    pub exact: bool,
    /// Whether the side had anything to choose.
    pub had_choice: bool,
}

/// How a choice in a race stands against the best ones: against the equilibrium where both sides
/// chose at once, against looking ahead where the other side's hand was on its way.
#[derive(Clone, Debug, PartialEq)]
pub struct RaceReview {
    /// Its place in the list of choices.
    pub at: usize,
    /// The round of the race.
    pub round: u16,
    /// The tick at which it was made.
    pub tick: u32,
    /// Who chose.
    pub side: Side,
    /// Whether the other side chose at the same moment, neither seeing the other's choice.
    pub in_secret: bool,
    /// The pit that was lifted.
    pub pit: u8,
    /// The pit that the best mixture lifts most often.
    pub best: u8,
    /// How often, in percent, the side should lift the pit that it lifted.
    pub share: f64,
    /// The seeds that the side gives away with it, on the average.
    pub loss: f64,
}

/// What it was worth to leave these pits unfilled. Scores are the expected margin in seeds at the
/// end of the round that began, for the side that chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WidowReview {
    /// Its place in the list of choices.
    pub at: usize,
    /// The round that began.
    pub round: u16,
    /// Whose pits.
    pub side: Side,
    /// The pits that stayed empty.
    pub pits: PitSet,
    /// What they lead to.
    pub score: i16,
    /// The best ones that were found.
    pub best: PitSet,
    /// What these lead to.
    pub best_score: i16,
}

impl WidowReview {
    /// The seeds that were given away, at least 0.
    #[must_use]
    pub fn loss(&self) -> i16 {
        (self.best_score - self.score).max(0)
    }

    /// How good the choice was.
    #[must_use]
    pub fn grade(&self) -> Grade {
        Grade::of(self.loss())
    }
}

/// Something that was reviewed: its place in its list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// One of [`Review::races`].
    Race(usize),
    /// One of [`Review::widows`].
    Widows(usize),
    /// One of [`Review::turns`].
    Turn(usize),
}

/// How good a turn was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Grade {
    /// Nothing better was found.
    Best,
    /// At most two seeds were given away.
    Good,
    /// Up to five.
    Inaccuracy,
    /// Up to eleven.
    Mistake,
    /// Twelve or more.
    Blunder,
}

impl Grade {
    /// Every grade, the best one first.
    pub const ALL: [Self; 5] = [Self::Best, Self::Good, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The word for it in JSON and in sentences.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

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
    /// The seeds that the turn gave away, at least 0.
    #[must_use]
    pub const fn loss(&self) -> i16 {
        let loss = self.best_score - self.played;
        if loss > 0 { loss } else { 0 }
    }

    /// How good the turn was.
    #[must_use]
    pub const fn grade(&self) -> Grade {
        Grade::of(self.loss())
    }

    /// The accuracy of the turn in percent: 100 when nothing was given away, half of it for every
    /// eight seeds that were.
    #[must_use]
    pub fn accuracy(&self) -> f64 {
        100.0 * (-f64::from(self.loss()) / HALF).exp2()
    }

    /// The expected margin for South after the turn.
    #[must_use]
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
    #[must_use]
    pub fn accuracy(&self, side: Side) -> Option<f64> {
        let turns = self.turns.iter().filter(|turn| turn.turn.side == side && turn.had_choice);
        let (sum, count) = turns.fold((0.0, 0_u32), |(sum, count), turn| (sum + turn.accuracy(), count + 1));
        (count > 0).then(|| sum / f64::from(count))
    }

    /// How many turns of a side had this grade.
    #[must_use]
    pub fn count(&self, side: Side, grade: Grade) -> usize {
        self.turns.iter().filter(|turn| turn.turn.side == side && turn.grade() == grade).count()
    }

    /// The turns that decided most, in the order of the match: the three that gave away the most
    /// seeds, at least four each. They are places in [`Review::turns`].
    #[must_use]
    pub fn turning_points(&self) -> Vec<usize> {
        let mut found: Vec<usize> =
            (0..self.turns.len()).filter(|&index| self.turns[index].loss() >= TURNING).collect();
        found.sort_by_key(|&index| std::cmp::Reverse(self.turns[index].loss()));
        found.truncate(MOST_TURNING);
        found.sort_unstable();
        found
    }

    /// Everything that was reviewed, in the order of the match.
    #[must_use]
    pub fn entries(&self) -> Vec<Entry> {
        let turns = (0..self.turns.len()).map(Entry::Turn);
        let races = (0..self.races.len()).map(Entry::Race);
        let widows = (0..self.widows.len()).map(Entry::Widows);
        let mut entries: Vec<Entry> = races.chain(widows).chain(turns).collect();
        entries.sort_by_key(|&entry| self.place(entry));
        entries
    }

    /// The round to which something that was reviewed belongs.
    #[must_use]
    pub fn round(&self, entry: Entry) -> u16 {
        match entry {
            Entry::Race(at) => self.races[at].round,
            Entry::Widows(at) => self.widows[at].round,
            Entry::Turn(at) => self.turns[at].turn.round,
        }
    }

    /// Whose choice or turn it was.
    #[must_use]
    pub fn side(&self, entry: Entry) -> Side {
        match entry {
            Entry::Race(at) => self.races[at].side,
            Entry::Widows(at) => self.widows[at].side,
            Entry::Turn(at) => self.turns[at].turn.side,
        }
    }

    /// Its place in the list of choices.
    #[must_use]
    pub fn place(&self, entry: Entry) -> usize {
        match entry {
            Entry::Race(at) => self.races[at].at,
            Entry::Widows(at) => self.widows[at].at,
            Entry::Turn(at) => self.turns[at].turn.first,
        }
    }

    /// The turns that fill one line of the graph each: the expected margin for South after each
    /// turn of a round, the rounds in order.
    #[must_use]
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
