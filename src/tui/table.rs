//! The table: a match being played, with everything that is shown of it.

use std::collections::VecDeque;
use std::time::Duration;

use crate::game::{
    BySide, Choice, Event, Phase, PhaseKind, Pit, PitSet, Place, RaceClock, Racer, Record, Side, Why,
};
use crate::save::{Controller, Player, Saved};

use super::log::Log;
use super::message::Ticket;
use super::options::Speed;
use super::playback::{HandAt, Moment, Playback, Scene, Waiting};
use super::story::Story;

/// How long the summary of a round stays where nobody has to read it.
pub(super) const READING: Duration = Duration::from_secs(3);

/// What is shown when nothing more can be sown for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Summary {
    /// A round is over and the next one follows.
    Round,
    /// The match is over.
    Match,
}

/// What the computer was asked beside the game.
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
    /// What was asked for.
    pub wish: Wish,
    /// The sowings of the best turn.
    pub turn: Vec<Story>,
    /// The expected margin at the end of the round for the side to move, in seeds.
    pub score: i16,
}

/// A short notice under the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The pit holds no seed.
    Empty(Pit),
    /// The pit is closed.
    Widow(Pit),
    /// It is not the player's turn.
    NotYourTurn,
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to make again.
    NothingToRedo,
    /// There is no last move to show again.
    NothingToShow,
    /// A choice was taken back.
    TakenBack,
    /// A choice was made again.
    MadeAgain,
    /// The match is in its file.
    Saved,
    /// Computers play each other and were stopped by a takeback.
    Held,
    /// So many pits have to be marked as widows.
    MarkWidows(u8),
    /// The speed that was chosen.
    Speed(Speed),
    /// The pit that was marked while seeds were falling; Enter sows it.
    Marked(u8),
    /// Hints are given in turns only.
    NoAdvice,
    /// Something failed.
    Failure(String),
}

/// A match being played.
#[derive(Clone, Debug)]
pub struct Table {
    /// Who plays.
    pub players: BySide<Player>,
    /// Where the computer's randomness comes from.
    pub seed: u64,
    /// The match.
    pub record: Record,
    /// What is being shown.
    pub playback: Option<Playback>,
    /// What happened so far.
    pub log: Log,
    /// The events of the last choice and the picture before it, to show it again.
    pub replayable: Option<Playback>,
    /// The pit under the cursor of each side.
    pub cursor: BySide<u8>,
    /// Pits chosen in a race that the other side must not see yet.
    pub secret: BySide<Option<u8>>,
    /// What the computer will choose next.
    pub plan: VecDeque<Choice>,
    /// What each computer was asked.
    pub thinking: BySide<Option<Ticket>>,
    /// The pits marked as widows.
    pub widows: PitSet,
    /// What was asked beside the game.
    pub wish: Option<(Ticket, Wish)>,
    /// What the computer advises.
    pub advice: Option<Advice>,
    /// The question about who stands better.
    pub weighing: Option<Ticket>,
    /// The margin that South can expect at the end of the round, in seeds.
    pub evaluation: Option<i16>,
    /// Whether the way of the last sowing is shown.
    pub path_shown: bool,
    /// How long the summary of a round has been shown.
    pub rested: Duration,
    /// Whether computers that play each other wait for a key.
    pub held: bool,
    /// A short notice.
    pub note: Option<Note>,
}

impl Table {
    /// Goes on with a match.
    #[must_use]
    pub fn new(saved: Saved) -> Self {
        let log = Log::of(&saved.record);
        Self {
            players: saved.players,
            seed: saved.seed,
            record: saved.record,
            playback: None,
            log,
            replayable: None,
            cursor: BySide::new(1, 1),
            secret: BySide::default(),
            plan: VecDeque::new(),
            thinking: BySide::default(),
            widows: PitSet::EMPTY,
            wish: None,
            advice: None,
            weighing: None,
            evaluation: None,
            path_shown: false,
            rested: Duration::ZERO,
            held: false,
            note: None,
        }
    }

    /// The match as it is kept.
    #[must_use]
    pub fn saved(&self) -> Saved {
        Saved { players: self.players.clone(), seed: self.seed, record: self.record.clone() }
    }

    /// Whether somebody at the keyboard plays `side`.
    #[must_use]
    pub fn is_human(&self, side: Side) -> bool {
        self.players[side].controller == Controller::Human
    }

    /// How many sides are played at the keyboard.
    #[must_use]
    pub fn humans(&self) -> usize {
        Side::BOTH.into_iter().filter(|&side| self.is_human(side)).count()
    }

    /// The side at the keyboard that has to choose now, when nothing is being shown.
    #[must_use]
    pub fn asked(&self) -> Option<Side> {
        let waits = |side: Side| {
            self.is_human(side) && self.record.state().waits_for(side) && self.secret[side].is_none()
        };
        Side::BOTH.into_iter().find(|&side| waits(side))
    }

    /// Whether two people race each other with keys of their own.
    #[must_use]
    pub fn is_two_handed_race(&self) -> bool {
        self.humans() == 2
            && self.record.state().rules().race_clock == RaceClock::Runs
            && self.record.state().phase_kind() == PhaseKind::Race
    }

    /// Whether a choice in the race has to stay hidden: both sides choose at this tick.
    #[must_use]
    pub fn chooses_in_secret(&self) -> bool {
        match self.record.state().phase() {
            Phase::Race(race) => Side::BOTH.into_iter().all(|side| race.is_choosing(side)),
            _ => false,
        }
    }

    /// The summary that is shown, if one is.
    #[must_use]
    pub fn summary(&self) -> Option<Summary> {
        match &self.playback {
            Some(playback) if playback.waiting() == Waiting::Summary => Some(Summary::Round),
            Some(_) => None,
            None => self.record.state().outcome().map(|_| Summary::Match),
        }
    }

    /// Hands over the board as the match stands: those of a race that waits.
    #[must_use]
    pub fn hands(&self) -> BySide<Option<HandAt>> {
        let Phase::Race(race) = self.record.state().phase() else { return BySide::default() };
        BySide::from_fn(|side| match race.racer(side) {
            Racer::Sowing(hand) => Some(HandAt { at: hand.at(), seeds: hand.seeds(), falling: false }),
            Racer::Choosing | Racer::Out(_) => None,
        })
    }

    /// The picture of this moment.
    #[must_use]
    pub fn scene(&self, speed: Speed) -> Scene {
        if let Some(playback) = &self.playback {
            return playback.scene(self.pace(speed));
        }
        let mut scene = match self.record.state().phase() {
            // After the last round what lay on the board is in the stores.
            Phase::Over(position, outcome) if outcome.why != Why::Resigned => {
                Scene::of(&position.board.settled())
            }
            _ => Scene::of(&self.record.state().position().board),
        };
        scene.hands = self.hands();
        scene
    }

    /// How fast seeds fall where the user wants `speed`. At full speed nobody could choose in a
    /// race whose clock runs, so that it is never instant.
    #[must_use]
    pub fn pace(&self, speed: Speed) -> Speed {
        let racing = self.record.state().phase_kind() == PhaseKind::Race;
        let runs = self.record.state().rules().race_clock == RaceClock::Runs;
        if racing && runs && speed == Speed::Instant { Speed::Fast } else { speed }
    }

    /// The tick of the race's clock, 0 outside a race.
    #[must_use]
    pub fn tick(&self) -> u32 {
        match self.record.state().phase() {
            Phase::Race(race) => race.tick(),
            _ => 0,
        }
    }

    /// How long the picture stays as it is; `None` if until something happens.
    #[must_use]
    pub fn next_change(&self, speed: Speed) -> Option<Duration> {
        if self.reads_by_itself() {
            return Some(READING);
        }
        self.playback.as_ref()?.next_change(self.pace(speed))
    }

    /// Whether nobody at the keyboard plays, so that the summary of a round goes by itself.
    #[must_use]
    pub fn reads_by_itself(&self) -> bool {
        self.humans() == 0 && self.summary() == Some(Summary::Round)
    }

    /// The pit under the cursor, where it is shown.
    #[must_use]
    pub fn pit_under_cursor(&self) -> Option<Pit> {
        let side = self.asked()?;
        if self.playback.is_some() || self.is_two_handed_race() {
            return None;
        }
        Some(Pit::new(side, self.cursor[side]))
    }

    /// What sowing the pit under the cursor would be.
    #[must_use]
    pub fn foreseen(&self) -> Option<Story> {
        let pit = self.pit_under_cursor()?;
        let Phase::Turns(position) = self.record.state().phase() else { return None };
        Story::play(position, self.record.state().rules(), pit.number, &mut ()).ok().map(|(story, _)| story)
    }

    /// The places that the last sowing touched, if its way is shown.
    #[must_use]
    pub fn path(&self) -> &[Place] {
        match &self.log.last {
            Some(story) if self.path_shown => &story.path,
            _ => &[],
        }
    }

    /// Shows `events`, which began in the picture of `before`.
    pub(super) fn show(&mut self, before: Moment, events: &[Event]) {
        if let Some(playback) = &mut self.playback {
            playback.extend(events);
        } else {
            self.playback = Some(Playback::new(before, events));
        }
        if let Some(playback) = &self.playback {
            self.replayable = Some(playback.clone());
        }
    }

    /// What a playback has to begin with.
    pub(super) fn before(&self) -> Moment {
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
}
