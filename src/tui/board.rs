//! A match on the board: where things lie, how they are drawn, and what moves.

mod draw;
mod heap;
mod hull;
mod layout;
mod log;
mod marks;
mod panel;
mod playback;
mod shown;

pub use draw::{board, picture};
pub use layout::{BoardLayout, MatchLayout, match_layout, menu_picture, number_in_column};
pub use log::{Log, Turn};
pub use marks::{Marks, Pits};
pub use panel::{KeyScope, account, draw_panel, draw_title, last_turn, too_small, whole_turn};
pub use playback::{Moment, Playback, RaceNote, Scene, Waiting};
pub use shown::Shown;
