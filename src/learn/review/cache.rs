//! The cache of a review, a file beside its match.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::figures::{RaceReview, Review, TurnReview, WidowReview};
use crate::game::{BySide, Choice, MAX_PITS, Side};
use crate::learn::match_summary::fingerprint;
use crate::save::{Keep, Saved, beside, replace_file};

/// The `format` of the file.
const FORMAT: &str = "mak-khum-review";

/// The largest file that is read, in bytes.
const MAX_BYTES: u64 = 32 << 20;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    /// The version of the program, as another one may search differently.
    program: String,
    /// The fingerprint of the match.
    choices: String,
    nodes: u64,
    turns: Vec<TurnLine>,
    races: Vec<RaceLine>,
    widows: Vec<WidowLine>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TurnLine {
    first: usize,
    played: i16,
    best: Vec<u8>,
    best_score: i16,
    exact: bool,
    had_choice: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RaceLine {
    at: usize,
    round: u16,
    in_secret: bool,
    best: u8,
    share: f64,
    loss: f64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WidowLine {
    at: usize,
    round: u16,
    score: i16,
    best: Vec<u8>,
    best_score: i16,
}

/// The cache file of the match at `path`: `.match-0001.json.review` beside `match-0001.json`.
pub fn review_path(path: &Path) -> PathBuf {
    beside(path, "review")
}

/// Writes the review of the match at `path` to its cache file.
///
/// # Errors
/// Why it cannot be written.
pub fn store(path: &Path, saved: &Saved, review: &Review) -> io::Result<()> {
    let lines = review.turns.iter().map(|turn| TurnLine {
        first: turn.turn.first,
        played: turn.played,
        best: turn.best.clone(),
        best_score: turn.best_score,
        exact: turn.exact,
        had_choice: turn.had_choice,
    });
    let races = review.races.iter().map(|race| RaceLine {
        at: race.at,
        round: race.round,
        in_secret: race.in_secret,
        best: race.best,
        share: race.share,
        loss: race.loss,
    });
    let widows = review.widows.iter().map(|widows| WidowLine {
        at: widows.at,
        round: widows.round,
        score: widows.score,
        best: widows.best.iter().collect(),
        best_score: widows.best_score,
    });
    let file = File {
        format: FORMAT.to_owned(),
        program: env!("CARGO_PKG_VERSION").to_owned(),
        choices: fingerprint(saved),
        nodes: review.nodes,
        turns: lines.collect(),
        races: races.collect(),
        widows: widows.collect(),
    };
    let text = serde_json::to_string(&file)?;
    replace_file(&review_path(path), text.as_bytes(), Keep::Nothing).map_err(|(_, error)| error)
}

/// The cached review of the match at `path`, if it was made from the same choices by this version
/// of the program, with at least `nodes` a search.
pub fn load(path: &Path, saved: &Saved, nodes: u64) -> Option<Review> {
    let path = review_path(path);
    let about = fs::metadata(&path).ok()?;
    if !about.is_file() || about.len() > MAX_BYTES {
        return None;
    }
    let file: File = serde_json::from_str(&fs::read_to_string(&path).ok()?).ok()?;
    let ours = file.format == FORMAT && file.program == env!("CARGO_PKG_VERSION");
    if !ours || file.nodes < nodes || file.choices != fingerprint(saved) {
        return None;
    }
    let turns = saved.record.turns();
    if turns.len() != file.turns.len() {
        return None;
    }
    let mut reviewed = Vec::with_capacity(turns.len());
    for (turn, line) in turns.into_iter().zip(file.turns) {
        if turn.first != line.first {
            return None;
        }
        reviewed.push(TurnReview {
            turn,
            played: line.played,
            best: line.best,
            best_score: line.best_score,
            exact: line.exact,
            had_choice: line.had_choice,
        });
    }
    let choices = saved.record.choices();
    let race = |line: RaceLine| match choices.get(line.at) {
        Some(&Choice::Race { side, pit, tick }) => {
            let RaceLine { at, round, in_secret, best, share, loss } = line;
            Some(RaceReview { at, round, tick, side, in_secret, pit, best, share, loss })
        }
        _ => None,
    };
    let widow = |line: WidowLine| match choices.get(line.at) {
        Some(&Choice::Widows { side, pits }) => {
            let WidowLine { at, round, score, best, best_score } = line;
            // Skip numbers that no board has.
            let best = best.into_iter().filter(|number| (1..=MAX_PITS).contains(number)).collect();
            Some(WidowReview { at, round, side, pits, score, best, best_score })
        }
        _ => None,
    };
    Some(Review {
        nodes: file.nodes,
        turns: reviewed,
        races: file.races.into_iter().map(race).collect::<Option<_>>()?,
        widows: file.widows.into_iter().map(widow).collect::<Option<_>>()?,
    })
}

/// The accuracy of each side, if a review of the match at `path` is cached.
pub fn cached_accuracy(path: &Path, saved: &Saved) -> Option<BySide<Option<f64>>> {
    let review = load(path, saved, 0)?;
    Some(BySide::from_fn(|side: Side| review.accuracy(side)))
}
