//! How long turns are and what they bring.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::game::{BySide, Choice, Match, Phase, Played, Position, Racer, Side};

/// The turns of a player. What a side plays after the other one is out of a race is a turn too.
#[derive(Clone, Default)]
pub struct Turns {
    seeds: Histogram,
    sowings: Histogram,
}

impl Turns {
    /// Adds the turns of another match.
    pub fn add(&mut self, others: &Self) {
        self.seeds.add(&others.seeds);
        self.sowings.add(&others.sowings);
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        self.seeds.count()
    }

    /// Seeds that a turn brought, with what was left in the own row if it ended the round.
    pub fn seeds(&self) -> Spread {
        self.seeds.spread()
    }

    /// Sowings of a turn.
    pub fn sowings(&self) -> Spread {
        self.sowings.spread()
    }
}

/// The middle and the end of what was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Spread {
    /// Half of the values are at most this.
    pub median: u32,
    /// Nine in ten values are at most this.
    pub nine_in_ten: u32,
    /// The largest value.
    pub most: u32,
}

/// How often each value was counted.
#[derive(Clone, Default)]
struct Histogram(BTreeMap<u32, u64>);

impl Histogram {
    fn count_in(&mut self, value: u32) {
        *self.0.entry(value).or_default() += 1;
    }

    fn add(&mut self, others: &Self) {
        for (&value, &count) in &others.0 {
            *self.0.entry(value).or_default() += count;
        }
    }

    fn count(&self) -> u64 {
        self.0.values().sum()
    }

    /// Quantiles by nearest rank.
    fn spread(&self) -> Spread {
        let at_rank = |rank: u64| {
            let mut below = 0;
            let reached = self.0.iter().find(|(_, count)| {
                below += **count;
                below >= rank
            });
            reached.map_or(0, |(&value, _)| value)
        };
        let count = self.count();
        Spread {
            median: at_rank(count.div_ceil(2)),
            nine_in_ten: at_rank((9 * count).div_ceil(10)),
            most: at_rank(count),
        }
    }
}

/// Tells the turns of a match while it is played.
#[derive(Default)]
pub struct TurnWatch {
    turns: BySide<Turns>,
    current: Option<Current>,
}

/// The turn that is on.
struct Current {
    side: Side,
    round: u16,
    sowings: u32,
    start: Position,
    end: Position,
}

impl TurnWatch {
    /// Takes a choice and the match as it was before.
    pub fn see(&mut self, before: &Match, choice: Choice, after: &Played) {
        let side = choice.side();
        let is_alone = match before.phase() {
            Phase::Turns(_) => true,
            Phase::Race(race) => matches!(race.racer(side.other()), Racer::Out(_)),
            Phase::Widows { .. } | Phase::Over(..) => false,
        };
        let goes_on = |turn: &Current| turn.side == side && turn.round == after.round && is_alone;
        if !self.current.as_ref().is_some_and(goes_on) {
            self.end();
        }
        if is_alone {
            let start = Position { board: before.position().board, turn: side };
            let turn = self.current.get_or_insert(Current {
                side,
                round: after.round,
                sowings: 0,
                start,
                end: start,
            });
            turn.sowings += 1;
            turn.end = after.position;
        }
    }

    /// Every turn that was seen.
    pub fn turns(mut self) -> BySide<Turns> {
        self.end();
        self.turns
    }

    fn end(&mut self) {
        if let Some(turn) = self.current.take() {
            let turns = &mut self.turns[turn.side];
            turns.seeds.count_in(turn.end.haul_since(&turn.start).into());
            turns.sowings.count_in(turn.sowings);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Opening, Rules, Setup};

    fn watched(rules: Rules, choices: &[&str]) -> BySide<Turns> {
        let (mut game, mut watch) = (Match::new(Setup::new(rules)), TurnWatch::default());
        for choice in choices {
            let (before, choice) = (game.clone(), choice.parse().unwrap());
            let after = game.choose(choice, &mut ()).unwrap();
            watch.see(&before, choice, &after);
        }
        watch.turns()
    }

    #[test]
    fn the_sowings_of_a_side_make_a_turn() {
        let rules = Rules { race: Opening::Turns, ..Rules::default() };
        let turns = watched(rules, &["s7", "s6", "s1", "s3", "n4"]);
        assert_eq!((turns.south.count(), turns.north.count()), (1, 1));
        assert_eq!(turns.south.sowings().most, 4);
        assert_eq!(turns.south.seeds().most, 12);
    }

    #[test]
    fn who_is_left_alone_in_a_race_has_a_turn() {
        // North dies at tick 7, in the pit that South has lifted.
        let turns = watched(Rules::default(), &["s7@0", "n6@0", "s5@7", "s4@72", "n5"]);
        assert_eq!((turns.south.count(), turns.north.count()), (1, 1));
        assert_eq!((turns.south.sowings().most, turns.north.sowings().most), (2, 1));
    }

    #[test]
    fn quantiles_are_values_that_occurred() {
        let mut histogram = Histogram::default();
        assert_eq!(histogram.spread(), Spread { median: 0, nine_in_ten: 0, most: 0 });
        for value in 1..=10 {
            histogram.count_in(value);
        }
        assert_eq!(histogram.spread(), Spread { median: 5, nine_in_ten: 9, most: 10 });
        histogram.count_in(40);
        assert_eq!(histogram.spread(), Spread { median: 6, nine_in_ten: 10, most: 40 });
    }
}
