//! What of the settings says how the game looks and which keys play it. What cannot be used is
//! told with its place, and the rest counts.

use super::super::keys::{Action, Key, KeyTable};
use super::super::theme::{Palette, Skin};
use super::super::words;
use crate::say;
use crate::settings::{Place, Settings};
use crate::text::Text;

/// Colours that a user made, by their name in the settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnSkin {
    /// The name.
    pub name: String,
    /// The colours.
    pub palette: Palette,
}

/// Reads settings and keeps what cannot be used.
pub(super) struct Reader<'a> {
    text: &'a Text,
    pub complaints: Vec<String>,
}

impl<'a> Reader<'a> {
    pub const fn new(text: &'a Text) -> Self {
        Self { text, complaints: Vec::new() }
    }

    fn complain(&mut self, place: Place, what: String) {
        let told = say!(self.text, "settings-mistake", line = place.line, column = place.column, what = what);
        self.complaints.push(told);
    }

    /// The user's own colours. What a theme does not name is as in the dark one.
    pub fn own_skins(&mut self, settings: &Settings) -> Vec<OwnSkin> {
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
    pub fn skin(&mut self, settings: &Settings, own: &[OwnSkin]) -> Skin {
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
    pub fn keys(&mut self, settings: &Settings) -> KeyTable {
        let (mut changes, mut places) = self.key_changes(settings);
        loop {
            let conflict = match KeyTable::default().with(&changes) {
                Ok(table) => return table,
                Err(conflict) => conflict,
            };
            // Of two that want one key the one that was changed last goes without.
            let at = changes.iter().rposition(|(action, _)| [conflict.wants, conflict.has].contains(action));
            let Some(at) = at else { return KeyTable::default() };
            let (wants, _) = changes.remove(at);
            let has = if wants == conflict.wants { conflict.has } else { conflict.wants };
            let (key, has) = (conflict.key.label(), words::action(self.text, has));
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
    use super::super::super::keys::Context;
    use super::*;

    const SOURCE: &str = "theme = \"sea\"\n[keys]\nhint = \"u\"\nbest = \"F13\"\nfly = \"f\"\n\
        again = [\"f\", \"enter\"]\nundo = \"x\"\n[themes.sea]\nground = \"#001020\"\n\
        text = \"blue\"\nsky = \"#ffffff\"\n";

    #[test]
    fn what_cannot_be_used_is_told_with_its_place_and_the_rest_counts() {
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
        let key = |action| keys.key(Context::Match, action);
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
