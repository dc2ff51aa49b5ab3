//! Makruk line by line: for screen readers, braille lines, dumb terminals and pipes.

mod orders;
mod typed;

use std::io::{self, BufRead, Write};

use crate::ai::Stop;
use crate::makruk::engine::decide;
use crate::makruk::{Choice, Record, Setup, Side};
use crate::save::{self, Autosave, Controller, MakrukSaved, Player, SaveError};
use crate::say;
use crate::text::Text;
use crate::words::Sentence;
use crate::words::makruk::{choice_told, count_told, men_told, unread_told};

use super::super::context::Context;
use super::super::dialogue::Dialogue;
use super::super::failure::Failure;
use super::super::play::{Args, random_seed};
use super::asked::{fen, rules_of};
use typed::{Order, Vocabulary};

/// A match that is played line by line.
pub struct Plain<'a> {
    text: &'a Text,
    saved: MakrukSaved,
    autosave: Option<Autosave>,
    /// Whether the last choice could not be written.
    unkept: bool,
    vocabulary: Vocabulary,
    /// Whether the last thing typed was that somebody gives up; once more makes it so.
    giving_up: bool,
    dialogue: Dialogue<'a>,
}

/// What came of asking a player.
enum Answer {
    /// A choice.
    Choice(Choice),
    /// The match is another one now.
    Changed,
    /// The player leaves.
    Leaves,
}

/// Plays a new match.
///
/// # Errors
/// If there cannot be such a match, or it is to be played on the whole screen.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let rules = rules_of(context)?;
    let start = fen(args.from.as_deref(), context)?;
    if args.rounds.is_some() || args.first.is_some() {
        return Err(Failure::Usage(context.text.get("makruk-no-rounds")));
    }
    needs_lines(context)?;
    let seed = context.flags.seed.map_or_else(|| random_seed(&context.text), Ok)?;
    let usual = [Controller::Human, Controller::Computer(crate::ai::Level::Easy)];
    let who = [args.south.unwrap_or(usual[0]), args.north.unwrap_or(usual[1])];
    let players = who.map(|controller| Player::new("", controller));
    let saved = MakrukSaved { players, seed, record: Record::new(Setup { rules, start }) };
    let claim = || Autosave::create(&save::folder()?);
    let failed = |error: SaveError| context.warn(&error.sentence(&context.text));
    let autosave = claim().map_err(failed).ok();
    Plain::new(saved, autosave, context).run(&mut io::stdin().lock(), out)
}

/// Makruk is played line by line only.
///
/// # Errors
/// If that was not asked for.
pub fn needs_lines(context: &Context) -> Result<(), Failure> {
    if context.settings.plain { Ok(()) } else { Err(Failure::Usage(context.text.get("makruk-needs-plain"))) }
}

impl<'a> Plain<'a> {
    /// Sits down to a match, which is kept in `autosave` if that could be had.
    pub fn new(saved: MakrukSaved, autosave: Option<Autosave>, context: &'a Context) -> Self {
        Self {
            text: &context.text,
            saved,
            autosave,
            unkept: false,
            vocabulary: Vocabulary::new(&context.text),
            giving_up: false,
            dialogue: Dialogue::new(&context.text),
        }
    }

    /// Plays until the match is over, the player leaves or the input ends.
    ///
    /// # Errors
    /// If nothing can be written any more.
    pub fn run(mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
        self.say(out, &self.text.get("makruk-greeting"))?;
        for (side, player) in Side::BOTH.into_iter().zip(&self.saved.players) {
            let controller = player.controller.sentence(self.text);
            self.say(out, &say!(self.text, "makruk-seat", side = side.word(), controller = controller))?;
        }
        self.store(out)?;
        if let Some(outcome) = self.saved.record.state().outcome() {
            return self.say(out, &outcome.sentence(self.text));
        }
        let mut knows_board = false;
        while let Some(side) = self.saved.record.state().waits_for() {
            let answer = match self.saved.players[side as usize].controller {
                Controller::Human => {
                    if !knows_board {
                        self.tell_board(out)?;
                        knows_board = true;
                    }
                    self.ask(side, input, out)?
                }
                Controller::Computer(level) => {
                    let game = self.saved.record.state();
                    let decision = decide(game, level, self.saved.seed, &Stop::new());
                    for choice in decision.into_iter().flat_map(|decision| decision.choices) {
                        self.choose(choice, out)?;
                    }
                    continue;
                }
            };
            match answer {
                Answer::Choice(choice) => self.choose(choice, out)?,
                Answer::Changed => knows_board = false,
                Answer::Leaves => break,
            }
        }
        self.part(out)
    }

    /// Makes a choice, tells what came of it and keeps the match.
    fn choose(&mut self, choice: Choice, out: &mut dyn Write) -> Result<(), Failure> {
        let before = self.saved.record.state().clone();
        match self.saved.record.choose(choice) {
            Ok(()) => {
                let told = choice_told(&before, choice, self.saved.record.state(), self.text);
                self.say(out, &told.join(" "))?;
                self.store(out)
            }
            Err(why) => self.say(out, &say!(self.text, "plain-refused", why = why.sentence(self.text))),
        }
    }

    /// Asks `side` until there is an answer that matters.
    fn ask(&mut self, side: Side, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Answer, Failure> {
        self.question(side, out)?;
        loop {
            let Some(line) = self.dialogue.read_line(input, out)? else {
                return Ok(Answer::Leaves);
            };
            let order = self.vocabulary.read(&line);
            let gives_up = matches!(order, Some((Order::Resign, _)));
            let giving_up = std::mem::replace(&mut self.giving_up, gives_up);
            match order {
                _ if line.is_empty() => {}
                Some((Order::Resign, _)) if giving_up => return Ok(Answer::Choice(Choice::Resign(side))),
                Some((order, rest)) => {
                    if let Some(answer) = self.obey(order, rest, side, out)? {
                        return Ok(answer);
                    }
                }
                None => {
                    let position = self.saved.record.state().position();
                    match position.read_move(&line) {
                        Ok(mv) => return Ok(Answer::Choice(Choice::Move(mv))),
                        Err(why) => self.say(out, &unread_told(&why, position, &line, self.text))?,
                    }
                }
            }
        }
    }

    fn question(&self, side: Side, out: &mut dyn Write) -> Result<(), Failure> {
        let game = self.saved.record.state();
        let (text, name) = (self.text, side.word());
        if game.offer().is_some() {
            return self.say(out, &say!(text, "makruk-ask-offer", side = name));
        }
        self.say(out, &say!(text, "makruk-ask-move", side = name, number = game.move_number()))?;
        if game.may_start_count().is_ok() {
            self.say(out, &text.get("makruk-ask-count"))?;
        }
        Ok(())
    }

    /// Tells where the men stand and the count.
    fn tell_board(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let game = self.saved.record.state();
        for side in Side::BOTH {
            self.say(out, &men_told(game.position(), side, self.text))?;
        }
        if let Some(count) = game.count() {
            self.say(out, &count_told(count, self.text))?;
        }
        Ok(())
    }

    fn say(&self, out: &mut dyn Write, sentence: &str) -> Result<(), Failure> {
        self.dialogue.say(out, sentence)
    }

    /// Keeps the match in its file. If that fails, it is said once and the match goes on.
    fn store(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let Some(autosave) = &self.autosave else {
            return Ok(());
        };
        let stored = autosave.store_makruk(&self.saved);
        let told = std::mem::replace(&mut self.unkept, stored.is_err());
        match stored {
            Err(error) if !told => self.say(out, &error.sentence(self.text)),
            _ => Ok(()),
        }
    }

    /// Says where the match is kept.
    fn tell_file(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let sentence = match &self.autosave {
            Some(autosave) if !self.unkept => {
                say!(self.text, "plain-kept", file = autosave.path().display().to_string())
            }
            _ => self.text.get("plain-not-kept"),
        };
        self.say(out, &sentence)
    }

    /// What is said at the end.
    fn part(&self, out: &mut dyn Write) -> Result<(), Failure> {
        if self.saved.record.state().outcome().is_some() {
            return Ok(());
        }
        writeln!(out)?;
        self.tell_file(out)?;
        if self.autosave.is_some() { self.say(out, &self.text.get("plain-go-on")) } else { Ok(()) }
    }
}
