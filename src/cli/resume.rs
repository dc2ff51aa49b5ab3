//! `mak-khum resume`: going on with a saved match.

use std::io::Write;
use std::path::{Path, PathBuf};

use crate::save::{self, SaveError, Saved};
use crate::say;
use crate::words::Sentence;

use super::context::Context;
use super::failure::Failure;
use super::launch::{self, Launch};
use super::makruk;

/// What `resume` is told.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The saved match; the newest unfinished one if it is not said.
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
}

/// Goes on with a match.
///
/// # Errors
/// If there is none, it cannot be read, or another program plays it.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(path) = &args.file
        && makruk::is_makruk(path)
    {
        return makruk::go_on(path, context, out);
    }
    let (path, saved) = match &args.file {
        Some(path) => (path.clone(), read(path, context)?),
        None => match newest(context)? {
            (path, Some(saved)) => (path, saved),
            (path, None) => return makruk::go_on(&path, context, out),
        },
    };
    launch::launch(Launch::Kept(path, saved), context, out)
}

/// Reads a saved match.
///
/// # Errors
/// What is wrong with the file: unreadable input.
pub fn read(path: &Path, context: &Context) -> Result<Saved, Failure> {
    save::read(path).map_err(|error| Failure::Usage(error.sentence(&context.text)))
}

/// The newest unfinished match; without it if it is one of Makruk. Files that cannot be read are passed over, with a word about it.
fn newest(context: &Context) -> Result<(PathBuf, Option<Saved>), Failure> {
    let failed = |error: SaveError| Failure::Work(error.sentence(&context.text));
    let folder = save::folder().map_err(failed)?;
    for entry in save::list(&folder).map_err(failed)? {
        if makruk::is_makruk(&entry.path) {
            match save::read_makruk(&entry.path) {
                Ok(saved) if saved.record.state().outcome().is_none() => return Ok((entry.path, None)),
                Ok(_) => {}
                Err(error) => context.message(&error.sentence(&context.text)),
            }
            continue;
        }
        match save::read(&entry.path) {
            Ok(saved) if saved.record.state().outcome().is_none() => return Ok((entry.path, Some(saved))),
            Ok(_) => {}
            Err(error) => context.message(&error.sentence(&context.text)),
        }
    }
    let folder = folder.display().to_string();
    Err(Failure::Work(say!(context.text, "cli-resume-none", folder = folder)))
}
