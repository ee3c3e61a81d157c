//! Verifiers of casts: bitcasts, conversions of widths, pointer casts.

use legalize_dialects_hooks::attributes::{enum_of, enum_value};
use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{
    Context, Ir, OpId, Param, Signedness, Type, TypeData, element_type_or_self, type_to_string,
};

use crate::spirv::parts::{bit_width, ends, operands, plain, pointer, result};

fn verify_bitcast(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some((from, to)) = ends(ir, op) else { return Ok(()) };
    if from == to {
        return plain("result type must be different from operand type");
    }
    match (pointer(ctx, from).is_some(), pointer(ctx, to).is_some()) {
        (true, false) => plain("unhandled bit cast conversion from pointer type to non-pointer type"),
        (false, true) => plain("unhandled bit cast conversion from non-pointer type to pointer type"),
        _ => match (bit_width(ctx, from), bit_width(ctx, to)) {
            (Some(from), Some(to)) if from != to => {
                wrong(format!("mismatch in result type bitwidth {to} and operand type bitwidth {from}"))
            }
            _ => Ok(()),
        },
    }
}

fn verify_convert(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some((from, to)) = ends(ir, op) else { return Ok(()) };
    let element = |ty: Type| match ctx.type_data(ty) {
        TypeData::Dialect { params, .. } => match params.get(2) {
            Some(Param::Type(ty)) => *ty,
            _ => ty,
        },
        _ => element_type_or_self(ctx, ty),
    };
    let (from, to) = (element(from), element(to));
    match (bit_width(ctx, from), bit_width(ctx, to)) {
        (Some(a), Some(b)) if a == b => wrong(format!(
            "expected the different bit widths for operand type and result type, but provided '{}' and '{}'",
            type_to_string(ctx, from),
            type_to_string(ctx, to)
        )),
        _ => Ok(()),
    }
}

/// The pointee type of a pointer, and the keyword of its storage class.
fn place(ctx: &Context, ty: Type) -> Option<(Type, String)> {
    let (pointee, class) = pointer(ctx, ty)?;
    let word = enum_of(ctx, ctx.name("spirv.storage_class")).and_then(|def| def.stringify(class));
    Some((pointee, word.unwrap_or_default()))
}

/// Storage classes of pointers that can be cast to generic ones.
const NAMED: [&str; 3] = ["Workgroup", "CrossWorkgroup", "Function"];

/// Verifies a cast between a pointer in a specific storage class and a generic one.
fn verify_generic(ctx: &Context, ir: &Ir, op: OpId, to_generic: bool) -> Checked {
    let Some((from, to)) = ends(ir, op) else { return Ok(()) };
    let (Some((from, from_place)), Some((to, to_place))) = (place(ctx, from), place(ctx, to)) else {
        return Ok(());
    };
    if to_generic {
        if !NAMED.contains(&&*from_place) {
            return plain("pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class");
        }
        if to_place != "Generic" {
            return plain("result type must be of storage class Generic");
        }
    } else {
        if from_place != "Generic" {
            return plain("pointer type must be of storage class Generic");
        }
        if !NAMED.contains(&&*to_place) {
            return plain("result must point to the Workgroup, CrossWorkgroup, or Function Storage Class");
        }
    }
    if from == to {
        Ok(())
    } else {
        wrong(format!(
            "pointer operand's pointee type must have the same as the op result type, but found '{}' vs '{}'",
            type_to_string(ctx, from),
            type_to_string(ctx, to)
        ))
    }
}

/// Verifies that the integer of a pointer cast is signless. The message speaks of the result also for an
/// operand, as upstream.
fn verify_number(ctx: &Context, ty: Option<Type>) -> Checked {
    let Some(TypeData::Integer { signedness, .. }) = ty.map(|ty| ctx.type_data(ty)) else { return Ok(()) };
    match signedness {
        Signedness::Signless => Ok(()),
        _ => plain("result must be a scalar type of unsigned integer"),
    }
}

fn verify_physical(ctx: &Context, ir: &Ir, op: OpId, ty: Option<Type>, message: &str) -> Checked {
    let mut parent = ir.parent_op(op);
    while let Some(op) = parent.filter(|&op| ctx.op_str(ir.op(op).name()) != "spirv.module") {
        parent = ir.parent_op(op);
    }
    let (Some(module), Some((_, place))) = (parent, ty.and_then(|ty| place(ctx, ty))) else { return Ok(()) };
    let model = enum_value(ctx, ir, module, "addressing_model").unwrap_or_default();
    let model = enum_of(ctx, ctx.name("spirv.addressing_model")).and_then(|def| def.stringify(model));
    match model.as_deref() {
        Some("Logical") => plain(message),
        Some("PhysicalStorageBuffer64") if place != "PhysicalStorageBuffer" => plain(message),
        _ => Ok(()),
    }
}

pub(super) const VERIFIERS: &[(&str, Verify)] = &[
    ("spirv.Bitcast", verify_bitcast),
    ("spirv.ConvertPtrToU", |at| {
        let Subject { ctx, ir, op } = at;
        let ty = operands(ir, op).first().copied();
        verify_number(ctx, result(ir, op))?;
        verify_physical(ctx, ir, op, ty, "operand must be a physical pointer")
    }),
    ("spirv.ConvertUToPtr", |at| {
        let Subject { ctx, ir, op } = at;
        verify_number(ctx, operands(ir, op).first().copied())?;
        verify_physical(ctx, ir, op, result(ir, op), "result must be a physical pointer")
    }),
    ("spirv.FConvert", verify_convert),
    ("spirv.GenericCastToPtr", |at| verify_generic(at.ctx, at.ir, at.op, false)),
    ("spirv.GenericCastToPtrExplicit", |at| verify_generic(at.ctx, at.ir, at.op, false)),
    ("spirv.PtrCastToGeneric", |at| verify_generic(at.ctx, at.ir, at.op, true)),
    ("spirv.SConvert", verify_convert),
    ("spirv.UConvert", verify_convert),
];
