//! Verifiers of shape: error propagation, inferred types, and the bodies of reductions.

use legalize_dialects_hooks::region_branch::{Edges, verify_edges};
use legalize_dialects_hooks::rules::{Checked, Rules, incompatible, plain, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Type, TypeData, shape_of, shapes_compatible};

const SIZE: &str = "shape.size";

const SHAPE: &str = "shape.shape";

fn is(at: Subject<'_>, ty: Type, name: &str) -> bool {
    matches!(at.data(ty), TypeData::Dialect { name: found, .. } if at.ctx.str(*found) == name)
}

/// Returns true for types of values that may be errors.
fn holds_errors(at: Subject<'_>, ty: Type) -> bool {
    is(at, ty, SIZE) || is(at, ty, SHAPE) || is(at, ty, "shape.value_shape")
}

/// Verifies that the result may be an error if an operand may be one.
fn verify_errors(at: Subject<'_>, expected: &str) -> Checked {
    let Some(result) = at.result() else { return Ok(()) };
    let any = at.operand_types().into_iter().any(|ty| holds_errors(at, ty));
    if !any || is(at, result, expected) {
        return Ok(());
    }
    let word = expected.trim_start_matches("shape.");
    wrong(format!(
        "if at least one of the operands can hold error values then the result must be of type `{word}` to propagate \
         them"
    ))
}

/// Verifies a minimum or maximum: operands of one type give that type, of two types a size.
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

/// Verifies the common type of the operands: one that may be an error if there is one, otherwise the one with
/// an unknown number of extents. An index that precedes a tensor with a known number of extents is accepted.
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

/// Verifies that a constant is a shape or the tensor of its extents.
fn verify_constant(at: Subject<'_>) -> Checked {
    let (Some(value), Some(result)) = (at.attr("shape"), at.result()) else { return Ok(()) };
    let Some(count) = at.ctx.attr_type(value).and_then(|ty| at.dims(ty)).and_then(<[i64]>::first) else {
        return Ok(());
    };
    let element = at.ctx.common().index;
    let inferred = at.ctx.ty(TypeData::RankedTensor { shape: [*count].into(), element, encoding: None });
    if is(at, result, SHAPE) || inferred == result { Ok(()) } else { incompatible(at, &[inferred]) }
}

/// Verifies the type of a value's shape: a shape, or a tensor with one extent for each dimension.
fn verify_shape_of(at: Subject<'_>) -> Checked {
    verify_errors(at, SHAPE)?;
    let (Some(value), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    let Some(shaped) = shape_of(at.ctx, value) else { return Ok(()) };
    let count = shaped.shape.map_or(Type::DYNAMIC, |shape| shape.len() as i64);
    let element = at.ctx.common().index;
    let inferred = at.ctx.ty(TypeData::RankedTensor { shape: [count].into(), element, encoding: None });
    if is(at, result, SHAPE) || inferred == result || shapes_compatible(at.ctx, inferred, result) {
        Ok(())
    } else {
        incompatible(at, &[inferred])
    }
}

fn verify_all(at: Subject<'_>) -> Checked {
    if at.operand_types().is_empty() { wrong("no operands specified") } else { Ok(()) }
}

fn verify_broadcastable(at: Subject<'_>) -> Checked {
    if at.operand_types().len() < 2 { wrong("required at least 2 input shapes") } else { Ok(()) }
}

/// Verifies that the body takes an index, an extent and the loop-carried values.
fn verify_reduce(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let types: Vec<Type> = ir.operands(op).map(|value| ir.value_type(value)).collect();
    let first = ir.op(op).regions().first().and_then(|&region| ir.region(region).first());
    let (Some(block), [shape, initial @ ..]) = (first, &types[..]) else { return Ok(()) };
    let args: Vec<Type> = ir.block(block).args().iter().map(|&arg| ir.value_type(arg)).collect();
    let [index, extent, carried @ ..] = &args[..] else {
        return wrong(format!("ReduceOp body is expected to have {} arguments", initial.len() + 2));
    };
    if carried.len() != initial.len() {
        return wrong(format!("ReduceOp body is expected to have {} arguments", initial.len() + 2));
    }
    if *index != ctx.common().index {
        return wrong("argument 0 of ReduceOp body is expected to be of IndexType");
    }
    let size = ctx.ty(TypeData::Dialect { name: ctx.name("shape.size"), params: [].into() });
    match ctx.type_data(*shape) {
        TypeData::Dialect { .. } if *extent != size => {
            return wrong(
                "argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType",
            );
        }
        TypeData::RankedTensor { .. } if *extent != ctx.common().index => {
            return wrong(
                "argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an \
                 extent tensor",
            );
        }
        _ => {}
    }
    match carried.iter().zip(initial).position(|(arg, value)| arg != value) {
        Some(at) => {
            let arg = at + 2;
            wrong(format!("type mismatch between argument {arg} of ReduceOp body and initial value {at}"))
        }
        None => Ok(()),
    }
}

/// Verifies that the yielded types are those of the parent's results.
fn verify_yield(at: Subject<'_>) -> Checked {
    let Subject { ir, op, .. } = at;
    let Some(parent) = ir.parent_op(op) else { return Ok(()) };
    let results = ir.op(parent).results();
    if results.len() != ir.op(op).operand_count() {
        return wrong("number of operands does not match number of results of its parent");
    }
    if ir.operands(op).zip(results).all(|(value, &result)| ir.value_type(value) == ir.value_type(result)) {
        Ok(())
    } else {
        wrong("types mismatch between yield op and its parent")
    }
}

pub(super) const RULES: &[Rules] = &[
    Rules::own(&[("shape.reduce", verify_reduce), ("shape.yield", verify_yield)]),
    Rules::after(
        "shapes",
        &[
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
        ],
    ),
    Rules::own_of_regions(&[("shape.assuming", |at| {
        verify_edges(at, &Edges::ending_in(&["shape.assuming_yield"]))
    })]),
];
