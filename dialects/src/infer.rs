//! Result types that C++ code infers.

use std::sync::Arc;

use legalize_ir::{AttrData, Context, InferInput, Param, Type, TypeData};
use smallvec::{SmallVec, smallvec};

type Inferred = Result<SmallVec<[Type; 2]>, String>;

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
    let operand = input.operands.first().ok_or("operand #0 is missing")?;
    match ctx.type_data(input.ir.value_type(*operand)) {
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
    let operand = input.operands.first().ok_or("operand #0 is missing")?;
    let mask = ctx.dict_entry(input.inherent, ctx.name("mask")).map(|mask| ctx.attr_data(mask));
    let (TypeData::Vector { shape, element, .. }, Some(AttrData::DenseArray { len, .. })) =
        (ctx.type_data(input.ir.value_type(*operand)), mask)
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
    let operand = input.operands.first().ok_or("operand #0 is missing")?;
    let TypeData::Vector { shape, element, .. } = input.ctx.type_data(input.ir.value_type(*operand)) else {
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

/// Attaches the hooks to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    type Hook = fn(&InferInput<'_>) -> Inferred;
    let hooks: [(&str, Hook); 7] = [
        ("bufferization.dealloc", retained),
        ("memref.distinct_objects", of_operands),
        ("vector.shuffle", shuffled),
        ("vector.to_elements", unpacked),
        ("wasmssa.local", local),
        ("wasmssa.local_get", element),
        ("wasmssa.local_tee", element),
    ];
    for (name, infer) in hooks {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| info.hooks.infer_result_types = Some(Arc::new(infer)));
    }
}
