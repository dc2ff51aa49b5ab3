//! The score of many matches, with its error.

use std::io::Write;

use serde::Serialize;

use crate::ai::Level;
use crate::game::{BySide, Side};
use crate::say;

use super::super::context::Context;
use super::super::failure::Failure;
use super::super::json;

/// The score of the first player against the second one.
#[derive(Default)]
pub struct Score {
    wins: u64,
    draws: u64,
    losses: u64,
    /// The first player's points and margin, a match each.
    points: Vec<f64>,
    margins: Vec<f64>,
}

/// The score, as JSON has it.
#[derive(Serialize)]
struct Line {
    games: u64,
    players: [&'static str; 2],
    wins: u64,
    draws: u64,
    losses: u64,
    points: f64,
    points_error: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    margin: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    margin_error: Option<f64>,
}

impl Score {
    /// Counts a match in which the first player had this side.
    pub fn count(&mut self, first: Side, winner: Option<Side>, stores: BySide<u8>) {
        self.count_winner(winner.map(|side| side == first));
        self.margins.push(f64::from(stores[first]) - f64::from(stores[first.other()]));
    }

    /// Counts a match that has no margin: whether the first player won, or neither.
    pub fn count_winner(&mut self, first_won: Option<bool>) {
        let points = match first_won {
            Some(true) => {
                self.wins += 1;
                1.0
            }
            Some(false) => {
                self.losses += 1;
                0.0
            }
            None => {
                self.draws += 1;
                0.5
            }
        };
        self.points.push(points);
    }

    /// Prints the score of the two players.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn print(
        &self,
        [one, two]: [Level; 2],
        context: &Context,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let (points, points_error) = mean_of_pairs(&self.points);
        let margin = (!self.margins.is_empty()).then(|| mean_of_pairs(&self.margins));
        let games = self.wins + self.draws + self.losses;
        if context.flags.json {
            let line = Line {
                games,
                players: [one.word(), two.word()],
                wins: self.wins,
                draws: self.draws,
                losses: self.losses,
                points,
                points_error,
                margin: margin.map(|(margin, _)| margin),
                margin_error: margin.map(|(_, error)| error),
            };
            return Ok(json::line(out, &line)?);
        }
        let score = say!(
            context.text,
            "cli-arena-score",
            one = one.word(),
            two = two.word(),
            wins = self.wins,
            draws = self.draws,
            losses = self.losses
        );
        writeln!(out, "{score}")?;
        let (points, points_error) =
            (format!("{:.1}", 100.0 * points), format!("{:.1}", 100.0 * points_error));
        writeln!(out, "{}", say!(context.text, "cli-arena-points", points = points, error = points_error))?;
        let Some((margin, margin_error)) = margin else { return Ok(()) };
        let (margin, margin_error) = (format!("{margin:+.1}"), format!("{margin_error:.1}"));
        writeln!(out, "{}", say!(context.text, "cli-arena-margin", margin = margin, error = margin_error))?;
        Ok(())
    }
}

/// The mean, and its standard error. The two matches of a pair are not independent, so that the
/// error is that of the pairs' means; 0 if there are not two pairs.
fn mean_of_pairs(values: &[f64]) -> (f64, f64) {
    let (mean, _) = mean_and_error(values.iter().copied());
    let pairs = values.chunks_exact(2).map(|pair| f64::midpoint(pair[0], pair[1]));
    (mean, mean_and_error(pairs).1)
}

fn mean_and_error(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count: f64 = values.clone().map(|_| 1.0).sum();
    if count == 0.0 {
        return (0.0, 0.0);
    }
    let mean = values.clone().sum::<f64>() / count;
    if count < 2.0 {
        return (mean, 0.0);
    }
    let squares: f64 = values.map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0) / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_is_that_of_the_pairs() {
        let (mean, error) = mean_of_pairs(&[1.0, 0.0, 1.0, 1.0, 0.0, 0.0]);
        assert!((mean - 0.5).abs() < 1e-9);
        // The pairs' means are 0.5, 1 and 0: their variance is 0.25, over three pairs.
        assert!((error - (0.25_f64 / 3.0).sqrt()).abs() < 1e-9);
        assert_eq!(mean_of_pairs(&[1.0]), (1.0, 0.0));
        assert_eq!(mean_of_pairs(&[]), (0.0, 0.0));
    }

    #[test]
    fn points_go_to_the_first_player_on_either_side() {
        let mut score = Score::default();
        score.count(Side::South, Some(Side::South), BySide::new(60, 38));
        score.count(Side::North, Some(Side::North), BySide::new(40, 58));
        score.count(Side::North, Some(Side::South), BySide::new(50, 48));
        score.count(Side::South, None, BySide::new(49, 49));
        assert_eq!((score.wins, score.draws, score.losses), (2, 1, 1));
        assert_eq!(score.margins, [22.0, 18.0, -2.0, 0.0]);
    }
}
