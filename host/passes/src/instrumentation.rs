//! Callbacks around the passes of a pass manager.
//!
//! Mirrors <https://mlir.llvm.org/docs/PassManagement/#pass-instrumentation>.

use legalize_ir::{Context, Ir, OpId};
use legalize_source::Diagnostics;

use crate::PassDef;

/// An operation, with its body and context, that a pass or a pipeline runs on.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub struct PassTarget<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The body.
    pub ir: &'a Ir,
    /// The operation. After a pass that erased it, it is gone (`Ir::is_live`).
    pub op: OpId,
}

impl<'a> PassTarget<'a> {
    pub(crate) fn new(ctx: &'a Context, ir: &'a Ir, op: OpId) -> Self {
        PassTarget { ctx, ir, op }
    }
}

/// Callbacks of a [`PassManager`](crate::PassManager) around its passes and pipelines; the default ones do nothing. Those
/// before a pass are called in the order in which the instrumentations were added, those after it in the reverse order.
pub trait PassInstrumentation: Send + Sync {
    /// The passes of a manager are about to run on an operation.
    fn run_before_pipeline(&self, target: PassTarget<'_>) {
        let _ = target;
    }

    /// The passes of a manager have run on an operation, or one of them has failed.
    fn run_after_pipeline(&self, target: PassTarget<'_>) {
        let _ = target;
    }

    /// A pass is about to run.
    fn run_before_pass(&self, pass: &PassDef, target: PassTarget<'_>) {
        let _ = (pass, target);
    }

    /// A pass has run, and its operation is valid or was not verified.
    fn run_after_pass(&self, pass: &PassDef, target: PassTarget<'_>) {
        let _ = (pass, target);
    }

    /// A pass has failed: it reported an error, erased its operation, or left an operation that is not valid.
    fn run_after_pass_failed(&self, pass: &PassDef, target: PassTarget<'_>, diagnostics: &Diagnostics) {
        let _ = (pass, target, diagnostics);
    }
}
