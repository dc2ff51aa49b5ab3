//! A review in sentences.

use unicode_width::UnicodeWidthStr;

use super::figures::{Entry, RaceReview, Review, TurnReview};
use crate::game::{BySide, Side};
use crate::say;
use crate::text::Text;

/// What was played: `12. Malee: 7 6 1`, `Race, tick 7. Malee: 3` or `Widows. Malee: 6 7`.
pub fn heading(review: &Review, entry: Entry, names: &BySide<String>, text: &Text) -> String {
    short_heading(review, entry, usize::MAX, names, text)
}

/// The heading with at most `shown` pits of a turn, and the number of sowings if that is not all.
fn short_heading(review: &Review, entry: Entry, shown: usize, names: &BySide<String>, text: &Text) -> String {
    let who = names[review.side(entry)].clone();
    match entry {
        Entry::Turn(at) => {
            let turn = &review.turns[at].turn.pits;
            let begins = pits(&turn[..shown.min(turn.len())], text);
            let rest = if shown < turn.len() {
                say!(text, "analysis-sowings", n = turn.len())
            } else {
                String::new()
            };
            let played = format!("{begins} {rest}");
            say!(text, "analysis-turn", number = at + 1, who = who, pits = played.trim())
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

/// An entry in a row of at most `columns` cells, the value first: the seeds given away, the
/// expected margin for South after a turn, and the heading, of which the sowings of a long turn
/// are cut.
pub fn row(review: &Review, entry: Entry, names: &BySide<String>, text: &Text, columns: usize) -> String {
    let loss = match review.loss(entry).round() as i16 {
        0 => String::new(),
        loss => format!("−{}", text.number(loss)),
    };
    let margin = match entry {
        Entry::Turn(at) => text.digits().write(format!("{:+}", review.turns[at].margin())).into_owned(),
        Entry::Race(_) | Entry::Widows(_) => String::new(),
    };
    let row = |shown| format!("{loss:>3} {margin:>3}  {}", short_heading(review, entry, shown, names, text));
    let sowings = match entry {
        Entry::Turn(at) => review.turns[at].turn.pits.len(),
        Entry::Race(_) | Entry::Widows(_) => 0,
    };
    (0..=sowings).rev().map(row).find(|row| row.width() <= columns).unwrap_or_else(|| row(0))
}

/// The width of the value before the heading in a [`row`].
pub const VALUE_WIDTH: usize = 9;

/// The grade, the better alternative and the seeds it would have gained; after a turn, on a line
/// of its own, who is expected to lead.
pub fn verdict(review: &Review, entry: Entry, names: &BySide<String>, text: &Text) -> String {
    match entry {
        Entry::Turn(at) => {
            let turn = &review.turns[at];
            format!("{}\n{}", of_turn(review, at, text), expectation(turn, names, text))
        }
        Entry::Race(at) => of_race(&review.races[at], text),
        Entry::Widows(at) => of_widows(review, at, text),
    }
}

fn of_turn(review: &Review, at: usize, text: &Text) -> String {
    let turn = &review.turns[at];
    if !turn.had_choice {
        return text.get("analysis-forced");
    }
    let (grade, best) = (review.grade(Entry::Turn(at)).word(), pits(&turn.best, text));
    say!(text, "analysis-verdict", grade = grade, best = best, loss = turn.loss())
}

fn of_race(race: &RaceReview, text: &Text) -> String {
    let share = percent(race.share, text);
    let loss = if race.in_secret { percent(race.loss, text) } else { text.number(race.loss.round() as i16) };
    // What rounds to 0.0 is not shown as a loss.
    let gives_away = race.loss >= 0.05;
    let kind = match (race.in_secret, gives_away) {
        (true, true) => "worse",
        (false, true) => "seen",
        (true, false) if race.share >= 99.95 => "best",
        (true, false) if race.best == race.pit => "most",
        (true, false) => "mixed",
        (false, false) => "best",
    };
    say!(text, "analysis-race-verdict", kind = kind, best = race.best, share = share, loss = loss)
}

fn of_widows(review: &Review, at: usize, text: &Text) -> String {
    let widows = &review.widows[at];
    let best: Vec<u8> = widows.best.iter().collect();
    let (grade, best) = (review.grade(Entry::Widows(at)).word(), pits(&best, text));
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
pub fn turning_points(review: &Review, names: &BySide<String>, text: &Text) -> String {
    let label = |entry: Entry| {
        let who = names[review.side(entry)].clone();
        let what = match entry {
            Entry::Turn(at) => say!(text, "analysis-point-turn", number = at + 1),
            Entry::Race(at) => say!(text, "analysis-point-race", who = who, pit = review.races[at].pit),
            Entry::Widows(_) => say!(text, "analysis-point-widows", who = who, round = review.round(entry)),
        };
        format!("{what} (−{})", text.number(review.loss(entry).round() as i16))
    };
    let points: Vec<String> = review.turning_points().into_iter().map(label).collect();
    say!(text, "analysis-turning", count = points.len(), points = points.join(", "))
}

/// The accuracy of a side, in a sentence.
pub fn accuracy(review: &Review, side: Side, names: &BySide<String>, text: &Text) -> String {
    let who = names[side].clone();
    match review.accuracy(side) {
        // Rounded down, so that 100 means that nothing was given away.
        Some(accuracy) => {
            let percent = percent((accuracy * 10.0).floor() / 10.0, text);
            say!(text, "analysis-accuracy", who = who, percent = percent)
        }
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
