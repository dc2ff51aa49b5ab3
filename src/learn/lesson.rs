//! A lesson as data: steps on a real board, each with a text and a task.

use super::goal::{Goal, RaceGoal, captures};
use super::message::Arg;
use crate::game::{Match, Outcome, Phase, Pit, Place, Position, Rules, Setup, Side, Sowing};

/// A part of the rules that a lesson teaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// A field of the rules, by its key.
    Field(&'static str),
    /// A section of `docs/rules.md`, by its heading.
    Section(&'static str),
}

/// A lesson: the learner plays South.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The id under which progress is saved.
    pub id: &'static str,
    /// The key of the title.
    pub title: &'static str,
    /// The topics covered.
    pub teaches: &'static [Topic],
    /// The steps, in order.
    pub steps: &'static [Step],
}

/// A step of a lesson.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The key of the text. A task has two more keys: with `-done` for success, with `-not` for
    /// failure.
    pub says: &'static str,
    /// The board, in notation.
    pub position: &'static str,
    /// The task.
    pub task: Task,
    /// The pits that solve it, in a turn or a race: `7 6 1`.
    pub answer: &'static str,
}

/// The task of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Read on.
    Read,
    /// Point at a place.
    Point(Where),
    /// Give a number.
    Count(Count),
    /// Play a turn that reaches a goal.
    Sow(Goal),
    /// Race. North chooses these pits, then always the lowest legal one.
    Race(&'static str, RaceGoal),
}

/// A place to point at, worked out by the rules from the board of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    /// This pit.
    Pit(Pit),
    /// The store of this side.
    Store(Side),
    /// The pit opposite this pit of South's.
    Opposite(u8),
    /// Where the last seed falls when South sows this pit, relays included.
    LastSeed(u8),
    /// The only pit of South's that a single sowing of North captures.
    Threatened,
    /// The only widow of the next round.
    Widow,
    /// The store of the side that begins the next round.
    Begins,
    /// The store of the winner, if the match ends with this round.
    Winner,
}

/// A number, worked out by the rules from the board of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// All seeds on the board.
    Total,
    /// The seeds that South captures by sowing this pit.
    Taken(u8),
    /// The pits that a side fills in the next round.
    Towns(Side),
    /// The widows of a side in the next round.
    Widows(Side),
    /// The widows that a side would have next, if the match ends with this round.
    FinalWidows(Side),
}

impl Step {
    /// The key of the text for an end of the step, `-done` or `-not`.
    pub(super) fn reaction(&self, end: &str) -> String {
        format!("{}{end}", self.says)
    }

    /// The board of the step, South to move; the start of a match if it cannot be parsed, which a
    /// test excludes.
    pub fn position(&self, rules: &Rules) -> Position {
        Position::parse(self.position, rules).unwrap_or_else(|_| Position::start(rules, Side::South))
    }

    /// The arguments of the step's texts, worked out by the rules from the board, so that no text
    /// can state a wrong number.
    pub fn args(&self, rules: &Rules) -> Vec<(&'static str, Arg)> {
        let position = self.position(rules);
        let number = |number: u8| Arg::Number(number.into());
        let settled = position.board.settled();
        let mut args = vec![
            ("pits", number(rules.pits)),
            ("each", number(rules.seeds)),
            ("total", number(rules.total())),
            ("rounds", Arg::Number(rules.rounds.into())),
            ("south", number(settled.store(Side::South))),
            ("north", number(settled.store(Side::North))),
        ];
        match self.task {
            Task::Read => {}
            Task::Race(north, goal) => {
                args.extend(numbers(north).next().map(|pit| ("north_lifts", number(pit))));
                args.push(("answer", Arg::Pits(self.answer)));
                if let RaceGoal::Ahead(seeds) = goal {
                    args.push(("goal", number(seeds)));
                }
            }
            Task::Point(place) => {
                args.extend(place.find(&position, rules).map(|found| ("place", Arg::Place(found))));
                args.extend(
                    place.about().and_then(|pit| sowing_args(&position, rules, pit)).unwrap_or_default(),
                );
            }
            Task::Count(count) => {
                args.extend(count.find(&position, rules).map(|found| ("count", number(found))));
                if let Count::Taken(pit) = count {
                    args.extend(sowing_args(&position, rules, pit).unwrap_or_default());
                }
            }
            Task::Sow(goal) => {
                args.extend(
                    numbers(self.answer)
                        .next()
                        .and_then(|pit| sowing_args(&position, rules, pit))
                        .unwrap_or_default(),
                );
                args.push(("answer", Arg::Pits(self.answer)));
                if let Goal::Take(seeds) | Goal::Haul(seeds) | Goal::Keep(seeds) = goal {
                    args.push(("goal", number(seeds)));
                }
                if let Goal::Chain(sowings) = goal {
                    args.push(("goal", Arg::Number(sowings.into())));
                }
            }
        }
        args
    }
}

/// Parses the pits of a turn: `7 6 1`.
pub(super) fn numbers(turn: &str) -> impl Iterator<Item = u8> {
    turn.split_whitespace().filter_map(|number| number.parse().ok())
}

fn sowing_args(position: &Position, rules: &Rules, pit: u8) -> Option<Vec<(&'static str, Arg)>> {
    let (sowing, _) = Sowing::play(position, rules, pit, &mut ()).ok()?;
    let number = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
    let last = sowing.last_place()?;
    Some(vec![
        ("pit", Arg::Number(sowing.pit.number.into())),
        ("seeds", Arg::Number(sowing.seeds.into())),
        ("lifts", number(sowing.laps.len())),
        ("relays", number(sowing.laps.len() - 1)),
        ("drops", number(sowing.path.len())),
        ("last", Arg::Place(last)),
        ("taken", Arg::Number(sowing.captured().into())),
    ])
}

impl Where {
    /// Finds the place; `None` if there is none.
    pub fn find(self, position: &Position, rules: &Rules) -> Option<Place> {
        match self {
            Self::Pit(pit) => Some(Place::Pit(pit)),
            Self::Store(side) => Some(Place::Store(side)),
            Self::Opposite(number) => Some(Place::Pit(Pit::new(Side::South, number).opposite(rules.pits))),
            Self::LastSeed(number) => Sowing::play(position, rules, number, &mut ()).ok()?.0.last_place(),
            Self::Threatened => {
                let theirs = Position { turn: Side::North, ..*position };
                only(captures(&theirs, rules).map(|(pit, _)| Place::Pit(pit)))
            }
            Self::Widow => {
                let board = next_round(position, rules)?.board;
                only(board.all_pits().filter(|&pit| board.is_widow(pit)).map(Place::Pit))
            }
            Self::Begins => Some(Place::Store(next_round(position, rules)?.turn)),
            Self::Winner => last_round(position, rules)?.winner.map(Place::Store),
        }
    }

    /// The pit of South's that the question is about, if any.
    const fn about(self) -> Option<u8> {
        match self {
            Self::Opposite(number) | Self::LastSeed(number) => Some(number),
            _ => None,
        }
    }
}

impl Count {
    /// Works out the number; `None` if there is none.
    pub fn find(self, position: &Position, rules: &Rules) -> Option<u8> {
        match self {
            Self::Total => Some(position.board.total()),
            Self::Taken(number) => Some(Sowing::play(position, rules, number, &mut ()).ok()?.0.captured()),
            Self::Towns(side) => Some(rules.pits - next_round(position, rules)?.board.widows(side).len()),
            Self::Widows(side) => Some(next_round(position, rules)?.board.widows(side).len()),
            Self::FinalWidows(side) => Some(last_round(position, rules)?.widows[side]),
        }
    }
}

/// The first position of the next round, if `position` ends one.
pub(super) fn next_round(position: &Position, rules: &Rules) -> Option<Position> {
    let game = Match::new(Setup { from: Some(*position), ..Setup::new(*rules) });
    match game.phase() {
        Phase::Turns(next) if game.round() == 2 => Some(*next),
        _ => None,
    }
}

/// The outcome of a match whose last round ends in `position`.
fn last_round(position: &Position, rules: &Rules) -> Option<Outcome> {
    let rules = Rules { rounds: 1, ..*rules };
    Match::new(Setup { from: Some(*position), ..Setup::new(rules) }).outcome()
}

fn only<T: PartialEq>(mut found: impl Iterator<Item = T>) -> Option<T> {
    let first = found.next()?;
    found.all(|other| other == first).then_some(first)
}
