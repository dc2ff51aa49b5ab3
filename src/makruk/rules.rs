//! What clubs and programs differ in: the fields of the rules.

use std::str::FromStr;

/// Defines an enum of the values of a field, each with its word.
macro_rules! values {
    ($($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $value:ident),+ $(,)? })+) => { $(
        $(#[$about])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, Hash,
            strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
        )]
        #[strum(serialize_all = "kebab-case")]
        pub enum $name { $($(#[$doc])* $value),+ }
    )+ };
}

values! {
    /// Whether the weaker side can count the board (makruk, "The count of the board").
    BoardCount {
        /// It starts and stops its count itself.
        Claimed,
        /// The count runs whenever it is open.
        Automatic,
        /// Nobody counts the board.
        None,
    }
    /// Whether the men are counted (makruk, "The count of the men").
    MenCount {
        /// The count begins by itself.
        Automatic,
        /// Nobody counts the men.
        None,
    }
    /// Which men set the limit of the count of the men, where there are several kinds.
    Mixed {
        /// Those with the smallest limit.
        Smallest,
        /// The first kind that is there of ruea, khon and ma.
        Listed,
    }
    /// What a side gets that mates while its own count of the board runs.
    CounterMates {
        /// The game.
        Wins,
        /// A draw.
        Draws,
    }
    /// What the third occurrence of a position is.
    Repetition {
        /// A draw.
        Draw,
        /// Nothing.
        None,
    }
}

/// The rules of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The count of the board.
    pub board_count: BoardCount,
    /// The count of the men.
    pub men_count: MenCount,
    /// The limit of a count of several kinds of men.
    pub mixed: Mixed,
    /// Mate by the side that counts.
    pub counter_mates: CounterMates,
    /// Threefold repetition.
    pub repetition: Repetition,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            board_count: BoardCount::Claimed,
            men_count: MenCount::Automatic,
            mixed: Mixed::Smallest,
            counter_mates: CounterMates::Wins,
            repetition: Repetition::Draw,
        }
    }
}

/// Why a field cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulesError {
    /// There is no such field.
    #[error("no field {key:?}; there are {}", Rules::KEYS.join(", "))]
    UnknownField {
        /// What was asked for.
        key: String,
    },
    /// The field takes no such value.
    #[error("{key} is one of {}, not {value:?}", known.join(", "))]
    UnknownValue {
        /// The field.
        key: &'static str,
        /// What was asked for.
        value: String,
        /// What it takes.
        known: Vec<&'static str>,
    },
}

/// Gives each field to `$do`, by its name.
macro_rules! fields {
    ($key:expr, $do:ident, $missing:expr) => {
        match $key {
            "board_count" => $do!(board_count, "board_count"),
            "men_count" => $do!(men_count, "men_count"),
            "mixed" => $do!(mixed, "mixed"),
            "counter_mates" => $do!(counter_mates, "counter_mates"),
            "repetition" => $do!(repetition, "repetition"),
            _ => $missing,
        }
    };
}

impl Rules {
    /// The names of the fields.
    pub const KEYS: [&'static str; 5] = ["board_count", "men_count", "mixed", "counter_mates", "repetition"];

    /// The value of a field, as a word.
    pub fn get(&self, key: &str) -> Option<&'static str> {
        macro_rules! value {
            ($field:ident, $name:literal) => {
                Some(self.$field.into())
            };
        }
        fields!(key, value, None)
    }

    /// The words that a field takes; none for an unknown field.
    pub fn values(key: &str) -> Vec<&'static str> {
        fn words<T: strum::VariantArray + Copy + Into<&'static str>>(_: T) -> Vec<&'static str> {
            T::VARIANTS.iter().map(|&value| value.into()).collect()
        }
        let rules = Self::default();
        macro_rules! known {
            ($field:ident, $name:literal) => {
                words(rules.$field)
            };
        }
        fields!(key, known, Vec::new())
    }

    /// Sets a field from words.
    ///
    /// # Errors
    /// If there is no such field, or it takes no such value.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), RulesError> {
        fn read<T: FromStr>(field: &mut T, key: &'static str, value: &str) -> Result<(), RulesError> {
            *field = value.parse().map_err(|_| RulesError::UnknownValue {
                key,
                value: value.to_owned(),
                known: Rules::values(key),
            })?;
            Ok(())
        }
        macro_rules! set {
            ($field:ident, $name:literal) => {
                read(&mut self.$field, $name, value)
            };
        }
        fields!(key, set, Err(RulesError::UnknownField { key: key.to_owned() }))
    }
}
