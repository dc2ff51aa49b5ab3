//! Save files as text, whatever their version.

use serde::Deserialize;

use super::fault::Fault;
use super::saved::{MakrukSaved, Saved};
use super::v1::{self, FORMAT};
use super::v2;

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
        Envelope { version: 2, .. } => Err(Fault::OtherGame),
        Envelope { version, .. } => Err(Fault::Version { version }),
    }
}

/// The text of a save file, in the newest version.
pub fn print(saved: &Saved) -> String {
    v1::print(saved)
}

/// Parses the text of a save file with a match of Makruk.
///
/// # Errors
/// What is wrong and, if known, on which line.
pub fn parse_makruk(text: &str) -> Result<MakrukSaved, Fault> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let envelope: Envelope = serde_json::from_str(text)?;
    match envelope {
        Envelope { format, .. } if format != FORMAT => Err(Fault::NotOurs { format }),
        Envelope { version: 2, .. } => v2::parse(text),
        Envelope { version: 1, .. } => Err(Fault::OtherGame),
        Envelope { version, .. } => Err(Fault::Version { version }),
    }
}

/// The text of a save file with a match of Makruk.
pub fn print_makruk(saved: &MakrukSaved) -> String {
    v2::print(saved)
}

/// Whether the text is a save file with a match of Makruk, by its first words.
pub(super) fn names_makruk(text: &str) -> bool {
    let envelope = serde_json::from_str::<Envelope>(text.strip_prefix('\u{feff}').unwrap_or(text));
    envelope.is_ok_and(|envelope| envelope.format == FORMAT && envelope.version == 2)
}
