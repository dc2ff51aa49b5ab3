//! The folder of saved matches.

use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use etcetera::{AppStrategy, AppStrategyArgs, choose_app_strategy};

use super::fault::{Fault, SaveError};

/// The environment variable that names another folder.
const FOLDER_VARIABLE: &str = "MAK_KHUM_MATCHES";

/// The folder of saved matches: `MAK_KHUM_MATCHES`, or `matches` in the data folder
/// (<https://specifications.freedesktop.org/basedir-spec/latest/>).
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

/// A file in a folder of saved matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its path.
    pub path: PathBuf,
    /// When it was last written, if the file system knows.
    pub modified: Option<SystemTime>,
}

/// The save files of a folder, newest first. A missing folder is empty.
///
/// # Errors
/// If the folder cannot be read.
pub fn list(folder: &Path) -> Result<Vec<Entry>, SaveError> {
    let error = |error| SaveError::new(folder, Fault::Read(error));
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(missing) if missing.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
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
