//! What a search may spend, and the flag that stops it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A flag that stops a search from another thread, within some milliseconds. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that has not been raised.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Stops every search that looks at this flag.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the flag has been raised.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What a search may spend. It ends at the first limit that it reaches, at the latest when
/// everything is proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Time on the clock.
    pub time: Option<Duration>,
    /// Positions looked at, all threads together.
    pub nodes: Option<u64>,
    /// Turns looked ahead.
    pub depth: Option<u32>,
    /// Threads that search; 0 counts as 1.
    pub threads: usize,
    /// Memory for the transposition table, in mebibytes.
    pub hash_mib: usize,
}

impl Default for Limits {
    /// One second on one thread with 64 MiB.
    fn default() -> Self {
        Self { time: Some(Duration::from_secs(1)), nodes: None, depth: None, threads: 1, hash_mib: 64 }
    }
}
