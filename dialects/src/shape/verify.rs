//! Shapes and sizes of the shape dialect: where errors are handed on, and what follows from what.

use legalize_ir::verify::{shape_of, shapes_compatible};
use legalize_ir::{Context, Type, TypeData};

use crate::common::rules::{Checked, Subject, Verify, attach_rules, incompatible, plain, wrong};

const SIZE: &str = "shape.size";
const SHAPE: &str = "shape.shape";

fn is(at: Subject<'_>, ty: Type, name: &str) -> bool {
    matches!(at.data(ty), TypeData::Dialect { name: found, .. } if at.ctx.str(*found) == name)
}

/// Values that may be errors.
fn holds_errors(at: Subject<'_>, ty: Type) -> bool {
    is(at, ty, SIZE) || is(at, ty, SHAPE) || is(at, ty, "shape.value_shape")
}

/// Where an operand may be an error, the result may be one too.
fn verify_errors(at: Subject<'_>, wanted: &str) -> Checked {
    let Some(result) = at.result() else { return Ok(()) };
    let any = at.operand_types().into_iter().any(|ty| holds_errors(at, ty));
    if !any || is(at, result, wanted) {
        return Ok(());
    }
    let word = wanted.trim_start_matches("shape.");
    wrong(format!(
        "if at least one of the operands can hold error values then the result must be of type `{word}` to propagate \
         them"
    ))
}

/// The greater or smaller of two of one kind is of that kind; of two kinds it is a size.
fn verify_extreme(at: Subject<'_>) -> Checked {
    let (&[left, right], Some(result)) = (&at.operand_types()[..], at.result()) else { return Ok(()) };
    let inferred = if left == right || is(at, left, SIZE) { left } else { right };
    if inferred == result { Ok(()) } else { incompatible(at, &[inferred]) }
}

fn is_size(at: Subject<'_>, ty: Type) -> bool {
    is(at, ty, SIZE) || matches!(at.data(ty), TypeData::Index)
}

fn is_shape(at: Subject<'_>, ty: Type) -> bool {
    is(at, ty, SHAPE) || matches!(at.data(ty), TypeData::RankedTensor { .. })
}

/// What two have in common: the one that may be an error if one is, the one whose extents are not counted. An index
/// in front of extents passes for extents of a count that is known.
fn verify_meet(at: Subject<'_>) -> Checked {
    let (types, Some(result)) = (at.operand_types(), at.result()) else { return Ok(()) };
    let Some((&first, rest)) = types.split_first() else { return Ok(()) };
    let mut inferred = first;
    for &other in rest {
        if inferred == other {
            continue;
        }
        inferred = match (at.dims(inferred), at.dims(other)) {
            _ if is(at, other, SIZE) && is_size(at, inferred) => other,
            _ if is(at, inferred, SIZE) && is_size(at, other) => inferred,
            _ if is(at, other, SHAPE) && is_shape(at, inferred) => other,
            _ if is(at, inferred, SHAPE) && is_shape(at, other) => inferred,
            (Some(&[Type::DYNAMIC]), Some([_])) => inferred,
            (Some([_]), Some(&[Type::DYNAMIC])) => other,
            (None, Some(&[Type::DYNAMIC])) if is_size(at, inferred) && !is(at, inferred, SIZE) => other,
            (Some([_]), Some([_])) => return plain("unequal shape cardinality"),
            (None, Some([_])) if is_size(at, inferred) && !is(at, inferred, SIZE) => {
                return plain("unequal shape cardinality");
            }
            _ => return plain("requires all sizes or shapes"),
        };
    }
    let fits = is_size(at, inferred) && is_size(at, result) || is_shape(at, inferred) && is_shape(at, result);
    if fits { Ok(()) } else { incompatible(at, &[inferred]) }
}

/// A constant is a shape or the tensor of its extents.
fn verify_constant(at: Subject<'_>) -> Checked {
    let (Some(value), Some(result)) = (at.attr("shape"), at.result()) else { return Ok(()) };
    let Some(count) = at.ctx.attr_type(value).and_then(|ty| at.dims(ty)).and_then(<[i64]>::first) else {
        return Ok(());
    };
    let element = at.ctx.common().index;
    let inferred = at.ctx.ty(TypeData::RankedTensor { shape: [*count].into(), element, encoding: None });
    if is(at, result, SHAPE) || inferred == result { Ok(()) } else { incompatible(at, &[inferred]) }
}

/// The extents of a value: a shape, or as many numbers as it has dimensions.
fn verify_shape_of(at: Subject<'_>) -> Checked {
    verify_errors(at, SHAPE)?;
    let (Some(value), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    let Some(shaped) = shape_of(at.ctx, value) else { return Ok(()) };
    let count = shaped.shape.map_or(Type::DYNAMIC, |shape| shape.len() as i64);
    let element = at.ctx.common().index;
    let inferred = at.ctx.ty(TypeData::RankedTensor { shape: [count].into(), element, encoding: None });
    match is(at, result, SHAPE) || inferred == result || shapes_compatible(at.ctx, inferred, result) {
        true => Ok(()),
        false => incompatible(at, &[inferred]),
    }
}

fn verify_all(at: Subject<'_>) -> Checked {
    if at.operand_types().is_empty() { wrong("no operands specified") } else { Ok(()) }
}

fn verify_broadcastable(at: Subject<'_>) -> Checked {
    if at.operand_types().len() < 2 { wrong("required at least 2 input shapes") } else { Ok(()) }
}

const RULES: &[(&str, Verify)] = &[
    ("shape.add", |at| verify_errors(at, SIZE)),
    ("shape.assuming_all", verify_all),
    ("shape.broadcast", |at| verify_errors(at, SHAPE)),
    ("shape.const_shape", verify_constant),
    ("shape.cstr_broadcastable", verify_broadcastable),
    ("shape.div", |at| verify_errors(at, SIZE)),
    ("shape.get_extent", |at| verify_errors(at, SIZE)),
    ("shape.max", verify_extreme),
    ("shape.meet", verify_meet),
    ("shape.min", verify_extreme),
    ("shape.mul", |at| verify_errors(at, SIZE)),
    ("shape.num_elements", |at| verify_errors(at, SIZE)),
    ("shape.rank", |at| verify_errors(at, SIZE)),
    ("shape.shape_of", verify_shape_of),
];

/// Attaches the rules to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    attach_rules(ctx, "shapes", RULES);
}
