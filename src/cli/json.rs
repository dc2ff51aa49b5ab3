//! What the commands print with `--json`: one object a line, its keys in the order of their
//! documentation.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::{Value, json};

use crate::game::{BySide, Event, SowEvent};

/// Prints `value` as a line of JSON.
///
/// # Errors
/// If it cannot be written.
pub fn line(out: &mut dyn Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}

/// Both values of a pair, South first.
pub fn pair<T>(values: BySide<T>) -> [T; 2] {
    values.to_array()
}

/// What a hand did, as `["lift","s7",7]`, `["drop","s6"]`, `["forfeit","n3"]`,
/// `["capture","n4",8]`; `None` for what is no doing of a hand.
#[must_use]
pub fn sowing(event: &Event) -> Option<Value> {
    let Event::Sow(_, event) = event else {
        return None;
    };
    Some(match event {
        SowEvent::Lift(pit, seeds) => json!(["lift", pit.to_string(), seeds]),
        SowEvent::Drop(place) => json!(["drop", place.to_string()]),
        SowEvent::Forfeit(pit) => json!(["forfeit", pit.to_string()]),
        SowEvent::Capture(pit, seeds) => json!(["capture", pit.to_string(), seeds]),
    })
}
