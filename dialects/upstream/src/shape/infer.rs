//! Result types of the shape dialect: sizes and shapes if errors are propagated, else index values and
//! tensors of them.

use legalize_dialects_hooks::table::{Infer, Inferred};
use legalize_ir::{AttrData, Context, InferInput, Type, TypeData};
use smallvec::smallvec;

use crate::common::infer::operand;

const SIZE: &str = "shape.size";
const SHAPE: &str = "shape.shape";

fn is(ctx: &Context, ty: Type, expected: &str) -> bool {
    matches!(ctx.type_data(ty), TypeData::Dialect { name, .. } if ctx.str(*name) == expected)
}

fn named(ctx: &Context, name: &str) -> Type {
    ctx.ty(TypeData::Dialect { name: ctx.name(name), params: [].into() })
}

/// The type of a tensor of `count` extents.
fn extents(ctx: &Context, count: i64) -> Type {
    let element = ctx.common().index;
    ctx.ty(TypeData::RankedTensor { shape: [count].into(), element, encoding: None })
}

/// The number of extents in a tensor of extents.
fn extent_count(ctx: &Context, ty: Type) -> Option<i64> {
    match ctx.type_data(ty) {
        TypeData::RankedTensor { shape, element, .. } if *element == ctx.common().index => match **shape {
            [count] => Some(count),
            _ => None,
        },
        _ => None,
    }
}

/// Infers a size if an operand is one, else an index.
fn computed(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let any = input.operands.iter().any(|&value| is(ctx, input.ir.value_type(value), SIZE));
    Ok(smallvec![if any { named(ctx, SIZE) } else { ctx.common().index }])
}

/// Infers the common type of both operands, or a size.
fn extreme(input: &InferInput<'_>) -> Inferred {
    let (left, right) = (operand(input, 0)?, operand(input, 1)?);
    Ok(smallvec![if left == right { left } else { named(input.ctx, SIZE) }])
}

/// Infers a size of a shape, which may be an error; else an index.
fn counted(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let shape = is(ctx, operand(input, 0)?, SHAPE);
    Ok(smallvec![if shape { named(ctx, SIZE) } else { ctx.common().index }])
}

fn number(input: &InferInput<'_>) -> Inferred {
    Ok(smallvec![input.ctx.common().index])
}

/// Infers the extents of a constant.
fn constant(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let value = ctx.dict_entry(input.inherent, ctx.name("shape")).map(|attr| ctx.attr_data(attr));
    let count = match value {
        Some(AttrData::DenseElements { ty, .. }) => extent_count(ctx, *ty),
        _ => None,
    };
    Ok(smallvec![extents(ctx, count.ok_or("attribute 'shape' is not a list of extents")?)])
}

/// Infers the extents of a value.
fn shape_of(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let ty = operand(input, 0)?;
    if is(ctx, ty, "shape.value_shape") {
        return Ok(smallvec![named(ctx, SHAPE)]);
    }
    let rank = legalize_ir::shape_of(ctx, ty).and_then(|shaped| shaped.shape).map(|shape| shape.len());
    Ok(smallvec![extents(ctx, rank.map_or(Type::DYNAMIC, |rank| rank as i64))])
}

/// Infers the most general type of the operands.
fn meet(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let mut common = operand(input, 0)?;
    for &value in &input.operands[1..] {
        let other = input.ir.value_type(value);
        let one_is = |name| is(ctx, common, name) || is(ctx, other, name);
        let both = |fits: &dyn Fn(Type) -> bool| fits(common) && fits(other);
        common = if both(&|ty| is(ctx, ty, SIZE) || ty == ctx.common().index) {
            if one_is(SIZE) { named(ctx, SIZE) } else { other }
        } else if both(&|ty| is(ctx, ty, SHAPE) || extent_count(ctx, ty).is_some()) {
            match (extent_count(ctx, common), extent_count(ctx, other)) {
                _ if one_is(SHAPE) => named(ctx, SHAPE),
                (Some(Type::DYNAMIC), _) => common,
                (_, Some(Type::DYNAMIC)) => other,
                (one, another) if one == another => common,
                _ => return Err("unequal shape cardinality".into()),
            }
        } else {
            return Err("requires all sizes or shapes".into());
        };
    }
    Ok(smallvec![common])
}

pub(super) const INFERENCE: &[(&str, Infer)] = &[
    ("shape.add", computed),
    ("shape.const_shape", constant),
    ("shape.dim", number),
    ("shape.div", computed),
    ("shape.get_extent", number),
    ("shape.max", extreme),
    ("shape.meet", meet),
    ("shape.min", extreme),
    ("shape.mul", computed),
    ("shape.num_elements", counted),
    ("shape.rank", counted),
    ("shape.shape_of", shape_of),
];
