//! Types of buffers and iteration spaces, which follow from the encoding.

use legalize_dialects_hooks::table::{Infer, Inferred};
use legalize_ir::{AttrData, Attribute, Context, InferInput, Param, Reason, Type, TypeData};
use smallvec::smallvec;

use crate::common::infer::operand;
use crate::sparse_tensor::encoding::{View, of_tensor};
use crate::sparse_tensor::storage::Part;

fn buffer(ctx: &Context, element: Type, layout: Option<Attribute>) -> Type {
    ctx.ty(TypeData::MemRef { shape: [Type::DYNAMIC].into(), element, layout, memory_space: None })
}

fn view<'a>(input: &InferInput<'a>) -> Result<View<'a>, Reason> {
    View::of_tensor(input.ctx, operand(input, 0)?).ok_or_else(|| "the tensor has no encoding".into())
}

fn number(input: &InferInput<'_>, name: &str) -> Result<i64, Reason> {
    let ctx = input.ctx;
    let value = ctx.dict_entry(input.inherent, ctx.name(name)).and_then(|value| ctx.as_i64(value));
    value.ok_or_else(|| format!("attribute '{name}' is not a number").into())
}

/// Infers the buffer of one of the parts.
fn part(input: &InferInput<'_>, part: Part) -> Inferred {
    Ok(smallvec![buffer(input.ctx, view(input)?.element(input.ctx, part), None)])
}

/// Infers the coordinates of a level, which are every other element of the array that levels share.
fn coordinates(input: &InferInput<'_>) -> Inferred {
    let (ctx, view) = (input.ctx, view(input)?);
    let strided =
        || ctx.attr(AttrData::StridedLayout { strides: [Type::DYNAMIC].into(), offset: Type::DYNAMIC });
    let layout = (number(input, "level")? >= view.joined_from()).then(strided);
    Ok(smallvec![buffer(ctx, view.element(ctx, Part::Coordinates), layout)])
}

fn values(input: &InferInput<'_>) -> Inferred {
    let element = legalize_ir::element_type_or_self(input.ctx, operand(input, 0)?);
    Ok(smallvec![buffer(input.ctx, element, None)])
}

/// Infers the iteration space over the levels.
fn space(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let encoding = of_tensor(ctx, operand(input, 0)?).ok_or("the tensor has no encoding")?;
    let level = |name| number(input, name).map(|level| Param::Int(level.cast_unsigned().into()));
    let params = [Param::Attr(encoding), level("loLvl")?, level("hiLvl")?];
    let name = ctx.name("sparse_tensor.iter_space");
    Ok(smallvec![ctx.ty(TypeData::Dialect { name, params: params.into() })])
}

pub(super) const INFERENCE: &[(&str, Infer)] = &[
    ("sparse_tensor.coordinates", coordinates),
    ("sparse_tensor.coordinates_buffer", |input| part(input, Part::Coordinates)),
    ("sparse_tensor.extract_iteration_space", space),
    ("sparse_tensor.positions", |input| part(input, Part::Positions)),
    ("sparse_tensor.values", values),
];
