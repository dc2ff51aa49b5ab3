//! A review kept beside its match, so that it is searched only once.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{RaceReview, Review, TurnReview};
use crate::game::{BySide, Side};
use crate::learn::tally::fingerprint;
use crate::save::{Saved, beside, write_bytes};

/// What the top object says of itself.
const FORMAT: &str = "mak-khum-review";

/// The largest file that is read, in bytes.
const MAX_BYTES: u64 = 32 << 20;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    /// The version of the program: another one searches otherwise.
    program: String,
    /// The match that it belongs to.
    choices: String,
    nodes: u64,
    turns: Vec<Line>,
    races: Vec<RaceLine>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
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
    round: u16,
    pits: [u8; 2],
    share: [f64; 2],
    loss: [f64; 2],
}

/// Where the review of the match at `path` is kept: `.match-0001.json.review` beside
/// `match-0001.json`.
#[must_use]
pub fn review_path(path: &Path) -> PathBuf {
    beside(path, "review")
}

/// Keeps the review of a match beside it.
///
/// # Errors
/// Why it cannot be written.
pub fn store(path: &Path, saved: &Saved, review: &Review) -> io::Result<()> {
    let lines = review.turns.iter().map(|turn| Line {
        first: turn.turn.first,
        played: turn.played,
        best: turn.best.clone(),
        best_score: turn.best_score,
        exact: turn.exact,
        had_choice: turn.had_choice,
    });
    let races = review.races.iter().map(|race| RaceLine {
        round: race.round,
        pits: race.pits.to_array(),
        share: race.share.to_array(),
        loss: race.loss.to_array(),
    });
    let file = File {
        format: FORMAT.to_owned(),
        program: env!("CARGO_PKG_VERSION").to_owned(),
        choices: fingerprint(saved),
        nodes: review.nodes,
        turns: lines.collect(),
        races: races.collect(),
    };
    let text = serde_json::to_string(&file)?;
    write_bytes(&review_path(path), text.as_bytes(), &mut |_| Ok(())).map_err(|(_, error)| error)
}

/// The review that is kept beside the match at `path`, if it belongs to these very choices and
/// was made by this version of the program with at least as many positions a search.
#[must_use]
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
    let races = file.races.into_iter().map(|race| RaceReview {
        round: race.round,
        pits: pair(race.pits),
        share: pair(race.share),
        loss: pair(race.loss),
    });
    Some(Review { nodes: file.nodes, turns: reviewed, races: races.collect() })
}

fn pair<T>([south, north]: [T; 2]) -> BySide<T> {
    BySide::new(south, north)
}

/// The accuracy of each side, if the match at `path` has been reviewed.
#[must_use]
pub fn cached_accuracy(path: &Path, saved: &Saved) -> Option<BySide<Option<f64>>> {
    let review = load(path, saved, 0)?;
    Some(BySide::from_fn(|side: Side| review.accuracy(side)))
}
