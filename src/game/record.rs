//! The record of a match: its setup and every choice. Undo, loading and replaying all replay it.

use super::choice::{Choice, Played, Refusal};
use super::event::Sink;
use super::game_match::Match;
use super::setup::Setup;

/// A match that remembers how it came about.
///
/// ```
/// use mak_khum::game::{Opening, Record, Rules, Setup};
/// let mut record = Record::new(Setup::new(Rules::default().with(Opening::Turns)));
/// for choice in ["s7", "s6", "s1", "s3"] {
///     record.choose(choice.parse()?, &mut ())?;
/// }
/// record.undo();
/// assert_eq!(record.choices().len(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    choices: Vec<Choice>,
    undone: Vec<Choice>,
    state: Match,
}

/// Why a list of choices is not a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("choice {} ({choice}): {why}", index + 1)]
pub struct BadChoice {
    /// The index of the first choice that is refused.
    pub index: usize,
    /// The choice.
    pub choice: Choice,
    /// Why it is refused.
    #[source]
    pub why: Refusal,
}

impl Record {
    /// The record of a match before its first choice.
    pub fn new(setup: Setup) -> Self {
        Self { choices: Vec::new(), undone: Vec::new(), state: Match::new(setup) }
    }

    /// Replays `choices` from the setup.
    ///
    /// # Errors
    /// The first choice that the rules refuse.
    pub fn replay(setup: Setup, choices: &[Choice], sink: &mut impl Sink) -> Result<Self, BadChoice> {
        let mut record = Self::new(setup);
        for (index, &choice) in choices.iter().enumerate() {
            record.choose(choice, sink).map_err(|why| BadChoice { index, choice, why })?;
        }
        Ok(record)
    }

    /// The match as it stands.
    pub const fn state(&self) -> &Match {
        &self.state
    }

    /// Every choice that was made and not undone, in order.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// Every choice with what it led to, in order.
    pub fn replayed(&self) -> impl Iterator<Item = (Choice, Played)> {
        let mut state = Match::new(*self.state.setup());
        self.choices.iter().map_while(move |&choice| Some((choice, state.choose(choice, &mut ()).ok()?)))
    }

    /// Makes a choice and forgets the undone ones.
    ///
    /// # Errors
    /// Why it is refused; the record is as it was then.
    pub fn choose(&mut self, choice: Choice, sink: &mut impl Sink) -> Result<Played, Refusal> {
        let played = self.state.choose(choice, sink)?;
        self.choices.push(choice);
        self.undone.clear();
        Ok(played)
    }

    /// Lets a tick of a running race clock pass. Only the ticks of the choices are recorded.
    pub fn pass_time(&mut self, sink: &mut impl Sink) {
        self.state.pass_time(sink);
    }

    /// Runs the clock of a race out, as if nobody chose any more.
    pub fn run_out(&mut self, sink: &mut impl Sink) {
        self.state.let_time_pass(sink);
    }

    /// Whether the match ended after its last choice, by the clock of a race alone. Replaying the
    /// choices does not end it; [`run_out`](Self::run_out) does.
    pub fn is_run_out(&self) -> bool {
        let replayed = Self::replay(*self.state.setup(), &self.choices, &mut ());
        self.state.outcome().is_some() && replayed.is_ok_and(|record| record.state.outcome().is_none())
    }

    /// Takes back the last choice and returns it.
    pub fn undo(&mut self) -> Option<Choice> {
        let last = self.choices.pop()?;
        self.undone.push(last);
        let mut state = Match::new(*self.state.setup());
        for &choice in &self.choices {
            // Every one of them was accepted in this order before.
            let _ = state.choose(choice, &mut ());
        }
        self.state = state;
        Some(last)
    }

    /// Makes the last undone choice again and returns it.
    pub fn redo(&mut self, sink: &mut impl Sink) -> Option<Choice> {
        let choice = self.undone.pop()?;
        self.state.choose(choice, sink).ok()?;
        self.choices.push(choice);
        Some(choice)
    }

    /// Whether there is a choice to undo.
    pub fn can_undo(&self) -> bool {
        !self.choices.is_empty()
    }

    /// Whether there is an undone choice.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }
}
