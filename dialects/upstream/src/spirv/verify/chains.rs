//! `spirv.AccessChain` and similar operations: a pointer to a part of another pointer's pointee.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::rules::{Checked, Verify};
use legalize_ir::{Context, Ir, OpId, Param, Type, TypeData, ValueId, plain_error, type_to_string};
use legalize_source::Diagnostic;

use crate::spirv::parts::{element, pointer, pointer_to};

/// The operation's name in messages about indices; upstream uses it for all of these operations.
const CHAIN: &str = "spirv.AccessChain";

/// The value of an index into a struct, which must be constant.
fn index_of(ctx: &Context, ir: &Ir, index: ValueId) -> Result<i64, Diagnostic> {
    let maker = ir.defining_op(index);
    let name = maker.map(|op| ctx.op_str(ir.op(op).name()));
    let number = maker
        .filter(|_| name == Some("spirv.Constant"))
        .and_then(|op| ir.attr_named(ctx, op, "value"))
        .and_then(|value| ctx.as_i64(value));
    match (number, name) {
        (Some(number), _) => Ok(number),
        (None, Some(name)) => Err(plain_error(format!(
            "'{CHAIN}' index must be an integer spirv.Constant to access element of spirv.struct, but provided {name}"
        ))),
        (None, None) => Err(plain_error(format!(
            "'{CHAIN}' op index must be an integer spirv.Constant to access element of spirv.struct"
        ))),
    }
}

/// The type of the part at these indices.
fn part(ctx: &Context, ir: &Ir, whole: Type, indices: &[ValueId]) -> Result<Type, Diagnostic> {
    let (mut ty, mut number) = (whole, 0);
    for &index in indices {
        let text = type_to_string(ctx, ty);
        if element(ctx, ty, 0).is_none() {
            // The number is that of the index before, as upstream.
            return Err(plain_error(format!(
                "'{CHAIN}' op cannot extract from non-composite type '{text}' with index {number}"
            )));
        }
        let is_struct =
            matches!(ctx.type_data(ty), TypeData::Dialect { name, .. } if ctx.str(*name) == "spirv.struct");
        // All other composites have elements of one type.
        number = if is_struct { index_of(ctx, ir, index)? } else { 0 };
        let Some((inner, count)) = element(ctx, ty, number) else { break };
        if is_struct && count.is_some_and(|count| !(0..count).contains(&number)) {
            return Err(plain_error(format!("'{CHAIN}' op index {number} out of bounds for '{text}'")));
        }
        ty = inner;
    }
    Ok(ty)
}

/// Verifies that the result points to the part; `skipped` operands are between the pointer and the indices.
fn verify_chain(ctx: &Context, ir: &Ir, op: OpId, skipped: usize) -> Checked {
    let operands: Vec<ValueId> = ir.operands(op).collect();
    let (Some((&base, rest)), Some(&result)) = (operands.split_first(), ir.op(op).results().first()) else {
        return Ok(());
    };
    let base = ir.value_type(base);
    let (Some((pointee, class)), Some(indices)) = (pointer(ctx, base), rest.get(skipped..)) else {
        return Ok(());
    };
    let ty = part(ctx, ir, pointee, indices)?;
    let (expected, found) = (pointer_to(ctx, ty, &Param::Int(class.into())), ir.value_type(result));
    if expected == found {
        Ok(())
    } else {
        Err(Diagnostic::error(
            "verify::op",
            format!(
                "invalid result type: expected '{}', but provided '{}'",
                type_to_string(ctx, expected),
                type_to_string(ctx, found)
            ),
        ))
    }
}

pub(super) const VERIFIERS: &[(&str, Verify)] = &[
    ("spirv.AccessChain", |at| verify_chain(at.ctx, at.ir, at.op, 0)),
    ("spirv.InBoundsPtrAccessChain", |at| verify_chain(at.ctx, at.ir, at.op, 1)),
    ("spirv.PtrAccessChain", |at| verify_chain(at.ctx, at.ir, at.op, 1)),
];
