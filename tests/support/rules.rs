//! Rules and setups for property tests: any that can be played.

use mak_khum::game::{
    BySide, Capture, CaptureAfter, Handicap, MAX_PITS, MIN_PITS, MatchEnd, Opening, RaceClock, Rules, Setup,
    Side, StoreEnd, StoreLies, WidowSowing, Widows,
};
use proptest::prelude::*;
use proptest::sample::select;

/// Any rules.
pub fn any_rules() -> impl Strategy<Value = Rules> {
    let board = (MIN_PITS..=MAX_PITS).prop_flat_map(|pits| (Just(pits), 1..=Rules::MAX_TOTAL / 2 / pits));
    let board = prop_oneof![2 => Just((7_u8, 7_u8)), 1 => board];
    let sowing = (any::<bool>(), select(StoreEnd::ALL), select(WidowSowing::ALL));
    let captures = (select(Capture::ALL), select(CaptureAfter::ALL));
    let races = (select(Opening::ALL), select(RaceClock::ALL));
    let rounds = (select(Widows::ALL), 0_u16..4, select(MatchEnd::ALL), select(StoreLies::ALL));
    (board, sowing, captures, races, rounds).prop_map(
        |((pits, seeds), (relay, store_end, widow_sowing), captures, races, rounds)| {
            let (widows, rounds, match_end, store_lies) = rounds;
            let rules = Rules::default().with_board(pits, seeds).and_then(|rules| rules.with_rounds(rounds));
            rules
                .expect("a board that exists")
                .with_relay(relay)
                .with(store_end)
                .with(widow_sowing)
                .with(captures.0)
                .with(captures.1)
                .with(races.0)
                .with(races.1)
                .with(widows)
                .with(match_end)
                .with(store_lies)
        },
    )
}

/// Any setup without a position; every other one has a handicap.
#[allow(dead_code, reason = "not every test that includes this file plays matches")]
pub fn any_setup() -> impl Strategy<Value = Setup> {
    let handicap = |rules: Rules| {
        let fewer = 0..=rules.seeds() * (rules.pits() - 1);
        let widows = 0..rules.pits();
        (Just(rules), [fewer.clone(), fewer], [widows.clone(), widows], any::<bool>())
    };
    let sides = (select(&Side::BOTH), any::<bool>());
    (any_rules().prop_flat_map(handicap), sides).prop_map(
        |((rules, fewer, mut widows, no_race), (first, is_even))| {
            let setup = Setup::new(rules).with_first(first);
            if is_even {
                return setup;
            }
            for (widows, fewer) in widows.iter_mut().zip(fewer) {
                // A pit at least has to be filled.
                *widows = (*widows).min(rules.pits() - 1 - fewer.div_ceil(rules.seeds()));
            }
            let pair = |[south, north]: [u8; 2]| BySide::new(south, north);
            let handicap = Handicap { fewer: pair(fewer), widows: pair(widows), no_race };
            setup.with_handicap(handicap).expect("a pit is filled")
        },
    )
}
