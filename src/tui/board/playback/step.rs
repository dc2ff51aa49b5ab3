//! The steps of a playback: what happens at one moment.

use crate::game::{Board, BySide, Event, RaceEnd, Side, SowEvent};

/// How long a step lasts, in times of the first seed of a sowing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Beats {
    /// Where everything is shown.
    pub full: f32,
    /// Where a long turn is hurried.
    pub hurried: f32,
}

impl Beats {
    const NONE: Self = Self { full: 0.0, hurried: 0.0 };
}

/// What a step shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// A sowing of a turn begins.
    Sowing,
    /// Hands lift pits.
    Lift,
    /// Seeds fall.
    Drop,
    /// Seeds jump to a store.
    Capture,
    /// Somebody is out of a race, chooses again in it, or it is over.
    Race(RaceNote),
    /// What lies on the board goes to the stores.
    Settle { stores: BySide<u8> },
    /// The round is over: its summary waits to be read.
    RoundOver,
    /// The pits are filled for the next round.
    Fill { board: Board },
    /// The match is over.
    MatchOver,
}

impl StepKind {
    /// Whether it is part of a sowing.
    pub const fn is_sowing(self) -> bool {
        matches!(self, Self::Sowing | Self::Lift | Self::Drop | Self::Capture | Self::Race(_))
    }
}

/// What happened in a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RaceNote {
    /// This side reached its store and chooses again.
    ChoosesAgain(Side),
    /// This side is out, at this tick.
    Out(Side, u32),
    /// Both are out.
    Over(RaceEnd),
}

/// What happens at one moment: in a race both hands move in one step.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    pub kind: StepKind,
    pub events: Vec<(Side, SowEvent)>,
    /// How long it lasts.
    pub beats: Beats,
}

impl Step {
    pub const fn new(kind: StepKind, events: Vec<(Side, SowEvent)>) -> Self {
        Self { kind, events, beats: Beats::NONE }
    }
}

/// The steps that `events` make. `tick` is the race's clock; it is carried on.
pub fn steps(events: &[Event], tick: &mut u32) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let mut new_tick = true;
    for &event in events {
        let bare = |kind| Step::new(kind, Vec::new());
        let note = |note| bare(StepKind::Race(note));
        match event {
            Event::Sow(side, sow) => {
                let kind = kind_of(sow);
                let joins = steps.last().is_some_and(|last| {
                    last.kind == kind && !new_tick && last.events.iter().all(|(other, _)| *other != side)
                });
                match steps.last_mut() {
                    Some(last) if joins => last.events.push((side, sow)),
                    _ => steps.push(Step::new(kind, vec![(side, sow)])),
                }
                new_tick = false;
            }
            Event::Tick(now) => {
                *tick = now;
                new_tick = true;
            }
            Event::ChoosesAgain(side) => steps.push(note(RaceNote::ChoosesAgain(side))),
            Event::Out(side) => steps.push(note(RaceNote::Out(side, *tick))),
            Event::RaceOver(end) => {
                *tick = 0;
                steps.push(note(RaceNote::Over(end)));
            }
            Event::Settled { stores, .. } => {
                steps.push(bare(StepKind::Settle { stores }));
                steps.push(bare(StepKind::RoundOver));
            }
            Event::RoundBegins { board, .. } => {
                *tick = 0;
                steps.push(bare(StepKind::Fill { board }));
            }
            Event::MatchOver(_) => {
                // The summary of the match takes the place of that of its last round.
                steps.retain(|step| step.kind != StepKind::RoundOver);
                steps.push(bare(StepKind::MatchOver));
            }
        }
    }
    steps
}

const fn kind_of(event: SowEvent) -> StepKind {
    match event {
        SowEvent::Lift(..) => StepKind::Lift,
        SowEvent::Drop(_) | SowEvent::Forfeit(_) => StepKind::Drop,
        SowEvent::Capture(..) => StepKind::Capture,
    }
}
