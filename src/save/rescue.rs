//! Another place for a match whose own file cannot be written.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::format::print;
use super::saved::Saved;

/// A free file where `saved` can be written, as its own file at `path` cannot: in the current
/// folder, the home folder or the folder of temporary files. Each is tried by writing as much.
pub fn spare_place(path: &Path, saved: &Saved) -> Option<PathBuf> {
    let folders = [std::env::current_dir().ok(), etcetera::home_dir().ok(), Some(std::env::temp_dir())];
    let others = folders.into_iter().flatten().filter(|folder| Some(folder.as_path()) != path.parent());
    let name = path.file_stem().map_or_else(|| "match".into(), |stem| stem.to_string_lossy().into_owned());
    first_with_room(others, &name, print(saved).as_bytes())
}

fn first_with_room(folders: impl Iterator<Item = PathBuf>, name: &str, bytes: &[u8]) -> Option<PathBuf> {
    let try_in = |folder: &Path| -> io::Result<()> {
        let mut probe = tempfile::tempfile_in(folder)?;
        probe.write_all(bytes)?;
        probe.sync_all()
    };
    let free = |folder: &Path| {
        let names =
            std::iter::once(format!("{name}.json")).chain((2..100).map(|at| format!("{name}-{at}.json")));
        names.map(|name| folder.join(name)).find(|path| path.symlink_metadata().is_err())
    };
    folders.into_iter().filter(|folder| try_in(folder).is_ok()).find_map(|folder| free(&folder))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_folder_that_takes_it_is_offered_under_a_free_name() {
        let root = tempfile::tempdir().unwrap();
        let folder = |name: &str| root.path().join(name);
        std::fs::write(folder("file"), "").unwrap();
        std::fs::create_dir(folder("good")).unwrap();
        let offered = || {
            let folders = ["missing", "file", "good"].map(folder);
            first_with_room(folders.into_iter(), "match-0001", b"{}")
        };
        assert_eq!(offered(), Some(folder("good/match-0001.json")));
        std::fs::write(folder("good/match-0001.json"), "").unwrap();
        assert_eq!(offered(), Some(folder("good/match-0001-2.json")));
        assert_eq!(std::fs::read_dir(folder("good")).unwrap().count(), 1, "nothing is left of trying");
        assert_eq!(first_with_room(std::iter::empty(), "match", b"{}"), None);
    }
}
