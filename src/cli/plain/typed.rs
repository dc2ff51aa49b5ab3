//! What a player types in the line-by-line game.

use crate::text::Text;
use crate::words::Vocabulary;

/// A command of the line-by-line game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Tells the commands.
    Help,
    /// Tells the board in words.
    Board,
    /// Shows the board as a table.
    Table,
    /// Asks the computer for advice.
    Hint,
    /// Takes the last choice back.
    Undo,
    /// Makes a choice again that was taken back.
    Redo,
    /// Saves the match, in a file of its own if one is named.
    Save,
    /// Tells the rules.
    Rules,
    /// Lets the clock of a race run on.
    Wait,
    /// Gives up the match.
    Resign,
    /// Ends the program; the match is kept.
    Quit,
}

impl Order {
    /// Every command with the end of its keys: `plain-word-…` are the words that it is typed as,
    /// `plain-help-…` is what it does. The help is written from this table.
    pub const ALL: &'static [(Self, &'static str)] = &[
        (Self::Help, "help"),
        (Self::Board, "board"),
        (Self::Table, "table"),
        (Self::Hint, "hint"),
        (Self::Undo, "undo"),
        (Self::Redo, "redo"),
        (Self::Save, "save"),
        (Self::Rules, "rules"),
        (Self::Wait, "wait"),
        (Self::Resign, "resign"),
        (Self::Quit, "quit"),
    ];
}

/// A line that was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// Nothing.
    Nothing,
    /// Pits, one or more.
    Pits(Vec<u8>),
    /// A command and what follows it.
    Order(Order, String),
    /// Something else.
    Unknown(String),
}

/// Reads what is typed.
#[derive(Debug)]
pub struct Orders {
    words: Vocabulary<Order>,
}

impl Orders {
    /// A reader of the words that are understood where `text` is spoken.
    pub fn new(text: &Text) -> Self {
        let keys: Vec<_> = Order::ALL.iter().map(|&(order, key)| (order, words_key(key))).collect();
        Self { words: Vocabulary::new(text, &keys) }
    }

    /// Reads a line.
    #[must_use]
    pub fn read(&self, line: &str) -> Typed {
        let line = line.trim();
        if line.is_empty() {
            return Typed::Nothing;
        }
        let numbers = line.split(|border: char| border.is_whitespace() || border == ',');
        let numbers: Option<Vec<u8>> = numbers.filter(|word| !word.is_empty()).map(pit).collect();
        if let Some(pits) = numbers.filter(|pits| !pits.is_empty()) {
            return Typed::Pits(pits);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match self.words.find(word) {
            Some(order) => Typed::Order(order, rest.trim().to_owned()),
            None => Typed::Unknown(line.to_owned()),
        }
    }
}

/// The words for a command in one language, separated by commas.
#[must_use]
pub fn words_of(text: &Text, key: &str) -> String {
    text.get(&words_key(key))
}

fn words_key(command: &str) -> String {
    // Keys: plain-word-*
    format!("plain-word-{command}")
}

/// A pit's number in ASCII or Thai digits, or as the key that has the digit on a keyboard with
/// the Kedmanee layout.
fn pit(word: &str) -> Option<u8> {
    const KEDMANEE: [char; 7] = ['ๅ', '/', '-', 'ภ', 'ถ', 'ุ', 'ึ'];
    let mut characters = word.chars();
    let (Some(character), None) = (characters.next(), characters.next()) else {
        return None;
    };
    let key = KEDMANEE.iter().position(|&key| key == character).map(|index| index as u32 + 1);
    let thai = ('๐'..='๙').contains(&character).then(|| character as u32 - '๐' as u32);
    character.to_digit(10).or(thai).or(key).map(|digit| digit as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{BUILT_IN, Digits};

    #[test]
    fn pits_in_every_writing() {
        let orders = Orders::new(&Text::english());
        for line in ["7 6 1", "7,6,1", "๗ ๖ ๑", "ึ ุ ๅ", " 7  6, 1 "] {
            assert_eq!(orders.read(line), Typed::Pits(vec![7, 6, 1]), "{line}");
        }
        assert_eq!(orders.read("76"), Typed::Unknown("76".to_owned()));
    }

    #[test]
    fn commands_in_every_language() {
        let orders = Orders::new(&Text::english());
        for &(order, key) in Order::ALL {
            for (code, _) in BUILT_IN {
                let text = Text::built_in(code, Digits::Arabic).unwrap();
                for word in words_of(&text, key).split(',').map(str::trim) {
                    assert_eq!(orders.read(word), Typed::Order(order, String::new()), "{word}");
                }
            }
        }
        let save = Typed::Order(Order::Save, "my match.json".to_owned());
        assert_eq!(orders.read("SAVE my match.json"), save);
    }
}
