//! Verifiers that upstream writes in C++: constants, casts, `select`.

mod casts;

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_dialects_hooks::shapes::i1_same_shape;
use legalize_ir::{AttrData, Attribute, Context, ElementsData, Type, TypeData, type_to_string};
use legalize_typed::OpView;

use crate::arith::constant::{element_or_self, int_width};
use crate::ops::arith::{self as ops, ConstantOp};

fn verify_constant(Subject { ctx, ir, op }: Subject<'_>) -> Checked {
    let (Some(value), Some(&result)) =
        (ConstantOp::of(op).value_attr(&(ctx, ir)), ir.op(op).results().first())
    else {
        return Ok(());
    };
    let ty = ir.value_type(result);
    if let Some(value_type) = ctx.attr_type(value).filter(|&value_type| value_type != ty) {
        return wrong(format!(
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
        return wrong("integer return type must be signless".to_owned());
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
        return wrong("value must be an integer, float, or elements attribute".to_owned());
    }
    let is_scalable =
        matches!(ctx.type_data(ty), TypeData::Vector { scalable, .. } if scalable.contains(&true));
    if is_scalable && !is_splat(ctx, value) {
        return wrong(
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

/// Returns true if an element of the first type can be cast to the second.
type CastRule = fn(&Context, Type, Type) -> bool;

/// Width in bits of a float, integer or index type.
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

pub(crate) fn is_index_and_integer(ctx: &Context, from: Type, to: Type) -> bool {
    let is_index = |ty| matches!(ctx.type_data(ty), TypeData::Index);
    is_index(from) != is_index(to)
}

pub(crate) fn verify_cast(Subject { ctx, ir, op }: Subject<'_>, rule: CastRule) -> Checked {
    let (Some(operand), Some(&result)) = (ir.operands(op).next(), ir.op(op).results().first()) else {
        return Ok(());
    };
    let (from, to) = (ir.value_type(operand), ir.value_type(result));
    let element = |ty| match ctx.type_data(ty) {
        TypeData::MemRef { element, .. } | TypeData::UnrankedMemRef { element, .. } => *element,
        _ => element_or_self(ctx, ty),
    };
    // The encoding of the result tensor is indeterminate.
    let encoding = |ty| match ctx.type_data(ty) {
        TypeData::RankedTensor { encoding, .. } => Some(*encoding),
        _ => None,
    };
    let keeps = encoding(from).zip(encoding(to)).is_none_or(|(from, to)| from == to);
    if keeps && rule(ctx, element(from), element(to)) {
        return Ok(());
    }
    wrong(format!(
        "operand type '{}' and result type '{}' are cast incompatible",
        type_to_string(ctx, from),
        type_to_string(ctx, to),
    ))
}

fn verify_select(Subject { ctx, ir, op }: Subject<'_>) -> Checked {
    let (Some(condition), Some(&result)) = (ir.operands(op).next(), ir.op(op).results().first()) else {
        return Ok(());
    };
    let (condition, ty) = (ir.value_type(condition), ir.value_type(result));
    if condition == ctx.common().i1 {
        return Ok(());
    }
    let mask = i1_same_shape(ctx, ty);
    if mask == ctx.common().i1 {
        return wrong(format!(
            "expected condition to be a signless i1, but got '{}'",
            type_to_string(ctx, condition)
        ));
    }
    if condition != mask {
        return wrong(format!(
            "expected condition type to have the same shape as the result type, expected '{}', but got '{}'",
            type_to_string(ctx, mask),
            type_to_string(ctx, condition)
        ));
    }
    Ok(())
}

const OWN_RULES: Rules = Rules::own(&[
    (ConstantOp::NAME, verify_constant),
    (ops::SelectOp::NAME, verify_select),
    (ops::ExtUIOp::NAME, |at| verify_cast(at, is_wider)),
    (ops::ExtSIOp::NAME, |at| verify_cast(at, is_wider)),
    (ops::ExtFOp::NAME, |at| verify_cast(at, is_wider)),
    (ops::TruncIOp::NAME, |at| verify_cast(at, is_narrower)),
    (ops::TruncFOp::NAME, |at| verify_cast(at, is_narrower)),
    (ops::SIToFPOp::NAME, |at| verify_cast(at, |_, _, _| true)),
    (ops::UIToFPOp::NAME, |at| verify_cast(at, |_, _, _| true)),
    (ops::FPToSIOp::NAME, |at| verify_cast(at, |_, _, _| true)),
    (ops::FPToUIOp::NAME, |at| verify_cast(at, |_, _, _| true)),
    (ops::BitcastOp::NAME, |at| verify_cast(at, |ctx, from, to| width(ctx, from) == width(ctx, to))),
    (ops::IndexCastOp::NAME, |at| verify_cast(at, is_index_and_integer)),
    (ops::IndexCastUIOp::NAME, |at| verify_cast(at, is_index_and_integer)),
]);

pub(super) const RULES: &[Rules] = &[OWN_RULES, casts::DIMENSIONS, casts::SCALING];
