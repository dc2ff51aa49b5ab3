//! What a user can switch about the game in the terminal.

mod reader;

use std::borrow::Cow;
use std::path::PathBuf;

use crate::game::Rules;
use crate::settings::{Color, Entry, Place, Settings};
use crate::text::{self, BUILT_IN, Digits, Text};

use super::keys::{Action, Key, KeyTable};
use super::theme::{Depth, Skin};
use reader::Reader;

pub use reader::OwnSkin;

pub use crate::settings::{Preview, Speed};

/// Which characters the pictures are made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Glyphs {
    /// Lines, dots and arrows of Unicode.
    #[default]
    Unicode,
    /// ASCII only, for the Linux console.
    Ascii,
}

/// A language that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language {
    /// Its code, such as `en`.
    pub code: String,
    /// Its sentences, a Fluent file.
    pub source: Cow<'static, str>,
}

impl Language {
    fn new(code: &str, source: &'static str) -> Self {
        Self { code: code.to_owned(), source: Cow::Borrowed(source) }
    }
}

/// The languages that are built in, and those that lie in these folders. As everywhere in the
/// program, a file of a built-in language takes its place.
fn languages_in(folders: &[PathBuf]) -> Vec<Language> {
    let file = |code: &str| {
        // A pipe would be waited for.
        let mut files = folders.iter().map(|folder| folder.join(format!("{code}.ftl")));
        files.find_map(|path| path.is_file().then(|| std::fs::read_to_string(path).ok()).flatten())
    };
    let language = |code: String| {
        let built_in = BUILT_IN.iter().find(|(known, _)| *known == code).map(|(_, source)| *source);
        let source = file(&code).map(Cow::Owned).or_else(|| built_in.map(Cow::Borrowed))?;
        Some(Language { code, source })
    };
    text::languages(folders).into_iter().filter_map(language).collect()
}

/// What a user can switch about the game in the terminal.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// The code of the language, such as `en`.
    pub language: String,
    /// The languages that can be chosen.
    pub languages: Vec<Language>,
    /// The digits of numbers.
    pub digits: Digits,
    /// The colours.
    pub skin: Skin,
    /// The user's own colours.
    pub own: Vec<OwnSkin>,
    /// How many colours the terminal has.
    pub depth: Depth,
    /// The characters of pictures.
    pub glyphs: Glyphs,
    /// How fast seeds fall.
    pub speed: Speed,
    /// Whether the mouse plays too; off, it selects text as usual.
    pub mouse: bool,
    /// Whether the pit under the cursor shows where its sowing would end.
    pub preview: Preview,
    /// Whether pits that reach the store exactly are marked.
    pub home_marks: bool,
    /// Whether a bar shows who stands better.
    pub evaluation: bool,
    /// Which key does what.
    pub keys: KeyTable,
    /// The rules that a new match is set up with.
    pub rules: Rules,
    /// What of the settings cannot be used, in sentences.
    pub complaints: Vec<String>,
    /// The name of the player at the keyboard, possibly empty.
    pub name: String,
    /// Who learns, if that is not the player at the keyboard.
    pub learner: Option<String>,
    /// Where the randomness of matches comes from; `None` takes it from the clock.
    pub seed: Option<u64>,
    /// Where matches are kept; `None` keeps them nowhere.
    pub folder: Option<PathBuf>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            language: "en".to_owned(),
            languages: BUILT_IN.iter().map(|(code, source)| Language::new(code, source)).collect(),
            digits: Digits::Arabic,
            skin: Skin::default(),
            own: Vec::new(),
            depth: Depth::default(),
            glyphs: Glyphs::Unicode,
            speed: Speed::default(),
            mouse: true,
            preview: Preview::default(),
            home_marks: true,
            evaluation: false,
            keys: KeyTable::default(),
            rules: Rules::default(),
            complaints: Vec::new(),
            name: String::new(),
            learner: None,
            seed: None,
            folder: None,
        }
    }
}

impl Options {
    /// The options that `settings` describe, for a user who reads `text`; more languages lie in
    /// `folders`.
    #[must_use]
    pub fn of(settings: &Settings, text: &Text, folders: &[PathBuf]) -> Self {
        let linux_console = std::env::var("TERM").is_ok_and(|term| term == "linux");
        let mut options = Self {
            language: text.code().to_owned(),
            languages: languages_in(folders),
            digits: text.digits(),
            depth: depth(settings.color),
            glyphs: if settings.ascii || linux_console { Glyphs::Ascii } else { Glyphs::Unicode },
            speed: settings.speed,
            mouse: settings.mouse,
            preview: settings.preview,
            home_marks: settings.home_marks,
            evaluation: settings.evaluation,
            name: settings.name.clone(),
            ..Self::default()
        };
        let mut reader = Reader::new(text);
        options.own = reader.own_skins(settings);
        options.skin = reader.skin(settings, &options.own);
        options.keys = reader.keys(settings);
        options.complaints = reader.complaints;
        options
    }

    /// The sentences in the language that is set, in English where there is no such language.
    #[must_use]
    pub fn sentences(&self) -> Text {
        let chosen = self.languages.iter().find(|language| language.code == self.language);
        chosen
            .and_then(|language| Text::from_source(&language.code, &language.source, self.digits).ok())
            .or_else(|| Text::built_in("en", self.digits).ok())
            .unwrap_or_else(Text::english)
    }

    /// The skins that can be chosen: the built-in ones and the user's own.
    #[must_use]
    pub fn skins(&self) -> Vec<Skin> {
        let own = self.own.iter().map(|own| Skin::Own(own.palette));
        Skin::ALL.iter().copied().chain(own).collect()
    }

    /// The name of the user's own colours, if they are on.
    #[must_use]
    pub fn own_name(&self) -> Option<&str> {
        let own = self.own.iter().find(|own| self.skin == Skin::Own(own.palette));
        own.map(|own| own.name.as_str())
    }

    /// The keys that were changed, as settings have them.
    fn key_entries(&self) -> Vec<Entry<Vec<String>>> {
        let entry = |(action, keys): &(Action, Vec<Key>)| Entry {
            name: action.to_string(),
            value: keys.iter().map(ToString::to_string).collect(),
            place: Place::default(),
        };
        self.keys.changes().iter().map(entry).collect()
    }

    /// `settings` with what the user switched since.
    #[must_use]
    pub fn over(&self, settings: &Settings) -> Settings {
        Settings {
            lang: Some(self.language.clone()),
            digits: self.digits,
            theme: match self.skin {
                Skin::Own(_) => self.own_name().unwrap_or(&settings.theme).to_owned(),
                skin => skin.word().to_owned(),
            },
            ascii: self.glyphs == Glyphs::Ascii,
            speed: self.speed,
            mouse: self.mouse,
            preview: self.preview,
            home_marks: self.home_marks,
            evaluation: self.evaluation,
            name: self.name.clone(),
            keys: self.key_entries(),
            ..settings.clone()
        }
    }
}

/// How many colours the terminal has, from what it says of itself:
/// <https://no-color.org/> and `COLORTERM`, <https://github.com/termstandard/colors>.
fn depth(color: Color) -> Depth {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let holds = |name: &str, part: &str| std::env::var(name).is_ok_and(|value| value.contains(part));
    let no_colours = match color {
        Color::Never => true,
        Color::Auto => is_set("NO_COLOR"),
        Color::Always => false,
    };
    if no_colours {
        Depth::None
    } else if holds("COLORTERM", "truecolor") || holds("COLORTERM", "24bit") || cfg!(windows) {
        Depth::True
    } else if holds("TERM", "256color") {
        Depth::Palette256
    } else {
        Depth::Palette16
    }
}
