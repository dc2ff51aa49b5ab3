//! Save files: a match as its setup, its players and its choices, in JSON for people to read.
//!
//! **The choices are the game.** Loading replays them through the rules and refuses the first
//! that is illegal, naming it; no board is stored that could disagree. [`write()`] leaves the old
//! file or the new one, whatever happens in the middle of it, and [`read`] takes any file from a
//! stranger: it bounds what it reads and says where the mistake is.

mod autosave;
mod disk;
mod fault;
mod player;
mod v1;

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use serde::Deserialize;

use crate::game::{BySide, Record};

pub use autosave::{Autosave, delete, folder};
pub use disk::{Step, write_bytes};
pub use fault::{Fault, NotJson, SaveError};
pub use player::{Controller, Player};

/// The largest file that is read, in bytes: some five times what the longest match takes.
pub const MAX_BYTES: u64 = 8 << 20;

/// The most choices that a file may have.
pub const MAX_CHOICES: usize = 1_000_000;

/// The most rounds that a file may have: as many as a match counts.
pub const MAX_ROUNDS: usize = u16::MAX as usize;

/// What the top object of every version says of itself.
const FORMAT: &str = "mak-khum";

/// A match with what is needed to go on with it.
#[derive(Clone, Debug, PartialEq)]
pub struct Saved {
    /// Who plays each side.
    pub players: BySide<Player>,
    /// What the randomness of the match comes from.
    pub seed: u64,
    /// The match.
    pub record: Record,
}

/// The part of a file that tells which version reads the rest.
#[derive(Deserialize)]
struct Envelope {
    format: String,
    version: u64,
}

/// Reads the text of a save file.
///
/// # Errors
/// What is wrong with it and, where that is known, in which line.
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
#[must_use]
pub fn print(saved: &Saved) -> String {
    v1::print(saved)
}

/// Reads a save file. It is left as it is, whatever it holds.
///
/// # Errors
/// What is wrong, in which file and, where that is known, in which line.
pub fn read(path: &Path) -> Result<Saved, SaveError> {
    read_text(path).and_then(|text| parse(&text)).map_err(|fault| SaveError::new(path, fault))
}

/// Writes a save file, so that a crash at any moment leaves the old file or the new one. What
/// was there before is kept beside it, as [`previous`] names it.
///
/// # Errors
/// What failed. The old file is as it was.
pub fn write(path: &Path, saved: &Saved) -> Result<(), SaveError> {
    write_bytes(path, print(saved).as_bytes(), &mut |_| Ok(()))
        .map_err(|(step, error)| SaveError::new(path, Fault::Write { step, error }))
}

/// Where the state before the last writing of `path` is kept.
#[must_use]
pub fn previous(path: &Path) -> PathBuf {
    beside(path, "previous")
}

/// The hidden file beside `path` that keeps something about it: `.match-0001.json.previous`.
#[must_use]
pub fn beside(path: &Path, what: &str) -> PathBuf {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    path.with_file_name(format!(".{name}.{what}"))
}

/// A file in a folder of saved matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Where it is.
    pub path: PathBuf,
    /// When it was last written, as far as the file system knows.
    pub modified: Option<SystemTime>,
}

/// The save files of a folder, the newest first. A folder that is not there has none.
///
/// # Errors
/// If the folder cannot be read.
pub fn list(folder: &Path) -> Result<Vec<Entry>, SaveError> {
    let error = |error| SaveError::new(folder, Fault::Read(error));
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(missing) if missing.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(other) => return Err(error(other)),
    };
    let mut found = Vec::new();
    for entry in entries {
        let path = entry.map_err(error)?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if name.strip_suffix(".json").is_some_and(|stem| !stem.starts_with('.')) {
            let modified = path.metadata().and_then(|about| about.modified()).ok();
            found.push(Entry { path, modified });
        }
    }
    found.sort_by(|one, other| (other.modified, &other.path).cmp(&(one.modified, &one.path)));
    Ok(found)
}

fn read_text(path: &Path) -> Result<String, Fault> {
    // Before it is opened: opening a FIFO would wait for somebody to write to it.
    let about = path.metadata().map_err(Fault::Read)?;
    if !about.is_file() {
        return Err(Fault::NotAFile);
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(Fault::Read)?;
    file.take(MAX_BYTES + 1).read_to_end(&mut bytes).map_err(Fault::Read)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(Fault::TooLarge);
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        Fault::NotText { line: line_after(good) }
    })
}

/// The line, counted from 1, that comes after these bytes.
fn line_after(bytes: &[u8]) -> usize {
    bytes.split(|&byte| byte == b'\n').count()
}
