//! The settings: defaults, overridden by the user's file.
//!
//! A mistake in the file is reported with its place, and the rest still counts. The file is written
//! only when the user changes a setting; comments and order stay. The command line adds environment
//! variables and flags.

mod document;
mod fields;
mod file;
mod mistake;
mod reader;
mod values;

pub use file::{FileError, file, folder, keep, read};
pub use mistake::{Expected, Fault, Mistake};
pub use reader::parse;
pub use values::{Color, Entry, Mouse, Place, Preview, Settings, Speed};
