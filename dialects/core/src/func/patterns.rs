//! Canonicalization of func.

use legalize_conversion::{MatchResult, PatternInfo, PatternSet, Rewriter, RewriterExt};
use legalize_ir::{Context, OpId, Type, ValueId};
use legalize_source::Diagnostics;
use legalize_typed::OpView;

use crate::ops::func::{CallIndirectOp, CallOp, ConstantOp};

/// Adds the canonicalization patterns.
pub(super) fn add(_: &Context, patterns: &mut PatternSet) -> Diagnostics {
    patterns.add_fn(
        PatternInfo::on("CallConstant", CallIndirectOp::NAME).with_generated_ops([CallOp::NAME]),
        call_constant,
    );
    Diagnostics::default()
}

/// An indirect call of a function constant is replaced by a direct call. In Rust because rules cannot create
/// a number of results that they do not know.
fn call_constant(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let at = (ctx, ir);
    let constant = ir.operands(op).next().and_then(|callee| ConstantOp::defining(&at, callee));
    let callee = constant.and_then(|constant| constant.value_attr(&at));
    let callee = callee.ok_or("the callee is not named")?;
    let loc = ir.op(op).loc();
    let args: Vec<ValueId> = ir.operands(op).skip(1).collect();
    let results: Vec<Type> = ir.op(op).results().iter().map(|&result| ir.value_type(result)).collect();
    let call = rewriter.build(CallOp::NAME, loc, |ctx, state| {
        state.set_attr(ctx, "callee", callee);
        state.operands.extend(args);
        state.result_types.extend(results);
    });
    let results: Vec<ValueId> = rewriter.ir().op(call).results().to_vec();
    rewriter.replace_op(op, &results);
    Ok(())
}
