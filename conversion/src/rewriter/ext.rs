//! Convenience methods of rewriters.

use legalize_ir::{Context, Ir, Location, OpId, OperationState};

use super::Rewriter;
use crate::listener::Event;

/// Convenience methods that take closures.
pub trait RewriterExt<'c>: Rewriter<'c> {
    /// Changes an operation in place; the closure edits the body directly.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    fn modify_op(&mut self, op: OpId, change: impl FnOnce(&mut Ir)) {
        change(self.ir_mut());
        self.notify(&Event::OpModified { op });
    }

    /// Runs `body` and restores the insertion point.
    fn guarded<T>(&mut self, body: impl FnOnce(&mut Self) -> T) -> T {
        let at = self.insert_point();
        let result = body(self);
        self.cursor().set(at);
        result
    }

    /// Creates an operation by name.
    ///
    /// # Panics
    /// Same as [`Rewriter::create_op`].
    #[track_caller]
    fn build(&mut self, name: &str, loc: Location, fill: impl FnOnce(&Context, &mut OperationState)) -> OpId {
        let ctx = self.ctx();
        let mut state = OperationState::new(ctx, ctx.op_name(name), loc);
        fill(ctx, &mut state);
        self.create_op(&state)
    }
}

impl<'c, R: Rewriter<'c> + ?Sized> RewriterExt<'c> for R {}
