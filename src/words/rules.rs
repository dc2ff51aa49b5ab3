//! The rules in words, and where each field of a preset comes from.

use crate::game::{Opening, Preset, Rules, StoreLies};
use crate::say;
use crate::text::{Text, Value};

/// The key of the sentence that lists the words of Mak Lum, for [`Text::in_words_of`].
pub const WORDS_OF_MAK_LUM: &str = "words-of-mak-lum";

/// Whether this is Mak Lum, with its own number of pits and seeds perhaps: the game without relay.
pub const fn is_mak_lum(rules: &Rules) -> bool {
    !rules.relay()
}

/// Where the value of a field comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Provenance {
    /// The source text says it: the description of Mak Khum from Nakhon Si Thammarat.
    Source,
    /// The source text can be read so; `docs/rules.md` says why.
    Reading,
    /// The source text leaves it open and this program decides.
    Ours,
    /// The local database of the Prince of Songkla University, as it is read by others.
    Songkhla,
    /// The Malay rules of Congkak.
    Malay,
    /// The description of Mak Lum, the wooden toy, which is Kalah.
    Toy,
    /// It has no effect beside the other fields.
    Idle,
    /// The player changed it.
    Changed,
}

impl Provenance {
    /// Where `preset` has the value of the field `key` from.
    #[must_use]
    pub fn of(preset: Preset, key: &str) -> Self {
        match preset {
            Preset::MakKhum => match key {
                "store_end" | "widow_sowing" | "match_end" => Self::Reading,
                "race_clock" | "rounds" => Self::Ours,
                // The text itself races round one to its end.
                "race" => Self::Songkhla,
                _ => Self::Source,
            },
            Preset::Songkhla => match key {
                "widows" | "rounds" => Self::Songkhla,
                _ => Self::of(Preset::MakKhum, key),
            },
            Preset::Congkak => match key {
                "race_clock" => Self::Ours,
                _ => Self::Malay,
            },
            Preset::MakLum => Self::Toy,
        }
    }

    /// The word for it in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Source => "source",
            Self::Reading => "reading",
            Self::Ours => "ours",
            Self::Songkhla => "songkhla",
            Self::Malay => "malay",
            Self::Toy => "toy",
            Self::Idle => "idle",
            Self::Changed => "changed",
        }
    }

    /// Where the value comes from, in a few words.
    #[must_use]
    pub fn sentence(self, text: &Text) -> String {
        say!(text, "rules-provenance", of = self.word())
    }
}

/// Whether the field `key` changes nothing beside the other fields.
fn is_idle(rules: &Rules, key: &str) -> bool {
    match key {
        "race_clock" => rules.race == Opening::Turns,
        "widows" | "widow_sowing" => rules.rounds == 1,
        "match_end" => rules.rounds == 0,
        _ => false,
    }
}

/// One field of a set of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name, as `--rule` knows it.
    pub key: &'static str,
    /// Its value, as `--rule` writes it.
    pub value: String,
    /// Where the value comes from.
    pub provenance: Provenance,
}

impl Field {
    /// Every field of `rules`, which are those of `preset` or a change of them.
    #[must_use]
    pub fn all(rules: &Rules, preset: Preset) -> Vec<Self> {
        let fields = Rules::KEYS.iter().filter_map(|&key| {
            let value = rules.get(key)?;
            let provenance = if is_idle(rules, key) {
                Provenance::Idle
            } else if preset.rules().get(key).as_ref() == Some(&value) {
                Provenance::of(preset, key)
            } else {
                Provenance::Changed
            };
            Some(Self { key, value, provenance })
        });
        fields.collect()
    }

    /// What the value means.
    #[must_use]
    pub fn meaning(&self, text: &Text) -> String {
        // Keys: rules-field-*
        let key = format!("rules-field-{}", self.key.replace('_', "-"));
        say!(text, &key, value = Value::try_number(&self.value))
    }
}

/// A part of what explains a set of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph {
    /// What it is about.
    pub heading: String,
    /// What it says.
    pub told: String,
}

/// How a game under these rules is played, with what the fields say.
#[must_use]
pub fn explanation(rules: &Rules, text: &Text) -> Vec<Paragraph> {
    let paragraph = |heading, told| Paragraph { heading: text.get(heading), told };
    let mut told = vec![
        paragraph(
            "rules-heading-board",
            say!(
                text,
                "rules-told-board",
                pits = rules.pits,
                seeds = rules.seeds,
                total = rules.total(),
                lies = rules.store_lies.word(),
                way = if rules.store_lies == StoreLies::Left { "clockwise" } else { "counter" },
            ),
        ),
        paragraph(
            "rules-heading-sowing",
            say!(text, "rules-told-sowing", store = rules.store_end.word(), relay = rules.relay.to_string()),
        ),
        paragraph(
            "rules-heading-capture",
            say!(
                text,
                "rules-told-capture",
                capture = rules.capture.word(),
                after = rules.capture_after.word(),
            ),
        ),
        paragraph(
            "rules-heading-race",
            say!(text, "rules-told-race", race = rules.race.word(), clock = rules.race_clock.word()),
        ),
    ];
    if rules.rounds != 1 {
        told.push(paragraph(
            "rules-heading-rounds",
            say!(
                text,
                "rules-told-rounds",
                seeds = rules.seeds,
                widows = rules.widows.word(),
                sowing = rules.widow_sowing.word(),
                race = rules.race.word(),
            ),
        ));
    }
    let end = say!(text, "rules-told-match", rounds = rules.rounds, end = rules.match_end.word());
    told.push(paragraph("rules-heading-match", end));
    told
}
