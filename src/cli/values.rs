//! The words that arguments are chosen from.

use clap::ValueEnum;
use clap::builder::PossibleValue;

use crate::ai::Level;
use crate::game::{Preset, Side};
use crate::save::Controller;
use crate::settings::{Color, Speed};
use crate::text::Digits;

/// Values that are chosen by their word.
macro_rules! by_word {
    ($($kind:ident)+) => {
        $(impl ValueEnum for $kind {
            fn value_variants<'a>() -> &'a [Self] {
                Self::ALL
            }

            fn to_possible_value(&self) -> Option<PossibleValue> {
                Some(PossibleValue::new(self.word()))
            }
        })+
    };
}

by_word! { Color Digits Preset Speed }

impl ValueEnum for Level {
    fn value_variants<'a>() -> &'a [Self] {
        Self::ALL
    }

    /// A level has its word, and its number as another name.
    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.word()).alias(self.number().to_string()))
    }
}

impl ValueEnum for Controller {
    fn value_variants<'a>() -> &'a [Self] {
        &[
            Self::Human,
            Self::Computer(Level::Novice),
            Self::Computer(Level::Easy),
            Self::Computer(Level::Casual),
            Self::Computer(Level::Steady),
            Self::Computer(Level::Strong),
            Self::Computer(Level::Expert),
            Self::Computer(Level::Master),
        ]
    }

    /// A level has its word, and its number as another name.
    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(match self {
            Self::Human => PossibleValue::new(self.word()),
            Self::Computer(level) => PossibleValue::new(self.word()).alias(level.number().to_string()),
        })
    }
}

/// Who begins where there is no race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum First {
    /// South.
    South,
    /// North.
    North,
    /// One of them, as the seed has it.
    Random,
}

impl First {
    /// The side that begins in a match with this seed.
    pub const fn side(self, seed: u64) -> Side {
        match self {
            Self::South => Side::South,
            Self::North => Side::North,
            Self::Random => Side::by_lot(seed),
        }
    }
}
