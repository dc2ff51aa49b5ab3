//! Reference players: simple ways of playing that stay as they are, to measure strength against.

use super::play::{as_seen, far_widows};
use super::random;
use super::sight::Sight;
use crate::game::{Choice, Match, Phase, Pit, PitSet, Position, Rules, Side, WidowSowing, words};

words! {
    /// A player that strength is measured against. None of them searches.
    Reference {
        /// Any legal pit.
        Random = "random",
        /// The sowing that brings most at once, half a seed more if it may choose again.
        Greedy = "greedy",
        /// The pit nearest to the store that reaches it exactly; without one, and in a race, where the other
        /// hand upsets what was counted, as [`Reference::Greedy`].
        Counting = "counting",
    }
}

impl Reference {
    /// Decides for `side`; `None` if the match does not wait for it. The same seed gives the same choices.
    #[must_use]
    pub fn decide(self, game: &Match, side: Side, seed: u64) -> Option<Choice> {
        if !game.waits_for(side) {
            return None;
        }
        let rules = game.rules();
        let (position, tick) = match game.phase() {
            Phase::Widows { .. } => return Some(far_widows(game, side)),
            Phase::Race(race) => (Position { board: *as_seen(race).board(), turn: side }, race.tick()),
            Phase::Turns(position) => (*position, 0),
            Phase::Over(..) => return None,
        };
        let pits = game.legal(side);
        let mut random = random::numbers(seed, game.round(), &position, tick, side);
        let counted = match (self, game.phase()) {
            (Self::Counting, Phase::Turns(_)) => nearest_home(&position, rules, pits),
            _ => None,
        };
        let sight = if self == Self::Random { Sight::NONE } else { Sight::FULL };
        let pit = counted.unwrap_or_else(|| sight.choose(&position, rules, pits, &mut random));
        Some(game.lifting(side, pit))
    }
}

/// The pit nearest to the store whose seeds end in it exactly, without a second lap.
fn nearest_home(position: &Position, rules: &Rules, pits: PitSet) -> Option<u8> {
    let widows = position.board.widows(position.turn);
    let skips = rules.widow_sowing == WidowSowing::Skip;
    let distance = |pit: u8| pit - (1..pit).filter(|&near| skips && widows.contains(near)).count() as u8;
    pits.iter().find(|&pit| position.board.seeds(Pit::new(position.turn, pit)) == distance(pit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Preset, Setup};

    fn sown(reference: Reference, text: &str, rules: Rules) -> Vec<u8> {
        let from = Some(Position::parse(text, &rules).unwrap());
        let game = Match::new(Setup { from, ..Setup::new(rules) });
        let side = game.position().turn;
        assert_eq!(reference.decide(&game, side.other(), 0), None);
        let mut pits: Vec<u8> = (0..60)
            .map(|seed| match reference.decide(&game, side, seed) {
                Some(Choice::Sow { pit, .. }) => pit,
                other => panic!("{other:?}"),
            })
            .collect();
        pits.sort_unstable();
        pits.dedup();
        pits
    }

    #[test]
    fn each_of_the_three_plays_by_its_rule() {
        let rules = Rules::default();
        let start = "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0-0 n";
        assert_eq!(sown(Reference::Random, start, rules), [1, 2, 3, 4, 5, 6, 7]);
        // Each of the six takes eight; pit 7 reaches the store with one.
        assert_eq!(sown(Reference::Greedy, start, rules), [1, 2, 3, 4, 5, 6]);
        assert_eq!(sown(Reference::Counting, start, rules), [7]);
        assert_eq!(sown(Reference::Counting, "0,2,3,0,0,0,0/1,1,1,1,1,1,1 40-46 s", rules), [2]);
    }

    #[test]
    fn skipped_widows_make_the_way_shorter() {
        let near = Preset::Songkhla.rules();
        assert_eq!(sown(Reference::Counting, "x,x,1,3,0,0,9/3,3,3,3,3,3,3 20-44 s", near), [3]);
        assert_eq!(sown(Reference::Counting, "x,x,5,2,0,0,9/3,3,3,3,3,3,3 17-44 s", near), [4]);
    }
}
