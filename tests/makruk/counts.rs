//! The two counts, and the ends of a match.

use mak_khum::makruk::{Choice, Count, CountKind, NoCount, Outcome, Refusal, Side, Why};

use super::{choose, match_from};

fn spoken(count: Option<Count>) -> Option<(CountKind, Side, u8, u8)> {
    count.map(|count| (count.kind, count.side, count.spoken, count.limit))
}

#[test]
fn the_men_are_counted_from_their_number_plus_one() {
    // White takes the last man beside Black's khun.
    let mut game = match_from("7k/8/8/8/8/8/r7/RK6 w", "");
    assert_eq!(game.count(), None);
    choose(&mut game, "a1a2");
    assert_eq!(spoken(game.count()), Some((CountKind::Men, Side::Black, 3, 16)));
    choose(&mut game, "h8g8");
    assert_eq!(spoken(game.count()), Some((CountKind::Men, Side::Black, 4, 16)));
    assert_eq!(game.fen().to_string(), "6k1/8/8/8/8/8/R7/1K6 w - 32 7 2");
}

#[test]
fn the_limit_is_spoken_and_answered() {
    let mut game = match_from("7k/8/8/8/8/8/R7/1K6 b - 32 30 1", "");
    choose(&mut game, "h8g8");
    assert_eq!(spoken(game.count()), Some((CountKind::Men, Side::Black, 16, 16)));
    assert_eq!(game.outcome(), None);
    choose(&mut game, "a2a3");
    assert_eq!(game.outcome(), Some(Outcome { winner: None, why: Why::MenCount }));
    assert_eq!(game.choose(Choice::StopCount), Err(Refusal::MatchOver));
}

#[test]
fn the_last_reply_can_mate() {
    let mut game = match_from("6k1/8/6K1/8/8/8/8/R7 b - 32 30 1", "");
    choose(&mut game, "g8h8 a1a8");
    assert_eq!(game.outcome(), Some(Outcome { winner: Some(Side::White), why: Why::Mate }));
}

#[test]
fn captures_by_the_bare_khun_change_nothing() {
    let mut game = match_from("8/8/8/8/8/1k6/2M5/R6K b - 32 10 1", "");
    choose(&mut game, "b3c2");
    assert_eq!(spoken(game.count()), Some((CountKind::Men, Side::Black, 6, 16)));
    let mut game = match_from("8/8/8/8/8/1k6/R7/7K b - 32 10 1", "");
    choose(&mut game, "b3a2");
    assert_eq!(game.outcome(), Some(Outcome { winner: None, why: Why::BareKhun }));
}

#[test]
fn a_number_above_the_limit_draws_at_once() {
    // Two ruea and eight men on the board: the first number would be nine.
    let mut game = match_from("7k/8/8/8/8/MMMM4/r7/RRK5 w", "");
    choose(&mut game, "a1a2");
    assert_eq!(game.outcome(), Some(Outcome { winner: None, why: Why::MenCount }));
    // One man fewer: eight is spoken, and one reply is left.
    let mut game = match_from("7k/8/8/8/8/MMM5/r7/RRK5 w", "");
    choose(&mut game, "a1a2");
    assert_eq!(spoken(game.count()), Some((CountKind::Men, Side::Black, 7, 8)));
    choose(&mut game, "h8h7 a2a1");
    assert_eq!(game.outcome(), Some(Outcome { winner: None, why: Why::MenCount }));
    // Mate comes first.
    let mut game = match_from("r6k/8/7K/8/8/1MMMM3/8/RR6 w", "");
    choose(&mut game, "a1a8");
    assert_eq!(game.outcome(), Some(Outcome { winner: Some(Side::White), why: Why::Mate }));
}

#[test]
fn a_count_of_the_men_needs_all_bia_promoted() {
    let mut game = match_from("7k/8/8/1P6/8/8/8/RK6 w", "");
    assert_eq!(game.count(), None);
    choose(&mut game, "b5b6m");
    assert_eq!(spoken(game.count()), Some((CountKind::Men, Side::Black, 4, 16)));
    assert_eq!(game.fen().to_string(), "7k/8/1M~6/8/8/8/8/RK6 b - 32 8 1");
    // The bare khun takes the last bia: it speaks with its next move.
    let mut game = match_from("8/8/8/8/1k6/P7/8/6RK b", "");
    choose(&mut game, "b4a3");
    assert_eq!(spoken(game.count()), Some((CountKind::Men, Side::Black, 3, 16)));
    assert_eq!(game.fen().to_string(), "8/8/8/8/8/k7/8/6RK w - 32 5 2");
    choose(&mut game, "g1g2 a3a4");
    assert_eq!(spoken(game.count()), Some((CountKind::Men, Side::Black, 4, 16)));
}

const WEAKER_BLACK: &str = "7k/7m/8/8/8/8/R7/1K6 b";

#[test]
fn the_count_of_the_board_is_started_and_stopped() {
    let mut game = match_from(WEAKER_BLACK, "");
    assert_eq!(game.count(), None);
    assert_eq!(game.may_stop_count(), Err(NoCount::NoneRuns));
    choose(&mut game, "count");
    assert_eq!(game.may_start_count(), Err(NoCount::Runs));
    choose(&mut game, "h7g6");
    assert_eq!(spoken(game.count()), Some((CountKind::Board, Side::Black, 1, 64)));
    // Not the stronger side's to start or to stop.
    assert_eq!(game.may_start_count(), Err(NoCount::NotWeaker));
    assert_eq!(game.may_stop_count(), Err(NoCount::NoneRuns));
    choose(&mut game, "a2a3 g6h7 b1c1");
    assert_eq!(spoken(game.count()), Some((CountKind::Board, Side::Black, 2, 64)));
    choose(&mut game, "stop h7g6 a3a2 count g6h7");
    assert_eq!(spoken(game.count()), Some((CountKind::Board, Side::Black, 1, 64)));
}

#[test]
fn the_count_of_the_board_draws_at_64() {
    let mut game = match_from("7k/7m/8/8/8/8/R7/1K6 b - 128 126 1", "");
    choose(&mut game, "h7g6");
    assert_eq!(spoken(game.count()), Some((CountKind::Board, Side::Black, 64, 64)));
    assert_eq!(game.outcome(), None);
    choose(&mut game, "a2a3");
    assert_eq!(game.outcome(), Some(Outcome { winner: None, why: Why::BoardCount }));
}

#[test]
fn the_count_of_the_men_replaces_that_of_the_board() {
    let mut game = match_from("7k/R6m/8/8/8/8/8/1K6 b - 128 20 1", "");
    choose(&mut game, "h8g8 a7h7");
    assert_eq!(spoken(game.count()), Some((CountKind::Men, Side::Black, 3, 16)));
}

#[test]
fn who_may_count() {
    let why = |fen: &str, changes: &str| match_from(fen, changes).may_start_count();
    assert_eq!(why(WEAKER_BLACK, ""), Ok(()));
    assert_eq!(why(WEAKER_BLACK, "board_count=none"), Err(NoCount::NotPlayed));
    assert_eq!(why(WEAKER_BLACK, "board_count=automatic"), Err(NoCount::ByItself));
    assert_eq!(why("7k/7m/8/8/8/P7/R7/1K6 b", ""), Err(NoCount::BiaOnBoard));
    assert_eq!(why("7k/7r/8/8/8/8/R7/1K6 b", ""), Err(NoCount::NotWeaker));
    assert_eq!(why("7k/8/8/8/8/8/R7/1K6 b", ""), Err(NoCount::MenAreCounted));
    assert_eq!(why("7k/8/8/8/8/8/R7/1K6 b", "men_count=none"), Err(NoCount::Bare));
}

#[test]
fn a_count_lapses_when_its_side_is_no_longer_weaker() {
    // A trade that the other side completes is no reason: for a moment both have as much.
    let mut game = match_from("7k/8/8/8/4n3/6R1/4N3/1K4m1 b - 128 20 1", "");
    choose(&mut game, "e4g3");
    assert_eq!(spoken(game.count()), Some((CountKind::Board, Side::Black, 11, 64)));
    choose(&mut game, "e2g1");
    assert_eq!(game.count(), None);
    let mut game = match_from("7k/8/8/8/4n3/6R1/4NN2/1K6 b - 128 20 1", "");
    choose(&mut game, "e4f2 b1c1 f2h3");
    assert_eq!(spoken(game.count()), Some((CountKind::Board, Side::Black, 12, 64)));
    let mut game = match_from("7k/8/8/8/4n3/6R1/4NN2/1K4m1 b - 128 20 1", "");
    choose(&mut game, "e4g3 e2g3");
    assert_eq!(spoken(game.count()), Some((CountKind::Board, Side::Black, 11, 64)));
}

#[test]
fn the_stronger_side_that_became_the_weaker_may_count_in_turn() {
    let mut game = match_from("7k/8/2m5/8/4n3/6R1/N7/1K6 b - 128 20 1", "");
    choose(&mut game, "e4g3 count a2c3");
    assert_eq!(spoken(game.count()), Some((CountKind::Board, Side::White, 1, 64)));
}

#[test]
fn automatic_counts_of_the_board() {
    let mut game = match_from(WEAKER_BLACK, "board_count=automatic");
    choose(&mut game, "h7g6 a2a3 g6h7");
    assert_eq!(spoken(game.count()), Some((CountKind::Board, Side::Black, 2, 64)));
    assert_eq!(game.choose(Choice::StopCount), Err(NoCount::ByItself.into()));
    choose(&mut game, "a3a2");
    assert_eq!(game.choose(Choice::StopCount), Err(NoCount::ByItself.into()));
}

#[test]
fn mate_by_the_side_that_counts() {
    let fen = "6k1/8/6K1/8/8/8/7n/R6n w - 128 0 1";
    let mut game = match_from(fen, "");
    choose(&mut game, "a1a8");
    assert_eq!(game.outcome(), Some(Outcome { winner: Some(Side::White), why: Why::Mate }));
    let mut game = match_from(fen, "counter_mates=draws");
    choose(&mut game, "a1a8");
    assert_eq!(game.outcome(), Some(Outcome { winner: None, why: Why::MateByCounter }));
}

#[test]
fn rules_without_the_count_of_the_men() {
    let mut game = match_from("7k/8/8/8/8/8/r7/RK6 w", "men_count=none");
    choose(&mut game, "a1a2 h8g8");
    assert_eq!(game.count(), None);
}

#[test]
fn a_third_occurrence_draws() {
    let dance = "b1d2 b8d7 d2b1 d7b8 b1d2 b8d7 d2b1";
    let mut game = match_from("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w", "");
    choose(&mut game, dance);
    assert_eq!(game.outcome(), None);
    choose(&mut game, "d7b8");
    assert_eq!(game.outcome(), Some(Outcome { winner: None, why: Why::Repetition }));
    let mut game = match_from("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w", "repetition=none");
    choose(&mut game, dance);
    choose(&mut game, "d7b8");
    assert_eq!(game.outcome(), None);
}

#[test]
fn draws_are_offered_accepted_and_refused() {
    let mut game = match_from("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w", "");
    assert_eq!(game.choose(Choice::AcceptDraw), Err(Refusal::NoOffer));
    choose(&mut game, "offer");
    assert_eq!((game.offer(), game.waits_for()), (Some(Side::White), Some(Side::Black)));
    assert_eq!(game.choose("e3e4".parse().unwrap()), Err(Refusal::OfferOpen));
    choose(&mut game, "refuse");
    assert_eq!(game.waits_for(), Some(Side::White));
    assert_eq!(game.choose(Choice::OfferDraw), Err(Refusal::OfferedAlready));
    choose(&mut game, "e3e4 offer accept");
    assert_eq!(game.outcome(), Some(Outcome { winner: None, why: Why::Agreement }));
}

#[test]
fn either_side_gives_up_at_any_time() {
    let mut game = match_from("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w", "");
    choose(&mut game, "e3e4 white-resigns");
    assert_eq!(game.outcome(), Some(Outcome { winner: Some(Side::Black), why: Why::Resignation }));
}

#[test]
fn no_move_without_check_is_a_draw() {
    let mut game = match_from("k7/8/K7/8/8/8/8/2R5 w - 32 8 1", "");
    choose(&mut game, "c1b1");
    assert_eq!(game.outcome(), Some(Outcome { winner: None, why: Why::Stalemate }));
}
