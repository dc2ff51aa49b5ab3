//! What is shared is read again: text by the program's own notation, a picture by an XML parser,
//! a film by a JSON parser and a terminal.

use mak_khum::game::{BySide, Choice, Position, Record, Rules, Side, StoreLies};
use mak_khum::save::{self, Saved};
use mak_khum::share;
use mak_khum::text::Text;
use mak_khum::words::row;

use crate::support::{languages, saved};

#[test]
fn a_turn_is_shared_as_a_command_that_plays_it() {
    let saved = saved();
    let rules = *saved.record.state().rules();
    let mut commands = 0;
    for (at, &choice) in saved.record.choices().iter().enumerate() {
        let told = share::position_text(&saved, at, &Text::english()).expect("the match has this choice");
        let Choice::Sow { pit, .. } = choice else { continue };
        let command =
            told.lines().find(|line| line.starts_with("mak-khum sow ")).expect("a turn goes on here");
        let parts: Vec<&str> = command.split('\'').collect();
        let position = Position::parse(parts[1], &rules).expect("a position of these rules");
        let pits: Vec<u8> =
            parts[2].split_whitespace().map(|pit| pit.parse::<u8>().expect("a pit")).collect();
        assert_eq!(pits[0], pit);
        let mut now = position;
        for &pit in &pits {
            now = now.play(&rules, pit, &mut ()).expect("it was played").position;
        }
        commands += 1;
    }
    assert!(commands > 20);
    let beyond = saved.record.choices().len() + 1;
    assert_eq!(share::position_text(&saved, beyond, &Text::english()), None);
}

#[test]
fn the_match_is_told_in_every_language() {
    let saved = saved();
    for text in languages() {
        let story = share::story(&saved, text);
        assert!(!story.contains("share-") && !story.contains("{$"), "{story}");
        assert!(!story.contains(char::is_control) || story.lines().count() > 10);
        let turns = saved.record.turns();
        let told = turns.iter().filter(|turn| {
            let pits: Vec<String> = turn.pits.iter().map(u8::to_string).collect();
            story.contains(&format!(": {} (+{})", pits.join(" "), turn.haul()))
        });
        assert_eq!(told.count(), turns.len());
    }
}

/// The number that the picture shows at each place, read by another's XML parser.
fn numbers(svg: &str) -> Vec<(String, String)> {
    let document = roxmltree::Document::parse(svg).expect("it is XML");
    assert_eq!(document.root_element().tag_name().namespace(), Some("http://www.w3.org/2000/svg"));
    let groups = document.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "g")));
    let number = |group: roxmltree::Node<'_, '_>| {
        let text = group.children().find(|child| child.tag_name().name() == "text")?;
        Some((group.attribute("id")?.to_owned(), text.text()?.to_owned()))
    };
    groups.map(|group| number(group).expect("a place has a number")).collect()
}

#[test]
fn a_picture_shows_every_seed() {
    let rules = Rules::default();
    let names = BySide::new("Malee <&\"> มาลี".to_owned(), "North".to_owned());
    for text in ["7,7,7,7,7,7,7/7,7,7,7,7,7,7 0-0 s", "12,3,12,4,11,2,11/1,11,1,0,11,x,x 17-2 n"] {
        let position = Position::parse(text, &rules).expect("a position");
        for lies in [StoreLies::Left, StoreLies::Right] {
            let svg = share::svg(&position, lies, &names, "a title & more");
            let numbers = numbers(&svg);
            assert_eq!(numbers.len(), 16);
            for (place, number) in numbers {
                let expected = match place.split_at(1) {
                    ("S", _) => position.board.store(Side::South).to_string(),
                    ("N", _) => position.board.store(Side::North).to_string(),
                    (side, pit) => {
                        let side = if side == "s" { Side::South } else { Side::North };
                        let pit = mak_khum::game::Pit::new(side, pit.parse().expect("a number"));
                        let seeds = position.board.seeds(pit).to_string();
                        if position.board.is_widow(pit) { "x".to_owned() } else { seeds }
                    }
                };
                assert_eq!(number, expected, "{place}");
            }
        }
    }
}

/// The film of a match, played on a terminal in memory.
fn screen_of(film: &str) -> vt100::Parser {
    let mut lines = film.lines();
    let header: serde_json::Value =
        serde_json::from_str(lines.next().expect("a header")).expect("the header is JSON");
    assert_eq!(header["version"], 2);
    let size = |key: &str| {
        let cells = header[key].as_u64().and_then(|cells| u16::try_from(cells).ok());
        cells.and_then(std::num::NonZero::new).expect("a size")
    };
    let mut terminal = vt100::Parser::new(size("height"), size("width"), 0);
    let mut last = 0.0;
    for line in lines {
        let event: (f64, String, String) = serde_json::from_str(line).expect("a moment is JSON");
        assert!(event.0 >= last, "time runs forwards");
        assert_eq!(event.1, "o");
        last = event.0;
        terminal.process(event.2.as_bytes());
    }
    assert!(last > 2.0);
    terminal
}

#[test]
fn a_film_ends_with_the_board_of_the_match() {
    let whole = saved();
    let choices = whole.record.choices();
    let setup = *whole.record.state().setup();
    // In the middle of a race, of a turn, and at the end.
    for length in [1, 2, 5, choices.len() / 2, choices.len()] {
        let record = Record::replay(setup, &choices[..length], &mut ()).expect("it was played");
        let board = record.state().position().board;
        let over = record.state().outcome().is_some();
        let saved = Saved { record, ..whole.clone() };
        for text in languages() {
            let terminal = screen_of(&share::cast(&saved, text));
            let contents = terminal.screen().contents();
            let shown = if over { board.settled() } else { board };
            for side in Side::BOTH {
                let expected: Vec<String> = row(side, board.pits(), setup.rules().store_lies())
                    .into_iter()
                    .map(|number| {
                        let pit = mak_khum::game::Pit::new(side, number);
                        if shown.is_widow(pit) { "x".to_owned() } else { shown.seeds(pit).to_string() }
                    })
                    .collect();
                let line = if side == Side::North { 6 } else { 8 };
                let found: Vec<String> =
                    contents.lines().nth(line).unwrap_or("").split_whitespace().map(str::to_owned).collect();
                assert_eq!(found, expected, "{contents}");
            }
        }
    }
}

#[test]
fn a_save_is_told_apart_from_its_review() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match-0001.json");
    save::write(&path, &saved()).expect("it can be written");
    std::fs::write(save::beside(&path, "review"), "{}").expect("it can be written");
    let found: Vec<_> =
        save::list(folder.path()).expect("a folder").into_iter().map(|entry| entry.path).collect();
    assert_eq!(found, [path]);
}
