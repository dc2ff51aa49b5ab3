//! Languages: every sentence of the program by its key, from Fluent files.
//!
//! English and Thai are built in from `assets/lang`; [`Text::from_source`] reads any other.
//! <https://projectfluent.org/fluent/guide/> describes the files.

mod find;
mod wrap;

use std::borrow::Cow;
use std::fmt;
use std::path::{Path, PathBuf};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::game::words;
pub use find::{languages, locale};
pub use wrap::{mark_borders, wrap};

/// A value that a sentence mentions.
pub use fluent_bundle::FluentValue as Value;

/// The languages that are built in: code and Fluent source.
pub const BUILT_IN: &[(&str, &str)] =
    &[("en", include_str!("../assets/lang/en.ftl")), ("th", include_str!("../assets/lang/th.ftl"))];

words! {
    /// Which digits numbers in sentences are written with.
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
    /// `text` with its digits written this way.
    #[must_use]
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextError {
    /// No language of this code is built in.
    Unknown(String),
    /// This is not a language code.
    BadCode(String),
    /// The file is not Fluent: the line of the mistake, counted from 1, and what it is.
    Syntax {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong there, in the parser's words.
        what: String,
    },
    /// The file cannot be used.
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        what: String,
    },
}

impl TextError {
    /// The same error, of this file.
    fn in_file(self, path: &Path) -> Self {
        Self::File { path: path.to_owned(), what: self.to_string() }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(code) => {
                let known: Vec<_> = BUILT_IN.iter().map(|(code, _)| *code).collect();
                write!(f, "language {code:?} is none of {}", known.join(", "))
            }
            Self::BadCode(code) => write!(f, "{code:?} is not a language code"),
            Self::Syntax { line, what } => write!(f, "line {line}: {what}"),
            Self::File { path, what } => write!(f, "{}: {what}", path.display()),
        }
    }
}

impl std::error::Error for TextError {}

/// The sentences of one language.
pub struct Text {
    code: String,
    digits: Digits,
    bundle: FluentBundle<FluentResource>,
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
    #[must_use]
    pub fn english() -> Self {
        let (code, source) = BUILT_IN[0];
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(rest, _)| rest);
        Self::new(code, LanguageIdentifier::default(), resource, Digits::Arabic)
    }

    /// A language from the text of a Fluent file. A sentence that it lacks is said in English.
    ///
    /// # Errors
    /// If the code is no language code, or the text is not Fluent.
    pub fn from_source(code: &str, source: &str, digits: Digits) -> Result<Self, TextError> {
        let id: LanguageIdentifier = code.parse().map_err(|_| TextError::BadCode(code.to_owned()))?;
        let resource = FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| {
            let at = errors.first().map_or(0, |error| error.pos.start);
            TextError::Syntax {
                line: source.get(..at).unwrap_or_default().matches('\n').count() + 1,
                what: errors.first().map(ToString::to_string).unwrap_or_default(),
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
        // The marks would land on the screen as U+2068 and U+2069.
        bundle.set_use_isolating(false);
        bundle.add_resource_overriding(resource);
        if digits == Digits::Thai {
            bundle.set_formatter(Some(|value, _| match value {
                FluentValue::Number(number) => Some(Digits::Thai.write(number.as_string()).into_owned()),
                _ => None,
            }));
        }
        Self { code: code.to_owned(), digits, bundle, fallback: None }
    }

    /// The code of the language.
    #[must_use]
    pub fn code(&self) -> &str {
        &self.code
    }

    /// How numbers are written.
    #[must_use]
    pub const fn digits(&self) -> Digits {
        self.digits
    }

    /// A number as this language writes it.
    #[must_use]
    pub fn number(&self, number: impl Into<i64>) -> String {
        self.digits.write(number.into().to_string()).into_owned()
    }

    /// The sentence `key` that mentions nothing.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// The sentence `key` with the values that it mentions. A key that no language has is shown
    /// as it is; a test holds that there is none.
    #[must_use]
    pub fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return self.fallback.as_ref().map_or_else(|| key.to_owned(), |text| text.say(key, values));
        };
        let args: FluentArgs = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}

/// Says a sentence: `say!(text, "key")`, `say!(text, "key", pit = 7, name = "Malee")`.
#[macro_export]
macro_rules! say {
    ($text:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $text.say($key, &[$((stringify!($name), $crate::text::Value::from($value))),*])
    };
}

/// `text` as a terminal draws it without leaving ghosts: SARA AM (U+0E33) is written as
/// NIKHAHIT before a tone mark and SARA AA, which looks the same and is as wide.
#[must_use]
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

/// `text` as documents have it, so that a search finds its words: the inverse of [`for_screen`].
#[must_use]
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
    fn a_mistake_says_where() {
        let error = Text::from_source("en", "good = a\n\n= b\n", Digits::Arabic).unwrap_err();
        assert!(matches!(error, TextError::Syntax { line: 3, .. }), "{error}");
        assert_eq!(Text::built_in("xx", Digits::Arabic).unwrap_err(), TextError::Unknown("xx".to_owned()));
    }
}
