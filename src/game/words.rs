//! Small enums with a word for each value.

/// Defines a small enum whose variants have one word each, used in `--rule`, saves, settings and output.
///
/// The word is what `Display` writes.
macro_rules! named {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$doc])* $variant),+
        }

        impl $name {
            /// Every variant, in the order of the rules.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The word for this variant.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }

            /// The variant that this word names.
            #[allow(dead_code, reason = "some are only written")]
            pub(crate) fn from_word(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|variant| variant.word() == word)
            }

            /// The words of all variants, for messages.
            #[allow(dead_code, reason = "not every enum has messages")]
            pub(crate) fn words() -> String {
                Self::ALL.iter().map(|variant| variant.word()).collect::<Vec<_>>().join(", ")
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.word())
            }
        }
    };
}

/// [`named!`], with `FromStr` reading the word.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($variants:tt)* }) => {
        $crate::game::named! { $(#[$about])* $name { $($variants)* } }

        impl std::str::FromStr for $name {
            type Err = $crate::game::UnknownWord;

            fn from_str(word: &str) -> Result<Self, Self::Err> {
                Self::from_word(word).ok_or_else(|| $crate::game::UnknownWord::new(word, Self::words()))
            }
        }
    };
}
pub(crate) use {named, words};

/// A word that names none of the values it could.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{word:?} is none of {known}")]
pub struct UnknownWord {
    word: String,
    known: String,
}

impl UnknownWord {
    pub(crate) fn new(word: &str, known: String) -> Self {
        Self { word: word.to_owned(), known }
    }

    /// The word.
    pub fn word(&self) -> &str {
        &self.word
    }

    /// The words that would have been understood, separated by commas.
    pub fn known(&self) -> &str {
        &self.known
    }
}
