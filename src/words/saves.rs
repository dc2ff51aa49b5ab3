//! Faults of save files in sentences.

use crate::save::{Controller, Fault, MAX_BYTES, MAX_CHOICES, MAX_ROUNDS, MakrukFault, SaveError};
use crate::say;
use crate::text::Text;

use super::Sentence;

impl Sentence for SaveError {
    fn sentence(&self, text: &Text) -> String {
        let what = self.fault.sentence(text);
        if self.path.as_os_str().is_empty() {
            return what;
        }
        say!(text, "saves-fault", file = self.path.display().to_string(), what = what)
    }
}

impl Sentence for Fault {
    fn sentence(&self, text: &Text) -> String {
        let at = |line: usize, what: String| say!(text, "saves-fault-line", line = line, what = what);
        match self {
            Self::Read(error) => say!(text, "saves-fault-read", error = error.sentence(text)),
            Self::Write { step, error } => {
                say!(text, "saves-fault-write", step = step.word(), error = error.sentence(text))
            }
            Self::Delete(error) => say!(text, "saves-fault-delete", error = error.sentence(text)),
            Self::Rename(error) => say!(text, "saves-fault-rename", error = error.sentence(text)),
            Self::Exists => text.get("saves-fault-exists"),
            Self::Name { name } => say!(text, "saves-fault-name", name = name.as_str()),
            Self::InUse => text.get("saves-fault-in-use"),
            Self::NoFolder => text.get("saves-fault-no-folder"),
            Self::NotAFile => text.get("saves-fault-not-a-file"),
            Self::TooLarge => say!(text, "saves-fault-too-large", bytes = MAX_BYTES),
            Self::NotText { line } => at(*line, text.get("saves-fault-not-text")),
            Self::Json(error) => error.sentence(text),
            Self::NotOurs { format } => say!(text, "saves-fault-not-ours", format = format.as_str()),
            Self::Version { version } => say!(text, "saves-fault-version", version = *version),
            Self::OtherGame => text.get("saves-fault-other-game"),
            Self::Game { game } => say!(text, "saves-fault-game", game = game.as_str()),
            Self::Makruk(fault) => match fault {
                MakrukFault::Rules(error) => error.sentence(text),
                MakrukFault::Start(error) => error.sentence(text),
                MakrukFault::NotAChoice { line, text: word } => {
                    at(*line, say!(text, "makruk-saves-no-choice", word = word.as_str()))
                }
                MakrukFault::Refused { line, choice, why } => {
                    let (choice, why) = (choice.to_string(), why.sentence(text));
                    at(*line, say!(text, "saves-fault-refused", choice = choice, why = why))
                }
            },
            Self::Rules(error) => error.sentence(text),
            Self::Setup(error) => error.sentence(text),
            Self::From(error) => error.sentence(text),
            Self::Player { word } => say!(text, "saves-fault-player", word = word.as_str()),
            Self::Notation { line, error } => at(*line, error.sentence(text)),
            Self::Refused { line, choice, why } => {
                let (choice, why) = (choice.to_string(), why.sentence(text));
                at(*line, say!(text, "saves-fault-refused", choice = choice, why = why))
            }
            Self::WrongRound { line, choice, round } => {
                at(*line, say!(text, "saves-fault-round", choice = choice.to_string(), round = *round))
            }
            Self::NoLossOnTime { line } => at(*line, text.get("saves-fault-no-loss-on-time")),
            Self::Clock { word } => say!(text, "saves-fault-clock", word = word.as_str()),
            Self::TooManyRounds => say!(text, "saves-fault-too-many-rounds", most = MAX_ROUNDS),
            Self::TooLong { line } => at(*line, say!(text, "saves-fault-too-long", most = MAX_CHOICES)),
        }
    }
}

impl Sentence for Controller {
    fn sentence(&self, text: &Text) -> String {
        match self {
            Self::Human => text.get("words-human"),
            Self::Computer(level) => {
                let name = say!(text, "words-level", who = level.word());
                say!(text, "words-computer", level = level.number(), name = name)
            }
        }
    }
}
