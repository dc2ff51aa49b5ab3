//! The language of a command line that has not been parsed yet, so that even its mistakes are
//! told in it.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::ValueEnum;

use crate::say;
use crate::settings::{self, Settings};
use crate::text::{Digits, Text, TextError, languages, locale};
use crate::words::Sentence;

use super::failure::Failure;

/// The variable that names a folder with more languages.
const FOLDER_VARIABLE: &str = "MAK_KHUM_LANG_DIR";

/// The language to speak, and what is to be said about others that were asked for.
#[derive(Debug)]
pub struct Chosen {
    /// The sentences.
    pub text: Text,
    /// What went wrong on the way to them.
    pub warnings: Vec<String>,
}

/// The folders in which more languages are looked for.
#[must_use]
pub fn folders() -> Vec<PathBuf> {
    let named = std::env::var_os(FOLDER_VARIABLE).filter(|folder| !folder.is_empty()).map(PathBuf::from);
    let own = settings::folder().map(|folder| folder.join("lang"));
    named.into_iter().chain(own).collect()
}

/// Finds the language: `--lang`, then `MAK_KHUM_LANG`, the settings, the locale, English.
///
/// # Errors
/// If `--lang` asks for one that cannot be had. Elsewhere that is a warning.
pub fn choose(args: &[OsString], settings: &Settings) -> Result<Chosen, Failure> {
    let folders = folders();
    let digits = asked_digits(args).unwrap_or(settings.digits);
    let find = |code: &str| Text::find(code, &folders, digits);
    let mut failed = Vec::new();

    let by_variable = std::env::var("MAK_KHUM_LANG").ok().filter(|code| !code.is_empty());
    let wished = [by_variable.as_deref(), settings.lang.as_deref()];
    let mut text =
        wished.into_iter().flatten().find_map(|code| find(code).map_err(|error| failed.push(error)).ok());
    text = text.or_else(|| locale().and_then(|locale| Text::of_locale(&locale, &folders, digits)));
    let text = text.or_else(|| find("en").ok()).unwrap_or_else(Text::english);

    if let Some(code) = asked(args, "--lang") {
        return match find(code) {
            Ok(text) => Ok(Chosen { text, warnings: Vec::new() }),
            Err(error) => Err(Failure::Usage(sentence(&error, &folders, &text))),
        };
    }
    let warnings = failed.iter().map(|error| sentence(error, &folders, &text)).collect();
    Ok(Chosen { text, warnings })
}

/// What is wrong with a language that was asked for, and which there are.
fn sentence(error: &TextError, folders: &[PathBuf], text: &Text) -> String {
    match error {
        TextError::Unknown(code) | TextError::BadCode(code) => {
            let known = languages(folders).join(", ");
            say!(text, "cli-no-language", code = code.as_str(), known = known)
        }
        other => other.sentence(text),
    }
}

/// The value of a flag in a command line, `--flag VALUE` or `--flag=VALUE`.
fn asked<'a>(args: &'a [OsString], flag: &str) -> Option<&'a str> {
    let args = args.split(|arg| arg == "--").next().unwrap_or_default();
    args.iter().enumerate().skip(1).find_map(|(index, arg)| match arg.to_str()?.strip_prefix(flag)? {
        "" => args.get(index + 1)?.to_str(),
        value => value.strip_prefix('='),
    })
}

fn asked_digits(args: &[OsString]) -> Option<Digits> {
    let by_variable = std::env::var("MAK_KHUM_DIGITS").ok();
    let word = asked(args, "--digits").or(by_variable.as_deref())?;
    Digits::from_str(word, false).ok()
}
