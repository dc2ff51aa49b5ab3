//! A match as the board shows it: the record, the animation of what just happened, and the log.

use std::time::Duration;

use super::log::Log;
use super::playback::{HandAt, Moment, Playback, Scene, Waiting};
use crate::game::{BySide, Choice, Phase, PhaseKind, Place, RaceClock, Racer, Record, Refusal, Rules, Side};
use crate::save::{Clock, Controller, Player, Saved};
use crate::settings::Speed;

/// A match as the board shows it.
#[derive(Clone, Debug)]
pub struct Shown {
    pub players: BySide<Player>,
    /// The seed of the computer's randomness.
    pub seed: u64,
    pub record: Record,
    /// The clock, if one was agreed.
    pub clock: Option<Clock>,
    /// How long each side has been thinking about its next choice.
    pub thought: BySide<Duration>,
    /// The animation that is running.
    pub playback: Option<Playback>,
    pub log: Log,
    /// The last animation, to show it again.
    pub replayable: Option<Playback>,
    /// Whether the path of the last sowing is marked.
    pub marks_path: bool,
}

impl Shown {
    pub fn new(saved: Saved) -> Self {
        Self {
            log: Log::of(&saved.record),
            players: saved.players,
            seed: saved.seed,
            record: saved.record,
            clock: saved.clock,
            thought: BySide::default(),
            playback: None,
            replayable: None,
            marks_path: false,
        }
    }

    /// The match as it is saved.
    pub fn saved(&self) -> Saved {
        Saved {
            players: self.players.clone(),
            seed: self.seed,
            record: self.record.clone(),
            clock: self.clock.clone(),
        }
    }

    pub fn rules(&self) -> &Rules {
        self.record.state().rules()
    }

    /// The time that each side has left; `None` if no clock was agreed.
    pub fn time_left(&self) -> Option<BySide<Duration>> {
        let left = self.clock.as_ref()?.left(&self.record);
        Some(BySide::from_fn(|side| left[side].saturating_sub(self.thought[side])))
    }

    /// Whether a person plays `side`.
    pub fn is_human(&self, side: Side) -> bool {
        self.players[side].controller == Controller::Human
    }

    /// How many sides people play.
    pub fn humans(&self) -> usize {
        Side::BOTH.into_iter().filter(|&side| self.is_human(side)).count()
    }

    pub fn is_over(&self) -> bool {
        self.record.state().outcome().is_some()
    }

    /// Whether seeds are falling, or the summary of a round waits.
    pub const fn is_moving(&self) -> bool {
        self.playback.is_some()
    }

    /// Makes choices that are legal one after the other, logs them, and starts the animation.
    ///
    /// # Errors
    /// Why a choice was refused; those before it are made.
    pub fn choose(&mut self, choices: &[Choice]) -> Result<(), Refusal> {
        let before = self.moment();
        let (mut told, mut sowings, mut goes_on) = (Vec::new(), Vec::new(), false);
        let mut result = Ok(());
        for &choice in choices {
            let when = (self.record.state().round(), self.record.state().phase_kind());
            let mut events = Vec::new();
            if let Err(refusal) = self.record.choose(choice, &mut events) {
                result = Err(refusal);
                break;
            }
            match self.log.add(when, choice, &events) {
                Some(nth) => {
                    goes_on |= sowings.is_empty() && nth > 1;
                    sowings.push(events);
                }
                None => told.extend(events),
            }
        }
        self.animate(before, |playback| {
            playback.extend_turn(&sowings);
            playback.extend(&told);
        });
        // A turn is shown again from its first sowing.
        match (&mut self.replayable, &self.playback) {
            (Some(turn), Some(_)) if goes_on => turn.extend_turn(&sowings),
            (turn, playback) => turn.clone_from(playback),
        }
        result
    }

    /// Whether the last turn had several sowings.
    pub fn has_long_turn(&self) -> bool {
        self.log.turns.last().is_some_and(|turn| turn.sowings.len() > 1)
    }

    /// Shows the last turn again from one of its sowings on, counted from 1; false if there is none.
    pub fn show_again(&mut self, sowing: usize) -> bool {
        self.playback.clone_from(&self.replayable);
        if let Some(playback) = &mut self.playback {
            playback.skip_to(sowing);
        }
        self.playback.is_some()
    }

    /// Lets the clock of a race tick once.
    pub fn tick_clock(&mut self) {
        let before = self.moment();
        let round = self.record.state().round();
        let mut events = Vec::new();
        self.record.pass_time(&mut events);
        self.log.add_gains(round, true, &events);
        self.animate(before, |playback| playback.extend(&events));
        self.replayable.clone_from(&self.playback);
    }

    /// Puts another record of the same match on the board, at rest.
    pub fn lay(&mut self, record: Record) {
        self.record = record;
        self.thought = BySide::default();
        self.playback = None;
        self.log = Log::of(&self.record);
    }

    /// Runs the animation. Returns whether there is nothing left to show.
    pub fn advance(&mut self, time: Duration, speed: Speed) -> bool {
        let speed = self.pace(speed);
        if let Some(playback) = &mut self.playback {
            playback.advance(time, speed);
            if playback.waiting() != Waiting::Done {
                return false;
            }
            self.playback = None;
        }
        true
    }

    /// Adds to the animation that runs, or begins one in the picture `before`.
    fn animate(&mut self, before: Moment, add: impl FnOnce(&mut Playback)) {
        add(self.playback.get_or_insert_with(|| Playback::at(before)));
    }

    /// The picture that an animation begins in.
    fn moment(&self) -> Moment {
        let out = BySide::from_fn(|side| match self.record.state().phase() {
            Phase::Race(race) => match race.racer(side) {
                Racer::Out(tick) => Some(tick),
                Racer::Choosing | Racer::Sowing(_) => None,
            },
            _ => None,
        });
        let board = self.record.state().position().board;
        Moment { board, hands: self.hands(), tick: self.tick(), out }
    }

    /// The hands of a race that waits for a choice.
    fn hands(&self) -> BySide<Option<HandAt>> {
        let Phase::Race(race) = self.record.state().phase() else { return BySide::default() };
        BySide::from_fn(|side| match race.racer(side) {
            Racer::Sowing(hand) => Some(HandAt { at: hand.at(), seeds: hand.seeds(), falling: false }),
            Racer::Choosing | Racer::Out(_) => None,
        })
    }

    /// The tick of the race's clock, 0 outside a race.
    pub fn tick(&self) -> u32 {
        match self.record.state().phase() {
            Phase::Race(race) => race.tick(),
            _ => 0,
        }
    }

    /// The picture of this moment.
    pub fn scene(&self, speed: Speed) -> Scene {
        if let Some(playback) = &self.playback {
            return playback.scene(self.pace(speed));
        }
        let mut scene = match self.record.state().phase() {
            // After the last round what lay on the board is in the stores.
            Phase::Over(position, outcome) if outcome.why.ends_a_round() => {
                Scene::of(&position.board.settled())
            }
            _ => Scene::of(&self.record.state().position().board),
        };
        scene.hands = self.hands();
        scene
    }

    /// How fast seeds fall. Nobody could choose in time at "instant" in a race on a running clock.
    pub fn pace(&self, speed: Speed) -> Speed {
        let racing = self.record.state().phase_kind() == PhaseKind::Race;
        let runs = self.rules().race_clock == RaceClock::Runs;
        if racing && runs && speed == Speed::Instant { Speed::Fast } else { speed }
    }

    /// How long the picture stays as it is; `None` until something happens.
    pub fn next_change(&self, speed: Speed) -> Option<Duration> {
        self.playback.as_ref()?.next_change(self.pace(speed))
    }

    /// The places that the last sowing touched, if its path is shown.
    pub fn path(&self) -> &[Place] {
        match &self.log.last {
            Some(sowing) if self.marks_path => &sowing.path,
            _ => &[],
        }
    }
}
