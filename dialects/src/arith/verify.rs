//! Verifiers that upstream writes in C++: constants, casts between widths, `select`.

use std::cmp::Ordering;
use std::sync::Arc;

use legalize_ir::{AttrData, Context, Ir, OpId, TypeData, type_to_string};
use legalize_source::Diagnostic;

use super::constant::{element_or_self, int_width};

fn fail(message: String) -> Result<(), Diagnostic> {
    Err(Diagnostic::error("verify::op", message))
}

fn verify_constant(ctx: &Context, ir: &Ir, op: OpId) -> Result<(), Diagnostic> {
    let (Some(value), Some(&result)) = (ir.attr_named(ctx, op, "value"), ir.op(op).results().first()) else {
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
    Ok(())
}

/// Casts whose result must be wider (`Greater`) or narrower (`Less`) than the operand.
const WIDTH_CASTS: &[(&str, Ordering)] = &[
    ("arith.extui", Ordering::Greater),
    ("arith.extsi", Ordering::Greater),
    ("arith.extf", Ordering::Greater),
    ("arith.trunci", Ordering::Less),
    ("arith.truncf", Ordering::Less),
];

fn verify_width_cast(ctx: &Context, ir: &Ir, op: OpId, wanted: Ordering) -> Result<(), Diagnostic> {
    let (Some(operand), Some(&result)) = (ir.operands(op).next(), ir.op(op).results().first()) else {
        return Ok(());
    };
    let (from, to) = (ir.value_type(operand), ir.value_type(result));
    let width = |ty| {
        let element = element_or_self(ctx, ty);
        match ctx.type_data(element) {
            TypeData::Float(kind) => Some(kind.width()),
            _ => int_width(ctx, element),
        }
    };
    match (width(from), width(to)) {
        (Some(a), Some(b)) if b.cmp(&a) != wanted => fail(format!(
            "result type {} must be {} than operand type {}",
            type_to_string(ctx, to),
            if wanted == Ordering::Greater { "wider" } else { "shorter" },
            type_to_string(ctx, from),
        )),
        _ => Ok(()),
    }
}

fn verify_select(ctx: &Context, ir: &Ir, op: OpId) -> Result<(), Diagnostic> {
    let (Some(condition), Some(&result)) = (ir.operands(op).next(), ir.op(op).results().first()) else {
        return Ok(());
    };
    let (condition, ty) = (ir.value_type(condition), ir.value_type(result));
    if condition == ctx.common().i1 {
        return Ok(());
    }
    let shaped = matches!(ctx.type_data(ty), TypeData::Vector { .. } | TypeData::RankedTensor { .. });
    if !shaped {
        return fail(format!(
            "expected condition to be a signless i1, but got {}",
            type_to_string(ctx, condition)
        ));
    }
    let mask = match ctx.type_data(ty).clone() {
        TypeData::Vector { shape, scalable, .. } => {
            ctx.ty(TypeData::Vector { shape, scalable, element: ctx.common().i1 })
        }
        TypeData::RankedTensor { shape, .. } => {
            ctx.ty(TypeData::RankedTensor { shape, element: ctx.common().i1, encoding: None })
        }
        _ => condition,
    };
    if condition != mask {
        return fail(format!(
            "expected condition type to have the same shape as the result type, expected {}, but got {}",
            type_to_string(ctx, mask),
            type_to_string(ctx, condition)
        ));
    }
    Ok(())
}

/// Attaches the verifiers to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    let op = ctx.op_name("arith.constant");
    ctx.update_op(op, |info| info.hooks.verify = Some(Arc::new(verify_constant)));
    let op = ctx.op_name("arith.select");
    ctx.update_op(op, |info| info.hooks.verify = Some(Arc::new(verify_select)));
    for &(name, wanted) in WIDTH_CASTS {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| {
            info.hooks.verify = Some(Arc::new(move |ctx: &Context, ir: &Ir, op: OpId| {
                verify_width_cast(ctx, ir, op, wanted)
            }));
        });
    }
}
