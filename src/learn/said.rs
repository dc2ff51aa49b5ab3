//! A sentence that is to be said: its key and what it mentions, without a language yet.

use std::borrow::Cow;

use crate::game::{Board, Pit, Place, Rules, Side, Sowing};
use crate::say;
use crate::text::{Text, Value};
use crate::words::{Actor, sowing_told};

/// A value that a sentence mentions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A place on the board, in words as the player of South sees it.
    Place(Place),
    /// Pits of one side, in order, as a turn is written: `7 6 1`.
    Pits(&'static str),
}

/// Something to be said, without a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// A sentence by its key, and what it mentions, by name.
    Sentence(Cow<'static, str>, Vec<(&'static str, Arg)>),
    /// What a sowing of the reader did, with the board after it.
    Sowing(Sowing, Board, Rules),
}

impl Said {
    /// The sentence `key` that mentions nothing.
    #[must_use]
    pub fn plain(key: impl Into<Cow<'static, str>>) -> Self {
        Self::Sentence(key.into(), Vec::new())
    }

    /// The sentence `key` with what it mentions.
    #[must_use]
    pub fn new(key: impl Into<Cow<'static, str>>, args: Vec<(&'static str, Arg)>) -> Self {
        Self::Sentence(key.into(), args)
    }

    /// The sentence in a language.
    #[must_use]
    pub fn say(&self, text: &Text) -> String {
        match self {
            Self::Sentence(key, args) => {
                let values: Vec<(&str, Value<'_>)> =
                    args.iter().map(|&(name, arg)| (name, value(text, arg))).collect();
                text.say(key, &values)
            }
            Self::Sowing(sowing, board, rules) => sowing_told(sowing, &Actor::You, board, rules, text),
        }
    }
}

fn value(text: &Text, arg: Arg) -> Value<'static> {
    match arg {
        Arg::Number(number) => number.into(),
        Arg::Place(place) => place_in_words(text, place).into(),
        Arg::Pits(pits) => text.digits().write(pits).into_owned().into(),
    }
}

/// A place in words, as the player of South sees it.
#[must_use]
pub(crate) fn place_in_words(text: &Text, place: Place) -> String {
    match place {
        Place::Pit(Pit { side: Side::South, number }) => say!(text, "lessons-place-own", pit = number),
        Place::Pit(Pit { side: Side::North, number }) => say!(text, "lessons-place-other", pit = number),
        Place::Store(Side::South) => text.get("lessons-place-own-store"),
        Place::Store(Side::North) => text.get("lessons-place-other-store"),
    }
}
