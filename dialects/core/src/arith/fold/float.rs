//! Floats: arithmetic and extrema.

use legalize_ir::FloatValue;
use legalize_typed::{FromAttr, OpView};

use super::{Folded, Folding};
use crate::arith::constant::{FloatOp, float_negated};
use crate::ops::arith::{FastMathFlags, MulFOp, NegFOp};

pub(super) fn addf(f: &Folding<'_>) -> Option<Folded> {
    if f.is_float(1, |kind| kind.zero(true)) {
        return f.operand_result(0);
    }
    f.float_binary(FloatOp::Add)
}

pub(super) fn subf(f: &Folding<'_>) -> Option<Folded> {
    if f.is_float(1, |kind| kind.zero(false)) {
        return f.operand_result(0);
    }
    f.float_binary(FloatOp::Sub)
}

pub(super) fn mulf(f: &Folding<'_>) -> Option<Folded> {
    if f.is_float(1, |kind| Some(kind.encode(1.0))) {
        return f.operand_result(0);
    }
    // `x * 0` is zero only if `x` is not a NaN and the sign does not matter.
    let fast = MulFOp::of(f.input.op).fastmath_attr(&(f.ctx, f.input.ir));
    let fast = fast.and_then(|fast| FastMathFlags::from_attr(f.ctx, fast)).unwrap_or_default();
    let is_zero = || f.is_float(1, |kind| kind.zero(false)) || f.is_float(1, |kind| kind.zero(true));
    if fast.contains(FastMathFlags::NNAN | FastMathFlags::NSZ) && is_zero() {
        return f.operand_result(1);
    }
    f.float_binary(FloatOp::Mul)
}

pub(super) fn divf(f: &Folding<'_>) -> Option<Folded> {
    if f.is_float(1, |kind| Some(kind.encode(1.0))) {
        return f.operand_result(0);
    }
    f.float_binary(FloatOp::Div)
}

pub(super) fn remf(f: &Folding<'_>) -> Option<Folded> {
    f.float_binary(FloatOp::Rem)
}

/// Equal operands, else two constants.
fn float_extremum(f: &Folding<'_>, op: FloatOp) -> Option<Folded> {
    if f.same_operands() {
        return f.operand_result(1);
    }
    // The second operand may be a constant that is never chosen.
    if let Some((bits, kind)) = f.float(1).filter(|_| f.element.is_none()) {
        let loses = match (op, kind.decode(bits)) {
            (FloatOp::MaxNum | FloatOp::MinNum, FloatValue::NaN) => true,
            (FloatOp::Maximum, FloatValue::Infinity { negative }) => negative,
            (FloatOp::Minimum, FloatValue::Infinity { negative }) => !negative,
            _ => false,
        };
        if loses {
            return f.operand_result(0);
        }
    }
    f.float_binary(op)
}

pub(super) fn maximumf(f: &Folding<'_>) -> Option<Folded> {
    float_extremum(f, FloatOp::Maximum)
}

pub(super) fn minimumf(f: &Folding<'_>) -> Option<Folded> {
    float_extremum(f, FloatOp::Minimum)
}

pub(super) fn maxnumf(f: &Folding<'_>) -> Option<Folded> {
    float_extremum(f, FloatOp::MaxNum)
}

pub(super) fn minnumf(f: &Folding<'_>) -> Option<Folded> {
    float_extremum(f, FloatOp::MinNum)
}

pub(super) fn negf(f: &Folding<'_>) -> Option<Folded> {
    if let Some(inner) = f.defining_view::<NegFOp>(0) {
        return Some(Folded::Value(inner.operand(&f.at())));
    }
    let (bits, kind) = f.float(0)?;
    f.float_result(float_negated(kind, bits)?)
}
