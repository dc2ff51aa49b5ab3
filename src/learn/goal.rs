//! The goals of lesson steps, checked after each sowing.

use crate::game::{Pit, Place, Position, Race, RaceEnd, Rules, Side, SowEnd, Sowing};

/// What a turn has to achieve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// End, with any result.
    Finish,
    /// The first sowing ends in the store.
    ReachStore,
    /// The first sowing lifts at least this many pits, including the chosen one.
    Lifts(u32),
    /// The first sowing dies on the opponent's side.
    DieAcross,
    /// A sowing captures at least this many seeds.
    Take(u8),
    /// This many sowings of the turn end in the store.
    Chain(u32),
    /// The turn brings at least this many seeds to the store.
    Haul(u8),
    /// The turn ends the round.
    EndRound,
    /// The turn ends the round, and South wins it.
    EndAhead,
    /// After the turn no single sowing of the opponent captures more seeds than this.
    Keep(u8),
}

/// Whether a turn has reached its goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reached {
    /// It has.
    Yes,
    /// It still can.
    Open,
    /// It no longer can.
    No,
}

/// A turn in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    pub start: Position,
    pub now: Position,
    /// The last sowing.
    pub last: Option<Sowing>,
    /// Sowings that reached the store.
    pub in_store: u32,
}

impl Turn {
    pub fn new(start: Position) -> Self {
        Self { start, now: start, last: None, in_store: 0 }
    }

    /// Adds a sowing and the position it led to.
    pub fn add(&mut self, sowing: Sowing, now: Position) {
        self.in_store += u32::from(sowing.end == SowEnd::Store);
        (self.last, self.now) = (Some(sowing), now);
    }

    fn haul(&self) -> u8 {
        self.now.haul_since(&self.start)
    }
}

impl Goal {
    /// Checks the goal after a sowing of the turn.
    pub(super) fn reached(self, turn: &Turn, rules: &Rules) -> Reached {
        let Some(last) = &turn.last else { return Reached::Open };
        let round_over = turn.now.is_over();
        let goes_on = turn.now.turn == turn.start.turn && !round_over;
        let open = if goes_on { Reached::Open } else { Reached::No };
        let at_once = |met| if met { Reached::Yes } else { Reached::No };
        let in_time = |met| if met { Reached::Yes } else { open };
        let across =
            matches!(last.last_place(), Some(Place::Pit(Pit { side, .. })) if side != turn.start.turn);
        match self {
            Self::Finish => in_time(!goes_on),
            Self::ReachStore => at_once(last.end == SowEnd::Store),
            Self::Lifts(lifts) => at_once(last.laps.len() >= lifts as usize),
            Self::DieAcross => at_once(last.end == SowEnd::Dead && across),
            Self::Take(seeds) => in_time(last.end == SowEnd::Capture && last.captured() >= seeds),
            Self::Chain(sowings) => in_time(turn.in_store >= sowings),
            Self::Haul(seeds) => in_time(turn.haul() >= seeds),
            Self::EndRound => in_time(round_over),
            Self::EndAhead => in_time(round_over && turn.now.margin(turn.start.turn) > 0),
            Self::Keep(seeds) => in_time(!goes_on && biggest_capture(&turn.now, rules) <= seeds),
        }
    }
}

/// The most seeds that a single sowing of the side to move captures.
pub(super) fn biggest_capture(position: &Position, rules: &Rules) -> u8 {
    captures(position, rules).map(|(_, seeds)| seeds).max().unwrap_or(0)
}

/// The captures that a single sowing of the side to move can make: the pit captured and the seeds
/// won.
pub(super) fn captures(position: &Position, rules: &Rules) -> impl Iterator<Item = (Pit, u8)> {
    position.legal().iter().filter_map(move |number| {
        let (sowing, _) = Sowing::play(position, rules, number, &mut ()).ok()?;
        match (sowing.end, sowing.last_place()) {
            (SowEnd::Capture, Some(Place::Pit(last))) => Some((last.opposite(rules.pits), sowing.captured())),
            _ => None,
        }
    })
}

/// What South has to achieve in a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RaceGoal {
    /// Finish it, with any result.
    Finish,
    /// South is out first, and so moves first.
    MoveFirst,
    /// South's store leads by at least this many seeds.
    Ahead(u8),
}

impl RaceGoal {
    /// Whether a finished race achieved it.
    pub(super) fn met(self, race: &Race, rules: &Rules) -> bool {
        let board = race.board();
        match self {
            Self::Finish => true,
            Self::MoveFirst => race.result(rules) == Some(RaceEnd::Turns(Side::South)),
            Self::Ahead(seeds) => {
                i16::from(board.store(Side::South)) - i16::from(board.store(Side::North)) >= seeds.into()
            }
        }
    }
}
