//! Reading and writing save files.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use super::disk::{Keep, replace_file};
use super::fault::{Fault, SaveError, line_after};
use super::format::{names_makruk, parse, parse_makruk, print, print_makruk};
use super::saved::{MAX_BYTES, MakrukSaved, Saved};

/// Reads a save file.
///
/// # Errors
/// What is wrong, in which file and, if known, on which line.
pub fn read(path: &Path) -> Result<Saved, SaveError> {
    read_text(path).and_then(|text| parse(&text)).map_err(|fault| SaveError::new(path, fault))
}

/// Writes a save file atomically: a crash at any moment leaves the old file or the new one. The
/// old file is kept as [`previous`](super::disk::previous) names it. A link is followed.
///
/// # Errors
/// The step that failed; the old file is unchanged.
pub fn write(path: &Path, saved: &Saved) -> Result<(), SaveError> {
    write_text(path, &print(saved))
}

/// Whether a file holds a match of Makruk, by its first words.
pub fn is_makruk(path: &Path) -> bool {
    read_text(path).is_ok_and(|text| names_makruk(&text))
}

/// Reads a save file with a match of Makruk.
///
/// # Errors
/// What is wrong, in which file and, if known, on which line.
pub fn read_makruk(path: &Path) -> Result<MakrukSaved, SaveError> {
    read_text(path).and_then(|text| parse_makruk(&text)).map_err(|fault| SaveError::new(path, fault))
}

/// Writes a match of Makruk as [`write()`] writes one of Mak Khum.
///
/// # Errors
/// The step that failed; the old file is unchanged.
pub fn write_makruk(path: &Path, saved: &MakrukSaved) -> Result<(), SaveError> {
    write_text(path, &print_makruk(saved))
}

fn write_text(path: &Path, text: &str) -> Result<(), SaveError> {
    replace_file(path, text.as_bytes(), Keep::Previous)
        .map_err(|(step, error)| SaveError::new(path, Fault::Write { step, error }))
}

fn read_text(path: &Path) -> Result<String, Fault> {
    // Checked before opening, which would block on a FIFO.
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
