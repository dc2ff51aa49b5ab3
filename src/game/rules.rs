//! Every choice that one region plays otherwise than another, as data.

use std::fmt;
use std::str::FromStr;

use super::pit::MAX_PITS;
use super::variant::{
    Capture, MatchEnd, Opening, Preset, RaceClock, StoreEnd, StoreLies, WidowSowing, Widows,
};

impl Preset {
    /// The rules of this preset.
    #[must_use]
    pub const fn rules(self) -> Rules {
        let mak_khum = Rules {
            pits: 7,
            seeds: 7,
            relay: true,
            store_end: StoreEnd::Again,
            capture: Capture::Opposite,
            race: Opening::Race,
            race_clock: RaceClock::Waits,
            widows: Widows::Far,
            widow_sowing: WidowSowing::Skip,
            rounds: 3,
            match_end: MatchEnd::Widows,
            store_lies: StoreLies::Left,
        };
        match self {
            Self::MakKhum => mak_khum,
            Self::Songkhla => Rules { widows: Widows::Near, rounds: 0, ..mak_khum },
            Self::Congkak => Rules { capture: Capture::Both, rounds: 0, ..mak_khum },
            Self::MakLum => Rules {
                pits: 6,
                seeds: 6,
                relay: false,
                capture: Capture::BothIfOpposite,
                race: Opening::Turns,
                rounds: 1,
                match_end: MatchEnd::Seeds,
                store_lies: StoreLies::Right,
                ..mak_khum
            },
        }
    }
}

impl FromStr for Preset {
    type Err = RulesError;

    fn from_str(word: &str) -> Result<Self, RulesError> {
        Self::from_word(word).ok_or_else(|| RulesError::UnknownPreset { word: word.to_owned() })
    }
}

/// The rules of a match: every field of `Rules` is one that some region plays otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Pits a side, 1 to [`MAX_PITS`].
    pub pits: u8,
    /// Seeds in a pit at the start of a round, at least 1; see [`Rules::MAX_TOTAL`].
    pub seeds: u8,
    /// Whether a last seed in an occupied pit lifts it and goes on (rules, "One sowing", 3).
    pub relay: bool,
    /// What a last seed in the own store means.
    pub store_end: StoreEnd,
    /// What dying in an own empty pit takes.
    pub capture: Capture,
    /// How much of round one, and of a round after an even one, is raced.
    pub race: Opening,
    /// What the clock does while one side of a race chooses.
    pub race_clock: RaceClock,
    /// Which pits stay unfilled.
    pub widows: Widows,
    /// What sowing does at a widow.
    pub widow_sowing: WidowSowing,
    /// Rounds in a match, at most [`Rules::MAX_ROUNDS`]; 0 goes on until somebody is beheaded.
    pub rounds: u16,
    /// What is counted when the last round is over.
    pub match_end: MatchEnd,
    /// At which hand a player's store lies on the screen.
    pub store_lies: StoreLies,
}

impl Rules {
    /// The most seeds that a board can count: every seed may end in one place.
    pub const MAX_TOTAL: u8 = u8::MAX;
    /// The most rounds that may be agreed.
    pub const MAX_ROUNDS: u16 = 999;

    /// The names of the fields, as `--rule` and saves know them, in the order of the rules.
    pub const KEYS: &'static [&'static str] = &[
        "pits",
        "seeds",
        "relay",
        "store_end",
        "capture",
        "race",
        "race_clock",
        "widows",
        "widow_sowing",
        "rounds",
        "match_end",
        "store_lies",
    ];

    /// Every seed of the match: pits × seeds × 2 sides.
    #[must_use]
    pub const fn total(&self) -> u8 {
        self.pits * self.seeds * 2
    }

    /// The preset that has exactly these rules, if one has.
    #[must_use]
    pub fn preset(&self) -> Option<Preset> {
        Preset::ALL.iter().copied().find(|preset| preset.rules() == *self)
    }

    /// The value of the field `key` as `--rule` writes it; `None` if there is no such field.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<String> {
        Some(match key {
            "pits" => self.pits.to_string(),
            "seeds" => self.seeds.to_string(),
            "relay" => self.relay.to_string(),
            "store_end" => self.store_end.word().to_owned(),
            "capture" => self.capture.word().to_owned(),
            "race" => self.race.word().to_owned(),
            "race_clock" => self.race_clock.word().to_owned(),
            "widows" => self.widows.word().to_owned(),
            "widow_sowing" => self.widow_sowing.word().to_owned(),
            "rounds" => self.rounds.to_string(),
            "match_end" => self.match_end.word().to_owned(),
            "store_lies" => self.store_lies.word().to_owned(),
            _ => return None,
        })
    }

    /// Sets the field `key` to the value that `word` names. Call [`Rules::validate`] when all
    /// fields are set: `pits` and `seeds` bound each other.
    ///
    /// # Errors
    /// If there is no such field, or the word is none of its values.
    pub fn set(&mut self, key: &str, word: &str) -> Result<(), RulesError> {
        macro_rules! choose {
            ($field:ident, $kind:ident) => {
                self.$field = $kind::from_word(word)
                    .ok_or_else(|| unknown_word(key, word, $kind::ALL.iter().map(|kind| kind.word())))?
            };
        }
        match key {
            "pits" => self.pits = number(key, word, 1, u64::from(MAX_PITS))? as u8,
            "seeds" => self.seeds = number(key, word, 1, u64::from(Self::MAX_TOTAL) / 2)? as u8,
            "rounds" => self.rounds = number(key, word, 0, u64::from(Self::MAX_ROUNDS))? as u16,
            "relay" => {
                self.relay = match word {
                    "true" | "yes" => true,
                    "false" | "no" => false,
                    _ => return Err(unknown_word(key, word, ["true", "false"].into_iter())),
                }
            }
            "store_end" => choose!(store_end, StoreEnd),
            "capture" => choose!(capture, Capture),
            "race" => choose!(race, Opening),
            "race_clock" => choose!(race_clock, RaceClock),
            "widows" => choose!(widows, Widows),
            "widow_sowing" => choose!(widow_sowing, WidowSowing),
            "match_end" => choose!(match_end, MatchEnd),
            "store_lies" => choose!(store_lies, StoreLies),
            _ => return Err(RulesError::UnknownKey { key: key.to_owned() }),
        }
        Ok(())
    }

    /// Checks that a board can be laid for these rules.
    ///
    /// # Errors
    /// The first field that is out of its bounds.
    pub fn validate(&self) -> Result<(), RulesError> {
        let max = u64::from(Self::MAX_TOTAL);
        within("pits", self.pits.into(), 1, u64::from(MAX_PITS))?;
        within("seeds", self.seeds.into(), 1, max / 2)?;
        within("rounds", self.rounds.into(), 0, u64::from(Self::MAX_ROUNDS))?;
        let total = u16::from(self.pits) * u16::from(self.seeds) * 2;
        if u64::from(total) > max {
            return Err(RulesError::TooManySeeds { pits: self.pits, seeds: self.seeds, total });
        }
        Ok(())
    }
}

impl Default for Rules {
    /// The rules of [`Preset::MakKhum`].
    fn default() -> Self {
        Preset::MakKhum.rules()
    }
}

/// Why rules cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesError {
    /// No preset has this name.
    UnknownPreset {
        /// The word given.
        word: String,
    },
    /// No field has this name.
    UnknownKey {
        /// The key given.
        key: String,
    },
    /// The field does not know this word.
    UnknownWord {
        /// The field.
        key: String,
        /// The word given.
        word: String,
        /// The words it knows.
        known: String,
    },
    /// The number is outside the field's bounds, or is not a number.
    OutOfRange {
        /// The field.
        key: String,
        /// What was given.
        word: String,
        /// The least that is allowed.
        min: u64,
        /// The most that is allowed.
        max: u64,
    },
    /// `pits` and `seeds` together put more seeds on the board than it can count.
    TooManySeeds {
        /// Pits a side.
        pits: u8,
        /// Seeds in a pit.
        seeds: u8,
        /// The seeds of both sides.
        total: u16,
    },
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownPreset { word } => {
                let known: Vec<_> = Preset::ALL.iter().map(|preset| preset.word()).collect();
                write!(f, "preset: {word:?} is none of {}", known.join(", "))
            }
            Self::UnknownKey { key } => {
                write!(f, "rule {key:?} is none of {}", Rules::KEYS.join(", "))
            }
            Self::UnknownWord { key, word, known } => write!(f, "{key}: {word:?} is none of {known}"),
            Self::OutOfRange { key, word, min, max } => {
                write!(f, "{key}: {word} is not a number from {min} to {max}")
            }
            Self::TooManySeeds { pits, seeds, total } => write!(
                f,
                "pits, seeds: 2 x {pits} x {seeds} are {total} seeds, more than the {} that a board can count",
                Rules::MAX_TOTAL
            ),
        }
    }
}

impl std::error::Error for RulesError {}

fn number(key: &str, word: &str, min: u64, max: u64) -> Result<u64, RulesError> {
    word.parse()
        .ok()
        .filter(|value| (min..=max).contains(value))
        .ok_or_else(|| out_of_range(key, word.to_owned(), min, max))
}

fn within(key: &str, value: u64, min: u64, max: u64) -> Result<(), RulesError> {
    if (min..=max).contains(&value) { Ok(()) } else { Err(out_of_range(key, value.to_string(), min, max)) }
}

fn out_of_range(key: &str, word: String, min: u64, max: u64) -> RulesError {
    RulesError::OutOfRange { key: key.to_owned(), word, min, max }
}

fn unknown_word(key: &str, word: &str, known: impl Iterator<Item = &'static str>) -> RulesError {
    RulesError::UnknownWord {
        key: key.to_owned(),
        word: word.to_owned(),
        known: known.collect::<Vec<_>>().join(", "),
    }
}
