//! A review in sentences.

use super::figures::{Entry, RaceReview, Review, TurnReview, WidowReview};
use crate::game::{BySide, Side};
use crate::say;
use crate::text::Text;

/// What was played: `12. Malee: 7 6 1`, `Race, tick 7. Malee: 3` or `Widows. Malee: 6 7`.
pub fn heading(review: &Review, entry: Entry, names: &BySide<String>, text: &Text) -> String {
    let who = names[review.side(entry)].clone();
    match entry {
        Entry::Turn(at) => {
            let played = pits(&review.turns[at].turn.pits, text);
            say!(text, "analysis-turn", number = at + 1, who = who, pits = played)
        }
        Entry::Race(at) => {
            let RaceReview { tick, pit, .. } = review.races[at];
            say!(text, "analysis-race", who = who, pit = pit, tick = tick)
        }
        Entry::Widows(at) => {
            let closed: Vec<u8> = review.widows[at].pits.iter().collect();
            say!(text, "analysis-widows", who = who, pits = pits(&closed, text))
        }
    }
}

/// The grade, the better alternative and the seeds it would have gained; after a turn, on a line
/// of its own, who is expected to lead.
pub fn verdict(review: &Review, entry: Entry, names: &BySide<String>, text: &Text) -> String {
    match entry {
        Entry::Turn(at) => {
            let turn = &review.turns[at];
            format!("{}\n{}", of_turn(turn, text), expectation(turn, names, text))
        }
        Entry::Race(at) => of_race(&review.races[at], text),
        Entry::Widows(at) => of_widows(&review.widows[at], text),
    }
}

fn of_turn(turn: &TurnReview, text: &Text) -> String {
    if !turn.had_choice {
        return text.get("analysis-forced");
    }
    let (grade, best) = (turn.grade().word(), pits(&turn.best, text));
    say!(text, "analysis-verdict", grade = grade, best = best, loss = turn.loss())
}

fn of_race(race: &RaceReview, text: &Text) -> String {
    let (share, loss) = (percent(race.share, text), percent(race.loss, text));
    let kind = match (race.in_secret, race.loss) {
        (true, _) if race.best == race.pit => "most",
        (true, _) => "secret",
        (false, ..0.05) => "best",
        (false, _) => "seen",
    };
    say!(text, "analysis-race-verdict", kind = kind, best = race.best, share = share, loss = loss)
}

fn of_widows(widows: &WidowReview, text: &Text) -> String {
    let best: Vec<u8> = widows.best.iter().collect();
    let (grade, best) = (widows.grade().word(), pits(&best, text));
    say!(text, "analysis-widows-verdict", grade = grade, best = best, loss = widows.loss())
}

/// Who is expected to lead at the end of the round, and by how much.
fn expectation(turn: &TurnReview, names: &BySide<String>, text: &Text) -> String {
    let margin = turn.margin();
    let ahead = match margin {
        1.. => Some(Side::South),
        0 => None,
        _ => Some(Side::North),
    };
    let who = ahead.map(|side| names[side].clone()).unwrap_or_default();
    let state = match ahead {
        None => "level",
        Some(_) if turn.turn.end.is_over() => "over",
        Some(_) => "ahead",
    };
    say!(text, "analysis-expected", state = state, who = who, seeds = margin.abs())
}

/// The turning points, in a sentence.
pub fn turning_points(review: &Review, text: &Text) -> String {
    let points: Vec<String> = review
        .turning_points()
        .into_iter()
        .map(|index| text.digits().write((index + 1).to_string()).into_owned())
        .collect();
    say!(text, "analysis-turning", count = points.len(), turns = points.join(", "))
}

/// The accuracy of a side, in a sentence.
pub fn accuracy(review: &Review, side: Side, names: &BySide<String>, text: &Text) -> String {
    let who = names[side].clone();
    match review.accuracy(side) {
        Some(accuracy) => say!(text, "analysis-accuracy", who = who, percent = percent(accuracy, text)),
        None => say!(text, "analysis-no-accuracy", who = who),
    }
}

/// A number with one decimal.
pub fn percent(figure: f64, text: &Text) -> String {
    text.digits().write(format!("{figure:.1}")).into_owned()
}

fn pits(pits: &[u8], text: &Text) -> String {
    let pits: Vec<String> = pits.iter().map(|&pit| text.number(pit)).collect();
    pits.join(" ")
}
