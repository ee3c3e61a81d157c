//! Operands that are passed to successors of llvm operations.

use std::ops::Range;

use legalize_dialects_hooks::successors::{all_operands, cases_after_default, group_after_condition, within};
use legalize_dialects_hooks::table::SuccessorOperands;
use legalize_ir::{Context, Ir, OpId};
use legalize_snippet::operand_group;
use legalize_typed::OpView;

use crate::ops::llvm;

/// Passes a segment of operand group 1 to each successor.
fn segments(ctx: &Context, ir: &Ir, op: OpId, successor: usize) -> Range<usize> {
    let count = ir.op(op).operand_count();
    let sizes = ir.attr_named(ctx, op, "indbr_operand_segments");
    let own = sizes.and_then(|sizes| ctx.segment(sizes, successor)).unwrap_or(0..0);
    within(own, 1.min(count)..count)
}

/// Passes operand group `successor + 1` to that successor; group 0 are the operands of the call.
fn group_after_call(ctx: &Context, ir: &Ir, op: OpId, successor: usize) -> Range<usize> {
    operand_group(ctx, ir, op, successor + 1).unwrap_or(0..0)
}

pub(super) const SUCCESSOR_OPERANDS: &[(&str, SuccessorOperands)] = &[
    (llvm::BrOp::NAME, all_operands),
    (llvm::CondBrOp::NAME, group_after_condition),
    (llvm::SwitchOp::NAME, cases_after_default),
    ("llvm.indirectbr", segments),
    ("llvm.invoke", group_after_call),
];
