//! A rewriter without a driver: edits are made at once and nobody listens.

use legalize_ir::{Context, InsertPoint, Ir, OpId};

use crate::listener::Event;
use crate::rewriter::{Cursor, Rewriter};

/// Edits a body outside of any driver.
#[derive(Debug)]
pub struct PlainRewriter<'c> {
    ctx: &'c Context,
    ir: Ir,
    cursor: Cursor,
}

impl<'c> PlainRewriter<'c> {
    /// Takes a body.
    pub fn new(ctx: &'c Context, ir: Ir) -> Self {
        PlainRewriter { ctx, ir, cursor: Cursor::default() }
    }

    /// Sets the insertion point before an operation.
    pub fn at_op(&mut self, op: OpId) {
        self.cursor.set(Some(InsertPoint::Before(op)));
    }

    /// Gives the body back.
    pub fn into_ir(self) -> Ir {
        self.ir
    }
}

impl<'c> Rewriter<'c> for PlainRewriter<'c> {
    crate::rewriter::held!('c);

    fn notify(&mut self, _event: &Event<'_>) {}

    fn is_listening(&self) -> bool {
        false
    }
}
