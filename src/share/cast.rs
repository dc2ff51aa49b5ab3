//! A match as a film for the terminal: asciicast, version 2
//! (<https://docs.asciinema.org/manual/asciicast/v2/>).
//!
//! The frames come from whoever can draw the game; this file only writes them down.

use std::time::Duration;

use serde_json::json;

use super::story::title;
use crate::save::Saved;
use crate::text::Text;

/// What a terminal is sent at one moment of a film.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The time since the beginning of the film.
    pub at: Duration,
    /// The text and escape sequences that change the last picture into this one.
    pub output: String,
}

/// The text of an asciicast file, for a terminal of `columns` by `rows`.
pub fn cast(
    saved: &Saved,
    text: &Text,
    (columns, rows): (u16, u16),
    frames: impl IntoIterator<Item = Frame>,
) -> String {
    let header = json!({
        "version": 2,
        "width": columns,
        "height": rows,
        "title": title(saved, text),
        "env": { "TERM": "xterm-256color" },
    });
    let seconds = |at: Duration| (at.as_secs_f64() * 1000.0).round() / 1000.0;
    let frames = frames.into_iter().map(|frame| json!([seconds(frame.at), "o", frame.output]).to_string());
    std::iter::once(header.to_string()).chain(frames).map(|line| line + "\n").collect()
}
