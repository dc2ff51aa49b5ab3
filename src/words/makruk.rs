//! Makruk in sentences.

use crate::makruk::engine::Score;
use crate::makruk::{
    BadChoice, Choice, Count, CountKind, FenError, FenFault, FenPart, IllegalMove, Man, Match, NoCount,
    Notation, Outcome, Position, Refusal, RulesError, Side, Square, Unread,
};
use crate::say;
use crate::text::{Digits, Text};

use super::Sentence;

/// How moves are written in the language of `text`: with Thai letters in Thai.
pub fn notation(text: &Text) -> Notation {
    if text.code() == "th" { Notation::Thai } else { Notation::Western }
}

/// The name of a square in the language of `text`.
fn square(square: Square, text: &Text) -> String {
    let name = notation(text).square(square);
    // Thai letters stand with the digits that were asked for.
    match text.digits() {
        Digits::Thai => name,
        Digits::Arabic => western_digits(&name),
    }
}

/// A move as it is written in the language of `text`.
pub fn move_written(position: &Position, mv: crate::makruk::Move, text: &Text) -> String {
    let written = notation(text).write(position, mv);
    if text.digits() == Digits::Thai { written } else { western_digits(&written) }
}

fn western_digits(text: &str) -> String {
    let western = |character: char| {
        let digit = u32::from(character).checked_sub(u32::from('๐')).filter(|digit| *digit < 10);
        digit.and_then(|digit| char::from_digit(digit, 10)).unwrap_or(character)
    };
    text.chars().map(western).collect()
}

fn man_name(man: Man, text: &Text) -> String {
    say!(text, "makruk-man", man = man.word())
}

/// What a score means for the side to move, as a sentence that says whether it is proved.
pub fn score_told(score: Score, exact: bool, turn: Side, text: &Text) -> String {
    let proved = if exact { "yes" } else { "no" };
    let side = turn.word();
    let other = turn.other().word();
    match score {
        Score::Bia(0) if exact => text.get("makruk-score-draw"),
        Score::Bia(worth) => {
            let ahead = if worth >= 0 { side } else { other };
            let bia = format!("{:.1}", f64::from(worth.abs()) / 100.0);
            say!(text, "makruk-score", side = ahead, bia = text.digits().write(bia).into_owned())
        }
        Score::Mates(moves) => {
            say!(text, "makruk-score-mates", side = side, moves = moves, proved = proved)
        }
        Score::IsMated(moves) => {
            say!(text, "makruk-score-mates", side = other, moves = moves, proved = proved)
        }
    }
}

/// A count that runs, as it stands.
pub fn count_told(count: Count, text: &Text) -> String {
    let (side, spoken, limit) = (count.side.word(), count.spoken, count.limit);
    match count.kind {
        CountKind::Board => say!(text, "makruk-count-board", side = side, spoken = spoken, limit = limit),
        CountKind::Men => say!(text, "makruk-count-men", side = side, spoken = spoken, limit = limit),
    }
}

/// What a choice in a match was, and what came of it: a few sentences.
pub fn choice_told(before: &Match, choice: Choice, after: &Match, text: &Text) -> Vec<String> {
    let side = before.waits_for().unwrap_or(Side::White).word();
    let mut told = vec![match choice {
        Choice::Move(mv) => {
            let written = move_written(before.position(), mv, text);
            say!(text, "makruk-told-move", side = side, written = written)
        }
        Choice::StartCount => say!(text, "makruk-told-count", side = side),
        Choice::StopCount => say!(text, "makruk-told-stop", side = side),
        Choice::OfferDraw => say!(text, "makruk-told-offer", side = side),
        Choice::AcceptDraw => say!(text, "makruk-told-accept", side = side),
        Choice::RefuseDraw => say!(text, "makruk-told-refuse", side = side),
        Choice::Resign(side) => say!(text, "makruk-told-resign", side = side.word()),
    }];
    if let Choice::Move(mv) = choice {
        if let Some(taken) = before.position().man_at(mv.to()) {
            let place = square(mv.to(), text);
            told.push(say!(text, "makruk-told-takes", man = man_name(taken, text), square = place));
        }
        if mv.promotes() {
            told.push(text.get("makruk-told-promotes"));
        }
        if after.position().is_check() && after.outcome().is_none() {
            told.push(text.get("makruk-told-check"));
        }
        let counted = |game: &Match| game.count().map(|count| (count.kind, count.side));
        match (counted(before), after.count()) {
            (was, Some(count)) if was != Some((count.kind, count.side)) && count.spoken <= count.limit => {
                let (side, next, limit) = (count.side.word(), count.spoken.saturating_add(1), count.limit);
                if count.kind == CountKind::Men {
                    told.push(say!(text, "makruk-told-men", side = side, next = next, limit = limit));
                }
            }
            (Some(_), Some(count)) if count.side == before.position().turn() => {
                told.push(count_told(count, text));
            }
            (Some((CountKind::Board, side)), None) if after.outcome().is_none() => {
                told.push(say!(text, "makruk-told-lapsed", side = side.word()));
            }
            _ => {}
        }
        if let (None, Some(count)) = (counted(before), after.count())
            && count.kind == CountKind::Board
            && count.spoken > 0
        {
            told.push(count_told(count, text));
        }
    }
    told.extend(after.outcome().map(|outcome| outcome.sentence(text)));
    told
}

/// The men of a side and where they stand, in a sentence.
pub fn men_told(position: &Position, side: Side, text: &Text) -> String {
    let men = Man::ALL.into_iter().rev().filter_map(|man| {
        let squares: Vec<String> = position.these(side, man).map(|place| square(place, text)).collect();
        (!squares.is_empty()).then(|| format!("{} {}", man_name(man, text), squares.join(" ")))
    });
    say!(text, "makruk-men", side = side.word(), men = men.collect::<Vec<_>>().join(", "))
}

/// The board as a table of letters, from the side of `below`.
pub fn board_rows(position: &Position, below: Side, text: &Text) -> Vec<String> {
    let notation = notation(text);
    let numbers = |index: u8| if below == Side::White { 7 - index } else { index };
    let mut rows: Vec<String> = (0..8)
        .map(|row| {
            let rank = numbers(row);
            let squares = (0..8).map(|column| {
                let file = 7 - numbers(column);
                match position.at(Square::at(file, rank)) {
                    None => " .".to_owned(),
                    Some((Side::White, man)) => format!(" {}", man.letter()),
                    Some((Side::Black, man)) => format!(" {}", man.letter().to_ascii_lowercase()),
                }
            });
            format!("{} {}", text.number(i64::from(rank) + 1), squares.collect::<String>())
        })
        .collect();
    let files = (0..8).map(|column| {
        let name = notation.square(Square::at(7 - numbers(column), 0));
        format!(" {}", name.chars().next().unwrap_or(' '))
    });
    rows.push(format!("  {}", files.collect::<String>()));
    rows
}

impl Sentence for Outcome {
    fn sentence(&self, text: &Text) -> String {
        let winner = self.winner.map_or("none", Side::word);
        say!(text, "makruk-outcome", why = self.why.word(), winner = winner)
    }
}

impl Sentence for RulesError {
    fn sentence(&self, text: &Text) -> String {
        match self {
            Self::UnknownField { key } => {
                let known = crate::makruk::Rules::KEYS.join(", ");
                say!(text, "makruk-rules-no-field", key = key.as_str(), known = known)
            }
            Self::UnknownValue { key, value, known } => {
                say!(
                    text,
                    "makruk-rules-no-value",
                    key = *key,
                    value = value.as_str(),
                    known = known.join(", ")
                )
            }
        }
    }
}

impl Sentence for FenPart {
    fn sentence(&self, text: &Text) -> String {
        let part: &'static str = self.into();
        say!(text, "makruk-fen-part", part = part)
    }
}

impl Sentence for FenError {
    fn sentence(&self, text: &Text) -> String {
        let what = match self.fault {
            FenFault::Missing(part) => say!(text, "makruk-fen-missing", part = part.sentence(text)),
            FenFault::TooLong => text.get("makruk-fen-too-long"),
            FenFault::NoMan(letter) => say!(text, "makruk-fen-no-man", letter = letter.to_string()),
            FenFault::NotPromoted => text.get("makruk-fen-not-promoted"),
            FenFault::RankWidth { rank, squares } => {
                say!(text, "makruk-fen-width", rank = rank, squares = squares)
            }
            FenFault::Ranks(ranks) => say!(text, "makruk-fen-ranks", ranks = ranks),
            FenFault::Khun { side, count } => {
                say!(text, "makruk-fen-khun", side = side.word(), count = count)
            }
            FenFault::TooManyMen { side, count } => {
                say!(
                    text,
                    "makruk-fen-men",
                    side = side.word(),
                    count = count,
                    most = crate::makruk::MOST_MEN
                )
            }
            FenFault::TooManyBia { side, count } => {
                say!(
                    text,
                    "makruk-fen-bia",
                    side = side.word(),
                    count = count,
                    most = crate::makruk::MOST_BIA
                )
            }
            FenFault::UnpromotedBia(place) => {
                say!(text, "makruk-fen-promoted", square = place.to_string())
            }
            FenFault::Turn => text.get("makruk-fen-turn"),
            FenFault::Castling => text.get("makruk-fen-castling"),
            FenFault::OtherInCheck(side) => say!(text, "makruk-fen-check", side = side.word()),
            FenFault::Number(part) => say!(text, "makruk-fen-number", part = part.sentence(text)),
            FenFault::NoCount => text.get("makruk-fen-no-count"),
            FenFault::CountOver => text.get("makruk-fen-count-over"),
        };
        say!(text, "makruk-fen-at", at = self.at, what = what)
    }
}

impl Sentence for NoCount {
    fn sentence(&self, text: &Text) -> String {
        text.get(match self {
            Self::NotPlayed => "makruk-no-count-rules",
            Self::ByItself => "makruk-no-count-itself",
            Self::MenAreCounted => "makruk-no-count-men",
            Self::Runs => "makruk-no-count-runs",
            Self::BiaOnBoard => "makruk-no-count-bia",
            Self::Bare => "makruk-no-count-bare",
            Self::NotWeaker => "makruk-no-count-weaker",
            Self::NoneRuns => "makruk-no-count-none",
        })
    }
}

impl Sentence for IllegalMove {
    fn sentence(&self, text: &Text) -> String {
        let name = |place| square(place, text);
        match *self {
            Self::Empty(place) => say!(text, "makruk-move-empty", square = name(place)),
            Self::NotYours(place) => say!(text, "makruk-move-not-yours", square = name(place)),
            Self::OwnMan(place) => say!(text, "makruk-move-own", square = name(place)),
            Self::NotItsWay { man, from, to } => {
                say!(text, "makruk-move-way", man = man_name(man, text), from = name(from), to = name(to))
            }
            Self::LeavesCheck => text.get("makruk-move-leaves-check"),
            Self::IntoCheck => text.get("makruk-move-into-check"),
            Self::Promotion => text.get("makruk-move-promotion"),
        }
    }
}

impl Sentence for Refusal {
    fn sentence(&self, text: &Text) -> String {
        match self {
            Self::MatchOver => text.get("makruk-refused-over"),
            Self::OfferOpen => text.get("makruk-refused-offer-open"),
            Self::NoOffer => text.get("makruk-refused-no-offer"),
            Self::OfferedAlready => text.get("makruk-refused-offered"),
            Self::Move(why) => why.sentence(text),
            Self::Count(why) => why.sentence(text),
        }
    }
}

impl Sentence for BadChoice {
    fn sentence(&self, text: &Text) -> String {
        let (choice, why) = (self.choice.to_string(), self.why.sentence(text));
        say!(text, "makruk-bad-choice", number = self.index + 1, choice = choice, why = why)
    }
}

/// Why a text is not one move of a position.
pub fn unread_told(unread: &Unread, position: &Position, typed: &str, text: &Text) -> String {
    match unread {
        Unread::NotAMove => say!(text, "makruk-unread", typed = typed),
        Unread::NoneFits => say!(text, "makruk-unread-none", typed = typed),
        Unread::Illegal(mv) => match position.check_move(*mv) {
            Err(why) => say!(text, "plain-refused", why = why.sentence(text)),
            Ok(()) => say!(text, "makruk-unread-none", typed = typed),
        },
        Unread::Several(moves) => {
            let moves: Vec<String> = moves.iter().map(|&mv| move_written(position, mv, text)).collect();
            say!(text, "makruk-unread-several", typed = typed, moves = moves.join(", "))
        }
    }
}
