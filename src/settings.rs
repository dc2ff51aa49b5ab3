//! The settings: defaults, and over them the file that a user keeps.
//!
//! A mistake in the file is told with its place, and everything else in it still counts. The
//! file is written only when the user changes a setting; its comments and its order stay. What
//! variables and flags say is laid over the settings by the command line.

mod document;
mod fields;

use std::fmt;
use std::fs::Metadata;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use etcetera::{AppStrategy, AppStrategyArgs, choose_app_strategy};

use crate::game::{Preset, words};
use crate::text::Digits;

use document::Document;
pub use document::{Expected, Fault, Mistake, parse};

/// The variable that names another file.
const FILE_VARIABLE: &str = "MAK_KHUM_SETTINGS";

/// As much of the file is read, in bytes.
const MAX_BYTES: u64 = 1 << 20;

words! {
    /// When colours are used.
    #[derive(Default)]
    Color {
        /// On a terminal, unless `NO_COLOR` is set.
        #[default]
        Auto = "auto",
        /// Always.
        Always = "always",
        /// Never.
        Never = "never",
    }
}

words! {
    /// How fast seeds fall.
    #[derive(Default)]
    Speed {
        /// For watching every seed.
        Slow = "slow",
        /// For learning the way round the board.
        Easy = "easy",
        /// The speed of somebody who knows the game.
        #[default]
        Normal = "normal",
        /// For long matches.
        Fast = "fast",
        /// Nothing is animated.
        Instant = "instant",
    }
}

impl Speed {
    /// How long the first seed of a sowing takes to fall.
    #[must_use]
    pub const fn per_seed(self) -> Duration {
        Duration::from_millis(match self {
            Self::Slow => 600,
            Self::Easy => 360,
            Self::Normal => 200,
            Self::Fast => 90,
            Self::Instant => 0,
        })
    }
}

words! {
    /// Whether the pit under the cursor shows where its sowing would end.
    #[derive(Default)]
    Preview {
        /// Always.
        On = "on",
        /// Never.
        Off = "off",
        /// Unless the computer plays above its middle level.
        #[default]
        Auto = "auto",
    }
}

/// Everything that a user can set.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch that a user turns on or off")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The code of the language; the locale decides if there is none.
    pub lang: Option<String>,
    /// The digits that numbers in sentences are written with.
    pub digits: Digits,
    /// The rules that a match begins with.
    pub preset: Preset,
    /// When colours are used.
    pub color: Color,
    /// The name of the colours.
    pub theme: String,
    /// Whether pictures are made of ASCII characters only.
    pub ascii: bool,
    /// How fast seeds fall.
    pub speed: Speed,
    /// Whether the mouse plays too.
    pub mouse: bool,
    /// Whether the game is played line by line.
    pub plain: bool,
    /// Whether the pit under the cursor shows where its sowing would end.
    pub preview: Preview,
    /// Whether pits that reach the store exactly are marked.
    pub home_marks: bool,
    /// Whether a bar shows who stands better.
    pub evaluation: bool,
    /// The name of the player at the keyboard, possibly empty.
    pub name: String,
    /// The table `[keys]`: what is done, and the keys that do it.
    pub keys: Vec<Entry<Vec<String>>>,
    /// The tables `[themes.NAME]`: a theme, and its colours by what they are for.
    pub themes: Vec<Entry<Vec<Entry<String>>>>,
}

/// A name and what stands under it in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<T> {
    /// The name.
    pub name: String,
    /// What stands under it.
    pub value: T,
    /// Where it stands.
    pub place: Place,
}

/// A place in the file, counted from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: None,
            digits: Digits::Arabic,
            preset: Preset::MakKhum,
            color: Color::Auto,
            theme: "dark".to_owned(),
            ascii: false,
            speed: Speed::Normal,
            mouse: true,
            plain: false,
            preview: Preview::Auto,
            home_marks: true,
            evaluation: false,
            name: String::new(),
            keys: Vec::new(),
            themes: Vec::new(),
        }
    }
}

/// Why settings cannot be read or kept.
#[derive(Debug)]
pub enum FileError {
    /// The file cannot be read.
    Read(io::Error),
    /// The file cannot be written.
    Write(io::Error),
    /// The file is no TOML, so that nothing can be changed in it.
    Broken(Mistake),
    /// No home folder is known.
    NoFolder,
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read(error) => write!(f, "cannot be read: {error}"),
            Self::Write(error) => write!(f, "cannot be written: {error}"),
            Self::Broken(mistake) => {
                write!(f, "line {}, column {}: not TOML", mistake.place.line, mistake.place.column)
            }
            Self::NoFolder => write!(f, "no home folder is known"),
        }
    }
}

impl std::error::Error for FileError {}

/// The folder of this program's settings, or `None` if no home folder is known.
#[must_use]
pub fn folder() -> Option<PathBuf> {
    let names = AppStrategyArgs {
        app_name: "mak-khum".to_owned(),
        author: "mak-khum".to_owned(),
        ..Default::default()
    };
    choose_app_strategy(names).ok().map(|strategy| strategy.config_dir())
}

/// The file of the settings: the one that `MAK_KHUM_SETTINGS` names, or `settings.toml` in the
/// [folder](folder()).
#[must_use]
pub fn file() -> Option<PathBuf> {
    let named = std::env::var_os(FILE_VARIABLE).filter(|file| !file.is_empty());
    named.map(PathBuf::from).or_else(|| folder().map(|folder| folder.join("settings.toml")))
}

/// Reads the settings of a file, and the mistakes in it. A file that is not there has neither.
///
/// # Errors
/// If the file is there and cannot be read.
pub fn read(path: &Path) -> Result<(Settings, Vec<Mistake>), FileError> {
    match source_of(path) {
        Ok(source) => Ok(parse(&source)),
        Err(missing) if missing.kind() == io::ErrorKind::NotFound => Ok((Settings::default(), Vec::new())),
        Err(error) => Err(FileError::Read(error)),
    }
}

/// Writes what differs between two settings into a file, and nothing if nothing does. What else
/// stands there stays as it is, comments and all. A link is followed. After a crash in the middle
/// the file is the old one or the new one.
///
/// # Errors
/// If the file cannot be read, is no TOML, or cannot be written.
pub fn keep(path: &Path, before: &Settings, after: &Settings) -> Result<(), FileError> {
    let path = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    // A device or a folder must not be replaced by a file.
    if path.exists() && !path.is_file() {
        return Err(FileError::Write(io::ErrorKind::InvalidInput.into()));
    }
    let source = match source_of(&path) {
        Ok(source) => source,
        Err(missing) if missing.kind() == io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(FileError::Read(error)),
    };
    let mut document = Document::parse(&source).map_err(FileError::Broken)?;
    if fields::write_changes(&mut document, before, after) {
        replace(&path, &document.to_string()).map_err(FileError::Write)?;
    }
    Ok(())
}

/// The text of a file. A pipe is not waited for, and a device that never ends is not read on.
fn source_of(path: &Path) -> io::Result<String> {
    let about = path.metadata()?;
    if is_waited_for(&about) {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "not a file"));
    }
    let mut source = String::new();
    std::fs::File::open(path)?.take(MAX_BYTES).read_to_string(&mut source)?;
    Ok(source)
}

/// Whether opening the file waits for somebody at its other end.
#[cfg(unix)]
fn is_waited_for(about: &Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt;
    about.file_type().is_fifo() || about.file_type().is_socket()
}

#[cfg(not(unix))]
fn is_waited_for(_: &Metadata) -> bool {
    false
}

fn replace(path: &Path, text: &str) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder)?;
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}
