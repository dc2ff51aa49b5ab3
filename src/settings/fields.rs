//! The settings that are single values, as a table that reads and writes them.

use toml_edit::{Array, Value};

use super::document::Document;
use super::mistake::Expected;
use super::values::{Color, Mouse, Preview, Settings, Speed};
use crate::game::Preset;
use crate::save::Controller;
use crate::text::Digits;

/// A setting with a single value.
pub(super) struct Field {
    /// Its key in the file.
    pub key: &'static str,
    /// Its value; `None` leaves it out of the file.
    get: fn(&Settings) -> Option<Value>,
    /// Sets its value.
    set: fn(&mut Settings, &Value) -> Result<(), Expected>,
}

/// A field that is `true` or `false`.
macro_rules! truth {
    ($name:ident) => {
        Field {
            key: stringify!($name),
            get: |settings| Some(settings.$name.into()),
            set: |settings, value| {
                settings.$name = value.as_bool().ok_or(Expected::Truth)?;
                Ok(())
            },
        }
    };
}

/// A field with a fixed set of words.
macro_rules! one_of {
    ($name:ident, $kind:ident) => {
        Field {
            key: stringify!($name),
            get: |settings| Some(settings.$name.word().into()),
            set: |settings, value| {
                let known = || Expected::OneOf($kind::ALL.iter().map(|one| one.word()).collect());
                let word = value.as_str().ok_or_else(known)?;
                settings.$name = $kind::from_word(word).ok_or_else(known)?;
                Ok(())
            },
        }
    };
}

/// A field that is a string.
macro_rules! text {
    ($name:ident) => {
        Field {
            key: stringify!($name),
            get: |settings| Some(settings.$name.as_str().into()),
            set: |settings, value| {
                settings.$name = value.as_str().ok_or(Expected::Text)?.to_owned();
                Ok(())
            },
        }
    };
}

/// The settings with a single value.
pub(super) const FIELDS: &[Field] = &[
    Field {
        key: "lang",
        get: |settings| settings.lang.as_deref().map(Value::from),
        set: |settings, value| {
            settings.lang = Some(value.as_str().ok_or(Expected::Text)?.to_owned());
            Ok(())
        },
    },
    one_of!(digits, Digits),
    one_of!(preset, Preset),
    one_of!(color, Color),
    text!(theme),
    truth!(ascii),
    one_of!(speed, Speed),
    one_of!(mouse, Mouse),
    truth!(plain),
    one_of!(preview, Preview),
    truth!(home_marks),
    truth!(evaluation),
    text!(name),
    truth!(greeted),
    truth!(raced),
    Field {
        key: "opponent",
        get: |settings| Some(settings.opponent.word().into()),
        set: |settings, value| {
            let known = || Expected::OneOf(Controller::words().collect());
            let word = value.as_str().ok_or_else(known)?;
            settings.opponent = word.parse().map_err(|_| known())?;
            Ok(())
        },
    },
];

impl Field {
    /// Sets the field `key`; `None` if there is no such field.
    pub(super) fn set(settings: &mut Settings, key: &str, value: &Value) -> Option<Result<(), Expected>> {
        let field = FIELDS.iter().find(|field| field.key == key)?;
        Some((field.set)(settings, value))
    }
}

/// Writes the settings that differ. Returns whether any does.
pub(super) fn write_changes(document: &mut Document, before: &Settings, after: &Settings) -> bool {
    let mut changed = false;
    for field in FIELDS {
        let (old, new) = ((field.get)(before), (field.get)(after));
        let same = old.as_ref().map(ToString::to_string) == new.as_ref().map(ToString::to_string);
        if !same {
            document.set(field.key, new);
            changed = true;
        }
    }
    changed | write_keys(document, before, after)
}

/// Writes the key bindings that differ. Returns whether any does.
fn write_keys(document: &mut Document, before: &Settings, after: &Settings) -> bool {
    let of = |settings: &Settings, name: &str| {
        settings.keys.iter().find(|entry| entry.name == name).map(|entry| entry.value.clone())
    };
    let mut changed = false;
    for entry in before.keys.iter().chain(&after.keys) {
        let new = of(after, &entry.name);
        if of(before, &entry.name) != new {
            let words = |keys: Vec<String>| keys.into_iter().collect::<Array>().into();
            document.set_in("keys", &entry.name, new.map(words));
            changed = true;
        }
    }
    changed
}
