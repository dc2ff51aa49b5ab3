//! What is wrong with a command line, in sentences of the user's language.

use std::error::Error as _;
use std::ffi::OsString;
use std::num::ParseIntError;

use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::ai::Level;
use crate::learn::NotADay;
use crate::save::{Controller, UnknownController};
use crate::say;
use crate::text::Text;
use crate::words::Sentence;

use super::command::Cli;
use super::failure::Failure;
use super::flags::{BadRule, NotANumber};
use super::localise;

/// The failure that a parsing error of clap is.
#[must_use]
pub fn failure(error: &clap::Error, args: &[OsString], text: &Text) -> Failure {
    match error.kind() {
        ErrorKind::DisplayHelp => Failure::Asked(localise::asked(&error.to_string(), text)),
        ErrorKind::DisplayVersion => Failure::Asked(error.to_string()),
        _ => {
            let advice = text.get("cli-error-advice");
            Failure::Usage(format!("{}\n{advice}", sentence(error, args, text)))
        }
    }
}

/// What clap says about one side of a mistake; several things are listed.
fn context(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(value)) => value.clone(),
        Some(ContextValue::Strings(values)) => values.join(", "),
        Some(ContextValue::Number(value)) => value.to_string(),
        Some(other) => other.to_string(),
        None => String::new(),
    }
}

/// What was probably meant; `none` if nothing is like it.
fn meant(error: &clap::Error, kind: ContextKind) -> String {
    let meant = context(error, kind);
    if meant.is_empty() { "none".to_owned() } else { meant }
}

/// The variable that a value came from, if the flag that clap names is not among what was typed.
fn variable_of(flag: &str, args: &[OsString]) -> Option<String> {
    let flag = flag.split_whitespace().next()?;
    let typed = args.iter().filter_map(|arg| arg.to_str()).any(|arg| arg.starts_with(flag));
    let command = Cli::command();
    let known = command.get_arguments().find(|arg| arg.get_long() == flag.strip_prefix("--"))?;
    let variable = known.get_env().filter(|_| !typed)?;
    std::env::var_os(variable).map(|_| format!("${}", variable.display()))
}

fn sentence(error: &clap::Error, args: &[OsString], text: &Text) -> String {
    let arg = context(error, ContextKind::InvalidArg);
    let arg = variable_of(&arg, args).unwrap_or(arg);
    let value = context(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::ValueValidation => {
            say!(text, "cli-error-value", arg = arg, what = reason(error, &value, text))
        }
        ErrorKind::InvalidValue if value.is_empty() => say!(text, "cli-error-no-value", arg = arg),
        ErrorKind::InvalidValue => {
            let known = context(error, ContextKind::ValidValue);
            say!(text, "cli-error-unknown-value", arg = arg, value = value, known = known)
        }
        ErrorKind::UnknownArgument => {
            let meant = meant(error, ContextKind::SuggestedArg);
            say!(text, "cli-error-unknown-arg", arg = arg, meant = meant)
        }
        ErrorKind::InvalidSubcommand => {
            let name = context(error, ContextKind::InvalidSubcommand);
            let meant = meant(error, ContextKind::SuggestedSubcommand);
            say!(text, "cli-error-unknown-command", name = name, meant = meant)
        }
        ErrorKind::MissingRequiredArgument => say!(text, "cli-error-missing", arg = arg),
        ErrorKind::ArgumentConflict => {
            let prior = context(error, ContextKind::PriorArg);
            say!(text, "cli-error-conflict", arg = arg, prior = prior)
        }
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            say!(text, "cli-error-number-of-values", arg = arg)
        }
        ErrorKind::InvalidUtf8 => text.get("cli-error-utf8"),
        _ => text.get("cli-error-other"),
    }
}

/// Why a parser refused a value.
fn reason(error: &clap::Error, value: &str, text: &Text) -> String {
    let Some(source) = error.source() else {
        return say!(text, "cli-error-bad-value", value = value);
    };
    if let Some(error) = source.downcast_ref::<BadRule>() {
        match error {
            BadRule::MakKhum(error) => error.sentence(text),
            BadRule::Makruk(error) => error.sentence(text),
        }
    } else if let Some(NotANumber { min, max }) = source.downcast_ref() {
        say!(text, "cli-error-not-a-number", value = value, min = min.to_string(), max = max.to_string())
    } else if source.is::<ParseIntError>() {
        say!(text, "cli-error-not-whole", value = value)
    } else if source.is::<NotADay>() {
        say!(text, "cli-error-not-a-day", value = value)
    } else if source.is::<UnknownController>() {
        let levels = Level::ALL.iter().map(|level| level.word());
        let known: Vec<&str> = std::iter::once(Controller::Human.word()).chain(levels).collect();
        let known = format!("{}, 1–{}", known.join(", "), Level::ALL.len());
        say!(text, "cli-error-not-one-of", value = value, known = known)
    } else {
        say!(text, "cli-error-bad-value", value = value)
    }
}
