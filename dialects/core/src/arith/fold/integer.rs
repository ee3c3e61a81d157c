//! Integers: sums, products, quotients, bits, shifts and extrema.

use legalize_ir::{Int, ValueId};
use legalize_typed::{FromAttr, OpView};
use num_bigint::BigInt;
use num_traits::{Signed, Zero};

use super::{Folded, Folding};
use crate::arith::constant::{as_int, element_or_self, has_static_shape, int_width};
use crate::ops::arith::{AddIOp, AndIOp, ConstantOp, IntegerOverflowFlags, MulIOp, SubIOp, XOrIOp};

pub(super) fn addi(f: &Folding<'_>) -> Option<Folded> {
    if f.is_int(1, 0) {
        return f.operand_result(0);
    }
    for (index, other) in [(0, 1), (1, 0)] {
        if let Some(difference) = f.defining_view::<SubIOp>(index)
            && difference.rhs(&f.at()) == f.value(other)
        {
            return Some(Folded::Value(difference.lhs(&f.at())));
        }
    }
    f.int_binary(true, |a, b| Some(a + b))
}

pub(super) fn subi(f: &Folding<'_>) -> Option<Folded> {
    if f.same_operands() && has_static_shape(f.ctx, f.result_type()) {
        return f.int_result(0i64);
    }
    if f.is_int(1, 0) {
        return f.operand_result(0);
    }
    if let Some(sum) = f.defining_view::<AddIOp>(0) {
        let (a, b) = (sum.lhs(&f.at()), sum.rhs(&f.at()));
        if b == f.value(1) {
            return Some(Folded::Value(a));
        }
        if a == f.value(1) {
            return Some(Folded::Value(b));
        }
    }
    f.int_binary(true, |a, b| Some(a - b))
}

pub(super) fn muli(f: &Folding<'_>) -> Option<Folded> {
    if f.is_int(1, 0) {
        return f.operand_result(1);
    }
    if is_int_one(f, 1) {
        return f.operand_result(0);
    }
    f.int_binary(true, |a, b| Int::is_cheap_product(&a, &b).then(|| a * b))
}

/// Returns true for one in all elements; for `i1` that is -1. Returns false for a single element of several:
/// its division may overflow.
fn is_int_one(f: &Folding<'_>, index: usize) -> bool {
    let width = int_width(f.ctx, element_or_self(f.ctx, f.operand_type(index)));
    f.element.is_none() && f.is_int(index, if width == Some(1) { -1 } else { 1 })
}

/// Folds `(x * y) / y`, where the product has this overflow flag.
fn undone_product(f: &Folding<'_>, flag: IntegerOverflowFlags) -> Option<Folded> {
    let at = f.at();
    let product: MulIOp = f.defining_view(0)?;
    let flags = IntegerOverflowFlags::from_attr(f.ctx, product.overflow_flags_attr(&at)?)?;
    flags.contains(flag).then_some(())?;
    let (a, b) = (product.lhs(&at), product.rhs(&at));
    match f.value(1) {
        by if by == b => Some(Folded::Value(a)),
        by if by == a => Some(Folded::Value(b)),
        _ => None,
    }
}

pub(super) fn divui(f: &Folding<'_>) -> Option<Folded> {
    if is_int_one(f, 1) {
        return f.operand_result(0);
    }
    if let Some(factor) = undone_product(f, IntegerOverflowFlags::NUW) {
        return Some(factor);
    }
    f.int_binary(false, |a, b| (!b.is_zero() && Int::is_cheap_product(&a, &b)).then(|| a / b))
}

/// Signed division with the given rounding; not folded if it overflows.
fn signed_division(f: &Folding<'_>, divide: impl FnOnce(BigInt, BigInt) -> BigInt) -> Option<Folded> {
    if is_int_one(f, 1) {
        return f.operand_result(0);
    }
    let width = f.width()?;
    f.int_binary(true, |a, b| {
        if b.is_zero() || !Int::is_cheap_product(&a, &b) {
            return None;
        }
        let quotient = divide(a, b);
        Int::from(quotient.clone()).fits(width, true).then_some(quotient)
    })
}

fn ceil_division(a: BigInt, b: BigInt) -> BigInt {
    let (quotient, remainder) = (&a / &b, &a % &b);
    if !remainder.is_zero() && remainder.is_negative() == b.is_negative() { quotient + 1 } else { quotient }
}

fn floor_division(a: BigInt, b: BigInt) -> BigInt {
    let (quotient, remainder) = (&a / &b, &a % &b);
    if !remainder.is_zero() && remainder.is_negative() != b.is_negative() { quotient - 1 } else { quotient }
}

pub(super) fn divsi(f: &Folding<'_>) -> Option<Folded> {
    if let Some(factor) = undone_product(f, IntegerOverflowFlags::NSW) {
        return Some(factor);
    }
    signed_division(f, |a, b| a / b)
}

pub(super) fn ceildivsi(f: &Folding<'_>) -> Option<Folded> {
    // Upstream negates operands on the way and gives up if that overflows.
    let least = least_signed(f.width()?);
    let overflows = |index| f.int(index).is_some_and(|value| Some(value.to_big()) == least);
    if !is_int_one(f, 1) && !f.is_int(0, 0) && (overflows(0) || overflows(1)) {
        return None;
    }
    signed_division(f, ceil_division)
}

pub(super) fn floordivsi(f: &Folding<'_>) -> Option<Folded> {
    let quotient = signed_division(f, floor_division);
    // Of a vector's quotients upstream only checks whether the last one is defined; where a division is
    // undefined, any number will do, and upstream takes the dividend.
    if quotient.is_none() && f.more { f.int_result(f.int(0)?) } else { quotient }
}

pub(super) fn ceildivui(f: &Folding<'_>) -> Option<Folded> {
    if is_int_one(f, 1) {
        return f.operand_result(0);
    }
    f.int_binary(false, |a, b| (!b.is_zero() && Int::is_cheap_product(&a, &b)).then(|| ceil_division(a, b)))
}

fn remainder(f: &Folding<'_>, signed: bool) -> Option<Folded> {
    if is_int_one(f, 1) {
        return f.int_result(0i64);
    }
    f.int_binary(signed, |a, b| (!b.is_zero() && Int::is_cheap_product(&a, &b)).then(|| a % b))
}

pub(super) fn remui(f: &Folding<'_>) -> Option<Folded> {
    remainder(f, false)
}

pub(super) fn remsi(f: &Folding<'_>) -> Option<Folded> {
    remainder(f, true)
}

/// The -1 of `xori x, -1`, if one operand is that complement of the other.
fn complement_mask(f: &Folding<'_>) -> Option<ValueId> {
    let at = f.at();
    [1, 0].into_iter().find_map(|index| {
        let xor = f.defining_view::<XOrIOp>(index).filter(|xor| xor.lhs(&at) == f.value(1 - index))?;
        let mask = ConstantOp::defining(&at, xor.rhs(&at))?.value_attr(&at)?;
        (as_int(f.ctx, mask) == Some(Int::Small(-1))).then(|| xor.rhs(&at))
    })
}

pub(super) fn andi(f: &Folding<'_>) -> Option<Folded> {
    if f.is_int(1, 0) {
        return f.operand_result(1);
    }
    if f.is_int(1, -1) {
        return f.operand_result(0);
    }
    if complement_mask(f).is_some() {
        return f.int_result(0i64);
    }
    for index in 0..2 {
        if let Some(inner) = f.defining_view::<AndIOp>(index) {
            let other = f.value(1 - index);
            if inner.lhs(&f.at()) == other || inner.rhs(&f.at()) == other {
                return f.operand_result(index);
            }
        }
    }
    f.int_binary(true, |a, b| Some(a & b))
}

pub(super) fn ori(f: &Folding<'_>) -> Option<Folded> {
    if f.is_int(1, 0) {
        return f.operand_result(0);
    }
    if f.is_int(1, -1) {
        return f.int_result(-1i64);
    }
    if let Some(mask) = complement_mask(f) {
        return Some(Folded::Value(mask));
    }
    f.int_binary(true, |a, b| Some(a | b))
}

pub(super) fn xori(f: &Folding<'_>) -> Option<Folded> {
    if f.is_int(1, 0) {
        return f.operand_result(0);
    }
    if f.same_operands() && has_static_shape(f.ctx, f.result_type()) {
        return f.int_result(0i64);
    }
    for index in 0..2 {
        if let Some(inner) = f.defining_view::<XOrIOp>(index) {
            let other = f.value(1 - index);
            let (a, b) = (inner.lhs(&f.at()), inner.rhs(&f.at()));
            if b == other {
                return Some(Folded::Value(a));
            }
            if a == other {
                return Some(Folded::Value(b));
            }
        }
    }
    f.int_binary(true, |a, b| Some(a ^ b))
}

/// A shift by a constant below the width.
fn shift(f: &Folding<'_>, signed: bool, compute: impl FnOnce(BigInt, u32) -> BigInt) -> Option<Folded> {
    if f.is_int(1, 0) {
        return f.operand_result(0);
    }
    let width = f.width()?;
    let by = f.int(1)?.wrapped(width, false).as_i64().and_then(|by| u32::try_from(by).ok());
    match by.filter(|&by| by < width) {
        Some(by) => f.int_binary(signed, |a, _| Some(compute(a, by))),
        // As for quotients, only the last of a vector's shifts has to be defined; others shift out all bits.
        None if f.more => f.int_binary(signed, |a, _| Some(compute(a, width))),
        None => None,
    }
}

pub(super) fn shli(f: &Folding<'_>) -> Option<Folded> {
    shift(f, true, |a, by| a << by)
}

pub(super) fn shrui(f: &Folding<'_>) -> Option<Folded> {
    shift(f, false, |a, by| a >> by)
}

pub(super) fn shrsi(f: &Folding<'_>) -> Option<Folded> {
    shift(f, true, |a, by| a >> by)
}

/// The least signed number of a width; `None` for a width of zero.
fn least_signed(width: u32) -> Option<BigInt> {
    width.checked_sub(1).map(|bits| -(BigInt::from(1) << bits))
}

/// Folds a minimum or maximum: equal operands, the absorbing and the neutral constant, two constants.
fn extremum(f: &Folding<'_>, signed: bool, max: bool) -> Option<Folded> {
    if f.same_operands() {
        return f.operand_result(1);
    }
    let width = f.width()?;
    if let Some(constant) = f.int(1) {
        let constant = constant.wrapped(width, signed);
        let ones = Int::Small(-1).wrapped(width, false).to_big();
        let ends = if !signed {
            Some((BigInt::zero(), ones))
        } else {
            least_signed(width).map(|least| (least, &ones >> 1u32))
        };
        if let Some((low, high)) = ends {
            let (absorbing, neutral) = if max { (high, low) } else { (low, high) };
            if constant.to_big() == absorbing {
                return f.operand_result(1);
            }
            if constant.to_big() == neutral {
                return f.operand_result(0);
            }
        }
    }
    f.int_binary(signed, |a, b| Some(if max { a.max(b) } else { a.min(b) }))
}

pub(super) fn maxsi(f: &Folding<'_>) -> Option<Folded> {
    extremum(f, true, true)
}

pub(super) fn minsi(f: &Folding<'_>) -> Option<Folded> {
    extremum(f, true, false)
}

pub(super) fn maxui(f: &Folding<'_>) -> Option<Folded> {
    extremum(f, false, true)
}

pub(super) fn minui(f: &Folding<'_>) -> Option<Folded> {
    extremum(f, false, false)
}
