//! The worked cases of `tests/golden/makruk-*`, computed by an independent program.

use mak_khum::makruk::{
    CountKind, End, Fen, Man, Mixed, Moment, Position, Rules, Side, Square, men_limit, perft,
};
use serde_json::Value;

fn lines(text: &str) -> impl Iterator<Item = Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap())
}

fn position(fen: &str) -> Position {
    fen.parse::<Fen>().unwrap_or_else(|why| panic!("{fen}: {why}")).position
}

#[test]
fn perft_counts() {
    let cases: Vec<Value> = serde_json::from_str(include_str!("../golden/makruk-perft.json")).unwrap();
    assert_eq!(cases.len(), 5);
    for case in cases {
        let position = position(case["fen"].as_str().unwrap());
        for (depth, count) in (1..).zip(case["counts"].as_array().unwrap()) {
            assert_eq!(perft(&position, depth), count.as_u64().unwrap(), "{} at {depth}", case["fen"]);
        }
    }
    assert_eq!(perft(&Position::start(), 4), 273_026);
    assert_eq!(perft(&Position::start(), 5), 6_223_994);
}

#[test]
fn every_legal_move_of_whole_games() {
    let (mut plies, mut ends) = (0, Vec::new());
    for game in lines(include_str!("../golden/makruk-games.jsonl")) {
        let moves_made = game["plies"].as_array().unwrap();
        let mut next: Option<Position> = None;
        for ply in moves_made {
            let fen = ply["fen"].as_str().unwrap();
            let here = position(fen);
            assert_eq!(here.to_string(), fen);
            // These FENs do not mark promoted bia.
            let marked = next.unwrap_or(here);
            assert_eq!((marked.key(), marked.to_string().replace('~', "")), (here.key(), fen.to_owned()));
            assert_eq!(here.is_check(), ply["check"].as_bool().unwrap(), "{fen}");
            let mut legal: Vec<String> = here.legal_moves().iter().map(ToString::to_string).collect();
            legal.sort();
            let expected: Vec<&str> =
                ply["legal"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap()).collect();
            assert_eq!(legal, expected, "{fen}");
            next = Some(here.after(ply["move"].as_str().unwrap().parse().unwrap()));
            plies += 1;
        }
        let last = Moment { position: next.unwrap(), count: None };
        let end = last.end(Rules::default());
        match game["end"].as_str().unwrap() {
            "stalemate" => assert_eq!(end, Some(End::Stalemate)),
            "unfinished" => assert_ne!(end, Some(End::Mate)),
            other => panic!("{other}"),
        }
        ends.push(game["end"].as_str().unwrap().to_owned());
    }
    assert_eq!((plies, ends.len()), (1308, 6));
}

/// A position of White with these men against a bare khun that is not in check.
fn against_bare_khun(stronger: &[Value]) -> String {
    let row: String = stronger.iter().map(|man| man.as_str().unwrap()).collect();
    format!("7k/8/8/8/8/8/{row}{}/7K b", 8 - row.len())
}

#[test]
fn limits_of_the_count_of_the_men() {
    let mut cases = 0;
    for case in lines(include_str!("../golden/makruk-limits.jsonl")) {
        let stronger = case["stronger"].as_array().unwrap();
        let number = |key: &str| case[key].as_str().unwrap().parse::<u8>().unwrap();
        let position = position(&against_bare_khun(stronger));
        let count = Moment::new(position, Rules::default()).count.unwrap();
        assert_eq!((count.kind, count.side), (CountKind::Men, Side::Black));
        assert_eq!(2 * count.limit, number("limit_plies"), "{case}");
        assert_eq!(u64::from(count.spoken), case["men_on_board"].as_u64().unwrap(), "{case}");
        assert_eq!(2 * count.spoken, number("counted_plies"), "{case}");
        cases += 1;
    }
    assert!(cases >= 54, "{cases}");
}

#[test]
fn mixed_men() {
    let limits = |fen: &str| {
        [Mixed::Smallest, Mixed::Listed].map(|mixed| men_limit(&position(fen), Side::White, mixed))
    };
    // One khon stands before two ma where the kinds are listed.
    assert_eq!(limits("7k/8/8/8/8/8/SNN5/K7 b"), [32, 44]);
    assert_eq!(limits("7k/8/8/8/8/8/SSR5/K7 b"), [16, 16]);
    assert_eq!(limits("7k/8/8/8/8/8/MN6/K7 b"), [64, 64]);
}

#[test]
fn the_start() {
    let start = Position::start();
    assert_eq!(Fen::default().to_string(), "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1");
    assert_eq!(start.at(Square::at(3, 0)), Some((Side::White, Man::Khun)));
    assert_eq!(start.at(Square::at(4, 7)), Some((Side::Black, Man::Khun)));
    assert_eq!([1, 2, 3].map(|depth| perft(&start, depth)), [23, 529, 12_012]);
}
