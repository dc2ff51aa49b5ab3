//! What a user can do.

use std::fmt;
use std::str::FromStr;

use crate::text::Text;

/// What a user can do. Each action has a word in the settings and a sentence in the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Chooses the pit of this number.
    Pit(u8),
    /// South lifts the pit in this column, counted from 1 at the left, in a race on a running clock.
    South(u8),
    /// North lifts the pit in this column.
    North(u8),
    Left,
    Right,
    Up,
    Down,
    PageUp,
    PageDown,
    First,
    Last,
    /// Does what is marked.
    Confirm,
    /// Closes what is open, without loss.
    Back,
    /// Skips the animation.
    Skip,
    Pause,
    /// Shows the rest of a sowing at once.
    Step,
    /// Shows the next seed, or the next event that is not one.
    Seed,
    /// Shows the last move again.
    Again,
    Slower,
    Faster,
    Undo,
    Redo,
    Hint,
    /// Shows the best whole turn.
    BestTurn,
    /// Toggles the evaluation bar.
    Evaluation,
    /// Toggles the preview of the sowing under the cursor.
    Preview,
    /// Toggles the path of the last sowing.
    Path,
    /// Shows every turn of the match so far.
    Log,
    /// Opens the lesson on what is going on.
    Lesson,
    /// Lists everything that can be done.
    Menu,
    Help,
    Rules,
    Settings,
    /// Writes the match to its file now.
    Save,
    /// Deletes the marked match.
    Delete,
    Resign,
    /// Plays again, with sides changed.
    Rematch,
    /// Replays the match from its beginning.
    Watch,
    /// Takes the last seed back in a replay.
    StepBack,
    /// Jumps to the next capture in a replay.
    Capture,
    /// Plays on from here as a new match.
    PlayOn,
    /// Judges every turn of the match.
    Review,
    /// Returns to the menu; the match is kept.
    Leave,
    Redraw,
    /// Stops the program until the shell continues it.
    Suspend,
    /// Ends the program; the match is kept.
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
    (Action::Seed, "seed"),
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
    (Action::Log, "log"),
    (Action::Lesson, "lesson"),
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
    /// The word without its number; it is also part of the key of the help's sentence.
    pub fn stem(self) -> &'static str {
        match self {
            Self::Pit(_) => "pit",
            Self::South(_) => "race-south",
            Self::North(_) => "race-north",
            _ => WORDS.iter().find(|(action, _)| *action == self).map_or("", |(_, word)| word),
        }
    }
}

impl Action {
    /// What the action is called in a list.
    pub fn sentence(self, text: &Text) -> String {
        // Keys: tui-do-*
        let sentence = text.get(&format!("tui-do-{}", self.stem()));
        match self {
            Self::Pit(number) | Self::South(number) | Self::North(number) => {
                format!("{sentence}: {}", text.number(number))
            }
            _ => sentence,
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
