//! Reading settings from TOML, with the place of every mistake.

use std::ops::Range;

use toml_edit::{Item, TableLike};

use super::document::{place, syntax};
use super::fields::{FIELDS, Field};
use super::mistake::{Expected, Fault, Mistake};
use super::values::{Entry, Place, Settings};

/// The most mistakes reported; a file with more is probably not ours.
const MOST_MISTAKES: usize = 20;

/// Parses the text of a settings file; returns its mistakes in order.
pub fn parse(source: &str) -> (Settings, Vec<Mistake>) {
    // A byte order mark is not a column.
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
                // Drop the line with the mistake, so that the others count.
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

/// The text with this line blanked; `None` if it is blank already.
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

/// Reads the tables of a parsed file.
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

    /// The entries of the table under `key`, each read by `read`.
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

    /// A string, or a list of them.
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
    use super::super::values::{Mouse, Speed};
    use super::*;

    fn mistakes(source: &str) -> Vec<(usize, usize, Fault)> {
        let (_, mistakes) = parse(source);
        mistakes.into_iter().map(|m| (m.place.line, m.place.column, m.fault)).collect()
    }

    #[test]
    fn a_mistake_is_told_and_the_rest_counts() {
        let source = "lang = \"th\"\nspeed = \"swift\"\nmouse = 3\nascii = true\ncolour = \"always\"\n";
        let (settings, _) = parse(source);
        assert_eq!(
            (settings.lang.as_deref(), settings.ascii, settings.mouse),
            (Some("th"), true, Mouse::All)
        );
        let speeds = Speed::ALL.iter().map(|speed| speed.word()).collect();
        let expected = |key: &str, expected| Fault::Expected { key: key.to_owned(), expected };
        assert_eq!(
            mistakes(source),
            [
                (2, 9, expected("speed", Expected::OneOf(speeds))),
                (3, 9, expected("mouse", Expected::OneOf(vec!["all", "clicks", "off"]))),
                (5, 1, Fault::UnknownKey("colour".to_owned())),
            ]
        );
    }

    #[test]
    fn a_line_that_is_no_toml_is_left_out() {
        let source = "lang = \"th\"\nspeed = = 3\nascii = true\nname = \"Malee\nmouse = \"off\"\n";
        let (settings, mistakes) = parse(source);
        assert_eq!(
            (settings.lang.as_deref(), settings.ascii, settings.mouse),
            (Some("th"), true, Mouse::Off)
        );
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
}
