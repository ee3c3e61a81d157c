//! Result types of memref that C++ code infers.

use legalize_dialects_hooks::table::{Infer, Inferred};
use legalize_ir::{InferInput, TypeData};
use smallvec::smallvec;

use crate::common::infer::operand;

/// Infers the types of the operands.
fn of_operands(input: &InferInput<'_>) -> Inferred {
    Ok(input.operands.iter().map(|value| input.ir.value_type(*value)).collect())
}

/// Infers a buffer of rank zero, and index values: the offset, sizes, strides.
fn strided_metadata(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let TypeData::MemRef { shape, element, memory_space, .. } = ctx.type_data(operand(input, 0)?) else {
        return Err("operand #0 is not a memref".into());
    };
    let base =
        TypeData::MemRef { shape: [].into(), element: *element, layout: None, memory_space: *memory_space };
    let mut types = smallvec![ctx.ty(base)];
    types.extend(std::iter::repeat_n(ctx.common().index, 1 + 2 * shape.len()));
    Ok(types)
}

pub(super) const INFERENCE: &[(&str, Infer)] =
    &[("memref.distinct_objects", of_operands), ("memref.extract_strided_metadata", strided_metadata)];
