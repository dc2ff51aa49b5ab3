//! The folder in which the records of players are kept, one file each.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::calendar::Day;
use super::profile::{Profile, ProfileFault};
use super::review::cached_accuracy;
use super::tally::{MatchResult, sides_of};
use crate::save::{self, write_bytes};
use crate::say;
use crate::text::Text;
use crate::words::Sentence;

/// The largest profile that is read, in bytes.
const MAX_BYTES: u64 = 8 << 20;

/// A folder of profiles. The name of a file says nothing: the player's name stands in it.
#[derive(Clone, Debug)]
pub struct Shelf {
    folder: PathBuf,
}

/// What a folder of profiles holds.
#[derive(Debug, Default)]
pub struct Listing {
    /// Every profile with its file, by file name.
    pub profiles: Vec<(PathBuf, Profile)>,
    /// The files that cannot be used, and why.
    pub damaged: Vec<ShelfError>,
}

/// What is wrong, and with which file or folder.
#[derive(Debug)]
pub struct ShelfError {
    /// The file or folder.
    pub path: PathBuf,
    /// What is wrong.
    pub fault: ProfileFault,
}

impl std::fmt::Display for ShelfError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.fault)
    }
}

impl std::error::Error for ShelfError {}

impl Sentence for ShelfError {
    fn sentence(&self, text: &Text) -> String {
        let what = match &self.fault {
            ProfileFault::Read(error) => say!(text, "saves-fault-read", error = error.to_string()),
            ProfileFault::Write(error) => say!(text, "settings-not-written", error = error.to_string()),
            ProfileFault::Json(error) => error.sentence(text),
            ProfileFault::NotOurs { format } => {
                say!(text, "lessons-profile-not-ours", format = format.as_str())
            }
            ProfileFault::Version { version } => say!(text, "saves-fault-version", version = *version),
        };
        say!(text, "saves-fault", file = self.path.display().to_string(), what = what)
    }
}

impl Shelf {
    /// The profiles of the players whose matches are kept in `matches`.
    #[must_use]
    pub fn beside(matches: &Path) -> Self {
        Self { folder: matches.join("profiles") }
    }

    /// What the folder holds. Files that are damaged are left as they are.
    ///
    /// # Errors
    /// If the folder cannot be read. A folder that is not there has no profiles.
    pub fn list(&self) -> Result<Listing, ShelfError> {
        let error = |fault| ShelfError { path: self.folder.clone(), fault: ProfileFault::Read(fault) };
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(missing) if missing.kind() == io::ErrorKind::NotFound => return Ok(Listing::default()),
            Err(other) => return Err(error(other)),
        };
        let mut paths = Vec::new();
        for entry in entries {
            paths.push(entry.map_err(error)?.path());
        }
        paths.retain(|path| number_of(path).is_some());
        paths.sort();
        let mut listing = Listing::default();
        for path in paths {
            match read(&path) {
                Ok(profile) => listing.profiles.push((path, profile)),
                Err(fault) => listing.damaged.push(ShelfError { path, fault }),
            }
        }
        Ok(listing)
    }

    /// The profile of this name, a new one if there is none yet.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn find(&self, name: &str) -> Result<Profile, ShelfError> {
        let found = self.list()?.profiles.into_iter().find(|(_, profile)| profile.name == name);
        Ok(found.map_or_else(|| Profile::new(name), |(_, profile)| profile))
    }

    /// Writes a profile in the place of the one of the same name.
    ///
    /// # Errors
    /// Why it cannot be written; what was there is still there.
    pub fn store(&self, profile: &Profile) -> Result<(), ShelfError> {
        let path = self.path_of(&profile.name)?;
        write_bytes(&path, profile.print().as_bytes(), &mut |_| Ok(()))
            .map_err(|(_, error)| ShelfError { path, fault: ProfileFault::Write(error) })
    }

    /// Deletes the profile of this name, and what is kept of its last state. Whether there was
    /// one.
    ///
    /// # Errors
    /// Why it cannot be deleted.
    pub fn delete(&self, name: &str) -> Result<bool, ShelfError> {
        let Some((path, _)) = self.list()?.profiles.into_iter().find(|(_, profile)| profile.name == name)
        else {
            return Ok(false);
        };
        let failed = |error| ShelfError { path: path.clone(), fault: ProfileFault::Write(error) };
        fs::remove_file(&path).map_err(failed)?;
        match fs::remove_file(save::previous(&path)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(failed(error)),
            _ => Ok(true),
        }
    }

    /// Notes every finished match in `matches` that the player of `profile` played, with its
    /// accuracy where it was reviewed. Whether anything is new.
    ///
    /// Matches that cannot be read are passed over: whoever opens one is told why.
    pub fn sync(profile: &mut Profile, matches: &Path) -> bool {
        let mut changed = false;
        let mut entries = save::list(matches).unwrap_or_default();
        entries.reverse();
        for entry in entries {
            let Ok(saved) = save::read(&entry.path) else { continue };
            let accuracy = cached_accuracy(&entry.path, &saved);
            for side in sides_of(&saved, &profile.name.clone()) {
                let Some(mut result) = MatchResult::of(&saved, side) else { continue };
                result.date = entry.modified.map(|time| Day::of(time).to_string());
                result.accuracy = accuracy.and_then(|accuracy| accuracy[side]);
                changed |= profile.note_match(result);
            }
        }
        changed
    }

    /// The file of the profile of this name, or a new one.
    fn path_of(&self, name: &str) -> Result<PathBuf, ShelfError> {
        let Listing { profiles, damaged } = self.list()?;
        if let Some((path, _)) = profiles.iter().find(|(_, profile)| profile.name == name) {
            return Ok(path.clone());
        }
        let taken = profiles.iter().map(|(path, _)| path).chain(damaged.iter().map(|error| &error.path));
        let number = taken.filter_map(|path| number_of(path)).max().unwrap_or(0).saturating_add(1);
        Ok(self.folder.join(format!("player-{number:04}.json")))
    }
}

fn read(path: &Path) -> Result<Profile, ProfileFault> {
    let about = fs::metadata(path).map_err(ProfileFault::Read)?;
    if !about.is_file() || about.len() > MAX_BYTES {
        return Err(ProfileFault::Read(io::Error::from(io::ErrorKind::InvalidData)));
    }
    Profile::parse(&fs::read_to_string(path).map_err(ProfileFault::Read)?)
}

fn number_of(path: &Path) -> Option<u32> {
    let name = path.file_name()?.to_str()?;
    name.strip_prefix("player-")?.strip_suffix(".json")?.parse().ok()
}
