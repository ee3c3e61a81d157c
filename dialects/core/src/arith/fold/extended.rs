//! Operations whose result is wider than their operands: the low part and the high part are folded
//! separately.

use legalize_dialects_hooks::table;
use legalize_ir::{Fold, FoldInput, Int};
use legalize_typed::OpView;
use num_bigint::BigInt;
use smallvec::smallvec;

use super::{Folded, Folder, Folding, run};
use crate::arith::constant::{element_or_self, int_width};
use crate::ops::arith as ops;
use crate::ub;

/// The width of the operands, and both of them as integers.
fn operands(f: &Folding<'_>, signed: bool) -> Option<(u32, BigInt, BigInt)> {
    let width = int_width(f.ctx, element_or_self(f.ctx, f.operand_type(0)))?;
    let number = |index| Some(f.int(index)?.wrapped(width, signed).to_big());
    Some((width, number(0)?, number(1)?))
}

fn sum(f: &Folding<'_>) -> Option<Folded> {
    if f.is_int(1, 0) {
        return f.operand_result(0);
    }
    let (width, a, b) = operands(f, false)?;
    f.int_result(Int::from(a + b).wrapped(width, true))
}

fn overflow(f: &Folding<'_>) -> Option<Folded> {
    if f.is_int(1, 0) {
        return f.bool_result(false);
    }
    let (width, a, b) = operands(f, false)?;
    f.bool_result(!Int::from(a + b).fits(width, false))
}

/// The low or the high part of a product.
fn part(f: &Folding<'_>, signed: bool, high: bool) -> Option<Folded> {
    if f.is_int(1, 0) {
        return f.int_result(0i64);
    }
    let (width, a, b) = operands(f, signed)?;
    let product = Int::is_cheap_product(&a, &b).then(|| a * b)?;
    f.int_result(Int::from(if high { product >> width } else { product }).wrapped(width, true))
}

fn signed_low(f: &Folding<'_>) -> Option<Folded> {
    part(f, true, false)
}

fn signed_high(f: &Folding<'_>) -> Option<Folded> {
    part(f, true, true)
}

/// Returns true if the second factor is one; for a width of one bit that is -1.
fn times_one(f: &Folding<'_>) -> bool {
    let width = int_width(f.ctx, element_or_self(f.ctx, f.operand_type(1)));
    f.is_int(1, if width == Some(1) { -1 } else { 1 })
}

fn unsigned_low(f: &Folding<'_>) -> Option<Folded> {
    if times_one(f) { f.operand_result(0) } else { part(f, false, false) }
}

fn unsigned_high(f: &Folding<'_>) -> Option<Folded> {
    if times_one(f) { f.int_result(0i64) } else { part(f, false, true) }
}

#[inline]
fn fold_both(input: &FoldInput<'_>, low: Folder, high: Folder, poisons: bool) -> Fold {
    match (run(input, 0, low), run(input, 1, high)) {
        (Some(low), Some(high)) => Fold::Results(smallvec![low, high]),
        _ => match ub::poisoned(input).filter(|_| poisons) {
            Some(poison) => Fold::Results(smallvec![poison, poison]),
            None => Fold::Unchanged,
        },
    }
}

pub(super) const FOLDERS: &[(&str, table::Folder)] = &[
    (ops::AddUIExtendedOp::NAME, |input| fold_both(input, sum, overflow, false)),
    (ops::MulSIExtendedOp::NAME, |input| fold_both(input, signed_low, signed_high, true)),
    (ops::MulUIExtendedOp::NAME, |input| fold_both(input, unsigned_low, unsigned_high, true)),
];
