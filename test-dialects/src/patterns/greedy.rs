//! Plain patterns, for the greedy and the walk driver.

use legalize_conversion::{MatchFailure, MatchResult, PatternInfo, PatternSet, Rewriter, RewriterExt};
use legalize_ir::{OpId, OperationState};
use legalize_typed::{AddTypedPatterns, OpView};

use crate::ops::{ChainOp, EraseNextOp, FlipOp, FlopOp, UnusedOp};

/// Merges two nested `test.chain` into one of both lengths.
fn fold_chain(op: ChainOp, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let inner = ChainOp::defining(rewriter, op.operand(rewriter)).ok_or("the operand is not a chain")?;
    let total = op.length(rewriter).checked_add(inner.length(rewriter));
    let total = total.ok_or_else(|| MatchFailure::new("the chain is too long"))?;
    let start = inner.operand(rewriter);
    let ctx = rewriter.ctx();
    rewriter.modify_op(op.op(), |ir| {
        let at = &mut (ctx, ir);
        op.set_operand(at, start);
        op.set_length(at, total);
    });
    Ok(())
}

/// Replaces a `test.chain` of length zero by its operand.
fn drop_empty_chain(op: ChainOp, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let length = op.length(rewriter);
    if length != 0 {
        return Err(MatchFailure::lazy(move |_, _| format!("the chain has length {length}")));
    }
    let operand = op.operand(rewriter);
    rewriter.replace_op(op.op(), &[operand]);
    Ok(())
}

/// Erases an unused `test.unused`, in spite of its effects.
fn erase_unused(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    if !rewriter.ir().results_unused(op) {
        return Err("it is used".into());
    }
    rewriter.erase_op(op);
    Ok(())
}

/// Erases the operation after the root.
fn erase_next(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let next = rewriter.ir().op(op).next().ok_or("no operation follows")?;
    if !rewriter.ir().results_unused(next) {
        return Err("the next operation is used".into());
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

/// Adds the patterns that terminate.
pub(crate) fn add(patterns: &mut PatternSet) {
    patterns.add_op_fn(PatternInfo::on("fold-chain", ChainOp::NAME).with_benefit(2), fold_chain);
    patterns.add_op_fn(PatternInfo::on("drop-empty-chain", ChainOp::NAME), drop_empty_chain);
    patterns.add_fn(PatternInfo::on("erase-unused", UnusedOp::NAME), erase_unused);
}

/// Adds the canonicalization patterns of the test dialect.
pub(crate) fn add_canonicalization(patterns: &mut PatternSet) {
    patterns.add_op_fn(PatternInfo::on("fold-chain", ChainOp::NAME).with_benefit(2), fold_chain);
    patterns.add_op_fn(PatternInfo::on("drop-empty-chain", ChainOp::NAME), drop_empty_chain);
}

/// Adds patterns that undo each other.
pub(crate) fn add_flip_flop(patterns: &mut PatternSet) {
    patterns.add_fn(
        PatternInfo::on("flip", FlipOp::NAME).with_generated_ops([FlopOp::NAME]),
        turn_into(FlopOp::NAME),
    );
    patterns.add_fn(
        PatternInfo::on("flop", FlopOp::NAME).with_generated_ops([FlipOp::NAME]),
        turn_into(FlipOp::NAME),
    );
}

/// Adds a pattern that erases an operation other than its root, which the walk driver refuses.
pub(crate) fn add_erase_next(patterns: &mut PatternSet) {
    patterns.add_fn(PatternInfo::on("erase-next", EraseNextOp::NAME), erase_next);
}
