//! What is wrong with a file of settings or of a language, in sentences.

use crate::say;
use crate::settings::{Expected, Fault, FileError, Mistake};
use crate::text::{Text, TextError};

use super::Sentence;

impl Sentence for Mistake {
    fn sentence(&self, text: &Text) -> String {
        let what = match &self.fault {
            Fault::Syntax(what) => say!(text, "settings-syntax", what = what.replace('\n', "; ")),
            Fault::UnknownKey(key) => say!(text, "settings-unknown", key = key.as_str()),
            Fault::Expected { key, expected } => {
                let (kind, words) = match expected {
                    Expected::Truth => ("truth", String::new()),
                    Expected::Text => ("text", String::new()),
                    Expected::OneOf(words) => ("one-of", words.join(", ")),
                    Expected::Texts => ("texts", String::new()),
                    Expected::Table => ("table", String::new()),
                };
                say!(text, "settings-expected", key = key.as_str(), kind = kind, words = words)
            }
        };
        let (line, column) = (self.place.line, self.place.column);
        say!(text, "settings-mistake", line = line, column = column, what = what)
    }
}

impl Sentence for FileError {
    fn sentence(&self, text: &Text) -> String {
        match self {
            Self::Read(error) => say!(text, "saves-fault-read", error = error.to_string()),
            Self::Write(error) => say!(text, "settings-not-written", error = error.to_string()),
            Self::Broken(mistake) => mistake.sentence(text),
            Self::NoFolder => text.get("settings-no-folder"),
        }
    }
}

impl Sentence for TextError {
    fn sentence(&self, text: &Text) -> String {
        match self {
            Self::Unknown(code) | Self::BadCode(code) => {
                say!(text, "settings-no-language", code = code.as_str())
            }
            Self::Syntax { line, what } => say!(text, "saves-fault-line", line = *line, what = what.as_str()),
            Self::File { path, what } => {
                say!(text, "saves-fault", file = path.display().to_string(), what = what.as_str())
            }
        }
    }
}
