//! The commands of the line-by-line game: their words, and what they do.

use std::io::Write;
use std::path::Path;

use crate::ai::{Limits, Stop};
use crate::makruk::engine::{Root, Thinker};
use crate::makruk::{Choice, Match, Side};
use crate::save::{self, Controller};
use crate::say;
use crate::words::Sentence;
use crate::words::makruk::{board_rows, choice_told, move_written, score_told};

use super::super::super::failure::Failure;
use super::typed::{Order, words_of};
use super::{Answer, Plain};

/// The most positions that a hint may search.
const HINT_NODES: u64 = 200_000;
/// Memory for the table of a hint, in mebibytes.
const HINT_HASH: usize = 16;

impl Plain<'_> {
    /// Does what `order` says. An answer if the question is not to be asked again.
    pub(super) fn obey(
        &mut self,
        order: Order,
        rest: &str,
        side: Side,
        out: &mut dyn Write,
    ) -> Result<Option<Answer>, Failure> {
        let choice = match order {
            Order::Help => return self.help(out),
            Order::Board => return self.tell_board(out).map(|()| None),
            Order::Table => return self.table(side, out),
            Order::Moves => return self.moves(out),
            Order::Hint => return self.hint(out),
            Order::Undo => return self.undo(out),
            Order::Redo => return self.redo(out),
            Order::Save => return self.save(rest, out),
            Order::Rules => return self.rules(out),
            Order::Resign => return self.say(out, &self.text.get("makruk-resign")).map(|()| None),
            Order::Quit => return Ok(Some(Answer::Leaves)),
            Order::Count => Choice::StartCount,
            Order::Stop => Choice::StopCount,
            Order::Draw => Choice::OfferDraw,
            Order::Accept => Choice::AcceptDraw,
            Order::Refuse => Choice::RefuseDraw,
        };
        match self.saved.record.state().clone().choose(choice) {
            Ok(()) => Ok(Some(Answer::Choice(choice))),
            Err(why) => {
                self.say(out, &say!(self.text, "plain-refused", why = why.sentence(self.text)))?;
                Ok(None)
            }
        }
    }

    fn help(&self, out: &mut dyn Write) -> Result<Option<Answer>, Failure> {
        self.say(out, &self.text.get("makruk-help-moves-typed"))?;
        for &order in <Order as strum::VariantArray>::VARIANTS {
            let key: &'static str = order.into();
            // Keys: makruk-help-*
            let meaning = self.text.get(&format!("makruk-help-{key}"));
            let words = words_of(order, self.text);
            self.say(out, &say!(self.text, "plain-help-line", words = words, meaning = meaning))?;
        }
        Ok(None)
    }

    fn table(&self, side: Side, out: &mut dyn Write) -> Result<Option<Answer>, Failure> {
        for row in board_rows(self.saved.record.state().position(), side, self.text) {
            writeln!(out, "{row}")?;
        }
        Ok(None)
    }

    fn moves(&self, out: &mut dyn Write) -> Result<Option<Answer>, Failure> {
        let position = self.saved.record.state().position();
        let moves = position.legal_moves();
        let written: Vec<String> = moves.iter().map(|&mv| move_written(position, mv, self.text)).collect();
        self.say(out, &say!(self.text, "makruk-moves", moves = written.join(" ")))?;
        Ok(None)
    }

    fn hint(&self, out: &mut dyn Write) -> Result<Option<Answer>, Failure> {
        let game = self.saved.record.state();
        let limits = Limits { time: None, nodes: Some(HINT_NODES), ..Limits::default() };
        let found = Thinker::new(HINT_HASH).think(&Root::of_match(game), &limits, &Stop::new(), |_| ());
        if let Some(report) = found
            && let Some(&mv) = report.line.first()
        {
            let written = move_written(game.position(), mv, self.text);
            let score = score_told(report.score, report.exact, game.position().turn(), self.text);
            self.say(out, &say!(self.text, "makruk-hint", written = written, score = score))?;
        }
        Ok(None)
    }

    fn rules(&self, out: &mut dyn Write) -> Result<Option<Answer>, Failure> {
        for part in super::super::rules::PARTS {
            self.say(out, &self.text.get(&format!("makruk-rules-{part}")))?;
        }
        Ok(None)
    }

    /// Takes back what came after the last choice of a human, and that choice.
    fn undo(&mut self, out: &mut dyn Write) -> Result<Option<Answer>, Failure> {
        let chooser: Vec<Option<Side>> =
            self.saved.record.replayed().map(|(before, _)| before.waits_for()).collect();
        let is_human = |side: &Option<Side>| {
            side.is_some_and(|side| self.saved.players[side as usize].controller == Controller::Human)
        };
        let Some(last) = chooser.iter().rposition(is_human) else {
            self.say(out, &self.text.get("plain-nothing-to-undo"))?;
            return Ok(None);
        };
        let taken_back = chooser.len() - last;
        for _ in 0..taken_back {
            self.saved.record.undo();
        }
        self.say(out, &say!(self.text, "plain-undone", count = taken_back))?;
        self.store(out)?;
        Ok(Some(Answer::Changed))
    }

    /// Makes the choices again that were taken back, up to where a human was asked next.
    fn redo(&mut self, out: &mut dyn Write) -> Result<Option<Answer>, Failure> {
        let mut made = 0;
        loop {
            let before: Match = self.saved.record.state().clone();
            let Some(choice) = self.saved.record.redo() else { break };
            made += 1;
            let after = self.saved.record.state();
            self.say(out, &choice_told(&before, choice, after, self.text).join(" "))?;
            let waits = after.waits_for().map(|side| self.saved.players[side as usize].controller);
            if waits == Some(Controller::Human) {
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

    /// Saves the match in its own file, or a copy in the file that is named. A file that is there and
    /// is no saved match is left alone.
    fn save(&mut self, file: &str, out: &mut dyn Write) -> Result<Option<Answer>, Failure> {
        if file.is_empty() {
            self.store(out)?;
            self.tell_file(out)?;
            return Ok(None);
        }
        let path = Path::new(file);
        let written = if path.exists() { save::read_makruk(path).map(|_| ()) } else { Ok(()) };
        match written.and_then(|()| save::write_makruk(path, &self.saved)) {
            Ok(()) => self.say(out, &say!(self.text, "plain-saved", file = file))?,
            Err(error) => self.say(out, &error.sentence(self.text))?,
        }
        Ok(None)
    }
}
