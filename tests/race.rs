//! The values of races, against independent programs and against a naive one.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::HashMap;

use mak_khum::ai::{Level, Limits, RaceAnalysis, Stop, analyse_race, analyse_race_at, decide};
use mak_khum::game::{
    Board, BySide, Capture, CaptureAfter, Match, Opening, Phase, Position, Race, RaceEnd, Racer, Rules,
    Setup, Side,
};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use serde::Deserialize;

const UNLIMITED: Limits = Limits { time: None, nodes: None, depth: None, threads: 1, hash_mib: 16 };

fn rules(pits: u8, seeds: u8) -> Rules {
    Rules::default().with_board(pits, seeds).unwrap()
}

fn matrix(analysis: &RaceAnalysis) -> Vec<Vec<f64>> {
    let margins =
        |row: &Vec<mak_khum::ai::Value<f64>>| row.iter().map(|margin| margin.margin().unwrap()).collect();
    analysis.margins.iter().map(margins).collect()
}

/// No pure choice does better against a strategy than the value.
fn assert_equilibrium(analysis: &RaceAnalysis) {
    let (matrix, value) = (matrix(analysis), analysis.value.margin().unwrap());
    let BySide { south, north } = &analysis.strategies;
    for row in &matrix {
        let gets: f64 = row.iter().zip(north).map(|(margin, share)| margin * share).sum();
        assert!(gets < value + 1e-9, "{analysis:?}");
    }
    for column in 0..north.len() {
        let pays: f64 = matrix.iter().zip(south).map(|(row, share)| row[column] * share).sum();
        assert!(pays > value - 1e-9, "{analysis:?}");
    }
}

#[test]
fn small_boards_have_the_values_that_independent_programs_found() {
    #[derive(Deserialize)]
    struct Case {
        pits: u8,
        seeds: u8,
        matrix: Vec<Vec<f64>>,
    }
    let cases: Vec<Case> = serde_json::from_str(include_str!("golden/race-values.json")).unwrap();
    assert_eq!(cases.len(), 6);
    for case in cases {
        let analysis = analyse_race(&rules(case.pits, case.seeds), &UNLIMITED, &Stop::new(), |_| ());
        assert!(analysis.is_proved() && analysis.value.is_proved());
        assert_eq!(matrix(&analysis), case.matrix, "({},{})", case.pits, case.seeds);
        assert_equilibrium(&analysis);
    }
}

/// Works races out by trying everything, with the rules alone.
#[derive(Default)]
struct Naive {
    turns: HashMap<Position, i16>,
    races: HashMap<Race, f64>,
}

impl Naive {
    /// The best margin of the side to move.
    fn turns(&mut self, rules: &Rules, position: &Position) -> i16 {
        if position.is_over() {
            return position.margin(position.turn);
        }
        if let Some(&known) = self.turns.get(position) {
            return known;
        }
        let value = position.legal().iter().map(|pit| {
            let after = position.play(rules, pit, &mut ()).unwrap().position;
            let value = self.turns(rules, &after);
            if after.turn == position.turn { value } else { -value }
        });
        let value = value.max().unwrap();
        self.turns.insert(*position, value);
        value
    }

    /// South's value of a race.
    fn race(&mut self, rules: &Rules, race: &Race) -> f64 {
        let mut now = *race;
        while !Side::BOTH.iter().any(|&side| now.is_choosing(side)) && now.result(rules).is_none() {
            now.tick_once(rules, &mut ());
        }
        let board = *now.board();
        match now.result(rules) {
            Some(RaceEnd::RoundOver) => Position { board, turn: Side::South }.margin(Side::South).into(),
            Some(RaceEnd::Again) => self.race(rules, &Race::new(board)),
            Some(RaceEnd::Turns(turn)) => {
                let value = self.turns(rules, &Position { board, turn });
                f64::from(if turn == Side::South { value } else { -value })
            }
            None => {
                if let Some(&known) = self.races.get(&now) {
                    return known;
                }
                let value = equilibrium(&self.matrix(rules, &now));
                self.races.insert(now, value);
                value
            }
        }
    }

    fn matrix(&mut self, rules: &Rules, race: &Race) -> Vec<Vec<f64>> {
        let pits = BySide::from_fn(|side| {
            let pits: Vec<Option<u8>> = race.legal(side).iter().map(Some).collect();
            if pits.is_empty() { vec![None] } else { pits }
        });
        let mut value = |south: &Option<u8>, north: &Option<u8>| {
            let mut race = *race;
            for (side, pit) in [(Side::South, south), (Side::North, north)] {
                if let Some(pit) = pit {
                    race.choose(side, *pit, &mut ()).unwrap();
                }
            }
            self.race(rules, &race)
        };
        let row = |south: &Option<u8>| pits.north.iter().map(|north| value(south, north)).collect();
        pits.south.iter().map(row).collect()
    }
}

/// The value of a matrix game: its saddle point, or what fictitious play by regrets comes to.
fn equilibrium(matrix: &[Vec<f64>]) -> f64 {
    let columns = matrix[0].len();
    let low = matrix.iter().map(|row| row.iter().copied().fold(f64::INFINITY, f64::min));
    let high = (0..columns).map(|at| matrix.iter().map(|row| row[at]).fold(f64::NEG_INFINITY, f64::max));
    let (low, high) = (low.fold(f64::NEG_INFINITY, f64::max), high.fold(f64::INFINITY, f64::min));
    if low >= high {
        return low;
    }
    let mut regrets = [vec![0.0; matrix.len()], vec![0.0; columns]];
    let mut sums = regrets.clone();
    for round in 1..=4000_u32 {
        let [south, north] = regrets.each_ref().map(|weights| normal(weights));
        let rows: Vec<f64> = matrix.iter().map(|row| dot(row, &north)).collect();
        let pays: Vec<f64> = (0..columns)
            .map(|at| -matrix.iter().zip(&south).map(|(row, share)| row[at] * share).sum::<f64>())
            .collect();
        for (at, (shares, gets)) in [(&south, &rows), (&north, &pays)].into_iter().enumerate() {
            let mean = dot(shares, gets);
            for (index, share) in shares.iter().enumerate() {
                regrets[at][index] = (regrets[at][index] + gets[index] - mean).max(0.0);
                sums[at][index] += share * f64::from(round);
            }
        }
    }
    let [south, north] = sums.map(|sum| normal(&sum));
    matrix.iter().zip(&south).map(|(row, share)| dot(row, &north) * share).sum()
}

fn normal(weights: &[f64]) -> Vec<f64> {
    let sum: f64 = weights.iter().sum();
    let even = 1.0 / weights.iter().map(|_| 1.0).sum::<f64>();
    weights.iter().map(|weight| if sum > 0.0 { weight / sum } else { even }).collect()
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

#[test]
fn small_boards_have_the_values_of_a_naive_enumeration() {
    let both = |pits, seeds| rules(pits, seeds).with(Capture::Both);
    let lap = |pits, seeds| rules(pits, seeds).with(CaptureAfter::Lap);
    let raced = |pits, seeds| rules(pits, seeds).with(Opening::Round);
    for rules in [
        raced(2, 1),
        raced(2, 2),
        raced(2, 3),
        raced(3, 1),
        rules(2, 3),
        rules(2, 5),
        rules(3, 1),
        rules(3, 2),
        rules(3, 4),
        rules(4, 1),
        rules(4, 2),
        both(3, 3),
        lap(3, 3),
        lap(4, 2),
        both(4, 2),
    ] {
        let analysis = analyse_race(&rules, &UNLIMITED, &Stop::new(), |_| ());
        let expected = Naive::default().matrix(&rules, &Race::new(Board::start(&rules)));
        for (row, expected) in matrix(&analysis).iter().flatten().zip(expected.iter().flatten()) {
            assert!(
                (row - expected).abs() < 0.01,
                "({},{}): {expected} {analysis:?}",
                rules.pits(),
                rules.seeds()
            );
        }
        assert_equilibrium(&analysis);
    }
}

#[test]
fn pit_seven_is_the_best_first_choice_by_eighty_four_seeds() {
    let analysis = analyse_race(&Rules::default(), &UNLIMITED, &Stop::new(), |_| ());

    assert!(analysis.is_proved() && analysis.value.is_proved());
    assert_eq!(matrix(&analysis)[6], [84.0, 92.0, 92.0, 96.0, 94.0, 96.0, 0.0]);
    assert_eq!((analysis.strategies.south[6], analysis.strategies.north[6]), (1.0, 1.0));
    // Mirrored choices, mirrored margins.
    for (south, row) in matrix(&analysis).iter().enumerate() {
        for (north, margin) in row.iter().enumerate() {
            assert!((margin + matrix(&analysis)[north][south]).abs() < 1e-9);
        }
    }
}

#[test]
fn out_of_time_an_analysis_of_a_race_says_what_it_does_not_know() {
    let limits = Limits { nodes: Some(1), ..UNLIMITED };
    let analysis = analyse_race(&Rules::default(), &limits, &Stop::new(), |_| ());
    assert!(!analysis.is_proved() && !analysis.value.is_proved());
    let exact = analyse_race(
        &Rules::default(),
        &Limits { nodes: Some(2_000_000), ..UNLIMITED },
        &Stop::new(),
        |_| (),
    );
    let known = matrix_of_known();
    for (margin, value) in exact.margins.iter().flatten().zip(known.iter().flatten()) {
        assert!(margin.low() <= value + 1e-9 && margin.high() >= value - 1e-9, "{margin:?} {value}");
        assert!(!margin.is_proved() || (margin.low() - value).abs() < 1e-9);
    }
    assert!(exact.margins.iter().flatten().any(|margin| !margin.is_proved()));
}

/// The margins of the first choices of `mak-khum`, as `docs/solved.md` has them.
fn matrix_of_known() -> [[f64; 7]; 7] {
    const MIXED: f64 = 398.0 / 141.0;
    [
        [0.0, -96.0, 90.0, 78.0, 94.0, 90.0, -84.0],
        [96.0, 0.0, 76.0, -86.0, -88.0, -MIXED, -92.0],
        [-90.0, -76.0, 0.0, 84.0, -86.0, -88.0, -92.0],
        [-78.0, 86.0, -84.0, 0.0, 78.0, 82.0, -96.0],
        [-94.0, 88.0, 86.0, -78.0, 0.0, -96.0, -94.0],
        [-90.0, MIXED, 88.0, -82.0, 96.0, 0.0, -96.0],
        [84.0, 92.0, 92.0, 96.0, 94.0, 96.0, 0.0],
    ]
}

/// The seeds that a choice of `side` gives away against the equilibrium.
fn lost(analysis: &RaceAnalysis, side: Side, pit: u8) -> f64 {
    let at = analysis.pits[side].iter().position(|&known| known == pit).unwrap();
    let (matrix, value) = (matrix(analysis), analysis.value.margin().unwrap());
    match side {
        Side::South => value - dot(&matrix[at], &analysis.strategies.north),
        Side::North => {
            matrix.iter().zip(&analysis.strategies.south).map(|(row, share)| row[at] * share).sum::<f64>()
                - value
        }
    }
}

#[test]
fn master_gives_no_seed_away_in_a_race_on_a_small_board() {
    let mut choices = 0;
    for (pits, seeds) in [(3, 3), (4, 4), (5, 5)] {
        let rules = rules(pits, seeds);
        let mut random = Xoshiro256PlusPlus::seed_from_u64(6);
        for seed in 0..4 {
            let mut game = Match::new(Setup::new(rules));
            while let Phase::Race(race) = *game.phase() {
                let alone = Side::BOTH.iter().any(|&side| matches!(race.racer(side), Racer::Out(_)));
                let analysis =
                    (!alone).then(|| analyse_race_at(&race, &rules, &UNLIMITED, &Stop::new(), |_| ()));
                for side in Side::BOTH {
                    let legal: Vec<u8> = race.legal(side).iter().collect();
                    if legal.is_empty() {
                        continue;
                    }
                    if let Some(analysis) = &analysis {
                        let mut asked = Match::new(Setup::new(rules));
                        asked.clone_from(&game);
                        let decision = decide(&asked, side, Level::Master, seed, &Stop::new()).unwrap();
                        let mak_khum::game::Choice::Race { pit, .. } = decision.choices[0] else {
                            panic!("a race")
                        };
                        assert!(
                            lost(analysis, side, pit).abs() < 1e-9,
                            "{race:?} {side:?} {pit} {analysis:?}"
                        );
                        choices += 1;
                    }
                }
                for side in Side::BOTH {
                    let legal: Vec<u8> = race.legal(side).iter().collect();
                    if !legal.is_empty() {
                        let pit = legal[random.random_range(0..legal.len())];
                        game.choose(game.lifting(side, pit), &mut ()).unwrap();
                    }
                }
            }
        }
    }
    assert!(choices >= 40, "{choices}");
}
