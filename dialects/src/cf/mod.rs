//! Rust part of the branching dialects `cf` and `llvm`: which operands feed which successor, and cf's patterns.

mod branch;
mod patterns;

use std::ops::Range;
use std::sync::Arc;

use legalize_ir::{Context, Ir, OpId};
use legalize_typed::OpView;

pub(crate) use branch::known_truth;
pub(crate) use patterns::{add as add_patterns, truth_constant};

use crate::ops::{cf, llvm};

/// All operands go to the one successor.
fn all_operands(_: &Context, ir: &Ir, op: OpId, _: usize) -> Range<usize> {
    0..ir.op(op).operand_count()
}

/// Operand group `successor + 1` goes to that successor; group 0 is the condition.
fn group_after_condition(ctx: &Context, ir: &Ir, op: OpId, successor: usize) -> Range<usize> {
    let sizes = sizes(ctx, ir, op, "operandSegmentSizes");
    let count = ir.op(op).operand_count();
    let start = sizes.iter().take(successor + 1).sum::<usize>().min(count);
    let len = sizes.get(successor + 1).copied().unwrap_or(0);
    start..(start + len).min(count)
}

fn sizes(ctx: &Context, ir: &Ir, op: OpId, attr: &str) -> Vec<usize> {
    let sizes = ir.attr_named(ctx, op, attr).and_then(|sizes| ctx.as_dense_i32_array(sizes));
    sizes.unwrap_or_default().iter().map(|&size| size.max(0) as usize).collect()
}

/// Operand group 1 goes to the first successor; group 2 is split up among the others.
fn cases_after_default(ctx: &Context, ir: &Ir, op: OpId, successor: usize) -> Range<usize> {
    let Some(case) = successor.checked_sub(1) else { return group_after_condition(ctx, ir, op, 0) };
    let count = ir.op(op).operand_count();
    let cases = sizes(ctx, ir, op, "case_operand_segments");
    let groups = sizes(ctx, ir, op, "operandSegmentSizes");
    let start = groups.iter().take(2).chain(cases.iter().take(case)).sum::<usize>().min(count);
    start..(start + cases.get(case).copied().unwrap_or(0)).min(count)
}

/// Attaches the hooks to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    for name in [cf::BranchOp::NAME, llvm::BrOp::NAME, "spirv.Branch"] {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| info.hooks.successor_operands = Some(Arc::new(all_operands)));
    }
    for name in [cf::SwitchOp::NAME, llvm::SwitchOp::NAME] {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| info.hooks.successor_operands = Some(Arc::new(cases_after_default)));
    }
    for name in [cf::CondBranchOp::NAME, llvm::CondBrOp::NAME, "spirv.BranchConditional"] {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| info.hooks.successor_operands = Some(Arc::new(group_after_condition)));
    }
}
