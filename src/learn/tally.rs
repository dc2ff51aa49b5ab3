//! What a match was to one of its players, in a few numbers.

use serde::{Deserialize, Serialize};

use crate::game::Side;
use crate::save::{Controller, Saved};

/// How a match ended for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// It was won.
    Won,
    /// It was lost.
    Lost,
    /// It was a draw.
    Drawn,
}

/// A match as the record of a player keeps it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchResult {
    /// What tells the match from others: see [`fingerprint`].
    pub id: String,
    /// The day on which it was last played, as `YYYY-MM-DD`, where that is known.
    pub date: Option<String>,
    /// The side that the player had: `south` or `north`.
    pub side: String,
    /// The name of the rules, or `changed`.
    pub rules: String,
    /// Who played against: `human`, or a level of the computer.
    pub opponent: String,
    /// How it ended.
    pub ending: Ending,
    /// The rounds that were finished.
    pub rounds: usize,
    /// The most sowings in one turn.
    pub longest_chain: usize,
    /// The most seeds that one turn brought.
    pub biggest_haul: u8,
    /// The accuracy, in percent, where the match was reviewed.
    pub accuracy: Option<f64>,
}

impl MatchResult {
    /// What the match was to the player of `side`; `None` while it is not over.
    #[must_use]
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
            biggest_haul: mine().map(crate::game::Turn::haul).max().unwrap_or(0),
            accuracy: None,
        })
    }
}

/// The sides of a match that the player of this name had at the keyboard.
pub fn sides_of<'a>(saved: &'a Saved, name: &'a str) -> impl Iterator<Item = Side> + 'a {
    Side::BOTH.into_iter().filter(move |&side| {
        let player = &saved.players[side];
        player.controller == Controller::Human && player.name() == name
    })
}

/// A short text that is the same for the same rules and choices and, but for a chance of one in
/// 2⁶⁴, for no others: FNV-1a (<https://datatracker.ietf.org/doc/html/rfc9923>) of them in
/// notation, as sixteen hexadecimal digits. Names and levels are not looked at.
#[must_use]
pub fn fingerprint(saved: &Saved) -> String {
    let game = saved.record.state();
    let setup = game.setup();
    let mut what: Vec<String> =
        crate::game::Rules::KEYS.iter().filter_map(|key| setup.rules.get(key)).collect();
    what.push(setup.first.word().to_owned());
    what.extend(setup.from.map(|position| position.to_string()));
    what.push(saved.seed.to_string());
    what.extend(saved.record.choices().iter().map(ToString::to_string));
    let hash = what.join(" ").bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("{hash:016x}")
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
    /// The score of these matches against `opponent`.
    #[must_use]
    pub fn against(matches: &[MatchResult], opponent: &str) -> Self {
        let mut score = Self::default();
        for result in matches.iter().filter(|result| result.opponent == opponent) {
            match result.ending {
                Ending::Won => score.won += 1,
                Ending::Lost => score.lost += 1,
                Ending::Drawn => score.drawn += 1,
            }
        }
        score
    }

    /// How many matches that are.
    #[must_use]
    pub const fn played(self) -> u32 {
        self.won + self.lost + self.drawn
    }
}

/// The figures, each between 0 and 100, as a row of bars; the last forty of them.
#[must_use]
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

    #[test]
    fn bars_grow_with_the_figures() {
        assert_eq!(spark(&[0.0, 12.4, 12.5, 50.0, 87.5, 100.0]), "▁▁▂▅██");
        assert_eq!(spark(&[-5.0, f64::NAN]), "▁▁");
        assert_eq!(spark(&[50.0; 99]).chars().count(), 40);
    }
}
