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
    /// The operation. It is no longer live after a pass that erased it (`Ir::is_live`).
    pub op: OpId,
}

impl<'a> PassTarget<'a> {
    pub(crate) fn new(ctx: &'a Context, ir: &'a Ir, op: OpId) -> Self {
        PassTarget { ctx, ir, op }
    }
}

/// Callbacks of a [`PassManager`](crate::PassManager) around its passes and pipelines; the default ones do
/// nothing. Callbacks before a pass are called in the order in which the instrumentations were added, those
/// after it in the reverse order.
pub trait PassInstrumentation: Send + Sync {
    /// Called before the passes of a manager run on an operation.
    fn run_before_pipeline(&self, target: PassTarget<'_>) {
        let _ = target;
    }

    /// Called after the passes of a manager have run on an operation, or one of them has failed.
    fn run_after_pipeline(&self, target: PassTarget<'_>) {
        let _ = target;
    }

    /// Called before a pass runs.
    fn run_before_pass(&self, pass: &PassDef, target: PassTarget<'_>) {
        let _ = (pass, target);
    }

    /// Called after a pass has run, if its operation is valid or was not verified.
    fn run_after_pass(&self, pass: &PassDef, target: PassTarget<'_>) {
        let _ = (pass, target);
    }

    /// Called after a pass has failed: it reported an error, erased its operation, or left an operation that
    /// is not valid.
    fn run_after_pass_failed(&self, pass: &PassDef, target: PassTarget<'_>, diagnostics: &Diagnostics) {
        let _ = (pass, target, diagnostics);
    }
}
