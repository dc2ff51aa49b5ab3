//! What screens are drawn with.

mod canvas;
mod keys;
mod list;
mod page;

pub use canvas::{Canvas, Hint, fitted, width};
pub use keys::{KeyLabel, key_columns, key_line};
pub use list::{ListLayout, Marked, adjustable, centred, cycled, within};
pub use page::{PageLayout, PageLine, page};
