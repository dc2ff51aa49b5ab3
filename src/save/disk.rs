//! Replacing files atomically.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::{NamedTempFile, TempPath};

use crate::game::words;

words! {
    /// A step of replacing a file, in order. A crash between two of them leaves the old file or the
    /// new one.
    Step {
        /// Creating the folder.
        Folder = "folder",
        /// Creating a temporary file in the same folder.
        Create = "create",
        /// Writing it.
        Write = "write",
        /// Synchronising its contents to the disk.
        Sync = "sync",
        /// Giving the old file a second name, which keeps it.
        Keep = "keep",
        /// Renaming the temporary file over the old one.
        Replace = "replace",
        /// Synchronising the folder to the disk.
        SyncFolder = "sync-folder",
    }
}

/// Whether the old file is kept when it is replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keep {
    /// It is kept as [`previous`] names it.
    Previous,
    /// It is not.
    Nothing,
}

/// The file operations that replacing a file takes. The tests record them and let them fail.
trait Disk {
    fn create_folder(&mut self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)
    }

    /// Creates a file in `folder`, with the permissions of `like` if there is such a file.
    fn create_temporary(&mut self, folder: &Path, like: &Path) -> io::Result<NamedTempFile> {
        let made = tempfile::Builder::new().prefix(".mak-khum-").tempfile_in(folder)?;
        if let Ok(old) = fs::metadata(like) {
            // Not every file system has permissions.
            let _ = made.as_file().set_permissions(old.permissions());
        }
        Ok(made)
    }

    fn write(&mut self, file: &mut File, bytes: &[u8]) -> io::Result<()> {
        file.write_all(bytes)
    }

    fn sync(&mut self, file: &File) -> io::Result<()> {
        file.sync_all()
    }

    /// Gives the file at `path` the name `second` as well. It never lacks its first one.
    fn keep(&mut self, path: &Path, second: &Path) -> io::Result<()> {
        let spare = temporary_name(path)?;
        if fs::hard_link(path, &spare).is_err() {
            // A file system without hard links.
            fs::copy(path, &spare)?;
        }
        fs::rename(&spare, second)
    }

    fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    #[cfg(unix)]
    fn sync_folder(&mut self, folder: &Path) -> io::Result<()> {
        File::open(folder)?.sync_all()
    }

    /// Only Unix can open a folder to synchronise it.
    #[cfg(not(unix))]
    fn sync_folder(&mut self, _: &Path) -> io::Result<()> {
        Ok(())
    }
}

/// The disk of the operating system.
struct SystemDisk;

impl Disk for SystemDisk {}

/// Replaces the file at `path` by `bytes`, atomically. A link is followed.
///
/// # Errors
/// The step that failed. Up to [`Step::Replace`] the old file is unchanged.
pub(crate) fn replace_file(path: &Path, bytes: &[u8], keep: Keep) -> Result<(), (Step, io::Error)> {
    replace_on(&mut SystemDisk, path, bytes, keep)
}

fn replace_on(disk: &mut impl Disk, path: &Path, bytes: &[u8], keep: Keep) -> Result<(), (Step, io::Error)> {
    let at = |step| move |error| (step, error);
    let path = &through_links(path);
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    disk.create_folder(folder).map_err(at(Step::Folder))?;
    let mut temporary = disk.create_temporary(folder, path).map_err(at(Step::Create))?;
    disk.write(temporary.as_file_mut(), bytes).map_err(at(Step::Write))?;
    disk.sync(temporary.as_file()).map_err(at(Step::Sync))?;
    if keep == Keep::Previous && path.is_file() {
        disk.keep(path, &previous(path)).map_err(at(Step::Keep))?;
    }
    // Closed, as Windows cannot rename an open file; dropped on failure, it is deleted.
    let temporary = temporary.into_temp_path();
    disk.rename(&temporary, path).map_err(at(Step::Replace))?;
    disk.sync_folder(folder).map_err(at(Step::SyncFolder))
}

/// A free name in the folder of `path`.
fn temporary_name(path: &Path) -> io::Result<TempPath> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let spare = tempfile::Builder::new().prefix(".mak-khum-").tempfile_in(folder)?.into_temp_path();
    fs::remove_file(&spare)?;
    Ok(spare)
}

/// The file that `path` leads to through links, which need not exist; `path` itself if it leads
/// nowhere.
pub(super) fn through_links(path: &Path) -> PathBuf {
    /// As Linux has it (<https://man7.org/linux/man-pages/man7/path_resolution.7.html>).
    const MOST_LINKS: usize = 40;
    let mut target = path.to_owned();
    for _ in 0..MOST_LINKS {
        let Ok(next) = fs::read_link(&target) else { return target };
        target = target.parent().map(|folder| folder.join(&next)).unwrap_or(next);
    }
    path.to_owned()
}

/// Where the previous state of the file at `path` is kept.
pub fn previous(path: &Path) -> PathBuf {
    beside(path, "previous")
}

/// The hidden file beside `path` that belongs to it: `.match-0001.json.previous`.
pub fn beside(path: &Path, what: &str) -> PathBuf {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    path.with_file_name(format!(".{name}.{what}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a disk was asked to do.
    #[derive(Clone, Debug, PartialEq, Eq)]
    enum Done {
        Folder(PathBuf),
        Create(PathBuf),
        Write(Vec<u8>),
        /// With the contents at that moment.
        Sync(Vec<u8>),
        Keep(PathBuf, PathBuf),
        Rename(PathBuf),
        SyncFolder(PathBuf),
    }

    /// Records what is done, and fails at one step.
    #[derive(Default)]
    struct Recorder {
        done: Vec<Done>,
        failing: Option<Step>,
        temporary: PathBuf,
    }

    impl Recorder {
        fn step<T>(
            &mut self,
            step: Step,
            done: Done,
            work: impl FnOnce(&mut SystemDisk) -> io::Result<T>,
        ) -> io::Result<T> {
            if self.failing == Some(step) {
                return Err(io::Error::new(io::ErrorKind::StorageFull, "no room"));
            }
            self.done.push(done);
            work(&mut SystemDisk)
        }
    }

    impl Disk for Recorder {
        fn create_folder(&mut self, folder: &Path) -> io::Result<()> {
            self.step(Step::Folder, Done::Folder(folder.to_owned()), |disk| disk.create_folder(folder))
        }

        fn create_temporary(&mut self, folder: &Path, like: &Path) -> io::Result<NamedTempFile> {
            let done = Done::Create(folder.to_owned());
            let made = self.step(Step::Create, done, |disk| disk.create_temporary(folder, like))?;
            self.temporary = made.path().to_owned();
            Ok(made)
        }

        fn write(&mut self, file: &mut File, bytes: &[u8]) -> io::Result<()> {
            self.step(Step::Write, Done::Write(bytes.to_owned()), |disk| disk.write(file, bytes))
        }

        fn sync(&mut self, file: &File) -> io::Result<()> {
            let contents = fs::read(&self.temporary)?;
            self.step(Step::Sync, Done::Sync(contents), |disk| disk.sync(file))
        }

        fn keep(&mut self, path: &Path, second: &Path) -> io::Result<()> {
            let done = Done::Keep(path.to_owned(), second.to_owned());
            self.step(Step::Keep, done, |disk| disk.keep(path, second))
        }

        fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()> {
            assert_eq!(from, self.temporary);
            self.step(Step::Replace, Done::Rename(to.to_owned()), |disk| disk.rename(from, to))
        }

        fn sync_folder(&mut self, folder: &Path) -> io::Result<()> {
            self.step(Step::SyncFolder, Done::SyncFolder(folder.to_owned()), |disk| disk.sync_folder(folder))
        }
    }

    fn names(folder: &Path) -> Vec<String> {
        let names =
            fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    }

    #[test]
    fn the_contents_are_synchronised_before_the_rename_and_the_folder_after_it() {
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join("deep/matches");
        let path = folder.join("match.json");
        let mut disk = Recorder::default();
        replace_on(&mut disk, &path, b"old", Keep::Previous).unwrap();
        disk.done.clear();
        replace_on(&mut disk, &path, b"new", Keep::Previous).unwrap();
        let expected = [
            Done::Folder(folder.clone()),
            Done::Create(folder.clone()),
            Done::Write(b"new".to_vec()),
            Done::Sync(b"new".to_vec()),
            Done::Keep(path.clone(), previous(&path)),
            Done::Rename(path.clone()),
            Done::SyncFolder(folder.clone()),
        ];
        assert_eq!(disk.done, expected);
        assert_eq!(
            (fs::read(&path).unwrap(), fs::read(previous(&path)).unwrap()),
            (b"new".to_vec(), b"old".to_vec())
        );
        assert_eq!(names(&folder), [".match.json.previous", "match.json"]);
    }

    #[test]
    fn every_step_can_fail() {
        for &failing in Step::ALL {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("match.json");
            replace_file(&path, b"old", Keep::Previous).unwrap();
            let mut disk = Recorder { failing: Some(failing), ..Recorder::default() };
            let failed = replace_on(&mut disk, &path, b"new", Keep::Previous).unwrap_err();
            assert_eq!((failed.0, failed.1.kind()), (failing, io::ErrorKind::StorageFull));
            let expected: &[u8] = if failing == Step::SyncFolder { b"new" } else { b"old" };
            assert_eq!(fs::read(&path).unwrap(), expected, "after a failure at {failing:?}");
            let names = names(folder.path());
            assert!(names.iter().all(|name| !name.starts_with(".mak-khum-")), "{failing:?} leaves {names:?}");
            replace_file(&path, b"new", Keep::Previous).expect("the next writing succeeds");
            assert_eq!(fs::read(&path).unwrap(), b"new");
        }
    }

    /// A device cannot be synchronised, so that a disk which does not try is noticed.
    #[cfg(target_os = "linux")]
    #[test]
    fn the_systems_disk_synchronises() {
        let null = Path::new("/dev/null");
        assert!(SystemDisk.sync(&File::open(null).unwrap()).is_err());
        assert!(SystemDisk.sync_folder(null).is_err());
        let folder = tempfile::tempdir().unwrap();
        SystemDisk.sync_folder(folder.path()).unwrap();
        SystemDisk.sync(&tempfile::tempfile().unwrap()).unwrap();
    }

    #[test]
    fn nothing_is_kept_unless_asked_for() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.toml");
        for text in [b"one", b"two"] {
            replace_file(&path, text, Keep::Nothing).unwrap();
        }
        assert_eq!(
            (fs::read(&path).unwrap(), names(folder.path())),
            (b"two".to_vec(), vec!["settings.toml".to_owned()])
        );
    }

    #[cfg(unix)]
    #[test]
    fn the_permissions_stay() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.toml");
        fs::write(&path, "old").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        replace_file(&path, b"new", Keep::Nothing).unwrap();
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
    }

    #[cfg(unix)]
    #[test]
    fn links_are_written_through() {
        use std::os::unix::fs::symlink;
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("elsewhere")).unwrap();
        symlink("elsewhere/real.json", at("link.json")).unwrap();
        symlink(at("link.json"), at("second.json")).unwrap();
        for text in [b"one", b"two"] {
            // The first of them creates what the links lead to.
            replace_file(&at("second.json"), text, Keep::Previous).unwrap();
            assert_eq!(fs::read(at("elsewhere/real.json")).unwrap(), text);
        }
        assert!(at("second.json").is_symlink() && at("link.json").is_symlink());
        assert_eq!(names(&at("elsewhere")), [".real.json.previous", "real.json"]);
        symlink("round.json", at("round.json")).unwrap();
        assert_eq!(through_links(&at("round.json")), at("round.json"));
    }
}
