//! Casts between integers, indices and floats.

use legalize_dialects_hooks::table;
use legalize_ir::{Attribute, FloatKind, Fold, FoldInput, InPlaceEdit, Int, TypeData, ValueId};
use legalize_typed::OpView;
use num_bigint::BigInt;

use super::{Folded, Folder, Folding, fold_with, is_shaped_bitcast};
use crate::arith::constant::{
    element_or_self, float_convert, float_from_int, float_to_int, int_width, is_signaling,
};
use crate::arith::elements::Elements;
use crate::ops::arith::{ExtFOp, ExtSIOp, ExtUIOp, FastMathFlags, TruncFOp, TruncIOp};
use crate::ub;

fn extension(f: &Folding<'_>, signed: bool) -> Option<Folded> {
    let from = int_width(f.ctx, element_or_self(f.ctx, f.operand_type(0)))?;
    f.int_result(f.int(0)?.wrapped(from, signed))
}

fn extui(f: &Folding<'_>) -> Option<Folded> {
    extension(f, false)
}

fn extsi(f: &Folding<'_>) -> Option<Folded> {
    extension(f, true)
}

/// The source of an operand's defining cast of type `O`, if it has the type of the result.
fn there_and_back<O: OpView>(f: &Folding<'_>) -> Option<ValueId> {
    f.uncast::<O>(0).filter(|&source| f.input.ir.value_type(source) == f.result_type())
}

fn trunci(f: &Folding<'_>) -> Option<Folded> {
    match there_and_back::<ExtUIOp>(f).or_else(|| there_and_back::<ExtSIOp>(f)) {
        Some(source) => Some(Folded::Value(source)),
        None => f.int_result(f.int(0)?.wrapped(f.width()?, true)),
    }
}

/// Reads a constant as `signed`. A cast back is canonicalized and not folded: the first cast may have lost
/// bits, and a conversion must not.
fn index_cast_of(f: &Folding<'_>, signed: bool) -> Option<Folded> {
    let from = int_width(f.ctx, element_or_self(f.ctx, f.operand_type(0)))?;
    f.int_result(f.int(0)?.wrapped(from, signed).wrapped(f.width()?, true))
}

pub(super) fn index_cast(f: &Folding<'_>) -> Option<Folded> {
    index_cast_of(f, true)
}

pub(super) fn index_castui(f: &Folding<'_>) -> Option<Folded> {
    index_cast_of(f, false)
}

fn float_result_kind(f: &Folding<'_>) -> Option<FloatKind> {
    match f.ctx.type_data(element_or_self(f.ctx, f.result_type())) {
        TypeData::Float(kind) => Some(*kind),
        _ => None,
    }
}

fn int_to_float(f: &Folding<'_>, signed: bool) -> Option<Folded> {
    let width = int_width(f.ctx, element_or_self(f.ctx, f.operand_type(0)))?;
    f.float_result(float_from_int(float_result_kind(f)?, &f.int(0)?, width, signed)?)
}

pub(super) fn sitofp(f: &Folding<'_>) -> Option<Folded> {
    int_to_float(f, true)
}

pub(super) fn uitofp(f: &Folding<'_>) -> Option<Folded> {
    int_to_float(f, false)
}

fn float_as_int(f: &Folding<'_>, signed: bool) -> Option<Folded> {
    let (bits, kind) = f.float(0)?;
    let width = f.width()?;
    f.int_result(float_to_int(kind, bits, width, signed)?.wrapped(width, true))
}

pub(super) fn fptosi(f: &Folding<'_>) -> Option<Folded> {
    float_as_int(f, true)
}

pub(super) fn fptoui(f: &Folding<'_>) -> Option<Folded> {
    float_as_int(f, false)
}

/// The constant in the format of the result. A signaling NaN is not folded, as converting it would be an
/// invalid operation.
fn converted(f: &Folding<'_>) -> Option<Folded> {
    let (bits, kind) = f.float(0)?;
    if is_signaling(kind, bits) {
        return None;
    }
    f.float_result(float_convert(kind, float_result_kind(f)?, bits)?)
}

pub(super) fn extf(f: &Folding<'_>) -> Option<Folded> {
    // Truncated bits may only be ignored if both casts allow it.
    if let Some(source) = there_and_back::<TruncFOp>(f)
        && let Some(inner) = f.defining_view::<TruncFOp>(0)
    {
        let at = f.at();
        let contracts =
            |flags: Option<FastMathFlags>| flags.is_some_and(|flags| flags.contains(FastMathFlags::CONTRACT));
        if contracts(inner.fastmath(&at)) && contracts(ExtFOp::of(f.input.op).fastmath(&at)) {
            return Some(Folded::Value(source));
        }
    }
    converted(f)
}

pub(super) fn truncf(f: &Folding<'_>) -> Option<Folded> {
    if let Some(source) = there_and_back::<ExtFOp>(f) {
        return Some(Folded::Value(source));
    }
    converted(f)
}

/// Returns true if a constant is neither a number, nor has readable elements, nor is a scalar poison.
fn is_opaque(f: &Folding<'_>, constant: Attribute) -> bool {
    let is_number = f.int(0).is_some() || f.float(0).is_some();
    !is_number
        && Elements::new(f.ctx, constant).is_none()
        && (is_shaped_bitcast(f.input) || !ub::is_poison(f.ctx, constant))
}

pub(super) fn bitcast(f: &Folding<'_>) -> Option<Folded> {
    let (from, to) = (f.operand_type(0), f.result_type());
    let constant = f.constant(0);
    // A constant is folded to another one, as upstream does, unless it is opaque.
    if from == to && constant.is_none_or(|constant| is_opaque(f, constant)) {
        return f.operand_result(0);
    }
    let width = |ty| match f.ctx.type_data(element_or_self(f.ctx, ty)) {
        TypeData::Integer { width, .. } => Some(*width),
        TypeData::Float(kind) => Some(kind.width()),
        _ => None,
    };
    if width(from)? != width(to)? {
        return None;
    }
    match (f.int(0), f.float(0)) {
        (Some(int), _) if float_result_kind(f).is_none() => f.int_result(int),
        (Some(int), _) => {
            use num_traits::ToPrimitive;
            f.float_result(int.wrapped(width(to)?, false).to_big().to_u128()?)
        }
        (None, Some((bits, _))) if float_result_kind(f).is_some() => f.float_result(bits),
        (None, Some((bits, _))) => f.int_result(Int::from(BigInt::from(bits)).wrapped(width(to)?, true)),
        (None, None) => None,
    }
}

/// Returns true if a value's format has more bits than that of the result.
fn is_wider_float(f: &Folding<'_>, value: ValueId) -> bool {
    let element = element_or_self(f.ctx, f.input.ir.value_type(value));
    match (f.ctx.type_data(element), float_result_kind(f)) {
        (TypeData::Float(kind), Some(result)) => kind.width() > result.width(),
        _ => false,
    }
}

/// Finds the operand that a cast of a cast can take instead of its own without a change in meaning.
type Inner = fn(&Folding<'_>) -> Option<ValueId>;

fn from_truncated(f: &Folding<'_>) -> Option<ValueId> {
    let wider = |source: &ValueId| {
        int_width(f.ctx, element_or_self(f.ctx, f.input.ir.value_type(*source))) > f.width()
    };
    let extended = f.uncast::<ExtUIOp>(0).or_else(|| f.uncast::<ExtSIOp>(0));
    extended.filter(wider).or_else(|| f.uncast::<TruncIOp>(0))
}

fn from_extended_float(f: &Folding<'_>) -> Option<ValueId> {
    f.uncast::<ExtFOp>(0).filter(|&source| is_wider_float(f, source))
}

/// Folds a cast of a cast into one cast.
#[inline]
fn fold_cast(input: &FoldInput<'_>, inner: Inner, folder: Folder) -> Fold {
    match inner(&Folding::new(input, 0)) {
        Some(inner) => Fold::InPlace(vec![InPlaceEdit::SetOperand(0, inner)]),
        None => fold_with(input, folder),
    }
}

pub(super) const FOLDERS: &[(&str, table::Folder)] = &[
    (ExtUIOp::NAME, |input| fold_cast(input, |f| f.uncast::<ExtUIOp>(0), extui)),
    (ExtSIOp::NAME, |input| fold_cast(input, |f| f.uncast::<ExtSIOp>(0), extsi)),
    (TruncIOp::NAME, |input| fold_cast(input, from_truncated, trunci)),
    (TruncFOp::NAME, |input| fold_cast(input, from_extended_float, truncf)),
];
