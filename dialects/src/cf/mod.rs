//! Rust part of the branching dialects `cf` and `llvm`: which operands feed which successor, and cf's patterns.

mod branch;
pub(crate) mod lower;
mod patterns;

use std::ops::Range;
use std::sync::Arc;

use legalize_ir::{Context, Ir, OpId};
use legalize_snippet::operand_group;
use legalize_typed::OpView;

pub(crate) use branch::known_truth;
pub(crate) use patterns::{add as add_patterns, truth_constant, uses_among};

use crate::ops::{cf, llvm};

/// Which operands go to a successor.
type Passed = fn(&Context, &Ir, OpId, usize) -> Range<usize>;

/// All operands go to the one successor.
fn all_operands(_: &Context, ir: &Ir, op: OpId, _: usize) -> Range<usize> {
    0..ir.op(op).operand_count()
}

/// Operand group `successor + 1` goes to that successor; group 0 is the condition.
fn group_after_condition(ctx: &Context, ir: &Ir, op: OpId, successor: usize) -> Range<usize> {
    let data = ir.op(op);
    cf::CondBranchOp::OPERANDS.range(ctx, data.inherent(), data.operand_count(), successor + 1)
}

/// Operand group 1 goes to the first successor; group 2 is split up among the others.
fn cases_after_default(ctx: &Context, ir: &Ir, op: OpId, successor: usize) -> Range<usize> {
    let Some(case) = successor.checked_sub(1) else { return group_after_condition(ctx, ir, op, 0) };
    let all = group_after_condition(ctx, ir, op, 1);
    if all.is_empty() {
        // Nothing to split up, among however many.
        return all;
    }
    // llvm's and spirv's have the same parts under the same names.
    let sizes = cf::SwitchOp::of(op).case_operand_segments_attr(&(ctx, ir));
    let own = sizes.and_then(|sizes| ctx.segment(sizes, case)).unwrap_or(0..0);
    within(own, all)
}

/// As many of operand group 1 go to each successor as its number says.
fn segments(ctx: &Context, ir: &Ir, op: OpId, successor: usize) -> Range<usize> {
    let count = ir.op(op).operand_count();
    let sizes = ir.attr_named(ctx, op, "indbr_operand_segments");
    let own = sizes.and_then(|sizes| ctx.segment(sizes, successor)).unwrap_or(0..0);
    within(own, 1.min(count)..count)
}

/// A part, counted from the start of the whole, as far as the whole goes.
fn within(part: Range<usize>, whole: Range<usize>) -> Range<usize> {
    let [start, end] = [part.start, part.end].map(|at| whole.start.saturating_add(at).min(whole.end));
    start..end
}

/// Operand group `successor + 1` goes to that successor; group 0 is what is called with.
fn group_after_call(ctx: &Context, ir: &Ir, op: OpId, successor: usize) -> Range<usize> {
    operand_group(ctx, ir, op, successor + 1).unwrap_or(0..0)
}

/// Attaches the hooks to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    for name in [cf::BranchOp::NAME, llvm::BrOp::NAME, "spirv.Branch"] {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| info.attached_mut().successor_operands = Some(Arc::new(all_operands)));
    }
    for name in [cf::SwitchOp::NAME, llvm::SwitchOp::NAME, "spirv.Switch"] {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| {
            info.attached_mut().successor_operands = Some(Arc::new(cases_after_default))
        });
    }
    for name in [cf::CondBranchOp::NAME, llvm::CondBrOp::NAME, "spirv.BranchConditional"] {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| {
            info.attached_mut().successor_operands = Some(Arc::new(group_after_condition))
        });
    }
    for (name, hook) in [("llvm.indirectbr", segments as Passed), ("llvm.invoke", group_after_call)] {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| info.attached_mut().successor_operands = Some(Arc::new(hook)));
    }
}
