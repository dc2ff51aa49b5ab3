//! A level's choice in each phase of a match.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use super::compact::{Compact, Ended, Ways};
use super::decision::{Decision, Report};
use super::level::{Level, Strength};
use super::limits::{Limits, Stop};
use super::proof::Tables;
use super::race::{Advice, RaceSearch, RaceSolver, draw};
use super::random;
use super::root::{self, Best};
use super::search::{Search, Shared};
use super::sight::Sight;
use super::table::Table;
use super::utility::Utility;
use super::wide::{Found, Wide};
use crate::game::{
    Choice, Match, Opening, Phase, PitSet, Position, Race, RaceClock, Racer, Rules, Side, SowEvent,
};

/// The pits that are to be widows: those at the far end, where a seed has the longest way home, unless
/// the level looks ahead and finds better ones.
pub(super) fn widows(game: &Match, side: Side, level: Level, stop: &Stop) -> Decision {
    let strength = level.strength();
    let mut best = (far_pits(game, side), None);
    if strength.race.choices > 0 {
        let (pits, due) = (game.rules().pits, game.widows_due(side));
        let worth = |pits| worth_of_widows(game, side, pits, &strength, stop);
        best.1 = worth(best.0);
        for set in PitSet::subsets(pits, due) {
            let worth = worth(set);
            if worth > best.1 {
                best = (set, worth);
            }
        }
    }
    Decision { choices: vec![Choice::Widows { side, pits: best.0 }], report: Report::default() }
}

/// The widows of `side` at the far end of its row.
pub(super) fn far_widows(game: &Match, side: Side) -> Choice {
    Choice::Widows { side, pits: far_pits(game, side) }
}

fn far_pits(game: &Match, side: Side) -> PitSet {
    let pits = game.rules().pits;
    PitSet::range(pits + 1 - game.widows_due(side), pits)
}

/// What the round is worth to `side` if these are its widows; `None` if that cannot be said, for turns
/// do not follow at once or there is nothing left to spend.
fn worth_of_widows(game: &Match, side: Side, pits: PitSet, strength: &Strength, stop: &Stop) -> Option<i16> {
    let mut ahead = game.clone();
    ahead.choose(Choice::Widows { side, pits }, &mut ()).ok()?;
    let Phase::Turns(position) = *ahead.phase() else { return None };
    if !Compact::fits(game.rules()) {
        return None;
    }
    with_shared(&ahead, &position, strength, stop, |shared| {
        let (board, plan) = (Compact::new(&position), strength.race.widest_turn());
        let (worth, _) = Search::new(shared, stop).line(board, &plan, Ended::Again).ok()?;
        Some(if position.turn == side { worth } else { -worth })
    })
}

/// A whole turn.
pub(super) fn turn(game: &Match, position: &Position, level: Level, seed: u64, stop: &Stop) -> Decision {
    let strength = level.strength();
    let mut random = random::numbers(seed, game.round(), position, 0, position.turn);
    if is_careless(&strength, &mut random) {
        let turn = by_sight(position, game.rules(), &mut random);
        return Decision { choices: sow(position.turn, &turn), report: Report::default() };
    }
    let mut legal = position.legal().iter();
    if let (Some(pit), None) = (legal.next(), legal.next()) {
        return Decision { choices: sow(position.turn, &[pit]), report: Report::default() };
    }
    if !Compact::fits(game.rules()) {
        let limits = Limits { depth: strength.reach.sowings.try_into().ok(), ..strength.limits() };
        let found = Wide::new(game.rules(), &limits, stop).deepen(position, |_| ());
        let Found { turn, score, exact, depth, nodes, .. } = found.unwrap_or(Found::over(position));
        let report = Report { score: Some(score), exact, depth, nodes, time: Duration::ZERO };
        return Decision { choices: sow(position.turn, &turn), report };
    }
    with_shared(game, position, &strength, stop, |shared| {
        let Best { turn, score, exact, depth } =
            root::think(shared, Compact::new(position), &strength.reach, |_| ());
        let report = Report {
            score: Some(shared.utility.margin(score)),
            exact,
            depth,
            nodes: shared.nodes.load(Ordering::Relaxed),
            time: Duration::ZERO,
        };
        Decision { choices: sow(position.turn, &turn), report }
    })
}

fn sow(side: Side, turn: &[u8]) -> Vec<Choice> {
    turn.iter().map(|&pit| Choice::Sow { side, pit }).collect()
}

/// The most sowings of a turn that a newcomer plans. After them the thread is lost and any pit will do.
const PLANNED_BY_SIGHT: usize = 3;

/// A whole turn as a newcomer plays it, sowing by sowing.
fn by_sight(position: &Position, rules: &Rules, random: &mut Xoshiro256PlusPlus) -> Vec<u8> {
    let mut position = *position;
    let (side, mut turn) = (position.turn, Vec::new());
    while position.turn == side && !position.is_over() {
        let sight = if turn.len() < PLANNED_BY_SIGHT { Sight::HASTY_NEWCOMER } else { Sight::NONE };
        let pit = sight.choose(&position, rules, position.legal(), random);
        position = position.play_unchecked(rules, pit, &mut ()).position;
        turn.push(pit);
    }
    turn
}

fn is_careless(strength: &Strength, random: &mut Xoshiro256PlusPlus) -> bool {
    random.random_range(0..100) < strength.careless
}

/// The race as the side that chooses sees it: the other side's first choice is secret, so its
/// seeds are put back.
pub(super) fn as_seen(race: &Race) -> Race {
    if !race.is_opening() {
        return *race;
    }
    let mut board = *race.board();
    for side in Side::BOTH {
        if let Racer::Sowing(hand) = race.racer(side) {
            (0..hand.seeds()).for_each(|_| board.apply(side, SowEvent::Drop(hand.at())));
        }
    }
    Race::at_tick(board, race.tick())
}

/// A pit to lift in a race, or a whole turn of a side that is left alone in it.
pub(super) fn race(game: &Match, race: &Race, side: Side, level: Level, seed: u64, stop: &Stop) -> Decision {
    if game.rules().race != Opening::Round
        && let Some(position) = left_alone(race, side)
    {
        return alone(game, &position, level, seed, stop);
    }
    let race = as_seen(race);
    let position = Position { board: *race.board(), turn: side };
    let strength = level.strength();
    let legal = race.legal(side);
    let mut random = random::numbers(seed, game.round(), &position, race.tick(), side);
    let careless = strength.race.choices == 0 || is_careless(&strength, &mut random);
    let at_sight = Sight::NEWCOMER.choose(&position, game.rules(), legal, &mut random);
    let lift = |pit| vec![game.lifting(side, pit)];
    if legal.len() == 1 || careless {
        return Decision { choices: lift(at_sight), report: Report::default() };
    }
    if !Compact::fits(game.rules()) {
        let (mut wide, mut found) = (Wide::new(game.rules(), &strength.limits(), stop), None);
        wide.deepen_race(&race, strength.race.choices, |advice, depth| found = Some((advice, depth)));
        let pit = found
            .as_ref()
            .and_then(|(advice, _)| draw(&advice.pits[side], &advice.mixed.chances(side), &mut random))
            .unwrap_or(at_sight);
        let report = Report { nodes: wide.nodes(), ..Report::default() };
        return Decision { choices: lift(pit), report };
    }
    if strength.proves_races {
        let (pit, report) = proved(&race, game.rules(), side, &strength, &mut random, stop);
        return Decision { choices: lift(pit.unwrap_or(at_sight)), report };
    }
    with_shared(game, &position, &strength, stop, |shared| {
        let mut report = Report::default();
        let mut pit = at_sight;
        if let Some((Advice { pits, mixed, .. }, depth)) =
            RaceSearch::new(shared, strength.race).deepen(&race)
        {
            pit = draw(&pits[side], &mixed.chances(side), &mut random).unwrap_or(at_sight);
            let value = mixed.mean().round() as i16;
            let margin = shared.utility.margin(if side == Side::South { value } else { -value });
            report = Report { score: Some(margin), depth, ..report };
        }
        report.nodes = shared.nodes.load(Ordering::Relaxed);
        Decision { choices: lift(pit), report }
    })
}

/// A pit by the equilibrium of the race, which is proved as far as the budget allows.
fn proved(
    race: &Race,
    rules: &Rules,
    side: Side,
    strength: &Strength,
    random: &mut Xoshiro256PlusPlus,
    stop: &Stop,
) -> (Option<u8>, Report) {
    let position = Position { board: *race.board(), turn: Side::South };
    let ways = Ways::new(rules, &position);
    let mut tables = Tables::new(&ways, Compact::new(&position), strength.hash_mib);
    let mut solver = RaceSolver::new(&ways, &mut tables, stop);
    solver.limit(&strength.limits(), Instant::now());
    let (mixed, exact) = solver.equilibrium(race);
    let pits: Vec<u8> = race.legal(side).iter().collect();
    let mean = mixed.mean().round() as i16;
    let report = Report {
        score: Some(if side == Side::South { mean } else { -mean }),
        exact: exact && rules.race_clock == RaceClock::Waits,
        nodes: solver.nodes(),
        ..Report::default()
    };
    (draw(&pits, &mixed.chances(side), random), report)
}

/// What a side that is left alone in a race plays is a whole turn, for the other side moves first
/// afterwards; but in a turn the round is over at once when the other row is empty, in a race it is not.
fn left_alone(race: &Race, side: Side) -> Option<Position> {
    let position = Position { board: *race.board(), turn: side };
    (matches!(race.racer(side.other()), Racer::Out(_)) && !position.is_over()).then_some(position)
}

/// A whole turn of a side that is left alone in a race.
fn alone(game: &Match, position: &Position, level: Level, seed: u64, stop: &Stop) -> Decision {
    let Decision { choices, report } = turn(game, position, level, seed, stop);
    let mut ahead = game.clone();
    let choices = choices.into_iter().map_while(|choice| {
        let Choice::Sow { side, pit } = choice else { return None };
        while ahead.time_passes() {
            ahead.pass_time(&mut ());
        }
        let lift = ahead.lifting(side, pit);
        ahead.choose(lift, &mut ()).ok().map(|_| lift)
    });
    Decision { choices: choices.collect(), report }
}

/// Runs a search with what this strength may spend, for the match that is on.
fn with_shared<T>(
    game: &Match,
    position: &Position,
    strength: &Strength,
    stop: &Stop,
    run: impl FnOnce(&Shared) -> T,
) -> T {
    let board = Compact::new(position);
    let in_play =
        board.in_play() + game.in_hand().to_array().iter().map(|&seeds| i16::from(seeds)).sum::<i16>();
    let total = in_play + board.store() + board.other_store();
    run(&Shared {
        ways: &Ways::new(game.rules(), position),
        table: &Table::new(strength.hash_mib),
        utility: &Utility::of_match(game.rules(), game.round(), total, in_play),
        stop,
        limits: strength.limits(),
        began: Instant::now(),
        nodes: AtomicU64::new(0),
    })
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;
    use crate::game::Setup;

    /// Positions with few seeds, which every level decides quickly, and more than one legal pit.
    fn endings(rules: &Rules, count: usize) -> Vec<Position> {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut row = || (0..7).map(|_| random.random_range(0..3).to_string()).collect::<Vec<_>>().join(",");
        let texts = std::iter::repeat_with(|| format!("{}/{} 0-0 s", row(), row()));
        texts
            .map(|text| Position::parse(&text, rules).unwrap())
            .filter(|at| at.legal().len() > 2)
            .take(count)
            .collect()
    }

    #[test]
    fn a_level_is_as_often_careless_as_it_should_be() {
        let rules = Rules::default();
        let positions = endings(&rules, 400);
        // The two strongest take their time, even here.
        for (&level, (careless, count)) in
            Level::ALL.iter().zip([(100, 400), (57, 400), (40, 400), (20, 400), (14, 400), (0, 20), (0, 20)])
        {
            let decisions = positions.iter().take(count).map(|position| {
                let game = Match::new(Setup { from: Some(*position), ..Setup::new(rules) });
                turn(&game, position, level, 1, &Stop::new())
            });
            let unsearched =
                decisions.filter(|decision| decision.report.score.is_none()).count() * 100 / count;
            assert!(unsearched.abs_diff(careless) <= 6, "{level}: {unsearched} of 100");
        }
    }

    #[test]
    fn a_newcomer_plays_a_whole_turn() {
        let rules = Rules::default();
        let mut random = Xoshiro256PlusPlus::seed_from_u64(3);
        for position in endings(&rules, 100) {
            let mut end = position;
            for pit in by_sight(&position, &rules, &mut random) {
                assert_eq!(end.turn, position.turn);
                end = end.play(&rules, pit, &mut ()).unwrap().position;
            }
            assert!(end.turn != position.turn || end.is_over());
        }
    }
}
