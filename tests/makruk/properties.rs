//! What holds in every game: random ones, with every value of every field of the rules.

use std::collections::HashSet;

use mak_khum::makruk::{
    BadChoice, Choice, CountKind, Fen, Match, Move, Notation, Position, Record, Rules, Setup, Side, Square,
};
use proptest::collection::vec;
use proptest::prelude::*;

/// Rules with any values, as `values` picks them.
fn rules(values: [usize; 5]) -> Rules {
    let mut rules = Rules::default();
    for (key, value) in Rules::KEYS.into_iter().zip(values) {
        let words = Rules::values(key);
        rules.set(key, words[value % words.len()]).unwrap();
        assert_eq!(rules.get(key), Some(words[value % words.len()]));
    }
    rules
}

/// The choices of a match, besides resigning.
fn choices(game: &Match) -> Vec<Choice> {
    let others = [Choice::StartCount, Choice::StopCount, Choice::OfferDraw, Choice::RefuseDraw];
    let moves = game.position().legal_moves().into_iter().map(Choice::Move);
    others.into_iter().chain(moves).filter(|&choice| game.clone().choose(choice).is_ok()).collect()
}

/// Starts from which the counts are near.
const STARTS: [&str; 4] = [
    "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1",
    "4k3/2r5/3m4/8/3P4/2N5/1R6/3K4 w - - 0 1",
    "r2mk3/8/3s4/8/8/2N1M3/1R2S3/3K4 b - - 0 1",
    "3k4/8/8/3n4/8/8/1R6/3K2R1 b - 128 40 1",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn games_keep_their_promises(
        values: [usize; 5],
        start in 0..STARTS.len(),
        picks in vec(any::<prop::sample::Index>(), 1..200),
    ) {
        let setup = Setup { rules: rules(values), start: STARTS[start].parse().unwrap() };
        let mut record = Record::new(setup);
        for pick in picks {
            let game = record.state();
            if game.outcome().is_some() {
                break;
            }
            let possible = choices(game);
            prop_assert!(!possible.is_empty());
            if record.choices().len().is_multiple_of(8) {
                check_position(game.position())?;
            }
            check_count(game)?;
            let fen = game.fen().to_string();
            let read: Fen = fen.parse().map_err(|why| TestCaseError::fail(format!("{fen}: {why}")))?;
            prop_assert_eq!(read.to_string(), fen);
            let same = read.position.to_string() == game.position().to_string();
            prop_assert!(same && read.count == game.count());
            record.choose(possible[pick.index(possible.len())]).unwrap();
        }
        let replayed = Record::replay(setup, record.choices()).map_err(|why: BadChoice| TestCaseError::fail(why.to_string()))?;
        prop_assert_eq!(&replayed, &record);
        // Undo is the same as never having chosen; redo brings it back.
        let whole = record.clone();
        if record.undo().is_some() {
            let fewer = Record::replay(setup, record.choices()).unwrap();
            prop_assert_eq!(fewer.state(), record.state());
            record.redo();
            prop_assert_eq!(record.state(), whole.state());
        }
    }
}

/// Moves are legal exactly if the khun is safe after them, and no other move is accepted.
fn check_position(position: &Position) -> Result<(), TestCaseError> {
    let legal: HashSet<Move> = position.legal_moves().iter().copied().collect();
    prop_assert_eq!(legal.len(), position.legal_moves().len());
    for (from, to) in (0..64).flat_map(|from| (0..64).map(move |to| (Square::new(from), Square::new(to)))) {
        for mv in [Move::new(from, to, false), Move::new(from, to, true)] {
            prop_assert_eq!(position.check_move(mv).is_ok(), legal.contains(&mv), "{}", mv);
        }
    }
    for &mv in &legal {
        let after = position.after(mv);
        prop_assert!(after.attackers(after.turn(), after.khun(position.turn()), after.occupied()).is_empty());
        // The hash kept move by move is that of the position set up anew, but for promoted bia.
        let anew: Fen = after.to_string().parse().unwrap();
        prop_assert_eq!(anew.position, after);
        prop_assert_eq!(mv.to_string().parse::<Move>().unwrap(), mv);
        for notation in [Notation::Uci, Notation::Western, Notation::Thai] {
            let written = notation.write(position, mv);
            prop_assert_eq!(position.read_move(&written), Ok(mv), "{}", written);
        }
    }
    Ok(())
}

/// A count runs for one side, where the law allows it.
fn check_count(game: &Match) -> Result<(), TestCaseError> {
    let position = game.position();
    let has_bia = !position.men(mak_khum::makruk::Man::Bia).is_empty();
    let bare = Side::BOTH.map(|side| position.is_bare(side));
    if let Some(count) = game.count() {
        prop_assert!(!has_bia);
        prop_assert!(count.spoken <= count.limit);
        match count.kind {
            CountKind::Men => prop_assert!(position.is_bare(count.side)),
            CountKind::Board => prop_assert!(bare == [false, false]),
        }
        if count.side == position.turn() && count.kind == CountKind::Board {
            prop_assert_eq!(position.weaker(), Some(count.side));
        }
    }
    Ok(())
}
