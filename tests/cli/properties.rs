//! Whatever is typed: never a panic, always a message and the exit code 2.

use std::ffi::OsString;

use mak_khum::cli::{Failure, parse};
use mak_khum::game::{Position, Rules};
use proptest::prelude::*;
use proptest::sample::select;

use super::START;

/// Carries a command line out in this process: what it prints, or why it does not.
fn carry_out(args: &[String]) -> Result<String, Failure> {
    let words = std::iter::once("mak-khum".to_owned()).chain(args.iter().cloned());
    let mut out = Vec::new();
    parse(words.map(OsString::from))?.run(&mut out)?;
    Ok(String::from_utf8(out).expect("the program prints UTF-8"))
}

/// A word of a command line: sensible, nearly so, or rubbish.
fn word() -> impl Strategy<Value = String> {
    let known = select(vec![
        "sow",
        "race",
        "perft",
        "rules",
        "replay",
        "resume",
        "play",
        "completions",
        "man",
        "--json",
        "--lang",
        "--lang=th",
        "--lang=en",
        "--preset",
        "mak-lum",
        "congkak",
        "--rule",
        "pits=3",
        "seeds=1",
        "relay=no",
        "rounds=0",
        "widow_sowing=forfeit",
        "--seed",
        "--south",
        "--north",
        "7,3",
        "2,1,6",
        "1@7",
        "-q",
        "--help",
        "--version",
        "--divide",
        START,
        "1",
        "7",
        "s7",
        "n1",
        "0",
        "8",
        "--",
        "-",
        "--plain",
        "bash",
    ]);
    prop_oneof![
        4 => known.prop_map(str::to_owned),
        1 => any::<u64>().prop_map(|number| number.to_string()),
        1 => "[-=,@/0-9a-zก-๙ ]{0,12}",
        1 => any::<String>(),
    ]
}

/// The text of a position, right or with a mistake in it.
fn position() -> impl Strategy<Value = String> {
    let rows = proptest::collection::vec(prop_oneof![3 => "[0-9]{1,2}", 1 => Just("x".to_owned())], 12..16);
    let right = (rows, 0_u8..60, 0_u8..60, select(vec!["s", "n"])).prop_map(|(pits, south, north, turn)| {
        let (one, other) = pits.split_at(pits.len() / 2);
        format!("{}/{} {south}-{north} {turn}", one.join(","), other.join(","))
    });
    let spoilt =
        (any::<prop::sample::Index>(), any::<char>(), Just(START)).prop_map(|(at, character, start)| {
            let mut characters: Vec<char> = start.chars().collect();
            let at = at.index(characters.len());
            characters[at] = character;
            characters.into_iter().collect()
        });
    prop_oneof![right, spoilt, any::<String>()]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn any_command_line_is_understood_or_refused(words in proptest::collection::vec(word(), 0..6)) {
        // What would count for hours, or write files, is only parsed.
        let long = words.iter().any(|word| ["perft", "play", "resume"].contains(&word.as_str()));
        let outcome = if long {
            let words = std::iter::once("mak-khum".to_owned()).chain(words.iter().cloned());
            parse(words.map(OsString::from)).map(|_| String::new())
        } else {
            carry_out(&words)
        };
        match outcome {
            Ok(_) | Err(Failure::Asked(_)) => {}
            Err(Failure::Usage(message)) => prop_assert!(!message.trim().is_empty()),
            Err(other) => prop_assert!(false, "{words:?}: {other:?}"),
        }
    }

    #[test]
    fn any_position_is_sown_or_refused(text in position(), pit in 0_u8..10) {
        let known = Position::parse(&text, &Rules::default());
        match carry_out(&["sow".to_owned(), "--json".to_owned(), "--".to_owned(), text.clone(), pit.to_string()]) {
            Ok(line) => {
                prop_assert_eq!(line.lines().count(), 1);
                prop_assert_eq!(known.map(|position| position.legal().contains(pit)), Ok(true));
            }
            Err(Failure::Usage(message)) => {
                prop_assert!(known.map_or(true, |position| !position.legal().contains(pit)), "{}", message);
            }
            Err(other) => prop_assert!(false, "{text:?}: {other:?}"),
        }
    }

    #[test]
    fn any_race_ends_or_says_what_it_lacks(
        south in proptest::collection::vec(0_u8..9, 1..6),
        north in proptest::collection::vec(0_u8..9, 1..6),
        clock in select(vec!["waits", "runs"]),
    ) {
        let list = |pits: &[u8]| pits.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
        let args = ["race", "--south", &list(&south), "--north", &list(&north), "--rule", &format!("race_clock={clock}"), "--json"];
        match carry_out(&args.map(str::to_owned)) {
            Ok(line) => prop_assert!(line.starts_with("{\"ticks\":"), "{}", line),
            Err(Failure::Usage(message)) => prop_assert!(!message.is_empty()),
            Err(other) => prop_assert!(false, "{other:?}"),
        }
    }
}
