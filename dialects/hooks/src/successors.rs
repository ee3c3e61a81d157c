//! Operands that are passed to successors of branches (`BranchOpInterface`), where dialects agree on it.

use std::ops::Range;

use legalize_ir::{Context, Ir, OpId};
use legalize_typed::{Arity, Groups};

/// Operand groups of a conditional branch and of a switch: the condition, and the successors' operands in two
/// groups.
const OPERANDS: Groups =
    Groups::segmented(&[Arity::Single, Arity::Variadic, Arity::Variadic], "operandSegmentSizes");

/// Passes all operands to the one successor.
pub fn all_operands(_: &Context, ir: &Ir, op: OpId, _: usize) -> Range<usize> {
    0..ir.op(op).operand_count()
}

/// Passes operand group `successor + 1` to that successor; group 0 is the condition.
pub fn group_after_condition(ctx: &Context, ir: &Ir, op: OpId, successor: usize) -> Range<usize> {
    let data = ir.op(op);
    OPERANDS.range(ctx, data.inherent(), data.operand_count(), successor + 1)
}

/// Passes operand group 1 to the first successor, and a part of group 2 to each of the others.
pub fn cases_after_default(ctx: &Context, ir: &Ir, op: OpId, successor: usize) -> Range<usize> {
    let Some(case) = successor.checked_sub(1) else { return group_after_condition(ctx, ir, op, 0) };
    let all = group_after_condition(ctx, ir, op, 1);
    if all.is_empty() {
        // There is nothing to split up, whatever the number of successors.
        return all;
    }
    // All dialects' switches have the same segments under the same names.
    let sizes = ir.attr_named(ctx, op, "case_operand_segments");
    let own = sizes.and_then(|sizes| ctx.segment(sizes, case)).unwrap_or(0..0);
    within(own, all)
}

/// Returns a part, whose bounds are relative to the start of the whole, clamped to the whole.
pub fn within(part: Range<usize>, whole: Range<usize>) -> Range<usize> {
    let [start, end] = [part.start, part.end].map(|at| whole.start.saturating_add(at).min(whole.end));
    start..end
}
