//! Long work: progress on a terminal, and Ctrl-C, which ends the work but not the program.

use std::io::IsTerminal;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::ai::Stop;

use super::context::Context;
use super::failure::Failure;
use super::interrupt::Interrupt;

/// Work that shows its progress and can be interrupted.
pub(super) struct Work {
    bar: ProgressBar,
    stop: Stop,
    /// `None` if the system refuses a handler: then a signal ends the program, as it does everywhere.
    interrupt: Option<Interrupt>,
}

impl Work {
    /// Begins; the first Ctrl-C raises the stop flag, the second ends the program.
    pub fn begin(context: &Context) -> Self {
        let stop = Stop::new();
        let interrupt = Interrupt::watch(&stop).ok();
        let shown = std::io::stderr().is_terminal() && !context.flags.quiet;
        let bar = if shown { ProgressBar::new_spinner() } else { ProgressBar::hidden() };
        if let Ok(style) = ProgressStyle::with_template("{spinner} {elapsed} {wide_msg}") {
            bar.set_style(style);
        }
        bar.enable_steady_tick(Duration::from_millis(100));
        Self { bar, stop, interrupt }
    }

    /// The flag that Ctrl-C raises.
    pub fn stop(&self) -> &Stop {
        &self.stop
    }

    /// Shows how far the work is.
    pub fn show(&self, message: String) {
        self.bar.set_message(message);
    }

    /// Clears the progress, so that the result can be printed.
    pub fn end(&self) {
        self.bar.finish_and_clear();
    }

    /// The outcome of work whose result was printed: interrupted, if it was.
    pub fn outcome(&self) -> Result<(), Failure> {
        self.interrupt.as_ref().map_or(Ok(()), Interrupt::check)
    }
}
