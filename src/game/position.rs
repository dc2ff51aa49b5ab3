//! A position in a phase of turns: the board and whose turn it is.

use std::fmt;

use super::board::Board;
use super::event::Sink;
use super::pit::{Pit, PitSet};
use super::rules::Rules;
use super::side::Side;
use super::sowing::{SowEnd, sow};
use super::variant::StoreEnd;

/// A board and the side that is to sow next. One move is one sowing: after a sowing into the
/// store it is the same side's move again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Where the seeds lie.
    pub board: Board,
    /// Who sows next.
    pub turn: Side,
}

/// What one sowing led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sown {
    /// The position after it. Nothing has been settled in it yet if the round is over.
    pub position: Position,
    /// How the sowing ended.
    pub end: SowEnd,
    /// Whether a row is empty now, which ends the round (rules, "End of a round").
    pub round_over: bool,
}

/// Why a pit cannot be sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The round is over: a row is empty.
    RoundOver,
    /// The board has no pit of this number.
    NoSuchPit(u8),
    /// The pit is a widow.
    Widow(Pit),
    /// The pit holds no seed.
    Empty(Pit),
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RoundOver => write!(f, "the round is over: a row is empty"),
            Self::NoSuchPit(number) => write!(f, "the board has no pit {number}"),
            Self::Widow(pit) => write!(f, "pit {pit} is a widow"),
            Self::Empty(pit) => write!(f, "pit {pit} holds no seed"),
        }
    }
}

impl std::error::Error for Illegal {}

/// Why `side` cannot lift pit `number` of this board, or the pit.
pub(super) fn check_pit(board: &Board, side: Side, number: u8) -> Result<Pit, Illegal> {
    if number == 0 || number > board.pits() {
        return Err(Illegal::NoSuchPit(number));
    }
    let pit = Pit::new(side, number);
    if board.is_widow(pit) {
        Err(Illegal::Widow(pit))
    } else if board.seeds(pit) == 0 {
        Err(Illegal::Empty(pit))
    } else {
        Ok(pit)
    }
}

impl Position {
    /// The first position of a match under `rules` that opens without a race.
    #[must_use]
    pub fn start(rules: &Rules, first: Side) -> Self {
        Self { board: Board::start(rules), turn: first }
    }

    /// Whether the round is over: either row is empty.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.board.a_row_is_empty()
    }

    /// The pits that the side to move may sow; none if the round is over.
    #[must_use]
    pub fn legal(&self) -> PitSet {
        if self.is_over() { PitSet::EMPTY } else { self.board.occupied(self.turn) }
    }

    /// Sows pit `number` of the side to move.
    ///
    /// # Errors
    /// Why the pit cannot be sown; nothing was changed then, and `sink` was told nothing.
    pub fn play(&self, rules: &Rules, number: u8, sink: &mut impl Sink) -> Result<Sown, Illegal> {
        if self.is_over() {
            return Err(Illegal::RoundOver);
        }
        check_pit(&self.board, self.turn, number)?;
        Ok(self.play_unchecked(rules, number, sink))
    }

    /// Sows pit `number` of the side to move, which must be one of [`Position::legal`].
    ///
    /// # Panics
    /// If the board has no such pit.
    #[must_use]
    pub fn play_unchecked(&self, rules: &Rules, number: u8, sink: &mut impl Sink) -> Sown {
        let mut position = *self;
        let end = sow(&mut position.board, rules, Pit::new(self.turn, number), sink);
        if end != SowEnd::Store || rules.store_end == StoreEnd::Pass {
            position.turn = self.turn.other();
        }
        Sown { position, end, round_over: position.is_over() }
    }

    /// The margin of `side` if the round were settled now: its seeds less the other's, those
    /// still in its row counted as its own.
    #[must_use]
    pub fn margin(&self, side: Side) -> i16 {
        let settled = self.board.settled();
        i16::from(settled.store(side)) - i16::from(settled.store(side.other()))
    }

    /// The seeds that the side to move in `start` has brought to its store on the way from there
    /// to here, with what lies in its row if that ended the round.
    pub fn haul_since(&self, start: &Self) -> u8 {
        let board = if self.is_over() { self.board.settled() } else { self.board };
        board.store(start.turn) - start.board.store(start.turn)
    }

    /// The same position seen from the other side of the board.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        Self { board: self.board.mirrored(), turn: self.turn.other() }
    }
}
