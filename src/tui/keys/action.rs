//! What a user can do.

use std::fmt;
use std::str::FromStr;

/// What a user can do. Each has a word in the settings and a sentence in the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Chooses the pit of this number.
    Pit(u8),
    /// South lifts the pit in this column, counted from 1 at the left, in a race against the clock.
    South(u8),
    /// North lifts the pit in this column, counted from 1 at the left, in a race against the clock.
    North(u8),
    /// One to the left.
    Left,
    /// One to the right.
    Right,
    /// One up.
    Up,
    /// One down.
    Down,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// To the first.
    First,
    /// To the last.
    Last,
    /// Does what is marked.
    Confirm,
    /// Closes what is open, without a loss.
    Back,
    /// Skips what is being shown.
    Skip,
    /// Stops what is being shown, or lets it go on.
    Pause,
    /// Shows the next step of it.
    Step,
    /// Shows the last move again.
    Again,
    /// Slower.
    Slower,
    /// Faster.
    Faster,
    /// Takes back.
    Undo,
    /// Makes again what was taken back.
    Redo,
    /// Gives a hint with its reason.
    Hint,
    /// Shows the best whole turn.
    BestTurn,
    /// Shows or hides the bar of who stands better.
    Evaluation,
    /// Shows or hides where the sowing of the pit under the cursor would end.
    Preview,
    /// Shows or hides the way of the last sowing.
    Path,
    /// Opens the list of everything that can be done.
    Menu,
    /// Opens the help.
    Help,
    /// Opens the rules.
    Rules,
    /// Opens the settings.
    Settings,
    /// Writes the match to its file now.
    Save,
    /// Deletes the saved match that is marked.
    Delete,
    /// Gives up the match.
    Resign,
    /// Plays again, with sides changed.
    Rematch,
    /// Steps through the match from its beginning.
    Watch,
    /// Takes the last seed back.
    StepBack,
    /// Goes to the next capture.
    Capture,
    /// Plays on from here as a new match.
    PlayOn,
    /// Says what every turn was worth.
    Review,
    /// Goes back to the menu; the match is kept.
    Leave,
    /// Draws the screen anew.
    Redraw,
    /// Goes to the shell until called back.
    Suspend,
    /// Leaves the program; the match is kept.
    Quit,
}

/// The words of the actions that are not numbered.
const WORDS: &[(Action, &str)] = &[
    (Action::Left, "left"),
    (Action::Right, "right"),
    (Action::Up, "up"),
    (Action::Down, "down"),
    (Action::PageUp, "page-up"),
    (Action::PageDown, "page-down"),
    (Action::First, "first"),
    (Action::Last, "last"),
    (Action::Confirm, "confirm"),
    (Action::Back, "back"),
    (Action::Skip, "skip"),
    (Action::Pause, "pause"),
    (Action::Step, "step"),
    (Action::Again, "again"),
    (Action::Slower, "slower"),
    (Action::Faster, "faster"),
    (Action::Undo, "undo"),
    (Action::Redo, "redo"),
    (Action::Hint, "hint"),
    (Action::BestTurn, "best"),
    (Action::Evaluation, "evaluation"),
    (Action::Preview, "preview"),
    (Action::Path, "path"),
    (Action::Menu, "menu"),
    (Action::Help, "help"),
    (Action::Rules, "rules"),
    (Action::Settings, "settings"),
    (Action::Save, "save"),
    (Action::Delete, "delete"),
    (Action::Resign, "resign"),
    (Action::Rematch, "rematch"),
    (Action::Watch, "watch"),
    (Action::StepBack, "step-back"),
    (Action::Capture, "capture"),
    (Action::PlayOn, "play-on"),
    (Action::Review, "review"),
    (Action::Leave, "leave"),
    (Action::Redraw, "redraw"),
    (Action::Suspend, "suspend"),
    (Action::Quit, "quit"),
];

/// A numbered action: its word and how it is made.
type Numbered = (&'static str, fn(u8) -> Action);

const NUMBERED: &[Numbered] =
    &[("pit-", Action::Pit), ("race-south-", Action::South), ("race-north-", Action::North)];

impl Action {
    /// The part of the word of a numbered action that comes before its number; the whole word of
    /// any other. The sentence in the help has it in its key.
    #[must_use]
    pub fn stem(self) -> &'static str {
        match self {
            Self::Pit(_) => "pit",
            Self::South(_) => "race-south",
            Self::North(_) => "race-north",
            _ => WORDS.iter().find(|(action, _)| *action == self).map_or("", |(_, word)| word),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.stem())?;
        match self {
            Self::Pit(number) | Self::South(number) | Self::North(number) => write!(f, "-{number}"),
            _ => Ok(()),
        }
    }
}

/// The word names no action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownAction(pub String);

impl fmt::Display for UnknownAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<_> = WORDS.iter().map(|(_, word)| *word).collect();
        write!(
            f,
            "{:?} is no action of: pit-1, race-south-1, race-north-1 to 7, {}",
            self.0,
            words.join(", ")
        )
    }
}

impl std::error::Error for UnknownAction {}

impl FromStr for Action {
    type Err = UnknownAction;

    fn from_str(word: &str) -> Result<Self, UnknownAction> {
        let numbered = NUMBERED.iter().find_map(|(stem, make)| {
            let number = word.strip_prefix(stem)?.parse().ok()?;
            (1..=crate::game::MAX_PITS).contains(&number).then(|| make(number))
        });
        numbered
            .or_else(|| WORDS.iter().find(|(_, known)| *known == word).map(|(action, _)| *action))
            .ok_or_else(|| UnknownAction(word.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::BUILT_IN;

    #[test]
    fn every_action_has_its_sentence_in_every_language() {
        let stems = WORDS.iter().map(|(_, word)| *word);
        for stem in stems.chain(NUMBERED.iter().map(|(stem, _)| stem.trim_end_matches('-'))) {
            for (code, source) in BUILT_IN {
                assert!(source.contains(&format!("\ntui-do-{stem} =")), "tui-do-{stem} in {code}");
            }
        }
    }
}
