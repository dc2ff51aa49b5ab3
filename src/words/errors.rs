//! Errors of the system and of parsers in sentences of ours: theirs are English and say little to
//! a player.

use std::io;

use crate::save::{JsonFault, NotJson};
use crate::say;
use crate::text::{SyntaxFault, Text};

use super::Sentence;

impl Sentence for io::Error {
    fn sentence(&self, text: &Text) -> String {
        let number = self.raw_os_error().unwrap_or(0);
        say!(text, "errors-system", kind = word(self.kind()), number = number)
    }
}

/// The selector of `errors-system`.
const fn word(kind: io::ErrorKind) -> &'static str {
    use io::ErrorKind as Kind;
    match kind {
        Kind::NotFound => "missing",
        Kind::PermissionDenied => "forbidden",
        Kind::AlreadyExists => "exists",
        Kind::StorageFull | Kind::QuotaExceeded => "full",
        Kind::FileTooLarge => "large",
        Kind::ReadOnlyFilesystem => "read-only",
        Kind::IsADirectory => "folder",
        Kind::NotADirectory => "no-folder",
        Kind::InvalidFilename => "name",
        Kind::InvalidData => "data",
        Kind::TimedOut => "late",
        Kind::ResourceBusy => "busy",
        _ => "other",
    }
}

impl Sentence for NotJson {
    fn sentence(&self, text: &Text) -> String {
        let (fault, name) = match &self.fault {
            JsonFault::Syntax => ("syntax", ""),
            JsonFault::End => ("end", ""),
            JsonFault::Missing(name) => ("missing", name.as_str()),
            JsonFault::Unknown(name) => ("unknown", name.as_str()),
            JsonFault::Twice(name) => ("twice", name.as_str()),
            JsonFault::Value => ("value", ""),
        };
        let what = say!(text, "errors-json", fault = fault, name = name);
        let what = say!(text, "saves-fault-json", column = self.column, what = what);
        say!(text, "saves-fault-line", line = self.line, what = what)
    }
}

impl Sentence for SyntaxFault {
    fn sentence(&self, text: &Text) -> String {
        let (fault, expected) = match self {
            Self::Expected(character) => ("expected", character.to_string()),
            Self::NoSentence => ("sentence", String::new()),
            Self::NoDefault => ("default", String::new()),
            Self::Brace => ("brace", String::new()),
            Self::Quote => ("quote", String::new()),
            Self::Other => ("other", String::new()),
        };
        say!(text, "errors-language", fault = fault, expected = expected)
    }
}
