//! Dot products of vectors of small integers, which are vectors or packed into a wide integer.

use legalize_dialects_hooks::attributes::{enum_of, enum_value};
use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{TypeData, type_to_string};

use crate::spirv::parts::{bit_width, ends};

const FORMAT: &str = "spirv.packed_vector_format";

fn verify_dot(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
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

pub(super) const VERIFIERS: &[(&str, Verify)] = &[
    ("spirv.SDot", verify_dot),
    ("spirv.SDotAccSat", verify_dot),
    ("spirv.SUDot", verify_dot),
    ("spirv.SUDotAccSat", verify_dot),
    ("spirv.UDot", verify_dot),
    ("spirv.UDotAccSat", verify_dot),
];
