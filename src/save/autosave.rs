//! The file of a match in progress, written after every choice.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::disk::{Step, beside, through_links};
use super::fault::{Fault, SaveError};
use super::files::{write, write_makruk};
use super::folder::list;
use super::saved::{MakrukSaved, Saved};

/// A claim on the file of a match, so that no two programs write it. The claim is a lock on a
/// file beside it, which the system releases when the program ends.
#[derive(Debug)]
pub struct Autosave {
    path: PathBuf,
    _lock: File,
}

impl Autosave {
    /// Claims the file of a new match in `folder`: `match-0001.json`, or the next free number.
    ///
    /// # Errors
    /// If the folder cannot be written to.
    pub fn create(folder: &Path) -> Result<Self, SaveError> {
        let newest = list(folder)?.iter().filter_map(|entry| number_of(&entry.path)).max();
        let mut number = newest.map_or(1, |newest| newest.saturating_add(1));
        loop {
            let path = folder.join(format!("match-{number:04}.json"));
            match Self::claim(&path) {
                Ok(claimed) if !claimed.path.exists() => return Ok(claimed),
                Ok(_) | Err(SaveError { fault: Fault::InUse, .. }) if number < u32::MAX => number += 1,
                Ok(claimed) => return Err(SaveError::new(&claimed.path, Fault::InUse)),
                Err(error) => return Err(error),
            }
        }
    }

    /// Claims the file at `path`, to continue the match in it. Of a link, the file it leads to is
    /// claimed.
    ///
    /// # Errors
    /// [`Fault::InUse`] if another program has claimed it; otherwise why the folder cannot be
    /// written to.
    pub fn claim(path: &Path) -> Result<Self, SaveError> {
        let failed = |error| SaveError::new(path, Fault::Write { step: Step::Create, error });
        let target = through_links(path);
        if let Some(folder) = target.parent() {
            fs::create_dir_all(folder).map_err(failed)?;
        }
        let lock = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(beside(&target, "lock"))
            .map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { path: path.to_owned(), _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(SaveError::new(path, Fault::InUse)),
            // A file system without locks must not prevent saving.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                Ok(Self { path: path.to_owned(), _lock: lock })
            }
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }

    /// The file of the match.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the match.
    ///
    /// # Errors
    /// What failed; the last state written is unchanged.
    pub fn store(&self, saved: &Saved) -> Result<(), SaveError> {
        write(&self.path, saved)
    }

    /// Writes a match of Makruk.
    ///
    /// # Errors
    /// What failed; the last state written is unchanged.
    pub fn store_makruk(&self, saved: &MakrukSaved) -> Result<(), SaveError> {
        write_makruk(&self.path, saved)
    }
}

fn number_of(path: &Path) -> Option<u32> {
    path.file_stem()?.to_str()?.strip_prefix("match-")?.parse().ok()
}
