//! What is shared is read again: text by the program's own notation, a picture by an XML parser,
//! a film by a JSON parser.

use mak_khum::game::{BySide, Choice, Position, Record, Rules, Setup, Side, StoreLies};
use mak_khum::save::{self, Saved};
use mak_khum::share;
use mak_khum::text::Text;
use mak_khum::words::table;

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

/// The number that the picture shows at each place, read by another's XML parser. As many seeds
/// lie there, and none of them under the number.
fn numbers(svg: &str) -> Vec<(String, String)> {
    let document = roxmltree::Document::parse(svg).expect("it is XML");
    assert_eq!(document.root_element().tag_name().namespace(), Some("http://www.w3.org/2000/svg"));
    let groups = document.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "g")));
    let number = |group: roxmltree::Node<'_, '_>| {
        let text = group.children().find(|child| child.tag_name().name() == "text")?;
        let circles: Vec<_> = group.children().filter(|child| child.tag_name().name() == "circle").collect();
        let number = |node: &roxmltree::Node<'_, '_>, key: &str| node.attribute(key)?.parse::<f64>().ok();
        if let Ok(seeds) = text.text()?.parse::<usize>() {
            assert_eq!(circles.len(), seeds + 1, "{text:?}");
        }
        // The first circle is the hollow, and a number is at most 18 high.
        let (hollow, y) = (circles[0], number(&text, "y")?);
        let distance = (y - 7.0 - number(&hollow, "cy")?).abs();
        assert!(distance > number(&hollow, "r")? + 4.0, "the number lies beside the seeds");
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

#[test]
fn a_preview_shows_the_board_as_it_lies() {
    let saved = saved();
    let text = Text::english();
    let modified = std::time::UNIX_EPOCH + std::time::Duration::from_secs(1_709_164_800);
    let preview = share::Preview::new(&saved, Some(modified), &text);
    let board = saved.record.state().position().board;
    let expected =
        table(&board, saved.record.state().rules().store_lies(), &share::names(&saved, &text), &text);
    assert_eq!(preview.board, expected);
    let line = preview.line();
    for part in [preview.players.as_str(), &preview.state, &preview.score, "2024-02-29"] {
        assert!(line.contains(part), "{part}: {line}");
    }
    // The store on the right is drawn on the right.
    let rules = Rules::default().with(StoreLies::Right);
    let record = Record::new(Setup::new(rules));
    let preview = share::Preview::new(&Saved { record, ..saved }, None, &text);
    assert!(
        preview.board[1].trim_start().contains("[0]") && preview.board[2].ends_with("[0]"),
        "{preview:?}"
    );
    assert_eq!((preview.date, preview.score.as_str()), (None, "0–0"));
}

#[test]
fn a_film_is_its_frames_in_order() {
    let frame = |millis, output: &str| share::Frame {
        at: std::time::Duration::from_millis(millis),
        output: output.to_owned(),
    };
    let told =
        share::cast(&saved(), &Text::english(), (80, 24), [frame(0, "\u{1b}[2J"), frame(1500, "\"ก\"")]);
    let lines: Vec<serde_json::Value> =
        told.lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect();
    assert_eq!(
        (&lines[0]["version"], &lines[0]["width"], &lines[0]["height"]),
        (&2.into(), &80.into(), &24.into())
    );
    assert_eq!(lines[1], serde_json::json!([0.0, "o", "\u{1b}[2J"]));
    assert_eq!(lines[2], serde_json::json!([1.5, "o", "\"ก\""]));
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
