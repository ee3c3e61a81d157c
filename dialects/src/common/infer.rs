//! Result types that C++ code infers.

use std::sync::Arc;

use legalize_ir::verify::shape_of;
use legalize_ir::{AttrData, Context, InferInput, Int, Param, Type, TypeData};
use smallvec::{SmallVec, smallvec};

pub(crate) type Inferred = Result<SmallVec<[Type; 2]>, String>;
pub(crate) type Hook = fn(&InferInput<'_>) -> Inferred;

/// The type of an operand.
pub(crate) fn operand(input: &InferInput<'_>, index: usize) -> Result<Type, String> {
    let value = input.operands.get(index).ok_or_else(|| format!("operand #{index} is missing"))?;
    Ok(input.ir.value_type(*value))
}

const LOCAL: &str = "wasmssa.local";

/// A reference to a local of the type that the attribute says.
fn local(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let ty = ctx.dict_entry(input.inherent, ctx.name("type")).map(|attr| ctx.attr_data(attr));
    let Some(AttrData::Type(ty)) = ty else { return Err("attribute 'type' is missing".to_owned()) };
    let params = [Param::Type(*ty)];
    Ok(smallvec![ctx.ty(TypeData::Dialect { name: ctx.name(LOCAL), params: params.into() })])
}

/// The type of the local that the first operand refers to.
fn element(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    match ctx.type_data(operand(input, 0)?) {
        TypeData::Dialect { name, params } if ctx.str(*name) == LOCAL => match &**params {
            [Param::Type(ty)] => Ok(smallvec![*ty]),
            _ => Err("the local has no type".to_owned()),
        },
        _ => Err("operand #0 is no local".to_owned()),
    }
}

/// The first vector's type with as many elements in front as the mask names.
fn shuffled(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let mask = ctx.dict_entry(input.inherent, ctx.name("mask")).map(|mask| ctx.attr_data(mask));
    let (TypeData::Vector { shape, element, .. }, Some(AttrData::DenseArray { len, .. })) =
        (ctx.type_data(operand(input, 0)?), mask)
    else {
        return Err("it takes vectors and a mask".to_owned());
    };
    let mut shape = if shape.is_empty() { vec![1] } else { shape.to_vec() };
    shape[0] = *len as i64;
    let scalable = vec![false; shape.len()];
    let data = TypeData::Vector { shape: shape.into(), scalable: scalable.into(), element: *element };
    Ok(smallvec![ctx.ty(data)])
}

/// The elements of a vector, one by one.
fn unpacked(input: &InferInput<'_>) -> Inferred {
    /// What a vector has at most for its elements to be results.
    const MAX_ELEMENTS: i64 = 1 << 16;
    let TypeData::Vector { shape, element, .. } = input.ctx.type_data(operand(input, 0)?) else {
        return Err("operand #0 is no vector".to_owned());
    };
    let count = shape.iter().try_fold(1i64, |count, dim| count.checked_mul(*dim));
    match count.filter(|count| (0..=MAX_ELEMENTS).contains(count)) {
        Some(count) => Ok(std::iter::repeat_n(*element, count as usize).collect()),
        None => Err("the vector has too many elements".to_owned()),
    }
}

/// A condition for each buffer that is retained.
fn retained(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let sizes = ctx.dict_entry(input.inherent, ctx.name("operandSegmentSizes"));
    match sizes.and_then(|sizes| ctx.as_dense_i32_array(sizes)).as_deref() {
        Some(&[_, _, retained])
            if usize::try_from(retained).is_ok_and(|count| count <= input.operands.len()) =>
        {
            Ok(smallvec![ctx.common().i1; retained as usize])
        }
        _ => Err("it is not known which operands are retained".to_owned()),
    }
}

/// Those of the operands.
fn of_operands(input: &InferInput<'_>) -> Inferred {
    Ok(input.operands.iter().map(|value| input.ir.value_type(*value)).collect())
}

/// A vector's element, or what is left of it behind the position.
fn extracted(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let source = operand(input, 0)?;
    let position = ctx.dict_entry(input.inherent, ctx.name("static_position"));
    let (TypeData::Vector { shape, scalable, element }, Some(position)) =
        (ctx.type_data(source), position.and_then(|position| ctx.as_dense_i64_array(position)))
    else {
        return Err("it takes a vector and a position".to_owned());
    };
    let (Some(shape), Some(scalable)) = (shape.get(position.len()..), scalable.get(position.len()..)) else {
        return Err("the position has more numbers than the vector has dimensions".to_owned());
    };
    if shape.is_empty() {
        return Ok(smallvec![*element]);
    }
    let data = TypeData::Vector { shape: shape.into(), scalable: scalable.into(), element: *element };
    Ok(smallvec![ctx.ty(data)])
}

/// The buffer without its dimensions, and numbers: the offset, sizes, strides.
fn strided_metadata(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let TypeData::MemRef { shape, element, memory_space, .. } = ctx.type_data(operand(input, 0)?) else {
        return Err("operand #0 is no memref".to_owned());
    };
    let base =
        TypeData::MemRef { shape: [].into(), element: *element, layout: None, memory_space: *memory_space };
    let mut types = smallvec![ctx.ty(base)];
    types.extend(std::iter::repeat_n(ctx.common().index, 1 + 2 * shape.len()));
    Ok(types)
}

/// A bit vector as wide as both operands are together.
fn joined(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let width = |index: usize| match ctx.type_data(operand(input, index)?) {
        TypeData::Dialect { params, .. } => match &**params {
            [Param::Int(width)] => width.as_i64().ok_or_else(|| format!("operand #{index} is too wide")),
            _ => Err(format!("operand #{index} is no bit vector")),
        },
        _ => Err(format!("operand #{index} is no bit vector")),
    };
    let width = width(0)?.checked_add(width(1)?).ok_or("the operands are too wide")?;
    let params = [Param::Int(Int::Small(width))];
    Ok(smallvec![ctx.ty(TypeData::Dialect { name: ctx.name("smt.bv"), params: params.into() })])
}

/// What the first region yields.
fn yielded(input: &InferInput<'_>) -> Inferred {
    let ir = input.ir;
    let block = input.regions.first().and_then(|region| ir.try_region(*region)?.first());
    let last = block.and_then(|block| ir.block(block).last()).ok_or("the first region is empty")?;
    Ok(ir.operands(last).map(|value| ir.value_type(value)).collect())
}

/// The pointers, as many as there are offsets.
fn offset_pointers(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let (base, offset) = (operand(input, 0)?, operand(input, 1)?);
    let made = match ctx.type_data(offset) {
        _ if shape_of(ctx, base).is_some() => return Ok(smallvec![base]),
        TypeData::Vector { shape, scalable, .. } => {
            TypeData::Vector { shape: shape.clone(), scalable: scalable.clone(), element: base }
        }
        TypeData::RankedTensor { shape, encoding, .. } => {
            TypeData::RankedTensor { shape: shape.clone(), element: base, encoding: *encoding }
        }
        _ => return Ok(smallvec![base]),
    };
    Ok(smallvec![ctx.ty(made)])
}

/// The input with one element along the axis.
fn reduced(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let ty = operand(input, 0)?;
    let TypeData::RankedTensor { shape, element, .. } = ctx.type_data(ty) else { return Ok(smallvec![ty]) };
    let axis = ctx.dict_entry(input.inherent, ctx.name("axis")).and_then(|axis| ctx.as_i64(axis));
    let axis = axis.and_then(|axis| usize::try_from(axis).ok()).filter(|axis| *axis < shape.len());
    let mut shape = shape.to_vec();
    // An axis that is not there is the verifier's business.
    if let Some(axis) = axis {
        shape[axis] = 1;
    }
    Ok(smallvec![ctx.ty(TypeData::RankedTensor { shape: shape.into(), element: *element, encoding: None })])
}

/// Attaches the hooks to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    const HOOKS: &[(&str, Hook)] = &[
        ("bufferization.dealloc", retained),
        ("memref.distinct_objects", of_operands),
        ("memref.extract_strided_metadata", strided_metadata),
        ("ptr.ptr_add", offset_pointers),
        ("scf.if", yielded),
        ("smt.bv.concat", joined),
        ("tosa.reduce_all", reduced),
        ("tosa.reduce_any", reduced),
        ("tosa.reduce_max", reduced),
        ("tosa.reduce_min", reduced),
        ("tosa.reduce_product", reduced),
        ("tosa.reduce_sum", reduced),
        ("vector.extract", extracted),
        ("vector.shuffle", shuffled),
        ("vector.to_elements", unpacked),
        ("wasmssa.local", local),
        ("wasmssa.local_get", element),
        ("wasmssa.local_tee", element),
    ];
    for &(name, infer) in HOOKS.iter().chain(crate::shape::infer::HOOKS) {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| info.attached_mut().infer_result_types = Some(Arc::new(infer)));
    }
}
