//! The tables, held to the rules: every position's number follows from those after its moves.

use super::*;
use crate::makruk::{Fen, Rules};

/// Positions with these men, spread over the board, in which the side to move may be either.
fn positions(men: &[Man]) -> Vec<Position> {
    let mut found = Vec::new();
    let mut state = 7_u64;
    while found.len() < 400 {
        // A simple generator is random enough to spread men.
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            Square::new((state >> 58) as u8)
        };
        let (khun, bare) = (next(), next());
        let squares: Vec<Square> = men.iter().map(|_| next()).collect();
        let turn = if next().index() % 2 == 0 { "w" } else { "b" };
        let letter = |square: Square| match squares.iter().position(|&man| man == square) {
            _ if square == khun => 'K',
            _ if square == bare => 'k',
            Some(place) => men[place].letter(),
            None => '1',
        };
        let rank = |rank: u8| (0..8).map(|file| letter(Square::at(file, rank))).collect::<String>();
        let rows: Vec<String> = (0..8).rev().map(rank).collect();
        let fen = format!("{} {turn}", rows.join("/"));
        let count = men.len() as u32 + 2;
        found.extend(
            fen.parse::<Fen>().ok().map(|fen| fen.position).filter(|here| here.men_on_board() == count),
        );
    }
    found
}

fn holds_to_the_rules(men: &[Man]) {
    let mut tables: Vec<Arc<Ending>> = [Man::Met, Man::Khon, Man::Ma, Man::Ruea]
        .into_iter()
        .filter_map(|man| ending(&vec![man], &Stop::new()))
        .collect();
    tables.extend(ending(&men.to_vec(), &Stop::new()));
    let endings = Endings { tables };
    for position in positions(men) {
        let mate_in = |position: &Position| match endings.mate_in(position) {
            Some((moves, _)) => moves,
            // The last man was taken.
            None => None,
        };
        let legal = position.legal_moves();
        let after = legal.iter().map(|&mv| mate_in(&position.after(mv)));
        let expected = if position.turn() == Side::White {
            after.flatten().min().map(|moves| moves + 1)
        } else if legal.is_empty() {
            position.is_check().then_some(0)
        } else {
            after.collect::<Option<Vec<u8>>>().and_then(|all| all.into_iter().max())
        };
        assert_eq!(mate_in(&position), expected, "{position}");
    }
}

#[test]
fn one_man() {
    for man in [Man::Met, Man::Khon, Man::Ma, Man::Ruea] {
        holds_to_the_rules(&[man]);
    }
}

#[test]
fn two_men() {
    holds_to_the_rules(&[Man::Met, Man::Ma]);
    holds_to_the_rules(&[Man::Met, Man::Khon]);
}

#[test]
fn a_count_decides_between_a_win_and_a_draw() {
    let endings = Endings::near(&Fen::default().position, None, &Stop::new());
    assert!(endings.tables.is_empty());
    let score = |counted: u32| {
        let fen: Fen = format!("8/3k4/8/3K4/8/8/8/R7 w - 32 {counted} 1").parse().unwrap();
        let moment = fen.moment(Rules::default());
        Endings::near(&moment.position, None, &Stop::new()).score(&moment, 0)
    };
    // Seven moves are left after nine numbers: the reply to the tenth and those to six more.
    assert_eq!(score(19), Some(MATE - 13));
    assert_eq!(score(21), Some(0));
}
