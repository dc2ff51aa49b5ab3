//! The settings file.

use std::fs::Metadata;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use etcetera::{AppStrategy, AppStrategyArgs, choose_app_strategy};

use super::document::Document;
use super::fields::write_changes;
use super::mistake::Mistake;
use super::reader::parse;
use super::values::Settings;
use crate::save::{Keep, replace_file};

/// The environment variable that names another file.
const FILE_VARIABLE: &str = "MAK_KHUM_SETTINGS";

/// The most that is read of the file, in bytes.
const MAX_BYTES: u64 = 1 << 20;

/// Why the settings file cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// It cannot be read.
    #[error("cannot be read: {0}")]
    Read(io::Error),
    /// It cannot be written.
    #[error("cannot be written: {0}")]
    Write(io::Error),
    /// It is not TOML, so that it cannot be changed.
    #[error("line {}, column {}: not TOML", .0.place.line, .0.place.column)]
    Broken(Mistake),
    /// No home folder is known.
    #[error("no home folder is known")]
    NoFolder,
}

/// The folder of the settings; `None` if no home folder is known.
pub fn folder() -> Option<PathBuf> {
    let names = AppStrategyArgs {
        app_name: "mak-khum".to_owned(),
        author: "mak-khum".to_owned(),
        ..Default::default()
    };
    choose_app_strategy(names).ok().map(|strategy| strategy.config_dir())
}

/// The settings file: `MAK_KHUM_SETTINGS`, or `settings.toml` in the [folder](folder()).
pub fn file() -> Option<PathBuf> {
    let named = std::env::var_os(FILE_VARIABLE).filter(|file| !file.is_empty());
    named.map(PathBuf::from).or_else(|| folder().map(|folder| folder.join("settings.toml")))
}

/// Reads a settings file; returns its mistakes as well. A missing file gives the defaults.
///
/// # Errors
/// If the file exists and cannot be read.
pub fn read(path: &Path) -> Result<(Settings, Vec<Mistake>), FileError> {
    match source_of(path) {
        Ok(source) => Ok(parse(&source)),
        Err(missing) if missing.kind() == io::ErrorKind::NotFound => Ok((Settings::default(), Vec::new())),
        Err(error) => Err(FileError::Read(error)),
    }
}

/// Writes the settings that differ between `before` and `after`, atomically. Everything else in
/// the file stays as it is, comments included. A link is followed.
///
/// # Errors
/// If the file cannot be read, is not TOML, or cannot be written.
pub fn keep(path: &Path, before: &Settings, after: &Settings) -> Result<(), FileError> {
    // A device or a folder must not be replaced by a file.
    if path.exists() && !path.is_file() {
        return Err(FileError::Write(io::ErrorKind::InvalidInput.into()));
    }
    let source = match source_of(path) {
        Ok(source) => source,
        Err(missing) if missing.kind() == io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(FileError::Read(error)),
    };
    let mut document = Document::parse(&source).map_err(FileError::Broken)?;
    if write_changes(&mut document, before, after) {
        let text = document.to_string();
        replace_file(path, text.as_bytes(), Keep::Nothing).map_err(|(_, error)| FileError::Write(error))?;
    }
    Ok(())
}

/// The text of a file. Does not block on a pipe, nor read an endless device to its end.
fn source_of(path: &Path) -> io::Result<String> {
    let about = path.metadata()?;
    if is_waited_for(&about) {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "not a file"));
    }
    let mut source = String::new();
    std::fs::File::open(path)?.take(MAX_BYTES).read_to_string(&mut source)?;
    Ok(source)
}

/// Whether opening the file would block.
#[cfg(unix)]
fn is_waited_for(about: &Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt;
    about.file_type().is_fifo() || about.file_type().is_socket()
}

#[cfg(not(unix))]
fn is_waited_for(_: &Metadata) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::super::values::{Entry, Place, Speed};
    use super::*;

    #[test]
    fn what_is_no_file_is_never_replaced_by_one() {
        let folder = tempfile::tempdir().unwrap();
        let after = Settings { ascii: true, ..Settings::default() };
        let kept = keep(folder.path(), &Settings::default(), &after);
        assert!(matches!(kept, Err(FileError::Write(_))));
        assert!(folder.path().is_dir());
    }

    #[test]
    fn keys_are_kept_and_taken_out_again() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("settings.toml");
        std::fs::write(&file, "# mine\nspeed = \"slow\"\n").unwrap();
        let (before, _) = read(&file).unwrap();
        let entry = Entry { name: "hint".to_owned(), value: vec!["f".to_owned()], place: Place::default() };
        let after = Settings { keys: vec![entry], ..before.clone() };
        keep(&file, &before, &after).unwrap();
        let (found, mistakes) = read(&file).unwrap();
        assert_eq!((found.keys[0].name.as_str(), mistakes.len()), ("hint", 0));
        assert_eq!(found.keys[0].value, ["f"]);
        keep(&file, &after, &before).unwrap();
        assert!(read(&file).unwrap().0.keys.is_empty());
        assert!(std::fs::read_to_string(&file).unwrap().starts_with("# mine\nspeed = \"slow\"\n"));
    }

    #[test]
    fn keeping_changes_only_what_changed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep/settings.toml");
        let before = Settings::default();
        keep(&path, &before, &before).unwrap();
        assert!(!path.exists());

        let source = "# mine\nspeed = \"slow\" # for the children\n\n[keys]\nhint = \"f2\"\n";
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, source).unwrap();
        let (before, _) = read(&path).unwrap();
        let after = Settings { speed: Speed::Fast, ascii: true, ..before.clone() };
        keep(&path, &before, &after).unwrap();
        let kept = std::fs::read_to_string(&path).unwrap();
        assert!(kept.starts_with("# mine\nspeed = \"fast\" # for the children\nascii = true\n"), "{kept}");
        assert!(kept.ends_with("[keys]\nhint = \"f2\"\n"), "{kept}");
        let (kept, mistakes) = read(&path).unwrap();
        assert_eq!((kept.speed, kept.ascii, mistakes), (Speed::Fast, true, Vec::new()));

        std::fs::write(&path, "speed = \n").unwrap();
        assert!(keep(&path, &before, &Settings { ascii: true, ..before.clone() }).is_err());
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "speed = \n");
    }

    #[cfg(unix)]
    #[test]
    fn a_link_is_written_through() {
        let folder = tempfile::tempdir().unwrap();
        let (link, file) = (folder.path().join("settings.toml"), folder.path().join("dotfiles.toml"));
        std::os::unix::fs::symlink(&file, &link).unwrap();
        let after = Settings { ascii: true, ..Settings::default() };
        keep(&link, &Settings::default(), &after).unwrap();
        assert!(link.is_symlink() && std::fs::read_to_string(&file).unwrap().contains("ascii = true"));
    }
}
