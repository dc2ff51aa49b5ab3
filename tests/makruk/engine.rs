//! The computer: exact endings, mates, counts, limits.

use std::time::{Duration, Instant};

use mak_khum::ai::{Level, Limits, Stop};
use mak_khum::makruk::engine::{Report, Root, Score, Thinker, decide};
use mak_khum::makruk::{Choice, Fen, Rules};

use super::match_from;

/// What a search of so many nodes finds.
fn think(fen: &str, nodes: u64) -> Report {
    let rules = Rules::default();
    let root = Root::of_moment(fen.parse::<Fen>().unwrap().moment(rules), rules);
    let limits = Limits { time: None, nodes: Some(nodes), ..Limits::default() };
    Thinker::new(4).think(&root, &limits, &Stop::new(), |_| ()).unwrap()
}

#[test]
fn mates_are_found() {
    let found = think("7k/8/5RK1/8/8/8/4m3/1R6 w", 20_000);
    assert_eq!(found.score, Score::Mates(1));
    let found = think("k7/8/2K5/8/8/4m3/7R/6R1 w", 50_000);
    assert!(matches!(found.score, Score::Mates(1..=2)), "{found:?}");
}

#[test]
fn a_ruea_mates_if_the_count_lets_it() {
    let fen = |counted: u32| format!("8/3k4/8/3K4/8/8/8/R7 w - 32 {counted} 1");
    let early = think(&fen(7), 20_000);
    assert!(early.exact, "{early:?}");
    let Score::Mates(moves) = early.score else { panic!("{early:?}") };
    let left = |counted: u32| 16 - counted.div_ceil(2) + 1;
    let latest = (7..32).step_by(2).rfind(|&counted| left(counted) >= moves).unwrap_or(7);
    assert_eq!(think(&fen(latest), 20_000).score, Score::Mates(moves));
    if latest + 2 < 32 {
        let late = think(&fen(latest + 2), 20_000);
        assert_eq!((late.score, late.exact), (Score::Bia(0), true));
    }
}

#[test]
fn the_best_line_of_an_exact_ending_keeps_its_word() {
    let mut game = match_from("8/3k4/8/3K4/8/8/8/R7 w - 32 7 1", "");
    let mut thinker = Thinker::new(4);
    let limits = Limits { time: None, nodes: Some(20_000), ..Limits::default() };
    let mut promised = None;
    while game.outcome().is_none() {
        let report = thinker.think(&Root::of_match(&game), &limits, &Stop::new(), |_| ()).unwrap();
        match (report.score, promised) {
            (Score::Mates(moves), Some(before)) => assert!(moves < before, "{moves} after {before}"),
            (Score::IsMated(_), _) | (Score::Mates(_), None) => {}
            other => panic!("{other:?}"),
        }
        if let Score::Mates(moves) = report.score {
            promised = Some(moves);
        }
        game.choose(Choice::Move(report.line[0])).unwrap();
    }
    assert!(game.outcome().unwrap().winner.is_some());
}

#[test]
fn the_weaker_side_claims_its_count() {
    let game = match_from("7k/7m/8/8/8/8/R7/1K6 b", "");
    let decision = decide(&game, Level::Strong, 1, &Stop::new()).unwrap();
    assert_eq!(decision.choices[0], Choice::StartCount);
    assert!(matches!(decision.choices[1], Choice::Move(_)));
}

#[test]
fn the_same_match_level_and_seed_decide_the_same() {
    let game = match_from("2rmk3/8/3s4/8/3P4/2N1M3/1R2S3/3K4 w", "");
    for &level in Level::ALL.iter().take(5) {
        let [one, other] = [(); 2].map(|()| decide(&game, level, 7, &Stop::new()).unwrap().choices);
        assert_eq!(one, other, "{level}");
        assert!(game.clone().choose(one[0]).is_ok());
    }
}

#[test]
fn a_draw_is_accepted_by_who_stands_worse() {
    for (fen, accepted) in
        [("6k1/8/8/3n4/8/8/R7/1K5R w", Choice::AcceptDraw), ("7k/r6r/8/3n4/8/8/8/1K5R w", Choice::RefuseDraw)]
    {
        let mut game = match_from(fen, "");
        game.choose(Choice::OfferDraw).unwrap();
        let decision = decide(&game, Level::Strong, 1, &Stop::new()).unwrap();
        assert_eq!(decision.choices, [accepted], "{fen}");
    }
}

#[test]
fn a_search_stops_when_it_is_told_to() {
    let stop = Stop::new();
    let root = Root::of_moment(Fen::default().moment(Rules::default()), Rules::default());
    let limits = Limits { time: None, threads: 2, ..Limits::default() };
    let told = std::thread::scope(|scope| {
        let searching = scope.spawn(|| Thinker::new(4).think(&root, &limits, &stop, |_| ()));
        std::thread::sleep(Duration::from_millis(50));
        let told = Instant::now();
        stop.stop();
        let report = searching.join().unwrap().unwrap();
        assert!(report.depth > 0 && report.nodes > 0);
        told
    });
    // How soon is measured where the machine is quiet; here it only has to end.
    assert!(told.elapsed() < Duration::from_secs(30));
}
