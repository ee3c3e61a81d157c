//! Progress of a conversion.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Progress of a conversion, for another thread to observe while it runs.
#[derive(Debug, Default)]
pub struct Progress {
    total: AtomicUsize,
    done: AtomicUsize,
}

impl Progress {
    /// Creates the progress of a conversion that has not begun.
    pub fn new() -> Self {
        Self::default()
    }

    /// Number of operations to visit, or of those that are converted side by side; 0 before the conversion
    /// has begun.
    pub fn total(&self) -> usize {
        self.total.load(Ordering::Relaxed)
    }

    /// Number of those that have been visited.
    pub fn done(&self) -> usize {
        self.done.load(Ordering::Relaxed)
    }

    pub(super) fn begin(&self, total: usize) {
        self.done.store(0, Ordering::Relaxed);
        self.total.store(total, Ordering::Relaxed);
    }

    pub(super) fn advance(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn reach(&self, done: usize) {
        self.done.store(done, Ordering::Relaxed);
    }
}
