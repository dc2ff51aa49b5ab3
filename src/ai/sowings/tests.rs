//! The search by sowings against exact endings.

use std::sync::atomic::AtomicU64;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::*;
use crate::ai::compact::Ways;
use crate::ai::compact::tests::{any_position, any_rules};
use crate::ai::endgame::Endgame;
use crate::ai::limits::Limits;
use crate::ai::table::Table;
use crate::ai::utility::Utility;

#[test]
fn deep_enough_it_proves_the_exact_gain_under_every_rule() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(17);
    let mut compared = 0;
    while compared < 150 {
        let rules = any_rules(&mut random);
        let position = any_position(&rules, &mut random);
        let (ways, board, stop) = (Ways::new(&rules, &position), Compact::new(&position), Stop::new());
        if board.is_over() || board.in_play() > 12 {
            continue;
        }
        let (table, exact, utility) = (Table::new(0), Table::new(0), Utility::seeds());
        let shared = Shared {
            ways: &ways,
            table: &table,
            utility: &utility,
            stop: &stop,
            limits: Limits { time: None, ..Limits::default() },
            began: Instant::now(),
            nodes: AtomicU64::new(0),
        };
        let mut search = Sowings::new(&shared, Part::whole(&stop));
        let (score, turn) = (1..=DEEPEST)
            .map(|depth| search.line(board, depth).expect("nothing stops it"))
            .find(|(score, _)| score.proved)
            .expect("every line ends");
        let mut endgame = Endgame::new(&ways, &exact, &stop);
        let gain = endgame.gain(board, 0).expect("nothing stops it");
        assert_eq!(score.gain, SEED * gain, "{position} {rules:?}");
        // The turn is whole, and brings what was proved.
        let (mut now, mut ended) = (board, Ended::Again);
        for pit in turn {
            assert_eq!(ended, Ended::Again, "{position} {rules:?}");
            (now, ended) = ways.sow(now, pit);
        }
        assert!(ended == Ended::Passed || now.is_over(), "{position} {rules:?}");
        let rest = endgame.gain(now, 0).expect("nothing stops it");
        let margin = if ended == Ended::Again { now.lead() + rest } else { -now.lead() - rest };
        assert_eq!(margin, board.lead() + gain, "{position} {rules:?}");
        compared += 1;
    }
}
