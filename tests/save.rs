//! Save files: reading, writing, every failure of writing, and files from strangers.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "save/mutations.rs"]
mod mutations;
#[path = "support/play.rs"]
mod play;
#[path = "support/rules.rs"]
mod rules;

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use mak_khum::ai::Level;
use mak_khum::game::{
    BySide, Capture, CaptureAfter, Choice, MatchEnd, Opening, RaceClock, Record, Rules, Setup, Side,
    StoreEnd, StoreLies, Why, WidowSowing, Widows,
};
use mak_khum::learn::review::{self, Review};
use mak_khum::save::{self, Autosave, Clock, Controller, Fault, NotJson, Player, Saved, TimeControl};
use proptest::prelude::*;
use serde_json::Value;

fn saved(record: Record) -> Saved {
    let players = BySide::new(
        Player::new("มาลี", Controller::Human),
        Player::new("", Controller::Computer(Level::ALL[3])),
    );
    Saved { players, seed: u64::MAX, record, clock: None }
}

/// A race and a few sowings of the turns after it, always from the lowest legal pit but the first.
fn short_match() -> Saved {
    let mut record = Record::new(Setup::new(Rules::default()));
    for pick in [6, 2, 2, 0, 0, 0, 0, 0] {
        let game = record.state();
        let side = Side::BOTH.into_iter().find(|&side| game.waits_for(side)).unwrap();
        let pit = game.legal(side).iter().nth(pick).unwrap();
        record.choose(game.lifting(side, pit), &mut ()).unwrap();
    }
    saved(record)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    #[test]
    fn printed_and_parsed_it_is_the_same(
        setup in rules::any_setup(),
        picks in play::picks(300),
        end in 0..3,
        clocked in any::<bool>(),
    ) {
        let (mut record, _) = play::played(setup, &picks);
        let side = Side::North;
        let last = match end {
            0 => None,
            1 => Some(Choice::Resign { side }),
            _ => clocked.then_some(Choice::TimeOut { side }),
        };
        if let Some(last) = last.filter(|_| record.state().outcome().is_none()) {
            record.choose(last, &mut ()).unwrap();
        }
        let mut before = saved(record);
        if clocked {
            let (time, increment) = (Duration::from_secs(600), Duration::from_secs(5));
            let mut clock = Clock::new(TimeControl { time, increment, loses: true });
            if let Some(at) = before.record.choices().len().checked_sub(1) {
                clock.note(at, Duration::from_millis(picks.len() as u64 * 700));
            }
            before.clock = Some(clock);
        }
        let after = save::parse(&save::print(&before)).unwrap();
        prop_assert_eq!(after.record.state().setup(), &setup);
        prop_assert_eq!(after.record.choices(), before.record.choices());
        prop_assert_eq!(&after.players, &before.players);
        let left = |saved: &Saved| saved.clock.as_ref().map(|clock| clock.left(&saved.record));
        prop_assert_eq!(left(&after), left(&before));
        let mut replayed =
            Record::replay(*before.record.state().setup(), before.record.choices(), &mut ()).unwrap();
        if before.record.is_run_out() {
            replayed.run_out(&mut ());
        }
        prop_assert_eq!(after.record.state(), replayed.state());
        let schema: Value = serde_json::from_str(include_str!("../assets/save.schema.json")).unwrap();
        let file: Value = serde_json::from_str(&save::print(&before)).unwrap();
        prop_assert!(jsonschema::is_valid(&schema, &file), "{}", file);
    }
}

#[test]
fn the_file_is_for_people() {
    assert_eq!(save::print(&short_match()), include_str!("save/short.json"));
}

#[test]
fn the_schema_knows_what_the_rules_know() {
    let schema: Value = serde_json::from_str(include_str!("../assets/save.schema.json")).unwrap();
    let rules = &schema["$defs"]["mak-khum"]["properties"]["rules"];
    let keys: Vec<&str> = rules["properties"].as_object().unwrap().keys().map(String::as_str).collect();
    let mut known = Rules::KEYS.to_vec();
    known.sort_unstable();
    assert_eq!(keys, known);
    let words = |field: &str| -> Vec<String> {
        let words = rules["properties"][field]["enum"].as_array().unwrap();
        words.iter().map(|word| word.as_str().unwrap().to_owned()).collect()
    };
    macro_rules! same {
        ($($field:literal: $kind:ident),+) => {
            $(assert_eq!(words($field), $kind::ALL.iter().map(|kind| kind.word()).collect::<Vec<_>>());)+
        };
    }
    same!("store_end": StoreEnd, "capture": Capture, "capture_after": CaptureAfter, "race": Opening, "race_clock": RaceClock, "widows": Widows,
        "widow_sowing": WidowSowing, "match_end": MatchEnd, "store_lies": StoreLies);
    let controllers = &schema["$defs"]["player"]["properties"]["controller"]["enum"];
    let words = ["human"].into_iter().chain(Level::ALL.iter().map(|level| level.word()));
    assert_eq!(*controllers, Value::from(words.collect::<Vec<_>>()));
    // What the schema refuses the program refuses: a field too many, one too few.
    let good: Value = serde_json::from_str(&save::print(&short_match())).unwrap();
    for field in good.as_object().unwrap().keys() {
        let mut bad = good.clone();
        bad.as_object_mut().unwrap().remove(field);
        let optional = field == "from";
        assert_eq!(jsonschema::is_valid(&schema, &bad), optional, "without {field}");
        assert_eq!(save::parse(&bad.to_string()).is_ok(), optional, "without {field}");
    }
    let mut bad = good;
    bad["board"] = Value::from("7,7");
    assert!(!jsonschema::is_valid(&schema, &bad) && save::parse(&bad.to_string()).is_err());
}

/// What is wrong with the short match after `from` was replaced by `to`.
fn complaint(from: &str, to: &str) -> String {
    let text = save::print(&short_match());
    assert!(text.contains(from), "{from:?} is in the file");
    match save::parse(&text.replacen(from, to, 1)) {
        Ok(_) => panic!("{to:?} in place of {from:?} was read"),
        Err(fault) => fault.to_string(),
    }
}

#[test]
fn mistakes_are_named_with_their_line() {
    for (from, to, message) in [
        (
            "\"s7@0\"",
            "\"s7@1\"",
            "line 33: choice s7@1: the clock is at tick 0, and nobody can choose at tick 1",
        ),
        ("\"n3@0\"", "\"n0@0\"", "line 34: column 1: \"n0@0\" is not a choice"),
        ("\"n3@0\"", "\"s3@0\"", "line 34: choice s3@0: south is not choosing in the race"),
        ("\"n3@0\"", "7", "line 34, column 1: this value does not fit here"),
        ("\"mak-khum\"", "\"tetris\"", "its format is \"tetris\", not \"mak-khum\""),
        ("\"version\": 1", "\"version\": 3", "version 3 is not known to this program"),
        ("\"pits\": 7", "\"pits\": 0", "rules: pits: 0 is not a number from 2 to 10"),
        ("\"pits\": 7", "\"pits\": -1", "line 5, column 14: this value does not fit here"),
        ("\"seeds\": 7", "\"seeds\": 300", "rules: seeds: 300 is not a number from 1 to 63"),
        ("\"human\"", "\"robot\"", "players: \"robot\" is neither human nor a level"),
        ("\"seed\":", "\"sead\":", "line 30, column 8: `sead` is unknown here"),
        ("\"pits\": 7", "\"pits\": 7, \"pits\": 7", "line 5, column 21: `pits` occurs twice"),
    ] {
        let complaint = complaint(from, to);
        assert!(complaint.starts_with(message), "{complaint}");
    }
}

#[test]
fn a_loss_on_time_must_have_been_agreed() {
    let clock = |loses: bool, spent: &str| {
        let clock =
            format!(r#""clock": {{"time": 60000, "increment": 0, "loses": {loses}, "spent": {spent}}}"#);
        let text = save::print(&short_match());
        // A side runs out of time after the last choice.
        let end = text.rfind("\"\n    ]").unwrap() + 1;
        format!("{},\"s-t\"{}", &text[..end], &text[end..]).replacen(
            "\"seed\"",
            &format!("{clock},\n\"seed\""),
            1,
        )
    };
    let fault = |text: &str| save::parse(text).unwrap_err().to_string();
    let lost = save::parse(&clock(true, r#"["100 200 300"]"#)).unwrap();
    assert_eq!(lost.record.state().outcome().unwrap().why, Why::Time);
    assert_eq!(lost.clock.unwrap().spent(2), 300);
    assert!(fault(&clock(false, "[]")).contains("no loss on time was agreed"));
    assert!(fault(&clock(true, "[\"1 x\"]")).contains("\"x\" is not the time of a choice"));
    let many = vec!["1"; 99].join(" ");
    assert!(fault(&clock(true, &format!("[\"{many}\"]"))).contains("\"1\" is not the time of a choice"));
    assert!(fault(&clock(true, "[]").replace("\"loses\"", "\"wins\"")).contains("wins"));
}

#[test]
fn choices_belong_to_their_round() {
    let text = save::print(&short_match()).replace("\"rounds\": [", "\"rounds\": [\n    [],");
    let fault = save::parse(&text.replacen("\"rounds\": [\n    [],", "\"rounds\": 3,", 1)).unwrap_err();
    assert!(matches!(fault, Fault::Json(_)), "{fault}");
    let late = save::print(&short_match()).replace("    [\n      \"s7@0\"", "    [],\n    [\n      \"s7@0\"");
    assert!(matches!(save::parse(&late), Err(Fault::WrongRound { line: 34, round: 1, .. })));
}

#[test]
fn byte_order_mark_and_line_ends_of_other_systems() {
    let text = format!("\u{feff}{}", save::print(&short_match()).replace('\n', "\r\n"));
    assert_eq!(save::parse(&text).unwrap().record.choices(), short_match().record.choices());
}

#[test]
fn hostile_files_are_refused_quickly() {
    let deep = "[".repeat(1_000_000);
    assert!(matches!(save::parse(&deep), Err(Fault::Json(NotJson { line: 1, .. }))));
    let many = format!("s {}", vec!["1"; 1_000_000].join(" "));
    let long = save::print(&short_match()).replace("\"s3@7\"", &format!("{many:?}"));
    assert!(long.len() > 1_000_000);
    let begun = Instant::now();
    assert!(matches!(save::parse(&long), Err(Fault::Refused { .. } | Fault::Notation { .. })));
    assert!(begun.elapsed() < Duration::from_secs(20), "it stops at the first illegal choice");
}

/// A match on a tiny board that nobody ever loses, of so many rounds of two choices each, a choice
/// a line; round one has one more.
fn endless(rounds: usize) -> String {
    let rules = Rules::default().with_board(2, 1).unwrap().with_rounds(0).unwrap();
    let rules = rules.with(Opening::Turns).with(StoreEnd::Pass);
    let text = save::print(&saved(Record::new(Setup::new(rules))));
    let mut lines = vec!["[\"s 1\",\"n 1\",\"s 2\"]"];
    lines.resize(rounds, "[\"s 1\",\"n 1\"]");
    text.replace("\"rounds\": []", &format!("\"rounds\": [{}]", lines.join(",\n")))
}

#[test]
fn legal_files_of_any_length_are_read_quickly() {
    let begun = Instant::now();
    let longest = save::parse(&endless(save::MAX_ROUNDS)).unwrap();
    assert_eq!(longest.record.choices().len(), 2 * save::MAX_ROUNDS + 1);
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    assert!(matches!(save::parse(&endless(1 + save::MAX_ROUNDS)), Err(Fault::TooManyRounds)));
    assert!(endless(500_000).len() < save::MAX_BYTES as usize, "as many as fit are refused at once, too");
    assert!(matches!(save::parse(&endless(500_000)), Err(Fault::TooManyRounds)));
    // A match that goes on for longer than rounds can be counted is kept all the same.
    let mut longer = longest;
    for side in [Side::South, Side::North, Side::South, Side::North] {
        longer.record.choose(Choice::Sow { side, pit: 1 }, &mut ()).unwrap();
    }
    let kept = save::parse(&save::print(&longer)).unwrap();
    assert_eq!(kept.record.choices(), longer.record.choices());
}

#[test]
fn names_do_no_harm() {
    let name = Player::new("a\u{1b}[2J\u{202e}b\u{0}c\n", Controller::Human);
    assert_eq!(name.name(), "a[2Jbc");
    assert_eq!(Player::new(&"ก".repeat(100), Controller::Human).name().chars().count(), Player::MAX_NAME);
}

#[test]
fn only_files_are_read() {
    let folder = tempfile::tempdir().unwrap();
    assert!(matches!(save::read(folder.path()).unwrap_err().fault, Fault::NotAFile));
    assert!(matches!(save::read(&folder.path().join("none.json")).unwrap_err().fault, Fault::Read(_)));
    let large = folder.path().join("large.json");
    fs::File::create(&large).unwrap().set_len(save::MAX_BYTES + 1).unwrap();
    assert!(matches!(save::read(&large).unwrap_err().fault, Fault::TooLarge));
    let bytes = folder.path().join("bytes.json");
    fs::write(&bytes, b"{\n\n\xff}").unwrap();
    assert!(matches!(save::read(&bytes).unwrap_err().fault, Fault::NotText { line: 3 }));
    assert_eq!(fs::read(&bytes).unwrap(), b"{\n\n\xff}", "it is left as it is");
}

#[cfg(unix)]
#[test]
fn a_pipe_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe.json");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    assert!(matches!(save::read(&pipe).unwrap_err().fault, Fault::NotAFile));
}

/// A match that is one choice longer than [`short_match`].
fn longer_match() -> Saved {
    let mut longer = short_match();
    let side = Side::BOTH.into_iter().find(|&side| longer.record.state().waits_for(side)).unwrap();
    let pit = longer.record.state().legal(side).iter().next().unwrap();
    let choice = longer.record.state().lifting(side, pit);
    longer.record.choose(choice, &mut ()).unwrap();
    longer
}

#[test]
fn the_last_state_is_kept_beside() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match-0001.json");
    save::write(&path, &short_match()).unwrap();
    save::write(&path, &longer_match()).unwrap();
    assert_eq!(save::read(&save::previous(&path)).unwrap().record, short_match().record);
    let listed: Vec<_> = save::list(folder.path()).unwrap().into_iter().map(|entry| entry.path).collect();
    assert_eq!(listed, [path]);
}

fn names(folder: &Path) -> Vec<String> {
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn two_programs_never_write_one_match() {
    let folder = tempfile::tempdir().unwrap();
    let first = Autosave::create(folder.path()).unwrap();
    assert!(first.path().ends_with("match-0001.json"));
    assert!(matches!(Autosave::claim(first.path()).unwrap_err().fault, Fault::InUse));
    let second = Autosave::create(folder.path()).unwrap();
    assert!(second.path().ends_with("match-0002.json"));
    let path = first.path().to_owned();
    first.store(&short_match()).unwrap();
    drop(first);
    Autosave::claim(&path).expect("the first program has ended");
}

#[test]
fn a_deleted_match_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match-0001.json");
    let other = folder.path().join("match-0001.json.json");
    for match_of in [&path, &other] {
        let autosave = Autosave::claim(match_of).unwrap();
        autosave.store(&short_match()).unwrap();
        autosave.store(&longer_match()).unwrap();
        let review = Review { nodes: 1, turns: Vec::new(), races: Vec::new(), widows: Vec::new() };
        // A review that is made again keeps the one before.
        review::store(match_of, &short_match(), &review).unwrap();
        review::store(match_of, &short_match(), &review).unwrap();
    }
    let claim = Autosave::claim(&path).unwrap();
    assert!(matches!(save::delete(&path).unwrap_err().fault, Fault::InUse), "somebody plays it");
    assert!(path.exists());
    drop(claim);
    let beside = names(folder.path()).len();
    save::delete(&path).unwrap();
    let left = names(folder.path());
    assert!(left.len() == beside / 2 && left.iter().all(|name| name.contains("json.json")), "{left:?}");
    assert!(matches!(save::delete(&path).unwrap_err().fault, Fault::Delete(_)), "it is gone");
}

#[test]
fn a_match_is_renamed_with_what_belongs_to_it() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let path = at("match-0001.json");
    let autosave = Autosave::claim(&path).unwrap();
    autosave.store(&short_match()).unwrap();
    autosave.store(&longer_match()).unwrap();
    let review = Review { nodes: 1, turns: Vec::new(), races: Vec::new(), widows: Vec::new() };
    review::store(&path, &longer_match(), &review).unwrap();
    assert!(matches!(save::rename(&path, "final").unwrap_err().fault, Fault::InUse), "somebody plays it");
    drop(autosave);
    save::write(&at("taken.json"), &short_match()).unwrap();
    assert!(matches!(save::rename(&path, "taken").unwrap_err().fault, Fault::Exists));
    for bad in ["", "  ", ".hidden", "a/b", "a\\b", "a\nb", "a\u{202e}b", &"x".repeat(61)] {
        assert!(matches!(save::rename(&path, bad).unwrap_err().fault, Fault::Name { .. }), "{bad:?}");
    }
    let renamed = save::rename(&path, " รอบชิง 2026 ").unwrap();
    assert_eq!(renamed, at("รอบชิง 2026.json"));
    assert_eq!(save::read(&renamed).unwrap().record, longer_match().record);
    assert_eq!(save::read(&save::previous(&renamed)).unwrap().record, short_match().record);
    assert!(review::review_path(&renamed).exists() && !review::review_path(&path).exists());
    assert_eq!(save::rename(&renamed, "รอบชิง 2026").unwrap(), renamed, "it has that name already");
    assert!(names(folder.path()).iter().all(|name| !name.contains("0001")), "{:?}", names(folder.path()));
    assert!(matches!(save::rename(&path, "other").unwrap_err().fault, Fault::Rename(_)), "it is gone");
    assert!(names(folder.path()).iter().all(|name| !name.contains("other")), "{:?}", names(folder.path()));
}

#[cfg(unix)]
#[test]
fn two_links_to_one_match_are_one_match() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    symlink("real.json", at("one.json")).unwrap();
    symlink("real.json", at("two.json")).unwrap();
    let first = Autosave::claim(&at("one.json")).unwrap();
    assert_eq!(first.path(), at("one.json"));
    for name in ["two.json", "real.json"] {
        assert!(matches!(Autosave::claim(&at(name)).unwrap_err().fault, Fault::InUse), "{name}");
    }
    first.store(&short_match()).unwrap();
    assert!(at("one.json").is_symlink());
    assert_eq!(save::read(&at("two.json")).unwrap().record, short_match().record);
    drop(first);
    save::delete(&at("one.json")).unwrap();
    assert!(!at("one.json").exists());
    assert_eq!(save::read(&at("real.json")).unwrap().record, short_match().record);
}

/// The child of [`killed_at_any_moment`]: writes matches of growing length until it is killed.
#[test]
fn writer() {
    let Some(path) = std::env::var_os("MAK_KHUM_TEST_WRITER") else { return };
    let autosave = Autosave::claim(Path::new(&path)).unwrap();
    println!("writing");
    let whole = play::played(Setup::new(Rules::default()), &[5; 120]).0;
    let setup = *whole.state().setup();
    for length in (0..=whole.choices().len()).cycle() {
        let record = Record::replay(setup, &whole.choices()[..length], &mut ()).unwrap();
        autosave.store(&saved(record)).unwrap();
    }
}

#[test]
fn killed_at_any_moment() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match-0001.json");
    let program = std::env::current_exe().unwrap();
    let mut loaded = 0;
    for moment in 0..200_u64 {
        let mut child = Command::new(&program)
            .args(["--exact", "writer", "--nocapture"])
            .env("MAK_KHUM_TEST_WRITER", &path)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        assert!(lines.any(|line| line.is_ok_and(|line| line.ends_with("writing"))), "the writer began");
        std::thread::sleep(Duration::from_micros(moment * 7_919 % 20_000));
        child.kill().unwrap();
        child.wait().unwrap();
        if path.exists() {
            save::read(&path).expect("a whole file is there");
            loaded += 1;
        } else {
            assert!(moment < 20, "after so many writers there is a file");
        }
        if save::previous(&path).exists() {
            save::read(&save::previous(&path)).expect("and a whole one beside it");
        }
    }
    assert!(loaded > 150, "only {loaded} of 200 had begun to write");
}
