//! `mak-khum share`: a match as text, a position as text or picture, a match as a film.

use std::io::Write;
use std::path::PathBuf;

use clap::ValueEnum;

use crate::game::{Record, Turn};
use crate::save::Saved;
use crate::say;
use crate::settings::{Preview, Settings, Speed};
use crate::share;
use crate::tui::{self, Depth, Glyphs, Options};

use super::context::Context;
use super::failure::{Failure, new_file};
use super::{language, makruk, resume};

/// What `share` is told.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The saved match.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// What is made of it.
    #[arg(long = "as", value_name = "FORM", default_value = "text")]
    pub form: Form,
    /// After how many choices; the whole match, or for a picture its last position, if not said.
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// The file to write; stdout if not said.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// The columns and rows of a film.
const SIZE: (u16, u16) = (80, 24);

/// What a match is made into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// Text for people to read, or a position for them to paste.
    Text,
    /// A picture of a position.
    Svg,
    /// A film for the terminal.
    Cast,
}

/// Shares a match.
///
/// # Errors
/// If the match cannot be read, has no such position, or the result cannot be written.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    if makruk::is_makruk(&args.file) {
        return makruk::share(args, context, out);
    }
    let saved = resume::read(&args.file, context)?;
    let own = context.in_words_of(saved.record.state().rules());
    let context = own.as_ref().unwrap_or(context);
    let text = &context.text;
    let choices = saved.record.choices().len();
    if let Some(at) = args.at.filter(|&at| at > choices) {
        return Err(Failure::Usage(say!(text, "cli-share-no-such", count = choices, at = at)));
    }
    let made = match (args.form, args.at) {
        (Form::Text, None) => share::story(&saved, text),
        (Form::Text, Some(at)) => share::position_text(&saved, at, text).unwrap_or_default(),
        (Form::Svg, at) => picture(&saved, at.unwrap_or(choices), context),
        (Form::Cast, at) => film(&until(&saved, at.unwrap_or(choices)), context),
    };
    deliver(&made, args, context, out)
}

/// Writes what was made into a new file, or to stdout.
///
/// # Errors
/// If there is such a file already, or it cannot be written.
pub fn deliver(made: &str, args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let text = &context.text;
    let Some(path) = &args.out else {
        return Ok(out.write_all(made.as_bytes())?);
    };
    let mut file = new_file(path, text)?;
    Ok(file.write_all(made.as_bytes())?)
}

/// The match as it stood after so many choices.
fn until(saved: &Saved, at: usize) -> Saved {
    let setup = *saved.record.state().setup();
    let choices = &saved.record.choices()[..at];
    let record = Record::replay(setup, choices, &mut ()).unwrap_or_else(|_| Record::new(setup));
    Saved { record, ..saved.clone() }
}

/// The picture of the position after so many choices. At the end of a round it shows the board
/// as the last sowing left it, not the one that was laid for the next.
fn picture(saved: &Saved, at: usize, context: &Context) -> String {
    let then = until(saved, at);
    let turns = then.record.turns();
    let last = turns.last().filter(|turn| turn.first + turn.pits.len() == at && turn.end.is_over());
    let position = last.map_or_else(|| then.record.state().position(), |turn: &Turn| turn.end);
    let lies = then.record.state().rules().store_lies;
    let names = share::names(saved, &context.text);
    share::svg(&position, lies, &names, &share::title(saved, &context.text))
}

/// A film of the match as the game shows it, in the colours of the settings.
fn film(saved: &Saved, context: &Context) -> String {
    let settings = Settings { preview: Preview::Off, speed: Speed::Fast, ..context.settings.clone() };
    let options = Options {
        depth: Depth::True,
        glyphs: if settings.ascii { Glyphs::Ascii } else { Glyphs::Unicode },
        ..Options::of(&settings, &context.text, &language::folders())
    };
    let frames = tui::film(saved.clone(), options, SIZE.0, SIZE.1);
    share::cast(saved, &context.text, SIZE, frames)
}
