//! Plain patterns, for the greedy and the walk driver.

use legalize_conversion::{MatchFailure, MatchResult, PatternInfo, PatternSet, Rewriter, RewriterExt};
use legalize_ir::{OpId, OperationState};

/// Two `test.chain` in a row are one as long as both.
fn fold_chain(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let operand = ir.operands(op).next().and_then(|operand| ir.defining_op(operand));
    let inner = operand.filter(|&inner| ir.op(inner).name() == ir.op(op).name());
    let inner = inner.ok_or("the operand is no chain")?;
    let length = |op| ir.attr_named(ctx, op, "length").and_then(|length| ctx.as_i64(length));
    let total = length(op)
        .zip(length(inner))
        .and_then(|(a, b)| a.checked_add(b))
        .ok_or_else(|| MatchFailure::new("the chain is too long"))?;
    let start = ir.operands(inner).next().ok_or("the operand has none itself")?;
    rewriter.modify_op(op, |ir| {
        ir.set_operand(op, 0, start);
        ir.set_attr(ctx, op, ctx.name("length"), Some(ctx.int_attr(ctx.common().i64, total)));
    });
    Ok(())
}

/// A `test.chain` of length zero is its operand.
fn drop_empty_chain(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let length = ir.attr_named(ctx, op, "length").and_then(|length| ctx.as_i64(length));
    if length != Some(0) {
        return Err(MatchFailure::lazy(move |_, _| format!("the chain has length {length:?}")));
    }
    let operand = ir.operands(op).next().ok_or("there is no operand")?;
    rewriter.replace_op(op, &[operand]);
    Ok(())
}

/// A `test.unused` that nobody reads goes away, whatever effects it may have.
fn erase_unused(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    if !rewriter.ir().results_unused(op) {
        return Err("it is used".into());
    }
    rewriter.erase_op(op);
    Ok(())
}

/// Erases what stands behind the operation.
fn erase_next(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let next = rewriter.ir().op(op).next().ok_or("nothing stands behind it")?;
    if !rewriter.ir().results_unused(next) {
        return Err("what stands behind it is used".into());
    }
    rewriter.erase_op(next);
    Ok(())
}

/// Replaces an operation without operands and results by another one.
fn turn_into(to: &'static str) -> impl Fn(OpId, &mut dyn Rewriter<'_>) -> MatchResult + Send + Sync {
    move |op, rewriter| {
        let ctx = rewriter.ctx();
        let state = OperationState::new(ctx, ctx.op_name(to), rewriter.ir().op(op).loc());
        rewriter.replace_op_with_new(op, &state);
        Ok(())
    }
}

/// Adds the patterns that come to an end.
pub(crate) fn add(patterns: &mut PatternSet) {
    patterns.add_fn(PatternInfo::on("fold-chain", "test.chain").benefit(2), fold_chain);
    patterns.add_fn(PatternInfo::on("drop-empty-chain", "test.chain"), drop_empty_chain);
    patterns.add_fn(PatternInfo::on("erase-unused", "test.unused"), erase_unused);
}

/// Adds what `--canonicalize` does to the test dialect.
pub(crate) fn add_canonicalization(patterns: &mut PatternSet) {
    patterns.add_fn(PatternInfo::on("fold-chain", "test.chain").benefit(2), fold_chain);
    patterns.add_fn(PatternInfo::on("drop-empty-chain", "test.chain"), drop_empty_chain);
}

/// Adds patterns that undo each other's work.
pub(crate) fn add_flip_flop(patterns: &mut PatternSet) {
    patterns.add_fn(PatternInfo::on("flip", "test.flip").generates(["test.flop"]), turn_into("test.flop"));
    patterns.add_fn(PatternInfo::on("flop", "test.flop").generates(["test.flip"]), turn_into("test.flip"));
}

/// Adds a pattern that erases an operation other than its root, which the walk driver refuses.
pub(crate) fn add_erase_next(patterns: &mut PatternSet) {
    patterns.add_fn(PatternInfo::on("erase-next", "test.erase_next"), erase_next);
}
