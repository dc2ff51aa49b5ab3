//! The command line, as a user meets it: the program is run, and what it prints is read.
#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

#[path = "cli/arena.rs"]
mod arena;
#[path = "cli/language.rs"]
mod language;
#[path = "cli/plain.rs"]
mod plain;
#[path = "cli/properties.rs"]
mod properties;
#[path = "cli/shells.rs"]
mod shells;

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// The program with a clean environment, in English.
fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mak-khum"));
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("MAK_KHUM") {
            command.env_remove(name);
        }
    }
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"] {
        command.env_remove(name);
    }
    command.env_remove("XDG_CONFIG_HOME").env_remove("XDG_DATA_HOME").env("HOME", "/nonexistent");
    command
}

/// The program with a home folder of its own, which the test gives.
fn program_at(home: &std::path::Path) -> Command {
    let mut command = program();
    command.env("HOME", home).env("MAK_KHUM_MATCHES", home.join("matches"));
    command
}

/// Runs with this typed on stdin.
fn typing(command: &mut Command, input: &str) -> Output {
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // A program that ends before it has read everything closes the pipe.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().unwrap()
}

fn run(args: &[&str]) -> Output {
    program().args(args).output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the program prints UTF-8")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("the program prints UTF-8")
}

/// Runs, expects success, and reads each line of stdout as JSON.
fn json(args: &[&str]) -> Vec<Value> {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {}", stderr(&output));
    stdout(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Runs, expects the exit code 2 and nothing on stdout, and gives the message.
fn refused(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert_eq!(stdout(&output), "", "{args:?}");
    stderr(&output)
}

fn lines(text: &str) -> impl Iterator<Item = Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap())
}

const START: &str = "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0-0 s";

#[test]
fn sow_prints_the_golden_cases() {
    for case in lines(include_str!("golden/sowing.jsonl")).step_by(5) {
        let (preset, pit) = (case["preset"].as_str().unwrap(), case["pit"].to_string());
        let mut args = vec!["sow", case["position"].as_str().unwrap(), &pit, "--json", "--preset", preset];
        let rule = case["widow_sowing"].as_str().map(|word| format!("widow_sowing={word}"));
        args.extend(rule.iter().flat_map(|rule| ["--rule", rule]));
        let printed = json(&args);
        assert_eq!(printed.len(), 1);
        for key in ["pit", "after", "end", "round_over", "events"] {
            assert_eq!(printed[0][key], case[key], "{key} of {case}");
        }
        assert_eq!(printed[0].as_object().unwrap().len(), 5);
    }
}

#[test]
fn sow_goes_on_through_a_turn() {
    // Nobody reads a pipe, so that even without --json it is data.
    let turn = json(&["sow", START, "7", "s6", "1"]);
    let ends: Vec<_> = turn.iter().map(|line| line["end"].as_str().unwrap()).collect();
    assert_eq!(ends, ["store", "store", "store"]);
    assert_eq!(turn[2]["after"], "2,0,5,3,2,0,8/15,15,6,15,1,0,15 11-0 s");
}

#[test]
fn race_prints_the_golden_cases() {
    for case in lines(include_str!("golden/race.jsonl")).step_by(3) {
        let choices = |side: &str| {
            let pits = case[side].as_array().unwrap().iter().map(Value::to_string);
            pits.collect::<Vec<_>>().join(",")
        };
        let (south, north) = (choices("south"), choices("north"));
        let printed = json(&["race", "--json", "--south", &south, "--north", &north]);
        for key in ["ticks", "out_at", "after", "result"] {
            assert_eq!(printed[0][key], case[key], "{key} of {case}");
        }
        assert_eq!(printed[0].as_object().unwrap().len(), 4);
    }
}

#[test]
fn race_says_which_choice_is_missing_or_left_over() {
    assert_eq!(
        refused(&["race", "--south", "7,3", "--north", "7"]),
        "mak-khum: North must choose at tick 7 but has no choice left\n"
    );
    let left = refused(&["race", "--south", "7,3,4", "--north", "7,1"]);
    assert_eq!(left, "mak-khum: the race ended at tick 108; South has choices left over: 4\n");
}

#[test]
fn perft_counts() {
    for case in lines(include_str!("golden/perft.json")) {
        for (preset, counts) in case.as_object().unwrap() {
            let output = run(&["perft", "5", "--preset", preset, "-q"]);
            assert_eq!(stdout(&output), format!("{}\n", counts[4]));
            assert_eq!(stderr(&output), "");
        }
    }
    let divided = json(&["perft", "3", "--divide", "--json"]);
    let sum: u64 = divided
        .iter()
        .filter(|line| line["pit"].is_string())
        .map(|line| line["count"].as_u64().unwrap())
        .sum();
    assert_eq!((sum, &divided[7]["count"]), (227, &Value::from(227)));
}

#[test]
fn analyse_says_how_far_the_biggest_haul_is_proved() {
    let haul = |position: &str, nodes: &str| {
        let said = stdout(&run(&["analyse", position, "--nodes", nodes, "-q"]));
        said.lines().last().unwrap().to_owned()
    };
    let start = "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0-0 s";
    assert_eq!(haul(start, "1"), "The biggest haul: 9; 1");
    assert!(haul(start, "20000").contains(", the most in turns of up to 10 sowings; "));
    assert_eq!(haul("1,2,0,0,0,0,0/0,0,0,0,0,0,1 47-47 s", "1000"), "The biggest haul: 3, proved; 1 2 1");
}

#[test]
fn analyse_never_calls_a_guess_a_score() {
    let positions = [
        START,
        "3,0,2,1,0,4,1/2,2,0,1,3,0,2 40-37 s",
        "2,1,4,0,2,9,3/1,0,8,4,5,2,2 25-30 n",
        "0,0,0,0,0,0,0/9,9,9,9,9,9,9 20-15 s",
        "1,2,0,0,0,0,0/0,0,0,0,0,0,1 47-47 s",
    ];
    for position in positions {
        for nodes in ["1", "3000", "40000", "400000"] {
            let found = &json(&["analyse", position, "--nodes", nodes, "--json"])[0];
            let haul = found["haul"]["seeds"].as_i64();
            for pit in found["pits"].as_array().unwrap() {
                let bounds = [0, 1].map(|at| pit["bounds"][at].as_i64().unwrap());
                let exact = bounds[0] == bounds[1];
                match pit["known"].as_str().unwrap() {
                    "proved" => assert!(exact && pit["score"] == bounds[0], "{pit}"),
                    "estimated" => {
                        let score = pit["score"].as_i64().unwrap();
                        assert!(
                            bounds[0] <= score && score <= bounds[1] && found["depth"].as_u64() >= Some(1)
                        );
                    }
                    known => assert!(known == "bounded" && pit["score"].is_null(), "{pit}"),
                }
                assert_eq!(pit["exact"], exact);
                // What follows a sowing is worth what it is solved to be.
                let number = pit["pit"].as_u64().unwrap().to_string();
                let sown = &json(&["sow", position, &number, "--json"]);
                let after = sown.last().unwrap()["after"].as_str().unwrap().to_owned();
                if exact {
                    let solved = json(&["solve", &after, "--json"])[0]["value"].as_i64().unwrap();
                    let same_side = after.ends_with(&position[position.len() - 1..]);
                    assert_eq!(bounds[0], if same_side { solved } else { -solved }, "{position} {pit}");
                }
                if pit["turn"] == found["haul"]["turn"] {
                    let stores: Vec<i64> =
                        position.split([' ', '-']).filter_map(|word| word.parse().ok()).collect();
                    let own = stores[usize::from(position.ends_with('n'))];
                    assert!(bounds[0] >= 2 * (own + haul.unwrap()) - 98, "{position} {pit}");
                }
            }
        }
    }
}

#[test]
fn rules_name_every_field_and_where_it_comes_from() {
    for preset in ["mak-khum", "songkhla", "congkak", "mak-lum"] {
        let fields = json(&["rules", preset, "--json"])[0]["fields"].as_array().unwrap().clone();
        assert_eq!(fields.len(), mak_khum::game::Rules::KEYS.len());
        for language in ["en", "th"] {
            let words = stdout(&run(&["rules", preset, "--lang", language]));
            assert!(!words.contains("rules-"), "{words}");
            for field in &fields {
                let value = field["value"].as_str().map_or(field["value"].to_string(), str::to_owned);
                assert!(words.contains(&format!("{}={value} ", field["key"].as_str().unwrap())), "{words}");
            }
        }
    }
    let changed = json(&["rules", "--rule", "rounds=5", "--json"]);
    assert!(changed[0]["fields"].as_array().unwrap().iter().any(|field| field["from"] == "changed"));
}

#[test]
fn mistakes_are_refused_by_name() {
    let cases: &[(&[&str], &str)] = &[
        (&["rules", "--rule", "pits=0"], "“0” is not a number from 2 to 10"),
        (&["rules", "--rule", "seeds=300"], "“300” is not a number from 1 to 63"),
        (&["rules", "--rule", "seeds=19"], "266 seeds"),
        (&["rules", "--rule", "capture=all"], "not one of opposite, both-if-opposite, both"),
        (&["rules", "--rule", "pitz=3"], "there is no rule “pitz”"),
        (&["rules", "--rule", "relay"], "relay"),
        (&["rules", "kalah"], "not one of mak-khum, songkhla, congkak, mak-lum"),
        (&["sow", "7,7/7,7 0-0 s", "1"], "column 1: this row has 2 pits; the rules have 7"),
        (&["sow", START, "11"], "“11” is not a whole number from 1 to 10"),
        (&["sow", START, "n3"], "not North's turn"),
        (&["sow", START], "<PIT>"),
        (&["perft", "-1"], "-1"),
        (&["sew"], "did you mean sow"),
        (&["--lang", "xx", "rules"], "xx"),
    ];
    for (args, part) in cases {
        let message = refused(args);
        assert!(message.contains(part), "{args:?}: {message}");
    }
}

#[test]
fn help_pages_fit_and_are_in_the_language_that_is_spoken() {
    use unicode_width::UnicodeWidthStr;
    let commands = [
        "play",
        "resume",
        "replay",
        "sow",
        "race",
        "perft",
        "analyse",
        "solve",
        "arena",
        "engine",
        "rules",
        "lesson",
        "review",
        "share",
        "profile",
        "completions",
        "man",
    ];
    for (language, heading) in [("en", "Usage: mak-khum"), ("th", "วิธีใช้: mak-khum")] {
        for args in std::iter::once(vec![]).chain(commands.iter().map(|command| vec![*command])) {
            let output = run(&[args, vec!["--help", "--lang", language]].concat());
            assert!(output.status.success());
            let page = stdout(&output);
            assert!(page.contains(heading), "{page}");
            assert!(page.lines().all(|line| line.width() <= 80), "{page}");
        }
        let words = stdout(&run(&["rules", "--lang", language]));
        assert!(words.lines().all(|line| line.width() <= 80), "{words}");
    }
    assert!(stdout(&run(&["sow", "-h"])).contains("<PIT>..."));
    assert!(!stdout(&run(&["sow", "-h"])).contains("--speed"), "a flag that sow does not heed");
    assert_eq!(stdout(&run(&["--version"])), format!("mak-khum {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn a_mistake_in_a_variable_names_it() {
    let mut program = program();
    let output = program.arg("rules").env("MAK_KHUM_SPEED", "swift").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(
        stderr(&output).starts_with("mak-khum: $MAK_KHUM_SPEED: “swift” is not one of"),
        "{}",
        stderr(&output)
    );
    let output = program.args(["--speed", "quick"]).output().unwrap();
    assert!(stderr(&output).starts_with("mak-khum: --speed <SPEED>: “quick”"), "{}", stderr(&output));
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let program = env!("CARGO_BIN_EXE_mak-khum");
    let script = format!("{program} sow '{START}' 7 6 1 2 3 --json | head -n 0");
    let output = Command::new("sh").args(["-c", &script]).output().unwrap();
    assert!(output.status.success());
    assert!(!stderr(&output).contains("pipe"), "{}", stderr(&output));
}

#[test]
fn positions_are_read_from_standard_input_and_answered_in_order() {
    // Endings of ten seeds.
    let ending = |at: usize| {
        let mut pits = [0_u8; 14];
        for seed in 0..10 {
            pits[(at * 7 + seed * seed * 3 + seed) % 14] += 1;
        }
        let row = |row: &[u8]| row.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
        format!("{}/{} 44-44 s", row(&pits[..7]), row(&pits[7..]))
    };
    let positions: Vec<String> = (0..500).map(ending).collect();
    let output = typing(program().args(["solve", "--json", "-"]), &format!("\n{}\n", positions.join("\n")));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let lines: Vec<serde_json::Value> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), positions.len());
    for (line, position) in lines.iter().zip(&positions) {
        assert_eq!(line["position"], position.as_str());
        assert!(line["value"].is_number());
    }
    let alone = run(&["solve", "--json", &positions[7]]);
    let alone: serde_json::Value = serde_json::from_slice(&alone.stdout).unwrap();
    assert_eq!(alone["value"], lines[7]["value"]);
    // A mistake is told with its line, and what came before it is there.
    let output = typing(program().args(["perft", "2", "-"]), "3,3,3/3,3,3 0-0 s\n");
    assert_eq!(output.status.code(), Some(2));
    let output =
        typing(program().args(["perft", "2", "-"]), "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0-0 s\n\nnonsense\n");
    assert_eq!(output.status.code(), Some(2));
    assert!(!output.stdout.is_empty());
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("standard input, line 3: "), "{told}");
}

#[test]
fn help_and_version_are_commands_too() {
    let same = |one: &[&str], other: &[&str]| {
        let (one, other) = (run(one), run(other));
        assert!(one.status.success());
        assert_eq!(one.stdout, other.stdout);
    };
    same(&["help"], &["--help"]);
    same(&["help", "solve"], &["solve", "--help"]);
    same(&["version"], &["--version"]);
}
