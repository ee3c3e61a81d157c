//! Verifiers of cooperative matrices.

use legalize_dialects_hooks::attributes::{enum_of, enum_value};
use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Context, Ir, OpId, Param, Type, TypeData, type_to_string};

use crate::spirv::parts::{operands, pointer};
use crate::spirv::verify::memory::access_bit;

/// The parameters of a cooperative matrix.
pub(super) fn cooperative(ctx: &Context, ty: Type) -> Option<&[Param]> {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, params } if ctx.str(*name) == "spirv.coopmatrix" => Some(params),
        _ => None,
    }
}

/// The keywords of uses, in the order of the operands.
const USES: [&str; 3] = ["MatrixA", "MatrixB", "MatrixAcc"];

fn verify_multiply(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let types = operands(ir, op);
    let Some(&[a, b, c]) = types
        .iter()
        .map(|ty| cooperative(ctx, *ty))
        .collect::<Option<Vec<_>>>()
        .as_deref()
        .and_then(|all| <&[&[Param]; 3]>::try_from(all).ok())
    else {
        return Ok(());
    };
    let uses = enum_of(ctx, ctx.name("spirv.coop_matrix_use_khr"));
    for (index, (params, word)) in [a, b, c].into_iter().zip(USES).enumerate() {
        let expected = uses.as_ref().and_then(|def| def.symbolize(word));
        let found = match params.get(4) {
            Some(Param::Int(found)) => found.as_i64(),
            _ => None,
        };
        if expected != found {
            return wrong(format!("operand #{index} must be of use '{word}'"));
        }
    }
    for (name, one, other) in [("M", &a[0], &c[0]), ("N", &b[1], &c[1]), ("K", &a[1], &b[0])] {
        if one != other {
            return wrong(format!("matrix size mismatch on dimension '{name}'"));
        }
    }
    if a.get(3) != b.get(3) || a.get(3) != c.get(3) {
        return wrong("matrix scope mismatch");
    }
    let is_integer = |params: &[Param]| match params.get(2) {
        Some(Param::Type(ty)) => matches!(ctx.type_data(*ty), TypeData::Integer { .. }),
        _ => false,
    };
    if ir.attr_named(ctx, op, "matrix_operands").is_some() && ![a, b, c].into_iter().all(is_integer) {
        return wrong("Matrix Operands require all matrix element types to be Integer Types");
    }
    Ok(())
}

/// Verifies a load or store of a whole matrix; `refused` is the memory access that it must not have.
fn verify_transfer(ctx: &Context, ir: &Ir, op: OpId, refused: &str) -> Checked {
    let Some(&ty) = operands(ir, op).first() else { return Ok(()) };
    if let Some((pointee, _)) = pointer(ctx, ty) {
        let plain = |ty: Type| {
            matches!(
                ctx.type_data(ty),
                TypeData::Integer { .. } | TypeData::Float(_) | TypeData::Vector { .. }
            )
        };
        if !plain(pointee) {
            let text = type_to_string(ctx, pointee);
            return wrong(format!("Pointer must point to a scalar or vector type but provided '{text}'"));
        }
    }
    let Some(access) = enum_value(ctx, ir, op, "memory_operand") else { return Ok(()) };
    let bit = |word: &str| access_bit(ctx, word) & access != 0;
    if bit(refused) {
        return wrong(format!("not compatible with memory operand '{refused}'"));
    }
    if bit("Aligned") && ir.attr_named(ctx, op, "alignment").is_none() {
        wrong("missing value for the 'Aligned' memory operand")
    } else {
        Ok(())
    }
}

pub(super) const VERIFIERS: &[(&str, Verify)] = &[
    ("spirv.KHR.CooperativeMatrixLoad", |at| verify_transfer(at.ctx, at.ir, at.op, "MakePointerAvailable")),
    ("spirv.KHR.CooperativeMatrixMulAdd", verify_multiply),
    ("spirv.KHR.CooperativeMatrixStore", |at| verify_transfer(at.ctx, at.ir, at.op, "MakePointerVisible")),
];
