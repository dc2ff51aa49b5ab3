//! A message as a key and its arguments, before any language.

use std::borrow::Cow;

use crate::game::{Board, Pit, Place, Rules, Side, Sowing};
use crate::say;
use crate::text::{Text, Value};
use crate::words::{Actor, sowing_told};

/// An argument of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A place on the board, named as the player of South sees it.
    Place(Place),
    /// The pits of a turn in order: `7 6 1`.
    Pits(&'static str),
}

/// A message to the learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// A sentence by its key, with named arguments.
    Sentence(Cow<'static, str>, Vec<(&'static str, Arg)>),
    /// What a sowing of the learner did, with the board after it.
    Sowing(Sowing, Board, Rules),
}

impl Message {
    /// The sentence `key`, without arguments.
    pub fn plain(key: impl Into<Cow<'static, str>>) -> Self {
        Self::Sentence(key.into(), Vec::new())
    }

    /// The sentence `key` with its arguments.
    pub fn new(key: impl Into<Cow<'static, str>>, args: Vec<(&'static str, Arg)>) -> Self {
        Self::Sentence(key.into(), args)
    }

    /// The message in the language of `text`.
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
fn place_in_words(text: &Text, place: Place) -> String {
    match place {
        Place::Pit(Pit { side: Side::South, number }) => say!(text, "lessons-place-own", pit = number),
        Place::Pit(Pit { side: Side::North, number }) => say!(text, "lessons-place-other", pit = number),
        Place::Store(Side::South) => text.get("lessons-place-own-store"),
        Place::Store(Side::North) => text.get("lessons-place-other-store"),
    }
}
