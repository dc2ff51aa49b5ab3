//! Choices before the turns of a round: pits in races, and widows.

use super::figures::{RaceReview, WidowReview};
use super::search::Searcher;
use crate::ai::{Limits, RaceAnalysis, Stop, Value, analyse_race_at};
use crate::game::{Choice, Match, Phase, PitSet, Position, Race, Record, Rules, Side};

/// The first look at each set of widows gets the node budget divided by this.
const LESS: u64 = 10;

/// A choice before the turns of a round, with the context to judge it.
pub(super) enum Opening {
    Race(RaceChoice),
    Widows(WidowChoice),
}

/// A choice in a race.
pub(super) struct RaceChoice {
    at: usize,
    round: u16,
    tick: u32,
    side: Side,
    pit: u8,
    /// The race as the side saw it when choosing.
    seen: Race,
}

/// A choice of widows.
pub(super) struct WidowChoice {
    at: usize,
    round: u16,
    side: Side,
    pits: PitSet,
    /// The first position of the round for each possible set of widows.
    begun: Vec<(PitSet, Position)>,
}

/// All choices before the turns of a round that had an alternative.
pub(super) fn openings(record: &Record) -> Vec<Opening> {
    let mut found = Vec::new();
    let mut game = Match::new(*record.state().setup());
    // The race when both sides were choosing: neither saw the other's choice.
    let mut together: Option<Race> = None;
    for (at, &choice) in record.choices().iter().enumerate() {
        match choice {
            Choice::Race { side, pit, tick } => {
                while game.time_passes() && race_of(&game).is_some_and(|race| race.tick() < tick) {
                    game.pass_time(&mut ());
                }
                if let Some(now) = race_of(&game) {
                    let both = Side::BOTH.into_iter().all(|side| now.is_choosing(side));
                    let seen =
                        if both { now } else { together.filter(|race| race.tick() == tick).unwrap_or(now) };
                    together = both.then_some(now).or(together);
                    if seen.legal(side).len() > 1 {
                        let round = game.round();
                        found.push(Opening::Race(RaceChoice { at, round, tick, side, pit, seen }));
                    }
                }
            }
            Choice::Widows { side, pits } => {
                together = None;
                let round = game.round();
                let begun = begun(&game, side, &record.choices()[at + 1..]);
                if begun.iter().any(|(set, _)| *set == pits) {
                    found.push(Opening::Widows(WidowChoice { at, round, side, pits, begun }));
                }
            }
            Choice::Sow { .. } | Choice::Resign { .. } | Choice::TimeOut { .. } => together = None,
        }
        if game.choose(choice, &mut ()).is_err() {
            break;
        }
    }
    found
}

fn race_of(game: &Match) -> Option<Race> {
    match game.phase() {
        Phase::Race(race) => Some(*race),
        _ => None,
    }
}

/// The first position of the round for each set of widows that `side` may choose, with the other
/// side's choice as played; empty if a race follows or the record ends before the round begins.
fn begun(game: &Match, side: Side, later: &[Choice]) -> Vec<(PitSet, Position)> {
    let (due, pits) = (game.widows_due(side), game.rules().pits);
    let with = |set: PitSet| {
        let mut game = game.clone();
        game.choose(Choice::Widows { side, pits: set }, &mut ()).ok()?;
        for &choice in later.iter().take_while(|choice| matches!(choice, Choice::Widows { .. })) {
            game.choose(choice, &mut ()).ok()?;
        }
        match game.phase() {
            Phase::Turns(position) => Some((set, *position)),
            _ => None,
        }
    };
    PitSet::subsets(pits, due).filter_map(with).collect()
}

impl RaceChoice {
    /// Reviews the choice; `None` if the search was stopped.
    pub fn judge(self, rules: &Rules, limits: &Limits, stop: &Stop) -> Option<RaceReview> {
        let analysis = analyse_race_at(&self.seen, rules, limits, stop, |_| ());
        if stop.is_stopped() {
            return None;
        }
        let gets = gets(&analysis, self.side);
        let (shares, pits) = (&analysis.strategies[self.side], &analysis.pits[self.side]);
        let place = pits.iter().position(|&pit| pit == self.pit)?;
        let most = (0..pits.len()).max_by(|&one, &other| shares[one].total_cmp(&shares[other]))?;
        let best_gets = gets.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        Some(RaceReview {
            at: self.at,
            round: self.round,
            tick: self.tick,
            side: self.side,
            in_secret: self.seen.is_choosing(self.side.other()),
            pit: self.pit,
            best: pits[most],
            share: 100.0 * shares[place],
            loss: best_gets - gets[place],
        })
    }
}

/// Expected margin of each pit of `side` against the other side's equilibrium strategy.
fn gets(analysis: &RaceAnalysis, side: Side) -> Vec<f64> {
    let RaceAnalysis { margins, strategies, .. } = analysis;
    match side {
        Side::South => {
            let row = |row: &Vec<Value<f64>>| {
                row.iter().zip(&strategies.north).map(|(margin, share)| margin.score() * share).sum()
            };
            margins.iter().map(row).collect()
        }
        Side::North => {
            let column = |column: usize| {
                let rows = margins.iter().zip(&strategies.south);
                rows.map(|(row, share)| -row[column].score() * share).sum()
            };
            (0..strategies.north.len()).map(column).collect()
        }
    }
}

impl WidowChoice {
    /// Reviews the choice: every set gets a short search, then the best one and the chosen one get
    /// a full search each.
    pub fn judge(self, searcher: &mut Searcher) -> WidowReview {
        let side = self.side;
        let glanced =
            self.begun.iter().map(|(set, begun)| (searcher.glance(begun, side, LESS), *set, *begun));
        let glanced: Vec<(i16, PitSet, Position)> = glanced.collect();
        let mut score = |pits: PitSet| {
            let begun = self.begun.iter().find(|(set, _)| *set == pits);
            begun.map_or(0, |(_, begun)| searcher.value(begun, side).0)
        };
        let likely = glanced.iter().max_by_key(|(score, ..)| *score).map_or(self.pits, |(_, set, _)| *set);
        let (played, best) = (score(self.pits), score(likely));
        let (best, best_score) = if played >= best { (self.pits, played) } else { (likely, best) };
        let Self { at, round, pits, .. } = self;
        WidowReview { at, round, side, pits, score: played, best, best_score }
    }
}
