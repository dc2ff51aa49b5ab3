//! The engine from outside: lines in, lines out.

use std::io::Cursor;
use std::time::Instant;

use super::*;

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
