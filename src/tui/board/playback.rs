//! Events shown over time: an animation as a pure value.
//!
//! A playback holds the board before the events and the steps that follow. It is advanced by
//! portions of time; [`Playback::scene`] is the picture of the moment.

mod pace;
mod scene;
mod step;

use std::collections::VecDeque;
use std::time::Duration;

use crate::game::{Board, BySide, Event, Place, Side, SowEvent};

pub use scene::{HandAt, Scene};
pub use step::RaceNote;

use crate::settings::Speed;
use step::{Step, StepKind};

/// The picture that events begin in.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    pub board: Board,
    pub hands: BySide<Option<HandAt>>,
    /// The tick of a race's clock.
    pub tick: u32,
    /// The tick at which a side went out of the race.
    pub out: BySide<Option<u32>>,
}

impl Moment {
    /// A board at rest, outside a race.
    pub fn at_rest(board: Board) -> Self {
        Self { board, hands: BySide::default(), tick: 0, out: BySide::default() }
    }
}

/// Events being shown.
#[derive(Clone, Debug)]
pub struct Playback {
    /// The picture before the step that is being shown; its clock is that of the last step.
    now: Moment,
    steps: VecDeque<Step>,
    elapsed: Duration,
    progress: Progress,
    paused: bool,
    note: Option<RaceNote>,
}

/// How far a turn has been shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The sowing that is shown, counted from 1.
    pub sowing: usize,
    /// How many sowings there are.
    pub of: usize,
    /// Seeds that have come to the side's store.
    pub gain: u8,
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
    /// Shows `events`, which begin in the picture `before`.
    pub fn new(before: Moment, events: &[Event]) -> Self {
        let mut playback = Self::at(before);
        playback.extend(events);
        playback
    }

    /// Shows nothing yet.
    pub const fn at(before: Moment) -> Self {
        Self {
            now: before,
            steps: VecDeque::new(),
            elapsed: Duration::ZERO,
            progress: Progress { sowing: 0, of: 0, gain: 0 },
            paused: false,
            note: None,
        }
    }

    /// Appends events.
    pub fn extend(&mut self, events: &[Event]) {
        let steps = step::steps(events, &mut self.now.tick);
        self.append(steps);
    }

    /// Appends a turn, or a part of one: the events of each of its sowings.
    pub fn extend_turn(&mut self, sowings: &[Vec<Event>]) {
        let mut steps = Vec::new();
        for events in sowings {
            steps.push(Step::new(StepKind::Sowing, Vec::new()));
            steps.extend(step::steps(events, &mut self.now.tick));
        }
        self.progress.of += sowings.len();
        self.append(steps);
    }

    fn append(&mut self, mut steps: Vec<Step>) {
        let racing = steps.iter().any(|step| matches!(step.kind, StepKind::Race(_)));
        pace::set(&mut steps, racing);
        self.steps.extend(steps);
    }

    /// How far the turn has been shown.
    pub const fn progress(&self) -> Progress {
        self.progress
    }

    /// Goes on from the beginning of a sowing of the turn, counted from 1.
    pub fn skip_to(&mut self, sowing: usize) {
        while self.progress.sowing < sowing && self.waiting() == Waiting::Time {
            self.complete();
        }
    }

    /// Shows the rest of a sowing at once and stays there.
    pub fn step_sowing(&mut self) {
        self.begin_step();
        let ends = |step: &Step| matches!(step.kind, StepKind::Sowing | StepKind::RoundOver);
        while self.steps.front().is_some_and(|step| !ends(step)) {
            self.complete();
        }
    }

    pub fn waiting(&self) -> Waiting {
        match self.steps.front() {
            None => Waiting::Done,
            Some(Step { kind: StepKind::RoundOver, .. }) => Waiting::Summary,
            Some(_) if self.paused => Waiting::Pause,
            Some(_) => Waiting::Time,
        }
    }

    /// How many steps are still to be shown.
    pub fn length(&self) -> usize {
        self.steps.len()
    }

    /// What happened last in a race.
    pub const fn note(&self) -> Option<RaceNote> {
        self.note
    }

    /// Since which tick a side is out of the race that is shown.
    pub fn out(&self, side: Side) -> Option<u32> {
        self.now.out[side]
    }

    /// Whether a race is shown: two hands are over the board, or a side is out or chooses.
    pub fn is_racing(&self) -> bool {
        let sides = Side::BOTH.into_iter();
        let hands = sides.clone().filter(|&side| self.now.hands[side].is_some()).count();
        hands == 2 || sides.clone().any(|side| self.now.out[side].is_some()) || self.now.tick > 0
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
            let lasts = pace::duration(step, speed);
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
        self.begin_step();
        if self.waiting() == Waiting::Pause {
            self.complete();
        }
    }

    /// Pauses, past the beginning of a sowing.
    fn begin_step(&mut self) {
        self.paused = true;
        self.elapsed = Duration::ZERO;
        if self.steps.front().is_some_and(|step| step.kind == StepKind::Sowing) {
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
    pub fn next_change(&self, speed: Speed) -> Option<Duration> {
        if self.waiting() != Waiting::Time {
            return None;
        }
        let step = self.steps.front()?;
        let lasts = pace::duration(step, speed);
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
    pub fn scene(&self, speed: Speed) -> Scene {
        let mut scene = Scene::of(&self.now.board);
        scene.hands = self.now.hands;
        let Some(step) = self.steps.front() else {
            // A hand that has dropped its last seed is no longer over the board.
            scene.hands = self.now.hands.map(|hand| hand.filter(|hand| hand.seeds > 0));
            return scene;
        };
        let lasts = pace::duration(step, speed);
        let done =
            if lasts.is_zero() { 0.0 } else { (self.elapsed.as_secs_f32() / lasts.as_secs_f32()).min(1.0) };
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
            StepKind::Sowing | StepKind::Race(_) | StepKind::RoundOver | StepKind::MatchOver => {}
        }
        scene
    }

    /// Carries out the step that is being shown.
    fn complete(&mut self) {
        let Some(step) = self.steps.pop_front() else { return };
        for &(side, event) in &step.events {
            self.now.board.apply(side, event);
            self.move_hand(side, event);
            self.progress.gain = self.progress.gain.saturating_add(gain(side, event));
        }
        match step.kind {
            StepKind::Sowing => self.progress.sowing += 1,
            StepKind::Settle { .. } => {
                self.now.board = self.now.board.settled();
                self.now.hands = BySide::default();
                self.note = None;
            }
            StepKind::Fill { board } => self.now.board = board,
            StepKind::Race(note) => {
                self.note = Some(note);
                match note {
                    RaceNote::ChoosesAgain(side) => self.now.hands[side] = None,
                    RaceNote::Out(side, tick) => {
                        self.now.hands[side] = None;
                        self.now.out[side] = Some(tick);
                    }
                    RaceNote::Over(_) => self.now.out = BySide::default(),
                }
            }
            _ => {}
        }
    }

    fn move_hand(&mut self, side: Side, event: SowEvent) {
        self.now.hands[side] = Some(HandAt::after(self.now.hands[side], side, event));
    }
}

/// Seeds that an event brings to the store of `side`.
const fn gain(side: Side, event: SowEvent) -> u8 {
    match event {
        SowEvent::Drop(Place::Store(own)) if own as u8 == side as u8 => 1,
        SowEvent::Capture(_, seeds) => seeds,
        _ => 0,
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
        let mut playback = Playback::new(Moment::at_rest(board), &events);
        playback.skip();
        assert_eq!(playback.waiting(), Waiting::Done);
        assert_eq!(playback.scene(Speed::Normal), Scene::of(&after.position().board));
    }

    #[test]
    fn no_seed_is_lost_at_any_moment() {
        let (board, events, _) = opening();
        let mut playback = Playback::new(Moment::at_rest(board), &events);
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
        let mut playback = Playback::new(Moment::at_rest(board), &drops);
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
        let mut playback = Playback::new(Moment::at_rest(board), &events);
        playback.toggle_pause();
        playback.advance(Duration::from_secs(100), Speed::Normal);
        assert_eq!(playback.scene(Speed::Normal).seeds(crate::game::Pit::new(Side::South, 1)), 7);
        playback.step();
        playback.step();
        assert_eq!(playback.scene(Speed::Normal).seeds(crate::game::Pit::new(Side::South, 1)), 8);
        assert_eq!(playback.waiting(), Waiting::Pause);
    }
}
