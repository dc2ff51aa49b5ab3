//! The settings and their defaults.

use std::time::Duration;

use crate::ai::Level;
use crate::game::{Preset, words};
use crate::save::Controller;
use crate::text::Digits;

words! {
    /// When colours are used.
    #[derive(Default)]
    Color {
        /// On a terminal, unless `NO_COLOR` is set.
        #[default]
        Auto = "auto",
        /// Always.
        Always = "always",
        /// Never.
        Never = "never",
    }
}

words! {
    /// The speed of the animation.
    #[derive(Default)]
    Speed {
        /// Every seed can be watched.
        Slow = "slow",
        /// For learning the way round the board.
        Easy = "easy",
        /// For players who know the game.
        #[default]
        Normal = "normal",
        /// For long matches.
        Fast = "fast",
        /// No animation.
        Instant = "instant",
    }
}

impl Speed {
    /// The time that the first seed of a sowing takes to fall.
    pub const fn per_seed(self) -> Duration {
        Duration::from_millis(match self {
            Self::Slow => 600,
            Self::Easy => 360,
            Self::Normal => 200,
            Self::Fast => 90,
            Self::Instant => 0,
        })
    }
}

words! {
    /// What the mouse does.
    #[derive(Default)]
    Mouse {
        /// It plays, and the cursor follows it.
        #[default]
        All = "all",
        /// It plays by its buttons only, for slow lines.
        Clicks = "clicks",
        /// Nothing; the terminal selects text with it as usual.
        Off = "off",
    }
}

words! {
    /// Whether the end of a sowing is previewed for the pit under the cursor.
    #[derive(Default)]
    Preview {
        /// Always.
        On = "on",
        /// Never.
        Off = "off",
        /// Unless the computer plays above its middle level.
        #[default]
        Auto = "auto",
    }
}

/// Everything that a user can set.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the user's")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language code; by default the locale decides.
    pub lang: Option<String>,
    /// The digits of numbers in sentences.
    pub digits: Digits,
    /// The rules of a new match.
    pub preset: Preset,
    /// When colours are used.
    pub color: Color,
    /// The name of the theme.
    pub theme: String,
    /// Whether to draw with ASCII characters only.
    pub ascii: bool,
    /// The speed of the animation.
    pub speed: Speed,
    /// What the mouse does.
    pub mouse: Mouse,
    /// Whether to play line by line.
    pub plain: bool,
    /// Whether the end of a sowing is previewed.
    pub preview: Preview,
    /// Whether pits that reach the store exactly are marked.
    pub home_marks: bool,
    /// Whether to show the evaluation bar.
    pub evaluation: bool,
    /// The name of the player at the keyboard; may be empty.
    pub name: String,
    /// Whom a new match is set up against.
    pub opponent: Controller,
    /// Whether the lessons have been offered.
    pub greeted: bool,
    /// Whether a race has been explained.
    pub raced: bool,
    /// The table `[keys]`: actions and their keys.
    pub keys: Vec<Entry<Vec<String>>>,
    /// The tables `[themes.NAME]`: themes and their colours by role.
    pub themes: Vec<Entry<Vec<Entry<String>>>>,
}

/// A named entry of a table in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<T> {
    /// The name.
    pub name: String,
    /// Its value.
    pub value: T,
    /// Its place.
    pub place: Place,
}

/// A place in the file; both count from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: None,
            digits: Digits::Arabic,
            preset: Preset::MakKhum,
            color: Color::Auto,
            theme: "dark".to_owned(),
            ascii: false,
            speed: Speed::Normal,
            mouse: Mouse::All,
            plain: false,
            preview: Preview::Auto,
            home_marks: true,
            evaluation: false,
            name: String::new(),
            greeted: false,
            raced: false,
            opponent: Controller::Computer(Level::Novice),
            keys: Vec::new(),
            themes: Vec::new(),
        }
    }
}
