//! The record of a match: its set-up and every choice. There is no other history: undo, loading and
//! replaying are the same replay.

use super::choice::{Choice, Refusal};
use super::game_match::{Match, Setup};

/// A match that remembers how it came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    choices: Vec<Choice>,
    undone: Vec<Choice>,
    state: Match,
}

/// Why a list of choices is not a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("choice {} ({choice}): {why}", index + 1)]
pub struct BadChoice {
    /// The place in the list of the first choice that is refused, counted from 0.
    pub index: usize,
    /// The choice.
    pub choice: Choice,
    /// Why it is refused.
    pub why: Refusal,
}

impl Record {
    /// The record of a match before its first choice.
    pub fn new(setup: Setup) -> Self {
        Self { choices: Vec::new(), undone: Vec::new(), state: Match::new(setup) }
    }

    /// Replays `choices` from the set-up.
    ///
    /// # Errors
    /// The first choice that the rules refuse.
    pub fn replay(setup: Setup, choices: &[Choice]) -> Result<Self, BadChoice> {
        let mut record = Self::new(setup);
        for (index, &choice) in choices.iter().enumerate() {
            record.choose(choice).map_err(|why| BadChoice { index, choice, why })?;
        }
        Ok(record)
    }

    /// The match as it stands.
    pub const fn state(&self) -> &Match {
        &self.state
    }

    /// Every choice that was made and not undone, the first one first.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// The match before each choice, with that choice.
    pub fn replayed(&self) -> impl Iterator<Item = (Match, Choice)> {
        let mut state = Match::new(*self.state.setup());
        self.choices.iter().map_while(move |&choice| {
            let before = state.clone();
            state.choose(choice).ok()?;
            Some((before, choice))
        })
    }

    /// Makes a choice. What had been undone cannot be redone after it.
    ///
    /// # Errors
    /// Why it is refused; the record is as it was then.
    pub fn choose(&mut self, choice: Choice) -> Result<(), Refusal> {
        self.state.choose(choice)?;
        self.choices.push(choice);
        self.undone.clear();
        Ok(())
    }

    /// Takes back the last choice and returns it.
    pub fn undo(&mut self) -> Option<Choice> {
        let last = self.choices.pop()?;
        self.undone.push(last);
        let mut state = Match::new(*self.state.setup());
        for &choice in &self.choices {
            // Every one of them was accepted in this order before.
            let _ = state.choose(choice);
        }
        self.state = state;
        Some(last)
    }

    /// Makes the choice again that was taken back last, and returns it.
    pub fn redo(&mut self) -> Option<Choice> {
        let choice = self.undone.pop()?;
        self.state.choose(choice).ok()?;
        self.choices.push(choice);
        Some(choice)
    }

    /// Whether a choice that was taken back can be made again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }
}
