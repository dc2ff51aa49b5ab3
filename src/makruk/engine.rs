//! Makruk's computer player: from a match to choices, from a position to an analysis.
#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "scores, depths and numbers of men are far smaller than their types"
)]

mod endings;
mod eval;
mod exchange;
mod level;
mod openings;
mod order;
mod play;
mod score;
mod search;
mod table;
mod think;
mod weights;

pub use eval::{Tally, features, phase};
pub use level::{Strength, strength};
pub use openings::openings;
pub use play::{Decision, decide};
pub use score::Score;
pub use think::{Report, Root, Thinker};
pub use weights::{WEIGHT_COUNT, WEIGHTS};
