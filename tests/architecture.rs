//! The house: which room may know which, and how large a file may be. See `ARCHITECTURE.md`.
#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

/// The rooms, from the bottom up, and what each may import from this crate.
const ROOMS: &[(&str, &[&str])] = &[
    ("game", &[]),
    ("text", &["game"]),
    ("ai", &["game"]),
    ("makruk", &["ai"]),
    ("save", &["game", "ai", "makruk"]),
    ("settings", &["game", "ai", "text", "save"]),
    ("words", &["game", "text", "ai", "makruk", "save", "settings"]),
    ("learn", &["game", "ai", "save", "text", "words"]),
    ("share", &["game", "save", "text", "words"]),
    ("uci", &["game", "ai"]),
    ("tui", &["game", "ai", "save", "text", "words", "learn", "share", "settings"]),
    ("cli", &["game", "ai", "makruk", "save", "text", "words", "learn", "share", "settings", "uci", "tui"]),
];

/// Libraries that only these rooms know.
const FENCED: &[(&str, &[&str])] = &[
    ("ratatui", &["tui"]),
    ("crossterm", &["tui"]),
    ("terminal_size", &["cli"]),
    ("signal_hook", &["tui", "cli"]),
    ("clap", &["cli", "main"]),
    ("serde", &["game", "save", "learn", "settings", "cli"]),
    ("fluent_bundle", &["text"]),
    ("rand", &["ai", "makruk", "cli", "tui"]),
];

/// The longest file, in lines.
const LONGEST: usize = 600;

/// Every source file with the room that it stands in.
fn sources() -> Vec<(String, PathBuf)> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|end| end == "rs") {
                found.push(path);
            }
        }
    }
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    walk(&src, &mut found);
    let room = |path: &PathBuf| {
        let first = path.strip_prefix(&src).unwrap().components().next().expect("a file in src");
        first.as_os_str().to_str().unwrap().trim_end_matches(".rs").to_owned()
    };
    found.into_iter().map(|path| (room(&path), path)).collect()
}

/// The names that follow `start` in the code of a file: what it imports, or names by path.
fn names_after(text: &str, start: &str) -> Vec<String> {
    let mut names = Vec::new();
    for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
        for (place, _) in line.match_indices(start) {
            let before = line[..place].chars().next_back();
            if before
                .is_some_and(|character| character.is_alphanumeric() || character == '_' || character == '$')
            {
                continue;
            }
            let name = |text: &str| -> String {
                text.chars()
                    .take_while(|character| character.is_alphanumeric() || *character == '_')
                    .collect()
            };
            match line[place + start.len()..].strip_prefix('{') {
                Some(list) => names.extend(list.split(',').map(|part| name(part.trim()))),
                None => names.push(name(&line[place + start.len()..])),
            }
        }
    }
    names
}

#[test]
fn imports_point_downwards() {
    let mut seen = 0;
    for (room, path) in sources() {
        let Some((_, below)) = ROOMS.iter().find(|(name, _)| *name == room) else {
            assert!(room == "main" || room == "lib", "{} is in no room", path.display());
            continue;
        };
        let text = fs::read_to_string(&path).unwrap();
        for name in names_after(&text, "crate::") {
            // Macros live at the root of the crate.
            let own = name == room || name == "say";
            assert!(own || below.contains(&name.as_str()), "{} imports {name}", path.display());
            seen += 1;
        }
    }
    assert!(seen > 10, "imports were found: {seen}");
}

/// The rules of the second game stand alone; its computer shares what a search may spend.
#[test]
fn the_two_games_do_not_know_each_other() {
    for (room, path) in sources() {
        let text = fs::read_to_string(&path).unwrap();
        let names = names_after(&text, "crate::");
        let shared = path.components().any(|part| part.as_os_str() == "engine");
        if room == "makruk" && !shared {
            assert!(names.iter().all(|name| name == "makruk"), "{} imports {names:?}", path.display());
        }
        if ["game", "ai"].contains(&room.as_str()) {
            assert!(!names.contains(&"makruk".to_owned()), "{} imports makruk", path.display());
        }
    }
}

#[test]
fn libraries_stay_in_their_rooms() {
    for (room, path) in sources() {
        let text = fs::read_to_string(&path).unwrap();
        for (library, rooms) in FENCED {
            if !rooms.contains(&room.as_str()) {
                let found = names_after(&text, &format!("{library}::"));
                assert!(found.is_empty(), "{} knows {library}", path.display());
            }
        }
    }
}

/// Whether a file holds rules: all of `src/game`, and of `src/makruk` what is not its computer.
fn is_rules((room, path): &(String, PathBuf)) -> bool {
    room == "game" || room == "makruk" && !path.components().any(|part| part.as_os_str() == "engine")
}

#[test]
fn the_rules_are_pure() {
    for (_, path) in sources().into_iter().filter(is_rules) {
        let text = fs::read_to_string(&path).unwrap();
        for impure in
            ["std::time", "std::fs", "std::io", "std::env", "std::thread", "std::process", "println!"]
        {
            assert!(!text.contains(impure), "{} uses {impure}", path.display());
        }
    }
}

#[test]
fn no_file_is_too_long() {
    for (_, path) in sources() {
        let lines = fs::read_to_string(&path).unwrap().lines().count();
        assert!(lines <= LONGEST, "{} has {lines} lines, more than {LONGEST}", path.display());
    }
}
