//! What every command needs to know: the language, the rules, the flags.

use std::io::{BufRead, IsTerminal, Write};

use crate::ai::Stop;
use crate::game::{Position, Preset, Rules};
use crate::say;
use crate::settings::Settings;
use crate::text::Text;
use crate::words::{Sentence, WORDS_OF_MAK_LUM, is_mak_lum};

use super::failure::Failure;
use super::flags::{Flags, Game};

/// What every command needs to know.
#[derive(Debug)]
pub struct Context {
    /// The sentences of the user's language.
    pub text: Text,
    /// The common flags.
    pub flags: Flags,
    /// The settings, with what flags and variables say laid over them.
    pub settings: Settings,
    /// What is wrong with the settings, in sentences.
    pub complaints: Vec<String>,
    rules: Rules,
}

impl Context {
    /// The context of a command line with these flags, where the file has these settings.
    ///
    /// # Errors
    /// If the rules that the flags describe cannot be played.
    pub fn new(text: Text, flags: &Flags, file: Settings) -> Result<Self, Failure> {
        let settings = flags.over(file);
        let preset = settings.preset.rules();
        // The changes of `--rule` are those of the game that is played.
        let rules = if flags.game == Some(Game::Makruk) { preset } else { changed(preset, flags, &text)? };
        let context = Self { text, flags: flags.clone(), settings, complaints: Vec::new(), rules };
        Ok(context.in_words_of(&rules).unwrap_or(context))
    }

    /// This context with sentences in the words of the game that these rules describe; `None` if they
    /// are those of Mak Khum.
    #[must_use]
    pub fn in_words_of(&self, rules: &Rules) -> Option<Self> {
        is_mak_lum(rules).then(|| Self {
            text: self.text.in_words_of(WORDS_OF_MAK_LUM),
            flags: self.flags.clone(),
            settings: self.settings.clone(),
            complaints: self.complaints.clone(),
            rules: self.rules,
        })
    }

    /// The rules that `--preset` and `--rule` describe; they can be played.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Whether Makruk is the game.
    pub fn is_makruk(&self) -> bool {
        self.flags.game == Some(Game::Makruk)
    }

    /// Reads a position of a board as the rules have it.
    ///
    /// # Errors
    /// What is wrong with it and where.
    pub fn position(&self, text: &str) -> Result<Position, Failure> {
        Position::parse(text, &self.rules).map_err(|error| Failure::Usage(error.sentence(&self.text)))
    }

    /// Does `work` for the position that was asked about; for `-`, for each line of standard input, in
    /// order, until `stop` is raised. Empty lines are passed over.
    ///
    /// # Errors
    /// What is wrong with a position, and in which line; or what the work says.
    pub fn each_position(
        &self,
        asked: &str,
        stop: &Stop,
        mut work: impl FnMut(Position) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        if asked != "-" {
            return work(self.position(asked)?);
        }
        for (number, line) in (1_u32..).zip(std::io::stdin().lock().lines()) {
            let line = line.map_err(|error| Failure::Work(error.sentence(&self.text)))?;
            if line.trim().is_empty() {
                continue;
            }
            let position = Position::parse(line.trim(), &self.rules).map_err(|error| {
                let what = error.sentence(&self.text);
                Failure::Usage(say!(self.text, "cli-stdin-line", line = number, what = what))
            })?;
            work(position)?;
            if stop.is_stopped() {
                break;
            }
        }
        Ok(())
    }

    /// Writes a warning on stderr: the work goes on, but not all of it is as it should be.
    pub fn warn(&self, message: &str) {
        // A message that nobody can read is not missed.
        let _ = writeln!(std::io::stderr(), "mak-khum: {message}");
    }

    /// Whether what happened is told as JSON: if that was asked for, or if no person reads it and
    /// words were not asked for.
    #[must_use]
    pub fn told_as_json(&self) -> bool {
        self.flags.json || !(self.flags.words || std::io::stdout().is_terminal())
    }

    /// Writes a message that is no error on stderr, unless `-q` was given.
    pub fn message(&self, message: &str) {
        if !self.flags.quiet {
            // A message that nobody can read is not missed.
            let _ = writeln!(std::io::stderr(), "{message}");
        }
    }

    /// The rules of `preset`, if one is named, with the changes of `--rule`.
    ///
    /// # Errors
    /// If they cannot be played.
    pub fn rules_of(&self, preset: Option<Preset>) -> Result<Rules, Failure> {
        preset.map_or(Ok(self.rules), |preset| changed(preset.rules(), &self.flags, &self.text))
    }
}

/// `rules` with the changes of `--rule`.
fn changed(mut rules: Rules, flags: &Flags, text: &Text) -> Result<Rules, Failure> {
    let mut change = || {
        flags.rule.iter().try_for_each(|change| rules.set(&change.key, &change.value))?;
        rules.validate()
    };
    change().map_err(|error| Failure::Usage(error.sentence(text)))?;
    Ok(rules)
}
