//! The lines that an engine is told.

use std::time::Duration;

use crate::ai::Limits;
use crate::game::{Position, Rules, Side};

/// A line that was understood.
#[derive(Debug, PartialEq)]
pub(super) enum Command {
    Uci,
    IsReady,
    NewGame,
    SetOption { name: String, value: String },
    Position(Position),
    Go(Go),
    Stop,
    Print,
    Quit,
}

/// What to search for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Go {
    pub limits: Limits,
    /// Whether the answer has to wait for `stop`.
    pub endless: bool,
}

/// How long to think if nothing says so.
const USUAL: Duration = Duration::from_secs(1);

impl Command {
    /// Understands a line; nothing stands in an empty one.
    ///
    /// # Errors
    /// What is not understood.
    pub fn parse(line: &str, rules: &Rules) -> Result<Option<Self>, String> {
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else {
            return Ok(None);
        };
        let rest: Vec<&str> = words.collect();
        Ok(Some(match first {
            "uci" => Self::Uci,
            "isready" => Self::IsReady,
            "ucinewgame" => Self::NewGame,
            "setoption" => set_option(&rest)?,
            "position" => Self::Position(position(&rest, rules)?),
            "go" => Self::Go(go(&rest)?),
            "stop" => Self::Stop,
            "d" => Self::Print,
            "quit" => Self::Quit,
            _ => return Err(format!("unknown command: {}", first.escape_debug())),
        }))
    }
}

fn set_option(words: &[&str]) -> Result<Command, String> {
    match words {
        ["name", name, "value", value] => {
            Ok(Command::SetOption { name: (*name).to_owned(), value: (*value).to_owned() })
        }
        _ => Err("setoption: say name NAME value VALUE".to_owned()),
    }
}

fn position(words: &[&str], rules: &Rules) -> Result<Position, String> {
    let (mut position, rest) = match words {
        ["startpos", rest @ ..] => (Position::start(rules, Side::South), rest),
        ["fen", rows, stores, turn, rest @ ..] => {
            let text = [*rows, *stores, *turn].join(" ");
            (Position::parse(&text, rules).map_err(|error| format!("position: {error}"))?, rest)
        }
        _ => return Err("position: say startpos or fen SOUTH/NORTH STORES TURN".to_owned()),
    };
    let moves = match rest {
        [] => rest,
        ["moves", moves @ ..] => moves,
        [word, ..] => return Err(format!("position: {} where moves could stand", word.escape_debug())),
    };
    for (index, word) in moves.iter().enumerate() {
        let refused = |why: String| format!("position: move {}: {why}", index + 1);
        let pit = word.parse().map_err(|_| refused(format!("{} is no pit", word.escape_debug())))?;
        let sown = position.play(rules, pit, &mut ()).map_err(|why| refused(why.to_string()))?;
        position = sown.position;
    }
    Ok(position)
}

fn go(words: &[&str]) -> Result<Go, String> {
    let mut go = Go { limits: Limits { time: None, ..Limits::default() }, endless: false };
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        if word == "infinite" {
            go.endless = true;
            continue;
        }
        if !["movetime", "nodes", "depth"].contains(&word) {
            return Err(format!("go: unknown word {}", word.escape_debug()));
        }
        let number: u64 = words
            .next()
            .and_then(|number| number.parse().ok())
            .ok_or_else(|| format!("go: a number has to follow {word}"))?;
        match word {
            "movetime" => go.limits.time = Some(Duration::from_millis(number)),
            "nodes" => go.limits.nodes = Some(number),
            _ => go.limits.depth = Some(u32::try_from(number).unwrap_or(u32::MAX)),
        }
    }
    let Limits { time, nodes, depth, .. } = go.limits;
    if !go.endless && time.is_none() && nodes.is_none() && depth.is_none() {
        go.limits.time = Some(USUAL);
    }
    Ok(go)
}
