//! `mak-khum profile`: the record of a player.

use std::io::Write;
use std::path::{Path, PathBuf};

use crate::learn::{self, Profile, ProfileError, ProfileStore};
use crate::save;
use crate::say;
use crate::words::Sentence;

use super::context::Context;
use super::failure::{Failure, new_file};

/// What `profile` is told.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The player's name; without it, the one whom the settings name.
    #[arg(value_name = "NAME")]
    pub name: Option<String>,
    /// Whether the players are listed.
    #[arg(long, conflicts_with_all = ["export", "delete"])]
    pub list: bool,
    /// The file to write the record into.
    #[arg(long, value_name = "FILE", conflicts_with = "delete")]
    pub export: Option<PathBuf>,
    /// Whether the record is deleted.
    #[arg(long)]
    pub delete: bool,
}

/// Shows, exports or deletes the record of a player. Matches that have been finished since are
/// added to it first.
///
/// # Errors
/// If the record cannot be read or written, or there is none to delete.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let failed = |error: ProfileError| Failure::Work(error.sentence(&context.text));
    let text = &context.text;
    let matches = save::folder().map_err(|error| Failure::Work(error.sentence(text)))?;
    let store = ProfileStore::beside(&matches);
    let name = args.name.as_deref().unwrap_or(&context.settings.name);
    if args.delete {
        if !store.delete(name).map_err(failed)? {
            return Err(Failure::Work(say!(text, "cli-profile-none", name = name)));
        }
        return Ok(writeln!(out, "{}", text.get("cli-profile-deleted"))?);
    }
    if args.list {
        let listing = store.list().map_err(failed)?;
        listing.damaged.iter().for_each(|error| context.warn(&error.sentence(&context.text)));
        for (_, profile) in listing.profiles {
            writeln!(out, "{}", learn::name_of(&profile, &context.text))?;
        }
        return Ok(());
    }
    let mut profile = store.find(name).map_err(failed)?;
    if ProfileStore::sync(&mut profile, &matches)
        && let Err(error) = store.store(&profile)
    {
        context.warn(&error.sentence(&context.text));
    }
    if let Some(path) = &args.export {
        return export(&profile, path, context);
    }
    if context.flags.json {
        return Ok(out.write_all(profile.print().as_bytes())?);
    }
    tell(&profile, context, out)
}

fn export(profile: &Profile, path: &Path, context: &Context) -> Result<(), Failure> {
    let mut file = new_file(path, &context.text)?;
    Ok(file.write_all(profile.print().as_bytes())?)
}

fn tell(profile: &Profile, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}", learn::name_of(profile, &context.text))?;
    for sentence in learn::record(profile, &context.text) {
        writeln!(out, "{sentence}")?;
    }
    Ok(())
}
