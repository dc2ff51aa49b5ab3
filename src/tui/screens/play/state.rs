//! The state of a match being played.

use std::time::Duration;

use crate::ai::Level;
use crate::game::{BySide, Phase, PhaseKind, Pit, PitSet, RaceClock, Record, Setup, Side, Sowing};
use crate::save::{Clock, Controller, Saved};
use crate::settings::{Preview, Speed};
use crate::tui::board::{Shown, Waiting};
use crate::tui::context::Context;
use crate::tui::message::{Effect, Ticket};

/// How long the summary of a round stays when nobody has to read it.
pub(super) const READING: Duration = Duration::from_secs(3);

/// How long it is said that a key came too early.
pub(super) const EARLY: Duration = Duration::from_secs(2);

/// How often what turns while the computer thinks is drawn.
const TURNING: Duration = Duration::from_millis(300);

/// What is shown between rounds and after the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Summary {
    Round,
    Match,
}

/// A short notice under the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The pit holds no seed.
    Empty(Pit),
    /// The pit is a widow.
    Widow(Pit),
    NotYourTurn,
    /// Text was pasted, which plays nothing.
    Pasted,
    NothingToUndo,
    NothingToRedo,
    NothingToShow,
    TakenBack,
    MadeAgain,
    Saved,
    /// Computers play each other and were stopped by a takeback.
    Held,
    /// This many pits have to be named as widows.
    MarkWidows(u8),
    Speed(Speed),
    /// A pit was typed while seeds were falling; Enter sows it.
    Marked(u8),
    /// Hints are given in turns only.
    NoAdvice,
    Failure(String),
}

/// What advice was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// The next pit, with its reason.
    Hint,
    /// The whole turn.
    BestTurn,
}

/// What the computer advises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    pub wish: Wish,
    /// The sowings of the best turn.
    pub turn: Vec<Sowing>,
    /// In a race, a best pit, and whether that is proved.
    pub race: Option<(Pit, bool)>,
}

/// A match being played.
#[derive(Clone, Debug)]
pub struct Play {
    pub shown: Shown,
    /// The pit under the cursor of each side.
    pub cursor: BySide<u8>,
    /// Choices in a race that the other side must not see yet.
    pub secret: BySide<Option<u8>>,
    /// The open question to the computer that plays a side.
    pub(super) thinking: BySide<Option<Ticket>>,
    /// The pits named as widows so far.
    pub widows: PitSet,
    /// The open question for advice.
    pub(super) wish: Option<(Ticket, Wish)>,
    pub advice: Option<Advice>,
    /// What is left of the turn that was advised, while it is followed.
    pub(super) plan: Vec<Sowing>,
    /// The open question for the evaluation bar.
    pub(super) weighing: Option<Ticket>,
    /// The estimated margin of South at the end of the round, in seeds.
    pub(super) evaluation: Option<i16>,
    /// How long the summary of a round has been shown.
    pub(super) rested: Duration,
    /// Whether computers that play each other wait for a key.
    pub(super) held: bool,
    pub note: Option<Note>,
    /// How long the notice has been shown that a key came too early.
    pub(super) noted: Duration,
    /// How long the computer has been thinking.
    pub(super) pondered: Duration,
    /// Whether the opponent's turn has just been shown, and its account stays on the line.
    pub(super) unread: bool,
}

impl Play {
    pub fn new(saved: Saved) -> Self {
        Self {
            shown: Shown::new(saved),
            cursor: BySide::new(1, 1),
            secret: BySide::default(),
            thinking: BySide::default(),
            widows: PitSet::EMPTY,
            wish: None,
            advice: None,
            plan: Vec::new(),
            weighing: None,
            evaluation: None,
            rested: Duration::ZERO,
            held: false,
            note: None,
            noted: Duration::ZERO,
            pondered: Duration::ZERO,
            unread: true,
        }
    }

    /// Writes the match to its file.
    pub fn save(&self, context: &mut Context) {
        context.request(Effect::Save(Box::new(self.shown.saved())));
    }

    /// The same players once more, with sides changed.
    pub(super) fn rematch(&self) -> Saved {
        let setup = Setup { from: None, ..*self.shown.record.state().setup() };
        let players = self.shown.players.clone().mirrored();
        let clock = self.shown.clock.as_ref().map(|clock| Clock::new(clock.control));
        Saved { players, seed: self.shown.seed.wrapping_add(1), record: Record::new(setup), clock }
    }

    /// The side at the keyboard that has to choose once nothing moves.
    pub(super) fn asked(&self) -> Option<Side> {
        let waits = |side: Side| {
            self.shown.is_human(side)
                && self.shown.record.state().waits_for(side)
                && self.secret[side].is_none()
        };
        Side::BOTH.into_iter().find(|&side| waits(side))
    }

    /// Whether a race runs on while somebody chooses.
    pub(super) fn clock_runs(&self) -> bool {
        self.shown.record.state().time_passes()
    }

    /// Whether nothing moves because the computer thinks.
    pub(super) fn is_pondering(&self) -> bool {
        !self.shown.is_moving() && Side::BOTH.into_iter().any(|side| self.thinking[side].is_some())
    }

    pub(super) fn is_racing(&self) -> bool {
        self.shown.record.state().phase_kind() == PhaseKind::Race
    }

    /// Whether two people race each other with keys of their own.
    pub(super) fn is_two_handed_race(&self) -> bool {
        self.shown.humans() == 2 && self.shown.rules().race_clock == RaceClock::Runs && self.is_racing()
    }

    /// Whether a choice in the race has to stay hidden: both sides choose at this tick.
    pub(super) fn chooses_in_secret(&self) -> bool {
        match self.shown.record.state().phase() {
            Phase::Race(race) => Side::BOTH.into_iter().all(|side| race.is_choosing(side)),
            _ => false,
        }
    }

    /// Whether the opponent looks on while a secret choice is made.
    pub(super) fn is_secret_at_one_keyboard(&self) -> bool {
        self.chooses_in_secret() && self.shown.humans() == 2
    }

    /// The summary on the screen.
    pub(super) fn summary(&self) -> Option<Summary> {
        match &self.shown.playback {
            Some(playback) if playback.waiting() == Waiting::Summary => Some(Summary::Round),
            Some(_) => None,
            None => self.shown.is_over().then_some(Summary::Match),
        }
    }

    /// Whether only computers play, so that the summary of a round goes by itself.
    pub(super) fn reads_by_itself(&self) -> bool {
        self.shown.humans() == 0 && self.summary() == Some(Summary::Round)
    }

    /// How long the picture stays as it is; `None` until something happens.
    pub(super) fn next_change_at(&self, speed: Speed) -> Option<Duration> {
        if self.reads_by_itself() {
            return Some(READING);
        }
        if self.is_pondering() {
            return Some(TURNING);
        }
        if self.note == Some(Note::NotYourTurn) && !self.shown.is_moving() {
            return Some(EARLY.saturating_sub(self.noted));
        }
        // The clock shows seconds.
        let ticks = self.shown.clock.is_some() && !self.shown.is_moving() && !self.shown.is_over();
        self.shown.next_change(speed).or_else(|| ticks.then_some(Duration::from_millis(250)))
    }

    /// The pit under the cursor, where it is shown.
    pub(super) fn pit_under_cursor(&self) -> Option<Pit> {
        let side = self.asked()?;
        if self.shown.is_moving() || self.is_two_handed_race() {
            return None;
        }
        Some(Pit::new(side, self.cursor[side]))
    }

    /// What sowing the pit under the cursor would do.
    pub(super) fn foreseen(&self) -> Option<Sowing> {
        let pit = self.pit_under_cursor()?;
        let Phase::Turns(position) = self.shown.record.state().phase() else { return None };
        Sowing::play(position, self.shown.rules(), pit.number, &mut ()).ok().map(|(sowing, _)| sowing)
    }

    /// Whether the pit under the cursor shows where its sowing would end. By default that is
    /// hidden against the upper levels.
    pub(super) fn shows_preview(&self, context: &Context) -> bool {
        let above_the_middle = |side: Side| match self.shown.players[side].controller {
            Controller::Human => false,
            Controller::Computer(level) => usize::from(level.number()) > Level::ALL.len() / 2 + 1,
        };
        match context.options.preview {
            Preview::On => true,
            Preview::Off => false,
            Preview::Auto => !Side::BOTH.into_iter().any(above_the_middle),
        }
    }

    /// How many sowings the current turn of `side` has had.
    pub(super) fn sowings_so_far(&self, side: Side) -> usize {
        let round = self.shown.record.state().round();
        let turn = self.shown.log.turns.last();
        turn.filter(|turn| !turn.racing && turn.side == side && turn.round == round)
            .map_or(0, |turn| turn.pits.len())
    }
}
