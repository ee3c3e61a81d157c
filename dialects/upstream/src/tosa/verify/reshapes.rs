//! Tensors of the same elements in another shape or order: `reshape`, `reverse`, `tile`; parts of tensors and
//! padded ones.

use legalize_dialects_hooks::attributes::listed_ints;
use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Type, TypeData, constant_operand};

use crate::common::inferred;
use crate::tosa::verify::{ranked, same_element, shapes};

/// Marker for the size that is inferred from the others.
const INFERRED: i64 = -1;

/// The sizes of a shape operand that is defined by a constant.
pub(super) fn constant_shape(at: Subject<'_>, group: usize) -> Option<Vec<i64>> {
    let shape = *at.values(group).first()?;
    shapes::rank(at, at.ir.value_type(shape))?;
    listed_ints(at.ctx, constant_operand(at.ctx, at.ir, shape))
}

fn is_static(shape: &[i64]) -> bool {
    !shape.contains(&Type::DYNAMIC)
}

fn count(sizes: impl IntoIterator<Item = i64>) -> i64 {
    sizes.into_iter().fold(1, i64::saturating_mul)
}

fn verify_reshape(at: Subject<'_>) -> Checked {
    let Some(sizes) = constant_shape(at, 1) else { return Ok(()) };
    if sizes.iter().filter(|size| **size == INFERRED).count() > 1 {
        return wrong(format!("expected at most one target dimension to be {INFERRED}"));
    }
    let Some(output) = ranked(at, at.result()) else { return Ok(()) };
    if sizes.len() != output.len() {
        return wrong("new shape does not match result rank");
    }
    for (&size, &found) in sizes.iter().zip(output) {
        if size == Type::DYNAMIC {
            continue;
        }
        if size != INFERRED && found != Type::DYNAMIC && size != found {
            return wrong("new shape is inconsistent with result shape");
        }
        if size < INFERRED {
            return wrong(format!("new shape has invalid tensor dimension size {size}"));
        }
    }
    let Some(input) = ranked(at, at.ty(0)).filter(|input| is_static(input)) else { return Ok(()) };
    let from = count(input.iter().copied());
    let cannot = |to: i64| wrong(format!("cannot reshape {from} elements into {to}"));
    if is_static(output) {
        let to = count(output.iter().copied());
        if from != to {
            return cannot(to);
        }
    }
    let to = count(sizes.iter().copied().filter(|size| *size > 0));
    let misses = if sizes.iter().all(|size| *size > 0) { to != from } else { to > from };
    if misses { cannot(to) } else { Ok(()) }
}

/// The sizes of the result as they follow from the operands.
fn reshaped(at: Subject<'_>) -> Option<Vec<i64>> {
    let Some(mut sizes) = constant_shape(at, 1) else {
        let rank = at.ty(1).and_then(|ty| shapes::rank(at, ty))?;
        return Some(vec![Type::DYNAMIC; usize::try_from(rank).ok()?]);
    };
    let known = ranked(at, at.ty(0)).filter(|input| is_static(input));
    let rest = known.and_then(|input| {
        let fixed = count(sizes.iter().copied().filter(|size| *size != INFERRED));
        count(input.iter().copied()).checked_div(fixed)
    });
    for size in sizes.iter_mut().filter(|size| **size == INFERRED) {
        *size = rest.unwrap_or(Type::DYNAMIC);
    }
    Some(sizes)
}

/// Verifies that the result has exactly the input's element type; its sizes are left to the own verifier.
fn verify_reshaped(at: Subject<'_>) -> Checked {
    let Some((element, sizes)) = at.ty(0).and_then(|ty| at.element(ty)).zip(reshaped(at)) else {
        return Ok(());
    };
    let ty = at.ctx.ty(TypeData::RankedTensor { shape: sizes.into(), element, encoding: None });
    inferred::check(at, &[ty], |_, found| at.element(found) == Some(element))
}

fn verify_reverse(at: Subject<'_>) -> Checked {
    let Some(axis) = at.int("axis") else { return Ok(()) };
    if axis < 0 {
        return wrong("expected non-negative reverse axis");
    }
    let (input, output) = (ranked(at, at.ty(0)), ranked(at, at.result()));
    // A scalar may be reversed along axis 0.
    let verify_rank = |shape: &[i64], what: &str| {
        let rank = shape.len() as i64;
        if axis >= rank && (axis, rank) != (0, 0) {
            wrong(format!("expect {what} tensor rank ({rank}) to be larger than reverse axis ({axis})"))
        } else {
            Ok(())
        }
    };
    input.map_or(Ok(()), |input| verify_rank(input, "input"))?;
    let Some(output) = output else { return Ok(()) };
    if input.is_some_and(|input| input.len() != output.len()) {
        return wrong("expect output tensor rank to be equal to input tensor rank");
    }
    verify_rank(output, "output")
}

fn verify_tile(at: Subject<'_>) -> Checked {
    let Some(multiples) = at.ty(1).and_then(|ty| shapes::rank(at, ty)) else { return Ok(()) };
    let rank = |ty| ranked(at, ty).map(|shape| shape.len() as i64);
    match (rank(at.ty(0)), rank(at.result())) {
        (Some(input), _) if input != multiples => {
            return wrong(format!("expect 'multiples' to have rank {input} but got {multiples}."));
        }
        (Some(input), Some(output)) if input != output => {
            return wrong("expect same input and output tensor rank.");
        }
        (None, Some(output)) if output != multiples => {
            return wrong(format!("expect 'multiples' array to have length {output} but got {multiples}."));
        }
        _ => {}
    }
    let sizes = constant_shape(at, 1).unwrap_or_default();
    if sizes.iter().all(|size| *size > 0 || *size == INFERRED) {
        Ok(())
    } else {
        wrong("expect element of 'multiples' to be positive integer or -1.")
    }
}

/// Verifies the sizes of a padded tensor, and that the padding has its element type.
fn verify_pad(at: Subject<'_>) -> Checked {
    let (Some(padding), Some(result)) = (at.ty(2), at.result()) else { return Ok(()) };
    same_element(at, padding, result)?;
    let (Some(input), Some(output)) = (ranked(at, at.ty(0)), ranked(at, Some(result))) else { return Ok(()) };
    let rank = input.len();
    if rank != output.len() {
        return wrong(format!(
            "expect same input and output tensor rank, but got inputRank: {rank}, outputRank: {}",
            output.len()
        ));
    }
    let Some(sizes) = constant_shape(at, 1) else { return Ok(()) };
    if sizes.len() != 2 * rank {
        let (expected, found) = (2 * rank, sizes.len());
        return wrong(format!("padding tensor must have {rank} * 2 = {expected} elements, but got {found}"));
    }
    for (dim, ((pair, &from), &to)) in sizes.chunks_exact(2).zip(input).zip(output).enumerate() {
        let (before, after) = (pair[0], pair[1]);
        if before.min(after) < INFERRED {
            return wrong(format!(
                "invalid padding values at dimension {dim}: values must be non-negative or -1 for dynamic padding, \
                 got [{before}, {after}]"
            ));
        }
        let sum = from.wrapping_add(before).wrapping_add(after);
        if is_static(&[from, to]) && to != sum {
            return wrong(format!(
                "mismatch in output shape at dimension {dim}: expected {from} + {before} + {after} = {sum}, but got \
                 {to}"
            ));
        }
    }
    Ok(())
}

/// Verifies that there are a start and a size for each dimension.
fn verify_slice(at: Subject<'_>) -> Checked {
    let Some(rank) = ranked(at, at.ty(0)).map(<[i64]>::len) else { return Ok(()) };
    if let Some(output) = ranked(at, at.result()).map(<[i64]>::len).filter(|output| *output != rank) {
        return wrong(format!("expect input1 and output to have the same ranks, got {rank} and {output}"));
    }
    let count = |group| at.ty(group).and_then(|ty| shapes::rank(at, ty));
    for (group, what) in [(1, "start"), (2, "size")] {
        if count(group).is_some_and(|count| count != rank as i64) {
            return wrong(format!("length of {what} is not equal to rank of input shape"));
        }
    }
    Ok(())
}

pub(super) const RULES: &[(&str, Verify)] = &[
    ("tosa.pad", verify_pad),
    ("tosa.reshape", verify_reshape),
    ("tosa.reverse", verify_reverse),
    ("tosa.slice", verify_slice),
    ("tosa.tile", verify_tile),
];

pub(super) const REGION_RULES: &[(&str, Verify)] = &[("tosa.reshape", verify_reshaped)];
