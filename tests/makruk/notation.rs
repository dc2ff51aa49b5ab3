//! FEN, and moves as people write them.

use mak_khum::makruk::{
    Fen, FenFault, FenPart, IllegalMove, Move, Notation, Position, Refusal, Rules, Side, Unread,
};

use super::match_from;

fn position(fen: &str) -> Position {
    fen.parse::<Fen>().unwrap_or_else(|why| panic!("{fen}: {why}")).position
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

#[test]
fn bad_fens_say_what_and_where() {
    let wrong = |fen: &str| {
        let error = fen.parse::<Fen>().unwrap_err();
        (error.at, error.fault)
    };
    let square = |name: &str| name.parse().unwrap();
    assert_eq!(wrong(""), (1, FenFault::Missing(FenPart::Board)));
    assert_eq!(wrong("8/8/8/8/8/8/8/K7"), (17, FenFault::Missing(FenPart::Turn)));
    assert_eq!(wrong("8/8/8/8/8/8/8/K7 w"), (1, FenFault::Khun { side: Side::Black, count: 0 }));
    assert_eq!(wrong("kk6/8/8/8/8/8/8/K7 w"), (1, FenFault::Khun { side: Side::Black, count: 2 }));
    assert_eq!(wrong("k7/8/8/8/8/8/K7 w"), (1, FenFault::Ranks(7)));
    assert_eq!(wrong("k7/8/8/7/8/8/8/K7 w"), (8, FenFault::RankWidth { rank: 5, squares: 7 }));
    assert_eq!(wrong("k7/8/8/88/8/8/8/K7 w"), (8, FenFault::RankWidth { rank: 5, squares: 16 }));
    assert_eq!(wrong("k7/8/3q4/8/8/8/8/K7 w"), (7, FenFault::NoMan('q')));
    assert_eq!(wrong("k7/8/3ข4/8/8/8/8/K7 w"), (7, FenFault::NoMan('ข')));
    assert_eq!(wrong("k7/8/3R~4/8/8/8/8/K7 w"), (8, FenFault::NotPromoted));
    assert_eq!(
        wrong("k7/8/8/8/8/PPPPPPPP/NNNNNNNN/K7 w"),
        (1, FenFault::TooManyMen { side: Side::White, count: 17 })
    );
    assert_eq!(
        wrong("k7/8/8/8/P7/PPPPPPPP/8/K7 w"),
        (1, FenFault::TooManyBia { side: Side::White, count: 9 })
    );
    assert_eq!(wrong("k7/8/2M~P4/8/8/8/8/K7 w"), (9, FenFault::UnpromotedBia(square("d6"))));
    assert_eq!(wrong("k7/8/8/8/8/7p/8/K7 w"), (13, FenFault::UnpromotedBia(square("h3"))));
    assert_eq!(wrong("k7/8/8/8/8/8/8/K7 x"), (19, FenFault::Turn));
    assert_eq!(wrong("k7/8/8/8/8/8/8/K7 w KQkq"), (21, FenFault::Castling));
    assert_eq!(wrong("k7/8/8/8/8/8/R7/K7 w"), (20, FenFault::OtherInCheck(Side::Black)));
    assert_eq!(wrong("k7/8/8/8/8/8/7R/K7 b - x 0 1"), (24, FenFault::Number(FenPart::Limit)));
    assert_eq!(wrong("k7/8/8/8/8/8/7R/K7 b - 33 0 1"), (24, FenFault::Number(FenPart::Limit)));
    assert_eq!(wrong("k7/8/8/8/8/8/7R/K7 b - 32"), (26, FenFault::Missing(FenPart::Counted)));
    assert_eq!(wrong("k7/8/8/8/8/8/7R/K7 b - 32 32 1"), (24, FenFault::CountOver));
    assert_eq!(wrong("k7/8/8/8/8/P7/7R/K7 b - 32 6 1"), (25, FenFault::NoCount));
    assert_eq!(wrong("k6r/8/8/8/8/8/7R/K7 b - 128 6 1"), (25, FenFault::NoCount));
    assert_eq!(wrong("k7/8/8/8/8/8/7R/K7 b - - 0 0"), (28, FenFault::Number(FenPart::Number)));
    assert_eq!(wrong("k7/8/8/8/8/8/7R/K7 b - - 0 1 more"), (30, FenFault::TooLong));
}

#[test]
fn a_fen_names_the_count() {
    for fen in [
        "7k/8/8/8/8/8/R7/1K6 b - 32 6 1",
        "7k/8/8/8/8/8/R7/1K6 w - 32 7 9",
        "7k/7m/8/8/8/8/R7/1K6 b - 128 0 30",
        "7k/7m/8/8/8/8/R7/1K6 w - 128 127 94",
        "7k/8/1M~6/8/8/8/8/RK6 b - 32 8 1",
    ] {
        let read: Fen = fen.parse().unwrap();
        assert_eq!(read.to_string(), fen);
        assert_eq!(read.moment(Rules::default()).count, read.count);
    }
    // Board and side are enough.
    let fen: Fen = "7k/8/8/8/8/8/R7/1K6 b".parse().unwrap();
    assert_eq!((fen.count, fen.move_number), (None, 1));
}

#[test]
fn moves_as_people_write_them() {
    let start = Position::start();
    let [western, thai] = [Notation::Western, Notation::Thai];
    assert_eq!(western.write(&start, mv("g1e2")), "Ne2");
    assert_eq!(thai.write(&start, mv("g1e2")), "น-จ๒");
    assert_eq!(western.write(&start, mv("e3e4")), "e4");
    assert_eq!(thai.write(&start, mv("e3e4")), "บ-จ๔");
    // Both khon reach e2... only that on f1 does; two ma reach d2 here.
    let two = position("7k/8/8/8/8/5N2/8/KN6 w");
    assert_eq!(western.write(&two, mv("b1d2")), "Nbd2");
    assert_eq!(thai.write(&two, mv("b1d2")), "นข-ง๒");
    let column = position("7k/8/8/8/1N6/8/8/KN6 w");
    assert_eq!(western.write(&column, mv("b1a3")), "Na3");
    let column = position("7k/8/8/1N6/8/8/8/KN6 w");
    assert_eq!(western.write(&column, mv("b1a3")), "N1a3");
    let bia = position("7k/8/p1m5/1P6/8/8/8/K7 w");
    assert_eq!(western.write(&bia, mv("b5b6m")), "b6=M");
    assert_eq!(western.write(&bia, mv("b5c6m")), "bxc6=M");
    assert_eq!(thai.write(&bia, mv("b5c6m")), "บขxค๖=ม");
    let mate = position("7k/8/7K/8/8/8/8/R7 w");
    assert_eq!(western.write(&mate, mv("a1a8")), "Ra8#");
    assert_eq!(thai.write(&mate, mv("a1g1")), "ร-ช๑");
    assert_eq!(Notation::Uci.write(&mate, mv("a1a8")), "a1a8");
    let check = position("7k/8/8/7K/8/8/8/R7 w");
    assert_eq!(western.write(&check, mv("a1a8")), "Ra8+");
}

#[test]
fn moves_as_people_type_them() {
    let start = Position::start();
    for text in ["g1e2", "Ne2", "ne2", "N-e2", " Ng1e2 ", "น-จ๒", "นจ๒", "ช๑จ๒", "น-จ2", "Nge2"]
    {
        assert_eq!(start.read_move(text), Ok(mv("g1e2")), "{text}");
    }
    for text in ["e3e4", "e4", "บ-จ๔", "จ๔", "Pe4", "e3-e4"] {
        assert_eq!(start.read_move(text), Ok(mv("e3e4")), "{text}");
    }
    // The letter ค is a man and a file, and so is ข.
    assert_eq!(start.read_move("ค-ค๒"), Ok(mv("c1c2")));
    assert_eq!(start.read_move("ค๓ค๔"), Ok(mv("c3c4")));
    assert_eq!(start.read_move("ข-จ๒"), Ok(mv("d1e2")));
    let bia = position("7k/8/p1m5/1P6/8/8/8/K7 w");
    for text in ["b5c6m", "b5c6", "bxc6", "bxc6=M", "บขxค๖=ม", "บxค๖", "ข๕ค๖ม"] {
        assert_eq!(bia.read_move(text), Ok(mv("b5c6m")), "{text}");
    }
    let two = position("7k/8/8/8/8/5N2/8/KN6 w");
    assert_eq!(
        two.read_move("Nd2").map_err(|why| matches!(why, Unread::Several(moves) if moves.len() == 2)),
        Err(true)
    );
    assert_eq!(start.read_move("e3e5"), Err(Unread::Illegal(mv("e3e5"))));
    assert_eq!(start.read_move("Nd5"), Err(Unread::NoneFits));
    for text in ["", "hello", "e9", "จ", "♞"] {
        assert_eq!(start.read_move(text), Err(Unread::NotAMove), "{text}");
    }
}

#[test]
fn illegal_moves_say_why() {
    let why = |fen: &str, text: &str| match match_from(fen, "").choose(text.parse().unwrap()) {
        Err(Refusal::Move(why)) => why,
        other => panic!("{text}: {other:?}"),
    };
    let start = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w";
    let square = |name: &str| name.parse().unwrap();
    assert_eq!(why(start, "e4e5"), IllegalMove::Empty(square("e4")));
    assert_eq!(why(start, "e6e5"), IllegalMove::NotYours(square("e6")));
    assert_eq!(why(start, "a1a3"), IllegalMove::OwnMan(square("a3")));
    assert!(matches!(why(start, "e3e5"), IllegalMove::NotItsWay { .. }));
    assert_eq!(why(start, "e3e4m"), IllegalMove::Promotion);
    assert_eq!(why("7k/8/8/1P6/8/8/8/K7 w", "b5b6"), IllegalMove::Promotion);
    assert_eq!(why("7k/8/8/8/r7/8/N7/K7 w", "a2c3"), IllegalMove::IntoCheck);
    assert_eq!(why("7k/8/8/8/r7/8/1N6/K7 w", "b2d3"), IllegalMove::LeavesCheck);
}
