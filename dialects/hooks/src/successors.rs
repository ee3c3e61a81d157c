//! Operands that successors of branches take (`BranchOpInterface`), where dialects agree on it.

use std::ops::Range;

use legalize_ir::{Context, Ir, OpId};
use legalize_typed::{Arity, Groups};

/// Of a conditional branch and of a switch: the condition, and what successors take in two groups.
const OPERANDS: Groups =
    Groups::segmented(&[Arity::Single, Arity::Variadic, Arity::Variadic], "operandSegmentSizes");

/// All operands go to the one successor.
pub fn all_operands(_: &Context, ir: &Ir, op: OpId, _: usize) -> Range<usize> {
    0..ir.op(op).operand_count()
}

/// Operand group `successor + 1` goes to that successor; group 0 is the condition.
pub fn group_after_condition(ctx: &Context, ir: &Ir, op: OpId, successor: usize) -> Range<usize> {
    let data = ir.op(op);
    OPERANDS.range(ctx, data.inherent(), data.operand_count(), successor + 1)
}

/// Operand group 1 goes to the first successor; group 2 is split up among the others.
pub fn cases_after_default(ctx: &Context, ir: &Ir, op: OpId, successor: usize) -> Range<usize> {
    let Some(case) = successor.checked_sub(1) else { return group_after_condition(ctx, ir, op, 0) };
    let all = group_after_condition(ctx, ir, op, 1);
    if all.is_empty() {
        // Nothing to split up, among however many.
        return all;
    }
    // All dialects' switches have the same parts under the same names.
    let sizes = ir.attr_named(ctx, op, "case_operand_segments");
    let own = sizes.and_then(|sizes| ctx.segment(sizes, case)).unwrap_or(0..0);
    within(own, all)
}

/// A part, counted from the start of the whole, as far as the whole goes.
pub fn within(part: Range<usize>, whole: Range<usize>) -> Range<usize> {
    let [start, end] = [part.start, part.end].map(|at| whole.start.saturating_add(at).min(whole.end));
    start..end
}
