//! Solving: Kalah boards of known value, and the end of rounds of `mak-khum`.
#![expect(clippy::expect_used, reason = "a benchmark fails by panicking")]

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, SamplingMode, criterion_group, criterion_main};
use mak_khum::ai::{Stop, solve};
use mak_khum::game::{Position, Preset, Rules, Side};

/// Positions of `mak-khum` as random play reaches them, with 20 to 80 seeds in play.
const ENDINGS: [(&str, &str); 5] = [
    ("20 seeds", "3,0,2,1,0,4,1/2,2,0,1,2,0,2 40-38 s"),
    ("26 seeds", "2,1,4,0,3,1,2/1,5,0,2,3,0,2 39-33 s"),
    ("30 seeds", "2,1,4,0,3,2,3/1,5,1,2,3,0,3 37-31 n"),
    ("50 seeds", "4,1,4,6,0,1,0/14,2,7,5,3,1,2 24-24 n"),
    ("80 seeds", "16,4,0,2,0,1,16/5,3,5,15,4,3,6 10-8 s"),
];

fn kalah(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("kalah");
    group.sample_size(10).measurement_time(Duration::from_secs(8));
    for (pits, seeds) in [(4, 6), (5, 4), (6, 3)] {
        let rules = Preset::MakLum.rules().with_board(pits, seeds).expect("a board");
        let position = Position::start(&rules, Side::South);
        group.bench_function(format!("({pits},{seeds})"), |bench| {
            bench.iter(|| solve(black_box(&position), &rules, 256, &Stop::new(), |_| ()));
        });
    }
    group.finish();
}

/// A board that takes seconds, ten times.
fn large_kalah(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("kalah");
    group.sample_size(10).sampling_mode(SamplingMode::Flat).warm_up_time(Duration::from_millis(1));
    let rules = Preset::MakLum.rules().with_board(6, 4).expect("a board");
    let position = Position::start(&rules, Side::South);
    group.bench_function("(6,4)", |bench| {
        bench.iter(|| solve(black_box(&position), &rules, 512, &Stop::new(), |_| ()));
    });
    group.finish();
}

fn endings(criterion: &mut Criterion) {
    let rules = Rules::default();
    let mut group = criterion.benchmark_group("endings of mak-khum");
    group.sample_size(10);
    for (name, text) in ENDINGS {
        let Ok(position) = Position::parse(text, &rules) else {
            continue;
        };
        group.bench_function(name, |bench| {
            bench.iter(|| solve(black_box(&position), &rules, 64, &Stop::new(), |_| ()));
        });
    }
    group.finish();
}

criterion_group!(benches, kalah, endings, large_kalah);
criterion_main!(benches);
