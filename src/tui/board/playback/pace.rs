//! How long each step of a playback lasts.

use std::time::Duration;

use super::step::{Step, StepKind};
use crate::settings::Speed;

/// The number of drops after which seeds fall twice as fast as at the beginning.
const DOUBLING: u32 = 14;

/// How long `step` lasts if `dropped` seeds have fallen before it. The pace rises with the
/// length of a sowing, so that a relay of 300 seeds takes some fifty times its first seed.
pub fn duration(step: &Step, dropped: u32, speed: Speed) -> Duration {
    let base = speed.per_seed();
    let rising = base * DOUBLING / (DOUBLING + dropped);
    match step.kind {
        StepKind::Lift => (rising * 5 / 4).max(rising),
        StepKind::Drop => rising,
        StepKind::Capture => (base * 7 / 2).min(Duration::from_millis(1200)),
        StepKind::Race(_) => base * 3,
        StepKind::Settle { .. } => base * 6,
        StepKind::Fill { .. } => (base * 10).min(Duration::from_millis(2600)),
        StepKind::RoundOver | StepKind::MatchOver => Duration::ZERO,
    }
}
