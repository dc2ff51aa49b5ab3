//! The game line by line: for screen readers, braille lines, dumb terminals and pipes.
//!
//! Everything is told in sentences, nothing moves, and no escape sequence is written. What is
//! typed may be in any of the languages; input that ends keeps the match.

mod board;
mod orders;
mod typed;

use std::collections::VecDeque;
use std::io::{BufRead, Write};

use crate::ai::{self, Stop};
use crate::game::{BySide, Choice, PhaseKind, Side};
use crate::save::{Autosave, Controller, Saved};
use crate::say;
use crate::text::Text;
use crate::words::{Actor, Narrator, Sentence, refused};

use super::context::Context;
use super::dialogue::Dialogue;
use super::failure::Failure;
use typed::{Order, Orders, Typed};

/// A match that is played line by line.
pub struct Plain<'a> {
    text: &'a Text,
    saved: Saved,
    autosave: Option<Autosave>,
    /// Whether the last choice could not be written.
    unkept: bool,
    actors: BySide<Actor>,
    narrator: Narrator,
    orders: Orders,
    dialogue: Dialogue<'a>,
    /// Pits that were typed ahead, and by whom.
    ahead: Option<(Side, VecDeque<u8>)>,
    /// Choices of this moment that wait until everybody has chosen.
    pending: Vec<Choice>,
    /// Whether the last thing typed was that somebody gives up; once more makes it so.
    giving_up: bool,
}

/// What came of asking a player.
enum Answer {
    /// A choice.
    Choice(Choice),
    /// The match is another one now: something was taken back, or time passed.
    Changed,
    /// The player leaves.
    Leaves,
}

/// Tells a whole match from the first choice on.
///
/// # Errors
/// If it cannot be written.
pub fn retell(saved: &Saved, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let mut plain = Plain::new(saved.clone(), None, context);
    plain.actors = BySide::from_fn(|side| named(saved, side).unwrap_or(Actor::Side(side)));
    let told = plain.begin_again();
    plain.say_all(out, &told)?;
    let game = plain.saved.record.state();
    plain.say_all(out, &board::in_words(game, &plain.actors, plain.text))
}

/// The player's name, if there is one.
fn named(saved: &Saved, side: Side) -> Option<Actor> {
    let name = saved.players[side].name();
    (!name.is_empty()).then(|| Actor::Named(name.to_owned()))
}

/// How each side is spoken of: the only human is "you", two of anything go by name or side.
fn actors(saved: &Saved) -> BySide<Actor> {
    let human = |side: Side| saved.players[side].controller == Controller::Human;
    BySide::from_fn(|side: Side| {
        if human(side) == human(!side) {
            named(saved, side).unwrap_or(Actor::Side(side))
        } else if human(side) {
            Actor::You
        } else {
            Actor::Computer
        }
    })
}

impl<'a> Plain<'a> {
    /// Sits down to a match, which is kept in `autosave` if that could be had.
    #[must_use]
    pub fn new(saved: Saved, autosave: Option<Autosave>, context: &'a Context) -> Self {
        let actors = actors(&saved);
        let narrator = Narrator::new(*saved.record.state().setup(), actors.clone());
        let mut plain = Self {
            text: &context.text,
            saved,
            autosave,
            unkept: false,
            actors,
            narrator,
            orders: Orders::new(&context.text),
            dialogue: Dialogue::new(&context.text),
            ahead: None,
            pending: Vec::new(),
            giving_up: false,
        };
        plain.begin_again();
        plain
    }

    /// Plays until the match is over, the player leaves or the input ends.
    ///
    /// # Errors
    /// If nothing can be written any more.
    pub fn run(mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
        self.greet(out)?;
        self.store(out)?;
        while self.saved.record.state().outcome().is_none() {
            if !self.step(input, out)? {
                break;
            }
        }
        self.part(out)?;
        if self.unkept { self.save_elsewhere(input, out) } else { Ok(()) }
    }

    /// Lets everybody choose whom the match waits for: each human is asked, and what the
    /// computer chooses at the same time was settled before. Whether the match goes on.
    fn step(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<bool, Failure> {
        let game = self.saved.record.state();
        let waiting: Vec<Side> = Side::BOTH.into_iter().filter(|&side| game.waits_for(side)).collect();
        let (mut decided, mut asked) = (Vec::new(), Vec::new());
        for side in waiting {
            match self.saved.players[side].controller {
                Controller::Human => asked.push(side),
                Controller::Computer(level) => {
                    let decision = ai::decide(game, side, level, self.saved.seed, &Stop::new());
                    decided.extend(decision.map(|decision| decision.choices).unwrap_or_default());
                }
            }
        }
        // Nothing is carried out before everybody has chosen: nobody sees another's choice.
        self.pending.clear();
        for side in asked {
            match self.ask(side, input, out)? {
                Answer::Choice(choice) => self.pending.push(choice),
                Answer::Changed => return Ok(true),
                Answer::Leaves => return Ok(false),
            }
        }
        let chosen = std::mem::take(&mut self.pending);
        for choice in chosen.into_iter().chain(decided) {
            if self.saved.record.state().outcome().is_none() {
                self.choose(choice, out)?;
            }
        }
        Ok(true)
    }

    /// Makes a choice, tells what came of it and keeps the match. The choice is legal.
    fn choose(&mut self, choice: Choice, out: &mut dyn Write) -> Result<(), Failure> {
        let phase = self.saved.record.state().phase_kind();
        let mut events = Vec::new();
        match self.saved.record.choose(choice, &mut events) {
            Ok(_) => {
                let told = self.narrator.tell(phase, &events, self.text);
                self.say_all(out, &told)?;
                self.store(out)
            }
            Err(why) => self.say(out, &why.sentence(self.text)),
        }
    }

    /// Asks `side` until there is an answer that matters.
    fn ask(&mut self, side: Side, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Answer, Failure> {
        let mut told = false;
        loop {
            if let Some(pit) = self.next_ahead(side) {
                match self.choice_of(side, &[pit]) {
                    Ok(choice) => return Ok(Answer::Choice(choice)),
                    Err(why) => {
                        self.ahead = None;
                        self.say(out, &why)?;
                    }
                }
            }
            if !told {
                self.question(side, out)?;
                told = true;
            }
            let Some(line) = self.dialogue.read_line(input, out)? else {
                return Ok(Answer::Leaves);
            };
            let typed = self.orders.read(&line);
            let gives_up = matches!(typed, Typed::Order(Order::Resign, _));
            let giving_up = std::mem::replace(&mut self.giving_up, gives_up);
            match typed {
                Typed::Nothing => {}
                Typed::Unknown(line) => self.say(out, &say!(self.text, "plain-unknown", typed = line))?,
                Typed::Pits(pits) if self.saved.record.state().phase_kind() != PhaseKind::Widows => {
                    self.ahead = Some((side, pits.into()));
                }
                Typed::Pits(pits) => match self.choice_of(side, &pits) {
                    Ok(choice) => return Ok(Answer::Choice(choice)),
                    Err(why) => self.say(out, &why)?,
                },
                Typed::Order(Order::Resign, _) if giving_up => {
                    return Ok(Answer::Choice(Choice::Resign { side }));
                }
                Typed::Order(order, rest) => {
                    if let Some(answer) = self.obey(order, &rest, side, out)? {
                        return Ok(answer);
                    }
                }
            }
        }
    }

    /// The next pit that `side` typed ahead. Pits of somebody whose turn has ended are dropped.
    fn next_ahead(&mut self, side: Side) -> Option<u8> {
        match &mut self.ahead {
            Some((typist, pits)) if *typist == side => pits.pop_front(),
            _ => {
                self.ahead = None;
                None
            }
        }
    }

    /// The choice that typing these pits is, if it is legal; otherwise why it is not.
    fn choice_of(&self, side: Side, pits: &[u8]) -> Result<Choice, String> {
        let game = self.saved.record.state();
        let choice = match (game.phase_kind(), pits) {
            (PhaseKind::Widows, pits) => Choice::Widows { side, pits: pits.iter().copied().collect() },
            (_, &[pit, ..]) => game.lifting(side, pit),
            (_, []) => return Err(self.text.get("plain-which-pit")),
        };
        match game.clone().choose(choice, &mut ()) {
            Ok(_) => Ok(choice),
            Err(why) => {
                let why = refused(&why, &self.actors, self.text);
                Err(say!(self.text, "plain-refused", why = why))
            }
        }
    }

    fn say(&self, out: &mut dyn Write, sentence: &str) -> Result<(), Failure> {
        self.dialogue.say(out, sentence)
    }

    fn say_all(&self, out: &mut dyn Write, sentences: &[String]) -> Result<(), Failure> {
        sentences.iter().try_for_each(|sentence| self.say(out, sentence))
    }
}
