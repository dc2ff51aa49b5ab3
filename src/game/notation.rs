//! Positions and choices as text and back.
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

use super::board::Board;
use super::choice::Choice;
use super::pit::{MAX_PITS, Pit, PitSet, Place};
use super::position::Position;
use super::rules::Rules;
use super::side::{BySide, Side};

/// Why a text is not what it should be, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// The column of the mistake, in characters, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub what: NotationFault,
}

/// What is wrong in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationFault {
    /// A part of the position is missing.
    Missing(Part),
    /// There is more text than a position has.
    TooMuch,
    /// A row has the wrong number of pits.
    WrongPits {
        /// How many the rules have.
        expected: u8,
        /// How many there are.
        found: usize,
    },
    /// This is not a number of seeds the board can count.
    NotSeeds(String),
    /// There are more seeds than the rules have.
    TooManySeeds {
        /// Seeds in the rules.
        most: u8,
        /// Seeds in the text.
        found: u32,
    },
    /// This is not a side.
    NotSide(String),
    /// This is not a choice.
    NotChoice(String),
}

/// A part of a position's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The two rows.
    Rows,
    /// The two stores.
    Stores,
    /// Whose turn it is.
    Turn,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: ", self.column)?;
        match &self.what {
            NotationFault::Missing(Part::Rows) => write!(f, "the rows SOUTH/NORTH are missing"),
            NotationFault::Missing(Part::Stores) => write!(f, "the stores S-N are missing"),
            NotationFault::Missing(Part::Turn) => write!(f, "the turn, s or n, is missing"),
            NotationFault::TooMuch => write!(f, "there is more than a position here"),
            NotationFault::WrongPits { expected, found } => {
                write!(f, "a row of {found} pits, where the rules have {expected}")
            }
            NotationFault::NotSeeds(word) => {
                write!(f, "{word:?} is not a number of seeds from 0 to {}", Rules::MAX_TOTAL)
            }
            NotationFault::TooManySeeds { most, found } => {
                write!(f, "{found} seeds, where the rules have {most}")
            }
            NotationFault::NotSide(word) => write!(f, "{word:?} is neither s nor n"),
            NotationFault::NotChoice(word) => write!(f, "{word:?} is not a choice"),
        }
    }
}

impl std::error::Error for NotationError {}

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
        let whole = Piece { text, column: 1 };
        let words = whole.words();
        let word = |index: usize, part| {
            words.get(index).copied().ok_or_else(|| {
                let column = words.last().map_or(1, |last| last.end());
                NotationError { column, what: NotationFault::Missing(part) }
            })
        };
        let rows = word(0, Part::Rows)?;
        let (stores, turn) = (word(1, Part::Stores)?, word(2, Part::Turn)?);
        if let Some(more) = words.get(3) {
            return Err(more.error(NotationFault::TooMuch));
        }

        let mut board = Board::empty(rules.pits);
        let mut total = 0;
        let halves = rows.split(|character| character == '/');
        let [south, north] = halves[..] else {
            return Err(rows.error(NotationFault::Missing(Part::Rows)));
        };
        for (side, row) in [(Side::South, south), (Side::North, north)] {
            let pits = row.split(|character| character == ',');
            if pits.len() != usize::from(rules.pits) {
                let what = NotationFault::WrongPits { expected: rules.pits, found: pits.len() };
                return Err(row.error(what));
            }
            let mut widows = PitSet::EMPTY;
            for (number, pit) in (1..=rules.pits).zip(pits) {
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
        if total > u32::from(rules.total()) {
            let what = NotationFault::TooManySeeds { most: rules.total(), found: total };
            return Err(rows.error(what));
        }
        Ok(Self { board, turn: turn.side()? })
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (side, border) in [(Side::South, '/'), (Side::North, ' ')] {
            for number in 1..=self.board.pits() {
                if number > 1 {
                    f.write_str(",")?;
                }
                let pit = Pit::new(side, number);
                if self.board.is_widow(pit) {
                    f.write_str("x")?;
                } else {
                    write!(f, "{}", self.board.seeds(pit))?;
                }
            }
            write!(f, "{border}")?;
        }
        let stores: BySide<u8> = self.board.stores();
        write!(f, "{}-{} {}", stores.south, stores.north, self.turn.letter())
    }
}

impl fmt::Display for Choice {
    /// `s7@0` in a race, `s7` in a turn, `sx567` for widows, `s-` for giving up.
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
        }
    }
}

impl std::str::FromStr for Choice {
    type Err = NotationError;

    /// Reads what [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let fault = || Piece { text, column: 1 }.error(NotationFault::NotChoice(text.to_owned()));
        let (first, rest) = text.split_at_checked(1).ok_or_else(fault)?;
        let side = Piece { text: first, column: 1 }.side()?;
        if rest == "-" {
            return Ok(Self::Resign { side });
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
