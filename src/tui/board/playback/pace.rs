//! How long each step of a playback lasts.
//!
//! A sowing quickens seed by seed. What would take longer than players like to watch, a turn of many
//! sowings or the hands of a race, quickens so much more that it fits, and slows down again towards
//! its end, so that its beginning and its end can be followed.

use std::time::Duration;

use super::step::{Step, StepKind};
use crate::settings::Speed;

/// The number of drops after which seeds fall twice as fast as at the beginning.
const DOUBLING: f32 = 14.0;
/// The longest that a turn takes: ten seconds at the usual speed.
const TURN: f32 = 50.0;
/// The longest that the hands of a race take between two choices: twenty seconds.
const RACE: f32 = 100.0;

/// Sets how long each of `steps` lasts. They are shown in one go.
pub fn set(steps: &mut [Step], racing: bool) {
    let drops: f32 = steps.iter().map(|step| fallen_in(step.kind)).sum();
    let mut fallen = 0.0;
    for step in &mut *steps {
        if step.kind == StepKind::Sowing {
            fallen = 0.0;
        }
        step.beats.full = weight(step.kind, DOUBLING / (DOUBLING + fallen), 1.0);
        fallen += fallen_in(step.kind);
    }
    let most = if racing { RACE } else { TURN };
    let length: f32 = steps.iter().filter(|step| step.kind.is_sowing()).map(|step| step.beats.full).sum();
    if length <= most {
        for step in steps {
            step.beats.hurried = step.beats.full;
        }
        return;
    }
    // The length grows with the doubling: the one that fits is found by halving.
    let (mut least, mut greatest) = (0.0, DOUBLING);
    for _ in 0..24 {
        let middle = f32::midpoint(least, greatest);
        let length: f32 =
            hurried(steps, drops, middle).filter(|(kind, _)| kind.is_sowing()).map(|(_, lasts)| lasts).sum();
        if length > most {
            greatest = middle;
        } else {
            least = middle;
        }
    }
    let lasts: Vec<f32> = hurried(steps, drops, least).map(|(_, lasts)| lasts).collect();
    for (step, lasts) in steps.iter_mut().zip(lasts) {
        step.beats.hurried = lasts;
    }
}

/// The kinds of `steps` and how long they last where seeds fall twice as fast after `doubling` of the
/// `drops`, and as many before the end.
fn hurried(steps: &[Step], drops: f32, doubling: f32) -> impl Iterator<Item = (StepKind, f32)> {
    let mut fallen = 0.0;
    steps.iter().map(move |step| {
        let far = f32::min(fallen, drops - fallen);
        fallen += fallen_in(step.kind);
        let seed = doubling / (doubling + far);
        (step.kind, weight(step.kind, seed, seed.max(0.2)))
    })
}

/// How long a step lasts where a seed takes `seed` to fall, and `jump` is the part of its time that a
/// capture takes.
const fn weight(kind: StepKind, seed: f32, jump: f32) -> f32 {
    match kind {
        StepKind::Lift => 1.25 * seed,
        StepKind::Drop => seed,
        StepKind::Capture => 3.5 * jump,
        StepKind::Race(_) => 3.0,
        StepKind::Settle { .. } => 6.0,
        StepKind::Fill { .. } => 10.0,
        StepKind::Sowing | StepKind::RoundOver | StepKind::MatchOver => 0.0,
    }
}

/// How long `step` lasts.
pub fn duration(step: &Step, speed: Speed) -> Duration {
    // Who watches slowly wants to see everything.
    let beats = if speed == Speed::Slow { step.beats.full } else { step.beats.hurried };
    let lasts = speed.per_seed().mul_f32(beats);
    match step.kind {
        StepKind::Capture => lasts.min(Duration::from_millis(1200)),
        StepKind::Fill { .. } => lasts.min(Duration::from_millis(2600)),
        _ => lasts,
    }
}

/// The seeds that fall in a step.
const fn fallen_in(kind: StepKind) -> f32 {
    if matches!(kind, StepKind::Drop) { 1.0 } else { 0.0 }
}
