//! Mistakes in the settings file.

use super::values::Place;

/// A mistake in the file; the rest still counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Its place.
    pub place: Place,
    /// What is wrong.
    pub fault: Fault,
}

/// The kind of a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Not TOML, in the parser's words.
    Syntax(String),
    /// Unknown setting.
    UnknownKey(String),
    /// A value of the wrong kind.
    Expected {
        /// The setting.
        key: String,
        /// The expected kind.
        expected: Expected,
    },
}

/// The expected kind of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// `true` or `false`.
    Truth,
    /// A string.
    Text,
    /// One of these words.
    OneOf(Vec<&'static str>),
    /// A string, or a list of strings.
    Texts,
    /// A table.
    Table,
}
