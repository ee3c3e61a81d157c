//! The warning about a pattern whose rewrite failed after it had matched, once for each pattern.
//!
//! Tasks that run side by side hold their warnings, so that these are the ones, and in the order, of a run
//! one after the other.

use std::cell::RefCell;
use std::sync::{Arc, Once};

use crate::pattern::MatchFailure;

thread_local! {
    /// The warnings of the task on this thread, if it holds them. The matcher has no parameter for them, and
    /// is part of the drivers that hosts call.
    static HELD: RefCell<Option<Vec<Warning>>> = const { RefCell::new(None) };
}

struct Warning {
    reported: Arc<Once>,
    pattern: String,
    failure: String,
}

impl Warning {
    fn emit(&self) {
        self.reported.call_once(|| {
            tracing::warn!(pattern = self.pattern, "it matched, but its rewrite failed: {}", self.failure);
        });
    }
}

/// Warnings that a task held.
#[must_use = "warnings that are held are to be emitted"]
pub struct HeldWarnings(Vec<Warning>);

impl HeldWarnings {
    /// Emits the warnings, except for those about patterns that were reported before.
    pub fn emit(self) {
        self.0.iter().for_each(Warning::emit);
    }
}

/// Runs a task, and holds the warnings about patterns that it would emit.
pub fn hold_warnings<T>(task: impl FnOnce() -> T) -> (T, HeldWarnings) {
    let mut holding = Holding { outer: HELD.replace(Some(Vec::new())) };
    let result = task();
    (result, HeldWarnings(HELD.replace(holding.outer.take()).unwrap_or_default()))
}

/// The time in which warnings are held; a panic ends it too.
struct Holding {
    outer: Option<Vec<Warning>>,
}

impl Drop for Holding {
    fn drop(&mut self) {
        if std::thread::panicking() {
            HELD.set(self.outer.take());
        }
    }
}

/// Warns, once for each pattern, that a rewrite failed.
#[cold]
pub(crate) fn rewrite_failed(reported: &Arc<Once>, pattern: &str, failure: &MatchFailure) {
    if reported.is_completed() {
        return;
    }
    let warning = Warning {
        reported: Arc::clone(reported),
        pattern: pattern.to_owned(),
        failure: format!("{failure:?}"),
    };
    HELD.with_borrow_mut(|held| match held {
        None => warning.emit(),
        Some(held) if held.iter().all(|earlier| !Arc::ptr_eq(&earlier.reported, reported)) => {
            held.push(warning);
        }
        Some(_) => {}
    });
}
