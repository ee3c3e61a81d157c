//! The body that a driver edits, which is restored to a valid state after a panic.

use std::ops::{Deref, DerefMut};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread::panicking;

use legalize_ir::Ir;

/// A body for the duration of a run. If a pattern panics, everything that was journalled under a checkpoint
/// of the run is rolled back: the whole run, or in a conversion without rollback the edits of the pattern.
/// Edits that such a conversion accepted before are kept, without the casts and erasures of the end.
pub(crate) struct Body<'r> {
    ir: &'r mut Ir,
    /// Number of checkpoints that were open before the run.
    checkpoints: usize,
    /// True if the run began while the thread was panicking.
    panicking: bool,
}

impl<'r> Body<'r> {
    pub(crate) fn new(ir: &'r mut Ir) -> Self {
        Body { checkpoints: ir.open_checkpoints(), panicking: panicking(), ir }
    }
}

impl Deref for Body<'_> {
    type Target = Ir;

    #[inline]
    fn deref(&self) -> &Ir {
        self.ir
    }
}

impl DerefMut for Body<'_> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Ir {
        self.ir
    }
}

impl Drop for Body<'_> {
    fn drop(&mut self) {
        if self.panicking || !panicking() {
            return;
        }
        // The panic may come from the middle of an edit; a second one must not end the program.
        let restored = catch_unwind(AssertUnwindSafe(|| self.ir.rollback_beyond(self.checkpoints)));
        if restored.is_err() {
            tracing::error!("the body could not be restored after a panic");
        }
    }
}
