//! Deleting and renaming saved matches.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::autosave::Autosave;
use super::disk::{beside, previous};
use super::fault::{Fault, SaveError};
use super::player::is_harmless;

/// The files [`beside`] a match that move with it.
const KEPT: [&str; 2] = ["previous", "review"];

/// The file beside a match that claims it.
const LOCK: &str = "lock";

/// The longest name of a match, in characters.
const MAX_NAME: usize = 60;

/// Deletes a saved match with its backup, its review and its lock file. Of a link, only the link
/// is deleted.
///
/// # Errors
/// [`Fault::InUse`] if another program has claimed it; otherwise why it cannot be deleted.
pub fn delete(path: &Path) -> Result<(), SaveError> {
    let failed = |error| SaveError::new(path, Fault::Delete(error));
    let claim = Autosave::claim(path)?;
    fs::remove_file(path).map_err(failed)?;
    drop(claim);
    for what in KEPT.into_iter().chain([LOCK]) {
        let kept = beside(path, what);
        for kept in [previous(&kept), kept] {
            ignore_missing(fs::remove_file(kept)).map_err(failed)?;
        }
    }
    Ok(())
}

/// Gives a saved match another name, without `.json`; its backup and its review go along. Returns
/// its new file.
///
/// # Errors
/// [`Fault::InUse`] if another program has claimed it, [`Fault::Name`] if no file can have that
/// name, [`Fault::Exists`] if another has; otherwise why it cannot be renamed.
pub fn rename(path: &Path, name: &str) -> Result<PathBuf, SaveError> {
    let name = name.trim();
    if !is_name(name) {
        return Err(SaveError::new(path, Fault::Name { name: name.to_owned() }));
    }
    let target = path.with_file_name(format!("{name}.json"));
    if target == path {
        return Ok(target);
    }
    let failed = |error| SaveError::new(path, Fault::Rename(error));
    let claim = Autosave::claim(path)?;
    // With both claimed, no program of ours makes a file of the new name meanwhile.
    let other = Autosave::claim(&target)?;
    if target.symlink_metadata().is_ok() {
        return Err(SaveError::new(&target, Fault::Exists));
    }
    let moved = fs::rename(path, &target);
    if moved.is_err() {
        drop(other);
        let _ = fs::remove_file(beside(&target, LOCK));
    }
    moved.map_err(failed)?;
    for what in KEPT {
        ignore_missing(fs::rename(beside(path, what), beside(&target, what))).map_err(failed)?;
    }
    drop(claim);
    ignore_missing(fs::remove_file(beside(path, LOCK))).map_err(failed)?;
    Ok(target)
}

/// Whether a file of every system can have this name, and a screen show it.
fn is_name(name: &str) -> bool {
    let plain = |character: char| {
        is_harmless(character) && !matches!(character, '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|')
    };
    !name.is_empty() && !name.starts_with('.') && name.chars().count() <= MAX_NAME && name.chars().all(plain)
}

fn ignore_missing(result: io::Result<()>) -> io::Result<()> {
    match result {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        other => other,
    }
}
