//! What a player decides, and why it may be refused.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use super::count::NoCount;
use super::men::Man;
use super::moves::Move;
use super::position::Position;
use super::square::{Side, Square};

/// The only input of a match. But for resigning, every choice is one of the side that the match
/// [waits for](super::Match::waits_for).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// A move.
    Move(Move),
    /// Starts the count of the board with the next move.
    StartCount,
    /// Stops the own count of the board.
    StopCount,
    /// Offers a draw.
    OfferDraw,
    /// Accepts the draw that is offered.
    AcceptDraw,
    /// Refuses the draw that is offered.
    RefuseDraw,
    /// The side gives up the match.
    Resign(Side),
}

/// The words of the choices that are no moves.
const WORDS: [(Choice, &str); 7] = [
    (Choice::StartCount, "count"),
    (Choice::StopCount, "stop"),
    (Choice::OfferDraw, "offer"),
    (Choice::AcceptDraw, "accept"),
    (Choice::RefuseDraw, "refuse"),
    (Choice::Resign(Side::White), "white-resigns"),
    (Choice::Resign(Side::Black), "black-resigns"),
];

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, WORDS.iter().find(|(choice, _)| choice == self)) {
            (Self::Move(mv), _) => mv.fmt(f),
            (_, Some((_, word))) => f.write_str(word),
            (_, None) => Ok(()),
        }
    }
}

/// The text is no choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "no move such as g1e2 or b5b6m, and none of count, stop, offer, accept, refuse, white-resigns and black-resigns"
)]
pub struct NotAChoice;

impl FromStr for Choice {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        let word = WORDS.iter().find(|(_, word)| *word == text).map(|(choice, _)| *choice);
        word.or_else(|| text.parse().ok().map(Self::Move)).ok_or(NotAChoice)
    }
}

impl FromStr for Move {
    type Err = NotAChoice;

    /// Reads UCI notation.
    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        let (squares, promotes) = match text.strip_suffix('m') {
            Some(squares) => (squares, true),
            None => (text, false),
        };
        let square = |range: Range<usize>| squares.get(range)?.parse::<Square>().ok();
        match (squares.len(), square(0..2), square(2..4)) {
            (4, Some(from), Some(to)) => Ok(Self::new(from, to, promotes)),
            _ => Err(NotAChoice),
        }
    }
}

/// Why a choice is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
    /// The other side has to answer an offer of a draw first.
    #[error("the offer of a draw has not been answered")]
    OfferOpen,
    /// No draw is offered.
    #[error("no draw is offered")]
    NoOffer,
    /// The side has offered a draw in this turn already.
    #[error("a draw was offered in this turn already")]
    OfferedAlready,
    /// The move is not legal.
    #[error(transparent)]
    Move(#[from] IllegalMove),
    /// The count cannot be started or stopped.
    #[error(transparent)]
    Count(#[from] NoCount),
}

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalMove {
    /// There is no man on the square.
    #[error("no man on {0}")]
    Empty(Square),
    /// The man is the other side's.
    #[error("the man on {0} is the other side's")]
    NotYours(Square),
    /// A man of the same side stands where it ends.
    #[error("a man of the same side stands on {0}")]
    OwnMan(Square),
    /// The man does not move like that.
    #[error("a {} does not move from {from} to {to}", man.word())]
    NotItsWay {
        /// The man.
        man: Man,
        /// Where it stands.
        from: Square,
        /// Where it cannot go.
        to: Square,
    },
    /// The move leaves the khun in the check that it is in.
    #[error("it leaves the khun in check")]
    LeavesCheck,
    /// The move puts the own khun in check.
    #[error("it puts the own khun in check")]
    IntoCheck,
    /// The move is right, but not what it says of promotion.
    #[error("a bia becomes a met on reaching the other side's row of bia, and only there")]
    Promotion,
}

impl Position {
    /// Whether the side to move may make this move.
    ///
    /// # Errors
    /// Why it may not.
    pub fn check_move(&self, mv: Move) -> Result<(), IllegalMove> {
        let legal = self.legal_moves();
        if legal.contains(&mv) {
            return Ok(());
        }
        let (from, to) = (mv.from(), mv.to());
        Err(match self.at(from) {
            None => IllegalMove::Empty(from),
            Some((side, _)) if side != self.turn() => IllegalMove::NotYours(from),
            _ if legal.contains(&Move::new(from, to, !mv.promotes())) => IllegalMove::Promotion,
            _ if self.of(self.turn()).has(to) => IllegalMove::OwnMan(to),
            Some((side, man)) if !self.reaches(side, man, from, to) => {
                IllegalMove::NotItsWay { man, from, to }
            }
            _ if self.is_check() => IllegalMove::LeavesCheck,
            _ => IllegalMove::IntoCheck,
        })
    }
}
