//! Divisions may be executed speculatively if the divisor is known not to be zero.

use legalize_analysis::Speculatability;
use legalize_dialects_hooks::table::Speculation;
use legalize_ir::{Context, Int, Ir, OpId, constant_operand};
use legalize_typed::OpView;

use super::constant::as_int;
use crate::ops::arith::{CeilDivSIOp, CeilDivUIOp, DivSIOp, DivUIOp, FloorDivSIOp};

pub(super) const SPECULATION: &[(&str, Speculation)] = &[
    (DivUIOp::NAME, unsigned_division),
    (CeilDivUIOp::NAME, unsigned_division),
    (DivSIOp::NAME, signed_division),
    (CeilDivSIOp::NAME, signed_division),
    (FloorDivSIOp::NAME, signed_division),
];

/// The constant divisor.
fn divisor(ctx: &Context, ir: &Ir, op: OpId) -> Option<Int> {
    if ir.op(op).operand_count() < 2 {
        return None;
    }
    as_int(ctx, constant_operand(ctx, ir, ir.operand(op, 1))?)
}

/// Speculatability of an unsigned division.
pub(crate) fn unsigned_division(ctx: &Context, ir: &Ir, op: OpId) -> Speculatability {
    match divisor(ctx, ir, op) {
        Some(divisor) if !divisor.is_zero() => Speculatability::Speculatable,
        _ => Speculatability::NotSpeculatable,
    }
}

/// Speculatability of a signed division: the least number divided by -1 overflows.
pub(crate) fn signed_division(ctx: &Context, ir: &Ir, op: OpId) -> Speculatability {
    match divisor(ctx, ir, op) {
        Some(divisor) if !divisor.is_zero() && divisor.as_i64() != Some(-1) => Speculatability::Speculatable,
        _ => Speculatability::NotSpeculatable,
    }
}
