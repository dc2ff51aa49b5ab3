//! Where the matches of the arena are kept.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::super::context::Context;
use super::super::failure::Failure;
use crate::save::{self, MakrukSaved, SaveError, Saved};
use crate::say;
use crate::words::Sentence;

/// A place for matches.
pub enum Archive {
    /// A folder with a file for each match: `game-0001.json` and so on.
    Folder(PathBuf),
    /// A file with a line for each match.
    Lines(PathBuf, File),
}

impl Archive {
    /// Opens the place that `--record` names: a name that ends in `.jsonl` is a file, which matches are
    /// appended to; any other is a folder.
    ///
    /// # Errors
    /// If it cannot be opened, or if the folder has matches already.
    pub fn open(path: &Path, context: &Context) -> Result<Self, Failure> {
        let fault = |error: io::Error| Failure::Work(fault(context, path, &error));
        if path.extension().is_some_and(|end| end == "jsonl") {
            return open_lines(path).map(|file| Self::Lines(path.to_owned(), file)).map_err(fault);
        }
        fs::create_dir_all(path).map_err(fault)?;
        let matches = save::list(path).map_err(|error| Failure::Work(error.sentence(&context.text)))?;
        if matches.is_empty() {
            Ok(Self::Folder(path.to_owned()))
        } else {
            let folder = path.display().to_string();
            Err(Failure::Usage(say!(context.text, "cli-arena-folder", folder = folder)))
        }
    }

    /// Keeps match `number`, counted from 1. What was kept before stays whole.
    ///
    /// # Errors
    /// Why it cannot be written, as a sentence.
    pub fn keep(&mut self, number: u64, kept: Kept, context: &Context) -> Result<(), String> {
        match self {
            Self::Folder(folder) => kept
                .write(&folder.join(format!("game-{number:04}.json")))
                .map_err(|error| error.sentence(&context.text)),
            Self::Lines(path, file) => {
                append(file, &kept.line()).map_err(|error| fault(context, path, &error))
            }
        }
    }
}

/// A match to keep.
#[derive(Clone, Copy)]
pub enum Kept<'a> {
    /// A match of Mak Khum.
    MakKhum(&'a Saved),
    /// A match of Makruk.
    Makruk(&'a MakrukSaved),
}

impl Kept<'_> {
    fn write(self, path: &Path) -> Result<(), SaveError> {
        match self {
            Self::MakKhum(saved) => save::write(path, saved),
            Self::Makruk(saved) => save::write_makruk(path, saved),
        }
    }

    /// The match on one line: in the text of a save file line breaks stand between tokens only.
    fn line(self) -> String {
        let text = match self {
            Self::MakKhum(saved) => save::print(saved),
            Self::Makruk(saved) => save::print_makruk(saved),
        };
        text.lines().map(str::trim_start).chain(["\n"]).collect()
    }
}

/// Opens a file to append lines to. The rest of a line that was cut short is ended first.
fn open_lines(path: &Path) -> io::Result<File> {
    let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
    if file.metadata()?.len() > 0 {
        let mut last = [0];
        file.seek(SeekFrom::End(-1))?;
        file.read_exact(&mut last)?;
        if last != *b"\n" {
            file.write_all(b"\n")?;
        }
    }
    Ok(file)
}

/// Appends a line whole or not at all.
fn append(file: &mut File, line: &str) -> io::Result<()> {
    let before = file.metadata()?;
    file.write_all(line.as_bytes()).inspect_err(|_| {
        if before.is_file() {
            // Nothing more can be done on a disk that refuses this too.
            let _ = file.set_len(before.len());
        }
    })
}

fn fault(context: &Context, path: &Path, error: &io::Error) -> String {
    say!(context.text, "saves-fault", file = path.display().to_string(), what = error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_appended_after_whole_lines() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.jsonl");
        fs::write(&path, "{}\n{\"cut").unwrap();
        append(&mut open_lines(&path).unwrap(), "{\"new\":1}\n").unwrap();
        append(&mut open_lines(&path).unwrap(), "{\"new\":2}\n").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "{}\n{\"cut\n{\"new\":1}\n{\"new\":2}\n");
    }
}
