//! What happened, shown over time: animation as a pure value.
//!
//! A playback knows the board as it was before and the events that follow. Time is given to it
//! in portions; [`Playback::scene`] is the picture of the moment.

mod pace;
mod scene;
mod step;

use std::collections::VecDeque;
use std::time::Duration;

use crate::game::{Board, BySide, Event, Side, SowEvent};

pub use scene::{HandAt, Scene};
pub use step::RaceNote;

use super::options::Speed;
use step::{Step, StepKind};

/// Events being shown.
#[derive(Clone, Debug)]
pub struct Playback {
    /// The board before the step that is being shown.
    board: Board,
    steps: VecDeque<Step>,
    hands: BySide<Option<HandAt>>,
    elapsed: Duration,
    dropped: u32,
    tick: u32,
    paused: bool,
    note: Option<RaceNote>,
}

/// What a playback waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// For time to pass.
    Time,
    /// For somebody to let it go on.
    Pause,
    /// For the summary of a round to be read.
    Summary,
    /// For nothing: everything has been shown.
    Done,
}

impl Playback {
    /// Shows `events` from `board`, at tick `tick` of a race, with these seeds in hands.
    #[must_use]
    pub fn new(board: Board, events: &[Event], tick: u32, hands: BySide<Option<HandAt>>) -> Self {
        let mut playback = Self {
            board,
            steps: VecDeque::new(),
            hands,
            elapsed: Duration::ZERO,
            dropped: 0,
            tick,
            paused: false,
            note: None,
        };
        playback.extend(events);
        playback
    }

    /// Shows these events too, after the others.
    pub fn extend(&mut self, events: &[Event]) {
        let mut tick = self.tick;
        self.steps.extend(step::steps(events, &mut tick));
        self.tick = tick;
    }

    /// What it waits for.
    #[must_use]
    pub fn waiting(&self) -> Waiting {
        match self.steps.front() {
            None => Waiting::Done,
            Some(Step { kind: StepKind::RoundOver, .. }) => Waiting::Summary,
            Some(_) if self.paused => Waiting::Pause,
            Some(_) => Waiting::Time,
        }
    }

    /// What happened last in a race.
    #[must_use]
    pub const fn note(&self) -> Option<RaceNote> {
        self.note
    }

    /// Whether the match is still to be shown as over: the last step is.
    #[must_use]
    pub fn is_settling(&self) -> bool {
        matches!(self.steps.front(), Some(Step { kind: StepKind::Settle { .. } | StepKind::Fill { .. }, .. }))
    }

    /// Stops, or goes on.
    pub const fn toggle_pause(&mut self) {
        self.paused = !self.paused;
    }

    /// Lets `time` pass.
    pub fn advance(&mut self, time: Duration, speed: Speed) {
        if self.waiting() != Waiting::Time {
            return;
        }
        self.elapsed += time;
        while self.waiting() == Waiting::Time {
            let Some(step) = self.steps.front() else { break };
            let lasts = pace::duration(step, self.dropped, speed);
            if self.elapsed < lasts {
                break;
            }
            self.elapsed -= lasts;
            self.complete();
        }
        if self.waiting() != Waiting::Time {
            self.elapsed = Duration::ZERO;
        }
    }

    /// Shows the next step at once and stays there.
    pub fn step(&mut self) {
        self.paused = true;
        self.elapsed = Duration::ZERO;
        if self.waiting() == Waiting::Pause {
            self.complete();
        }
    }

    /// Shows everything at once up to the summary of a round, or to the end.
    pub fn skip(&mut self) {
        self.paused = false;
        self.elapsed = Duration::ZERO;
        while self.waiting() == Waiting::Time {
            self.complete();
        }
    }

    /// The summary has been read: goes on with what follows.
    pub fn go_on(&mut self) {
        if self.waiting() == Waiting::Summary {
            self.steps.pop_front();
        }
    }

    /// How long the picture stays as it is; `None` if until something else happens.
    #[must_use]
    pub fn next_change(&self, speed: Speed) -> Option<Duration> {
        if self.waiting() != Waiting::Time {
            return None;
        }
        let step = self.steps.front()?;
        let lasts = pace::duration(step, self.dropped, speed);
        let parts = match step.kind {
            StepKind::Capture | StepKind::Settle { .. } | StepKind::Fill { .. } => 12,
            StepKind::Drop => 2,
            _ => 1,
        };
        let part = lasts / parts;
        let mut at = part;
        for _ in 0..parts {
            if at > self.elapsed {
                break;
            }
            at += part;
        }
        Some(at.min(lasts).saturating_sub(self.elapsed))
    }

    /// The picture of this moment.
    #[must_use]
    pub fn scene(&self, speed: Speed) -> Scene {
        let mut scene = Scene::of(&self.board);
        scene.hands = self.hands;
        let Some(step) = self.steps.front() else {
            // A hand that has dropped its last seed is no longer over the board.
            scene.hands = self.hands.map(|hand| hand.filter(|hand| hand.seeds > 0));
            return scene;
        };
        let lasts = pace::duration(step, self.dropped, speed);
        let done = if lasts.is_zero() || self.paused {
            0.0
        } else {
            (self.elapsed.as_secs_f32() / lasts.as_secs_f32()).min(1.0)
        };
        match &step.kind {
            StepKind::Drop => {
                for &(side, event) in &step.events {
                    scene.hand_over(side, event, done >= 0.5);
                }
            }
            StepKind::Capture => {
                for &(side, event) in &step.events {
                    scene.fly(side, event, done);
                }
            }
            StepKind::Settle { stores } => scene.settle(*stores, done),
            StepKind::Fill { board } => scene.fill(board, done),
            StepKind::Lift => {
                for &(side, event) in &step.events {
                    scene.lift(side, event);
                }
            }
            StepKind::Race(_) | StepKind::RoundOver | StepKind::MatchOver => {}
        }
        scene
    }

    /// Carries out the step that is being shown.
    fn complete(&mut self) {
        let Some(step) = self.steps.pop_front() else { return };
        for &(side, event) in &step.events {
            self.board.apply(side, event);
            self.move_hand(side, event);
        }
        match step.kind {
            StepKind::Drop => self.dropped += 1,
            StepKind::Settle { .. } => {
                self.board = self.board.settled();
                self.hands = BySide::default();
                self.note = None;
            }
            StepKind::Fill { board } => {
                self.board = board;
                self.dropped = 0;
            }
            StepKind::Race(note) => {
                self.note = Some(note);
                if let RaceNote::Out(side, _) | RaceNote::ChoosesAgain(side) = note {
                    self.hands[side] = None;
                }
            }
            _ => {}
        }
    }

    fn move_hand(&mut self, side: Side, event: SowEvent) {
        self.hands[side] = Some(HandAt::after(self.hands[side], side, event));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Choice, Match, Record, Rules, Setup};

    fn opening() -> (Board, Vec<Event>, Match) {
        let rules = Rules { race: crate::game::Opening::Turns, ..Rules::default() };
        let mut record = Record::new(Setup::new(rules));
        let board = record.state().position().board;
        let mut events = Vec::new();
        record.choose(Choice::Sow { side: Side::South, pit: 2 }, &mut events).unwrap();
        (board, events, record.state().clone())
    }

    #[test]
    fn played_to_the_end_it_shows_the_board_of_the_rules() {
        let (board, events, after) = opening();
        let mut playback = Playback::new(board, &events, 0, BySide::default());
        playback.skip();
        assert_eq!(playback.waiting(), Waiting::Done);
        assert_eq!(playback.scene(Speed::Normal), Scene::of(&after.position().board));
    }

    #[test]
    fn no_seed_is_lost_at_any_moment() {
        let (board, events, _) = opening();
        let mut playback = Playback::new(board, &events, 0, BySide::default());
        let mut pictures = 0;
        while let Some(change) = playback.next_change(Speed::Normal) {
            let scene = playback.scene(Speed::Normal);
            assert_eq!(scene.total(), 98, "{scene:?}");
            playback.advance(change.max(Duration::from_millis(1)), Speed::Normal);
            pictures += 1;
        }
        assert!(pictures > 30, "{pictures}");
    }

    #[test]
    fn a_long_relay_stays_watchable() {
        let drops =
            vec![Event::Sow(Side::South, SowEvent::Forfeit(crate::game::Pit::new(Side::South, 1))); 200];
        let (board, ..) = opening();
        let mut playback = Playback::new(board, &drops, 0, BySide::default());
        let mut time = Duration::ZERO;
        while let Some(change) = playback.next_change(Speed::Normal) {
            playback.advance(change, Speed::Normal);
            time += change;
        }
        assert!(time < Duration::from_secs(9), "{time:?}");
        assert!(time > Duration::from_secs(4), "{time:?}");
    }

    #[test]
    fn paused_it_moves_by_steps_only() {
        let (board, events, _) = opening();
        let mut playback = Playback::new(board, &events, 0, BySide::default());
        playback.toggle_pause();
        playback.advance(Duration::from_secs(100), Speed::Normal);
        assert_eq!(playback.scene(Speed::Normal).seeds(crate::game::Pit::new(Side::South, 1)), 7);
        playback.step();
        playback.step();
        assert_eq!(playback.scene(Speed::Normal).seeds(crate::game::Pit::new(Side::South, 1)), 8);
        assert_eq!(playback.waiting(), Waiting::Pause);
    }
}
