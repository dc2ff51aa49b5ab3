//! The house: which room may know which, no circles of files, libraries in their rooms. See
//! `ARCHITECTURE.md`.
#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

#[path = "architecture/graph.rs"]
mod graph;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use graph::Graph;

/// The rooms, from the bottom up, and exactly what each imports from this crate.
#[rustfmt::skip]
const ROOMS: &[(&str, &str)] = &[
    ("text", "game"),
    ("ai", "game"),
    ("makruk", "ai"),
    ("save", "makruk ai game"),
    ("settings", "ai game save text"),
    ("words", "makruk game save settings text"),
    ("learn", "ai game save text words"),
    ("share", "game save text words"),
    ("uci", "ai game"),
    ("tui", "save"),
    ("tui/theme", "game"),
    ("tui/input", "game text"),
    ("tui/widgets", "text tui/input tui/theme"),
    ("tui/options", "game save settings text tui/input tui/theme"),
    ("tui/message", "ai game learn save settings tui/input tui/options"),
    ("tui/context", "game text tui/message tui/options words"),
    ("tui/words", "game save settings text"),
    ("tui/board", "game save settings text tui/context tui/input tui/options tui/theme tui/widgets tui/words words"),
    ("tui/room", "game learn save tui/board tui/context tui/input tui/message tui/widgets"),
    ("tui/screens/learn", "learn tui/context tui/input tui/message tui/room tui/theme tui/widgets"),
    ("tui/screens/menu", "tui/board tui/context tui/input tui/room tui/theme tui/widgets"),
    ("tui/screens/pages", "game learn save text tui/board tui/context tui/input tui/room tui/theme tui/widgets words"),
    ("tui/screens/play", "ai game learn save settings text tui/board tui/context tui/input tui/message tui/room tui/theme tui/widgets tui/words words"),
    ("tui/screens/popups", "game save text tui/board tui/context tui/input tui/room tui/theme tui/widgets tui/words"),
    ("tui/screens/replay", "game save tui/board tui/context tui/input tui/room tui/theme tui/widgets tui/words"),
    ("tui/screens/review", "game learn save share text tui/context tui/input tui/message tui/options tui/room tui/theme tui/widgets"),
    ("tui/screens/saves", "game save text tui/context tui/input tui/message tui/room tui/theme tui/widgets tui/words words"),
    ("tui/screens/settings", "ai settings text tui/context tui/input tui/message tui/options tui/room tui/theme tui/widgets tui/words"),
    ("tui/screens/setup", "ai game save text tui/context tui/input tui/room tui/theme tui/widgets tui/words"),
    ("tui/screens/study", "game learn settings text tui/board tui/context tui/input tui/message tui/room tui/theme tui/widgets tui/words words"),
    ("tui/app", "tui/context tui/options tui/room tui/screens/learn tui/screens/menu tui/screens/pages tui/screens/play tui/screens/popups tui/screens/replay tui/screens/review tui/screens/saves tui/screens/settings tui/screens/setup tui/screens/study"),
    ("tui/view", "tui/app tui/input tui/options tui/theme tui/widgets"),
    ("tui/update", "save tui tui/app tui/context tui/input tui/message tui/options tui/room tui/screens/learn tui/screens/menu tui/screens/pages tui/screens/play tui/screens/popups tui/screens/replay tui/screens/review tui/screens/saves tui/screens/settings tui/screens/setup tui/screens/study tui/view"),
    ("tui/film", "save share tui tui/app tui/input tui/message tui/options tui/update tui/view"),
    ("tui/runtime", "ai learn save settings text tui tui/app tui/input tui/message tui/options tui/update tui/view words"),
    ("cli", "makruk ai game learn save settings share text tui tui/options tui/room tui/theme uci words"),
    ("main", "cli"),
];

/// Libraries that only these rooms know.
const FENCED: &[(&str, &[&str])] = &[
    ("ratatui", &["tui"]),
    ("crossterm", &["tui"]),
    ("terminal_size", &["cli"]),
    ("signal_hook", &["tui", "cli"]),
    ("rustix", &["tui"]),
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

/// The room of a file: its folder of `src`; in the terminal the room inside, and each screen.
fn room(module: &[String]) -> String {
    let deep = match module {
        [tui, screens, ..] if tui == "tui" && screens == "screens" => 3,
        [tui, ..] if tui == "tui" => 2,
        _ => 1,
    };
    module[..deep.min(module.len())].join("/")
}

fn src() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

#[test]
fn rooms_import_exactly_what_is_listed() {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (module, to) in &Graph::read(&src()).arrows {
        let from = room(module);
        let others = to.iter().map(|other| room(other)).filter(|other| *other != from && other != "lib");
        found.entry(from.clone()).or_default().extend(others);
    }
    found.retain(|_, to| !to.is_empty());
    let listed: BTreeMap<String, BTreeSet<String>> = ROOMS
        .iter()
        .map(|(room, to)| ((*room).to_owned(), to.split(' ').map(ToOwned::to_owned).collect()))
        .collect();
    let mut wrong = Vec::new();
    for room in found.keys().chain(listed.keys().filter(|room| !found.contains_key(*room))) {
        let none = BTreeSet::new();
        let (imports, allowed) = (found.get(room).unwrap_or(&none), listed.get(room).unwrap_or(&none));
        wrong.extend(imports.difference(allowed).map(|other| format!("{room} imports {other}: not listed")));
        wrong.extend(allowed.difference(imports).map(|other| format!("{room} no longer imports {other}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn imports_point_to_rooms_listed_before() {
    for (at, (room, to)) in ROOMS.iter().enumerate() {
        for other in to.split(' ') {
            let later = ROOMS[at..].iter().any(|(name, _)| *name == other);
            assert!(!later, "{room} imports {other}, which stands above it");
        }
    }
}

#[test]
fn no_files_import_in_a_circle() {
    let circle = Graph::read(&src()).circle().unwrap_or_default();
    let names: Vec<String> = circle.iter().map(|module| module.join("/")).collect();
    assert!(names.is_empty(), "{}", names.join(" → "));
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
