//! The record of a player in sentences.

use super::lessons::LESSONS;
use super::match_summary::{Score, spark};
use super::profile::{Profile, PuzzleResult};
use super::review::sentences::percent;
use crate::ai::Level;
use crate::save::Controller;
use crate::say;
use crate::text::Text;
use crate::words::Sentence;

/// The player's name, or a sentence for a player without one.
pub fn name_of(profile: &Profile, text: &Text) -> String {
    if profile.name.is_empty() { text.get("lessons-profile-nameless") } else { profile.name.clone() }
}

/// The record in sentences: matches, results by level, personal bests, accuracy over time as a
/// sparkline, lessons and puzzles.
pub fn record(profile: &Profile, text: &Text) -> Vec<String> {
    let matches = &profile.matches;
    let mut sentences = vec![say!(text, "lessons-profile-matches", count = matches.len())];
    let levels = Level::ALL.iter().map(|&level| Controller::Computer(level));
    for opponent in levels.chain([Controller::Human]) {
        let score = Score::against(matches, opponent.word());
        if score.played() > 0 {
            let who = opponent.sentence(text);
            let (won, lost, drawn) = (score.won, score.lost, score.drawn);
            let against =
                say!(text, "lessons-profile-against", who = who, won = won, lost = lost, drawn = drawn);
            sentences.push(against);
        }
    }
    if !matches.is_empty() {
        let chain = matches.iter().map(|summary| summary.longest_chain).max().unwrap_or(0);
        let haul = matches.iter().map(|summary| summary.biggest_haul).max().unwrap_or(0);
        sentences.push(say!(text, "lessons-profile-best", chain = chain, haul = haul));
    }
    let accuracies: Vec<f64> = matches.iter().filter_map(|summary| summary.accuracy).collect();
    if let Some(&last) = accuracies.last() {
        let (graph, percent) = (spark(&accuracies), percent(last, text));
        sentences.push(say!(text, "lessons-profile-accuracy", graph = graph, percent = percent));
    }
    let finished = |id: &str, steps: usize| profile.lessons.get(id).is_some_and(|&done| done >= steps);
    let done = LESSONS.iter().filter(|lesson| finished(lesson.id, lesson.steps.len())).count();
    sentences.push(say!(text, "lessons-profile-lessons", done = done, count = LESSONS.len()));
    let count = |is: fn(&PuzzleResult) -> bool| profile.puzzles.values().filter(|puzzle| is(puzzle)).count();
    sentences.push(say!(
        text,
        "lessons-profile-puzzles",
        solved = count(|puzzle| puzzle.is_solved()),
        first = count(|puzzle| puzzle.is_solved_at_once()),
        hinted = count(|puzzle| puzzle.is_solved() && puzzle.hint),
        given_up = count(|puzzle| puzzle.given_up),
    ));
    sentences
}
