//! Result types of tosa that C++ code infers.

use legalize_dialects_hooks::table::{Infer, Inferred};
use legalize_ir::{InferInput, TypeData};
use smallvec::smallvec;

use crate::common::infer::operand;

/// Infers the input type with one element along the axis.
fn reduced(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let ty = operand(input, 0)?;
    let TypeData::RankedTensor { shape, element, .. } = ctx.type_data(ty) else { return Ok(smallvec![ty]) };
    let axis = ctx.dict_entry(input.inherent, ctx.name("axis")).and_then(|axis| ctx.as_i64(axis));
    let axis = axis.and_then(|axis| usize::try_from(axis).ok()).filter(|axis| *axis < shape.len());
    let mut shape = shape.to_vec();
    // An invalid axis is left to the verifier.
    if let Some(axis) = axis {
        shape[axis] = 1;
    }
    Ok(smallvec![ctx.ty(TypeData::RankedTensor { shape: shape.into(), element: *element, encoding: None })])
}

pub(super) const INFERENCE: &[(&str, Infer)] = &[
    ("tosa.reduce_all", reduced),
    ("tosa.reduce_any", reduced),
    ("tosa.reduce_max", reduced),
    ("tosa.reduce_min", reduced),
    ("tosa.reduce_product", reduced),
    ("tosa.reduce_sum", reduced),
];
