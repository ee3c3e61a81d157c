//! Counts of what a thread has interned: budgets of drivers count what their own run makes, while other
//! threads may use the context as well.

use std::cell::Cell;

thread_local! {
    /// Counted in all contexts together: users look at differences alone, and a run has one context. Not in
    /// the context, where threads would wait for each other.
    static MADE: Cell<Made> = const { Cell::new(Made { bytes: 0, long_texts: 0 }) };
}

/// Counts of what a thread has interned since it began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Made {
    /// Bytes of types, attributes, locations and names, about.
    pub bytes: u64,
    /// Number of types and attributes whose text exceeds its limit.
    pub long_texts: u64,
}

/// Counts of this thread, in all contexts together.
#[inline]
pub(super) fn made() -> Made {
    MADE.get()
}

/// Counts bytes that this thread has interned.
pub(super) fn add_bytes(bytes: u64) {
    let made = MADE.get();
    MADE.set(Made { bytes: made.bytes.wrapping_add(bytes), ..made });
}

/// Counts a text that is longer than it may be.
pub(super) fn add_long_text() {
    let made = MADE.get();
    MADE.set(Made { long_texts: made.long_texts + 1, ..made });
}
