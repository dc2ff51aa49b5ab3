//! The whole match: rounds, settling, refilling, widows, who begins and who wins.

use super::board::Board;
use super::choice::{Choice, Played, Refusal};
use super::event::Sink;
use super::outcome::{Outcome, towns};
use super::pit::{PitSet, Place};
use super::position::Position;
use super::race::Race;
use super::rules::Rules;
use super::side::{BySide, Side};
use super::variant::Opening;

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

/// What a match is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A side has to say which of its pits stay unfilled. The stores hold every seed.
    Widows {
        /// Every seed of each side.
        stores: BySide<u8>,
        /// What was said; `None` where it still has to be.
        chosen: BySide<Option<PitSet>>,
    },
    /// Both sides sow at once.
    Race(Race),
    /// The sides take turns.
    Turns(Position),
    /// The match is over; the board as it lay at the end of the last round.
    Over(Position, Outcome),
}

/// The name of a [`Phase`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PhaseKind {
    /// [`Phase::Widows`].
    Widows,
    /// [`Phase::Race`].
    Race,
    /// [`Phase::Turns`].
    Turns,
    /// [`Phase::Over`].
    Over,
}

impl PhaseKind {
    /// The word for it in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Widows => "widows",
            Self::Race => "race",
            Self::Turns => "turns",
            Self::Over => "over",
        }
    }
}

/// A finished round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundResult {
    /// The seeds of each side after settling.
    pub stores: BySide<u8>,
    /// Whether the round opened with a race.
    pub raced: bool,
}

/// A match, at one moment. A value: choices make it another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    pub(super) setup: Setup,
    pub(super) phase: Phase,
    /// Whether the round that is on opened with a race.
    pub(super) raced: bool,
    /// Who began the round that is on, or the last one that had no race.
    pub(super) began: Side,
    pub(super) rounds: Vec<RoundResult>,
    /// What the next race's clock begins at. A clock that waits begins anew; one that runs goes on,
    /// so that no two moments of a match show the same tick and the ticks of the choices tell all.
    pub(super) clock: u32,
}

impl Match {
    /// The match before its first choice.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        let rules = &setup.rules;
        let phase = match setup.from {
            Some(position) => Phase::Turns(position),
            None if rules.race == Opening::Race => Phase::Race(Race::new(Board::start(rules))),
            None => Phase::Turns(Position::start(rules, setup.first)),
        };
        let began = match phase {
            Phase::Turns(position) => position.turn,
            _ => setup.first,
        };
        let raced = matches!(phase, Phase::Race(_));
        let mut game = Self { setup, phase, raced, began, rounds: Vec::new(), clock: 0 };
        if let Phase::Turns(position) = game.phase
            && position.is_over()
        {
            game.settle(&position, &mut ());
        }
        game
    }

    /// How the match was set up.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rules of the match.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.setup.rules
    }

    /// What the match waits for.
    #[must_use]
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The name of the phase.
    #[must_use]
    pub const fn phase_kind(&self) -> PhaseKind {
        match self.phase {
            Phase::Widows { .. } => PhaseKind::Widows,
            Phase::Race(_) => PhaseKind::Race,
            Phase::Turns(_) => PhaseKind::Turns,
            Phase::Over(..) => PhaseKind::Over,
        }
    }

    /// The round that is on, counted from 1; the last one when the match is over.
    #[must_use]
    pub fn round(&self) -> u16 {
        let finished = self.finished();
        if matches!(self.phase, Phase::Over(..)) && finished > 0 {
            finished
        } else {
            finished.saturating_add(1)
        }
    }

    /// How many rounds are finished. A match without an agreed number of rounds may have more than
    /// can be counted; the last number stands for all of these.
    pub(super) fn finished(&self) -> u16 {
        u16::try_from(self.rounds.len()).unwrap_or(u16::MAX)
    }

    /// The finished rounds.
    #[must_use]
    pub fn rounds(&self) -> &[RoundResult] {
        &self.rounds
    }

    /// Whether the round that is on opened with a race.
    #[must_use]
    pub const fn raced(&self) -> bool {
        self.raced
    }

    /// How the match ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(_, outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The board as it lies now and whose turn it is; South's where nobody's is.
    #[must_use]
    pub fn position(&self) -> Position {
        match &self.phase {
            Phase::Widows { stores, .. } => {
                let mut board = Board::empty(self.setup.rules.pits);
                for side in Side::BOTH {
                    board.add(Place::Store(side), stores[side]);
                }
                Position { board, turn: Side::South }
            }
            Phase::Race(race) => Position { board: *race.board(), turn: Side::South },
            Phase::Turns(position) | Phase::Over(position, _) => *position,
        }
    }

    /// Seeds in the hands of a race.
    #[must_use]
    pub fn in_hand(&self) -> BySide<u8> {
        match &self.phase {
            Phase::Race(race) => race.in_hand(),
            _ => BySide::default(),
        }
    }

    /// Whether the match waits for a choice of `side`.
    #[must_use]
    pub fn waits_for(&self, side: Side) -> bool {
        match &self.phase {
            Phase::Widows { .. } => self.widows_due(side) > 0,
            Phase::Race(race) => race.is_choosing(side),
            Phase::Turns(position) => position.turn == side,
            Phase::Over(..) => false,
        }
    }

    /// The pits that `side` may lift now; none in another phase or on the other side's turn.
    #[must_use]
    pub fn legal(&self, side: Side) -> PitSet {
        match &self.phase {
            Phase::Race(race) => race.legal(side),
            Phase::Turns(position) if position.turn == side => position.legal(),
            _ => PitSet::EMPTY,
        }
    }

    /// How many widows `side` has to name now; 0 unless the match waits for that.
    #[must_use]
    pub fn widows_due(&self, side: Side) -> u8 {
        match &self.phase {
            Phase::Widows { stores, chosen } if chosen[side].is_none() => {
                self.setup.rules.pits - towns(&self.setup.rules, stores[side])
            }
            _ => 0,
        }
    }

    /// The choice of `side` that lifts pit `pit` now, in a race or in a turn.
    #[must_use]
    pub fn lifting(&self, side: Side, pit: u8) -> Choice {
        match &self.phase {
            Phase::Race(race) => Choice::Race { side, pit, tick: race.tick() },
            _ => Choice::Sow { side, pit },
        }
    }

    /// Carries out a choice, and all that follows from it until the next one is needed.
    ///
    /// # Errors
    /// Why it is refused; the match is as it was then, and `sink` was told nothing.
    pub fn choose(&mut self, choice: Choice, sink: &mut impl Sink) -> Result<Played, Refusal> {
        let mut next = self.clone();
        let mut events = Vec::new();
        let played = next.carry_out(choice, &mut events)?;
        *self = next;
        for event in events {
            sink.event(event);
        }
        Ok(played)
    }

    /// Whether time passes: a hand of a race goes on while the other side is choosing, which
    /// `race_clock = runs` allows.
    #[must_use]
    pub fn time_passes(&self) -> bool {
        matches!(&self.phase, Phase::Race(race) if race.can_tick(&self.setup.rules))
    }

    /// Lets a tick of the race's clock pass, if [time passes](Match::time_passes).
    pub fn pass_time(&mut self, sink: &mut impl Sink) {
        let rules = self.setup.rules;
        if let Phase::Race(race) = &mut self.phase {
            race.tick_once(&rules, sink);
            self.run_race(sink);
        }
    }
}
