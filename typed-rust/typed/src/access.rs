//! Access to a body for reading and editing: contexts with bodies, builders and rewriters alike.

use legalize_conversion::{ConversionRewriter, MatchFailure, PlainRewriter, Rewriter, RewriterExt};
use legalize_ir::{Builder, Context, Ir, OpId, OperationState, RegionId};
use legalize_source::Diagnostic;

/// Read access to a context and a body.
///
/// `'c` is the lifetime of the context, so that text and types remain usable between edits.
pub trait ReadIr<'c> {
    /// The context.
    fn read_ctx(&self) -> &'c Context;

    /// The body.
    fn read_ir(&self) -> &Ir;
}

/// Edit access to a body.
pub trait EditIr<'c>: ReadIr<'c> {
    /// Error of an operation that is not created.
    type Error;

    /// Changes an operation in place and notifies listeners.
    fn edit_op(&mut self, op: OpId, change: impl FnOnce(&Context, &mut Ir));

    /// Creates a detached, empty region.
    fn make_region(&mut self) -> RegionId;

    /// Creates an operation at the insertion point.
    ///
    /// # Errors
    /// If the editor checks operations and this one does not conform to its definition.
    fn make_op(&mut self, state: &OperationState) -> Result<OpId, Self::Error>;

    /// The error with a message about an operation that is being created.
    fn refusal(&self, state: &OperationState, message: String) -> Self::Error;
}

impl<'c> ReadIr<'c> for (&'c Context, &Ir) {
    fn read_ctx(&self) -> &'c Context {
        self.0
    }

    fn read_ir(&self) -> &Ir {
        self.1
    }
}

impl<'c> ReadIr<'c> for (&'c Context, &mut Ir) {
    fn read_ctx(&self) -> &'c Context {
        self.0
    }

    fn read_ir(&self) -> &Ir {
        self.1
    }
}

impl<'c> ReadIr<'c> for Builder<'c> {
    fn read_ctx(&self) -> &'c Context {
        self.ctx()
    }

    fn read_ir(&self) -> &Ir {
        self.ir()
    }
}

impl<'c> EditIr<'c> for Builder<'c> {
    type Error = Diagnostic;

    fn edit_op(&mut self, _op: OpId, change: impl FnOnce(&Context, &mut Ir)) {
        let ctx = self.ctx();
        change(ctx, self.ir_mut());
    }

    fn make_region(&mut self) -> RegionId {
        self.ir_mut().create_region()
    }

    fn make_op(&mut self, state: &OperationState) -> Result<OpId, Diagnostic> {
        self.create(state)
    }

    fn refusal(&self, state: &OperationState, message: String) -> Diagnostic {
        refused(self.ctx(), state, &message)
    }
}

/// Edits in place without notifications; operations are created detached.
impl<'c> EditIr<'c> for (&'c Context, &mut Ir) {
    type Error = Diagnostic;

    fn edit_op(&mut self, _op: OpId, change: impl FnOnce(&Context, &mut Ir)) {
        change(self.0, self.1);
    }

    fn make_region(&mut self) -> RegionId {
        self.1.create_region()
    }

    fn make_op(&mut self, state: &OperationState) -> Result<OpId, Diagnostic> {
        Ok(self.1.create_op(state))
    }

    fn refusal(&self, state: &OperationState, message: String) -> Diagnostic {
        refused(self.0, state, &message)
    }
}

fn refused(ctx: &Context, state: &OperationState, message: &str) -> Diagnostic {
    let name = ctx.op_str(state.name);
    let error = Diagnostic::error("typed::results", format!("'{name}' op {message}"))
        .with_help("specify the result types with `result_types`");
    match state.loc.source() {
        Some(span) => error.with_label(span, ""),
        None => error,
    }
}

/// The same implementation for every rewriter; a blanket implementation would exclude other types.
macro_rules! rewriter {
    ($($of:ty),*) => {$(
        impl<'c> ReadIr<'c> for $of {
            fn read_ctx(&self) -> &'c Context {
                Rewriter::ctx(self)
            }

            fn read_ir(&self) -> &Ir {
                Rewriter::ir(self)
            }
        }

        impl<'c> EditIr<'c> for $of {
            type Error = MatchFailure;

            fn edit_op(&mut self, op: OpId, change: impl FnOnce(&Context, &mut Ir)) {
                let ctx = Rewriter::ctx(self);
                self.modify_op(op, |ir| change(ctx, ir));
            }

            fn make_region(&mut self) -> RegionId {
                self.create_region()
            }

            fn make_op(&mut self, state: &OperationState) -> Result<OpId, MatchFailure> {
                Ok(self.create_op(state))
            }

            fn refusal(&self, state: &OperationState, message: String) -> MatchFailure {
                MatchFailure::not_evaluated(format!("'{}' op {message}", Rewriter::ctx(self).op_str(state.name)))
            }
        }
    )*};
}

rewriter!(dyn Rewriter<'c> + '_, dyn ConversionRewriter<'c> + '_, PlainRewriter<'_, 'c>);
