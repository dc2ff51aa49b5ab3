//! The game line by line, and the matches that it leaves behind.

use mak_khum::game::{Choice, Match, Rules, Setup, Side};
use serde_json::Value;

use super::{json, program_at, run, stderr, stdout, typing};

/// A whole match between two people under `rules`: what they type, a line a choice. Each takes a
/// legal pit that a small generator of numbers points at.
fn typed_match(rules: Rules) -> String {
    let mut game = Match::new(Setup::new(rules));
    let (mut typed, mut number) = (String::new(), 7_u32);
    while game.outcome().is_none() {
        let mut choices = Vec::new();
        for side in Side::BOTH.into_iter().filter(|&side| game.waits_for(side)) {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let legal: Vec<u8> = game.legal(side).iter().collect();
            let pit = legal[(number >> 16) as usize % legal.len()];
            typed.extend([pit.to_string(), "\n".to_owned()]);
            choices.push(game.lifting(side, pit));
        }
        for choice in choices {
            game.choose(choice, &mut ()).unwrap();
        }
    }
    typed
}

/// A match of two rounds between two people, with most commands typed at its beginning.
fn transcript(language: &str, commands: &str) -> String {
    let home = tempfile::tempdir().unwrap();
    let rules = Rules::default().with_rounds(2).expect("few rounds");
    let input = format!("{commands}{}", typed_match(rules));
    let args = ["play", "--plain", "--south", "human", "--north", "human", "--rounds", "2"];
    let mut program = program_at(home.path());
    let output = typing(program.args(args).args(["--seed", "1", "--lang", language]), &input);
    assert!(output.status.success(), "{}", stderr(&output));
    assert_eq!(stderr(&output), "");
    stdout(&output)
}

#[test]
fn a_whole_game_in_english() {
    let told = transcript("en", "help\ntable\nboard\nundo\nredo\nwait\n8\nnonsense\n7 1\nresign\nundo\n");
    assert!(told.lines().last().unwrap().starts_with("South wins the match"), "{told}");
    insta::assert_snapshot!(told);
}

#[test]
fn a_whole_game_in_thai() {
    let told = transcript("th", "ช่วย\nตาราง\nราง\nถอย\nเดินใหม่\nรอ\n๘\nอะไร\n๗ ๑\nยอมแพ้\nถอย\n");
    assert!(told.lines().last().unwrap().starts_with("ฝ่ายใต้ชนะ"), "{told}");
    insta::assert_snapshot!(told);
}

#[test]
fn in_a_pipe_a_sentence_is_a_line_without_escape_sequences() {
    for language in ["en", "th"] {
        let told = transcript(language, "help\nrules\ntable\n");
        assert!(told.chars().all(|character| character == '\n' || !character.is_control()), "{told}");
        assert!(told.lines().any(|line| line.chars().count() > 100), "{told}");
    }
}

#[test]
fn input_that_ends_keeps_the_match() {
    let home = tempfile::tempdir().unwrap();
    let args = ["play", "--plain", "--south", "human", "--north", "easy", "--seed", "1"];
    let output = typing(program_at(home.path()).args(args), "7\n6\n1\n");
    assert!(output.status.success(), "{}", stderr(&output));
    let told = stdout(&output);
    assert!(
        told.contains("You sow seven from pit 7: the last seed reaches your store. Choose again."),
        "{told}"
    );
    let file = home.path().join("matches/match-0001.json");
    let saved = mak_khum::save::read(&file).unwrap();
    assert_eq!(saved.record.choices()[0], Choice::Race { side: Side::South, pit: 7, tick: 0 });

    // The same seed gives the same match, and the kept one goes on where it was left.
    let again = typing(program_at(home.path()).args(args), "7\n6\n1\n");
    assert_eq!(stdout(&again).replace("match-0002", "match-0001"), told);
    let choices = saved.record.choices().len();
    let output = typing(program_at(home.path()).args(["resume", "--plain"]), "undo\n");
    assert!(stdout(&output).contains("Took back"), "{}", stdout(&output));
    let newest = mak_khum::save::read(&home.path().join("matches/match-0002.json")).unwrap();
    assert!(newest.record.choices().len() < choices);
}

#[test]
fn the_computer_plays_by_itself_to_the_end_and_replay_shows_it() {
    let home = tempfile::tempdir().unwrap();
    let args = ["play", "--plain", "--south", "novice", "--north", "1", "--seed", "3", "--rounds", "2"];
    let output = typing(program_at(home.path()).args(args), "");
    assert!(output.status.success(), "{}", stderr(&output));
    let file = home.path().join("matches/match-0001.json");
    let file = file.to_str().unwrap();

    let states = json(&["replay", file, "--json"]);
    let result = states.last().unwrap();
    assert!(["south", "north", "draw"].contains(&result["result"].as_str().unwrap()), "{result}");
    let rounds: Vec<_> = states.iter().filter(|state| state["settled"].is_array()).collect();
    for round in &rounds {
        let seeds = round["settled"].as_array().unwrap().iter().filter_map(Value::as_u64);
        assert_eq!(seeds.sum::<u64>(), 98);
    }
    assert!(!rounds.is_empty() && rounds.len() <= 2);
    let first = &states[0];
    assert_eq!((&first["round"], &first["phase"], &first["tick"]), (&1.into(), &"race".into(), &0.into()));
    assert_eq!(first["hands"].as_array().unwrap().len(), 2);
    for state in states.iter().filter(|state| state["position"].is_string()) {
        assert_eq!(seeds_of(state), 98, "{state}");
    }
    let told = stdout(&run(&["replay", file, "--plain"]));
    assert!(told.contains("wins the match") || told.contains("a draw"), "{told}");
}

/// Every seed of a printed state, those in hands included.
fn seeds_of(state: &Value) -> u64 {
    let position = state["position"].as_str().unwrap();
    let numbers = position.split([',', '/', ' ', '-']).filter_map(|word| word.parse::<u64>().ok());
    let hands = state["hands"].as_array().into_iter().flatten().filter_map(Value::as_u64);
    numbers.chain(hands).sum()
}

#[test]
fn without_a_terminal_the_game_says_so_in_a_line() {
    for args in [&[][..], &["play"][..]] {
        let output = typing(program_at(std::path::Path::new("/nonexistent")).args(args), "");
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(stderr(&output).lines().count(), 1, "{}", stderr(&output));
        assert_eq!(stdout(&output), "");
    }
}

#[test]
fn a_folder_that_cannot_be_written_in_does_not_keep_anybody_from_playing() {
    let output = typing(
        program_at(std::path::Path::new("/nonexistent")).args(["play", "--plain", "--seed", "1"]),
        "7\n",
    );
    // Somebody who may write anywhere makes the folder.
    if stderr(&output).is_empty() {
        let _ = std::fs::remove_dir_all("/nonexistent");
        return;
    }
    assert!(output.status.success());
    assert!(stderr(&output).contains("/nonexistent/matches"), "{}", stderr(&output));
    assert!(stdout(&output).contains("not kept"), "{}", stdout(&output));
}
