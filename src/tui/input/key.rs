//! A key of the keyboard, as the key table and the settings know it.

use std::fmt;
use std::str::FromStr;

/// A key without its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Code {
    Char(char),
    Enter,
    Esc,
    Backspace,
    Delete,
    Tab,
    BackTab,
    Left,
    Right,
    Up,
    Down,
    Home,
    End,
    PageUp,
    PageDown,
}

/// A key, perhaps with Ctrl.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Key {
    pub code: Code,
    pub ctrl: bool,
}

impl Key {
    /// The key alone.
    pub const fn plain(code: Code) -> Self {
        Self { code, ctrl: false }
    }

    /// The key of a character.
    pub const fn char(character: char) -> Self {
        Self::plain(Code::Char(character))
    }
}

/// Keys that are no characters: the word in the settings, the label in the help.
const NAMED: &[(Code, &str, &str)] = &[
    (Code::Enter, "enter", "Enter"),
    (Code::Esc, "esc", "Esc"),
    (Code::Backspace, "backspace", "Bksp"),
    (Code::Delete, "delete", "Del"),
    (Code::Tab, "tab", "Tab"),
    (Code::BackTab, "backtab", "Shift-Tab"),
    (Code::Left, "left", "←"),
    (Code::Right, "right", "→"),
    (Code::Up, "up", "↑"),
    (Code::Down, "down", "↓"),
    (Code::Home, "home", "Home"),
    (Code::End, "end", "End"),
    (Code::PageUp, "pageup", "PgUp"),
    (Code::PageDown, "pagedown", "PgDn"),
    (Code::Char(' '), "space", "Space"),
];

impl Key {
    /// The key as help shows it.
    pub fn label(self) -> String {
        let name = NAMED.iter().find(|(code, ..)| *code == self.code).map(|(_, _, label)| *label);
        let name = name.map_or_else(|| self.character().to_string(), ToOwned::to_owned);
        if self.ctrl { format!("Ctrl-{}", name.to_uppercase()) } else { name }
    }

    /// The key with this label; `None` if the label stands for several keys.
    pub fn labelled(label: &str) -> Option<Self> {
        if let Some(name) = label.strip_prefix("Ctrl-") {
            let code = Self::labelled(&name.to_lowercase())?.code;
            return Some(Self { code, ctrl: true });
        }
        let named = NAMED.iter().find(|(.., shown)| *shown == label).map(|(code, ..)| *code);
        let mut characters = label.chars();
        let single = characters.next().filter(|_| characters.next().is_none()).map(Code::Char);
        named.or(single).map(Self::plain)
    }

    const fn character(self) -> char {
        match self.code {
            Code::Char(character) => character,
            _ => ' ',
        }
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.ctrl {
            f.write_str("ctrl-")?;
        }
        match NAMED.iter().find(|(code, ..)| *code == self.code) {
            Some((_, word, _)) => f.write_str(word),
            None => write!(f, "{}", self.character()),
        }
    }
}

/// The word names no key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownKey(pub String);

impl fmt::Display for UnknownKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no key: a character, or one of ", self.0)?;
        let words: Vec<_> = NAMED.iter().map(|(_, word, _)| *word).collect();
        write!(f, "{}, perhaps after ctrl-", words.join(", "))
    }
}

impl std::error::Error for UnknownKey {}

impl FromStr for Key {
    type Err = UnknownKey;

    /// Reads what [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, UnknownKey> {
        let unknown = || UnknownKey(text.to_owned());
        let lower = text.to_lowercase();
        let (ctrl, word) = match lower.strip_prefix("ctrl-") {
            Some(word) if !word.is_empty() => (true, word),
            _ => (false, text),
        };
        if let Some((code, ..)) = NAMED.iter().find(|(_, name, _)| *name == word.to_lowercase()) {
            return Ok(Self { code: *code, ctrl });
        }
        let mut characters = word.chars();
        match (characters.next(), characters.next()) {
            (Some(character), None) if !character.is_control() && !character.is_whitespace() => {
                Ok(Self { code: Code::Char(character), ctrl })
            }
            _ => Err(unknown()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printing_and_reading_are_inverse() {
        for (code, ..) in NAMED {
            for ctrl in [false, true] {
                let key = Key { code: *code, ctrl };
                assert_eq!(key.to_string().parse(), Ok(key));
            }
        }
        for key in [Key::char('q'), Key::plain(Code::PageUp), Key { code: Code::Char('l'), ctrl: true }] {
            assert_eq!(Key::labelled(&key.label()), Some(key));
        }
        assert_eq!(Key::labelled("1–7"), None);
        for key in [Key::char('q'), Key::char('?'), Key { code: Code::Char('c'), ctrl: true }] {
            assert_eq!(key.to_string().parse(), Ok(key));
        }
        assert_eq!("F13".parse::<Key>(), Err(UnknownKey("F13".to_owned())));
    }
}
