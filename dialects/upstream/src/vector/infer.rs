//! Result types of vector that C++ code infers.

use legalize_dialects_hooks::table::{Infer, Inferred};
use legalize_ir::{AttrData, InferInput, TypeData};
use smallvec::smallvec;

use crate::common::infer::operand;

/// Infers the first vector's type with as many leading elements as the mask has.
fn shuffled(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let mask = ctx.dict_entry(input.inherent, ctx.name("mask")).map(|mask| ctx.attr_data(mask));
    let (TypeData::Vector { shape, element, .. }, Some(AttrData::DenseArray { len, .. })) =
        (ctx.type_data(operand(input, 0)?), mask)
    else {
        return Err("it takes vectors and a mask".into());
    };
    let mut shape = if shape.is_empty() { vec![1] } else { shape.to_vec() };
    shape[0] = *len as i64;
    let scalable = vec![false; shape.len()];
    let data = TypeData::Vector { shape: shape.into(), scalable: scalable.into(), element: *element };
    Ok(smallvec![ctx.ty(data)])
}

/// Infers the elements of a vector, one by one.
fn unpacked(input: &InferInput<'_>) -> Inferred {
    /// Maximum number of elements of an unpacked vector.
    const MAX_ELEMENTS: i64 = 1 << 16;
    let TypeData::Vector { shape, element, .. } = input.ctx.type_data(operand(input, 0)?) else {
        return Err("operand #0 is not a vector".into());
    };
    let count = shape.iter().try_fold(1i64, |count, dim| count.checked_mul(*dim));
    match count.filter(|count| (0..=MAX_ELEMENTS).contains(count)) {
        Some(count) => Ok(std::iter::repeat_n(*element, count as usize).collect()),
        None => Err("the vector has too many elements".into()),
    }
}

/// Infers a vector's element, or the rest of its type after the position.
fn extracted(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let source = operand(input, 0)?;
    let position = ctx.dict_entry(input.inherent, ctx.name("static_position"));
    let (TypeData::Vector { shape, scalable, element }, Some(position)) =
        (ctx.type_data(source), position.and_then(|position| ctx.as_dense_i64_array(position)))
    else {
        return Err("it takes a vector and a position".into());
    };
    let (Some(shape), Some(scalable)) = (shape.get(position.len()..), scalable.get(position.len()..)) else {
        return Err("the position has more numbers than the vector has dimensions".into());
    };
    if shape.is_empty() {
        return Ok(smallvec![*element]);
    }
    let data = TypeData::Vector { shape: shape.into(), scalable: scalable.into(), element: *element };
    Ok(smallvec![ctx.ty(data)])
}

pub(super) const INFERENCE: &[(&str, Infer)] =
    &[("vector.extract", extracted), ("vector.shuffle", shuffled), ("vector.to_elements", unpacked)];
