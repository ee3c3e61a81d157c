//! Verifiers that upstream writes in C++: constants, casts, `select`.

use legalize_ir::{AttrData, Attribute, Context, ElementsData, Ir, OpId, Type, TypeData, type_to_string};
use legalize_source::Diagnostic;
use legalize_typed::OpView;

use super::constant::{element_or_self, int_width};
use crate::common::shapes::i1_same_shape;
use crate::ops::arith::{self as ops, ConstantOp};
use crate::ops::index;

fn fail(message: String) -> Result<(), Diagnostic> {
    Err(Diagnostic::error("verify::op", message))
}

fn verify_constant(ctx: &Context, ir: &Ir, op: OpId) -> Result<(), Diagnostic> {
    let (Some(value), Some(&result)) =
        (ConstantOp::of(op).value_attr(&(ctx, ir)), ir.op(op).results().first())
    else {
        return Ok(());
    };
    let ty = ir.value_type(result);
    if let Some(value_type) = ctx.attr_type(value).filter(|&value_type| value_type != ty) {
        return fail(format!(
            "value type {} must match return type: {}",
            type_to_string(ctx, value_type),
            type_to_string(ctx, ty)
        ));
    }
    let signless = match ctx.type_data(ty) {
        TypeData::Integer { signedness, .. } => *signedness == legalize_ir::Signedness::Signless,
        _ => true,
    };
    if !signless {
        return fail("integer return type must be signless".to_owned());
    }
    let is_number = matches!(
        ctx.attr_data(value),
        AttrData::Integer { .. }
            | AttrData::Float { .. }
            | AttrData::DenseElements { .. }
            | AttrData::SparseElements { .. }
            | AttrData::DenseResource { .. }
    );
    if !is_number {
        return fail("value must be an integer, float, or elements attribute".to_owned());
    }
    let is_scalable =
        matches!(ctx.type_data(ty), TypeData::Vector { scalable, .. } if scalable.contains(&true));
    if is_scalable && !is_splat(ctx, value) {
        return fail(
            "intializing scalable vectors with elements attribute is not supported unless it's a vector splat"
                .to_owned(),
        );
    }
    Ok(())
}

fn is_splat(ctx: &Context, value: Attribute) -> bool {
    match ctx.attr_data(value) {
        AttrData::DenseElements { data: ElementsData::Bytes { splat, .. }, .. } => *splat,
        _ => false,
    }
}

/// Whether an element of the first type can become one of the second.
type CastRule = fn(&Context, Type, Type) -> bool;

/// The casts, and which of them upstream's `areCastCompatible` lets pass.
const CASTS: &[(&str, CastRule)] = &[
    (ops::ExtUIOp::NAME, is_wider),
    (ops::ExtSIOp::NAME, is_wider),
    (ops::ExtFOp::NAME, is_wider),
    (ops::TruncIOp::NAME, is_narrower),
    (ops::TruncFOp::NAME, is_narrower),
    (ops::SIToFPOp::NAME, |_, _, _| true),
    (ops::UIToFPOp::NAME, |_, _, _| true),
    (ops::FPToSIOp::NAME, |_, _, _| true),
    (ops::FPToUIOp::NAME, |_, _, _| true),
    (ops::BitcastOp::NAME, |ctx, from, to| width(ctx, from) == width(ctx, to)),
    (ops::IndexCastOp::NAME, is_index_and_integer),
    (ops::IndexCastUIOp::NAME, is_index_and_integer),
    (index::CastSOp::NAME, is_index_and_integer),
    (index::CastUOp::NAME, is_index_and_integer),
];

fn width(ctx: &Context, element: Type) -> Option<u32> {
    match ctx.type_data(element) {
        TypeData::Float(kind) => Some(kind.width()),
        _ => int_width(ctx, element),
    }
}

fn is_wider(ctx: &Context, from: Type, to: Type) -> bool {
    width(ctx, to) > width(ctx, from)
}

fn is_narrower(ctx: &Context, from: Type, to: Type) -> bool {
    width(ctx, to) < width(ctx, from)
}

fn is_index_and_integer(ctx: &Context, from: Type, to: Type) -> bool {
    let is_index = |ty| matches!(ctx.type_data(ty), TypeData::Index);
    is_index(from) != is_index(to)
}

fn verify_cast(ctx: &Context, ir: &Ir, op: OpId, rule: CastRule) -> Result<(), Diagnostic> {
    let (Some(operand), Some(&result)) = (ir.operands(op).next(), ir.op(op).results().first()) else {
        return Ok(());
    };
    let (from, to) = (ir.value_type(operand), ir.value_type(result));
    let element = |ty| match ctx.type_data(ty) {
        TypeData::MemRef { element, .. } | TypeData::UnrankedMemRef { element, .. } => *element,
        _ => element_or_self(ctx, ty),
    };
    // Nothing tells what a tensor's encoding becomes.
    let encoding = |ty| match ctx.type_data(ty) {
        TypeData::RankedTensor { encoding, .. } => Some(*encoding),
        _ => None,
    };
    let keeps = encoding(from).zip(encoding(to)).is_none_or(|(from, to)| from == to);
    if keeps && rule(ctx, element(from), element(to)) {
        return Ok(());
    }
    fail(format!(
        "operand type '{}' and result type '{}' are cast incompatible",
        type_to_string(ctx, from),
        type_to_string(ctx, to),
    ))
}

fn verify_select(ctx: &Context, ir: &Ir, op: OpId) -> Result<(), Diagnostic> {
    let (Some(condition), Some(&result)) = (ir.operands(op).next(), ir.op(op).results().first()) else {
        return Ok(());
    };
    let (condition, ty) = (ir.value_type(condition), ir.value_type(result));
    if condition == ctx.common().i1 {
        return Ok(());
    }
    let mask = i1_same_shape(ctx, ty);
    if mask == ctx.common().i1 {
        return fail(format!(
            "expected condition to be a signless i1, but got '{}'",
            type_to_string(ctx, condition)
        ));
    }
    if condition != mask {
        return fail(format!(
            "expected condition type to have the same shape as the result type, expected '{}', but got '{}'",
            type_to_string(ctx, mask),
            type_to_string(ctx, condition)
        ));
    }
    Ok(())
}

/// Attaches the verifiers to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    let op = ctx.op_name(ConstantOp::NAME);
    ctx.update_op(op, |info| info.attached_mut().set_verifier(verify_constant));
    let op = ctx.op_name(ops::SelectOp::NAME);
    ctx.update_op(op, |info| info.attached_mut().set_verifier(verify_select));
    for &(name, rule) in CASTS {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| {
            info.attached_mut()
                .set_verifier(move |ctx: &Context, ir: &Ir, op: OpId| verify_cast(ctx, ir, op, rule));
        });
    }
}
