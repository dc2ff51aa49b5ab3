//! The file of a match that is being played, written after every choice.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use etcetera::{AppStrategy, AppStrategyArgs, choose_app_strategy};

use super::disk::Step;
use super::{Fault, SaveError, Saved, beside, previous, write};

/// The variable that names another folder for matches.
const FOLDER_VARIABLE: &str = "MAK_KHUM_MATCHES";

/// The folder in which matches are kept: `MAK_KHUM_MATCHES`, or `matches` in this program's
/// data folder (<https://specifications.freedesktop.org/basedir-spec/latest/>).
///
/// # Errors
/// If no home folder is known.
pub fn folder() -> Result<PathBuf, SaveError> {
    if let Some(folder) = std::env::var_os(FOLDER_VARIABLE).filter(|folder| !folder.is_empty()) {
        return Ok(folder.into());
    }
    let names = AppStrategyArgs {
        app_name: "mak-khum".to_owned(),
        author: "mak-khum".to_owned(),
        ..Default::default()
    };
    choose_app_strategy(names)
        .map(|strategy| strategy.in_data_dir("matches"))
        .map_err(|_| SaveError::new(Path::new(""), Fault::NoFolder))
}

/// What is kept about a match beside it, as [`beside`] names it.
const KEPT_BESIDE: [&str; 3] = ["previous", "review", "lock"];

/// A claim on the file of one match. Two programs never write the same one: the claim is a lock
/// on a file beside it, which the system gives back when a program ends in whatever way.
#[derive(Debug)]
pub struct Autosave {
    path: PathBuf,
    _lock: File,
}

impl Autosave {
    /// Claims the file of a new match in `folder`: `match-0001.json` or the next free number.
    ///
    /// # Errors
    /// If the folder cannot be written in.
    pub fn create(folder: &Path) -> Result<Self, SaveError> {
        let newest = super::list(folder)?.iter().filter_map(|entry| number_of(&entry.path)).max();
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

    /// Claims the file at `path`, to go on with the match in it.
    ///
    /// # Errors
    /// [`Fault::InUse`] if another program has it; otherwise why its folder cannot be written in.
    pub fn claim(path: &Path) -> Result<Self, SaveError> {
        let failed = |error| SaveError::new(path, Fault::Write { step: Step::Create, error });
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(failed)?;
        }
        let lock = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(beside(path, "lock"))
            .map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { path: path.to_owned(), _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(SaveError::new(path, Fault::InUse)),
            // A file system that knows no locks must not keep anybody from saving.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                Ok(Self { path: path.to_owned(), _lock: lock })
            }
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }

    /// The file of the match.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the match as it stands.
    ///
    /// # Errors
    /// What failed; what was written last is still there.
    pub fn store(&self, saved: &Saved) -> Result<(), SaveError> {
        write(&self.path, saved)
    }
}

/// Deletes a saved match, and what is kept beside it: the state before the last one, its review
/// and the file of its lock.
///
/// # Errors
/// [`Fault::InUse`] if another program has it; otherwise why it cannot be deleted.
pub fn delete(path: &Path) -> Result<(), SaveError> {
    let failed = |error| SaveError::new(path, Fault::Delete(error));
    let claim = Autosave::claim(path)?;
    std::fs::remove_file(path).map_err(failed)?;
    drop(claim);
    for what in KEPT_BESIDE {
        let kept = beside(path, what);
        for kept in [previous(&kept), kept] {
            match std::fs::remove_file(kept) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed(error)),
                _ => {}
            }
        }
    }
    Ok(())
}

fn number_of(path: &Path) -> Option<u32> {
    path.file_stem()?.to_str()?.strip_prefix("match-")?.parse().ok()
}
