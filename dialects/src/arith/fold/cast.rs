//! Casts between integers, indices and floats.

use std::sync::Arc;

use legalize_ir::{Context, FloatKind, Fold, FoldInput, InPlaceEdit, Int, OpId, TypeData, ValueId};
use legalize_typed::OpView;
use num_bigint::BigInt;

use super::{Folded, Folder, Folding, fold_with};
use crate::arith::constant::{
    element_or_self, float_convert, float_from_int, float_to_int, int_width, is_signaling,
};
use crate::ops::arith::{ExtFOp, FastMathFlags, TruncFOp};

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

fn trunci(f: &Folding<'_>) -> Option<Folded> {
    for name in ["arith.extui", "arith.extsi"] {
        if let Some(ext) = f.definer(0, name) {
            let source = f.definer_operand(ext, 0);
            if f.input.ir.value_type(source) == f.result_type() {
                return Some(Folded::Value(source));
            }
        }
    }
    f.int_result(f.int(0)?.wrapped(f.width()?, true))
}

/// A cast back to where a cast came from, or a constant read as `signed`.
fn index_cast_of(f: &Folding<'_>, name: &str, signed: bool) -> Option<Folded> {
    if let Some(inner) = f.definer(0, name) {
        let source = f.definer_operand(inner, 0);
        if f.input.ir.value_type(source) == f.result_type() {
            return Some(Folded::Value(source));
        }
    }
    let from = int_width(f.ctx, element_or_self(f.ctx, f.operand_type(0)))?;
    f.int_result(f.int(0)?.wrapped(from, signed).wrapped(f.width()?, true))
}

pub(super) fn index_cast(f: &Folding<'_>) -> Option<Folded> {
    index_cast_of(f, "arith.index_cast", true)
}

pub(super) fn index_castui(f: &Folding<'_>) -> Option<Folded> {
    index_cast_of(f, "arith.index_castui", false)
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

/// What a cast came from, if that is a cast of this name and the two lead back to the same type.
fn round_trip(f: &Folding<'_>, name: &str) -> Option<(OpId, ValueId)> {
    let inner = f.definer(0, name)?;
    let source = f.definer_operand(inner, 0);
    (f.input.ir.value_type(source) == f.result_type()).then_some((inner, source))
}

/// A constant in the format of the result. What signals stays, as converting it would be an invalid operation.
fn converted(f: &Folding<'_>, exact: bool) -> Option<Folded> {
    let (bits, kind) = f.float(0)?;
    if is_signaling(kind, bits) {
        return None;
    }
    f.float_result(float_convert(kind, float_result_kind(f)?, bits, exact)?)
}

pub(super) fn extf(f: &Folding<'_>) -> Option<Folded> {
    // What was cut off may only be ignored if both casts allow it.
    if let Some((inner, source)) = round_trip(f, "arith.truncf") {
        let at = (f.ctx, f.input.ir);
        let contracts =
            |flags: Option<FastMathFlags>| flags.is_some_and(|flags| flags.contains(FastMathFlags::CONTRACT));
        if contracts(TruncFOp::of(inner).fastmath(&at)) && contracts(ExtFOp::of(f.input.op).fastmath(&at)) {
            return Some(Folded::Value(source));
        }
    }
    converted(f, false)
}

pub(super) fn truncf(f: &Folding<'_>) -> Option<Folded> {
    if let Some((_, source)) = round_trip(f, "arith.extf") {
        return Some(Folded::Value(source));
    }
    converted(f, true)
}

pub(super) fn bitcast(f: &Folding<'_>) -> Option<Folded> {
    let (from, to) = (f.operand_type(0), f.result_type());
    if from == to {
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

/// Whether a value's format has more bits than that of the result.
fn is_wider_float(f: &Folding<'_>, value: ValueId) -> bool {
    let element = element_or_self(f.ctx, f.input.ir.value_type(value));
    match (f.ctx.type_data(element), float_result_kind(f)) {
        (TypeData::Float(kind), Some(result)) => kind.width() > result.width(),
        _ => false,
    }
}

/// A cast of a cast takes the inner one's operand where that says the same.
fn inner_of_cast(f: &Folding<'_>, name: &str) -> Option<ValueId> {
    let source = |name| f.definer(0, name).map(|inner| f.definer_operand(inner, 0));
    match name {
        "arith.trunci" => {}
        "arith.truncf" => return source("arith.extf").filter(|&source| is_wider_float(f, source)),
        _ => return source(name),
    }
    let wider = |source: &ValueId| {
        int_width(f.ctx, element_or_self(f.ctx, f.input.ir.value_type(*source))) > f.width()
    };
    ["arith.extui", "arith.extsi"].into_iter().find_map(source).filter(wider).or_else(|| source(name))
}

pub(super) fn attach_casts(ctx: &mut Context) {
    let casts: [(&str, Folder); 4] =
        [("arith.extui", extui), ("arith.extsi", extsi), ("arith.trunci", trunci), ("arith.truncf", truncf)];
    for (name, folder) in casts {
        let op = ctx.op_name(name);
        let fold = move |input: &FoldInput<'_>| match inner_of_cast(&Folding::new(input, 0), name) {
            Some(inner) => Fold::InPlace(vec![InPlaceEdit::SetOperand(0, inner)]),
            None => fold_with(input, folder),
        };
        ctx.update_op(op, |info| info.hooks.fold = Some(Arc::new(fold)));
    }
}
