//! Dot products of vectors of small integers, which a vector or one wide integer holds.

use legalize_ir::{Context, Ir, OpId, TypeData, type_to_string};
use legalize_source::Diagnostic;

use super::checks::{bit_width, ends};
use crate::common::attributes::{enum_of, enum_value};
use crate::common::hooks::{Verified, attach_verifiers};

fn wrong(message: impl Into<String>) -> Verified {
    Err(Diagnostic::error("verify::op", message))
}

const FORMAT: &str = "spirv.packed_vector_format";

fn verify_dot(ctx: &Context, ir: &Ir, op: OpId) -> Verified {
    let Some((vector, result)) = ends(ir, op) else { return Ok(()) };
    let format = enum_value(ctx, ir, op, "format");
    match (ctx.type_data(vector), format) {
        (TypeData::Integer { .. }, None) => {
            return wrong("requires Packed Vector Format attribute for integer vector operands");
        }
        (TypeData::Integer { width, .. }, Some(format)) if *width != 32 => {
            let word =
                enum_of(ctx, ctx.name(FORMAT)).and_then(|def| def.stringify(format)).unwrap_or_default();
            return wrong(format!(
                "with specified Packed Vector Format ({word}) requires integer vector operands to be 32-bits wide"
            ));
        }
        (TypeData::Vector { .. }, Some(_)) => {
            return wrong(format!(
                "with invalid format attribute for vector operands of type '{}'",
                type_to_string(ctx, vector)
            ));
        }
        _ => {}
    }
    match (bit_width(ctx, vector), bit_width(ctx, result)) {
        (Some(vector), Some(result)) if result < vector => wrong(format!(
            "result type has insufficient bit-width ({result} bits) for the specified vector operand type ({vector} \
             bits)"
        )),
        _ => Ok(()),
    }
}

const PRODUCTS: [&str; 6] = ["SDot", "SDotAccSat", "SUDot", "SUDotAccSat", "UDot", "UDotAccSat"];

/// Attaches the verifier to the operations that are registered.
pub(super) fn attach(ctx: &mut Context) {
    for name in PRODUCTS {
        attach_verifiers(ctx, &[(&format!("spirv.{name}"), verify_dot)]);
    }
}
