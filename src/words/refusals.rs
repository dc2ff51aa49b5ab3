//! Refusals of the rules in sentences.

use crate::game::{
    BadChoice, BySide, Illegal, NotationError, NotationFault, Part, RaceIllegal, Refusal, Rules, RulesError,
    SetupError, Side,
};
use crate::say;
use crate::text::Text;

use super::{Actor, Sentence};

/// Why a choice is refused, with the players named as `actors`.
pub fn refused(why: &Refusal, actors: &BySide<Actor>, text: &Text) -> String {
    match why {
        Refusal::MatchOver => text.get("game-refused-match-over"),
        Refusal::WrongPhase(phase) => say!(text, "game-refused-phase", phase = phase.word()),
        Refusal::NotYourTurn(side) => say!(text, "game-refused-turn", side = side.word()),
        Refusal::Pit(why) => illegal(*why, actors, text),
        Refusal::Race(why) => illegal_in_race(*why, actors, text),
        Refusal::WrongTick { tick, now } => say!(text, "game-refused-tick", tick = *tick, now = *now),
        Refusal::WrongWidows { due } => say!(text, "game-refused-widows", due = *due),
    }
}

fn illegal(why: Illegal, actors: &BySide<Actor>, text: &Text) -> String {
    match why {
        Illegal::RoundOver => text.get("game-refused-round-over"),
        Illegal::NoSuchPit(number) => say!(text, "game-refused-no-such-pit", pit = number),
        Illegal::Widow(pit) => {
            let (who, name) = (actors[pit.side].who(), actors[pit.side].name());
            say!(text, "game-refused-widow", who = who, name = name, pit = pit.number)
        }
        Illegal::Empty(pit) => {
            let (who, name) = (actors[pit.side].who(), actors[pit.side].name());
            say!(text, "game-refused-empty", who = who, name = name, pit = pit.number)
        }
    }
}

fn illegal_in_race(why: RaceIllegal, actors: &BySide<Actor>, text: &Text) -> String {
    match why {
        RaceIllegal::NotChoosing(side) => say!(text, "game-refused-not-choosing", side = side.word()),
        RaceIllegal::Pit(why) => illegal(why, actors, text),
    }
}

impl Sentence for Illegal {
    fn sentence(&self, text: &Text) -> String {
        illegal(*self, &Actor::sides(), text)
    }
}

impl Sentence for RaceIllegal {
    fn sentence(&self, text: &Text) -> String {
        illegal_in_race(*self, &Actor::sides(), text)
    }
}

impl Sentence for Refusal {
    fn sentence(&self, text: &Text) -> String {
        refused(self, &Actor::sides(), text)
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
            NotationFault::NotPit(word) => say!(text, "game-notation-pit", word = word.as_str()),
            NotationFault::NotChoice(word) => say!(text, "game-notation-choice", word = word.as_str()),
            NotationFault::NotEvent(word) => say!(text, "game-notation-event", word = word.as_str()),
        };
        say!(text, "game-notation-at", column = self.column, what = what)
    }
}

/// The name of a side in tables and headings.
impl Sentence for Side {
    fn sentence(&self, text: &Text) -> String {
        say!(text, "words-side", side = self.word())
    }
}

impl Sentence for SetupError {
    fn sentence(&self, text: &Text) -> String {
        match *self {
            Self::WrongPits { expected, found } => {
                say!(text, "rules-setup-pits", expected = expected, found = found)
            }
            Self::TooManySeeds { most, found } => {
                say!(text, "rules-setup-seeds", most = most, found = found)
            }
            Self::SeedsInWidow(pit) => say!(text, "rules-setup-widow", pit = pit.to_string()),
            Self::NoFullPit(side) => say!(text, "rules-setup-no-pit", side = side.word()),
            Self::HandicapAndPosition => text.get("rules-setup-both"),
        }
    }
}
