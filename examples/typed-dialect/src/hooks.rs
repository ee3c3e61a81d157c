//! Hooks that the definitions of `toy` leave to code: if one is missing, the crate does not compile.

use legalize::ir::{Fold, FoldInput, FoldResult};
use legalize::prelude::*;
use legalize::source::Diagnostic;
use legalize::typed::OpView;

use crate::toy;

/// The hooks of `toy`.
#[derive(Clone, Copy, Debug, Default)]
pub struct ToyHooks;

impl toy::AddOpHooks for ToyHooks {
    /// Folds an addition of zero to the other operand.
    fn fold(&self, op: toy::AddOp, input: &FoldInput<'_>) -> Fold {
        let at = (input.ctx, input.ir);
        let zero = toy::ConstantOp::defining(&at, op.rhs(&at)).is_some_and(|rhs| rhs.value(&at) == 0);
        match zero {
            true => Fold::Results([FoldResult::Value(op.lhs(&at))].into_iter().collect()),
            false => Fold::Unchanged,
        }
    }
}

impl toy::MulOpHooks for ToyHooks {
    fn cycles(&self, op: toy::MulOp, ctx: &Context, ir: &Ir) -> i64 {
        let at = (ctx, ir);
        match op.lhs(&at) == op.rhs(&at) {
            true => 2,
            false => 4,
        }
    }
}

/// The number of cycles of many is the definition's default.
impl toy::CostInterface for toy::ShlOp {
    fn cycles(&self, _: &Context, _: &Ir) -> i64 {
        1
    }
}

impl toy::SumOpHooks for ToyHooks {
    fn verify(&self, op: toy::SumOp, ctx: &Context, ir: &Ir) -> Result<(), Diagnostic> {
        let at = (ctx, ir);
        match op.start(&at).is_none() && op.values(&at).is_empty() {
            true => Err(Diagnostic::error("toy::sum", "adds nothing").with_help("give it a number to add")),
            false => Ok(()),
        }
    }

    /// Replaces the sum of one number by that number.
    fn canonicalize(&self, op: toy::SumOp, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
        let (start, values) = (op.start(rewriter), op.values(rewriter));
        let mut all = start.into_iter().chain(values);
        match (all.next(), all.next()) {
            (Some(only), None) => {
                rewriter.replace_op(op.op(), &[only]);
                Ok(())
            }
            _ => Err("there are several numbers".into()),
        }
    }
}

/// Returns the number of cycles of that many operations, if it is known.
pub fn cycles_of(ctx: &Context, ir: &Ir, op: OpId, count: i64) -> Option<i64> {
    let cost = <dyn toy::CostInterface>::of(ctx, ir, op)?;
    cost.cycles_of(ctx, ir, count).ok()
}
