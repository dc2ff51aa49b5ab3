//! The rules of a match as data: what one region plays otherwise than another.

use super::pit::{MAX_PITS, MIN_PITS};
use super::variant::{
    Capture, CaptureAfter, MatchEnd, Opening, Preset, RaceClock, StoreEnd, StoreLies, WidowSowing, Widows,
};

impl Preset {
    /// The rules of this preset.
    pub const fn rules(self) -> Rules {
        let mak_khum = Rules {
            pits: 7,
            seeds: 7,
            relay: true,
            store_end: StoreEnd::Again,
            capture: Capture::Opposite,
            capture_after: CaptureAfter::Any,
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

/// The rules of a match. Every field is one that some region plays otherwise.
///
/// Rules can always be played. They begin as those of a [`Preset`], and each change is checked:
///
/// ```
/// use mak_khum::game::{Opening, Preset, Rules};
/// let rules = Preset::MakLum.rules().with_board(6, 4)?;
/// assert_eq!(rules.total(), 48);
/// let rules = Rules::default().with(Opening::Round);
/// assert_eq!(rules.get("race").as_deref(), Some("round"));
/// assert!(Rules::default().with_board(10, 13).is_err(), "260 seeds are more than a board can count");
/// let words = [("pits", "6"), ("seeds", "4"), ("relay", "false")];
/// assert_eq!(Rules::default().with_words(words)?.pits(), 6);
/// # Ok::<(), mak_khum::game::RulesError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "Unchecked"))]
pub struct Rules {
    /// Pits a side, [`MIN_PITS`] to [`MAX_PITS`].
    pub(crate) pits: u8,
    /// Seeds in a pit at the start of a round, at least 1; see [`Rules::MAX_TOTAL`].
    pub(crate) seeds: u8,
    /// Whether a last seed in an occupied pit lifts it and goes on (rules, "One sowing", 3).
    pub(crate) relay: bool,
    /// What a last seed in the own store means.
    pub(crate) store_end: StoreEnd,
    /// What dying in an own empty pit takes.
    pub(crate) capture: Capture,
    /// When dying in an own empty pit takes something.
    pub(crate) capture_after: CaptureAfter,
    /// How much of round one, and of a round after an even one, is raced.
    pub(crate) race: Opening,
    /// What the clock does while one side of a race chooses.
    pub(crate) race_clock: RaceClock,
    /// Which pits stay unfilled.
    pub(crate) widows: Widows,
    /// What sowing does at a widow.
    pub(crate) widow_sowing: WidowSowing,
    /// Rounds in a match, at most [`Rules::MAX_ROUNDS`]; 0 goes on until somebody is beheaded.
    pub(crate) rounds: u16,
    /// What is counted when the last round is over.
    pub(crate) match_end: MatchEnd,
    /// At which hand a player's store lies on the screen.
    pub(crate) store_lies: StoreLies,
}

impl Rules {
    /// The most seeds that a board can count: every seed may end in one place.
    pub const MAX_TOTAL: u8 = u8::MAX;
    /// The most seeds in a pit at the start, on the smallest board.
    pub const MAX_SEEDS: u8 = Self::MAX_TOTAL / 2 / MIN_PITS;
    /// The most rounds that may be agreed.
    pub const MAX_ROUNDS: u16 = 999;

    /// The names of the fields, as `--rule` and saves know them, in the order of the rules.
    pub const KEYS: &'static [&'static str] = &[
        "pits",
        "seeds",
        "relay",
        "store_end",
        "capture",
        "capture_after",
        "race",
        "race_clock",
        "widows",
        "widow_sowing",
        "rounds",
        "match_end",
        "store_lies",
    ];

    /// Pits a side, [`MIN_PITS`] to [`MAX_PITS`].
    pub const fn pits(&self) -> u8 {
        self.pits
    }

    /// Seeds in a pit at the start of a round.
    pub const fn seeds(&self) -> u8 {
        self.seeds
    }

    /// Whether a last seed in an occupied pit lifts it and goes on.
    pub const fn relay(&self) -> bool {
        self.relay
    }

    /// What a last seed in the own store means.
    pub const fn store_end(&self) -> StoreEnd {
        self.store_end
    }

    /// What dying in an own empty pit takes.
    pub const fn capture(&self) -> Capture {
        self.capture
    }

    /// When dying in an own empty pit takes something.
    pub const fn capture_after(&self) -> CaptureAfter {
        self.capture_after
    }

    /// How much of round one, and of a round after an even one, is raced.
    pub const fn race(&self) -> Opening {
        self.race
    }

    /// What the clock does while one side of a race chooses.
    pub const fn race_clock(&self) -> RaceClock {
        self.race_clock
    }

    /// Which pits stay unfilled.
    pub const fn widows(&self) -> Widows {
        self.widows
    }

    /// What sowing does at a widow.
    pub const fn widow_sowing(&self) -> WidowSowing {
        self.widow_sowing
    }

    /// Rounds in a match; 0 goes on until somebody is beheaded.
    pub const fn rounds(&self) -> u16 {
        self.rounds
    }

    /// What is counted when the last round is over.
    pub const fn match_end(&self) -> MatchEnd {
        self.match_end
    }

    /// At which hand a player's store lies on the screen.
    pub const fn store_lies(&self) -> StoreLies {
        self.store_lies
    }

    /// These rules with another value of one field, which the value's type names.
    pub fn with(mut self, value: impl RuleValue) -> Self {
        value.put(&mut self);
        self
    }

    /// These rules with or without relay sowing.
    pub const fn with_relay(self, relay: bool) -> Self {
        Self { relay, ..self }
    }

    /// These rules on a board of so many pits a side and seeds in each.
    ///
    /// # Errors
    /// If there is no such board.
    pub fn with_board(self, pits: u8, seeds: u8) -> Result<Self, RulesError> {
        Self { pits, seeds, ..self }.checked()
    }

    /// These rules in so many rounds, at most [`Rules::MAX_ROUNDS`]; 0 goes on until somebody is
    /// beheaded.
    ///
    /// # Errors
    /// If those are too many.
    pub fn with_rounds(self, rounds: u16) -> Result<Self, RulesError> {
        Self { rounds, ..self }.checked()
    }

    /// These rules with changes in words, as `--rule KEY=VALUE` has them.
    ///
    /// # Errors
    /// The first key or value that is unknown, or the field that is out of its bounds then.
    pub fn with_words<'a>(
        mut self,
        changes: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, RulesError> {
        for (key, word) in changes {
            self.set(key, word)?;
        }
        self.checked()
    }

    fn checked(self) -> Result<Self, RulesError> {
        self.validate().map(|()| self)
    }

    /// Every seed of the match: pits × seeds × 2 sides.
    pub const fn total(&self) -> u8 {
        self.pits * self.seeds * 2
    }

    /// The preset that has exactly these rules, if one has.
    pub fn preset(&self) -> Option<Preset> {
        Preset::ALL.iter().copied().find(|preset| preset.rules() == *self)
    }

    /// The value of the field `key` as `--rule` writes it; `None` if there is no such field.
    pub fn get(&self, key: &str) -> Option<String> {
        Some(match key {
            "pits" => self.pits.to_string(),
            "seeds" => self.seeds.to_string(),
            "relay" => self.relay.to_string(),
            "store_end" => self.store_end.word().to_owned(),
            "capture" => self.capture.word().to_owned(),
            "capture_after" => self.capture_after.word().to_owned(),
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
    pub(crate) fn set(&mut self, key: &str, word: &str) -> Result<(), RulesError> {
        macro_rules! choose {
            ($field:ident, $kind:ident) => {
                self.$field = $kind::from_word(word).ok_or_else(|| unknown_word(key, word, $kind::words()))?
            };
        }
        match key {
            "pits" => self.pits = number(key, word, MIN_PITS.into(), MAX_PITS.into())? as u8,
            "seeds" => self.seeds = number(key, word, 1, Self::MAX_SEEDS.into())? as u8,
            "rounds" => self.rounds = number(key, word, 0, u64::from(Self::MAX_ROUNDS))? as u16,
            "relay" => {
                self.relay = match word {
                    "true" | "yes" => true,
                    "false" | "no" => false,
                    _ => return Err(unknown_word(key, word, "true, false".to_owned())),
                }
            }
            "store_end" => choose!(store_end, StoreEnd),
            "capture" => choose!(capture, Capture),
            "capture_after" => choose!(capture_after, CaptureAfter),
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

    /// Checks that a board can be laid for these rules, and names the first field that is out of its bounds.
    pub(crate) fn validate(&self) -> Result<(), RulesError> {
        within("pits", self.pits.into(), MIN_PITS.into(), MAX_PITS.into())?;
        within("seeds", self.seeds.into(), 1, Self::MAX_SEEDS.into())?;
        within("rounds", self.rounds.into(), 0, u64::from(Self::MAX_ROUNDS))?;
        let total = u16::from(self.pits) * u16::from(self.seeds) * 2;
        if total > u16::from(Self::MAX_TOTAL) {
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

/// Rules as they are read, before they are checked.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[serde(rename = "Rules", deny_unknown_fields)]
struct Unchecked {
    pits: u8,
    seeds: u8,
    relay: bool,
    store_end: StoreEnd,
    capture: Capture,
    capture_after: CaptureAfter,
    race: Opening,
    race_clock: RaceClock,
    widows: Widows,
    widow_sowing: WidowSowing,
    rounds: u16,
    match_end: MatchEnd,
    store_lies: StoreLies,
}

#[cfg(feature = "serde")]
impl TryFrom<Unchecked> for Rules {
    type Error = RulesError;

    fn try_from(read: Unchecked) -> Result<Self, RulesError> {
        let Unchecked {
            pits,
            seeds,
            relay,
            store_end,
            capture,
            capture_after,
            race,
            race_clock,
            widows,
            widow_sowing,
            rounds,
            match_end,
            store_lies,
        } = read;
        Self {
            pits,
            seeds,
            relay,
            store_end,
            capture,
            capture_after,
            race,
            race_clock,
            widows,
            widow_sowing,
            rounds,
            match_end,
            store_lies,
        }
        .checked()
    }
}

/// A value of one field of the rules, for [`Rules::with`].
pub trait RuleValue: sealed::Sealed {
    #[doc(hidden)]
    fn put(self, rules: &mut Rules);
}

mod sealed {
    pub trait Sealed {}
}

macro_rules! rule_values {
    ($($kind:ident $field:ident),+ $(,)?) => {
        $(
            impl sealed::Sealed for $kind {}

            impl RuleValue for $kind {
                fn put(self, rules: &mut Rules) {
                    rules.$field = self;
                }
            }
        )+
    };
}

rule_values! {
    StoreEnd store_end, Capture capture, CaptureAfter capture_after, Opening race, RaceClock race_clock,
    Widows widows, WidowSowing widow_sowing, MatchEnd match_end, StoreLies store_lies,
}

/// Why rules cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RulesError {
    /// No field has this name.
    #[error("rule {key:?} is none of {}", Rules::KEYS.join(", "))]
    UnknownKey {
        /// The key given.
        key: String,
    },
    /// The field does not know this word.
    #[error("{key}: {word:?} is none of {known}")]
    UnknownWord {
        /// The field.
        key: String,
        /// The word given.
        word: String,
        /// The words it knows.
        known: String,
    },
    /// The number is outside the field's bounds, or is not a number.
    #[error("{key}: {word} is not a number from {min} to {max}")]
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
    #[error(
        "pits, seeds: 2 x {pits} x {seeds} are {total} seeds, more than the {} that a board can count",
        Rules::MAX_TOTAL
    )]
    TooManySeeds {
        /// Pits a side.
        pits: u8,
        /// Seeds in a pit.
        seeds: u8,
        /// The seeds of both sides.
        total: u16,
    },
}

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

fn unknown_word(key: &str, word: &str, known: String) -> RulesError {
    RulesError::UnknownWord { key: key.to_owned(), word: word.to_owned(), known }
}
