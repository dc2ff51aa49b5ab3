//! The folder of profiles, one file a player.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::match_summary::{MatchSummary, sides_of};
use super::profile::{Profile, ProfileFault};
use super::review::cached_accuracy;
use crate::save::{self, Day, Keep};
use crate::say;
use crate::text::Text;
use crate::words::Sentence;

/// The largest profile that is read, in bytes.
const MAX_BYTES: u64 = 8 << 20;

/// A folder of profiles. File names are only numbered; the player's name is in the file.
#[derive(Clone, Debug)]
pub struct ProfileStore {
    folder: PathBuf,
}

/// What a folder of profiles holds.
#[derive(Debug, Default)]
pub struct Listing {
    /// Every profile with its file, by file name.
    pub profiles: Vec<(PathBuf, Profile)>,
    /// Files that cannot be used.
    pub damaged: Vec<ProfileError>,
}

/// What is wrong with a profile or the folder of profiles.
#[derive(Debug, thiserror::Error)]
#[error("{}: {fault}", path.display())]
pub struct ProfileError {
    /// The file or folder.
    pub path: PathBuf,
    /// What is wrong.
    pub fault: ProfileFault,
}

impl Sentence for ProfileError {
    fn sentence(&self, text: &Text) -> String {
        let what = match &self.fault {
            ProfileFault::Read(error) => say!(text, "saves-fault-read", error = error.sentence(text)),
            ProfileFault::Write(error) => say!(text, "settings-not-written", error = error.sentence(text)),
            ProfileFault::Json(error) => error.sentence(text),
            ProfileFault::NotOurs { format } => {
                say!(text, "lessons-profile-not-ours", format = format.as_str())
            }
            ProfileFault::Version { version } => say!(text, "saves-fault-version", version = *version),
        };
        say!(text, "saves-fault", file = self.path.display().to_string(), what = what)
    }
}

impl ProfileStore {
    /// The profiles of the players whose matches are in the folder `matches`.
    pub fn beside(matches: &Path) -> Self {
        Self { folder: matches.join("profiles") }
    }

    /// Every profile of the folder. Damaged files are left alone.
    ///
    /// # Errors
    /// If the folder cannot be read. A missing folder is empty.
    pub fn list(&self) -> Result<Listing, ProfileError> {
        let error = |fault| ProfileError { path: self.folder.clone(), fault: ProfileFault::Read(fault) };
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
                Err(fault) => listing.damaged.push(ProfileError { path, fault }),
            }
        }
        Ok(listing)
    }

    /// The profile of this name, or a new one.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn find(&self, name: &str) -> Result<Profile, ProfileError> {
        let found = self.list()?.profiles.into_iter().find(|(_, profile)| profile.name == name);
        Ok(found.map_or_else(|| Profile::new(name), |(_, profile)| profile))
    }

    /// Writes a profile over the one of the same name.
    ///
    /// # Errors
    /// Why it cannot be written; the old profile is unchanged.
    pub fn store(&self, profile: &Profile) -> Result<(), ProfileError> {
        let path = self.path_of(&profile.name)?;
        save::replace_file(&path, profile.print().as_bytes(), Keep::Previous)
            .map_err(|(_, error)| ProfileError { path, fault: ProfileFault::Write(error) })
    }

    /// Deletes the profile of this name and its backup. Returns whether there was one.
    ///
    /// # Errors
    /// Why it cannot be deleted.
    pub fn delete(&self, name: &str) -> Result<bool, ProfileError> {
        let Some((path, _)) = self.list()?.profiles.into_iter().find(|(_, profile)| profile.name == name)
        else {
            return Ok(false);
        };
        let failed = |error| ProfileError { path: path.clone(), fault: ProfileFault::Write(error) };
        fs::remove_file(&path).map_err(failed)?;
        match fs::remove_file(save::previous(&path)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(failed(error)),
            _ => Ok(true),
        }
    }

    /// Adds every finished match in `matches` that the player took part in, with its accuracy if
    /// it was reviewed. Returns whether anything is new.
    ///
    /// Matches that cannot be read are skipped: opening one says what is wrong with it.
    pub fn sync(profile: &mut Profile, matches: &Path) -> bool {
        let mut changed = false;
        let mut entries = save::list(matches).unwrap_or_default();
        entries.reverse();
        for entry in entries {
            let Ok(saved) = save::read(&entry.path) else { continue };
            let accuracy = cached_accuracy(&entry.path, &saved);
            for side in sides_of(&saved, &profile.name.clone()) {
                let Some(mut summary) = MatchSummary::of(&saved, side) else { continue };
                summary.date = entry.modified.map(|time| Day::of(time).to_string());
                summary.accuracy = accuracy.and_then(|accuracy| accuracy[side]);
                changed |= profile.note_match(summary);
            }
        }
        changed
    }

    /// The file of the profile of this name, or the next free one.
    fn path_of(&self, name: &str) -> Result<PathBuf, ProfileError> {
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
