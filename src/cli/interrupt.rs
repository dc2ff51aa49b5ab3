//! Signals that end long work: what is done until then is still printed.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use signal_hook::flag;

use crate::ai::Stop;

use super::failure::Failure;

#[cfg(unix)]
const SIGNALS: &[i32] =
    &[signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM, signal_hook::consts::SIGHUP];
#[cfg(not(unix))]
const SIGNALS: &[i32] = &[signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM];

/// Raises a [`Stop`] when a signal asks the program to end. A second signal ends it at once.
pub struct Interrupt {
    signal: Arc<AtomicUsize>,
}

impl Interrupt {
    /// Watches from now on.
    ///
    /// # Errors
    /// If the system refuses a handler.
    pub fn watch(stop: &Stop) -> io::Result<Self> {
        let signal = Arc::new(AtomicUsize::new(0));
        for &number in SIGNALS {
            flag::register_conditional_shutdown(number, 128 + number, stop.flag())?;
            flag::register_usize(number, Arc::clone(&signal), number.unsigned_abs() as usize)?;
            flag::register(number, stop.flag())?;
        }
        Ok(Self { signal })
    }

    /// The end of the work.
    ///
    /// # Errors
    /// [`Failure::Ended`] if a signal came.
    pub fn check(&self) -> Result<(), Failure> {
        match self.signal.load(Ordering::Relaxed) {
            0 => Ok(()),
            signal => Err(Failure::Ended(i32::try_from(signal).unwrap_or_default())),
        }
    }
}
