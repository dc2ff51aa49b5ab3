//! Ways through a match that is stepped through: by seed, by turn, to the next capture.

use super::super::playback::Playback;
use super::Replay;
use crate::game::{Event, Match, Record, SowEvent};
use crate::save::{Controller, Player, Saved};

impl Replay {
    /// The place in the list of choices where the turn after the one that is on begins.
    #[must_use]
    pub fn next_turn(&self) -> usize {
        self.turns().find(|&start| start > self.at).unwrap_or(self.length())
    }

    /// The place in the list of choices where the turn that is on begins, or the one before it.
    #[must_use]
    pub fn turn_before(&self) -> usize {
        self.turns().filter(|&start| start < self.at).last().unwrap_or(0)
    }

    fn turns(&self) -> impl Iterator<Item = usize> {
        self.whole.record.turns().into_iter().map(|turn| turn.first)
    }

    /// The place in the list of choices of the next choice that captures something; the end, if
    /// none does.
    #[must_use]
    pub fn next_capture(&self) -> usize {
        let mut game = Match::new(*self.whole.record.state().setup());
        for (at, &choice) in self.whole.record.choices().iter().enumerate() {
            let mut events = Vec::new();
            if game.choose(choice, &mut events).is_err() {
                break;
            }
            let captures = |event: &Event| matches!(event, Event::Sow(_, SowEvent::Capture(..)));
            if at >= self.at && events.iter().any(captures) {
                return at;
            }
        }
        self.length()
    }

    /// Shows the next seed, or the next thing that is not one, and stays there.
    pub fn seed(&mut self) {
        if self.table.playback.is_none() {
            self.step();
            self.seeds = 0;
        }
        if let Some(playback) = &mut self.table.playback {
            playback.step();
            self.seeds += 1;
        }
    }

    /// Takes the last seed back.
    pub fn seed_back(&mut self) {
        if self.at == 0 {
            return;
        }
        let shown = if self.table.playback.is_some() { self.seeds } else { usize::MAX };
        let before = self.at - 1;
        self.go_to(before);
        self.step();
        // What was shown to its end is shown again up to its last step.
        let all = self.table.playback.as_ref().map_or(0, Playback::length);
        self.seeds = shown.min(all).saturating_sub(1);
        if self.seeds == 0 {
            self.go_to(before);
        }
        for _ in 0..self.seeds {
            if let Some(playback) = &mut self.table.playback {
                playback.step();
            }
        }
    }

    /// The match as it stands at this moment, to be played on by the players of the whole one; a
    /// computer stays one, so that somebody who watched two of them play takes South.
    #[must_use]
    pub fn to_play_on(&self) -> Saved {
        let setup = *self.whole.record.state().setup();
        let choices = &self.whole.record.choices()[..self.at];
        let record = Record::replay(setup, choices, &mut ()).unwrap_or_else(|_| Record::new(setup));
        let mut players = self.whole.players.clone();
        let human = |player: &Player| player.controller == Controller::Human;
        if !human(&players.south) && !human(&players.north) {
            players.south = Player::new("", Controller::Human);
        }
        Saved { players, seed: self.whole.seed, record }
    }
}
