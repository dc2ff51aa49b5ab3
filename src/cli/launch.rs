//! Where a match is played: line by line, or on the whole screen of a terminal.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use crate::game::Rules;
use crate::save::{self, Autosave, SaveError, Saved};
use crate::settings::{self, FileError};
use crate::text::Text;
use crate::tui::{self, Options, Start, Wanted};
use crate::words::Sentence;

use super::context::Context;
use super::failure::Failure;
use super::language;
use super::plain::Plain;

/// A match to sit down to.
#[derive(Debug)]
pub enum Launch {
    /// The menu, to choose one there.
    Menu,
    /// A new match.
    New(Saved),
    /// One that is kept in a file, to go on with.
    Kept(PathBuf, Saved),
    /// One that is looked at.
    Replay(Saved),
    /// A lesson or a puzzle, of the player of this name.
    Study(Wanted, String),
}

impl Launch {
    /// The rules of the match, if it is one.
    fn rules(&self) -> Option<Rules> {
        match self {
            Self::New(saved) | Self::Kept(_, saved) | Self::Replay(saved) => {
                Some(*saved.record.state().rules())
            }
            Self::Menu | Self::Study(..) => None,
        }
    }
}

/// Opens the game on the whole screen; with `--plain`, plays line by line.
///
/// # Errors
/// If there is no terminal, or what is told cannot be written.
pub fn launch(what: Launch, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let own = what.rules().and_then(|rules| context.in_words_of(&rules));
    let context = own.as_ref().unwrap_or(context);
    let text = &context.text;
    if context.settings.plain {
        return match what {
            // Whoever asks for a lesson or a puzzle looks first whether there is a screen.
            Launch::Menu | Launch::Study(..) => Err(Failure::Usage(text.get("cli-plain-play"))),
            Launch::New(saved) => {
                Plain::new(saved, autosave(context), context).run(&mut io::stdin().lock(), out)
            }
            Launch::Kept(path, saved) => {
                let own_file = |error: SaveError| {
                    context.warn(&error.sentence(text));
                    autosave(context)
                };
                let autosave = Autosave::claim(&path).map_or_else(own_file, Some);
                Plain::new(saved, autosave, context).run(&mut io::stdin().lock(), out)
            }
            Launch::Replay(saved) => super::plain::retell(&saved, context, out),
        };
    }
    if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        return Err(Failure::Usage(text.get("cli-no-terminal")));
    }
    if is_dumb() {
        return Err(Failure::Usage(text.get("cli-dumb-terminal")));
    }
    let mut name = None;
    let start = match what {
        Launch::Menu => Start::Menu,
        Launch::New(saved) => Start::Match { saved: Box::new(saved), file: None },
        Launch::Kept(path, saved) => Start::Match { saved: Box::new(saved), file: Some(path) },
        Launch::Replay(saved) => Start::Replay(Box::new(saved)),
        Launch::Study(wanted, learner) => {
            name = Some(learner);
            Start::Study(wanted)
        }
    };
    play_in_the_terminal(start, name, context)
}

/// Whether there is a screen that a board can fill, and the user wants it filled.
pub fn has_screen(context: &Context) -> bool {
    !context.settings.plain && io::stdin().is_terminal() && io::stdout().is_terminal() && !is_dumb()
}

fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}

fn play_in_the_terminal(start: Start, name: Option<String>, context: &Context) -> Result<(), Failure> {
    let mut options = Options::of(&context.settings, &context.text, &language::folders());
    options.seed = context.flags.seed;
    options.rules = context.rules();
    options.folder = save::folder().map_err(|error| context.warn(&error.sentence(&context.text))).ok();
    options.complaints.splice(0..0, context.complaints.iter().cloned());
    let mut kept = options.over(&context.settings);
    // Somebody else's progress is no setting.
    options.learner = name;
    let text = Text::find(context.text.code(), &language::folders(), context.settings.digits);
    let text = text.unwrap_or_else(|_| Text::english());
    let keep = move |now: &Options| {
        let after = now.over(&kept);
        let file = settings::file().ok_or(FileError::NoFolder);
        let result = file.and_then(|file| settings::keep(&file, &kept, &after));
        kept = after;
        result.map_err(|error| error.sentence(&text))
    };
    let ended_by = tui::run(start, options, Box::new(keep))?;
    ended_by.map_or(Ok(()), |signal| Err(Failure::Ended(signal)))
}

/// The file for a new match. Without one the match is played all the same.
fn autosave(context: &Context) -> Option<Autosave> {
    let claim = || Autosave::create(&save::folder()?);
    claim().map_err(|error: SaveError| context.warn(&error.sentence(&context.text))).ok()
}
