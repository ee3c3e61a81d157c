//! `tosa.concat`: concatenation of tensors along an axis.

use legalize_dialects_hooks::rules::{Checked, Verify, plain, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Type, TypeData, element_type_or_self};

use crate::common::inferred;
use crate::tosa::verify::{ranked, same_element};

fn verify_concat(at: Subject<'_>) -> Checked {
    let (inputs, Some(result), Some(axis)) = (at.types(0), at.result(), at.int("axis")) else {
        return Ok(());
    };
    if inputs.is_empty() {
        return wrong("expect at least one input");
    }
    for &input in &inputs {
        same_element(at, input, result)?;
    }
    let shapes: Vec<Option<&[i64]>> = inputs.iter().map(|ty| ranked(at, Some(*ty))).collect();
    let Some(first) = shapes.iter().flatten().next() else { return Ok(()) };
    if axis < 0 || axis >= first.len().max(1) as i64 {
        return wrong(format!(
            "expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got {axis}"
        ));
    }
    match shapes.into_iter().collect::<Option<Vec<_>>>() {
        Some(shapes) => verify_shapes(&shapes, ranked(at, Some(result)), axis as usize),
        None => Ok(()),
    }
}

/// Verifies that static shapes are equal except along the axis.
fn verify_shapes(shapes: &[&[i64]], output: Option<&[i64]>, axis: usize) -> Checked {
    let Some(&first) = shapes.first() else { return Ok(()) };
    for (index, shape) in shapes.iter().enumerate().skip(1) {
        if shape.len() != first.len() {
            return wrong(format!(
                "expect all operands to have the same rank, but got {} vs {} on operands 0 and {index}",
                first.len(),
                shape.len()
            ));
        }
        let differs = |(dim, (a, b)): (usize, (&i64, &i64))| {
            (dim != axis && a != b && *a != Type::DYNAMIC && *b != Type::DYNAMIC).then_some((dim, *a, *b))
        };
        if let Some((dim, a, b)) = first.iter().zip(*shape).enumerate().find_map(differs) {
            return wrong(format!(
                "expect all operand shapes to have the same sizes on non-axis dimensions, but got {b} vs {a} at \
                 index {dim} on operands 0 and {index}"
            ));
        }
    }
    let Some(output) = output else { return Ok(()) };
    if output.len() != first.len() {
        return wrong(format!(
            "expect output rank to match inputs rank, got {} vs {}",
            output.len(),
            first.len()
        ));
    }
    let sizes: Option<Vec<i64>> = shapes.iter().map(|shape| shape.get(axis).copied()).collect();
    let Some(sizes) = sizes.filter(|sizes| !sizes.contains(&Type::DYNAMIC)) else { return Ok(()) };
    let sum = sizes.into_iter().fold(0i64, i64::saturating_add);
    match output.get(axis) {
        Some(&size) if size != Type::DYNAMIC && size != sum => wrong(format!(
            "requires sum of axis dimensions of input1 equal to output axis dimension, got {sum} and {size}"
        )),
        _ => Ok(()),
    }
}

/// Verifies that the result has the sizes of some input, and their sum along the axis.
fn verify_joined(at: Subject<'_>) -> Checked {
    let (inputs, Some(axis)) = (at.types(0), at.int("axis").and_then(|axis| usize::try_from(axis).ok()))
    else {
        return Ok(());
    };
    let Some(element) = inputs.first().map(|ty| element_type_or_self(at.ctx, *ty)) else { return Ok(()) };
    let shapes: Vec<Option<&[i64]>> = inputs.iter().map(|ty| ranked(at, Some(*ty))).collect();
    let Some(first) = shapes.iter().flatten().next() else {
        let unranked = at.ctx.ty(TypeData::UnrankedTensor(element));
        return inferred::check(at, &[unranked], |a, b| inferred::may_be_one(at, a, b));
    };
    let mut joined = first.to_vec();
    for shape in shapes.iter().flatten() {
        for (dim, (known, &size)) in joined.iter_mut().zip(*shape).enumerate() {
            if dim == axis || size == Type::DYNAMIC {
                continue;
            }
            if *known != Type::DYNAMIC && *known != size {
                return plain(format!(
                    "Cannot concat tensors with different sizes on the non-axis dimension {dim}"
                ));
            }
            *known = size;
        }
    }
    let sizes = shapes.iter().map(|shape| shape.and_then(|shape| shape.get(axis).copied()));
    let sum = sizes.fold(0, |sum, size| crate::common::strides::plus(sum, size.unwrap_or(Type::DYNAMIC)));
    if let Some(size) = joined.get_mut(axis) {
        *size = sum;
    }
    let joined = at.ctx.ty(TypeData::RankedTensor { shape: joined.into(), element, encoding: None });
    inferred::check(at, &[joined], |a, b| inferred::may_be_one(at, a, b))
}

pub(super) const RULES: &[(&str, Verify)] = &[("tosa.concat", verify_concat)];

pub(super) const REGION_RULES: &[(&str, Verify)] = &[("tosa.concat", verify_joined)];
