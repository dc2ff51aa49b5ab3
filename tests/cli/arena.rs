//! `arena`: levels and reference players against each other.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use serde_json::Value;

#[cfg(unix)]
use super::stderr;
use super::{json, lines, program, refused, run, stdout};

/// A seeded arena of `games` rounds; its score.
fn rounds(south: &str, north: &str, games: &str) -> Value {
    let args = ["--rule", "rounds=1", "--seed", "5", "--stats", "--json"];
    let players = ["arena", "--south", south, "--north", north, "--games", games];
    json(&[&players[..], &args[..]].concat()).pop().unwrap()
}

/// The points of South in percent.
fn points(score: &Value) -> f64 {
    100.0 * score["points"].as_f64().unwrap()
}

#[test]
fn the_reference_players_are_as_strong_as_in_an_independent_trial() {
    // 300 rounds each: 91 % and 70 %, with a standard error of about 2.
    let greedy = points(&rounds("greedy", "random", "300"));
    assert!((86.0..96.0).contains(&greedy), "{greedy}");
    let counting = points(&rounds("counting", "greedy", "300"));
    assert!((64.0..76.0).contains(&counting), "{counting}");
}

#[test]
fn the_first_levels_are_as_strong_as_they_should_be() {
    for (level, reference, least, most) in [
        ("1", "random", 70.0, 80.0),
        ("1", "greedy", 30.0, 40.0),
        ("2", "greedy", 45.0, 60.0),
        ("3", "counting", 50.0, 65.0),
    ] {
        let points = points(&rounds(level, reference, "1000"));
        assert!((least..=most).contains(&points), "level {level} against {reference}: {points}");
    }
}

#[test]
fn a_turn_of_the_first_level_can_be_followed() {
    for reference in ["random", "greedy"] {
        let score = rounds("1", reference, "1000");
        let turns = &score["turns"][0];
        assert!(turns["count"].as_u64() > Some(1000), "{score}");
        assert!(turns["seeds"]["nine_in_ten"].as_u64() <= Some(8), "{score}");
        assert!(turns["sowings"]["nine_in_ten"].as_u64() <= Some(4), "{score}");
    }
}

#[test]
fn each_level_beats_the_one_below() {
    for (stronger, weaker) in [("2", "1"), ("3", "2"), ("4", "3")] {
        let args = ["arena", "--south", stronger, "--north", weaker, "--games", "60", "--json"];
        let score = json(&args).pop().unwrap();
        assert!(points(&score) >= 70.0, "{score}");
    }
}

#[test]
fn matches_come_in_order_and_are_the_same_whatever_the_threads() {
    let args = ["arena", "--south", "greedy", "--north", "2", "--games", "30", "--seed", "9", "--json"];
    let with = |threads| json(&[&args[..], &["--threads", threads]].concat());
    let printed = with("1");
    assert_eq!(printed, with("3"));
    let (score, games) = printed.split_last().unwrap();
    assert!((1..).zip(games).all(|(number, game)| game["type"] == "game" && game["game"] == number));
    assert_eq!((&score["type"], &score["games"]), (&"score".into(), &30.into()));
    // The sides change within a pair, which shares its seed.
    assert_eq!((&games[0]["south"], &games[1]["south"]), (&"greedy".into(), &"easy".into()));
    assert_eq!(games[0]["seed"], games[1]["seed"]);
    let won = games.iter().filter(|game| game[game["result"].as_str().unwrap()] == "greedy").count();
    assert_eq!(score["wins"], won);
}

#[test]
fn near_seeds_share_no_match() {
    let seeds = |seed| {
        let args = ["arena", "--south", "random", "--north", "random", "--games", "40", "--json", "--seed"];
        let printed = json(&[&args[..], &[seed]].concat());
        printed.iter().filter_map(|line| line["seed"].as_u64()).collect::<Vec<_>>()
    };
    let (four, five) = (seeds("4"), seeds("5"));
    assert_eq!(four.len(), 40);
    assert!(four.iter().all(|seed| *seed < 1 << 53 && !five.contains(seed)));
}

#[test]
fn a_single_pair_has_no_error() {
    let args = ["arena", "--south", "greedy", "--north", "random"];
    let score = json(&[&args[..], &["--games", "2", "--json"]].concat()).pop().unwrap();
    assert!(score["points"].is_f64() && score["points_error"].is_null() && score["margin_error"].is_null());
    let words = stdout(&run(&[&args[..], &["--games", "2"]].concat()));
    assert!(!words.contains('±'), "{words}");
    let words = stdout(&run(&[&args[..], &["--games", "4"]].concat()));
    assert!(words.contains('±'), "{words}");
}

#[test]
fn an_abandoned_match_is_no_draw() {
    let args = ["arena", "--south", "random", "--north", "random", "--games", "4", "--json"];
    // Nothing is ever captured, so that each side keeps its seeds.
    let rules = ["pits=2", "seeds=1", "rounds=0", "race=none", "relay=false", "capture_after=lap"]
        .map(|rule| ["--rule", rule])
        .concat();
    let printed = json(&[&args[..], &rules].concat());
    let score = printed.last().unwrap();
    assert_eq!((&score["abandoned"], &score["draws"]), (&4.into(), &0.into()), "{printed:?}");
    assert!(score["points"].is_null() && printed[0]["result"].is_null() && printed[0]["why"].is_null());
}

#[test]
fn matches_are_kept_in_a_folder_that_has_none() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("games").display().to_string();
    let args = ["arena", "--south", "1", "--north", "counting", "--games", "3", "--record", &folder];
    let printed = json(&[&args[..], &["--json"]].concat());
    for (number, game) in (1..=3).zip(&printed) {
        let replayed = json(&["replay", "--json", &format!("{folder}/game-000{number}.json")]);
        assert_eq!(replayed.last().unwrap()["result"], game["result"]);
    }
    let before = std::fs::read(format!("{folder}/game-0001.json")).unwrap();
    assert!(refused(&args).contains(&folder));
    assert_eq!(std::fs::read(format!("{folder}/game-0001.json")).unwrap(), before);
}

#[test]
fn matches_are_appended_to_a_file_one_a_line() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("games.jsonl").display().to_string();
    for seed in ["1", "2"] {
        let args = ["arena", "--south", "2", "--north", "greedy", "--games", "3", "--record", &file];
        assert!(run(&[&args[..], &["--seed", seed]].concat()).status.success());
    }
    let text = std::fs::read_to_string(&file).unwrap();
    assert_eq!(text.lines().count(), 6);
    let one = home.path().join("one.json");
    for (line, saved) in text.lines().zip(lines(&text)) {
        std::fs::write(&one, line).unwrap();
        json(&["replay", "--json", one.to_str().unwrap()]);
        let players = [&saved["players"]["south"], &saved["players"]["north"]];
        assert!(players.iter().any(|player| player["controller"] == "easy"));
        assert!(players.iter().any(|player| player["name"] == "greedy"));
    }
}

#[cfg(unix)]
#[test]
fn a_failed_write_costs_one_match_and_is_reported() {
    let home = tempfile::tempdir().unwrap();
    let full = home.path().join("full.jsonl");
    std::os::unix::fs::symlink("/dev/full", &full).unwrap();
    if !full.exists() {
        return;
    }
    let args = ["arena", "--south", "1", "--north", "greedy", "--games", "3", "--json", "--record"];
    let output = run(&[&args[..], &[full.to_str().unwrap()]].concat());
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(stdout(&output).lines().count(), 4, "three matches and the score");
    let told = stderr(&output);
    assert!((1..=3).all(|game| told.contains(&format!("match {game} "))), "{told}");
    assert!(told.contains("3 of 3"), "{told}");
}

/// An arena that would run for hours, and its first line.
fn long() -> (std::process::Child, BufReader<std::process::ChildStdout>, String) {
    let args = ["arena", "--south", "1", "--north", "2", "--games", "1000000", "--json", "--threads", "2"];
    let mut child = program().args(args).stdout(Stdio::piped()).spawn().unwrap();
    let mut reader = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    reader.read_line(&mut first).unwrap();
    (child, reader, first)
}

#[test]
fn a_reader_that_has_seen_enough_ends_it() {
    let (mut child, reader, first) = long();
    assert!(first.contains("\"game\":1,"), "{first}");
    drop(reader);
    assert!(child.wait().unwrap().success());
}

#[cfg(unix)]
#[test]
fn an_interrupt_prints_the_score_so_far() {
    for (signal, code) in [("INT", 130), ("TERM", 143)] {
        let (mut child, reader, first) = long();
        let kill = std::process::Command::new("kill").args(["-s", signal, &child.id().to_string()]).status();
        assert!(kill.unwrap().success());
        let rest: Vec<String> = reader.lines().map(Result::unwrap).collect();
        assert_eq!(child.wait().unwrap().code(), Some(code));
        let games: Vec<Value> = lines(&first).chain(rest.iter().flat_map(|line| lines(line))).collect();
        let (score, games) = games.split_last().unwrap();
        assert_eq!(score["type"], "score");
        assert_eq!(score["games"], games.len());
    }
}

#[cfg(target_os = "linux")]
#[test]
fn without_memory_it_ends_with_a_sentence() {
    let arena = "ulimit -v 500000; exec \"$0\" arena --south 7 --north 6 --games 64 --threads 64 --lang en";
    let output = std::process::Command::new("sh")
        .args(["-c", arena, env!("CARGO_BIN_EXE_mak-khum")])
        .env("HOME", "/nonexistent")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("not enough memory for 4608 MiB"), "{}", stderr(&output));
    assert_eq!(stdout(&output), "");
}

#[test]
fn makruk_is_played_by_levels_only() {
    let args = ["arena", "--game", "makruk", "--south", "1", "--games", "2", "--json", "--north"];
    let printed = json(&[&args[..], &["2"]].concat());
    let types: Vec<_> = printed.iter().map(|line| line["type"].as_str().unwrap()).collect();
    assert_eq!(types, ["game", "game", "score"]);
    assert_eq!((&printed[0]["white"], &printed[1]["white"]), (&"novice".into(), &"easy".into()));
    assert!(printed[2].get("margin").is_none() && printed[2]["points_error"].is_null());
    assert!(refused(&[&args[..], &["greedy"]].concat()).contains("reference players"));
}
