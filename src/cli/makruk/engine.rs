//! `mak-khum engine --game makruk`: UCI on stdin and stdout
//! (<https://backscattering.de/chess/uci/>), with `UCI_Variant` makruk and the count in the position.

use std::io::{self, BufRead, Write};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use crate::ai::{Limits, Stop};
use crate::makruk::engine::{Report, Root, Score, Thinker};
use crate::makruk::{Choice, Fen, Match, Record, Rules, Setup};

use super::super::context::Context;
use super::super::failure::Failure;
use super::asked::rules_of;

/// The largest table that can be asked for, in mebibytes.
const MOST_HASH: usize = 4096;
/// The most threads that can be asked for.
const MOST_THREADS: usize = 64;
/// What is left on the clock for the way of a move to the other program.
const OVERHEAD: Duration = Duration::from_millis(10);

/// The engine between two commands.
struct Engine {
    rules: Rules,
    game: Match,
    thinker: Arc<Mutex<Thinker>>,
    hash_mib: usize,
    threads: usize,
    search: Option<(Stop, JoinHandle<()>)>,
    /// Whether the search goes on until it is stopped.
    is_endless: bool,
}

/// Speaks the protocol until it is told to quit, or the input ends.
///
/// # Errors
/// If stdin cannot be read, or `--rule` names a field that Makruk does not have.
pub fn run(context: &Context) -> Result<(), Failure> {
    let rules = rules_of(context)?;
    let hash_mib = 16;
    let mut engine = Engine {
        rules,
        game: Match::new(Setup { rules, ..Setup::default() }),
        thinker: Arc::new(Mutex::new(Thinker::new(hash_mib))),
        hash_mib,
        threads: 1,
        search: None,
        is_endless: false,
    };
    for line in io::stdin().lock().lines() {
        if !engine.obey(&line?) {
            engine.stop();
            return Ok(());
        }
    }
    // The input has ended: what was asked is still answered, unless it would never end.
    if engine.is_endless {
        engine.stop();
    }
    engine.wait();
    Ok(())
}

/// Writes a line; a reader that has gone is noticed when the input ends.
fn tell(line: &str) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

impl Engine {
    /// Obeys a line; whether to go on.
    fn obey(&mut self, line: &str) -> bool {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["uci", ..] => {
                tell(concat!("id name Mak Khum ", env!("CARGO_PKG_VERSION")));
                tell("id author the authors of Mak Khum");
                tell(&format!("option name Hash type spin default 16 min 1 max {MOST_HASH}"));
                tell(&format!("option name Threads type spin default 1 min 1 max {MOST_THREADS}"));
                tell("option name Clear Hash type button");
                tell("option name UCI_Variant type combo default makruk var makruk");
                tell("uciok");
            }
            ["isready", ..] => tell("readyok"),
            ["ucinewgame", ..] => {
                self.stop();
                self.with_thinker(Thinker::forget);
            }
            ["setoption", "name", rest @ ..] => {
                self.stop();
                self.set_option(rest);
            }
            ["position", rest @ ..] => {
                self.stop();
                if let Err(why) = self.set_position(rest) {
                    tell(&format!("info string {why}"));
                }
            }
            ["go", rest @ ..] => {
                self.stop();
                self.go(rest);
            }
            ["stop", ..] => self.stop(),
            ["d", ..] => tell(&self.game.fen().to_string()),
            ["quit", ..] => return false,
            [] | ["ponderhit" | "debug" | "register", ..] => {}
            [word, ..] => tell(&format!("info string unknown command: {word}")),
        }
        true
    }

    fn with_thinker(&self, change: impl FnOnce(&mut Thinker)) {
        change(&mut self.thinker.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Stops the search and waits for its answer.
    fn stop(&mut self) {
        if let Some((stop, _)) = &self.search {
            stop.stop();
        }
        self.wait();
    }

    fn wait(&mut self) {
        if let Some((_, thread)) = self.search.take() {
            // A search that failed has nothing to say.
            let _ = thread.join();
        }
    }

    fn set_option(&mut self, words: &[&str]) {
        let at = words.iter().position(|word| *word == "value").unwrap_or(words.len());
        let (name, value) = (words[..at].join(" "), words.get(at + 1).copied().unwrap_or_default());
        let number = |most: usize| value.parse().ok().filter(|number| (1..=most).contains(number));
        match (name.to_lowercase().as_str(), number(MOST_HASH), number(MOST_THREADS)) {
            ("hash", Some(hash), _) => {
                self.hash_mib = hash;
                self.with_thinker(|thinker| *thinker = Thinker::new(hash));
            }
            ("threads", _, Some(threads)) => self.threads = threads,
            ("clear hash", ..) => self.with_thinker(Thinker::forget),
            ("uci_variant", ..) if value == "makruk" => {}
            _ => tell(&format!("info string option {name} does not take {value:?}")),
        }
    }

    /// Reads `startpos` or `fen …`, and the moves after it.
    fn set_position(&mut self, words: &[&str]) -> Result<(), String> {
        let at = words.iter().position(|word| *word == "moves").unwrap_or(words.len());
        let start: Fen = match &words[..at] {
            ["startpos", ..] => Fen::default(),
            ["fen", fen @ ..] => fen.join(" ").parse().map_err(|error| format!("fen: {error}"))?,
            _ => return Err("position startpos or position fen …".to_owned()),
        };
        let mut choices = Vec::new();
        for word in words.get(at + 1..).unwrap_or_default() {
            choices.push(word.parse::<Choice>().map_err(|error| format!("{word}: {error}"))?);
        }
        let record = Record::replay(Setup { rules: self.rules, start }, &choices);
        self.game = record.map_err(|error| error.to_string())?.state().clone();
        Ok(())
    }

    fn go(&mut self, words: &[&str]) {
        let number = |name: &str| {
            let at = words.iter().position(|word| *word == name)?;
            words.get(at + 1)?.parse::<u64>().ok()
        };
        let side = if self.game.position().turn() == crate::makruk::Side::White { "w" } else { "b" };
        let clock = number(&format!("{side}time")).map(|left| {
            let (left, more) = (
                Duration::from_millis(left),
                Duration::from_millis(number(&format!("{side}inc")).unwrap_or(0)),
            );
            let moves = number("movestogo").unwrap_or(30).clamp(1, 40) as u32;
            // What is spent is less than what is left.
            (left / (moves + 1) + more * 3 / 4)
                .min(left / 2)
                .saturating_sub(OVERHEAD)
                .max(Duration::from_millis(1))
        });
        let depth = number("depth").map(|depth| depth as u32);
        let limits = Limits {
            time: number("movetime").map(Duration::from_millis).or(clock),
            nodes: number("nodes"),
            depth: depth.or(number("mate").map(|moves| moves as u32 * 2)),
            threads: self.threads,
            hash_mib: self.hash_mib,
        };
        self.is_endless = limits.time.is_none() && limits.nodes.is_none() && limits.depth.is_none();
        let (stop, thinker, root) = (Stop::new(), Arc::clone(&self.thinker), Root::of_match(&self.game));
        let (told_to_stop, is_endless) = (stop.clone(), self.is_endless);
        let thread = std::thread::spawn(move || {
            let mut thinker = thinker.lock().unwrap_or_else(PoisonError::into_inner);
            let best = thinker.think(&root, &limits, &stop, |report| tell(&info(report)));
            // An endless search answers when it is told to, even if there is no more to find.
            while is_endless && !stop.is_stopped() {
                std::thread::sleep(Duration::from_millis(2));
            }
            let best = best.and_then(|report| report.line.first().copied());
            tell(&best.map_or("bestmove (none)".to_owned(), |mv| format!("bestmove {mv}")));
        });
        self.search = Some((told_to_stop, thread));
    }
}

fn info(report: &Report) -> String {
    let score = match report.score {
        Score::Bia(worth) => format!("cp {worth}"),
        Score::Mates(moves) => format!("mate {moves}"),
        Score::IsMated(moves) => format!("mate -{moves}"),
    };
    let line: Vec<String> = report.line.iter().map(ToString::to_string).collect();
    let time = report.time.as_millis();
    let speed = u128::from(report.nodes) * 1000 / time.max(1);
    format!(
        "info depth {} score {score} nodes {} nps {speed} hashfull {} time {time} pv {}",
        report.depth,
        report.nodes,
        report.hashfull,
        line.join(" ")
    )
}
