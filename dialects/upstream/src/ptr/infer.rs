//! Result types of ptr that C++ code infers.

use legalize_dialects_hooks::table::{Infer, Inferred};
use legalize_ir::{InferInput, TypeData, shape_of};
use smallvec::smallvec;

use crate::common::infer::operand;

/// Infers the pointer type, once for each offset.
fn offset_pointers(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let (base, offset) = (operand(input, 0)?, operand(input, 1)?);
    let result = match ctx.type_data(offset) {
        _ if shape_of(ctx, base).is_some() => return Ok(smallvec![base]),
        TypeData::Vector { shape, scalable, .. } => {
            TypeData::Vector { shape: shape.clone(), scalable: scalable.clone(), element: base }
        }
        TypeData::RankedTensor { shape, encoding, .. } => {
            TypeData::RankedTensor { shape: shape.clone(), element: base, encoding: *encoding }
        }
        _ => return Ok(smallvec![base]),
    };
    Ok(smallvec![ctx.ty(result)])
}

pub(super) const INFERENCE: &[(&str, Infer)] = &[("ptr.ptr_add", offset_pointers)];
