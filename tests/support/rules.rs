//! Rules for property tests: any that can be played.

use mak_khum::game::{
    Capture, MatchEnd, Opening, RaceClock, Rules, StoreEnd, StoreLies, WidowSowing, Widows,
};
use proptest::prelude::*;
use proptest::sample::select;

/// Any rules that [`Rules::validate`] accepts.
pub fn any_rules() -> impl Strategy<Value = Rules> {
    let board = (1_u8..=7).prop_flat_map(|pits| (Just(pits), 1..=Rules::MAX_TOTAL / 2 / pits));
    let sowing = (any::<bool>(), select(StoreEnd::ALL), select(Capture::ALL), select(WidowSowing::ALL));
    let rounds =
        (select(Opening::ALL), select(RaceClock::ALL), select(Widows::ALL), 0_u16..4, select(MatchEnd::ALL));
    let common = prop_oneof![3 => Just((7_u8, 7_u8)), 1 => board];
    (common, sowing, rounds, select(StoreLies::ALL)).prop_map(
        |((pits, seeds), (relay, store_end, capture, widow_sowing), rounds, store_lies)| {
            let (race, race_clock, widows, rounds, match_end) = rounds;
            Rules {
                pits,
                seeds,
                relay,
                store_end,
                capture,
                race,
                race_clock,
                widows,
                widow_sowing,
                rounds,
                match_end,
                store_lies,
            }
        },
    )
}
