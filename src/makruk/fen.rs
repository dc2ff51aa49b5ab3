//! FEN as Fairy-Stockfish writes it: the men (a promoted bia is `M~`), the side to move, `-`, the
//! limit of a count in half-moves or `-`, the half-moves counted, and the number of the move.

use std::fmt;
use std::str::FromStr;

use super::count::{Count, CountKind, LONGEST_COUNT, Moment};
use super::men::Man;
use super::position::Position;
use super::rules::Rules;
use super::square::{Side, Square};

/// The most men that a side has.
pub const MOST_MEN: u32 = 16;
/// The most bia that a side has.
pub const MOST_BIA: u32 = 8;

/// What a FEN says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fen {
    /// The men and the side to move.
    pub position: Position,
    /// The count that it names. A count that begins by itself is only named once it has begun.
    pub count: Option<Count>,
    /// The number of the move, counted from 1.
    pub move_number: u32,
}

/// A part of a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum FenPart {
    /// The men.
    Board,
    /// The side to move.
    Turn,
    /// What is castling in chess.
    Castling,
    /// The limit of the count, in half-moves.
    Limit,
    /// The half-moves counted.
    Counted,
    /// The number of the move.
    Number,
}

/// What is wrong with a FEN, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("character {at}: {fault}")]
pub struct FenError {
    /// The character, counted from 1.
    pub at: usize,
    /// What is wrong.
    pub fault: FenFault,
}

/// What is wrong with a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenFault {
    /// It ends before this part.
    #[error("the {0} is missing")]
    Missing(FenPart),
    /// There is something after its last part.
    #[error("nothing follows the number of the move")]
    TooLong,
    /// No man has this letter.
    #[error("{0:?} is no man")]
    NoMan(char),
    /// `~` stands after something that is no met.
    #[error("only a met is marked as promoted")]
    NotPromoted,
    /// This rank, counted from 1, does not have eight squares.
    #[error("rank {rank} has {squares} squares instead of 8")]
    RankWidth {
        /// The rank, counted from 1.
        rank: u8,
        /// How many squares it has.
        squares: u32,
    },
    /// There are not eight ranks.
    #[error("there are {0} ranks instead of 8")]
    Ranks(usize),
    /// A side does not have one khun.
    #[error("{side} has {count} khun instead of 1")]
    Khun {
        /// The side.
        side: Side,
        /// How many khun it has.
        count: u32,
    },
    /// A side has more men than there are.
    #[error("{side} has {count} men, more than {MOST_MEN}")]
    TooManyMen {
        /// The side.
        side: Side,
        /// How many men it has.
        count: u32,
    },
    /// A side has more bia than there are.
    #[error("{side} has {count} bia, more than {MOST_BIA}")]
    TooManyBia {
        /// The side.
        side: Side,
        /// How many bia it has.
        count: u32,
    },
    /// A bia stands where it would have become a met.
    #[error("a bia on {0} would be a met")]
    UnpromotedBia(Square),
    /// The side to move is neither `w` nor `b`.
    #[error("the side to move is w or b")]
    Turn,
    /// There is castling.
    #[error("Makruk has no castling: -")]
    Castling,
    /// The khun of the side that is not to move could be taken.
    #[error("{0} is in check, but it is not its move")]
    OtherInCheck(Side),
    /// This part is no number in its range.
    #[error("the {0} is no number that it can be")]
    Number(FenPart),
    /// A count runs where none can.
    #[error("no count can run in this position")]
    NoCount,
    /// The count is over.
    #[error("the count is over: the game is drawn")]
    CountOver,
}

impl FromStr for Fen {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        let mut parts = Parts { text, rest: text };
        let (board_at, board) = parts.next(FenPart::Board)?;
        let mut position = read_board(board, board_at)?;
        let (turn_at, turn) = parts.next(FenPart::Turn)?;
        match turn {
            "w" => position.set_turn(Side::White),
            "b" => position.set_turn(Side::Black),
            _ => return Err(FenError { at: turn_at, fault: FenFault::Turn }),
        }
        check_board(&position, board, board_at)?;
        let other = position.turn().other();
        if !position.attackers(other.other(), position.khun(other), position.occupied()).is_empty() {
            return Err(FenError { at: turn_at, fault: FenFault::OtherInCheck(other) });
        }

        match parts.next(FenPart::Castling) {
            Ok((_, "-")) | Err(_) => {}
            Ok((at, _)) => return Err(FenError { at, fault: FenFault::Castling }),
        }
        let limit = match parts.next(FenPart::Limit) {
            Ok((_, "-")) | Err(_) => None,
            Ok((at, limit)) => {
                Some((at, number(limit, FenPart::Limit, at, 1..=2 * u32::from(LONGEST_COUNT))?))
            }
        };
        let counted = match (parts.next(FenPart::Counted), limit) {
            (Ok((at, counted)), _) => number(counted, FenPart::Counted, at, 0..=u32::MAX)?,
            (Err(missing), Some(_)) => return Err(missing),
            (Err(_), None) => 0,
        };
        let move_number = match parts.next(FenPart::Number) {
            Ok((at, text)) => number(text, FenPart::Number, at, 1..=u32::MAX)?,
            Err(_) => 1,
        };
        if let Ok((at, _)) = parts.next(FenPart::Number) {
            return Err(FenError { at, fault: FenFault::TooLong });
        }
        let count = limit
            .map(|(at, limit)| read_count(&position, limit, counted).map_err(|fault| FenError { at, fault }))
            .transpose()?;
        Ok(Self { position, count, move_number })
    }
}

/// The parts of a FEN, and at which character each begins.
struct Parts<'a> {
    text: &'a str,
    rest: &'a str,
}

impl<'a> Parts<'a> {
    fn next(&mut self, part: FenPart) -> Result<(usize, &'a str), FenError> {
        let rest = self.rest.trim_start();
        let at = self.text[..self.text.len() - rest.len()].chars().count() + 1;
        if rest.is_empty() {
            return Err(FenError { at, fault: FenFault::Missing(part) });
        }
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        self.rest = &rest[end..];
        Ok((at, &rest[..end]))
    }
}

fn number(
    text: &str,
    part: FenPart,
    at: usize,
    range: std::ops::RangeInclusive<u32>,
) -> Result<u32, FenError> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|number| digits && range.contains(number));
    number.ok_or(FenError { at, fault: FenFault::Number(part) })
}

/// Reads the men; `start` is the character at which they begin.
fn read_board(board: &str, start: usize) -> Result<Position, FenError> {
    let mut position = Position::empty();
    let mut at = start;
    let ranks = board.split('/').count();
    if ranks != 8 {
        return Err(FenError { at, fault: FenFault::Ranks(ranks) });
    }
    for (rank, row) in (0..8).rev().zip(board.split('/')) {
        let row_at = at;
        let mut file = 0_u32;
        let mut last_met = None;
        for letter in row.chars() {
            let fault = |fault| Err(FenError { at, fault });
            let mut met = None;
            if let Some(empty) = letter.to_digit(10).filter(|empty| (1..=8).contains(empty)) {
                file += empty;
            } else if letter == '~' {
                match last_met {
                    Some(square) => position.mark_promoted(square),
                    None => return fault(FenFault::NotPromoted),
                }
            } else {
                let Some(man) = Man::from_letter(letter) else {
                    return fault(FenFault::NoMan(letter));
                };
                let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
                if file < 8 {
                    let square = Square::at(file as u8, rank);
                    position.put(side, man, square);
                    met = (man == Man::Met).then_some(square);
                }
                file += 1;
            }
            last_met = met;
            at += 1;
        }
        if file != 8 {
            let fault = FenFault::RankWidth { rank: rank + 1, squares: file };
            return Err(FenError { at: row_at, fault });
        }
        at += 1;
    }
    Ok(position)
}

/// Refuses men that no game has.
fn check_board(position: &Position, board: &str, start: usize) -> Result<(), FenError> {
    for side in Side::BOTH {
        let fault = |fault| Err(FenError { at: start, fault });
        let khun = position.these(side, Man::Khun).count();
        if khun != 1 {
            return fault(FenFault::Khun { side, count: khun });
        }
        let men = position.of(side).count();
        if men > MOST_MEN {
            return fault(FenFault::TooManyMen { side, count: men });
        }
        let bia = position.these(side, Man::Bia);
        if bia.count() > MOST_BIA {
            return fault(FenFault::TooManyBia { side, count: bia.count() });
        }
        let beyond = |square: &Square| match side {
            Side::White => square.rank() >= side.promotion_rank(),
            Side::Black => square.rank() <= side.promotion_rank(),
        };
        if let Some(square) = bia.into_iter().find(beyond) {
            let at = start + offset_of(square, board);
            return Err(FenError { at, fault: FenFault::UnpromotedBia(square) });
        }
    }
    Ok(())
}

/// How many characters of a board that was read come before the man on `square`.
fn offset_of(square: Square, board: &str) -> usize {
    let rows: Vec<&str> = board.split('/').collect();
    let row = usize::from(7 - square.rank());
    let before: usize = rows[..row].iter().map(|row| row.chars().count() + 1).sum();
    let mut file = 0;
    for (place, letter) in rows[row].chars().enumerate() {
        if letter != '~' && file >= u32::from(square.file()) {
            return before + place;
        }
        file += if letter == '~' { 0 } else { letter.to_digit(10).unwrap_or(1) };
    }
    before
}

/// The count with these numbers of half-moves.
fn read_count(position: &Position, limit: u32, counted: u32) -> Result<Count, FenFault> {
    if limit % 2 == 1 {
        return Err(FenFault::Number(FenPart::Limit));
    }
    if !position.men(Man::Bia).is_empty() {
        return Err(FenFault::NoCount);
    }
    let turn = position.turn();
    let (kind, side) = match Side::BOTH.map(|side| position.is_bare(side)) {
        [true, true] => return Err(FenFault::NoCount),
        [true, false] => (CountKind::Men, Side::White),
        [false, true] => (CountKind::Men, Side::Black),
        // The first half-move counted is one of the counting side.
        [false, false] if counted.is_multiple_of(2) => (CountKind::Board, turn),
        [false, false] => (CountKind::Board, turn.other()),
    };
    if kind == CountKind::Board {
        if limit != 2 * u32::from(LONGEST_COUNT) {
            return Err(FenFault::Number(FenPart::Limit));
        }
        if side == turn && position.weaker() != Some(side) {
            return Err(FenFault::NoCount);
        }
    }
    // Its own half-move comes first, so that one more than half are those of the counting side.
    let spoken = if side == turn { counted / 2 } else { counted.div_ceil(2) };
    let count = Count { kind, side, spoken: spoken.min(255) as u8, limit: (limit / 2) as u8 };
    if count.is_over(turn) { Err(FenFault::CountOver) } else { Ok(count) }
}

impl Fen {
    /// The moment that it describes.
    pub fn moment(&self, rules: Rules) -> Moment {
        match self.count {
            Some(count) => Moment { position: self.position, count: Some(count) },
            None => Moment::new(self.position, rules),
        }
    }
}

impl Default for Fen {
    /// The position that a game begins with.
    fn default() -> Self {
        Self { position: Position::start(), count: None, move_number: 1 }
    }
}

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} -", self.position)?;
        match self.count {
            None => write!(f, " - 0")?,
            Some(count) => {
                let reply = u32::from(count.side != self.position.turn());
                let counted = (2 * u32::from(count.spoken)).saturating_sub(reply);
                write!(f, " {} {counted}", 2 * u32::from(count.limit))?;
            }
        }
        write!(f, " {}", self.move_number)
    }
}

/// The men and the side to move, as the first two parts of a FEN have them.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            let mut empty = 0;
            for square in (0..8).map(|file| Square::at(file, rank)) {
                let Some((side, man)) = self.at(square) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                let letter = man.letter();
                let letter = if side == Side::White { letter } else { letter.to_ascii_lowercase() };
                write!(f, "{letter}{}", if self.promoted().has(square) { "~" } else { "" })?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank > 0 {
                write!(f, "/")?;
            }
        }
        write!(f, " {}", if self.turn() == Side::White { "w" } else { "b" })
    }
}
