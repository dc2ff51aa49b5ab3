//! The words that a player types as commands.

use crate::text::{BUILT_IN, Digits, Text};

/// The words for some commands in the current language and in the built-in ones, so that nobody
/// has to switch the keyboard.
#[derive(Debug)]
pub struct Vocabulary<T> {
    words: Vec<(String, T)>,
}

impl<T: Copy> Vocabulary<T> {
    /// A vocabulary of `commands`, each with the key of its words, separated by commas.
    pub fn new<K: AsRef<str>>(text: &Text, commands: &[(T, K)]) -> Self {
        let built_in = BUILT_IN.iter().filter_map(|(code, _)| Text::built_in(code, Digits::Arabic).ok());
        let built_in: Vec<_> = built_in.collect();
        let mut words = Vec::new();
        for text in std::iter::once(text).chain(&built_in) {
            for (command, key) in commands {
                let listed = text.get(key.as_ref());
                words.extend(listed.split(',').map(|word| (word.trim().to_lowercase(), *command)));
            }
        }
        Self { words }
    }

    /// The command that `word` means, ignoring case.
    pub fn find(&self, word: &str) -> Option<T> {
        let word = word.to_lowercase();
        self.words.iter().find(|(known, _)| *known == word).map(|(_, command)| *command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_every_language() {
        let words = [(1, "plain-word-quit"), (2, "lessons-word-answer")];
        let vocabulary = Vocabulary::new(&Text::english(), &words);
        for (word, command) in [("Q", 1), ("quit", 1), ("ออก", 1), ("ๆ", 1), ("s", 2), ("เฉลย", 2)]
        {
            assert_eq!(vocabulary.find(word), Some(command), "{word}");
        }
        assert_eq!(vocabulary.find("plain"), None);

        let malay = Text::from_source("ms", "plain-word-quit = keluar, k", Digits::Arabic).unwrap();
        let vocabulary = Vocabulary::new(&malay, &words);
        assert_eq!((vocabulary.find("keluar"), vocabulary.find("q")), (Some(1), Some(1)));
    }
}
