//! Saved matches: version 2 of the file.

use mak_khum::ai::Level;
use mak_khum::makruk::{Record, Rules, Setup};
use mak_khum::save::{self, Controller, Fault, MakrukFault, MakrukSaved, Player};
use serde_json::Value;

/// A match with every kind of choice.
fn saved() -> MakrukSaved {
    let start = "7k/7m/8/8/8/8/R7/1K6 b - - 0 30".parse().unwrap();
    let setup = Setup { rules: Rules::default(), start };
    let choices = ["count", "h7g6", "offer", "refuse", "a2a3", "stop", "g6h7", "white-resigns"];
    let choices: Vec<_> = choices.iter().map(|choice| choice.parse().unwrap()).collect();
    let record = Record::replay(setup, &choices).unwrap();
    let players =
        [Player::new("Malee", Controller::Human), Player::new("", Controller::Computer(Level::Easy))];
    MakrukSaved { players, seed: 7, record }
}

#[test]
fn a_match_comes_back_as_it_was() {
    let text = save::print_makruk(&saved());
    assert_eq!(save::parse_makruk(&text).unwrap(), saved());
    let schema: Value = serde_json::from_str(include_str!("../../assets/save.schema.json")).unwrap();
    let file: Value = serde_json::from_str(&text).unwrap();
    assert!(jsonschema::is_valid(&schema, &file), "{text}");
    let mut bad = file;
    bad["board"] = Value::from("");
    assert!(!jsonschema::is_valid(&schema, &bad) && save::parse_makruk(&bad.to_string()).is_err());
}

#[test]
fn the_schema_knows_what_the_rules_know() {
    let schema: Value = serde_json::from_str(include_str!("../../assets/save.schema.json")).unwrap();
    let rules = &schema["$defs"]["makruk"]["properties"]["rules"];
    assert_eq!(rules["required"], Value::from(Rules::KEYS.to_vec()));
    for key in Rules::KEYS {
        assert_eq!(rules["properties"][key]["enum"], Value::from(Rules::values(key)), "{key}");
    }
}

#[test]
fn games_are_not_taken_for_each_other() {
    let text = save::print_makruk(&saved());
    assert!(matches!(save::parse(&text), Err(Fault::OtherGame)));
    assert!(matches!(save::parse_makruk(include_str!("../save/short.json")), Err(Fault::OtherGame)));
    let other = text.replace("\"makruk\"", "\"checkers\"");
    assert!(matches!(save::parse_makruk(&other), Err(Fault::Game { game }) if game == "checkers"));
}

#[test]
fn mistakes_are_named_with_their_line() {
    let complaint = |from: &str, to: &str| {
        save::parse_makruk(&save::print_makruk(&saved()).replacen(from, to, 1)).unwrap_err()
    };
    let fault = complaint("\"stop\"", "\"stay\"");
    assert!(matches!(fault, Fault::Makruk(MakrukFault::NotAChoice { line: 30, .. })), "{fault}");
    // White is the stronger side: it has nothing to count.
    let fault = complaint("\"a2a3\"", "\"count\"");
    assert!(matches!(fault, Fault::Makruk(MakrukFault::Refused { line: 29, .. })), "{fault}");
    let fault = complaint("\"claimed\"", "\"always\"");
    assert!(matches!(fault, Fault::Makruk(MakrukFault::Rules(_))), "{fault}");
    let fault = complaint("7k/7m", "7k/7x");
    assert!(matches!(fault, Fault::Makruk(MakrukFault::Start(_))), "{fault}");
}
