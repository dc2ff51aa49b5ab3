//! Deleting and renaming saved matches.

use std::fs;
use std::io;
use std::path::Path;

use super::autosave::Autosave;
use super::disk::{beside, previous};
use super::fault::{Fault, SaveError};

/// The files [`beside`] a match that belong to it.
const BESIDE: [&str; 3] = ["previous", "review", "lock"];

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
    for what in BESIDE {
        let kept = beside(path, what);
        for kept in [previous(&kept), kept] {
            match fs::remove_file(kept) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed(error)),
                _ => {}
            }
        }
    }
    Ok(())
}
