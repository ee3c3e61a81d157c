//! Traits that compare the types of operands and results.
//!
//! Mirrors <https://mlir.llvm.org/docs/Traits/>; the messages are upstream's.

use std::borrow::Cow;

use smallvec::SmallVec;

use super::plan::TYPE_TRAITS;
use super::shape::{
    all_shapes_compatible, element_type_or_self, has_unknown_shape, shape_of, shapes_compatible,
};
use crate::body::{Ir, OpId};
use crate::context::{Arity, Attribute, Context, OpInfo, Traits, Type, TypeData};
use crate::text::type_to_string;

type Types = SmallVec<[Type; 8]>;
/// The error is the message.
type Checked = Result<(), Cow<'static, str>>;

/// Checks every trait of an operation that compares types; the error is the message.
#[inline]
pub(super) fn check(ctx: &Context, ir: &Ir, op: OpId, info: &OpInfo) -> Checked {
    let data = ir.op(op);
    let results = data.results();
    let types = || ir.operands_of(data).map(|value| ir.value_type(value));
    // If all types are equal, every trait holds that does not require operands or results.
    if let (Some(&result), Some(first)) = (results.first(), types().next()) {
        let result = ir.value_type(result);
        if first == result
            && types().all(|ty| ty == result)
            && results[1..].iter().all(|&value| ir.value_type(value) == result)
        {
            return Ok(());
        }
    }
    let operands: Types = types().collect();
    let results: Types = results.iter().map(|&value| ir.value_type(value)).collect();
    check_types(ctx, info, &operands, &results)
}

#[inline(never)]
fn check_types(ctx: &Context, info: &OpInfo, operands: &[Type], results: &[Type]) -> Checked {
    let listed = info.type_traits.iter().copied();
    let rest = listed.clone().fold(info.traits & TYPE_TRAITS, Traits::difference);
    let unknown = operands.iter().chain(results).find(|&&ty| has_unknown_shape(ctx, ty));
    for bit in listed.chain(rest.iter()) {
        if let (Some(&ty), true) = (unknown, needs_shapes(bit)) {
            return Err(format!(
                "has types that cannot be compared: the shape of '{}' is known to C++ code only; attach a \
                 `ShapedTypeHook`",
                type_to_string(ctx, ty)
            )
            .into());
        }
        check_one(ctx, bit, operands, results)?;
    }
    Ok(())
}

/// True if a trait compares shapes or element types, also of types that dialects define.
fn needs_shapes(bit: Traits) -> bool {
    [
        Traits::SAME_OPERANDS_AND_RESULT_RANK,
        Traits::SAME_OPERANDS_SHAPE,
        Traits::SAME_OPERANDS_AND_RESULT_SHAPE,
        Traits::SAME_OPERANDS_ELEMENT_TYPE,
        Traits::SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
        Traits::SAME_OPERANDS_AND_RESULT_TYPE,
    ]
    .contains(&bit)
}

/// Checks that results whose types are inferred from an operand have exactly that type, not only a compatible
/// one.
#[inline]
pub(super) fn check_inferred(ctx: &Context, ir: &Ir, op: OpId, info: &OpInfo) -> Checked {
    let data = ir.op(op);
    let results = data.results();
    let single = info.operands.first().is_some_and(|group| group.arity == Arity::Single);
    let Some(first) = ir.operands_of(data).next().map(|value| ir.value_type(value)) else { return Ok(()) };
    if results.iter().all(|&value| ir.value_type(value) == first)
        || !single
        || !info.traits.contains(Traits::SAME_OPERANDS_AND_RESULT_TYPE)
        || info.hooks().infer_result_types.is_none()
    {
        return Ok(());
    }
    let list = |types: &mut dyn Iterator<Item = Type>| {
        types.map(|ty| format!("'{}'", type_to_string(ctx, ty))).collect::<Vec<_>>().join(", ")
    };
    let inferred = list(&mut results.iter().map(|_| first));
    let found = list(&mut results.iter().map(|&value| ir.value_type(value)));
    Err(format!("inferred type(s) {inferred} are incompatible with return type(s) of operation {found}")
        .into())
}

fn check_one(ctx: &Context, bit: Traits, operands: &[Type], results: &[Type]) -> Checked {
    let all = || operands.iter().chain(results).copied();
    match bit {
        Traits::SAME_OPERANDS_AND_RESULT_RANK => same_rank(ctx, operands, results)?,
        Traits::SAME_OPERANDS_SHAPE => {
            let &first = operands.first().ok_or("expected 1 or more operands, but found 0")?;
            if !operands.iter().all(|&ty| shapes_compatible(ctx, ty, first)) {
                return Err("requires the same shape for all operands".into());
            }
        }
        Traits::SAME_OPERANDS_AND_RESULT_SHAPE => {
            let (first, _) = ends(operands, results)?;
            if !all().all(|ty| shapes_compatible(ctx, ty, first)) {
                return Err("requires the same shape for all operands and results".into());
            }
        }
        Traits::SAME_OPERANDS_ELEMENT_TYPE => {
            let &first = operands.first().ok_or("expected 1 or more operands, but found 0")?;
            let element = element_type_or_self(ctx, first);
            if !operands.iter().all(|&ty| element_type_or_self(ctx, ty) == element) {
                return Err("requires the same element type for all operands".into());
            }
        }
        Traits::SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE => {
            let (_, result) = ends(operands, results)?;
            let element = element_type_or_self(ctx, result);
            if !all().all(|ty| element_type_or_self(ctx, ty) == element) {
                return Err("requires the same element type for all operands and results".into());
            }
        }
        Traits::SAME_OPERANDS_AND_RESULT_TYPE => same_type(ctx, operands, results)?,
        Traits::SAME_TYPE_OPERANDS => {
            // Without operands there is nothing to compare.
            let first = operands.first();
            if operands.iter().any(|ty| Some(ty) != first) {
                return Err("requires all operands to have the same type".into());
            }
        }
        Traits::RESULTS_BROADCASTABLE_SHAPE => broadcastable(ctx, operands, results)?,
        Traits::ELEMENTWISE => elementwise(ctx, operands, results)?,
        _ => {}
    }
    Ok(())
}

/// The dimensions of a ranked tensor.
fn tensor_shape(ctx: &Context, ty: Type) -> Option<&[i64]> {
    match ctx.type_data(ty) {
        TypeData::RankedTensor { shape, .. } => Some(shape),
        _ => None,
    }
}

/// The dimension that two are broadcast to.
fn broadcast_dim(one: i64, other: i64) -> Option<i64> {
    match (one, other) {
        _ if one == other => Some(one),
        // A size of more than one is that of the dynamic dimension at run time, or the dimension is broadcast
        // to it.
        (Type::DYNAMIC, known) | (known, Type::DYNAMIC) => {
            Some(if known > 1 { known } else { Type::DYNAMIC })
        }
        (1, other) | (other, 1) => Some(other),
        _ => None,
    }
}

fn broadcast(one: &[i64], other: &[i64]) -> Option<Vec<i64>> {
    let (long, short) = if one.len() >= other.len() { (one, other) } else { (other, one) };
    let (head, tail) = long.split_at(long.len() - short.len());
    let tail = tail.iter().zip(short).map(|(&one, &other)| broadcast_dim(one, other));
    head.iter().map(|&dim| Some(dim)).chain(tail).collect()
}

/// `'2x?'`
fn quoted_shape(shape: &[i64]) -> String {
    let dim = |dim: &i64| if *dim == Type::DYNAMIC { "?".to_owned() } else { dim.to_string() };
    format!("'{}'", shape.iter().map(dim).collect::<Vec<_>>().join("x"))
}

fn broadcastable(ctx: &Context, operands: &[Type], results: &[Type]) -> Checked {
    let is_tensor =
        |ty: &Type| matches!(ctx.type_data(*ty), TypeData::RankedTensor { .. } | TypeData::UnrankedTensor(_));
    let is_vector = |ty: &Type| matches!(ctx.type_data(*ty), TypeData::Vector { .. });
    let all = || operands.iter().chain(results);
    if all().any(is_tensor) && all().any(is_vector) {
        return Err("cannot broadcast vector with tensor".into());
    }
    let mut shapes = operands.iter().filter_map(|&ty| tensor_shape(ctx, ty));
    let Some(first) = shapes.next() else { return Ok(()) };
    let mut shape = first.to_vec();
    for other in shapes {
        shape = broadcast(&shape, other).ok_or("operands don't have broadcast-compatible shapes")?;
    }
    for result in results.iter().filter_map(|&ty| tensor_shape(ctx, ty)) {
        let suffix = &result[result.len().saturating_sub(shape.len())..];
        let fits =
            |(&one, &other): (&i64, &i64)| one == other || one == Type::DYNAMIC || other == Type::DYNAMIC;
        if suffix.len() != shape.len() || !shape.iter().zip(suffix).all(fits) {
            let (result, shape) = (quoted_shape(result), quoted_shape(&shape));
            let message = format!(
                "result type {result} not broadcast compatible with broadcasted operands's shapes {shape}"
            );
            return Err(message.into());
        }
    }
    Ok(())
}

/// The first operand's and the first result's type, both of which must be there.
fn ends(operands: &[Type], results: &[Type]) -> Result<(Type, Type), &'static str> {
    let &operand = operands.first().ok_or("expected 1 or more operands, but found 0")?;
    let &result = results.first().ok_or("expected 1 or more results")?;
    Ok((operand, result))
}

fn encoding(ctx: &Context, ty: Type) -> Option<Attribute> {
    match ctx.type_data(ty) {
        TypeData::RankedTensor { encoding, .. } => *encoding,
        _ => None,
    }
}

fn same_type(ctx: &Context, operands: &[Type], results: &[Type]) -> Result<(), &'static str> {
    let (_, result) = ends(operands, results)?;
    let element = element_type_or_self(ctx, result);
    let expected = encoding(ctx, result);
    for &ty in results[1..].iter().chain(operands) {
        if element_type_or_self(ctx, ty) != element || !shapes_compatible(ctx, ty, result) {
            return Err("requires the same type for all operands and results");
        }
        let ranked = matches!(ctx.type_data(ty), TypeData::RankedTensor { .. });
        if expected.is_some() && ranked && encoding(ctx, ty) != expected {
            return Err("requires the same encoding for all operands and results");
        }
    }
    Ok(())
}

fn same_rank(ctx: &Context, operands: &[Type], results: &[Type]) -> Result<(), &'static str> {
    let rank = |ty: &Type| Some(shape_of(ctx, *ty)?.shape?.len());
    let mut operands = operands.iter().filter_map(rank);
    let mut results = results.iter().filter_map(rank);
    let first = match operands.next() {
        Some(first) => first,
        None => match results.next() {
            Some(first) => first,
            None => return Ok(()),
        },
    };
    if operands.any(|rank| rank != first) {
        return Err("operands don't have matching ranks");
    }
    if results.any(|rank| rank != first) {
        return Err("result type has different rank than operands");
    }
    Ok(())
}

fn elementwise(ctx: &Context, operands: &[Type], results: &[Type]) -> Result<(), &'static str> {
    // The base types in upstream's sense.
    let base = |ty: Type| match ctx.type_data(ty) {
        TypeData::Vector { .. } => Some(0),
        TypeData::RankedTensor { .. } => Some(1),
        TypeData::UnrankedTensor(_) => Some(2),
        _ => None,
    };
    let mut shaped: Types = operands.iter().copied().filter(|&ty| base(ty).is_some()).collect();
    let operand_count = shaped.len();
    shaped.extend(results.iter().copied().filter(|&ty| base(ty).is_some()));
    let result_count = shaped.len() - operand_count;
    let Some(&first) = shaped.first() else { return Ok(()) };
    if operand_count == 0 {
        return Err("if a result is non-scalar, then at least one operand must be non-scalar");
    }
    if result_count == 0 {
        return Err("if an operand is non-scalar, then there must be at least one non-scalar result");
    }
    if result_count != results.len() {
        return Err("if an operand is non-scalar, then all results must be non-scalar");
    }
    if shaped.iter().any(|&ty| base(ty) != base(first)) || !all_shapes_compatible(ctx, &shaped) {
        return Err("all non-scalar operands/results must have the same shape and base type");
    }
    Ok(())
}
