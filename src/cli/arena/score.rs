//! The score of the first player against the second, with its standard error.

use std::io::Write;

use serde::Serialize;

use super::super::context::Context;
use super::super::failure::Failure;
use super::super::json;
use super::contestant::Contestant;
use super::game::Game;
use super::turns::{Spread, Turns};
use crate::game::Side;
use crate::say;

/// The score of the first player.
#[derive(Default)]
pub struct Score {
    wins: u64,
    draws: u64,
    losses: u64,
    abandoned: u64,
    points: Sample,
    margins: Sample,
    turns: [Turns; 2],
}

/// The score, as JSON has it. An error is null with fewer than two pairs, a mean without matches. Makruk has no
/// margins.
#[derive(Serialize)]
struct Line {
    r#type: &'static str,
    games: u64,
    players: [&'static str; 2],
    wins: u64,
    draws: u64,
    losses: u64,
    abandoned: u64,
    points: Option<f64>,
    points_error: Option<f64>,
    #[serde(flatten)]
    margins: Option<Margins>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turns: Option<[TurnsLine; 2]>,
}

/// The margins in seeds, as JSON has them.
#[derive(Serialize)]
struct Margins {
    margin: Option<f64>,
    margin_error: Option<f64>,
}

/// The turns of a player, as JSON has them.
#[derive(Serialize)]
struct TurnsLine {
    count: u64,
    seeds: Spread,
    sowings: Spread,
}

/// How a match ended for the first player.
#[derive(Clone, Copy)]
pub enum End {
    /// It won.
    Won,
    /// Nobody won.
    Drawn,
    /// The second player won.
    Lost,
    /// It was not played to an end, and counts neither way.
    Abandoned,
}

impl End {
    /// The end of a match in which the first player had the side `first`; without an outcome it was
    /// abandoned.
    pub fn of<S: Copy + PartialEq>(outcome: Option<Winner<S>>, first: S) -> Self {
        match outcome {
            None => Self::Abandoned,
            Some(None) => Self::Drawn,
            Some(Some(side)) if side == first => Self::Won,
            Some(Some(_)) => Self::Lost,
        }
    }
}

/// The winner of a finished match, if it was no draw.
type Winner<S> = Option<S>;

impl Score {
    /// Counts match `number`, counted from 0, in which the first player had the side `first`.
    pub fn count(&mut self, number: u64, first: Side, game: &Game) {
        self.turns[0].add(&game.turns[first]);
        self.turns[1].add(&game.turns[first.other()]);
        let outcome = game.outcome();
        self.count_end(number, End::of(outcome.map(|outcome| outcome.winner), first));
        if outcome.is_some() {
            let stores = game.stores();
            self.margins.add(number, f64::from(stores[first]) - f64::from(stores[first.other()]));
        }
    }

    /// Counts how match `number`, counted from 0, ended.
    pub fn count_end(&mut self, number: u64, end: End) {
        let (counter, points) = match end {
            End::Won => (&mut self.wins, 1.0),
            End::Drawn => (&mut self.draws, 0.5),
            End::Lost => (&mut self.losses, 0.0),
            End::Abandoned => {
                self.abandoned += 1;
                return;
            }
        };
        *counter += 1;
        self.points.add(number, points);
    }

    /// Prints the score, with the players' turns if `stats`.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn print(
        &self,
        players: [Contestant; 2],
        stats: bool,
        context: &Context,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        if context.flags.json {
            Ok(json::line(out, &self.line(players, stats))?)
        } else {
            self.say(players, stats, context, out)
        }
    }

    fn line(&self, players: [Contestant; 2], stats: bool) -> Line {
        let turns = |turns: &Turns| TurnsLine {
            count: turns.count(),
            seeds: turns.seeds(),
            sowings: turns.sowings(),
        };
        let margins = (!self.margins.0.is_empty() || self.points.0.is_empty())
            .then(|| Margins { margin: self.margins.mean(), margin_error: self.margins.error() });
        Line {
            r#type: "score",
            games: self.wins + self.draws + self.losses + self.abandoned,
            players: players.map(Contestant::word),
            wins: self.wins,
            draws: self.draws,
            losses: self.losses,
            abandoned: self.abandoned,
            points: self.points.mean(),
            points_error: self.points.error(),
            margins,
            turns: stats.then(|| self.turns.each_ref().map(turns)),
        }
    }

    fn say(
        &self,
        players: [Contestant; 2],
        stats: bool,
        context: &Context,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let text = &context.text;
        let (wins, draws, losses) = (self.wins, self.draws, self.losses);
        let [one, two] = players.map(Contestant::word);
        writeln!(
            out,
            "{}",
            say!(text, "cli-arena-score", one = one, two = two, wins = wins, draws = draws, losses = losses)
        )?;
        if self.abandoned > 0 {
            writeln!(out, "{}", say!(text, "cli-arena-abandoned", count = self.abandoned))?;
        }
        let with_error = |mean: String, error: Option<f64>, scale: f64| {
            let error = error.map_or_else(String::new, |error| format!(" ± {:.1}", scale * error));
            text.digits().write(mean + &error).into_owned()
        };
        if let Some(points) = self.points.mean() {
            let points = with_error(format!("{:.1} %", 100.0 * points), self.points.error(), 100.0);
            writeln!(out, "{}", say!(text, "cli-arena-points", points = points))?;
        }
        if let Some(margin) = self.margins.mean() {
            let margin = with_error(format!("{margin:+.1}"), self.margins.error(), 1.0);
            writeln!(out, "{}", say!(text, "cli-arena-margin", margin = margin))?;
        }
        for (player, turns) in players.into_iter().zip(&self.turns).filter(|_| stats) {
            let (who, count) = (player.word(), turns.count());
            writeln!(out, "{}", say!(text, "cli-arena-turns", player = who, count = count))?;
            for (key, spread) in [("cli-arena-seeds", turns.seeds()), ("cli-arena-sowings", turns.sowings())]
            {
                let Spread { median, nine_in_ten, most } = spread;
                let row = say!(text, key, median = median, nine = nine_in_ten, most = most);
                writeln!(out, "{row}")?;
            }
        }
        Ok(())
    }
}

/// A value a match. The two matches of a pair are not independent.
#[derive(Default)]
struct Sample(Vec<(u64, f64)>);

impl Sample {
    fn add(&mut self, number: u64, value: f64) {
        self.0.push((number, value));
    }

    /// The mean over the matches.
    fn mean(&self) -> Option<f64> {
        mean(&self.0.iter().map(|&(_, value)| value).collect::<Vec<_>>())
    }

    /// The standard error of the mean: that of the means of whole pairs. Two pairs are the fewest.
    fn error(&self) -> Option<f64> {
        let pairs = self.0.windows(2).filter(|pair| pair[0].0 % 2 == 0 && pair[1].0 == pair[0].0 + 1);
        let pairs: Vec<f64> = pairs.map(|pair| f64::midpoint(pair[0].1, pair[1].1)).collect();
        let count = count(&pairs);
        let mean = mean(&pairs)?;
        let squares: f64 = pairs.iter().map(|value| (value - mean).powi(2)).sum();
        (pairs.len() > 1).then(|| (squares / (count - 1.0) / count).sqrt())
    }
}

fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / count(values))
}

fn count(values: &[f64]) -> f64 {
    values.iter().map(|_| 1.0).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(values: &[(u64, f64)]) -> Sample {
        Sample(values.to_vec())
    }

    #[test]
    fn the_error_is_that_of_whole_pairs() {
        let values = sample(&[(0, 1.0), (1, 0.0), (2, 1.0), (3, 1.0), (4, 0.0), (5, 0.0)]);
        assert_eq!(values.mean(), Some(0.5));
        // The means of the pairs are 0.5, 1 and 0: their variance is 0.25, over three pairs.
        assert!((values.error().unwrap() - (0.25_f64 / 3.0).sqrt()).abs() < 1e-9);
        // Matches 1 and 2 are of two pairs.
        let cut = sample(&[(0, 1.0), (1, 0.0), (2, 1.0), (4, 1.0), (5, 1.0)]);
        assert!((cut.error().unwrap() - 0.25).abs() < 1e-9);
    }

    #[test]
    fn a_single_pair_has_no_error() {
        assert_eq!(sample(&[(0, 1.0), (1, 0.0)]).error(), None);
        assert_eq!((sample(&[(0, 1.0)]).mean(), sample(&[]).mean()), (Some(1.0), None));
        assert_eq!(sample(&[]).error(), None);
    }
}
