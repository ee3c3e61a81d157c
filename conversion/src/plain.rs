//! A rewriter without a driver: edits are made at once, and listeners are notified of them.

use std::fmt;

use legalize_ir::{Context, InsertPoint, Ir, OpId};

use crate::listener::{Event, Listener, Listeners};
use crate::rewriter::{Cursor, Rewriter};

/// Edits a body outside of any driver.
pub struct PlainRewriter<'r, 'c> {
    ctx: &'c Context,
    ir: &'r mut Ir,
    cursor: Cursor,
    listeners: Listeners<'r>,
}

impl<'r, 'c> PlainRewriter<'r, 'c> {
    /// Creates a rewriter of this body.
    ///
    /// # Panics
    /// If the body belongs to another context.
    #[track_caller]
    pub fn new(ctx: &'c Context, ir: &'r mut Ir) -> Self {
        ir.assert_context(ctx);
        PlainRewriter { ctx, ir, cursor: Cursor::default(), listeners: Listeners::new() }
    }

    /// Adds a listener, which is notified of all edits from now on.
    pub fn add_listener(&mut self, listener: &'r mut dyn Listener) {
        self.listeners.add(listener);
    }

    /// Sets the insertion point before an operation.
    pub fn at_op(&mut self, op: OpId) {
        self.cursor.set(Some(InsertPoint::Before(op)));
    }
}

impl<'c> Rewriter<'c> for PlainRewriter<'_, 'c> {
    crate::rewriter::held!('c);

    fn notify(&mut self, event: &Event<'_>) {
        self.listeners.notify(self.ctx, self.ir, event);
    }

    fn is_listening(&self) -> bool {
        !self.listeners.is_empty()
    }
}

impl fmt::Debug for PlainRewriter<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PlainRewriter { ctx: _, ir, cursor, listeners } = self;
        f.debug_struct("PlainRewriter")
            .field("ir", ir)
            .field("cursor", cursor)
            .field("is_listening", &!listeners.is_empty())
            .finish_non_exhaustive()
    }
}
