//! How far a conversion is.

use std::sync::atomic::{AtomicUsize, Ordering};

/// How far a conversion is, for another thread to look at while it runs.
#[derive(Debug, Default)]
pub struct Progress {
    total: AtomicUsize,
    done: AtomicUsize,
}

impl Progress {
    /// Nothing begun.
    pub fn new() -> Self {
        Self::default()
    }

    /// The operations to go through; 0 before the conversion has begun.
    pub fn total(&self) -> usize {
        self.total.load(Ordering::Relaxed)
    }

    /// Those of them that were gone through.
    pub fn done(&self) -> usize {
        self.done.load(Ordering::Relaxed)
    }

    pub(super) fn begin(&self, total: usize) {
        self.done.store(0, Ordering::Relaxed);
        self.total.store(total, Ordering::Relaxed);
    }

    pub(super) fn reach(&self, done: usize) {
        self.done.store(done, Ordering::Relaxed);
    }
}
