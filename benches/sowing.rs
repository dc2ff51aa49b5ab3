//! Sowings a second: the compact board of the search beside the plain rules, in one run.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use mak_khum::ai;
use mak_khum::game::{Position, Preset, Side, perft};

fn compare(criterion: &mut Criterion) {
    for (preset, depth) in [(Preset::MakKhum, 6), (Preset::MakLum, 7)] {
        let rules = preset.rules();
        let position = Position::start(&rules, Side::South);
        let sowings: u64 = (1..=depth).map(|depth| perft(&position, &rules, depth)).sum();
        let mut group = criterion.benchmark_group(format!("perft {depth} of {}", preset.word()));
        group.throughput(Throughput::Elements(sowings)).measurement_time(Duration::from_secs(5));
        group.bench_function("plain rules", |bench| {
            bench.iter(|| perft(black_box(&position), &rules, depth));
        });
        group.bench_function("compact board", |bench| {
            bench.iter(|| ai::perft(black_box(&position), &rules, depth));
        });
        group.finish();
    }
}

criterion_group!(benches, compare);
criterion_main!(benches);
