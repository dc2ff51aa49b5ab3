//! A position in a phase of turns: the board and whose turn it is.

use super::board::Board;
use super::event::Sink;
use super::pit::{Pit, PitSet};
use super::rules::Rules;
use super::side::Side;
use super::sowing::{SowEnd, sow};
use super::variant::StoreEnd;

/// A board and the side that is to sow next. One move is one sowing: after a sowing into the
/// store it is the same side's move again.
///
/// ```
/// use mak_khum::game::{Position, Preset, Side, SowEnd};
/// let kalah = Preset::MakLum.rules();
/// let start = Position::start(&kalah, Side::South);
/// let sown = start.play(&kalah, 6, &mut ())?;
/// assert_eq!((sown.end, sown.position.turn), (SowEnd::Store, Side::South));
/// assert_eq!(sown.position.to_string(), "7,7,7,7,7,0/6,6,6,6,6,6 1-0 s");
/// # Ok::<(), mak_khum::game::Illegal>(())
/// ```
///
/// The functions that take rules too expect a board of these rules; [`Position::parse`] and
/// [`Setup`](super::Setup) see to that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Where the seeds lie.
    pub board: Board,
    /// Who sows next.
    pub turn: Side,
}

/// What one sowing led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Sown {
    /// The position after it, not settled yet if the round is over.
    pub position: Position,
    /// How the sowing ended.
    pub end: SowEnd,
    /// Whether a row is empty now, which ends the round (rules, "End of a round").
    pub round_over: bool,
}

/// Why a pit cannot be sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// The round is over: a row is empty.
    #[error("the round is over: a row is empty")]
    RoundOver,
    /// The board has no pit of this number.
    #[error("the board has no pit {0}")]
    NoSuchPit(u8),
    /// The pit is a widow.
    #[error("pit {0} is a widow")]
    Widow(Pit),
    /// The pit holds no seed.
    #[error("pit {0} holds no seed")]
    Empty(Pit),
}

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
    pub fn start(rules: &Rules, first: Side) -> Self {
        Self { board: Board::start(rules), turn: first }
    }

    /// Whether the round is over: either row is empty.
    pub fn is_over(&self) -> bool {
        self.board.a_row_is_empty()
    }

    /// The pits that the side to move may sow; none if the round is over.
    pub fn legal(&self) -> PitSet {
        if self.is_over() { PitSet::EMPTY } else { self.board.occupied(self.turn) }
    }

    /// Sows pit `number` of the side to move.
    ///
    /// # Errors
    /// Why the pit cannot be sown; `sink` gets no event then.
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
    pub fn margin(&self, side: Side) -> i16 {
        let settled = self.board.settled();
        i16::from(settled.store(side)) - i16::from(settled.store(side.other()))
    }

    /// The seeds that the side to move in `start` has won from there to here, including its row if
    /// the round is over.
    pub fn haul_since(&self, start: &Self) -> u8 {
        let board = if self.is_over() { self.board.settled() } else { self.board };
        board.store(start.turn) - start.board.store(start.turn)
    }

    /// The position as the other side of the board sees it.
    pub fn mirrored(&self) -> Self {
        Self { board: self.board.mirrored(), turn: self.turn.other() }
    }
}
