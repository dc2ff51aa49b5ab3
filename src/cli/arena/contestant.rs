//! Who can play in the arena: a level of the computer or a reference player.

use std::sync::LazyLock;

use clap::ValueEnum;
use clap::builder::PossibleValue;

use crate::ai::{Level, Reference, Stop, decide};
use crate::game::{Choice, Match, Side};
use crate::save::{Controller, Player};

/// A player of the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// A level of the computer.
    Level(Level),
    /// A reference player.
    Reference(Reference),
}

impl Contestant {
    /// The player's word on the command line and in the output.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Level(level) => level.word(),
            Self::Reference(reference) => reference.word(),
        }
    }

    /// The player in a save file, which knows levels only: a reference player is kept by its name.
    pub fn saved(self) -> Player {
        match self {
            Self::Level(level) => Player::new("", Controller::Computer(level)),
            Self::Reference(reference) => Player::new(reference.word(), Controller::Human),
        }
    }

    /// Memory that a match needs at most for the decisions of this player, in bytes.
    pub fn memory(self) -> usize {
        match self {
            Self::Level(level) => level.memory(),
            Self::Reference(_) => 0,
        }
    }

    /// Decides for `side`; nothing if the match does not wait for it or `stop` was raised.
    pub fn decide(self, game: &Match, side: Side, seed: u64, stop: &Stop) -> Vec<Choice> {
        match self {
            Self::Level(level) => {
                decide(game, side, level, seed, stop).map_or_else(Vec::new, |decision| decision.choices)
            }
            Self::Reference(reference) => reference.decide(game, side, seed).into_iter().collect(),
        }
    }
}

impl ValueEnum for Contestant {
    fn value_variants<'a>() -> &'a [Self] {
        static ALL: LazyLock<Vec<Contestant>> = LazyLock::new(|| {
            let levels = Level::ALL.iter().copied().map(Contestant::Level);
            levels.chain(Reference::ALL.iter().copied().map(Contestant::Reference)).collect()
        });
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        match self {
            Self::Level(level) => level.to_possible_value(),
            Self::Reference(reference) => Some(PossibleValue::new(reference.word())),
        }
    }
}
