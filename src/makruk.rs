//! Makruk (หมากรุกไทย), Thai chess with its counts: the rules, and its computer player.
//!
//! The rules are pure: no time, randomness, files or terminal. State is a value: [`Position`] is the
//! board, [`Moment`] the board with the count that runs, [`Match`] a whole match; [`Choice`] is the
//! only input. Section names in these pages, as in (makruk, "Who may count"), are those of
//! `docs/makruk.md`.
#![allow(clippy::inline_always, reason = "inlines what runs at every node: the crate is compiled for size")]
#![allow(clippy::copy_iterator, reason = "a set of squares is a word, and walking it consumes a copy")]

mod bitboard;
mod choice;
mod count;
pub mod engine;
mod fen;
mod game_match;
mod generate;
mod men;
mod moves;
mod notation;
mod outcome;
mod perft;
mod position;
mod record;
mod rules;
mod square;

pub use bitboard::Bitboard;
pub use choice::{Choice, IllegalMove, NotAChoice, Refusal};
pub use count::{Count, CountKind, End, LONGEST_COUNT, Moment, NoCount, men_limit};
pub use fen::{Fen, FenError, FenFault, FenPart, MOST_BIA, MOST_MEN};
pub use game_match::{Match, Setup};
pub use men::Man;
pub use moves::{Move, Moves};
pub use notation::{Notation, THAI_FILES, Unread};
pub use outcome::{Outcome, Why};
pub use perft::perft;
pub use position::Position;
pub use record::{BadChoice, Record};
pub use rules::{BoardCount, CounterMates, MenCount, Mixed, Repetition, Rules, RulesError};
pub use square::{NotASquare, Side, Square};
