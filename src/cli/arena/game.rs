//! Playing a single match of the arena.

use super::contestant::Contestant;
use super::turns::{TurnWatch, Turns};
use crate::ai::Stop;
use crate::game::{BySide, Outcome, Record, Rules, Setup, Side};
use crate::save::Saved;

/// The most rounds of a match. One without an agreed end is abandoned after them.
const MOST_ROUNDS: u16 = 100;

/// A match that was played.
pub struct Game {
    /// Who played each side.
    pub players: BySide<Contestant>,
    /// What the randomness of the match came from.
    pub seed: u64,
    /// The match.
    pub record: Record,
    /// The turns of each side.
    pub turns: BySide<Turns>,
}

impl Game {
    /// Plays a match. `None` if `stop` was raised before its end.
    pub fn play(players: BySide<Contestant>, rules: Rules, seed: u64, stop: &Stop) -> Option<Self> {
        let mut record = Record::new(Setup::new(rules));
        let mut watch = TurnWatch::default();
        while record.state().outcome().is_none() && record.state().round() <= MOST_ROUNDS {
            // Both decide before either choice is made: neither sees what is chosen at the same moment.
            let choices = Side::BOTH.map(|side| players[side].decide(record.state(), side, seed, stop));
            let mut played = false;
            for choice in choices.into_iter().flatten() {
                let before = record.state().clone();
                let Ok(after) = record.choose(choice, &mut ()) else { break };
                watch.see(&before, choice, &after);
                played = true;
            }
            if stop.is_stopped() {
                return None;
            }
            if !played {
                break;
            }
        }
        Some(Self { players, seed, record, turns: watch.turns() })
    }

    /// The match as it is saved.
    pub fn saved(&self) -> Saved {
        let players = self.players.map(Contestant::saved);
        Saved { players, seed: self.seed, record: self.record.clone(), clock: None }
    }

    /// How the match ended; `None` if it was abandoned.
    pub fn outcome(&self) -> Option<Outcome> {
        self.record.state().outcome()
    }

    /// The seeds of each side when the last finished round was settled.
    pub fn stores(&self) -> BySide<u8> {
        self.record.state().rounds().last().map_or_else(BySide::default, |round| round.stores)
    }

    /// How many rounds were finished.
    pub fn rounds(&self) -> u16 {
        self.record.state().rounds().len() as u16
    }
}
