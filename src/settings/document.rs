//! The file of the settings as TOML: where things stand in it, and what is wrong there.

use std::fmt;
use std::ops::Range;

use toml_edit::{DocumentMut, Item, TableLike, Value};

use super::fields::{FIELDS, Field};
use super::{Entry, Place, Settings};

/// The most mistakes that are told; a file with more is probably none of ours.
const MOST_MISTAKES: usize = 20;

/// Something in the file that does not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Where it stands.
    pub place: Place,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with a piece of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is no TOML; what the parser says.
    Syntax(String),
    /// There is no such setting.
    UnknownKey(String),
    /// The setting has a value of another kind.
    Expected {
        /// The setting.
        key: String,
        /// What it has to be.
        expected: Expected,
    },
}

/// What the value of a setting has to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// `true` or `false`.
    Truth,
    /// A text in quotation marks.
    Text,
    /// One of these words.
    OneOf(Vec<&'static str>),
    /// A text, or a list of texts.
    Texts,
    /// A table.
    Table,
}

/// A file that can be changed.
pub(super) struct Document(DocumentMut);

impl Document {
    pub(super) fn parse(source: &str) -> Result<Self, Mistake> {
        source.parse().map(Self).map_err(|error| syntax(source, &error))
    }

    /// Sets a key of the top table, or takes it out; a comment behind the value stays.
    pub(super) fn set(&mut self, key: &str, value: Option<Value>) {
        let Some(mut value) = value else {
            self.0.remove(key);
            return;
        };
        if let Some(old) = self.0.get(key).and_then(Item::as_value) {
            *value.decor_mut() = old.decor().clone();
        }
        self.0[key] = Item::Value(value);
    }

    /// Sets a value in a table of the document, or takes it out.
    pub(super) fn set_in(&mut self, table: &str, key: &str, value: Option<Value>) {
        if !self.0.get(table).is_some_and(Item::is_table_like) {
            self.0[table] = toml_edit::table();
        }
        let Some(entries) = self.0[table].as_table_like_mut() else { return };
        match value {
            Some(value) => {
                entries.insert(key, Item::Value(value));
            }
            None => {
                entries.remove(key);
            }
        }
    }
}

impl fmt::Display for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Reads settings from the text of a file, and tells the mistakes in it in their order.
#[must_use]
pub fn parse(source: &str) -> (Settings, Vec<Mistake>) {
    // A byte order mark takes no column.
    let source = source.strip_prefix('\u{feff}').unwrap_or(source);
    let (mut settings, mut mistakes) = (Settings::default(), Vec::new());
    let mut readable = source.to_owned();
    loop {
        match toml_edit::Document::parse(readable.as_str()) {
            Ok(document) => {
                let mut reader = Reader { source: &readable, mistakes: &mut mistakes };
                reader.top(&mut settings, document.as_table());
                break;
            }
            Err(error) => {
                let mistake = syntax(&readable, &error);
                let blanked = blank(&readable, mistake.place.line);
                mistakes.push(mistake);
                // The line with the mistake is left out, so that the others count.
                match blanked.filter(|_| mistakes.len() < MOST_MISTAKES) {
                    Some(rest) => readable = rest,
                    None => break,
                }
            }
        }
    }
    mistakes.sort_by_key(|mistake| mistake.place);
    mistakes.truncate(MOST_MISTAKES);
    (settings, mistakes)
}

/// The text without what stands in this line; `None` if nothing does.
fn blank(source: &str, line: usize) -> Option<String> {
    let mut found = false;
    let lines = (1..).zip(source.lines()).map(|(number, text)| {
        let blanked = number == line && !text.trim().is_empty();
        found |= blanked;
        if blanked { "" } else { text }
    });
    let rest = lines.collect::<Vec<_>>().join("\n");
    found.then_some(rest)
}

fn syntax(source: &str, error: &toml_edit::TomlError) -> Mistake {
    let at = error.span().map_or(source.len(), |span| span.start);
    Mistake { place: place(source, at), fault: Fault::Syntax(error.message().trim().to_owned()) }
}

/// The place of a byte of the text.
fn place(source: &str, byte: usize) -> Place {
    let before = source.get(..byte).unwrap_or(source);
    // At the very end the mistake is what the last line lacks.
    let before = if before.len() == source.len() { before.trim_end_matches('\n') } else { before };
    let line = before.rsplit_once('\n').map_or(before, |(_, line)| line);
    Place { line: before.matches('\n').count() + 1, column: line.chars().count() + 1 }
}

/// Reads the tables of a file that is TOML.
struct Reader<'a> {
    source: &'a str,
    mistakes: &'a mut Vec<Mistake>,
}

impl Reader<'_> {
    fn top(&mut self, settings: &mut Settings, table: &dyn TableLike) {
        for (key, item) in table.iter() {
            match key {
                "keys" => settings.keys = self.entries(table, key, item, Self::texts),
                "themes" => {
                    settings.themes = self.entries(table, key, item, |reader, parent, name, colours| {
                        Some(reader.entries(parent, name, colours, Self::text))
                    });
                }
                _ => self.field(settings, table, key, item),
            }
        }
    }

    fn field(&mut self, settings: &mut Settings, table: &dyn TableLike, key: &str, item: &Item) {
        let known = FIELDS.iter().any(|field| field.key == key);
        match item.as_value().and_then(|value| Field::set(settings, key, value)) {
            Some(Ok(())) => {}
            Some(Err(expected)) => self.expected(table, key, item, expected),
            None if known => self.expected(table, key, item, Expected::Text),
            None => {
                let place = self.place_of_key(table, key);
                self.mistakes.push(Mistake { place, fault: Fault::UnknownKey(key.to_owned()) });
            }
        }
    }

    /// The entries of the table that stands under `key`, each read by `read`.
    fn entries<T>(
        &mut self,
        parent: &dyn TableLike,
        key: &str,
        item: &Item,
        read: impl Fn(&mut Self, &dyn TableLike, &str, &Item) -> Option<T>,
    ) -> Vec<Entry<T>> {
        let Some(table) = item.as_table_like() else {
            self.expected(parent, key, item, Expected::Table);
            return Vec::new();
        };
        let entries = table.iter().filter_map(|(name, item)| {
            let place = self.place_of_key(table, name);
            let value = read(self, table, name, item)?;
            Some(Entry { name: name.to_owned(), value, place })
        });
        entries.collect()
    }

    fn text(&mut self, parent: &dyn TableLike, key: &str, item: &Item) -> Option<String> {
        let text = item.as_str().map(str::to_owned);
        if text.is_none() {
            self.expected(parent, key, item, Expected::Text);
        }
        text
    }

    /// A text, or a list of them.
    fn texts(&mut self, parent: &dyn TableLike, key: &str, item: &Item) -> Option<Vec<String>> {
        if let Some(text) = item.as_str() {
            return Some(vec![text.to_owned()]);
        }
        let texts = item.as_array().and_then(|array| {
            array.iter().map(|value| value.as_str().map(str::to_owned)).collect::<Option<Vec<_>>>()
        });
        if texts.is_none() {
            self.expected(parent, key, item, Expected::Texts);
        }
        texts
    }

    fn expected(&mut self, table: &dyn TableLike, key: &str, item: &Item, expected: Expected) {
        let place = match item.span() {
            Some(span) => place(self.source, span.start),
            None => self.place_of_key(table, key),
        };
        self.mistakes.push(Mistake { place, fault: Fault::Expected { key: key.to_owned(), expected } });
    }

    fn place_of_key(&self, table: &dyn TableLike, key: &str) -> Place {
        let span: Option<Range<usize>> = table.get_key_value(key).and_then(|(key, _)| key.span());
        span.map(|span| place(self.source, span.start)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::{Speed, keep, read};

    fn mistakes(source: &str) -> Vec<(usize, usize, Fault)> {
        let (_, mistakes) = parse(source);
        mistakes.into_iter().map(|m| (m.place.line, m.place.column, m.fault)).collect()
    }

    #[test]
    fn a_mistake_is_told_and_the_rest_counts() {
        let source = "lang = \"th\"\nspeed = \"swift\"\nmouse = 3\nascii = true\ncolour = \"always\"\n";
        let (settings, _) = parse(source);
        assert_eq!((settings.lang.as_deref(), settings.ascii, settings.mouse), (Some("th"), true, true));
        let speeds = Speed::ALL.iter().map(|speed| speed.word()).collect();
        let expected = |key: &str, expected| Fault::Expected { key: key.to_owned(), expected };
        assert_eq!(
            mistakes(source),
            [
                (2, 9, expected("speed", Expected::OneOf(speeds))),
                (3, 9, expected("mouse", Expected::Truth)),
                (5, 1, Fault::UnknownKey("colour".to_owned())),
            ]
        );
    }

    #[test]
    fn a_line_that_is_no_toml_is_left_out() {
        let source = "lang = \"th\"\nspeed = = 3\nascii = true\nname = \"Malee\nmouse = false\n";
        let (settings, mistakes) = parse(source);
        assert_eq!((settings.lang.as_deref(), settings.ascii, settings.mouse), (Some("th"), true, false));
        let lines: Vec<_> = mistakes.iter().map(|mistake| mistake.place.line).collect();
        assert_eq!(lines, [2, 4]);
        assert!(mistakes.iter().all(|mistake| matches!(mistake.fault, Fault::Syntax(_))));
    }

    #[test]
    fn keys_and_themes() {
        let source = "[keys]\nhint = \"f2\"\nundo = [\"u\", \"ctrl-z\"]\nquit = 3\n[themes.night]\nboard = \"#102030\"\n";
        let (settings, told) = parse(source);
        assert_eq!(settings.keys[1].value, ["u", "ctrl-z"]);
        assert_eq!((settings.keys[1].place.line, settings.keys.len()), (3, 2));
        let night = &settings.themes[0];
        assert_eq!((night.name.as_str(), night.value[0].value.as_str()), ("night", "#102030"));
        assert_eq!((told.len(), told[0].place.line), (1, 4));
        assert_eq!(mistakes("keys = 3\n")[0].0, 1);
    }

    #[test]
    fn what_is_no_file_is_never_replaced_by_one() {
        let folder = tempfile::tempdir().unwrap();
        let after = Settings { ascii: true, ..Settings::default() };
        let kept = crate::settings::keep(folder.path(), &Settings::default(), &after);
        assert!(matches!(kept, Err(crate::settings::FileError::Write(_))));
        assert!(folder.path().is_dir());
    }

    #[test]
    fn keys_are_kept_and_taken_out_again() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("settings.toml");
        std::fs::write(&file, "# mine\nspeed = \"slow\"\n").unwrap();
        let (before, _) = crate::settings::read(&file).unwrap();
        let entry = Entry { name: "hint".to_owned(), value: vec!["f".to_owned()], place: Place::default() };
        let after = Settings { keys: vec![entry], ..before.clone() };
        crate::settings::keep(&file, &before, &after).unwrap();
        let (read, mistakes) = crate::settings::read(&file).unwrap();
        assert_eq!((read.keys[0].name.as_str(), mistakes.len()), ("hint", 0));
        assert_eq!(read.keys[0].value, ["f"]);
        crate::settings::keep(&file, &after, &before).unwrap();
        assert!(crate::settings::read(&file).unwrap().0.keys.is_empty());
        assert!(std::fs::read_to_string(&file).unwrap().starts_with("# mine\nspeed = \"slow\"\n"));
    }

    #[test]
    fn keeping_changes_only_what_changed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep/settings.toml");
        let before = Settings::default();
        keep(&path, &before, &before).unwrap();
        assert!(!path.exists());

        let source = "# mine\nspeed = \"slow\" # for the children\n\n[keys]\nhint = \"f2\"\n";
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, source).unwrap();
        let (before, _) = read(&path).unwrap();
        let after = Settings { speed: Speed::Fast, ascii: true, ..before.clone() };
        keep(&path, &before, &after).unwrap();
        let kept = std::fs::read_to_string(&path).unwrap();
        assert!(kept.starts_with("# mine\nspeed = \"fast\" # for the children\nascii = true\n"), "{kept}");
        assert!(kept.ends_with("[keys]\nhint = \"f2\"\n"), "{kept}");
        let (kept, mistakes) = read(&path).unwrap();
        assert_eq!((kept.speed, kept.ascii, mistakes), (Speed::Fast, true, Vec::new()));

        std::fs::write(&path, "speed = \n").unwrap();
        assert!(keep(&path, &before, &Settings { ascii: true, ..before.clone() }).is_err());
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "speed = \n");
    }
}
