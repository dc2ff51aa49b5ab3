//! The feature `serde`: what is written is read again, and nothing else is.
#![cfg(feature = "serde")]
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

#[path = "support/play.rs"]
mod play;
#[path = "support/rules.rs"]
mod rules;

use mak_khum::game::{Choice, Event, Position, Rules, Setup};
use proptest::prelude::*;
use serde_json::{from_value, json, to_value};

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn written_and_read_it_is_the_same(setup in rules::any_setup(), picks in play::picks(60)) {
        prop_assert_eq!(from_value::<Setup>(to_value(setup)?)?, setup);
        let (record, events) = play::played(setup, &picks);
        for event in events {
            prop_assert_eq!(from_value::<Event>(to_value(event)?)?, event);
        }
        for &choice in record.choices() {
            prop_assert_eq!(from_value::<Choice>(to_value(choice)?)?, choice);
        }
        let position = record.state().position();
        prop_assert_eq!(from_value::<Position>(to_value(position)?)?, position);
    }
}

#[test]
fn events_are_told_in_words() {
    let event: Event = "s lift s7 7".parse().unwrap();
    assert_eq!(to_value(event).unwrap(), json!({ "sow": ["south", { "lift": ["s7", 7] }] }));
    let event: Event = "match-over draw seeds 1-1".parse().unwrap();
    let widows = json!({ "south": 1, "north": 1 });
    assert_eq!(
        to_value(event).unwrap(),
        json!({ "match_over": { "winner": null, "why": "seeds", "widows": widows } })
    );
}

#[test]
fn what_cannot_be_played_is_not_read() {
    let mut rules = to_value(Rules::default()).unwrap();
    assert!(from_value::<Rules>(rules.clone()).is_ok());
    rules["seeds"] = json!(0);
    assert!(from_value::<Rules>(rules.clone()).is_err());
    let mut setup = to_value(Setup::new(Rules::default())).unwrap();
    setup["from"] = json!("6,6,6,6,6,6/6,6,6,6,6,6 0-0 s");
    let error = from_value::<Setup>(setup).unwrap_err().to_string();
    assert!(error.contains("6 pits a side, where the rules have 7"), "{error}");
    assert!(from_value::<Choice>(json!("s11")).is_err());
}
