//! What a match begins with.

use super::position::Position;
use super::rules::Rules;
use super::side::Side;

/// How a match is set up. Together with the choices it is the whole match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules; they must be [valid](Rules::validate).
    pub rules: Rules,
    /// Who begins round one if it does not open with a race.
    pub first: Side,
    /// Where round one begins, if not at the start: then without a race, and the side to move
    /// begins.
    pub from: Option<Position>,
}

impl Setup {
    /// A match from the start under `rules`; South begins where there is no race.
    #[must_use]
    pub const fn new(rules: Rules) -> Self {
        Self { rules, first: Side::South, from: None }
    }
}
