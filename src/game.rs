//! The rules of Mak Khum, pure: no time, randomness, files or terminal.
//!
//! State is a value. [`Position`] is a moment of a phase of turns, [`Race`] one of a race, and
//! [`Match`] a whole match; [`Choice`] is the only input, and [`Event`]s tell what happened.
//! Section names in these pages, as in (rules, "One sowing"), are those of `docs/rules.md`.

mod board;
mod choice;
mod event;
mod game_match;
mod notation;
mod outcome;
mod perft;
mod phase;
mod pit;
mod position;
mod race;
mod record;
mod rules;
mod setup;
mod side;
mod sowing;
mod trace;
mod turns;
mod variant;
mod words;

pub use board::Board;
pub use choice::{Choice, Played, Refusal};
pub use event::{Event, Sink, SowEvent};
pub use game_match::{Match, RoundResult};
pub use notation::{NotationError, NotationFault, Part};
pub use outcome::{Outcome, RaceEnd, Why, outcome, towns};
pub use perft::perft;
pub use phase::{Phase, PhaseKind};
pub use pit::{MAX_PITS, MIN_PITS, Pit, PitSet, Place};
pub use position::{Illegal, Position, Sown};
pub use race::{Race, RaceIllegal, Racer};
pub use record::{BadChoice, Record};
pub use rules::{RuleValue, Rules, RulesError};
pub use setup::{Handicap, Setup, SetupError};
pub use side::{BySide, Side};
pub use sowing::{Hand, SowEnd, longest_sowing};
pub use trace::Sowing;
pub use turns::Turn;
pub use variant::{
    Capture, CaptureAfter, MatchEnd, Opening, Preset, RaceClock, StoreEnd, StoreLies, WidowSowing, Widows,
};
pub use words::UnknownWord;
pub(crate) use words::{named, words};
