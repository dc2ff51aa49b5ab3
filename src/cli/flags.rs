//! The flags that all commands share.

use std::fmt;

use clap::Args;

use crate::game::{Preset, Rules, RulesError};
use crate::makruk;
use crate::settings::{Color, Mouse, Settings, Speed};
use crate::text::Digits;

/// The flags that all commands share. Most have a variable, which they win over.
#[expect(clippy::struct_excessive_bools, reason = "each is a flag that is there or not")]
#[derive(Args, Clone, Debug, Default)]
pub struct Flags {
    /// The language: a code such as `en` or `th`.
    #[arg(long, global = true, value_name = "CODE", env = "MAK_KHUM_LANG")]
    pub lang: Option<String>,
    /// The digits that numbers in sentences are written with.
    #[arg(long, global = true, value_name = "KIND", env = "MAK_KHUM_DIGITS")]
    pub digits: Option<Digits>,
    /// The game.
    #[arg(long, global = true, value_name = "GAME", env = "MAK_KHUM_GAME")]
    pub game: Option<Game>,
    /// The named rules to begin with.
    #[arg(long, global = true, value_name = "NAME", env = "MAK_KHUM_PRESET")]
    pub preset: Option<Preset>,
    /// Changes of single fields of the rules.
    #[arg(
        long,
        global = true,
        value_name = "KEY=VALUE",
        env = "MAK_KHUM_RULE",
        value_delimiter = ',',
        value_parser = RuleChange::parse
    )]
    pub rule: Vec<RuleChange>,
    /// The seed of all randomness.
    #[arg(long, global = true, value_name = "N", env = "MAK_KHUM_SEED", value_parser = number::<0, { u64::MAX }>)]
    pub seed: Option<u64>,
    /// Whether data is printed as JSON, one object a line.
    #[arg(long, global = true)]
    pub json: bool,
    /// Whether what happened is told in words, be it in a pipe.
    #[arg(long, global = true, conflicts_with = "json")]
    pub words: bool,
    /// Whether the game is played line by line.
    #[arg(long, global = true, env = "MAK_KHUM_PLAIN")]
    pub plain: bool,
    /// When to use colours.
    #[arg(long, global = true, value_name = "WHEN", env = "MAK_KHUM_COLOR")]
    pub color: Option<Color>,
    /// The name of the colours.
    #[arg(long, global = true, value_name = "NAME", env = "MAK_KHUM_THEME")]
    pub theme: Option<String>,
    /// Whether pictures are made of ASCII characters only.
    #[arg(long, global = true, env = "MAK_KHUM_ASCII")]
    pub ascii: bool,
    /// How fast seeds fall.
    #[arg(long, global = true, value_name = "SPEED", env = "MAK_KHUM_SPEED")]
    pub speed: Option<Speed>,
    /// Whether the mouse is left to the terminal.
    #[arg(long, global = true, env = "MAK_KHUM_NO_MOUSE")]
    pub no_mouse: bool,
    /// Whether messages that are no errors are left out.
    #[arg(short, long, global = true)]
    pub quiet: bool,
}

impl Flags {
    /// The flags that every command heeds, by the names of their fields.
    pub const EVERYWHERE: &'static [&'static str] = &["lang", "digits", "quiet", "help", "version"];

    /// The settings of the file, with what flags and variables say laid over them.
    #[must_use]
    pub fn over(&self, file: Settings) -> Settings {
        Settings {
            digits: self.digits.unwrap_or(file.digits),
            preset: self.preset.unwrap_or(file.preset),
            color: self.color.unwrap_or(file.color),
            theme: self.theme.clone().unwrap_or(file.theme),
            ascii: self.ascii || file.ascii,
            speed: self.speed.unwrap_or(file.speed),
            mouse: if self.no_mouse { Mouse::Off } else { file.mouse },
            plain: self.plain || file.plain,
            ..file
        }
    }
}

/// A game that the program knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Game {
    /// Mak Khum and its relatives, as the preset says.
    #[default]
    MakKhum,
    /// Makruk.
    Makruk,
}

/// A change of one field of the rules: `KEY=VALUE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleChange {
    /// The field.
    pub key: String,
    /// Its value, in the words of the rules.
    pub value: String,
}

impl RuleChange {
    /// Reads `KEY=VALUE` and checks both, as far as a field can be checked by itself.
    /// Which game is played is not known yet: the field may be one of either.
    fn parse(text: &str) -> Result<Self, BadRule> {
        let (key, value) = text.split_once('=').unwrap_or((text, ""));
        let (key, value) = (key.trim().to_owned(), value.trim().to_owned());
        if makruk::Rules::KEYS.contains(&key.as_str()) {
            makruk::Rules::default().set(&key, &value)?;
        } else {
            Rules::default().set(&key, &value)?;
        }
        Ok(Self { key, value })
    }
}

/// Why a change of the rules is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRule {
    /// By the rules of Mak Khum.
    #[error(transparent)]
    MakKhum(#[from] RulesError),
    /// By those of Makruk.
    #[error(transparent)]
    Makruk(#[from] makruk::RulesError),
}

/// A word that is no number within bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotANumber {
    /// The least that is allowed.
    pub min: u64,
    /// The most that is allowed.
    pub max: u64,
}

impl fmt::Display for NotANumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a number from {} to {}", self.min, self.max)
    }
}

impl std::error::Error for NotANumber {}

/// A parser of whole numbers from `MIN` to `MAX`, for clap.
///
/// # Errors
/// If the text is no such number.
pub fn number<const MIN: u64, const MAX: u64>(text: &str) -> Result<u64, NotANumber> {
    let bounds = NotANumber { min: MIN, max: MAX };
    text.parse().ok().filter(|value| (MIN..=MAX).contains(value)).ok_or(bounds)
}
