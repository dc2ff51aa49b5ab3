//! The settings file as TOML that can be changed.

use std::fmt;

use toml_edit::{DocumentMut, Item, Value};

use super::mistake::{Fault, Mistake};
use super::values::Place;

/// A settings file that can be changed.
pub(super) struct Document(DocumentMut);

impl Document {
    pub(super) fn parse(source: &str) -> Result<Self, Mistake> {
        source.parse().map(Self).map_err(|error| syntax(source, &error))
    }

    /// Sets or removes a key of the top table; a comment after the value stays.
    pub(super) fn set(&mut self, key: &str, value: Option<Value>) {
        let Some(mut value) = value else {
            self.0.remove(key);
            return;
        };
        if let Some(old) = self.0.get(key).and_then(Item::as_value) {
            *value.decor_mut() = old.decor().clone();
        }
        self.0[key] = Item::Value(value);
    }

    /// Sets or removes a key in a table.
    pub(super) fn set_in(&mut self, table: &str, key: &str, value: Option<Value>) {
        if !self.0.get(table).is_some_and(Item::is_table_like) {
            self.0[table] = toml_edit::table();
        }
        let Some(entries) = self.0[table].as_table_like_mut() else { return };
        match value {
            Some(value) => {
                entries.insert(key, Item::Value(value));
            }
            None => {
                entries.remove(key);
            }
        }
    }
}

impl fmt::Display for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

pub(super) fn syntax(source: &str, error: &toml_edit::TomlError) -> Mistake {
    let at = error.span().map_or(source.len(), |span| span.start);
    Mistake { place: place(source, at), fault: Fault::Syntax(error.message().trim().to_owned()) }
}

/// The place of a byte in the text.
pub(super) fn place(source: &str, byte: usize) -> Place {
    let before = source.get(..byte).unwrap_or(source);
    // At the end of the text, the last line lacks something.
    let before = if before.len() == source.len() { before.trim_end_matches('\n') } else { before };
    let line = before.rsplit_once('\n').map_or(before, |(_, line)| line);
    Place { line: before.matches('\n').count() + 1, column: line.chars().count() + 1 }
}
