//! Matches of Makruk in files: going on, replaying, sharing.

use std::io::{self, Write};
use std::path::Path;

use serde::Serialize;

use crate::makruk::{Choice, Match, Notation, Side};
use crate::save::{self, Autosave, MakrukSaved, SaveError};
use crate::say;
use crate::words::Sentence;
use crate::words::makruk::{board_rows, choice_told, move_written};

use super::super::context::Context;
use super::super::failure::Failure;
use super::super::json;
use super::super::share::{Args, Form, deliver};
use super::plain::{Plain, needs_lines};

/// Whether a file holds a match of Makruk.
pub fn is_makruk(path: &Path) -> bool {
    save::is_makruk(path)
}

fn read(path: &Path, context: &Context) -> Result<MakrukSaved, Failure> {
    save::read_makruk(path).map_err(|error| Failure::Usage(error.sentence(&context.text)))
}

/// Goes on with a match.
///
/// # Errors
/// If it cannot be read.
pub fn go_on(path: &Path, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let saved = read(path, context)?;
    needs_lines(context)?;
    let own_file = |error: SaveError| {
        context.warn(&error.sentence(&context.text));
        None
    };
    let autosave = Autosave::claim(path).map_or_else(own_file, Some);
    Plain::new(saved, autosave, context).run(&mut io::stdin().lock(), out)
}

/// A choice and the position after it, as JSON has it.
#[derive(Serialize)]
struct ChoiceLine {
    number: u32,
    side: Option<&'static str>,
    choice: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    written: Option<String>,
    position: String,
}

/// How the match stands, as JSON has it.
#[derive(Serialize)]
struct ResultLine {
    result: Option<&'static str>,
    why: Option<&'static str>,
}

/// Tells a match from the first choice on.
///
/// # Errors
/// If the file cannot be read.
pub fn replay(path: &Path, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let saved = read(path, context)?;
    let state = saved.record.state();
    let mut game = Match::new(*state.setup());
    for (before, choice) in saved.record.replayed() {
        // The record has accepted the choice before.
        let _ = game.choose(choice);
        if context.flags.json {
            let written = match choice {
                Choice::Move(mv) => Some(Notation::Western.write(before.position(), mv)),
                _ => None,
            };
            let side = before.waits_for().map(Side::word);
            let (choice, position) = (choice.to_string(), game.fen().to_string());
            json::line(out, &ChoiceLine { number: before.move_number(), side, choice, written, position })?;
        } else {
            for sentence in choice_told(&before, choice, &game, &context.text) {
                writeln!(out, "{sentence}")?;
            }
        }
    }
    if context.flags.json {
        let outcome = state.outcome();
        let result = outcome.map(|outcome| outcome.winner.map_or("draw", Side::word));
        return Ok(json::line(out, &ResultLine { result, why: outcome.map(|outcome| outcome.why.word()) })?);
    }
    writeln!(out)?;
    for row in board_rows(state.position(), Side::White, &context.text) {
        writeln!(out, "{row}")?;
    }
    Ok(())
}

/// Shares a match as text: its moves, or a position.
///
/// # Errors
/// If the file cannot be read, has no such position, or the result cannot be written.
pub fn share(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let text = &context.text;
    let saved = read(&args.file, context)?;
    if args.form != Form::Text {
        return Err(Failure::Usage(text.get("makruk-share-text")));
    }
    let choices = saved.record.choices().len();
    let made = match args.at {
        Some(at) if at > choices => {
            return Err(Failure::Usage(say!(text, "cli-share-no-such", count = choices, at = at)));
        }
        Some(at) => position_text(&saved, at, context),
        None => story(&saved, context),
    };
    deliver(&made, args, context, out)
}

/// The moves in numbered pairs, and how the match ended.
fn story(saved: &MakrukSaved, context: &Context) -> String {
    let (text, state) = (&context.text, saved.record.state());
    let seats = Side::BOTH.into_iter().zip(&saved.players).map(|(side, player)| {
        say!(text, "makruk-seat", side = side.word(), controller = player.controller.sentence(text))
    });
    let mut lines: Vec<String> = seats.collect();
    lines.extend([state.setup().start.to_string(), String::new()]);
    // The number of a move, and what both sides played in it.
    let mut pair: Option<(String, Vec<String>)> = None;
    let written = |(number, moves): (String, Vec<String>)| format!("{number} {}", moves.join(" "));
    for (before, choice) in saved.record.replayed() {
        let Choice::Move(mv) = choice else { continue };
        let is_white = before.position().turn() == Side::White;
        if is_white || pair.is_none() {
            lines.extend(pair.take().map(written));
            let dots = if is_white { "." } else { "..." };
            pair = Some((format!("{}{dots}", before.move_number()), Vec::new()));
        }
        if let Some((_, moves)) = &mut pair {
            moves.push(move_written(before.position(), mv, text));
        }
    }
    lines.extend(pair.map(written));
    if let Some(outcome) = state.outcome() {
        lines.extend([String::new(), outcome.sentence(text)]);
    }
    lines.join("\n") + "\n"
}

/// The board after so many choices, and its FEN.
fn position_text(saved: &MakrukSaved, at: usize, context: &Context) -> String {
    let mut game = Match::new(*saved.record.state().setup());
    for &choice in saved.record.choices().iter().take(at) {
        // The record has accepted the choice before.
        let _ = game.choose(choice);
    }
    let rows = board_rows(game.position(), Side::White, &context.text).join("\n");
    format!("{rows}\n{}\n", game.fen())
}
