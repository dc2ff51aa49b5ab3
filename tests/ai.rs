//! The computer player, through its seam.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use mak_khum::ai::{Level, Limits, Stop, analyse, decide};
use mak_khum::game::{Choice, Match, Phase, PitSet, Position, Preset, Rules, Setup, Side, Widows};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// A choice at random among all that `side` has.
fn any_choice(game: &Match, side: Side, random: &mut Xoshiro256PlusPlus) -> Choice {
    if let Phase::Widows { .. } = game.phase() {
        let due = usize::from(game.widows_due(side));
        let mut pits: Vec<u8> = (1..=game.rules().pits).collect();
        while pits.len() > due {
            pits.swap_remove(random.random_range(0..pits.len()));
        }
        return Choice::Widows { side, pits: pits.into_iter().collect::<PitSet>() };
    }
    let legal: Vec<u8> = game.legal(side).iter().collect();
    game.lifting(side, legal[random.random_range(0..legal.len())])
}

/// Lets `side` decide once and makes its choices, every one of which must be legal.
fn decide_and_play(game: &mut Match, side: Side, level: Level, seed: u64) {
    let decision = decide(game, side, level, seed, &Stop::new()).expect("it is asked in its turn");
    assert!(!decision.choices.is_empty());
    for choice in decision.choices {
        assert_eq!(choice.side(), side);
        game.choose(choice, &mut ()).expect("the computer chooses what is legal");
    }
}

fn waiting(game: &Match) -> Option<Side> {
    Side::BOTH.into_iter().find(|&side| game.waits_for(side))
}

#[test]
fn every_level_plays_whole_matches_under_every_preset() {
    for &preset in Preset::ALL {
        for &level in &Level::ALL[..5] {
            let mut rules = Rules { rounds: 2, ..preset.rules() };
            if preset == Preset::Songkhla {
                rules.widows = Widows::Choice;
            }
            let mut game = Match::new(Setup::new(rules));
            let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
            while let Some(side) = waiting(&game) {
                if side == Side::South {
                    decide_and_play(&mut game, side, level, 7);
                } else {
                    let choice = any_choice(&game, side, &mut random);
                    game.choose(choice, &mut ()).unwrap();
                }
            }
            assert!(game.outcome().is_some(), "{preset:?} {level}");
        }
    }
}

#[test]
fn it_says_nothing_out_of_turn_or_when_stopped() {
    let rules = Rules::default();
    let position = Position::start(&rules, Side::South);
    let game = Match::new(Setup { from: Some(position), ..Setup::new(rules) });
    assert_eq!(decide(&game, Side::North, Level::Easy, 1, &Stop::new()), None);
    let stop = Stop::new();
    stop.stop();
    assert_eq!(decide(&game, Side::South, Level::Master, 1, &stop), None);
}

#[test]
fn analysis_has_a_line_for_every_legal_pit() {
    let rules = Rules::default();
    let position = Position::start(&rules, Side::South);
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    let analysis = analyse(&position, &rules, &limits, &Stop::new());
    let mut pits: Vec<u8> = analysis.pits.iter().map(|pit| pit.pit).collect();
    pits.sort_unstable();
    assert_eq!(pits, (1..=7).collect::<Vec<_>>());
    assert_eq!(analysis.best.as_ref(), analysis.pits.first());
    assert!(analysis.pits.iter().all(|pit| pit.turn.first() == Some(&pit.pit)));
}

#[test]
fn it_beats_random_play() {
    let rules = Rules { rounds: 1, ..Rules::default() };
    let mut wins = 0;
    for seed in 0..20 {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = Match::new(Setup::new(rules));
        let computer = if seed % 2 == 0 { Side::South } else { Side::North };
        while let Some(side) = waiting(&game) {
            if side == computer {
                decide_and_play(&mut game, side, Level::Strong, seed);
            } else {
                let choice = any_choice(&game, side, &mut random);
                game.choose(choice, &mut ()).unwrap();
            }
        }
        let stores = game.rounds()[0].stores;
        wins += u32::from(stores[computer] > stores[computer.other()]);
    }
    assert!(wins >= 19, "{wins} of 20");
}
