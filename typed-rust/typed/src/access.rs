//! Who can read and edit a body: contexts with bodies, builders and rewriters alike.

use legalize_conversion::{ConversionRewriter, MatchFailure, PlainRewriter, Rewriter, RewriterExt};
use legalize_ir::{Builder, Context, Ir, OpId, OperationState, RegionId};
use legalize_source::Diagnostic;

/// Something that holds a context and a body to read.
///
/// `'c` is the life of the context, so that text and types stay at hand between edits.
pub trait ReadIr<'c> {
    /// The context.
    fn read_ctx(&self) -> &'c Context;

    /// The body.
    fn read_ir(&self) -> &Ir;
}

/// Something that a body can be edited through.
pub trait EditIr<'c>: ReadIr<'c> {
    /// Why an operation is not made.
    type Error;

    /// Changes an operation in place and tells whoever listens.
    fn edit_op(&mut self, op: OpId, change: impl FnOnce(&Context, &mut Ir));

    /// Makes a detached, empty region.
    fn make_region(&mut self) -> RegionId;

    /// Makes an operation at the insertion point.
    ///
    /// # Errors
    /// If the editor checks operations and this one is not what its definition asks for.
    fn make_op(&mut self, state: &OperationState) -> Result<OpId, Self::Error>;

    /// The error of a message about an operation that is being made.
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

/// Edits in place, of which nobody is told; operations are made detached.
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
        .with_help("say the types of the results with `result_types`");
    match state.loc.source() {
        Some(span) => error.with_label(span, ""),
        None => error,
    }
}

/// The same words for every rewriter; a blanket implementation would shut out other types.
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
