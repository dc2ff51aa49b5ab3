//! What a player types in the line-by-line game, besides moves.

use crate::text::{BUILT_IN, Digits, Text};

/// A command of the line-by-line game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Order {
    /// Tells the commands.
    Help,
    /// Tells where the men stand.
    Board,
    /// Shows the board as a table.
    Table,
    /// Tells the legal moves.
    Moves,
    /// Asks the computer for advice.
    Hint,
    /// Starts the count of the board.
    Count,
    /// Stops it.
    Stop,
    /// Offers a draw.
    Draw,
    /// Accepts the draw that is offered.
    Accept,
    /// Refuses it.
    Refuse,
    /// Takes the last choice back.
    Undo,
    /// Makes a choice again that was taken back.
    Redo,
    /// Saves the match, in a file of its own if one is named.
    Save,
    /// Tells the rules.
    Rules,
    /// Gives up the match.
    Resign,
    /// Ends the program; the match is kept.
    Quit,
}

/// The words that commands are typed as, in the language that is spoken and in those that are built in.
pub struct Vocabulary {
    words: Vec<(String, Order)>,
}

/// The words for a command in one language, separated by commas.
pub fn words_of(order: Order, text: &Text) -> String {
    let key: &'static str = order.into();
    // Keys: makruk-word-*
    text.get(&format!("makruk-word-{key}"))
}

impl Vocabulary {
    /// The words that are understood where `text` is spoken.
    pub fn new(text: &Text) -> Self {
        let built_in: Vec<Text> =
            BUILT_IN.iter().filter_map(|(code, _)| Text::built_in(code, Digits::Arabic).ok()).collect();
        let mut words = Vec::new();
        for text in std::iter::once(text).chain(&built_in) {
            for &order in <Order as strum::VariantArray>::VARIANTS {
                let known = words_of(order, text);
                words.extend(known.split(',').map(|word| (word.trim().to_lowercase(), order)));
            }
        }
        Self { words }
    }

    /// The command that a line begins with, and what follows it.
    pub fn read<'a>(&self, line: &'a str) -> Option<(Order, &'a str)> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let word = word.to_lowercase();
        let order = self.words.iter().find(|(known, _)| *known == word)?.1;
        Some((order, rest.trim()))
    }
}
