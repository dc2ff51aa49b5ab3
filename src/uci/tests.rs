//! The engine from outside: lines in, lines out.

use std::io::Cursor;
use std::time::Instant;

use proptest::prelude::*;
use proptest::sample::select;

use super::*;
use crate::game::Preset;

/// What the engine says to these lines.
fn talk(lines: &[u8]) -> Vec<String> {
    let mut output = Vec::new();
    run(Cursor::new(lines), &mut output).expect("memory can be read and written");
    String::from_utf8(output).expect("it writes text").lines().map(str::to_owned).collect()
}

/// The pits that the engine chose, each of which must stand alone.
fn best_moves(lines: &[u8]) -> Vec<String> {
    let said = talk(lines);
    said.iter().filter_map(|line| line.strip_prefix("bestmove ")).map(str::to_owned).collect()
}

#[test]
fn it_introduces_itself() {
    let said = talk(b"uci\nisready\n");
    assert!(said[0].starts_with("id name Mak Khum"));
    let end: Vec<&str> = said.iter().rev().take(2).map(String::as_str).collect();
    assert_eq!(end, ["readyok", "uciok"]);
    for option in ["Preset", "Level", "Hash", "Threads"] {
        assert!(said.iter().any(|line| line.starts_with(&format!("option name {option} type"))), "{option}");
    }
}

#[test]
fn it_answers_with_a_legal_pit_within_its_limits() {
    assert_eq!(best_moves(b"position startpos\ngo nodes 20000\n"), ["7"]);
    assert_eq!(best_moves(b"position startpos moves 7\ngo depth 1\n").len(), 1);
    let over = b"position fen 0,0,0,0,0,0,0/7,7,7,7,7,7,7 49-0 s\ngo nodes 100\n";
    assert_eq!(best_moves(over), ["(none)"]);
    let weak = b"setoption name Level value novice\nposition startpos\ngo\n";
    assert_eq!(best_moves(weak).len(), 1);
}

#[test]
fn rubbish_gets_an_info_string_and_ends_nothing() {
    let rubbish = b"xyzzy\nposition\nposition startpos moves 1 x\nposition fen 1/2 3 s\ngo fast\n\
        go nodes\nsetoption name Colour value red\nsetoption name Hash value 0\n\xff\xfe\x00\n\n   \nd\n";
    let said = talk(rubbish);
    assert_eq!(said.iter().filter(|line| line.starts_with("info string ")).count(), 9, "{said:#?}");
    assert_eq!(said.last().map(String::as_str), Some("7,7,7,7,7,7,7/7,7,7,7,7,7,7 0-0 s"));
}

#[test]
fn it_stops_at_once_and_quits_while_it_searches() {
    let began = Instant::now();
    assert_eq!(best_moves(b"go infinite\nstop\n").len(), 1);
    assert_eq!(best_moves(b"go infinite\ngo infinite\nquit\nd\n").len(), 2);
    assert_eq!(best_moves(b"go movetime 3600000\nsetoption name Threads value 2\ngo infinite\n").len(), 2);
    assert!(began.elapsed().as_secs() < 5, "{:?}", began.elapsed());
}

#[test]
fn many_position_lines_are_no_trouble() {
    let mut lines = "position startpos moves 7 6 1 1\n".repeat(20_000).into_bytes();
    lines.extend(b"d\n");
    assert_eq!(talk(&lines).len(), 1);
}

#[test]
fn every_preset_is_played() {
    for preset in ["mak-khum", "songkhla", "congkak", "mak-lum"] {
        let lines = format!("setoption name Preset value {preset}\nposition startpos\ngo nodes 5000\n");
        assert_eq!(best_moves(lines.as_bytes()).len(), 1, "{preset}");
    }
}

/// A word of a line: one that the engine knows, nearly one, or rubbish.
fn word() -> impl Strategy<Value = String> {
    let known = select(vec![
        "uci",
        "ucinewgame",
        "setoption",
        "position",
        "go",
        "stop",
        "d",
        "name",
        "value",
        "Preset",
        "Level",
        "Hash",
        "Threads",
        "mak-lum",
        "songkhla",
        "novice",
        "startpos",
        "fen",
        "moves",
        "movetime",
        "nodes",
        "depth",
        "infinite",
        "0",
        "1",
        "7",
        "8",
        "-1",
        "20",
        "99999999999999999999",
        "0-0",
        "s",
        "n",
        "7,7,7,7,7,7,7/7,7,7,7,7,7,7",
        "x,0,3,1,5,12,7/0,9,x,3,2,1,0",
        "255,1,1,1,1,1,1/1,1,1,1,1,1,1",
    ]);
    prop_oneof![8 => known.prop_map(str::to_owned), 1 => "[-,/0-9a-zก-๙]{0,8}", 1 => any::<String>()]
}

/// A line: sensible, nearly so, or any bytes.
fn line() -> impl Strategy<Value = Vec<u8>> {
    let begun = select(vec![
        "position startpos moves 7",
        "position fen",
        "go nodes 50",
        "go depth 1",
        "setoption name",
        "isready",
        "",
    ]);
    let words = (begun, proptest::collection::vec(word(), 0..7))
        .prop_map(|(begun, words)| format!("{begun} {}", words.join(" ")).into_bytes());
    prop_oneof![9 => words, 1 => proptest::collection::vec(any::<u8>(), 0..40)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn any_lines_are_obeyed_or_told(lines in proptest::collection::vec(line(), 0..12)) {
        let (mut input, mut asked) = (Vec::new(), 0);
        for line in &lines {
            // A line that leaves, and line ends in the middle, are for other tests.
            let line = String::from_utf8_lossy(line).replace(['\n', '\r'], " ");
            let first = line.split_whitespace().next();
            if first != Some("quit") {
                asked += usize::from(first == Some("isready"));
                input.extend(line.bytes().chain([b'\n']));
            }
        }
        input.extend(b"isready\nquit\n");
        let said = talk(&input);
        prop_assert_eq!(said.iter().filter(|line| *line == "readyok").count(), asked + 1);
        for line in said {
            let known = ["info ", "bestmove ", "id ", "option ", "uciok", "readyok"];
            let position =
                || Preset::ALL.iter().any(|preset| Position::parse(&line, &preset.rules()).is_ok());
            prop_assert!(known.iter().any(|begin| line.starts_with(begin)) || position(), "{}", line);
        }
    }
}
