//! The public face of the library: what the rooms export. A change of it shows in the snapshot.

use std::fmt::Write as _;

const ROOMS: [(&str, &str); 7] = [
    ("mak_khum", include_str!("../src/lib.rs")),
    ("game", include_str!("../src/game.rs")),
    ("ai", include_str!("../src/ai.rs")),
    ("save", include_str!("../src/save.rs")),
    ("text", include_str!("../src/text.rs")),
    ("learn", include_str!("../src/learn.rs")),
    ("share", include_str!("../src/share.rs")),
];

/// The names that a room makes public, one a line.
fn exports(room: &str, source: &str) -> String {
    let mut listed = String::new();
    let mut line_open = String::new();
    for line in source.lines().take_while(|line| !line.starts_with("mod tests")) {
        if line_open.is_empty() && !line.starts_with("pub ") {
            continue;
        }
        line_open.push_str(line.trim());
        line_open.push(' ');
        if line_open.starts_with("pub use") && !line_open.contains(';') {
            continue;
        }
        let words = line_open.split(['(', '{', ';', '=', '<']).next().unwrap_or_default().trim().to_owned();
        if line_open.starts_with("pub use") {
            let names = line_open.trim_end_matches([' ', ';']).rsplit("::").next().unwrap_or_default();
            let mut names: Vec<_> = names.trim_matches(['{', '}']).split(',').map(str::trim).collect();
            names.retain(|name| !name.is_empty());
            for name in names {
                let _ = writeln!(listed, "{room}::{name}");
            }
        } else {
            let _ = writeln!(listed, "{room}: {words}");
        }
        line_open.clear();
    }
    listed
}

#[test]
fn the_public_face() {
    let found: String = ROOMS.iter().map(|(room, source)| exports(room, source)).collect();
    insta::assert_snapshot!(found);
}
