//! What a match begins with.

use super::board::Board;
use super::outcome::towns;
use super::pit::Pit;
use super::position::Position;
use super::rules::Rules;
use super::side::{BySide, Side};

/// How a match is set up. Together with the choices it is the whole match.
///
/// ```
/// use mak_khum::game::{Handicap, Match, PhaseKind, Rules, Setup, Side};
/// // South gives fourteen seeds, and the first move.
/// let handicap = Handicap { no_race: true, ..Handicap::fewer(Side::South, 14) };
/// let setup = Setup::new(Rules::default()).with_first(Side::North).with_handicap(handicap)?;
/// let game = Match::new(setup);
/// assert_eq!(game.phase_kind(), PhaseKind::Turns);
/// assert_eq!(game.position().to_string(), "7,7,7,7,7,x,x/7,7,7,7,7,7,7 0-0 n");
/// # Ok::<(), mak_khum::game::SetupError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "Unchecked"))]
pub struct Setup {
    pub(crate) rules: Rules,
    pub(crate) first: Side,
    pub(crate) from: Option<Position>,
    pub(crate) handicap: Handicap,
}

/// What a side gives the other before round one (rules, "Handicaps").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Handicap {
    /// Seeds that each side begins without.
    pub fewer: BySide<u8>,
    /// Widows of each side in round one, besides those that it lacks the seeds for. Their seeds
    /// lie in its store.
    pub widows: BySide<u8>,
    /// Whether the side that begins moves first, without a race.
    pub no_race: bool,
}

impl Handicap {
    /// `side` begins with so many seeds less.
    pub fn fewer(side: Side, seeds: u8) -> Self {
        let mut handicap = Self::default();
        handicap.fewer[side] = seeds;
        handicap
    }

    /// `side` begins with so many widows.
    pub fn widows(side: Side, pits: u8) -> Self {
        let mut handicap = Self::default();
        handicap.widows[side] = pits;
        handicap
    }
}

/// Why a match cannot be set up so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// The board of the position has another number of pits than the rules.
    #[error("the position has {found} pits a side, where the rules have {expected}")]
    WrongPits {
        /// Pits a side in the rules.
        expected: u8,
        /// Pits a side of the position.
        found: u8,
    },
    /// The position has more seeds than the rules.
    #[error("the position has {found} seeds, where the rules have {most}")]
    TooManySeeds {
        /// Seeds in the rules.
        most: u8,
        /// Seeds of the position.
        found: u16,
    },
    /// A widow of the position holds seeds.
    #[error("pit {0} is a widow and holds seeds")]
    SeedsInWidow(Pit),
    /// The handicap leaves a side without a full pit.
    #[error("the handicap leaves {} without a full pit", .0.word())]
    NoFullPit(Side),
    /// There is both a position and a handicap.
    #[error("a position leaves no room for a handicap")]
    HandicapAndPosition,
}

impl Setup {
    /// A match from the start under `rules`; South begins where there is no race.
    pub const fn new(rules: Rules) -> Self {
        let none = BySide::new(0, 0);
        let handicap = Handicap { fewer: none, widows: none, no_race: false };
        Self { rules, first: Side::South, from: None, handicap }
    }

    /// The same match, in which `first` begins round one where that has no race.
    pub const fn with_first(self, first: Side) -> Self {
        Self { first, ..self }
    }

    /// The same match, whose round one begins at `position`: without a race, and the side to move
    /// begins.
    ///
    /// # Errors
    /// If that is no position of these rules, or there is a handicap.
    pub fn with_position(self, position: Position) -> Result<Self, SetupError> {
        Self { from: Some(position), ..self }.checked()
    }

    /// The same match with a handicap in round one.
    ///
    /// # Errors
    /// If it leaves a side without a full pit, or round one begins at a position.
    pub fn with_handicap(self, handicap: Handicap) -> Result<Self, SetupError> {
        Self { handicap, ..self }.checked()
    }

    /// A match of all that makes one.
    ///
    /// # Errors
    /// As [`Setup::with_position`] and [`Setup::with_handicap`].
    pub fn try_new(
        rules: Rules,
        first: Side,
        from: Option<Position>,
        handicap: Handicap,
    ) -> Result<Self, SetupError> {
        Self { rules, first, from, handicap }.checked()
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Who begins round one if it has no race.
    pub const fn first(&self) -> Side {
        self.first
    }

    /// Where round one begins, if not at the start.
    pub const fn from(&self) -> Option<&Position> {
        self.from.as_ref()
    }

    /// The handicap in round one.
    pub const fn handicap(&self) -> &Handicap {
        &self.handicap
    }

    fn checked(self) -> Result<Self, SetupError> {
        if let Some(Position { board, .. }) = &self.from {
            self.check_board(board)?;
            if self.handicap != Handicap::default() {
                return Err(SetupError::HandicapAndPosition);
            }
        }
        for side in Side::BOTH {
            if self.filled(side, self.seeds(side)) == 0 {
                return Err(SetupError::NoFullPit(side));
            }
        }
        Ok(self)
    }

    fn check_board(&self, board: &Board) -> Result<(), SetupError> {
        let (expected, found) = (self.rules.pits, board.pits());
        if expected != found {
            return Err(SetupError::WrongPits { expected, found });
        }
        let (most, found) = (self.rules.total(), board.wide_total());
        if found > most.into() {
            return Err(SetupError::TooManySeeds { most, found });
        }
        match board.all_pits().find(|&pit| board.is_widow(pit) && board.seeds(pit) > 0) {
            Some(pit) => Err(SetupError::SeedsInWidow(pit)),
            None => Ok(()),
        }
    }

    /// The seeds with which `side` begins.
    pub(super) fn seeds(&self, side: Side) -> u8 {
        (self.rules.total() / 2).saturating_sub(self.handicap.fewer[side])
    }

    /// How many pits `side` fills with so many seeds in round one.
    pub(super) fn filled(&self, side: Side, seeds: u8) -> u8 {
        towns(&self.rules, seeds).saturating_sub(self.handicap.widows[side])
    }
}

/// A setup as it is read, before it is checked.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[serde(rename = "Setup", deny_unknown_fields)]
struct Unchecked {
    rules: Rules,
    first: Side,
    from: Option<Position>,
    #[serde(default)]
    handicap: Handicap,
}

#[cfg(feature = "serde")]
impl TryFrom<Unchecked> for Setup {
    type Error = SetupError;

    fn try_from(read: Unchecked) -> Result<Self, SetupError> {
        Self::try_new(read.rules, read.first, read.from, read.handicap)
    }
}
