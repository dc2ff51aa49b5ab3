//! A review in sentences.

use super::{RaceReview, Review, TurnReview};
use crate::game::{BySide, Side};
use crate::say;
use crate::text::Text;

/// What was played in a turn: `12. Malee: 7 6 1`.
#[must_use]
pub fn heading(number: usize, turn: &TurnReview, names: &BySide<String>, text: &Text) -> String {
    let who = names[turn.turn.side].clone();
    say!(text, "analysis-turn", number = number, who = who, pits = pits(&turn.turn.pits, text))
}

/// How good it was, what would have been better, and by how many seeds.
#[must_use]
pub fn verdict(turn: &TurnReview, text: &Text) -> String {
    if !turn.had_choice {
        return text.get("analysis-forced");
    }
    let (grade, best) = (turn.grade().word(), pits(&turn.best, text));
    say!(text, "analysis-verdict", grade = grade, best = best, loss = turn.loss())
}

/// Who is expected to be ahead at the end of the round, and by how much.
#[must_use]
pub fn expectation(turn: &TurnReview, names: &BySide<String>, text: &Text) -> String {
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

/// How the first choice of a side in the race stands against the best mixture.
#[must_use]
pub fn race(race: &RaceReview, side: Side, names: &BySide<String>, text: &Text) -> String {
    say!(
        text,
        "analysis-race",
        who = names[side].clone(),
        pit = race.pits[side],
        share = percent(race.share[side], text),
        loss = percent(race.loss[side], text),
    )
}

/// The turns that decided most, in a sentence.
#[must_use]
pub fn turning_points(review: &Review, text: &Text) -> String {
    let points: Vec<String> = review
        .turning_points()
        .into_iter()
        .map(|index| text.digits().write((index + 1).to_string()).into_owned())
        .collect();
    say!(text, "analysis-turning", count = points.len(), turns = points.join(", "))
}

/// The accuracy of a side, in a sentence.
#[must_use]
pub fn accuracy(review: &Review, side: Side, names: &BySide<String>, text: &Text) -> String {
    let who = names[side].clone();
    match review.accuracy(side) {
        Some(accuracy) => say!(text, "analysis-accuracy", who = who, percent = percent(accuracy, text)),
        None => say!(text, "analysis-no-accuracy", who = who),
    }
}

/// A figure with one decimal.
#[must_use]
pub fn percent(figure: f64, text: &Text) -> String {
    text.digits().write(format!("{figure:.1}")).into_owned()
}

fn pits(pits: &[u8], text: &Text) -> String {
    let pits: Vec<String> = pits.iter().map(|&pit| text.number(pit)).collect();
    pits.join(" ")
}
