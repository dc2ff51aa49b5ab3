//! The engine protocol: UCI, as chess engines speak it
//! (<https://www.shredderchess.com/chess-features/uci-universal-chess-interface.html>).
//!
//! Lines come in, lines go out. A search runs on a thread of its own, so that `stop` and `quit`
//! are heard at any moment. A line that is not understood gets an `info string` and never ends the
//! engine; neither do bytes that are no text or a line that does not end.

mod command;
mod options;

use std::io::{self, BufRead, Read, Write};
use std::sync::{Mutex, PoisonError};
use std::thread::{Scope, ScopedJoinHandle};
use std::time::Duration;

use crate::ai::{Level, Limits, Stop, Thinker, Thought, decide};
use crate::game::{Choice, Match, Position, Rules, Setup, Side};
use command::{Command, Go};
use options::Options;

/// The longest line that is read, in bytes. The rest of a longer one is thrown away.
const LONGEST_LINE: u64 = 1 << 24;

/// How often a finished search that was to go on for ever looks whether it may answer.
const WAIT: Duration = Duration::from_millis(2);

/// Speaks the protocol until `quit` or the end of the input. At the end of the input a search that
/// has limits is waited for.
///
/// # Errors
/// If the input cannot be read or the output cannot be written.
pub fn run(input: impl BufRead, output: impl Write + Send) -> io::Result<()> {
    let output = Mutex::new(output);
    std::thread::scope(|scope| {
        let mut engine = Engine::new(scope, &output);
        let mut input = input;
        let mut line = Vec::new();
        while read_line(&mut input, &mut line)? {
            let text = String::from_utf8_lossy(&line);
            if !engine.obey(text.trim())? {
                return engine.finish();
            }
        }
        engine.wait()
    })
}

/// Reads a line; whether there was one.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', line)? as u64;
    if read == LONGEST_LINE && line.last() != Some(&b'\n') {
        let mut rest = Vec::new();
        while input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut rest)? as u64 == LONGEST_LINE
            && rest.last() != Some(&b'\n')
        {
            rest.clear();
        }
    }
    Ok(read > 0)
}

/// A search that is on.
struct Running<'scope> {
    stop: Stop,
    endless: bool,
    thread: ScopedJoinHandle<'scope, io::Result<Thinker>>,
}

struct Engine<'scope, 'env, W> {
    scope: &'scope Scope<'scope, 'env>,
    output: &'env Mutex<W>,
    options: Options,
    position: Position,
    /// The memory, while no search has it.
    thinker: Option<Thinker>,
    running: Option<Running<'scope>>,
}

impl<'scope, 'env, W: Write + Send> Engine<'scope, 'env, W> {
    fn new(scope: &'scope Scope<'scope, 'env>, output: &'env Mutex<W>) -> Self {
        let options = Options::default();
        let position = Position::start(&options.rules, Side::South);
        Self { scope, output, options, position, thinker: None, running: None }
    }

    /// Carries out a line; whether there will be another.
    fn obey(&mut self, line: &str) -> io::Result<bool> {
        match Command::parse(line, &self.options.rules) {
            Ok(None) => {}
            Ok(Some(Command::Quit)) => return Ok(false),
            Ok(Some(Command::Uci)) => self.say(&options::greeting())?,
            Ok(Some(Command::IsReady)) => self.say("readyok")?,
            Ok(Some(Command::NewGame)) => {
                self.finish()?;
                self.thinker = None;
                self.position = Position::start(&self.options.rules, Side::South);
            }
            Ok(Some(Command::SetOption { name, value })) => self.set(&name, &value)?,
            Ok(Some(Command::Position(position))) => self.position = position,
            Ok(Some(Command::Go(go))) => self.go(go)?,
            Ok(Some(Command::Stop)) => self.finish()?,
            Ok(Some(Command::Print)) => self.say(&self.position.to_string())?,
            Err(what) => self.say(&format!("info string {what}"))?,
        }
        Ok(true)
    }

    fn say(&self, text: &str) -> io::Result<()> {
        say(self.output, text)
    }

    fn set(&mut self, name: &str, value: &str) -> io::Result<()> {
        self.finish()?;
        let was = self.options.clone();
        if let Err(what) = self.options.set(name, value) {
            return self.say(&format!("info string {what}"));
        }
        if self.options.rules != was.rules {
            self.position = Position::start(&self.options.rules, Side::South);
        }
        if self.options.hash_mib != was.hash_mib {
            self.thinker = None;
        }
        Ok(())
    }

    fn go(&mut self, go: Go) -> io::Result<()> {
        self.finish()?;
        let hash_mib = self.options.hash_mib;
        let thinker = self.thinker.take().unwrap_or_else(|| Thinker::new(hash_mib));
        let limits = Limits { threads: self.options.threads, hash_mib, ..go.limits };
        let job = Job {
            position: self.position,
            rules: self.options.rules,
            level: self.options.level,
            limits,
            endless: go.endless,
            stop: Stop::new(),
        };
        let (stop, output) = (job.stop.clone(), self.output);
        let thread = self.scope.spawn(move || job.run(thinker, output));
        self.running = Some(Running { stop, endless: go.endless, thread });
        Ok(())
    }

    /// Stops the search that is on, if one is; its answer is given before this returns.
    fn finish(&mut self) -> io::Result<()> {
        if let Some(running) = &self.running {
            running.stop.stop();
        }
        self.join()
    }

    /// Waits for the search that is on, unless it would never end.
    fn wait(&mut self) -> io::Result<()> {
        if self.running.as_ref().is_some_and(|running| running.endless) {
            return self.finish();
        }
        self.join()
    }

    fn join(&mut self) -> io::Result<()> {
        if let Some(running) = self.running.take() {
            let ended = running.thread.join();
            self.thinker = Some(ended.unwrap_or_else(|_| Err(io::Error::other("the search ended early")))?);
        }
        Ok(())
    }
}

/// What a search is about.
struct Job {
    position: Position,
    rules: Rules,
    level: Level,
    limits: Limits,
    endless: bool,
    stop: Stop,
}

impl Job {
    /// Searches and answers; gives the memory back.
    fn run(self, mut thinker: Thinker, output: &Mutex<impl Write>) -> io::Result<Thinker> {
        let pit =
            if self.level == Level::Master { self.think(&mut thinker, output)? } else { self.as_level() };
        while self.endless && !self.stop.is_stopped() {
            std::thread::sleep(WAIT);
        }
        // Even when it is stopped at once there is an answer, and it is legal.
        let pit = pit.or_else(|| self.position.legal().iter().next());
        say(output, &pit.map_or("bestmove (none)".to_owned(), |pit| format!("bestmove {pit}")))?;
        Ok(thinker)
    }

    fn think(&self, thinker: &mut Thinker, output: &Mutex<impl Write>) -> io::Result<Option<u8>> {
        let mut told = Ok(());
        let found = thinker.think(&self.position, &self.rules, &self.limits, &self.stop, |thought| {
            if told.is_ok() {
                told = say(output, &info(thought));
            }
        });
        told?;
        Ok(found.and_then(|thought| thought.turn.first().copied()))
    }

    /// What a weaker level would sow.
    fn as_level(&self) -> Option<u8> {
        let game = Match::new(Setup { from: Some(self.position), ..Setup::new(self.rules) });
        let decision = decide(&game, self.position.turn, self.level, 0, &self.stop)?;
        decision.choices.iter().find_map(|choice| match choice {
            Choice::Sow { pit, .. } => Some(*pit),
            _ => None,
        })
    }
}

fn info(thought: &Thought) -> String {
    let micros = thought.time.as_micros().max(1);
    let turn: Vec<String> = thought.turn.iter().map(u8::to_string).collect();
    format!(
        "info depth {} nodes {} nps {} time {} score seeds {} hashfull {} pv {}",
        thought.depth,
        thought.nodes,
        u128::from(thought.nodes) * 1_000_000 / micros,
        thought.time.as_millis(),
        thought.score,
        thought.hashfull,
        turn.join(" ")
    )
}

fn say(output: &Mutex<impl Write>, text: &str) -> io::Result<()> {
    let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
    writeln!(output, "{text}")?;
    output.flush()
}

#[cfg(test)]
mod tests;
