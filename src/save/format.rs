//! Save files as text, whatever their version.

use serde::Deserialize;

use super::fault::Fault;
use super::saved::Saved;
use super::v1::{self, FORMAT};

/// The part of a file that names its version.
#[derive(Deserialize)]
struct Envelope {
    format: String,
    version: u64,
}

/// Parses the text of a save file.
///
/// # Errors
/// What is wrong and, if known, on which line.
pub fn parse(text: &str) -> Result<Saved, Fault> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let envelope: Envelope = serde_json::from_str(text)?;
    match envelope {
        Envelope { format, .. } if format != FORMAT => Err(Fault::NotOurs { format }),
        Envelope { version: 1, .. } => v1::parse(text),
        Envelope { version, .. } => Err(Fault::Version { version }),
    }
}

/// The text of a save file, in the newest version.
pub fn print(saved: &Saved) -> String {
    v1::print(saved)
}
