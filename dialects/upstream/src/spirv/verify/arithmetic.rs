//! Verifiers of arithmetic: results of two parts, scaling, selects, functions of the GL instruction set.

use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{TypeData, element_type_or_self, plain_error};

use crate::spirv::parts::{ends, length, members, operands, result};

/// Verifies a result of two parts: a struct of two members of the operands' type.
fn verify_pair(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some(members) = result(ir, op).map(|ty| members(ctx, ty).unwrap_or_default()) else { return Ok(()) };
    if members.len() != 2 {
        return wrong("expected result struct type containing two members");
    }
    let types = [operands(ir, op), members].concat();
    if types.iter().all(|ty| *ty == types[0]) {
        Ok(())
    } else {
        wrong("expected all operand types and struct member types are the same")
    }
}

fn verify_vector_times_scalar(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let (&[vector, scalar], Some(result)) = (&operands(ir, op)[..], result(ir, op)) else { return Ok(()) };
    if vector != result {
        return wrong("vector operand and result type mismatch");
    }
    if element_type_or_self(ctx, result) == scalar {
        Ok(())
    } else {
        wrong("scalar operand and result element type match")
    }
}

fn verify_select(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some((condition, result)) = ends(ir, op) else { return Ok(()) };
    let Some(count) = length(ctx, condition) else { return Ok(()) };
    match length(ctx, result) {
        None => wrong("result expected to be of vector type when condition is of vector type"),
        Some(found) if found != count => wrong(
            "result should have the same number of elements as the condition when condition is of vector type",
        ),
        _ => Ok(()),
    }
}

// Functions of the GL instruction set.

fn verify_ldexp(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let &[value, exponent] = &operands(ir, op)[..] else { return Ok(()) };
    match (length(ctx, value), length(ctx, exponent)) {
        (Some(one), Some(other)) if one != other => wrong("operands must have the same number of elements"),
        (Some(_), None) | (None, Some(_)) => wrong("operands must both be scalars or vectors"),
        _ => Ok(()),
    }
}

fn verify_frexp(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some((operand, result)) = ends(ir, op) else { return Ok(()) };
    let Some(&[fraction, exponent]) = members(ctx, result).as_deref() else {
        return Err(plain_error("result type must be a struct type with two memebers"));
    };
    if fraction != operand {
        return Err(plain_error(
            "member zero of the resulting struct type must be the same type as the operand",
        ));
    }
    let element = element_type_or_self(ctx, exponent);
    if !matches!(ctx.type_data(element), TypeData::Integer { width: 32, .. }) {
        // Upstream's message for vectors lacks a space.
        let must = if element == exponent { "must be" } else { "mustbe" };
        return Err(plain_error(format!(
            "member one of the resulting struct type {must} a scalar or vector of 32 bit integer type"
        )));
    }
    if length(ctx, operand) == length(ctx, exponent) {
        Ok(())
    } else {
        Err(plain_error(
            "member one of the resulting struct type must have the same number of components as the operand type",
        ))
    }
}

pub(super) const VERIFIERS: &[(&str, Verify)] = &[
    ("spirv.GL.FrexpStruct", verify_frexp),
    ("spirv.GL.Ldexp", verify_ldexp),
    ("spirv.IAddCarry", verify_pair),
    ("spirv.ISubBorrow", verify_pair),
    ("spirv.SMulExtended", verify_pair),
    ("spirv.Select", verify_select),
    ("spirv.UMulExtended", verify_pair),
    ("spirv.VectorTimesScalar", verify_vector_times_scalar),
];
