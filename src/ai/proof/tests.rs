//! Proofs against the alpha-beta of the last plies.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::*;
use crate::ai::compact::tests::{any_position, any_rules};
use crate::game::Position;

/// Positions of random rules that are more than alpha-beta's share of a proof.
fn positions(count: usize) -> impl Iterator<Item = (crate::game::Rules, Position)> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(11);
    let any = move || {
        let rules = any_rules(&mut random);
        (rules, any_position(&rules, &mut random))
    };
    std::iter::repeat_with(any)
        .filter(|(_, position)| (LEAF + 1..=LEAF + 4).contains(&Compact::new(position).in_play()))
        .filter(|(rules, position)| is_cheap(rules, position))
        .take(count)
}

/// Whether alpha-beta solves a position soon: some rules make games that take it minutes.
fn is_cheap(rules: &crate::game::Rules, position: &Position) -> bool {
    let (ways, table, stop) = (Ways::new(rules, position), Table::new(4), Stop::new());
    let mut endgame = Endgame::new(&ways, &table, &stop);
    endgame.budget = 200_000;
    endgame.gain(Compact::new(position), 0).is_ok()
}

#[test]
fn they_equal_alpha_beta_under_every_rule() {
    let stop = Stop::new();
    for (rules, position) in positions(120) {
        let (ways, board) = (Ways::new(&rules, &position), Compact::new(&position));
        let table = Table::new(4);
        let expected = Endgame::new(&ways, &table, &stop).gain(board, 0);
        let mut tables = Tables::new(&ways, board, 3);
        assert!(tables.proofs.is_some(), "{position} {rules:?}");
        let mut prover = Prover::new(&ways, &mut tables, &stop);
        assert_eq!(prover.gain(board, 0), expected, "{position} {rules:?}");
        // Neither the guess nor what the tables hold, nor how little they hold, changes an answer.
        assert_eq!(prover.gain(board, 9), expected, "{position} {rules:?}");
        let mut small =
            Tables { proofs: Proofs::new(&ways, board.in_play(), 0), ..Tables::new(&ways, board, 0) };
        small.endings = EndgameTable::new(&ways, 4, &stop);
        assert_eq!(Prover::new(&ways, &mut small, &stop).gain(board, -7), expected, "{position} {rules:?}");
    }
}

#[test]
fn the_turn_of_a_proof_brings_what_was_proved() {
    let stop = Stop::new();
    for (rules, position) in positions(60).filter(|(_, position)| !position.is_over()) {
        let (ways, board) = (Ways::new(&rules, &position), Compact::new(&position));
        let mut tables = Tables::new(&ways, board, 3);
        let mut prover = Prover::new(&ways, &mut tables, &stop);
        let gain = prover.gain(board, 0).expect("nothing stops it");
        let turn = prover.turn(board, gain).expect("nothing stops it");
        let (mut now, mut ended) = (board, Ended::Again);
        for pit in turn {
            assert_eq!(ended, Ended::Again, "{position} {rules:?}");
            (now, ended) = ways.sow(now, pit);
        }
        let table = Table::new(4);
        let rest = Endgame::new(&ways, &table, &stop).gain(now, 0).expect("nothing stops it");
        let total = if ended == Ended::Again { now.lead() + rest } else { -now.lead() - rest };
        assert_eq!(total, board.lead() + gain, "{position} {rules:?}");
    }
}

#[test]
fn a_proof_gives_up_when_its_budget_is_spent() {
    let rules = crate::game::Rules::default();
    let position = Position::start(&rules, crate::game::Side::South);
    let (ways, board, stop) = (Ways::new(&rules, &position), Compact::new(&position), Stop::new());
    let mut tables = Tables::new(&ways, board, 3);
    let mut prover = Prover::new(&ways, &mut tables, &stop);
    prover.limit(100_000, None);
    assert_eq!(prover.gain(board, 0), Err(GivenUp));
    assert!((100_000..110_000).contains(&prover.nodes()), "{}", prover.nodes());
}
