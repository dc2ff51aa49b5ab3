//! Sharing: a match as text or as a film, a position as text or as a picture.
//!
//! Everything is pure: a match in, text out. All but the film is plain text without control
//! characters.

mod cast;
mod names;
mod preview;
mod story;
mod svg;

pub use cast::{Frame, cast};
pub use names::names;
pub use preview::Preview;
pub use story::{position_text, story, title};
pub use svg::svg;
