//! Writing a file so that a crash in the middle leaves the old one.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use tempfile::NamedTempFile;

/// A step of writing a file, in order. After a crash between any two of them the file is the old
/// one or the new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Making the folder.
    Folder,
    /// Making a temporary file in the same folder.
    Create,
    /// Writing into it.
    Write,
    /// Waiting until its contents are on the disk.
    Sync,
    /// Giving the file that is there a second name, so that it is kept.
    Keep,
    /// Putting the temporary file in its place.
    Replace,
    /// Waiting until the folder is on the disk.
    SyncFolder,
}

impl Step {
    /// Every step, in order.
    pub const ALL: [Self; 7] =
        [Self::Folder, Self::Create, Self::Write, Self::Sync, Self::Keep, Self::Replace, Self::SyncFolder];

    /// A word for the step.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Folder => "folder",
            Self::Create => "create",
            Self::Write => "write",
            Self::Sync => "sync",
            Self::Keep => "keep",
            Self::Replace => "replace",
            Self::SyncFolder => "sync-folder",
        }
    }
}

/// Replaces the file at `path` by `bytes`; what was there is kept as
/// [`previous`](super::previous) names it. `before` is asked before each step and can let it
/// fail, which is how the tests try every failure.
///
/// # Errors
/// The step that failed. Up to [`Step::Replace`] the file is the old one, after it the new one.
pub fn write_bytes(
    path: &Path,
    bytes: &[u8],
    before: &mut impl FnMut(Step) -> io::Result<()>,
) -> Result<(), (Step, io::Error)> {
    let mut step = |step, work: &mut dyn FnMut() -> io::Result<()>| {
        before(step).and_then(|()| work()).map_err(|error| (step, error))
    };
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let mut temporary: Option<NamedTempFile> = None;
    step(Step::Folder, &mut || fs::create_dir_all(folder))?;
    step(Step::Create, &mut || {
        temporary = Some(tempfile::Builder::new().prefix(".mak-khum-").tempfile_in(folder)?);
        Ok(())
    })?;
    let Some(mut temporary) = temporary else { return Ok(()) };
    step(Step::Write, &mut || temporary.as_file_mut().write_all(bytes))?;
    step(Step::Sync, &mut || temporary.as_file().sync_all())?;
    step(Step::Keep, &mut || keep(path, folder))?;
    // Dropped on failure, a path of this kind takes the file with it.
    let temporary = temporary.into_temp_path();
    step(Step::Replace, &mut || fs::rename(&temporary, path))?;
    step(Step::SyncFolder, &mut || sync_folder(folder))
}

/// Gives the file at `path`, if there is one, its second name. It never lacks its first one.
fn keep(path: &Path, folder: &Path) -> io::Result<()> {
    if !path.is_file() {
        return Ok(());
    }
    let spare = tempfile::Builder::new().prefix(".mak-khum-").tempfile_in(folder)?.into_temp_path();
    fs::remove_file(&spare)?;
    if fs::hard_link(path, &spare).is_err() {
        // A file system without links.
        fs::copy(path, &spare)?;
    }
    fs::rename(&spare, super::previous(path))
}

#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    fs::File::open(folder)?.sync_all()
}

/// Only Unix can open a folder to synchronise it.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it can fail")]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
