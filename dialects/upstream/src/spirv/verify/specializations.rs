//! Verifiers of composites of specialization constants, and of operations on them.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::elements;
use legalize_dialects_hooks::rules::{Checked, Verify};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{
    AttrData, Attribute, Context, Ir, OpId, Type, TypeData, ValueDef, lookup_nearest_symbol, plain_error,
    type_to_string,
};
use legalize_source::Diagnostic;

use crate::spirv::asm::spec::{CONSTANTS, SINGLE};
use crate::spirv::parts::element;

/// The type of the constant that a symbol refers to; `None` if there is none.
fn constant_type(ctx: &Context, ir: &Ir, op: OpId, symbol: Attribute) -> Option<Type> {
    let constant = lookup_nearest_symbol(ctx, ir, ir.parent_op(op)?, symbol)?;
    if ctx.op_str(ir.op(constant).name()) != SINGLE {
        return None;
    }
    ctx.attr_type(ir.attr_named(ctx, constant, "default_value")?)
}

/// The type that an operation declares for its result, and the number of elements; `None` if the number is
/// not known.
fn composite_type(ctx: &Context, ir: &Ir, op: OpId) -> Result<Option<(Type, i64)>> {
    let Some(&AttrData::Type(ty)) = ir.attr_named(ctx, op, "type").map(|ty| ctx.attr_data(ty)) else {
        return Ok(None);
    };
    let text = || type_to_string(ctx, ty);
    let is_cooperative = match ctx.type_data(ty) {
        TypeData::Dialect { name, .. } => ctx.str(*name) == "spirv.coopmatrix",
        _ => false,
    };
    match element(ctx, ty, 0) {
        None => Err(plain_error(format!("result type must be a composite type, but provided '{}'", text()))),
        Some(_) if is_cooperative => Err(plain_error(format!("unsupported composite type  '{}'", text()))),
        Some((_, count)) => Ok(Some((ty, count.unwrap_or(0)))),
    }
}

fn verify_composite(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some((ty, count)) = composite_type(ctx, ir, op)? else { return Ok(()) };
    let parts = elements(ctx, ir.attr_named(ctx, op, "constituents"));
    if parts.len() as i64 != count {
        let found = parts.len();
        let message = format!("has incorrect number of operands: expected {count}, but provided {found}");
        return Err(plain_error(message));
    }
    for (index, &part) in parts.iter().enumerate() {
        let Some(found) = constant_type(ctx, ir, op, part) else {
            return Err(plain_error("constituent must name a specialization constant"));
        };
        let Some((expected, _)) = element(ctx, ty, index as i64) else { continue };
        if found != expected {
            return Err(plain_error(format!(
                "has incorrect types of operands: expected '{}', but provided '{}'",
                type_to_string(ctx, expected),
                type_to_string(ctx, found)
            )));
        }
    }
    Ok(())
}

fn verify_replicate(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let (Some((ty, _)), Some(part)) = (composite_type(ctx, ir, op)?, ir.attr_named(ctx, op, "constituent"))
    else {
        return Ok(());
    };
    let Some(found) = constant_type(ctx, ir, op, part) else {
        return Err(plain_error("splat spec constant reference defining constituent not found"));
    };
    match element(ctx, ty, 0) {
        Some((expected, _)) if found != expected => Err(plain_error(format!(
            "constituent has incorrect type: expected '{}', but provided '{}'",
            type_to_string(ctx, expected),
            type_to_string(ctx, found)
        ))),
        _ => Ok(()),
    }
}

fn verify_operation(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let wrong = |message: &str| Err(Diagnostic::error("verify::op", message));
    let first = ir.op(op).regions().first().and_then(|&region| ir.region(region).first());
    let ops: Vec<OpId> = first.into_iter().flat_map(|block| ir.block_ops(block)).take(3).collect();
    let &[wrapped, _] = &ops[..] else { return wrong("expected exactly 2 nested ops") };
    let usable = ctx.name("spirv::UsableInSpecConstantOp");
    if !ctx.op_info(ir.op(wrapped).name()).is_some_and(|info| info.trait_names.contains(&usable)) {
        return wrong("invalid enclosed op");
    }
    let is_constant = |op: OpId| CONSTANTS.contains(&ctx.op_str(ir.op(op).name()));
    for operand in ir.operands(wrapped) {
        match ir.value(operand).def() {
            ValueDef::Result { op, .. } if is_constant(op) => {}
            _ => return wrong("invalid operand, must be defined by a constant operation"),
        }
    }
    Ok(())
}

pub(super) const VERIFIERS: &[(&str, Verify)] = &[
    ("spirv.EXT.SpecConstantCompositeReplicate", verify_replicate),
    ("spirv.SpecConstantComposite", verify_composite),
];

pub(super) const REGION_VERIFIERS: &[(&str, Verify)] = &[("spirv.SpecConstantOperation", verify_operation)];
