//! Counts of what a thread has interned: budgets of drivers count what their own run makes, while other
//! threads may use the context as well.

use std::cell::{Cell, RefCell};

use rustc_hash::FxHashSet;

thread_local! {
    /// Counted in all contexts together: users look at differences alone, and a run has one context. Not in
    /// the context, where threads would wait for each other.
    static MADE: Cell<Made> = const { Cell::new(Made { bytes: 0, long_texts: 0, steps: 0 }) };
    /// The run of this thread, if there is one, in which what exists is counted once more.
    static AGAIN: RefCell<Option<Again>> = const { RefCell::new(None) };
    static COUNTS_AGAIN: Cell<bool> = const { Cell::new(false) };
}

/// A point in the history of a context: the tables, and the number of values in each.
#[derive(Clone, Debug)]
pub struct InternedMark(pub(super) [(usize, u32); 5]);

/// A run in which values that were interned since a mark count as new ones, each once.
struct Again {
    since: InternedMark,
    /// Bytes of a text from which on it is too long.
    most_text_bytes: u32,
    counted: FxHashSet<(usize, u32)>,
}

/// Counts of what a thread has interned since it began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Made {
    /// Bytes of types, attributes, locations and names, about.
    pub bytes: u64,
    /// Number of types and attributes whose text exceeds its limit.
    pub long_texts: u64,
    /// Steps of evaluated C++ text.
    pub steps: u64,
}

impl Made {
    /// The difference from an earlier count of this thread.
    #[must_use]
    pub fn since(self, earlier: Made) -> Made {
        Made {
            bytes: self.bytes.wrapping_sub(earlier.bytes),
            long_texts: self.long_texts.wrapping_sub(earlier.long_texts),
            steps: self.steps.wrapping_sub(earlier.steps),
        }
    }

    /// The sum of the counts of two tasks.
    #[must_use]
    pub fn plus(self, other: Made) -> Made {
        Made {
            bytes: self.bytes.saturating_add(other.bytes),
            long_texts: self.long_texts.saturating_add(other.long_texts),
            steps: self.steps.saturating_add(other.steps),
        }
    }
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

/// Counts steps of evaluated C++ text.
#[inline]
pub(super) fn add_steps(steps: u64) {
    let made = MADE.get();
    MADE.set(Made { steps: made.steps.wrapping_add(steps), ..made });
}

/// Counts a text that is longer than it may be.
pub(super) fn add_long_text() {
    let made = MADE.get();
    MADE.set(Made { long_texts: made.long_texts + 1, ..made });
}

/// Returns true if this thread counts what exists once more.
#[inline]
pub(super) fn counts_again() -> bool {
    COUNTS_AGAIN.get()
}

/// Counts a value of a table that was found, if it was interned since the mark and was not counted yet.
#[cold]
pub(super) fn add_again(table: usize, index: u32, bytes: u64, text_bytes: u32) {
    AGAIN.with_borrow_mut(|again| {
        let Some(again) = again else { return };
        let is_new = again.since.0.iter().any(|&(of, len)| of == table && len <= index);
        if is_new && again.counted.insert((table, index)) {
            add_bytes(bytes);
            if text_bytes > again.most_text_bytes {
                add_long_text();
            }
        }
    });
}

/// Runs `run` on this thread, which counts what was interned since a mark as if it were interned by it.
pub(super) fn count_again<T>(since: &InternedMark, most_text_bytes: u32, run: impl FnOnce() -> T) -> T {
    /// Restores what was there before, also after a panic.
    struct Restore(Option<Again>);
    impl Drop for Restore {
        fn drop(&mut self) {
            COUNTS_AGAIN.set(self.0.is_some());
            AGAIN.set(self.0.take());
        }
    }
    let again = Again { since: since.clone(), most_text_bytes, counted: FxHashSet::default() };
    let _restore = Restore(AGAIN.replace(Some(again)));
    COUNTS_AGAIN.set(true);
    run()
}
