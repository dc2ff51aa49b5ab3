//! How long a picture of each screen takes: `cargo bench --bench screens`.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a benchmark fails by panicking")]

#[path = "../tests/tui/harness.rs"]
#[expect(dead_code, reason = "the tests use more of it")]
mod harness;

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use harness::{Program, options, players, saved, shelved, whole_match};
use mak_khum::game::Rules;
use mak_khum::tui::{Speed, Start, view};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Every screen, with the keys that lead to it.
fn screens() -> Vec<(&'static str, Program)> {
    let rules = Rules::default();
    let who = || players("Malee:human", "Somchai:human");
    let whole = whole_match(rules, 9);
    let at_table = |choices: &[_], keys: &str| {
        let mut program = Program::at_table(saved(rules, who(), choices), options("en", Speed::Normal));
        program.keys(keys);
        program
    };
    let mut hands = at_table(&[], "5 3");
    hands.wait(Duration::from_millis(900));
    let mut menu = Program::start(Start::Menu, options("th", Speed::Normal));
    menu.shelf = vec![shelved("match-0001", saved(rules, who(), &whole))];
    let mut saves = Program::start(Start::Menu, options("en", Speed::Normal));
    saves.shelf.clone_from(&menu.shelf);
    saves.keys("down enter");
    let mut setup = Program::start(Start::Menu, options("en", Speed::Normal));
    setup.press("enter");
    vec![
        ("menu", menu),
        ("setup", setup),
        ("saves", saves),
        ("race", hands),
        ("turn", at_table(&whole[..20], "")),
        ("hint", at_table(&whole[..20], "i")),
        ("actions", at_table(&whole[..20], "m")),
        ("help", at_table(&whole[..20], "?")),
        ("settings", at_table(&whole[..20], ",")),
        ("summary", at_table(&whole, "")),
    ]
}

fn frames(criterion: &mut Criterion) {
    for (columns, rows) in [(80, 24), (120, 36), (300, 100)] {
        let mut group = criterion.benchmark_group(format!("{columns}x{rows}"));
        group
            .warm_up_time(Duration::from_millis(300))
            .measurement_time(Duration::from_secs(1))
            .sample_size(20);
        for (name, mut program) in screens() {
            program.picture(columns, rows);
            let mut buffer = Buffer::empty(Rect { x: 0, y: 0, width: columns, height: rows });
            group.bench_function(name, |bencher| bencher.iter(|| view(black_box(&program.app), &mut buffer)));
        }
        group.finish();
    }
}

criterion_group!(benches, frames);
criterion_main!(benches);
