//! Positions, choices and events as text and back.
//!
//! A position is `SOUTH/NORTH STORES TURN`: each row lists pit 1 first, seeds separated by
//! commas, `x` for a widow; the stores south-north; the turn `s` or `n`:
//!
//! ```
//! use mak_khum::game::{Position, Rules};
//! let rules = Rules::default();
//! let text = "12,3,12,4,11,2,11/1,11,1,0,11,x,x 17-2 s";
//! let position = Position::parse(text, &rules)?;
//! assert_eq!(position.to_string(), text);
//! # Ok::<(), mak_khum::game::NotationError>(())
//! ```

use std::fmt;
use std::str::FromStr;

use super::board::Board;
use super::choice::Choice;
use super::event::{Event, SowEvent};
use super::outcome::{Outcome, RaceEnd, Why};
use super::pit::{MAX_PITS, MIN_PITS, Pit, PitSet, Place};
use super::position::Position;
use super::rules::Rules;
use super::side::{BySide, Side};
#[cfg(feature = "serde")]
use super::{
    phase::PhaseKind,
    sowing::SowEnd,
    variant::{
        Capture, CaptureAfter, MatchEnd, Opening, Preset, RaceClock, StoreEnd, StoreLies, WidowSowing, Widows,
    },
};

/// Why a text is not what it should be, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: {what}")]
pub struct NotationError {
    /// The column of the mistake, in characters, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub what: NotationFault,
}

/// What is wrong in a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotationFault {
    /// A part of the position is missing.
    #[error("{0}")]
    Missing(Part),
    /// There is more text than a position has.
    #[error("there is more than a position here")]
    TooMuch,
    /// A row has the wrong number of pits.
    #[error("a row of {found} pits, where the rules have {expected}")]
    WrongPits {
        /// How many the rules have.
        expected: u8,
        /// How many there are.
        found: usize,
    },
    /// This is not a number of seeds the board can count.
    #[error("{0:?} is not a number of seeds from 0 to {max}", max = Rules::MAX_TOTAL)]
    NotSeeds(String),
    /// There are more seeds than the rules have.
    #[error("{found} seeds, where the rules have {most}")]
    TooManySeeds {
        /// Seeds in the rules.
        most: u8,
        /// Seeds in the text.
        found: u32,
    },
    /// This is not a side.
    #[error("{0:?} is neither s nor n")]
    NotSide(String),
    /// This is not a pit.
    #[error("{0:?} is not a pit")]
    NotPit(String),
    /// This is not a choice.
    #[error("{0:?} is not a choice")]
    NotChoice(String),
    /// This is not an event.
    #[error("{0:?} is not an event")]
    NotEvent(String),
}

/// A part of a position's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Part {
    /// The two rows.
    #[error("the rows SOUTH/NORTH are missing")]
    Rows,
    /// The two stores.
    #[error("the stores S-N are missing")]
    Stores,
    /// Whose turn it is.
    #[error("the turn, s or n, is missing")]
    Turn,
}

/// A piece of a text that knows the column at which it stands.
#[derive(Clone, Copy)]
struct Piece<'a> {
    text: &'a str,
    column: usize,
}

impl<'a> Piece<'a> {
    fn error(self, what: NotationFault) -> NotationError {
        NotationError { column: self.column, what }
    }

    /// The pieces between the characters `is_border`.
    fn split(self, is_border: impl Fn(char) -> bool) -> Vec<Piece<'a>> {
        let mut pieces = Vec::new();
        let (mut start, mut column) = (0, self.column);
        for (index, (byte, character)) in self.text.char_indices().enumerate() {
            if is_border(character) {
                pieces.push(Piece { text: &self.text[start..byte], column });
                start = byte + character.len_utf8();
                column = self.column + index + 1;
            }
        }
        pieces.push(Piece { text: &self.text[start..], column });
        pieces
    }

    fn words(self) -> Vec<Piece<'a>> {
        let mut words = self.split(char::is_whitespace);
        words.retain(|word| !word.text.is_empty());
        words
    }

    fn seeds(self) -> Result<u8, NotationError> {
        let digits = !self.text.is_empty() && self.text.bytes().all(|byte| byte.is_ascii_digit());
        let value = if digits { self.text.parse().ok() } else { None };
        value.ok_or_else(|| self.error(NotationFault::NotSeeds(self.text.to_owned())))
    }

    fn side(self) -> Result<Side, NotationError> {
        match self.text {
            "s" => Ok(Side::South),
            "n" => Ok(Side::North),
            _ => Err(self.error(NotationFault::NotSide(self.text.to_owned()))),
        }
    }

    fn end(self) -> usize {
        self.column + self.text.chars().count()
    }
}

impl Position {
    /// Reads a position of a board as `rules` have it.
    ///
    /// # Errors
    /// What is wrong and at which column.
    pub fn parse(text: &str, rules: &Rules) -> Result<Self, NotationError> {
        let words = Piece { text, column: 1 }.words();
        let turn = word(&words, 2, Part::Turn);
        // What is missing is said before what is wrong.
        word(&words, 0, Part::Rows).and(word(&words, 1, Part::Stores))?;
        let turn = turn?;
        if let Some(more) = words.get(3) {
            return Err(more.error(NotationFault::TooMuch));
        }
        let board = board(&words, Some(rules))?;
        Ok(Self { board, turn: turn.side()? })
    }
}

impl FromStr for Position {
    type Err = NotationError;

    /// Reads a position of any board. [`Position::parse`] holds it to rules.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words = Piece { text, column: 1 }.words();
        let board = board(&words, None)?;
        let turn = word(&words, 2, Part::Turn)?;
        match words.get(3) {
            Some(more) => Err(more.error(NotationFault::TooMuch)),
            None => Ok(Self { board, turn: turn.side()? }),
        }
    }
}

impl FromStr for Board {
    type Err = NotationError;

    /// Reads the rows and the stores of any board: a position without its turn.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words = Piece { text, column: 1 }.words();
        match words.get(2) {
            Some(more) => Err(more.error(NotationFault::TooMuch)),
            None => board(&words, None),
        }
    }
}

/// The word at `index`, or that this part is missing.
fn word<'a>(words: &[Piece<'a>], index: usize, part: Part) -> Result<Piece<'a>, NotationError> {
    words.get(index).copied().ok_or_else(|| {
        let column = words.last().map_or(1, |last| last.end());
        NotationError { column, what: NotationFault::Missing(part) }
    })
}

/// Reads the rows and the stores, of a board of `rules` or of any.
fn board(words: &[Piece], rules: Option<&Rules>) -> Result<Board, NotationError> {
    let (rows, stores) = (word(words, 0, Part::Rows)?, word(words, 1, Part::Stores)?);
    let halves = rows.split(|character| character == '/');
    let [south, north] = halves[..] else {
        return Err(rows.error(NotationFault::Missing(Part::Rows)));
    };
    let south_pits = south.split(|character| character == ',').len();
    let any = u8::try_from(south_pits).unwrap_or(u8::MAX).clamp(MIN_PITS, MAX_PITS);
    let pits = rules.map_or(any, Rules::pits);
    let most = rules.map_or(Rules::MAX_TOTAL, Rules::total);
    let mut board = Board::empty(pits);
    let mut total = 0;
    for (side, row) in [(Side::South, south), (Side::North, north)] {
        let found = row.split(|character| character == ',');
        if found.len() != usize::from(pits) {
            return Err(row.error(NotationFault::WrongPits { expected: pits, found: found.len() }));
        }
        let mut widows = PitSet::EMPTY;
        for (number, pit) in (1..=pits).zip(found) {
            if pit.text == "x" {
                widows = widows.with(number);
            } else {
                let seeds = pit.seeds()?;
                total += u32::from(seeds);
                board.add(Place::Pit(Pit::new(side, number)), seeds);
            }
        }
        board.set_widows(side, widows);
    }
    let pair = stores.split(|character| character == '-');
    let [south, north] = pair[..] else {
        return Err(stores.error(NotationFault::Missing(Part::Stores)));
    };
    for (side, store) in [(Side::South, south), (Side::North, north)] {
        let seeds = store.seeds()?;
        total += u32::from(seeds);
        board.add(Place::Store(side), seeds);
    }
    if total > u32::from(most) {
        return Err(rows.error(NotationFault::TooManySeeds { most, found: total }));
    }
    Ok(board)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.board, self.turn.letter())
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (side, border) in [(Side::South, '/'), (Side::North, ' ')] {
            for number in 1..=self.pits() {
                if number > 1 {
                    f.write_str(",")?;
                }
                let pit = Pit::new(side, number);
                if self.is_widow(pit) {
                    f.write_str("x")?;
                } else {
                    write!(f, "{}", self.seeds(pit))?;
                }
            }
            write!(f, "{border}")?;
        }
        let stores = self.stores();
        write!(f, "{}-{}", stores.south, stores.north)
    }
}

impl FromStr for Pit {
    type Err = NotationError;

    /// Reads `s7`.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let whole = Piece { text, column: 1 };
        let fault = || whole.error(NotationFault::NotPit(text.to_owned()));
        let (side, number) = text.split_at_checked(1).ok_or_else(fault)?;
        let side = Piece { text: side, ..whole }.side()?;
        Ok(Self::new(side, pit_number(number).ok_or_else(fault)?))
    }
}

impl FromStr for Place {
    type Err = NotationError;

    /// Reads `s7`, or `S` for a store.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "S" => Ok(Self::Store(Side::South)),
            "N" => Ok(Self::Store(Side::North)),
            _ => text.parse().map(Self::Pit),
        }
    }
}

impl fmt::Display for SowEvent {
    /// `lift s7 7`, `drop S`, `forfeit n3`, `capture n4 8`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lift(pit, seeds) => write!(f, "lift {pit} {seeds}"),
            Self::Drop(place) => write!(f, "drop {place}"),
            Self::Forfeit(pit) => write!(f, "forfeit {pit}"),
            Self::Capture(pit, seeds) => write!(f, "capture {pit} {seeds}"),
        }
    }
}

impl FromStr for SowEvent {
    type Err = NotationError;

    /// Reads what [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let whole = Piece { text, column: 1 };
        let seeds = |text| Piece { text, ..whole }.seeds();
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["lift", pit, count] => Ok(Self::Lift(pit.parse()?, seeds(count)?)),
            ["drop", place] => Ok(Self::Drop(place.parse()?)),
            ["forfeit", pit] => Ok(Self::Forfeit(pit.parse()?)),
            ["capture", pit, count] => Ok(Self::Capture(pit.parse()?, seeds(count)?)),
            _ => Err(whole.error(NotationFault::NotEvent(text.to_owned()))),
        }
    }
}

impl fmt::Display for Event {
    /// `s lift s7 7`, `tick 12`, `s again`, `s out`, `race-over north`, `settled 1 50-48`,
    /// `round 2 BOARD`, `match-over south widows 0-1` or `match-over draw …`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sow(side, event) => write!(f, "{} {event}", side.letter()),
            Self::Tick(tick) => write!(f, "tick {tick}"),
            Self::ChoosesAgain(side) => write!(f, "{} again", side.letter()),
            Self::Out(side) => write!(f, "{} out", side.letter()),
            Self::RaceOver(end) => write!(f, "race-over {}", end.word()),
            Self::Settled { round, stores } => write!(f, "settled {round} {}-{}", stores.south, stores.north),
            Self::RoundBegins { round, board } => write!(f, "round {round} {board}"),
            Self::MatchOver(Outcome { winner, why, widows }) => {
                let winner = winner.map_or("draw", Side::word);
                write!(f, "match-over {winner} {why} {}-{}", widows.south, widows.north)
            }
        }
    }
}

impl FromStr for Event {
    type Err = NotationError;

    /// Reads what [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let whole = Piece { text, column: 1 };
        let fault = || whole.error(NotationFault::NotEvent(text.to_owned()));
        let pair = |text: &str| -> Option<BySide<u8>> {
            let (south, north) = text.split_once('-')?;
            Some(BySide::new(south.parse().ok()?, north.parse().ok()?))
        };
        let (first, rest) = text.split_once(' ').ok_or_else(fault)?;
        let words: Vec<&str> = rest.split(' ').collect();
        let event = match (first, &words[..]) {
            ("s" | "n", _) => {
                let side = Piece { text: first, ..whole }.side()?;
                match rest {
                    "again" => Some(Self::ChoosesAgain(side)),
                    "out" => Some(Self::Out(side)),
                    _ => Some(Self::Sow(side, rest.parse()?)),
                }
            }
            ("tick", [tick]) => tick.parse().ok().map(Self::Tick),
            ("race-over", [end]) => match *end {
                "again" => Some(Self::RaceOver(RaceEnd::Again)),
                "round-over" => Some(Self::RaceOver(RaceEnd::RoundOver)),
                side => Side::from_word(side).map(|side| Self::RaceOver(RaceEnd::Turns(side))),
            },
            ("settled", [round, stores]) => {
                let stores = pair(stores).ok_or_else(fault)?;
                round.parse().ok().map(|round| Self::Settled { round, stores })
            }
            ("round", [round, rows, stores]) => {
                let board = format!("{rows} {stores}").parse()?;
                round.parse().ok().map(|round| Self::RoundBegins { round, board })
            }
            ("match-over", [winner, why, widows]) => {
                let winner = match *winner {
                    "draw" => None,
                    side => Some(Side::from_word(side).ok_or_else(fault)?),
                };
                let (why, widows) = (Why::from_word(why), pair(widows));
                why.zip(widows).map(|(why, widows)| Self::MatchOver(Outcome { winner, why, widows }))
            }
            _ => None,
        };
        event.ok_or_else(fault)
    }
}

impl fmt::Display for Choice {
    /// `s7@0` in a race, `s7` in a turn, `sx567` for widows, `s-` for giving up, `s-t` for running out of time.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = self.side().letter();
        match self {
            Self::Race { pit, tick, .. } => write!(f, "{letter}{pit}@{tick}"),
            Self::Sow { pit, .. } => write!(f, "{letter}{pit}"),
            Self::Widows { pits, .. } => {
                write!(f, "{letter}x")?;
                pits.iter().try_for_each(|number| write!(f, "{number}"))
            }
            Self::Resign { .. } => write!(f, "{letter}-"),
            Self::TimeOut { .. } => write!(f, "{letter}-t"),
        }
    }
}

impl FromStr for Choice {
    type Err = NotationError;

    /// Reads what [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let fault = || Piece { text, column: 1 }.error(NotationFault::NotChoice(text.to_owned()));
        let (first, rest) = text.split_at_checked(1).ok_or_else(fault)?;
        let side = Piece { text: first, column: 1 }.side()?;
        if rest == "-" {
            return Ok(Self::Resign { side });
        }
        if rest == "-t" {
            return Ok(Self::TimeOut { side });
        }
        if let Some(numbers) = rest.strip_prefix('x') {
            let pits = widow_numbers(numbers).ok_or_else(fault)?;
            return Ok(Self::Widows { side, pits });
        }
        let (pit, tick) = match rest.split_once('@') {
            Some((pit, tick)) => (pit, Some(tick)),
            None => (rest, None),
        };
        let pit = pit_number(pit).ok_or_else(fault)?;
        match tick {
            None => Ok(Self::Sow { side, pit }),
            Some(tick) if tick.bytes().all(|byte| byte.is_ascii_digit()) => {
                let tick = tick.parse().map_err(|_| fault())?;
                Ok(Self::Race { side, pit, tick })
            }
            Some(_) => Err(fault()),
        }
    }
}

/// Reads a pit's number as it is printed, without zeros before it.
fn pit_number(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    ((1..=MAX_PITS).contains(&number) && number.to_string() == text).then_some(number)
}

/// Reads ascending pit numbers without anything between them. Only 10 has a zero, and it comes last.
fn widow_numbers(text: &str) -> Option<PitSet> {
    let (digits, ten) = match text.strip_suffix("10") {
        Some(digits) => (digits, true),
        None => (text, false),
    };
    let ascending = digits.bytes().is_sorted_by(|one, next| one < next);
    let mut pits =
        digits.split("").filter(|digit| !digit.is_empty()).map(pit_number).collect::<Option<PitSet>>()?;
    if ten {
        pits = pits.with(10);
    }
    (ascending && !pits.is_empty()).then_some(pits)
}

/// Keeps a type in serde's formats as the text that it prints and reads.
#[cfg(feature = "serde")]
macro_rules! serde_as_text {
    ($($kind:ident)+) => {
        $(
            impl serde::Serialize for $kind {
                fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_str(self)
                }
            }

            impl<'de> serde::Deserialize<'de> for $kind {
                fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                    text.parse().map_err(serde::de::Error::custom)
                }
            }
        )+
    };
}
#[cfg(feature = "serde")]
serde_as_text! {
    Side Pit Place Board Position Choice SowEnd PhaseKind Why Preset
    StoreEnd Capture CaptureAfter Opening RaceClock Widows WidowSowing MatchEnd StoreLies
}
