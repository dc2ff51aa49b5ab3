//! The command line: what is typed after `mak-khum`, one file a sub-command.
//!
//! Everything is parsed before anything is done, so that a mistyped flag never touches the
//! terminal. Data goes to stdout, messages to stderr; the exit code is 0 on success, 1 when the
//! work failed, 2 on wrong usage or unreadable input.

pub mod analyse;
pub mod arena;
mod command;
pub mod completions;
mod context;
mod dialogue;
pub mod engine;
mod failure;
mod flags;
mod help;
mod interrupt;
mod json;
mod language;
mod launch;
pub mod lesson;
mod localise;
pub mod makruk;
mod man;
mod mistakes;
pub mod perft;
pub mod plain;
pub mod play;
pub mod profile;
pub mod puzzle;
pub mod race;
pub mod replay;
pub mod resume;
pub mod review;
pub mod rules;
pub mod share;
pub mod solve;
pub mod sow;
mod values;
mod work;

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::FromArgMatches;

use crate::say;
use crate::settings::{self, FileError, Mistake, Settings};
use crate::text::Text;
use crate::words::Sentence;
pub use command::Cli;
use command::Command;
use language::Chosen;

pub use context::Context;
pub use failure::{Failure, exit_code};
pub use flags::{Flags, RuleChange};

/// A command line that was understood, and all that is needed to carry it out.
#[derive(Debug)]
pub struct Invocation {
    cli: Cli,
    context: Context,
}

/// What is wrong with the file of the settings.
enum Problem {
    /// These lines of it.
    Mistakes(PathBuf, Vec<Mistake>),
    /// All of it.
    File(PathBuf, FileError),
}

impl Problem {
    fn sentences(&self, text: &Text) -> Vec<String> {
        let (path, whats) = match self {
            Self::Mistakes(path, mistakes) => {
                (path, mistakes.iter().map(|mistake| mistake.sentence(text)).collect())
            }
            Self::File(path, error) => (path, vec![error.sentence(text)]),
        };
        let file = path.display().to_string();
        let told = whats.into_iter().map(|what| say!(text, "saves-fault", file = file.as_str(), what = what));
        told.collect()
    }
}

/// Reads the settings; what is wrong with them is told when the language is known.
fn read(path: &Path) -> (Settings, Option<Problem>) {
    match settings::read(path) {
        Ok((settings, mistakes)) if mistakes.is_empty() => (settings, None),
        Ok((settings, mistakes)) => (settings, Some(Problem::Mistakes(path.to_owned(), mistakes))),
        Err(error) => (Settings::default(), Some(Problem::File(path.to_owned(), error))),
    }
}

/// Understands a command line.
///
/// # Errors
/// What is wrong with it, in the user's language; or the help or the version, if that is asked
/// for.
pub fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Invocation, Failure> {
    let args = as_flags(args.into_iter().collect());
    let (settings, problem) = settings::file().map_or_else(Default::default, |path| read(&path));
    let Chosen { text, mut warnings } = language::choose(&args, &settings)?;
    let mut command = localise::command(&text);
    let cli = command
        .try_get_matches_from_mut(&args)
        .and_then(|mut matches| Cli::from_arg_matches_mut(&mut matches))
        .map_err(|error| mistakes::failure(&error, &args, &text))?;
    let complaints: Vec<String> = problem.iter().flat_map(|problem| problem.sentences(&text)).collect();
    warnings.extend(complaints.iter().cloned());
    let mut context = Context::new(text, &cli.flags, settings)?;
    context.complaints = complaints;
    for warning in warnings {
        context.message(&format!("mak-khum: {warning}"));
    }
    Ok(Invocation { cli, context })
}

/// `help` and `version` typed as commands, as the flags that they mean.
fn as_flags(mut args: Vec<OsString>) -> Vec<OsString> {
    match args.get(1).and_then(|word| word.to_str()) {
        Some("help") => {
            args.remove(1);
            args.push("--help".into());
        }
        Some("version") => args[1] = "--version".into(),
        _ => {}
    }
    args
}

impl Invocation {
    /// Carries out the command; what it prints goes to `out`.
    ///
    /// # Errors
    /// Why it could not be carried out.
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let Self { cli, context } = self;
        carry_out(cli.command, &context, out).map_err(|failure| failure.in_words(&context.text))
    }
}

fn carry_out(command: Option<Command>, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        None => launch::launch(launch::Launch::Menu, context, out),
        Some(Command::Play(args)) => play::run(&args, context, out),
        Some(Command::Resume(args)) => resume::run(&args, context, out),
        Some(Command::Replay(args)) => replay::run(&args, context, out),
        Some(Command::Lesson(args)) => lesson::run(&args, context, out),
        Some(Command::Review(args)) => review::run(&args, context, out),
        Some(Command::Puzzle(args)) => puzzle::run(&args, context, out),
        Some(Command::Share(args)) => share::run(&args, context, out),
        Some(Command::Profile(args)) => profile::run(&args, context, out),
        Some(Command::Sow(args)) => sow::run(&args, context, out),
        Some(Command::Race(args)) => race::run(&args, context, out),
        Some(Command::Perft(args)) => perft::run(&args, context, out),
        Some(Command::Analyse(args)) => analyse::run(&args, context, out),
        Some(Command::Solve(args)) => solve::run(&args, context, out),
        Some(Command::Arena(args)) => arena::run(&args, context, out),
        Some(Command::Engine) => engine::run(context),
        Some(Command::Rules(args)) => rules::run(&args, context, out),
        Some(Command::Completions(args)) => completions::run(&args, localise::command(&context.text), out),
        Some(Command::Man) => man::run(context, out),
    }?;
    Ok(out.flush()?)
}
