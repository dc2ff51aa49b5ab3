//! Faults of settings and language files in sentences.

use std::io;

use crate::say;
use crate::settings::{Expected, Fault, FileError, Mistake};
use crate::text::{FileFault, Text, TextError};

use super::Sentence;

impl Sentence for Mistake {
    fn sentence(&self, text: &Text) -> String {
        let what = match &self.fault {
            Fault::Syntax(_) => text.get("settings-syntax"),
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
            Self::Read(error) => say!(text, "saves-fault-read", error = error.sentence(text)),
            Self::Write(error) => say!(text, "settings-not-written", error = error.sentence(text)),
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
            Self::Syntax { line, fault } => {
                say!(text, "saves-fault-line", line = *line, what = fault.sentence(text))
            }
            Self::File { path, fault } => {
                let file = path.display().to_string();
                say!(text, "saves-fault", file = file, what = fault.sentence(text))
            }
        }
    }
}

impl Sentence for FileFault {
    fn sentence(&self, text: &Text) -> String {
        match self {
            Self::NotAFile => text.get("saves-fault-not-a-file"),
            Self::Read(kind) => say!(text, "saves-fault-read", error = io::Error::from(*kind).sentence(text)),
            Self::Language(error) => error.sentence(text),
        }
    }
}
