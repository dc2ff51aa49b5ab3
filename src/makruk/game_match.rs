//! A match: its set-up, what it waits for, and what may be chosen.

use std::collections::HashMap;

use super::choice::{Choice, Refusal};
use super::count::{Count, CountKind, Moment, NoCount};
use super::fen::Fen;
use super::men::Man;
use super::moves::Move;
use super::outcome::{Outcome, Why};
use super::position::Position;
use super::rules::{BoardCount, Repetition, Rules};
use super::square::Side;

/// What a match begins with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// The rules.
    pub rules: Rules,
    /// The first position.
    pub start: Fen,
}

/// A match at some moment of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    setup: Setup,
    moment: Moment,
    move_number: u32,
    /// How often each position occurred since the last move that cannot be undone on the board.
    seen: HashMap<u64, u8>,
    /// The side that has offered a draw, if it has not been answered.
    offer: Option<Side>,
    /// Whether the side to move has offered a draw in this turn.
    has_offered: bool,
    outcome: Option<Outcome>,
}

impl Match {
    /// The match before its first choice.
    pub fn new(setup: Setup) -> Self {
        let mut new = Self {
            moment: setup.start.moment(setup.rules),
            move_number: setup.start.move_number,
            setup,
            seen: HashMap::new(),
            offer: None,
            has_offered: false,
            outcome: None,
        };
        new.arrive();
        new
    }

    /// What it began with.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rules.
    pub const fn rules(&self) -> Rules {
        self.setup.rules
    }

    /// The position on the board.
    pub const fn position(&self) -> &Position {
        &self.moment.position
    }

    /// The position with its count.
    pub const fn moment(&self) -> &Moment {
        &self.moment
    }

    /// The count that runs.
    pub const fn count(&self) -> Option<Count> {
        self.moment.count
    }

    /// The number of the move, counted from 1 and up after each of Black's.
    pub const fn move_number(&self) -> u32 {
        self.move_number
    }

    /// The position as a FEN.
    pub const fn fen(&self) -> Fen {
        Fen { position: self.moment.position, count: self.moment.count, move_number: self.move_number }
    }

    /// How it ended; `None` while it goes on.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The side that has offered a draw, while the other has to answer.
    pub const fn offer(&self) -> Option<Side> {
        self.offer
    }

    /// The side that has to choose; `None` once the match is over.
    pub fn waits_for(&self) -> Option<Side> {
        match (self.outcome, self.offer) {
            (Some(_), _) => None,
            (None, Some(side)) => Some(side.other()),
            (None, None) => Some(self.position().turn()),
        }
    }

    /// How often the position with this [key](Position::key) has occurred since the last move that
    /// cannot be undone on the board.
    pub fn occurrences(&self, key: u64) -> u8 {
        self.seen.get(&key).copied().unwrap_or(0)
    }

    /// The keys of the positions that can still be repeated.
    pub fn repeatable(&self) -> impl Iterator<Item = u64> {
        self.seen.keys().copied()
    }

    /// Makes a choice.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    pub fn choose(&mut self, choice: Choice) -> Result<(), Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::MatchOver);
        }
        match (choice, self.offer) {
            (Choice::Resign(side), _) => {
                self.outcome = Some(Outcome { winner: Some(side.other()), why: Why::Resignation });
            }
            (Choice::AcceptDraw, Some(_)) => {
                self.outcome = Some(Outcome { winner: None, why: Why::Agreement });
            }
            (Choice::RefuseDraw, Some(_)) => self.offer = None,
            (_, Some(_)) => return Err(Refusal::OfferOpen),
            (Choice::AcceptDraw | Choice::RefuseDraw, None) => return Err(Refusal::NoOffer),
            (Choice::OfferDraw, None) if self.has_offered => return Err(Refusal::OfferedAlready),
            (Choice::OfferDraw, None) => {
                self.offer = Some(self.position().turn());
                self.has_offered = true;
            }
            (Choice::StartCount, None) => {
                self.may_start_count()?;
                self.moment.count = Some(Count::of_board(self.position().turn()));
            }
            (Choice::StopCount, None) => {
                self.may_stop_count()?;
                self.moment.count = None;
            }
            (Choice::Move(mv), None) => {
                self.position().check_move(mv)?;
                self.make(mv);
            }
        }
        Ok(())
    }

    /// Whether the side to move may start its count of the board.
    ///
    /// # Errors
    /// Why it may not.
    pub fn may_start_count(&self) -> Result<(), NoCount> {
        self.moment.may_count(self.position().turn(), self.rules())
    }

    /// Whether the side to move may stop its count of the board.
    ///
    /// # Errors
    /// Why it may not.
    pub fn may_stop_count(&self) -> Result<(), NoCount> {
        match (self.count(), self.rules().board_count) {
            (Some(Count { kind: CountKind::Men, .. }), _) => Err(NoCount::MenAreCounted),
            (_, BoardCount::None) => Err(NoCount::NotPlayed),
            (_, BoardCount::Automatic) => Err(NoCount::ByItself),
            (Some(count), _) if count.side == self.position().turn() => Ok(()),
            _ => Err(NoCount::NoneRuns),
        }
    }

    fn make(&mut self, mv: Move) {
        let position = *self.position();
        let for_good = position.is_capture(mv) || position.man_at(mv.from()) == Some(Man::Bia);
        if for_good {
            self.seen.clear();
        }
        if position.turn() == Side::Black {
            self.move_number = self.move_number.saturating_add(1);
        }
        self.moment.make(mv, self.setup.rules);
        self.has_offered = false;
        self.arrive();
    }

    /// Notes the position, and whether the match is over with it.
    fn arrive(&mut self) {
        let key = self.position().key();
        let times = self.seen.entry(key).or_insert(0);
        *times = times.saturating_add(1);
        let third = *times >= 3 && self.rules().repetition == Repetition::Draw;
        let on_board = self.moment.end(self.rules()).map(|end| Outcome::of(end, self.position().turn()));
        let repeated = third.then_some(Outcome { winner: None, why: Why::Repetition });
        self.outcome = on_board.or(repeated);
    }
}
