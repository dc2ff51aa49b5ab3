//! What a search may spend, and the flag that stops it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A flag that stops a search from another thread, within some milliseconds. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    raised: Arc<AtomicBool>,
    /// The flag that stops this search and others with it.
    above: Option<Arc<AtomicBool>>,
}

impl Stop {
    /// A flag that has not been raised.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Stops every search that looks at this flag.
    pub fn stop(&self) {
        self.raised.store(true, Ordering::Relaxed);
    }

    /// The flag itself, for a signal handler to raise.
    pub fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.raised)
    }

    /// A flag for a part of a search: this one stops the part too, but not the other way round.
    pub(crate) fn part(&self) -> Self {
        Self { raised: Arc::default(), above: Some(Arc::clone(&self.raised)) }
    }

    /// Whether the flag has been raised.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        let is_raised = |flag: &Arc<AtomicBool>| flag.load(Ordering::Relaxed);
        is_raised(&self.raised) || self.above.as_ref().is_some_and(is_raised)
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
    /// Turns looked ahead; sowings where the rules have no relay.
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
