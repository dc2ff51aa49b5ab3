//! What a user can switch about the game in the terminal.

use std::borrow::Cow;
use std::path::PathBuf;

use crate::game::Rules;
use crate::save::Controller;
use crate::say;
use crate::settings::{Color, Entry, Place, Settings};
use crate::text::{self, BUILT_IN, Digits, Text};

use super::input::{Action, Key, KeyMap};
use super::theme::{Depth, Palette, Skin};

pub use crate::settings::{Mouse, Preview, Speed};

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
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the user's, or remembers a remark")]
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
    /// What the mouse does.
    pub mouse: Mouse,
    /// Whether the pit under the cursor shows where its sowing would end.
    pub preview: Preview,
    /// Whether pits that reach the store exactly are marked.
    pub home_marks: bool,
    /// Whether a bar shows who stands better.
    pub evaluation: bool,
    /// Which key does what.
    pub keys: KeyMap,
    /// The rules that a new match is set up with.
    pub rules: Rules,
    /// What of the settings cannot be used, in sentences.
    pub complaints: Vec<String>,
    /// The name of the player at the keyboard, possibly empty.
    pub name: String,
    /// Whom a new match is set up against.
    pub opponent: Controller,
    /// Whether the lessons have been offered.
    pub greeted: bool,
    /// Whether a race has been explained.
    pub raced: bool,
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
            mouse: Mouse::default(),
            preview: Preview::default(),
            home_marks: true,
            evaluation: false,
            keys: KeyMap::default(),
            rules: Rules::default(),
            complaints: Vec::new(),
            name: String::new(),
            opponent: Settings::default().opponent,
            greeted: false,
            raced: false,
            learner: None,
            seed: None,
            folder: None,
        }
    }
}

impl Options {
    /// The options that `settings` describe, for a user who reads `text`; more languages lie in
    /// `folders`.
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
            opponent: settings.opponent,
            greeted: settings.greeted,
            raced: settings.raced,
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
    pub fn sentences(&self) -> Text {
        let chosen = self.languages.iter().find(|language| language.code == self.language);
        chosen
            .and_then(|language| Text::from_source(&language.code, &language.source, self.digits).ok())
            .or_else(|| Text::built_in("en", self.digits).ok())
            .unwrap_or_else(Text::english)
    }

    /// The skins that can be chosen: the built-in ones and the user's own.
    pub fn skins(&self) -> Vec<Skin> {
        let own = self.own.iter().map(|own| Skin::Own(own.palette));
        Skin::ALL.iter().copied().chain(own).collect()
    }

    /// The name of the user's own colours, if they are on.
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
            opponent: self.opponent,
            greeted: self.greeted,
            raced: self.raced,
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
    let term = |names: &[&str]| names.iter().any(|name| holds("TERM", name));
    // Terminals of before colours, and those that have them all and need not say so.
    let is_plain = color == Color::Auto && term(&["vt100", "vt102", "vt220", "dumb"]);
    let has_all = term(&["kitty", "alacritty", "direct", "ghostty", "wezterm", "foot"]);
    if no_colours || is_plain {
        Depth::None
    } else if holds("COLORTERM", "truecolor") || holds("COLORTERM", "24bit") || has_all || cfg!(windows) {
        Depth::True
    } else if holds("TERM", "256color") {
        Depth::Palette256
    } else {
        Depth::Palette16
    }
}

/// Colours that a user made, by their name in the settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnSkin {
    /// The name.
    pub name: String,
    /// The colours.
    pub palette: Palette,
}

/// Reads how the game looks and which keys play it. What cannot be used is reported with its
/// place; the rest counts.
struct Reader<'a> {
    text: &'a Text,
    complaints: Vec<String>,
}

impl<'a> Reader<'a> {
    const fn new(text: &'a Text) -> Self {
        Self { text, complaints: Vec::new() }
    }

    fn complain(&mut self, place: Place, what: String) {
        let told = say!(self.text, "settings-mistake", line = place.line, column = place.column, what = what);
        self.complaints.push(told);
    }

    /// The user's own colours. What a theme does not name is as in the dark one.
    fn own_skins(&mut self, settings: &Settings) -> Vec<OwnSkin> {
        let mut found = Vec::new();
        for theme in &settings.themes {
            let mut palette = Palette::default();
            for colour in &theme.value {
                if !palette.set(&colour.name, &colour.value) {
                    let (name, value) = (colour.name.as_str(), colour.value.as_str());
                    let what = say!(self.text, "tui-settings-no-colour", name = name, value = value);
                    self.complain(colour.place, what);
                }
            }
            found.push(OwnSkin { name: theme.name.clone(), palette });
        }
        found
    }

    /// The skin that the settings name: one that is built in, or one of the user's own.
    fn skin(&mut self, settings: &Settings, own: &[OwnSkin]) -> Skin {
        let name = &settings.theme;
        let built_in = Skin::ALL.iter().copied().find(|skin| skin.word() == name);
        let own = own.iter().find(|own| own.name == *name).map(|own| Skin::Own(own.palette));
        built_in.or(own).unwrap_or_else(|| {
            self.complaints.push(say!(self.text, "tui-settings-no-theme", name = name.as_str()));
            Skin::default()
        })
    }

    /// The key table with the changes that the settings make. A key that another action has is
    /// refused, and so is what would need it.
    fn keys(&mut self, settings: &Settings) -> KeyMap {
        let (mut changes, mut places) = self.key_changes(settings);
        loop {
            let conflict = match KeyMap::default().with(&changes) {
                Ok(table) => return table,
                Err(conflict) => conflict,
            };
            // Of two that want one key the one that was changed last goes without.
            let at = changes.iter().rposition(|(action, _)| [conflict.wants, conflict.has].contains(action));
            let Some(at) = at else { return KeyMap::default() };
            let (wants, _) = changes.remove(at);
            let has = if wants == conflict.wants { conflict.has } else { conflict.wants };
            let (key, has) = (conflict.key.label(), has.sentence(self.text));
            self.complain(places.remove(at), say!(self.text, "tui-keys-conflict", key = key, action = has));
        }
    }

    /// The changes of keys that can be understood, and where they stand.
    fn key_changes(&mut self, settings: &Settings) -> (Vec<(Action, Vec<Key>)>, Vec<Place>) {
        let mut changes = Vec::new();
        let mut places = Vec::new();
        for entry in &settings.keys {
            let Ok(action) = entry.name.parse::<Action>() else {
                let what = say!(self.text, "tui-settings-no-action", name = entry.name.as_str());
                self.complain(entry.place, what);
                continue;
            };
            let read = |word: &String| word.parse::<Key>().map_err(|_| word.clone());
            match entry.value.iter().map(read).collect::<Result<Vec<Key>, String>>() {
                Ok(keys) => {
                    changes.push((action, keys));
                    places.push(entry.place);
                }
                Err(word) => {
                    self.complain(entry.place, say!(self.text, "tui-settings-no-key", key = word));
                }
            }
        }
        (changes, places)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::input::Scope;

    const SOURCE: &str = "theme = \"sea\"\n[keys]\nhint = \"u\"\nbest = \"F13\"\nfly = \"f\"\n\
        again = [\"f\", \"enter\"]\nundo = \"x\"\n[themes.sea]\nground = \"#001020\"\n\
        text = \"blue\"\nsky = \"#ffffff\"\n";

    #[test]
    fn what_cannot_be_used_is_reported_with_its_place_and_the_rest_counts() {
        let (settings, mistakes) = crate::settings::parse(SOURCE);
        assert_eq!(mistakes, []);
        let text = Text::english();
        let mut reader = Reader::new(&text);
        let own = reader.own_skins(&settings);
        let skin = reader.skin(&settings, &own);
        let mut sea = Palette::default();
        assert!(sea.set("ground", "#001020"));
        assert_eq!(skin, Skin::Own(sea));
        let keys = reader.keys(&settings);
        let key = |action| keys.key(Scope::Match, action);
        assert_eq!(key(Action::Hint), Some(Key::char('u')), "u is free, since undo has another key");
        assert_eq!(key(Action::Undo), Some(Key::char('x')));
        assert_eq!(key(Action::Again), Some(Key::char('a')), "Enter belongs to something else");
        let told = reader.complaints.join("\n");
        let lines: Vec<&str> = told.lines().map(|line| line.split(',').next().unwrap_or_default()).collect();
        assert_eq!(lines, ["line 10", "line 11", "line 4", "line 5", "line 6"], "{told}");
        for part in ["blue", "sky", "F13", "fly", "Enter already belongs to"] {
            assert!(told.contains(part), "{part}: {told}");
        }
    }

    #[test]
    fn a_theme_that_is_not_there_is_named() {
        let (settings, _) = crate::settings::parse("theme = \"sea\"\n");
        let text = Text::english();
        let mut reader = Reader::new(&text);
        assert_eq!(reader.skin(&settings, &[]), Skin::default());
        assert!(reader.complaints[0].contains("sea"));
    }
}
