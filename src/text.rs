//! Languages: the sentences of the program by key, from Fluent files.
//!
//! English and Thai are built in from `assets/lang`; [`Text::from_source`] reads any other.
//! <https://projectfluent.org/fluent/guide/> describes the files.

mod find;
mod wrap;

use std::borrow::Cow;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::parser::ErrorKind;
use unic_langid::LanguageIdentifier;

use crate::game::words;
pub use find::{languages, locale};
pub use wrap::{WHOLE, mark_borders, wrap};

/// A value in a sentence.
pub use fluent_bundle::FluentValue as Value;

/// The built-in languages: code and Fluent source.
pub const BUILT_IN: &[(&str, &str)] =
    &[("en", include_str!("../assets/lang/en.ftl")), ("th", include_str!("../assets/lang/th.ftl"))];

words! {
    /// The digits of numbers in sentences.
    #[derive(Default)]
    Digits {
        /// 0 1 2 3 4 5 6 7 8 9.
        #[default]
        Arabic = "arabic",
        /// ๐ ๑ ๒ ๓ ๔ ๕ ๖ ๗ ๘ ๙.
        Thai = "thai",
    }
}

impl Digits {
    /// `text` with its digits converted.
    pub fn write<'a>(self, text: impl Into<Cow<'a, str>>) -> Cow<'a, str> {
        let text = text.into();
        match self {
            Self::Arabic => text,
            Self::Thai => text.chars().map(thai_digit).collect::<String>().into(),
        }
    }
}

fn thai_digit(character: char) -> char {
    const ZERO: u32 = '๐' as u32;
    character.to_digit(10).and_then(|digit| char::from_u32(ZERO + digit)).unwrap_or(character)
}

/// Why a language cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    /// No language of this code is built in.
    #[error("there is no language {0:?}")]
    Unknown(String),
    /// This is not a language code.
    #[error("{0:?} is not a language code")]
    BadCode(String),
    /// The text is not Fluent.
    #[error("line {line}: {fault}")]
    Syntax {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong there.
        fault: SyntaxFault,
    },
    /// The file of the language cannot be used.
    #[error("{}: {fault}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        fault: FileFault,
    },
}

/// What is wrong in the text of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SyntaxFault {
    /// Some character has to stand here.
    #[error("{0:?} is expected here")]
    Expected(char),
    /// A key has no sentence.
    #[error("this key has no sentence")]
    NoSentence,
    /// A selection has no variant with a star.
    #[error("this selection has no default variant")]
    NoDefault,
    /// A brace is not closed, or closes nothing.
    #[error("this brace has no counterpart")]
    Brace,
    /// A text in quotation marks does not end.
    #[error("this quotation does not end")]
    Quote,
    /// Anything else.
    #[error("this is not Fluent")]
    Other,
}

impl SyntaxFault {
    const fn of(kind: &ErrorKind) -> Self {
        match kind {
            ErrorKind::ExpectedToken(character) => Self::Expected(*character),
            ErrorKind::ExpectedMessageField { .. }
            | ErrorKind::ExpectedTermField { .. }
            | ErrorKind::MissingValue => Self::NoSentence,
            ErrorKind::MissingDefaultVariant | ErrorKind::MultipleDefaultVariants => Self::NoDefault,
            ErrorKind::UnbalancedClosingBrace => Self::Brace,
            ErrorKind::UnterminatedStringLiteral => Self::Quote,
            _ => Self::Other,
        }
    }
}

/// Why the file of a language cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FileFault {
    /// It is a folder, a pipe or a device.
    #[error("not a file")]
    NotAFile,
    /// The system refuses to read it.
    #[error("cannot be read: {0}")]
    Read(std::io::ErrorKind),
    /// Its text is not that of a language.
    #[error("{0}")]
    Language(Box<TextError>),
}

/// The sentences of one language.
pub struct Text {
    code: String,
    digits: Digits,
    bundle: FluentBundle<Arc<FluentResource>>,
    resource: Arc<FluentResource>,
    fallback: Option<Box<Text>>,
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Text").field("code", &self.code).field("digits", &self.digits).finish_non_exhaustive()
    }
}

impl Text {
    /// The built-in language of this code, such as `en` or `th`.
    ///
    /// # Errors
    /// If no language of this code is built in.
    pub fn built_in(code: &str, digits: Digits) -> Result<Self, TextError> {
        let source = BUILT_IN.iter().find(|(known, _)| *known == code);
        let (code, source) = source.ok_or_else(|| TextError::Unknown(code.to_owned()))?;
        Self::from_source(code, source, digits)
    }

    /// English, with its own digits.
    pub fn english() -> Self {
        let (code, source) = BUILT_IN[0];
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(rest, _)| rest);
        Self::new(code, LanguageIdentifier::default(), resource, Digits::Arabic)
    }

    /// A language from the text of a Fluent file. Missing sentences fall back to English.
    ///
    /// # Errors
    /// If the code is no language code, or the text is not Fluent.
    pub fn from_source(code: &str, source: &str, digits: Digits) -> Result<Self, TextError> {
        let id: LanguageIdentifier = code.parse().map_err(|_| TextError::BadCode(code.to_owned()))?;
        let resource = FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| {
            let at = errors.first().map_or(0, |error| error.pos.start);
            TextError::Syntax {
                line: source.get(..at).unwrap_or_default().matches('\n').count() + 1,
                fault: errors.first().map_or(SyntaxFault::Other, |error| SyntaxFault::of(&error.kind)),
            }
        })?;
        let mut text = Self::new(code, id, resource, digits);
        if code != BUILT_IN[0].0 {
            text.fallback = Some(Box::new(Self::english()));
        }
        Ok(text)
    }

    fn new(code: &str, id: LanguageIdentifier, resource: FluentResource, digits: Digits) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolating marks, U+2068 and U+2069, would reach the screen.
        bundle.set_use_isolating(false);
        let resource = Arc::new(resource);
        bundle.add_resource_overriding(Arc::clone(&resource));
        if digits == Digits::Thai {
            bundle.set_formatter(Some(|value, _| match value {
                FluentValue::Number(number) => Some(Digits::Thai.write(number.as_string()).into_owned()),
                _ => None,
            }));
        }
        Self { code: code.to_owned(), digits, bundle, resource, fallback: None }
    }

    /// These sentences in the words of another game. The sentence `key` lists them, each as
    /// `old=new`; of two that begin alike, the first that fits is taken.
    pub fn in_words_of(&self, key: &str) -> Self {
        let words = self.get(key);
        let words: Vec<(&str, &str)> =
            words.split_whitespace().filter_map(|pair| pair.split_once('=')).collect();
        let mut source = String::with_capacity(self.resource.source().len());
        let mut is_typed = false;
        for line in self.resource.source().split_inclusive('\n') {
            if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
                let name = line.split([' ', '=']).next().unwrap_or_default();
                // What is typed stays the same in every game.
                is_typed = name == key || name.contains("-word-");
            }
            if is_typed {
                source.push_str(line);
            } else {
                reword(line, &words, &mut source);
            }
        }
        Self::from_source(&self.code, &source, self.digits).unwrap_or_else(|_| Self::english())
    }

    /// The code of the language.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The digits of numbers.
    pub const fn digits(&self) -> Digits {
        self.digits
    }

    /// A number in the digits of this language.
    pub fn number(&self, number: impl Into<i64>) -> String {
        self.digits.write(number.into().to_string()).into_owned()
    }

    /// The sentence `key`, without values.
    pub fn get(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// The sentence `key` with its values. An unknown key is returned as it is; a test holds that
    /// there is none.
    pub fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return self.fallback.as_ref().map_or_else(|| key.to_owned(), |text| text.say(key, values));
        };
        let args: FluentArgs = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}

/// Adds `line` with other words to `source`.
fn reword(line: &str, words: &[(&str, &str)], source: &mut String) {
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let (taken, put) = words
            .iter()
            .find(|(old, _)| rest.starts_with(old))
            .map_or_else(|| (first.len_utf8(), &rest[..first.len_utf8()]), |(old, new)| (old.len(), *new));
        source.push_str(put);
        rest = &rest[taken..];
    }
}

/// Formats a sentence: `say!(text, "key")`, `say!(text, "key", pit = 7, name = "Malee")`.
#[macro_export]
macro_rules! say {
    ($text:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $text.say($key, &[$((stringify!($name), $crate::text::Value::from($value))),*])
    };
}

/// `text` with SARA AM (U+0E33) decomposed into NIKHAHIT, before any tone mark, and SARA AA. It looks
/// the same and is as wide, but leaves no ghosts when a terminal redraws it.
pub fn for_screen(text: &str) -> Cow<'_, str> {
    if !text.contains('ำ') {
        return Cow::Borrowed(text);
    }
    let mut screen = String::with_capacity(text.len() + 3);
    for character in text.chars() {
        if character == 'ำ' {
            let tone = screen.chars().next_back().filter(|last| ('\u{e48}'..='\u{e4b}').contains(last));
            if let Some(tone) = tone {
                screen.pop();
                screen.extend(['\u{e4d}', tone]);
            } else {
                screen.push('\u{e4d}');
            }
            screen.push('\u{e32}');
        } else {
            screen.push(character);
        }
    }
    Cow::Owned(screen)
}

/// The inverse of [`for_screen`], for documents, whose words a search has to find.
pub fn composed(text: &str) -> String {
    let mut composed = String::with_capacity(text.len());
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        if character != '\u{e4d}' {
            composed.push(character);
            continue;
        }
        let tone = characters.next_if(|tone| ('\u{e48}'..='\u{e4b}').contains(tone));
        let sara_am = characters.next_if_eq(&'\u{e32}').is_some();
        if !sara_am {
            composed.push(character);
        }
        composed.extend(tone);
        if sara_am {
            composed.push('ำ');
        }
    }
    composed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_screen_shows_can_be_composed_again() {
        for text in ["คำแนะนำ", "น้ำ", "ดูซ้ำ อีกครั้ง", "\u{e4d}", "ก\u{e4d}\u{e49}"]
        {
            assert_eq!(composed(&for_screen(text)), text, "{text}");
        }
    }

    #[test]
    fn sara_am_is_decomposed() {
        assert_eq!(for_screen("คำ"), "ค\u{e4d}\u{e32}");
        assert_eq!(for_screen("น้ำ"), "น\u{e4d}\u{e49}\u{e32}");
        assert_eq!(for_screen("ก"), "ก");
    }

    #[test]
    fn numbers_in_thai_digits() {
        let text = Text::from_source("th", "seeds = { $n } เม็ด", Digits::Thai).unwrap();
        assert_eq!(say!(text, "seeds", n = 98), "๙๘ เม็ด");
        assert_eq!(text.number(-7), "-๗");
    }

    #[test]
    fn another_game_has_words_of_its_own() {
        let source = "own = หัวเมือง=หลุมคะแนน เมือง=หลุม\nsow = เมือง { $n } ถึงหัวเมือง\na-word-b = เมือง\n";
        let text = Text::from_source("th", source, Digits::Arabic).unwrap().in_words_of("own");
        assert_eq!(say!(text, "sow", n = 3), "หลุม 3 ถึงหลุมคะแนน");
        assert_eq!(text.get("a-word-b"), "เมือง");
    }

    #[test]
    fn a_mistake_says_where() {
        let error = Text::from_source("en", "good = a\n\n= b\n", Digits::Arabic).unwrap_err();
        assert!(matches!(error, TextError::Syntax { line: 3, .. }), "{error}");
        assert_eq!(Text::built_in("xx", Digits::Arabic).unwrap_err(), TextError::Unknown("xx".to_owned()));
    }
}
