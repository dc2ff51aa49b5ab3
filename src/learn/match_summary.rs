//! A finished match in a few figures, as the record of a player keeps it.

use std::hash::Hasher;

use fnv::FnvHasher;
use serde::{Deserialize, Serialize};

use crate::game::{Handicap, Rules, Side, Turn};
use crate::save::{Controller, Saved};

/// How a match ended for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// The player won.
    Won,
    /// The other side won.
    Lost,
    /// Nobody won.
    Drawn,
}

/// A finished match from the point of view of one player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchSummary {
    /// The [`fingerprint`] of the match.
    pub id: String,
    /// The day it was last played, as `YYYY-MM-DD`, if known.
    pub date: Option<String>,
    /// The player's side: `south` or `north`.
    pub side: String,
    /// The preset of the rules, or `changed`.
    pub rules: String,
    /// The opponent: `human`, or a level of the computer.
    pub opponent: String,
    /// How it ended.
    pub ending: Ending,
    /// Finished rounds.
    pub rounds: usize,
    /// The most sowings in one turn.
    pub longest_chain: usize,
    /// The most seeds that one turn brought.
    pub biggest_haul: u8,
    /// Accuracy in percent, if the match was reviewed.
    pub accuracy: Option<f64>,
}

impl MatchSummary {
    /// The match as the player of `side` saw it; `None` if it is not over.
    pub fn of(saved: &Saved, side: Side) -> Option<Self> {
        let game = saved.record.state();
        let outcome = game.outcome()?;
        let turns = saved.record.turns();
        let mine = || turns.iter().filter(|turn| turn.side == side);
        Some(Self {
            id: fingerprint(saved),
            date: None,
            side: side.word().to_owned(),
            rules: game.rules().preset().map_or("changed", |preset| preset.word()).to_owned(),
            opponent: saved.players[side.other()].controller.word().to_owned(),
            ending: match outcome.winner {
                None => Ending::Drawn,
                Some(winner) if winner == side => Ending::Won,
                Some(_) => Ending::Lost,
            },
            rounds: game.rounds().len(),
            longest_chain: mine().map(|turn| turn.pits.len()).max().unwrap_or(0),
            biggest_haul: mine().map(Turn::haul).max().unwrap_or(0),
            accuracy: None,
        })
    }
}

/// The sides that a human player of this name had in a match.
pub fn sides_of<'a>(saved: &'a Saved, name: &'a str) -> impl Iterator<Item = Side> + 'a {
    Side::BOTH.into_iter().filter(move |&side| {
        let player = &saved.players[side];
        player.controller == Controller::Human && player.name() == name
    })
}

/// The fields of the rules that came after fingerprints did.
const LATER_KEYS: [&str; 1] = ["capture_after"];

/// A hash of the rules and choices of a match, as sixteen hexadecimal digits: FNV-1a
/// (<https://datatracker.ietf.org/doc/html/rfc9923>) of their notation. Names and levels do not
/// count.
pub fn fingerprint(saved: &Saved) -> String {
    let setup = saved.record.state().setup();
    // A field that came later counts where it differs, so that old matches keep their fingerprint.
    let usual = Rules::default();
    let counts = |key: &str| !LATER_KEYS.contains(&key) || setup.rules.get(key) != usual.get(key);
    let mut words: Vec<String> =
        Rules::KEYS.iter().filter(|key| counts(key)).filter_map(|key| setup.rules.get(key)).collect();
    words.push(setup.first.word().to_owned());
    words.extend(setup.from.map(|position| position.to_string()));
    let Handicap { fewer, widows, no_race } = *setup.handicap();
    if *setup.handicap() != Handicap::default() {
        let gifts = [fewer.south, fewer.north, widows.south, widows.north].map(|gift| gift.to_string());
        words.push(format!("{} {no_race}", gifts.join(" ")));
    }
    words.push(saved.seed.to_string());
    words.extend(saved.record.choices().iter().map(ToString::to_string));
    let mut hasher = FnvHasher::default();
    hasher.write(words.join(" ").as_bytes());
    format!("{:016x}", hasher.finish())
}

/// Wins, losses and draws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Matches won.
    pub won: u32,
    /// Matches lost.
    pub lost: u32,
    /// Matches drawn.
    pub drawn: u32,
}

impl Score {
    /// The score of `matches` against one opponent.
    pub fn against(matches: &[MatchSummary], opponent: &str) -> Self {
        let mut score = Self::default();
        for summary in matches.iter().filter(|summary| summary.opponent == opponent) {
            match summary.ending {
                Ending::Won => score.won += 1,
                Ending::Lost => score.lost += 1,
                Ending::Drawn => score.drawn += 1,
            }
        }
        score
    }

    /// Matches played.
    pub const fn played(self) -> u32 {
        self.won + self.lost + self.drawn
    }
}

/// Percentages as a sparkline; the last forty of them.
pub fn spark(figures: &[f64]) -> String {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let first = figures.len().saturating_sub(40);
    let bar = |figure: &f64| {
        let steps = (1..=7_u8).take_while(|step| *figure >= f64::from(*step) * 12.5).count();
        BARS[steps]
    };
    figures[first..].iter().map(bar).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{BySide, Record, Setup};
    use crate::save::Player;

    #[test]
    fn bars_grow_with_the_figures() {
        assert_eq!(spark(&[0.0, 12.4, 12.5, 50.0, 87.5, 100.0]), "▁▁▂▅██");
        assert_eq!(spark(&[-5.0, f64::NAN]), "▁▁");
        assert_eq!(spark(&[50.0; 99]).chars().count(), 40);
    }

    #[test]
    fn the_fingerprint_of_a_match_never_changes() {
        let player = Player::new("", Controller::Human);
        let record = Record::new(Setup::new(Rules::default()));
        let saved = Saved { players: BySide::new(player.clone(), player), seed: 7, record, clock: None };
        assert_eq!(fingerprint(&saved), "0b7c65e18a25f631");
    }
}
