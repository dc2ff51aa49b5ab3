//! What the commands of the line-by-line game do.

use std::io::{BufRead, Write};
use std::path::Path;

use crate::ai::{self, Level, Limits, Stop};
use crate::game::{BySide, Choice, Match, Phase, PhaseKind, Side};
use crate::save::{self, Controller};
use crate::say;
use crate::words::{Narrator, Sentence, explanation, table};

use super::super::failure::Failure;
use super::typed::{Order, Typed, words_of};
use super::{Answer, Plain, board};

/// The most positions that a hint may look at.
const HINT_NODES: u64 = 200_000;
/// The most ticks that are waited at once.
const MOST_TICKS: u32 = 10_000;

impl Plain<'_> {
    /// Does what `order` says. An answer if the question is not to be asked again.
    pub(super) fn obey(
        &mut self,
        order: Order,
        rest: &str,
        side: Side,
        out: &mut dyn Write,
    ) -> Result<Option<Answer>, Failure> {
        match order {
            Order::Help => self.help(out)?,
            Order::Board => {
                let told = board::in_words(self.saved.record.state(), &self.actors, self.text);
                self.say_all(out, &told)?;
            }
            Order::Table => {
                let game = self.saved.record.state();
                let names = BySide::from_fn(|side| self.actors[side].title(self.text));
                let board = game.position().board;
                for line in table(&board, game.rules().store_lies, &names, self.text) {
                    writeln!(out, "{line}")?;
                }
            }
            Order::Hint => {
                let hint = self.hint(side);
                self.say(out, &hint)?;
            }
            Order::Undo => return self.undo(out),
            Order::Redo => return self.redo(out),
            Order::Save => self.save(rest, out)?,
            Order::Rules => {
                for paragraph in explanation(self.saved.record.state().rules(), self.text) {
                    self.say(out, &paragraph.told)?;
                }
            }
            Order::Wait => return self.wait(rest, out),
            Order::Resign => self.say(out, &self.text.get("plain-resign"))?,
            Order::Quit => return Ok(Some(Answer::Leaves)),
        }
        Ok(None)
    }

    fn help(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let pits = self.saved.record.state().rules().pits;
        self.say(out, &say!(self.text, "plain-help-pits", pits = pits))?;
        for (_, key) in Order::ALL {
            // Keys: plain-help-*
            let meaning = self.text.get(&format!("plain-help-{key}"));
            let words = words_of(self.text, key);
            self.say(out, &say!(self.text, "plain-help-line", words = words, meaning = meaning))?;
        }
        Ok(())
    }

    fn hint(&self, side: Side) -> String {
        let game = self.saved.record.state();
        if let Phase::Turns(position) = game.phase() {
            let limits = Limits { nodes: Some(HINT_NODES), ..Limits::default() };
            let found = ai::analyse(position, game.rules(), &limits, &Stop::new(), |_| ());
            if let Some(best) = found.best {
                let turn: Vec<_> = best.turn.iter().map(|&pit| self.text.number(pit)).collect();
                let score = best.value.score();
                let state = match score {
                    0 => "level",
                    1.. => "ahead",
                    _ => "behind",
                };
                let (turn, seeds) = (turn.join(" "), score.abs());
                return say!(self.text, "plain-hint-turn", turn = turn, state = state, seeds = seeds);
            }
        }
        let decision = ai::decide(game, side, Level::Strong, self.saved.seed, &Stop::new());
        match decision.and_then(|decision| decision.choices.first().copied()) {
            Some(Choice::Race { pit, .. } | Choice::Sow { pit, .. }) => {
                say!(self.text, "plain-hint", pits = pit)
            }
            Some(Choice::Widows { pits, .. }) => {
                let pits: Vec<_> = pits.iter().map(|pit| self.text.number(pit)).collect();
                say!(self.text, "plain-hint", pits = pits.join(" "))
            }
            Some(Choice::Resign { .. } | Choice::TimeOut { .. }) | None => self.text.get("plain-no-hint"),
        }
    }

    /// Takes back what came after the last choice of a human, and that choice.
    fn undo(&mut self, out: &mut dyn Write) -> Result<Option<Answer>, Failure> {
        let mut taken_back = self.pending.len();
        if taken_back == 0 {
            taken_back = self.take_back();
        }
        if taken_back == 0 {
            self.say(out, &self.text.get("plain-nothing-to-undo"))?;
            return Ok(None);
        }
        self.begin_again();
        self.say(out, &say!(self.text, "plain-undone", count = taken_back))?;
        self.store(out)?;
        Ok(Some(Answer::Changed))
    }

    /// Takes back the last choice of a human and those after it; how many.
    fn take_back(&mut self) -> usize {
        let mut taken_back = 0;
        while let Some(choice) = self.saved.record.undo() {
            taken_back += 1;
            if self.saved.players[choice.side()].controller == Controller::Human {
                break;
            }
        }
        taken_back
    }

    /// Makes the choices again that were taken back, up to where a human was asked next.
    fn redo(&mut self, out: &mut dyn Write) -> Result<Option<Answer>, Failure> {
        let mut made = 0;
        loop {
            let phase = self.saved.record.state().phase_kind();
            let mut events = Vec::new();
            if self.saved.record.redo(&mut events).is_none() {
                break;
            }
            made += 1;
            let told = self.narrator.tell(phase, &events, self.text);
            self.say_all(out, &told)?;
            let game = self.saved.record.state();
            if self.humans().any(|side| game.waits_for(side)) {
                break;
            }
        }
        if made == 0 {
            self.say(out, &self.text.get("plain-nothing-to-redo"))?;
            return Ok(None);
        }
        self.store(out)?;
        Ok(Some(Answer::Changed))
    }

    /// Saves the match in its own file, or a copy in the file that is named. A file that is there
    /// and is no saved match is left alone.
    fn save(&mut self, file: &str, out: &mut dyn Write) -> Result<(), Failure> {
        if file.is_empty() {
            self.store(out)?;
            return self.tell_file(out);
        }
        let path = Path::new(file);
        let written = if path.exists() { save::read(path).map(|_| ()) } else { Ok(()) };
        match written.and_then(|()| save::write(path, &self.saved)) {
            Ok(()) => {
                self.unkept = false;
                self.say(out, &say!(self.text, "plain-saved", file = file))
            }
            Err(error) => self.say(out, &error.sentence(self.text)),
        }
    }

    /// Offers another place for a match that could not be saved.
    ///
    /// # Errors
    /// If the player leaves without having saved it.
    pub(super) fn save_elsewhere(
        &mut self,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let own = self.autosave.as_ref().map(|autosave| autosave.path().to_owned()).unwrap_or_default();
        let place = save::spare_place(&own, &self.saved).map(|path| path.display().to_string());
        while self.unkept {
            let offer = match &place {
                Some(file) => say!(self.text, "plain-elsewhere", file = file.as_str()),
                None => self.text.get("plain-elsewhere-nowhere"),
            };
            self.say(out, &offer)?;
            let Some(line) = self.dialogue.read_line(input, out)? else { break };
            match (self.orders.read(&line), &place) {
                (Typed::Order(Order::Quit, _), _) => break,
                (Typed::Nothing, Some(file)) => self.save(&file.clone(), out)?,
                (Typed::Nothing, None) => {}
                (Typed::Order(Order::Save, file), _) => self.save(&file, out)?,
                _ => self.save(line.trim(), out)?,
            }
        }
        if self.unkept { Err(Failure::Work(self.text.get("plain-left-unsaved"))) } else { Ok(()) }
    }

    /// Lets a number of ticks pass, or fewer if somebody has to choose before.
    fn wait(&mut self, ticks: &str, out: &mut dyn Write) -> Result<Option<Answer>, Failure> {
        let ticks = ticks.parse().unwrap_or(1).clamp(1, MOST_TICKS);
        if !self.saved.record.state().time_passes() {
            self.say(out, &self.text.get("plain-no-waiting"))?;
            return Ok(None);
        }
        let waiting = |game: &Match| Side::BOTH.map(|side| game.waits_for(side));
        let before = waiting(self.saved.record.state());
        for _ in 0..ticks {
            let mut events = Vec::new();
            self.saved.record.pass_time(&mut events);
            let told = self.narrator.tell(PhaseKind::Race, &events, self.text);
            self.say_all(out, &told)?;
            let game = self.saved.record.state();
            if !game.time_passes() || waiting(game) != before {
                break;
            }
        }
        Ok(Some(Answer::Changed))
    }

    /// Lets the narrator hear the match from its beginning, and gives what it tells.
    pub(super) fn begin_again(&mut self) -> Vec<String> {
        let setup = *self.saved.record.state().setup();
        self.narrator = Narrator::new(setup, self.actors.clone());
        let mut game = Match::new(setup);
        let mut told = Vec::new();
        for &choice in self.saved.record.choices() {
            let phase = game.phase_kind();
            let mut events = Vec::new();
            // The record has accepted the choice before.
            let _ = game.choose(choice, &mut events);
            told.extend(self.narrator.tell(phase, &events, self.text));
        }
        told
    }

    fn humans(&self) -> impl Iterator<Item = Side> {
        Side::BOTH.into_iter().filter(|&side| self.saved.players[side].controller == Controller::Human)
    }

    /// Keeps the match in its file. If that fails, it is said and the match goes on.
    pub(super) fn store(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let Some(autosave) = &self.autosave else {
            return Ok(());
        };
        let stored = autosave.store(&self.saved);
        // What failed is said once; the next choice may find room again.
        let told = std::mem::replace(&mut self.unkept, stored.is_err());
        match stored {
            Err(error) if !told => self.say(out, &error.sentence(self.text)),
            _ => Ok(()),
        }
    }

    /// Says where the match is kept.
    pub(super) fn tell_file(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let sentence = match &self.autosave {
            Some(autosave) if !self.unkept => {
                say!(self.text, "plain-kept", file = autosave.path().display().to_string())
            }
            _ => self.text.get("plain-not-kept"),
        };
        self.say(out, &sentence)
    }

    /// What is said at the beginning.
    pub(super) fn greet(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let game = self.saved.record.state();
        self.say(out, &self.text.get("plain-greeting"))?;
        for side in Side::BOTH {
            let who = self.actors[side].who();
            let controller = self.saved.players[side].controller.sentence(self.text);
            let sentence =
                say!(self.text, "plain-seat", side = side.word(), who = who, controller = controller);
            self.say(out, &sentence)?;
        }
        let rules = game.rules();
        self.say(out, &say!(self.text, "plain-round", round = game.round(), rounds = rules.rounds))
    }

    /// What `side` is asked, with the board.
    pub(super) fn question(&self, side: Side, out: &mut dyn Write) -> Result<(), Failure> {
        let game = self.saved.record.state();
        writeln!(out)?;
        self.say_all(out, &board::in_words(game, &self.actors, self.text))?;
        let actor = &self.actors[side];
        let (who, name) = (actor.who(), actor.name());
        let legal: Vec<_> = game.legal(side).iter().map(|pit| self.text.number(pit)).collect();
        let legal = legal.join(" ");
        let question = match game.phase() {
            Phase::Widows { .. } => {
                say!(self.text, "plain-ask-widows", who = who, name = name, due = game.widows_due(side))
            }
            Phase::Race(race) => {
                say!(self.text, "plain-ask-race", who = who, name = name, legal = legal, tick = race.tick())
            }
            Phase::Turns(_) | Phase::Over(..) => {
                say!(self.text, "plain-ask-turn", who = who, name = name, legal = legal)
            }
        };
        self.say(out, &question)
    }

    /// What is said at the end.
    pub(super) fn part(&self, out: &mut dyn Write) -> Result<(), Failure> {
        if self.saved.record.state().outcome().is_some() {
            return Ok(());
        }
        writeln!(out)?;
        self.tell_file(out)?;
        if self.autosave.is_some() { self.say(out, &self.text.get("plain-go-on")) } else { Ok(()) }
    }
}
