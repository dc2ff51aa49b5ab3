//! Choosing a single sowing by what it brings at once, without a search.

use rand::RngExt;

use crate::game::{Event, Pit, PitSet, Place, Position, Rules, Side, Sink, SowEnd, SowEvent, StoreEnd};

/// What a player sees of the sowings that it may choose from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// Laps of a sowing that are followed in the head; what comes after them is not seen.
    laps: u32,
    /// Pits that are overlooked, in percent.
    overlooked: u32,
    /// Whether the fullest of equally promising pits is preferred.
    prefers_full: bool,
}

impl Sight {
    /// Every sowing to its end.
    pub const FULL: Self = Self { laps: u32::MAX, overlooked: 0, prefers_full: false };
    /// Nothing: any pit will do.
    pub const NONE: Self = Self { laps: 0, ..Self::FULL };
    /// A newcomer's, who counts out the seeds of a pit but does not follow the hand that lifts again, and
    /// who lifts the fullest pit if none promises more.
    pub const NEWCOMER: Self = Self { laps: 1, overlooked: 0, prefers_full: true };
    /// A newcomer's in the middle of a game, with much to look at. Against the reference players it then
    /// scores about as a person does who has just read the rules (docs/strength.md).
    pub const HASTY_NEWCOMER: Self = Self { overlooked: 40, ..Self::NEWCOMER };

    /// The pit among `pits`, at least one, that seems to bring most at once; a further choice counts half
    /// a seed. Ties are drawn at random.
    pub fn choose(self, position: &Position, rules: &Rules, pits: PitSet, random: &mut impl RngExt) -> u8 {
        let mut look = |pit| {
            let is_seen = random.random_range(0..100) >= self.overlooked;
            let seeds = position.board.seeds(Pit::new(position.turn, pit));
            // What is overlooked is less than what brings nothing.
            (
                is_seen.then(|| self.half_seeds(position, rules, pit)),
                if self.prefers_full { seeds } else { 0 },
            )
        };
        let looks: Vec<_> = pits.iter().map(|pit| (look(pit), pit)).collect();
        let most = looks.iter().map(|&(look, _)| look).max();
        let best: Vec<u8> =
            looks.iter().filter(|(look, _)| Some(*look) == most).map(|&(_, pit)| pit).collect();
        best[random.random_range(0..best.len())]
    }

    /// What sowing `pit` seems to bring, in half seeds.
    fn half_seeds(self, position: &Position, rules: &Rules, pit: u8) -> u32 {
        let mut glimpse = Glimpse { side: position.turn, laps: self.laps, lifted: 0, seeds: 0 };
        let sown = position.play_unchecked(rules, pit, &mut glimpse);
        let again =
            glimpse.lifted <= self.laps && sown.end == SowEnd::Store && rules.store_end == StoreEnd::Again;
        2 * glimpse.seeds + u32::from(again)
    }
}

/// Counts the seeds that a sowing brings in its first laps.
struct Glimpse {
    side: Side,
    laps: u32,
    lifted: u32,
    seeds: u32,
}

impl Sink for Glimpse {
    fn event(&mut self, event: Event) {
        let Event::Sow(_, event) = event else { return };
        self.lifted += u32::from(matches!(event, SowEvent::Lift(..)));
        if self.lifted > self.laps {
            return;
        }
        self.seeds += match event {
            SowEvent::Drop(place) => u32::from(place == Place::Store(self.side)),
            SowEvent::Capture(_, seeds) => u32::from(seeds),
            SowEvent::Lift(..) | SowEvent::Forfeit(_) => 0,
        };
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::*;

    fn half_seeds(laps: u32, text: &str, pit: u8) -> u32 {
        let (rules, sight) = (Rules::default(), Sight { laps, ..Sight::FULL });
        sight.half_seeds(&Position::parse(text, &rules).unwrap(), &rules, pit)
    }

    /// How often each of two pits with one seed each is chosen, of 200 times.
    fn chosen(sight: Sight, pits: [u8; 2], text: &str) -> [usize; 2] {
        let rules = Rules::default();
        let position = Position::parse(text, &rules).unwrap();
        let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut counts = [0; 8];
        for _ in 0..200 {
            counts[usize::from(sight.choose(&position, &rules, position.legal(), &mut random))] += 1;
        }
        pits.map(|pit| counts[usize::from(pit)])
    }

    #[test]
    fn a_further_choice_counts_half_a_seed() {
        let start = "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0-0 s";
        assert_eq!(half_seeds(9, start, 7), 3);
        // Round the board with one seed for the store, and the capture of eight.
        assert_eq!(half_seeds(9, start, 1), 18);
    }

    #[test]
    fn laps_beyond_its_sight_bring_nothing() {
        // Pit 3 ends in pit 1 and goes on with two seeds, through the store into an empty pit.
        let text = "1,1,2,0,0,0,0/1,0,0,0,0,0,0 40-40 s";
        assert_eq!([0, 1, 2].map(|laps| half_seeds(laps, text, 3)), [0, 0, 2]);
    }

    #[test]
    fn an_overlooked_pit_is_chosen_if_nothing_else_is_seen() {
        let text = "1,0,1,0,0,0,0/1,0,0,0,0,0,0 40-40 s";
        let overlooked = |overlooked| chosen(Sight { overlooked, ..Sight::FULL }, [1, 3], text);
        assert_eq!(overlooked(0), [200, 0]);
        assert!((80..120).contains(&overlooked(100)[0]));
        assert!((120..180).contains(&overlooked(50)[0]));
    }

    #[test]
    fn of_pits_that_promise_as_much_a_newcomer_prefers_the_fullest() {
        let text = "0,0,0,1,2,0,0/1,0,0,0,0,0,0 40-40 s";
        assert_eq!(chosen(Sight::NEWCOMER, [4, 5], text), [0, 200]);
        let [one, other] = chosen(Sight::NONE, [4, 5], text);
        assert!(one.abs_diff(other) < 50, "{one} and {other}");
    }
}
