//! Long runs: the computer against itself under any rules, with undo, redo, saving and loading
//! thrown in, has the results of the plain record, and takes no more memory as it goes on.
#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

#[path = "support/rules.rs"]
mod rules;

use mak_khum::ai::{Level, Stop, decide};
use mak_khum::game::{BySide, Match, Record, Rules, Setup, Side};
use mak_khum::save::{self, Controller, Player, Saved};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// Rounds that are played: `MAK_KHUM_ROUNDS=100000 cargo test --test soak` plays so many.
fn rounds_to_play() -> usize {
    std::env::var("MAK_KHUM_ROUNDS").map_or(1_000, |rounds| rounds.parse().unwrap())
}

/// Rounds after which a match without an agreed number of rounds is left.
const PATIENCE: usize = 6;

/// What the computer decides for whoever is waited for.
fn decision(game: &Match, seed: u64) -> Vec<mak_khum::game::Choice> {
    let side = Side::BOTH.into_iter().find(|&side| game.waits_for(side)).expect("somebody chooses");
    decide(game, side, Level::ALL[0], seed, &Stop::new()).expect("the computer decides").choices
}

/// Plays a match with disturbances that must not matter; its record.
fn disturbed(setup: Setup, seed: u64) -> Record {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut record = Record::new(setup);
    while record.state().outcome().is_none() && record.state().rounds().len() < PATIENCE {
        for choice in decision(record.state(), seed) {
            record.choose(choice, &mut ()).unwrap();
            match random.random_range(0..40) {
                0 => {
                    let back = random.random_range(1..=record.choices().len());
                    let undone = (0..back).filter(|_| record.undo().is_some()).count();
                    let redone = (0..back).filter(|_| record.redo(&mut ()).is_some()).count();
                    assert_eq!((undone, redone), (back, back));
                }
                1 => {
                    let players = BySide::from_fn(|_| Player::new("", Controller::Human));
                    let saved = Saved { players, seed, record, clock: None };
                    record = save::parse(&save::print(&saved)).unwrap().record;
                }
                _ => {}
            }
        }
    }
    record
}

/// Plays the same match with nothing thrown in.
fn undisturbed(setup: Setup, seed: u64) -> Match {
    let mut game = Match::new(setup);
    while game.outcome().is_none() && game.rounds().len() < PATIENCE {
        for choice in decision(&game, seed) {
            game.choose(choice, &mut ()).unwrap();
        }
    }
    game
}

/// Kilobytes of memory that this process holds, where the system tells.
fn memory() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB")?.parse().ok())
}

#[test]
fn long_runs() {
    let wanted = rounds_to_play();
    let mut runner = TestRunner::deterministic();
    let (mut rounds, mut seed) = (0, 0);
    let mut settled_memory = None;
    while rounds < wanted {
        let rules: Rules = rules::any_rules().new_tree(&mut runner).unwrap().current();
        let setup = Setup::new(rules).with_first(if seed % 2 == 0 { Side::South } else { Side::North });
        let record = disturbed(setup, seed);
        assert_eq!(record.state(), &undisturbed(setup, seed), "{rules:?}, seed {seed}");
        rounds += record.state().rounds().len().max(1);
        seed += 1;
        if rounds > wanted / 2 && settled_memory.is_none() {
            settled_memory = memory();
        }
    }
    if let (Some(middle), Some(end)) = (settled_memory, memory()) {
        assert!(end < middle + 8 * 1024, "{middle} kB in the middle, {end} kB at the end");
    }
}
