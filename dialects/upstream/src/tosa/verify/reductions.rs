//! Reductions along a dimension, to one element or to the index of the maximum.

use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Type, TypeData, element_type_or_self};

use crate::common::inferred;
use crate::tosa::verify::{listed, ranked};

fn verify_axis(at: Subject<'_>) -> Checked {
    let (Some(axis), input, output) = (at.int("axis"), ranked(at, at.ty(0)), ranked(at, at.result())) else {
        return Ok(());
    };
    if axis < 0 {
        return wrong("reduce axis must not be negative");
    }
    // A scalar may be reduced along axis 0.
    let lacks = |rank: usize| axis >= rank as i64 && (axis, rank) != (0, 0);
    if let Some(rank) = input.map(<[i64]>::len).filter(|rank| lacks(*rank)) {
        return wrong(format!("expect input tensor rank ({rank}) to be larger than reduce axis ({axis})"));
    }
    let Some(output) = output else { return Ok(()) };
    if input.is_some_and(|input| input.len() != output.len()) {
        return wrong("expect output tensor rank to be equal to input tensor rank");
    }
    if lacks(output.len()) {
        let rank = output.len();
        return wrong(format!("expect output tensor rank ({rank}) to be larger than reduce axis ({axis})"));
    }
    match output.get(axis as usize) {
        Some(&size) if size != 1 && size != Type::DYNAMIC => {
            wrong(format!("expect reduced dimension size to be 1, got {size}"))
        }
        _ => Ok(()),
    }
}

/// Verifies that the result is the input with one element along the axis.
fn verify_reduced(at: Subject<'_>) -> Checked {
    let (Some(input), Some(axis)) = (at.ty(0), at.int("axis")) else { return Ok(()) };
    let element = element_type_or_self(at.ctx, input);
    let reduced = match ranked(at, Some(input)) {
        None => TypeData::UnrankedTensor(element),
        Some(shape) => {
            let mut shape = shape.to_vec();
            let size = usize::try_from(axis).ok().and_then(|axis| shape.get_mut(axis));
            if let Some(size) = size {
                *size = 1;
            }
            TypeData::RankedTensor { shape: shape.into(), element, encoding: None }
        }
    };
    inferred::check(at, &[at.ctx.ty(reduced)], |a, b| inferred::may_be_one(at, a, b))
}

fn verify_argmax(at: Subject<'_>) -> Checked {
    let (Some(result), Some(axis)) = (at.result(), at.int("axis")) else { return Ok(()) };
    if !at.element(result).is_some_and(|element| matches!(at.data(element), TypeData::Integer { .. })) {
        return wrong("result tensor is not of integer type");
    }
    let Some(input) = ranked(at, at.ty(0)) else { return Ok(()) };
    let Some(axis) = usize::try_from(axis).ok().filter(|axis| *axis < input.len()) else {
        return wrong("specified axis is outside the rank of the tensor");
    };
    let Some(output) = ranked(at, Some(result)) else { return Ok(()) };
    let mut expected = input.to_vec();
    expected.remove(axis);
    let fits = |(a, b): (&i64, &i64)| a == b || *a == Type::DYNAMIC || *b == Type::DYNAMIC;
    if expected.len() == output.len() && expected.iter().zip(output).all(fits) {
        Ok(())
    } else {
        wrong(format!("expected output shape '{}', got '{}'", listed(&expected), listed(output)))
    }
}

pub(super) const RULES: &[(&str, Verify)] = &[
    ("tosa.argmax", verify_argmax),
    ("tosa.reduce_all", verify_axis),
    ("tosa.reduce_any", verify_axis),
    ("tosa.reduce_max", verify_axis),
    ("tosa.reduce_min", verify_axis),
    ("tosa.reduce_product", verify_axis),
    ("tosa.reduce_sum", verify_axis),
];

pub(super) const REGION_RULES: &[(&str, Verify)] = &[
    ("tosa.reduce_all", verify_reduced),
    ("tosa.reduce_any", verify_reduced),
    ("tosa.reduce_max", verify_reduced),
    ("tosa.reduce_min", verify_reduced),
    ("tosa.reduce_product", verify_reduced),
    ("tosa.reduce_sum", verify_reduced),
];
