//! Conversion without a change of types: paths to legal operations, dead ends, and traps that test rollback.

use legalize_conversion::{
    ConversionRewriter, ConvertedOperands, FnConversionPattern, MatchFailure, MatchResult, PatternInfo,
    PatternSet, RewriterExt,
};
use legalize_ir::{Context, InsertPoint, Ir, OpId, OperationState};
use legalize_typed::{BuildOp, OpView};

use crate::ops::{
    CountdownOp, DeadEndOp, DetourOp, DiscardOp, DynamicOp, EndlessOp, LegalOp, OneStepOp, StuckOp,
    ThreeStepsOp, TrapOp, TwoStepsOp,
};

/// The state of an operation of another name with the same results, using the converted operands.
fn renamed(ctx: &Context, ir: &Ir, op: OpId, operands: &ConvertedOperands, to: &str) -> OperationState {
    let mut state = OperationState::new(ctx, ctx.op_name(to), ir.op(op).loc());
    state.operands = operands.values().into();
    state.result_types = ir.op(op).results().iter().map(|&result| ir.value_type(result)).collect();
    state.discardable = ir.op(op).discardable();
    state
}

/// Adds a pattern that renames an operation.
fn add_rename(patterns: &mut PatternSet, info: PatternInfo, to: &'static str) {
    patterns.add_conversion(FnConversionPattern::new(
        info,
        None,
        move |op, operands: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>| {
            let state = renamed(rewriter.ctx(), rewriter.ir(), op, operands, to);
            rewriter.replace_op_with_new(op, &state);
            Ok(())
        },
    ));
}

/// Performs one edit of each kind around `op`, which is not changed.
fn stir(op: OpId, rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    let ctx = rewriter.ctx();
    let loc = rewriter.ir().op(op).loc();
    let created = LegalOp::builder().result_types(&[ctx.common().i32]).attr("made", ctx.common().unit);
    created.create(rewriter, loc)?;
    let (previous, next) = (rewriter.ir().op(op).prev(), rewriter.ir().op(op).next());
    if let Some(previous) = previous {
        rewriter.set_attr(previous, "changed", Some(ctx.common().unit));
        rewriter.move_op(previous, InsertPoint::After(op));
    }
    if let Some(next) = next.filter(|&next| DiscardOp::isa(rewriter, next)) {
        rewriter.modify_op(next, |ir| ir.set_operands(next, &[]));
        rewriter.erase_op(next);
    }
    let region = rewriter.ir().parent_region(op);
    rewriter.split_block(op);
    if let Some(region) = region {
        let ty = ctx.common().index;
        let block = rewriter.create_block(region, None, &[(ty, loc)]);
        let arg = rewriter.ir().block(block).args()[0];
        rewriter.set_value_type(arg, ctx.common().i64);
    }
    rewriter.set_insert_point(InsertPoint::Before(op));
    Ok(())
}

/// Performs edits around the root, replaces the root, and fails.
fn trap(op: OpId, operands: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    stir(op, rewriter)?;
    let state = renamed(rewriter.ctx(), rewriter.ir(), op, operands, LegalOp::NAME);
    rewriter.replace_op_with_new(op, &state);
    Err("the trap fails after all of its edits".into())
}

/// Performs edits around the root and succeeds, but its result never becomes legal.
fn detour(op: OpId, operands: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    stir(op, rewriter)?;
    let state = renamed(rewriter.ctx(), rewriter.ir(), op, operands, StuckOp::NAME);
    rewriter.replace_op_with_new(op, &state);
    Ok(())
}

/// Replaces `test.countdown` by one with a count less by one; at zero by a legal operation.
fn count_down(op: OpId, _: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    let ctx = rewriter.ctx();
    let from = CountdownOp::of(op).from_attr(rewriter).and_then(|from| ctx.as_i64(from));
    let from = from.ok_or_else(|| MatchFailure::new("expected a number"))?;
    let loc = rewriter.ir().op(op).loc();
    match from {
        1.. => CountdownOp::builder((from - 1) as i32).create(rewriter, loc)?.op(),
        _ => LegalOp::builder().create(rewriter, loc)?.op(),
    };
    rewriter.replace_op(op, &[]);
    Ok(())
}

/// Sets the attribute that makes the operation legal, in place.
fn make_legal(op: OpId, _: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    DynamicOp::of(op).set_legal(rewriter, true);
    Ok(())
}

/// Adds the patterns.
pub(crate) fn add(patterns: &mut PatternSet) {
    let steps = [
        (OneStepOp::NAME, LegalOp::NAME),
        (TwoStepsOp::NAME, OneStepOp::NAME),
        (ThreeStepsOp::NAME, TwoStepsOp::NAME),
        // Never tried: `stuck` cannot be legalized.
        (DeadEndOp::NAME, StuckOp::NAME),
        (DetourOp::NAME, LegalOp::NAME),
        (EndlessOp::NAME, EndlessOp::NAME),
    ];
    for (from, to) in steps {
        let name = format!("{}-to-{}", mnemonic(from), mnemonic(to));
        add_rename(patterns, PatternInfo::on(name, from).with_generated_ops([to]), to);
    }
    let on = |name, op| PatternInfo::on(name, op);
    // The generated operations are not declared, so the patterns are tried.
    let trap = FnConversionPattern::new(on("trap", TrapOp::NAME), None, trap);
    let detour =
        FnConversionPattern::new(on("detour-to-stuck", DetourOp::NAME).with_benefit(5), None, detour);
    let info = on("count-down", CountdownOp::NAME).with_bounded_recursion();
    patterns.add_conversion(trap).add_conversion(detour);
    patterns.add_conversion(FnConversionPattern::new(info, None, count_down));
    patterns.add_conversion(FnConversionPattern::new(on("make-legal", DynamicOp::NAME), None, make_legal));
}

fn mnemonic(name: &str) -> &str {
    name.strip_prefix("test.").unwrap_or(name)
}
