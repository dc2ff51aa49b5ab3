//! The computer's threads: one a question, stopped by its ticket.

use std::any::Any;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::mpsc::Sender;
use std::thread;

use super::super::message::{Answer, Msg, Question, Ticket};
use super::input::Input;
use crate::ai::{self, Limits, Stop};
use crate::learn::review::{self, Progress, Review};
use crate::save::Saved;

/// The name of the threads that think.
pub(super) const THREAD: &str = "computer";

/// Questions being answered.
pub(super) struct Computer {
    sender: Sender<Input>,
    open: BTreeMap<Ticket, Stop>,
}

impl Computer {
    pub fn new(sender: Sender<Input>) -> Self {
        Self { sender, open: BTreeMap::new() }
    }

    /// Answers a question on a thread of its own. A thread that dies answers with how it died.
    pub fn ask(&mut self, ticket: Ticket, question: Question) {
        let stop = Stop::new();
        self.open.insert(ticket, stop.clone());
        let sender = self.sender.clone();
        let kind = Kind::of(&question);
        let thinking = thread::Builder::new().name(THREAD.to_owned()).spawn({
            let sender = sender.clone();
            move || {
                let tell = |msg| {
                    let _ = sender.send(Input::Msg(Box::new(msg)));
                };
                let answer = catch_unwind(AssertUnwindSafe(|| answer(ticket, question, &stop, &tell)));
                let msg = answer.unwrap_or_else(|panic| kind.failed(ticket, words(&*panic)));
                // If nobody listens any more, the program is ending.
                let _ = sender.send(Input::Msg(Box::new(msg)));
            }
        });
        if let Err(error) = thinking {
            let _ = sender.send(Input::Msg(Box::new(kind.failed(ticket, error.to_string()))));
        }
    }

    /// Gives up a question.
    pub fn forget(&mut self, ticket: Ticket) {
        if let Some(stop) = self.open.remove(&ticket) {
            stop.stop();
        }
    }

    /// Gives up every question.
    pub fn forget_all(&mut self) {
        for stop in std::mem::take(&mut self.open).into_values() {
            stop.stop();
        }
    }
}

fn answer(ticket: Ticket, question: Question, stop: &Stop, tell: &dyn Fn(Msg)) -> Msg {
    match question {
        Question::Decide { game, side, level, seed } => {
            Msg::Answered(ticket, Answer::Decision(Ok(ai::decide(&game, side, level, seed, stop))))
        }
        Question::Analyse { position, rules, time } => {
            let limits = Limits { time: Some(time), ..Limits::default() };
            Msg::Answered(ticket, Answer::Analysis(Ok(ai::analyse(&position, &rules, &limits, stop, |_| ()))))
        }
        Question::Review { saved, path, nodes } => {
            let mut told = |progress| tell(Msg::Answered(ticket, Answer::Progress(progress)));
            let found = review_of(&saved, path.as_deref(), nodes, stop, &mut told);
            Msg::Answered(ticket, Answer::Review(Ok(found.map(Box::new))))
        }
    }
}

/// The review that is kept beside the match, or a new one, which is then kept there. One that
/// cannot be kept is made again the next time.
fn review_of(
    saved: &Saved,
    path: Option<&Path>,
    nodes: u64,
    stop: &Stop,
    tell: &mut dyn FnMut(Progress),
) -> Option<Review> {
    if let Some(kept) = path.and_then(|path| review::load(path, saved, nodes)) {
        return Some(kept);
    }
    let made = review::review(&saved.record, nodes, stop, tell)?;
    if let Some(path) = path {
        let _ = review::store(path, saved, &made);
    }
    Some(made)
}

/// What kind of answer a question gets.
#[derive(Clone, Copy)]
enum Kind {
    Decision,
    Analysis,
    Review,
}

impl Kind {
    const fn of(question: &Question) -> Self {
        match question {
            Question::Decide { .. } => Self::Decision,
            Question::Analyse { .. } => Self::Analysis,
            Question::Review { .. } => Self::Review,
        }
    }

    const fn failed(self, ticket: Ticket, why: String) -> Msg {
        match self {
            Self::Decision => Msg::Answered(ticket, Answer::Decision(Err(why))),
            Self::Analysis => Msg::Answered(ticket, Answer::Analysis(Err(why))),
            Self::Review => Msg::Answered(ticket, Answer::Review(Err(why))),
        }
    }
}

/// What a panic said.
fn words(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "panic".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Position, Rules, Side};
    use std::sync::mpsc;
    use std::time::Duration;

    #[test]
    fn an_answer_carries_its_ticket_and_a_dead_thread_says_how_it_died() {
        let (sender, inputs) = mpsc::channel();
        let mut computer = Computer::new(sender);
        let rules = Rules::default();
        let position = Position::start(&rules, Side::South);
        let time = Duration::from_millis(20);
        computer.ask(Ticket(7), Question::Analyse { position, rules, time });
        let Ok(Input::Msg(msg)) = inputs.recv() else { panic!("no answer") };
        assert!(matches!(*msg, Msg::Answered(Ticket(7), Answer::Analysis(Ok(_)))));
        // No board has so many pits: the search reaches beyond its arrays.
        let rules = Rules { pits: 200, ..rules };
        computer.ask(Ticket(8), Question::Analyse { position, rules, time });
        let Ok(Input::Msg(msg)) = inputs.recv() else { panic!("no answer") };
        let Msg::Answered(Ticket(8), Answer::Analysis(Err(why))) = *msg else { panic!("{msg:?}") };
        assert!(!why.is_empty() && why != "panic", "{why}");
    }
}
