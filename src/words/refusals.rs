//! Why the rules refuse something, in sentences.

use crate::game::{
    BadChoice, Illegal, NotationError, NotationFault, Part, Pit, Preset, RaceIllegal, Refusal, Rules,
    RulesError, Side,
};
use crate::say;
use crate::text::Text;

use super::Sentence;

impl Sentence for Illegal {
    fn sentence(&self, text: &Text) -> String {
        let about = |key, pit: Pit| say!(text, key, side = pit.side.word(), pit = pit.number);
        match *self {
            Self::RoundOver => text.get("game-refused-round-over"),
            Self::NoSuchPit(number) => say!(text, "game-refused-no-such-pit", pit = number),
            Self::Widow(pit) => about("game-refused-widow", pit),
            Self::Empty(pit) => about("game-refused-empty", pit),
        }
    }
}

impl Sentence for RaceIllegal {
    fn sentence(&self, text: &Text) -> String {
        match self {
            Self::NotChoosing(side) => say!(text, "game-refused-not-choosing", side = side.word()),
            Self::Pit(why) => why.sentence(text),
        }
    }
}

impl Sentence for Refusal {
    fn sentence(&self, text: &Text) -> String {
        match self {
            Self::MatchOver => text.get("game-refused-match-over"),
            Self::WrongPhase(phase) => say!(text, "game-refused-phase", phase = phase.word()),
            Self::NotYourTurn(side) => say!(text, "game-refused-turn", side = side.word()),
            Self::Pit(why) => why.sentence(text),
            Self::Race(why) => why.sentence(text),
            Self::WrongTick { tick, now } => say!(text, "game-refused-tick", tick = *tick, now = *now),
            Self::WrongWidows { due } => say!(text, "game-refused-widows", due = *due),
        }
    }
}

impl Sentence for BadChoice {
    fn sentence(&self, text: &Text) -> String {
        let (choice, why) = (self.choice.to_string(), self.why.sentence(text));
        say!(text, "game-refused-choice", number = self.index + 1, choice = choice, why = why)
    }
}

impl Sentence for RulesError {
    fn sentence(&self, text: &Text) -> String {
        match self {
            Self::UnknownPreset { word } => {
                let known: Vec<_> = Preset::ALL.iter().map(|preset| preset.word()).collect();
                say!(text, "rules-refused-preset", word = word.as_str(), known = known.join(", "))
            }
            Self::UnknownKey { key } => {
                say!(text, "rules-refused-key", key = key.as_str(), known = Rules::KEYS.join(", "))
            }
            Self::UnknownWord { key, word, known } => {
                let (key, word, known) = (key.as_str(), word.as_str(), known.as_str());
                say!(text, "rules-refused-word", key = key, word = word, known = known)
            }
            Self::OutOfRange { key, word, min, max } => {
                let (key, word) = (key.as_str(), word.as_str());
                say!(text, "rules-refused-range", key = key, word = word, min = *min, max = *max)
            }
            Self::TooManySeeds { pits, seeds, total } => {
                let most = Rules::MAX_TOTAL;
                say!(text, "rules-refused-total", pits = *pits, seeds = *seeds, total = *total, most = most)
            }
        }
    }
}

impl Sentence for NotationError {
    fn sentence(&self, text: &Text) -> String {
        let what = match &self.what {
            NotationFault::Missing(Part::Rows) => text.get("game-notation-no-rows"),
            NotationFault::Missing(Part::Stores) => text.get("game-notation-no-stores"),
            NotationFault::Missing(Part::Turn) => text.get("game-notation-no-turn"),
            NotationFault::TooMuch => text.get("game-notation-too-much"),
            NotationFault::WrongPits { expected, found } => {
                say!(text, "game-notation-pits", expected = *expected, found = *found)
            }
            NotationFault::NotSeeds(word) => {
                say!(text, "game-notation-seeds", word = word.as_str(), most = Rules::MAX_TOTAL)
            }
            NotationFault::TooManySeeds { most, found } => {
                say!(text, "game-notation-total", most = *most, found = *found)
            }
            NotationFault::NotSide(word) => say!(text, "game-notation-side", word = word.as_str()),
            NotationFault::NotChoice(word) => say!(text, "game-notation-choice", word = word.as_str()),
        };
        say!(text, "game-notation-at", column = self.column, what = what)
    }
}

/// The name of a side, as a table or a heading has it.
impl Sentence for Side {
    fn sentence(&self, text: &Text) -> String {
        say!(text, "words-side", side = self.word())
    }
}
