//! Elementwise products and selects, and products of matrices.

use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Type, TypeData};

use crate::tosa::verify::{constant, is_quantized, ranked, same_element, storage, verify_zero};

fn verify_matmul(at: Subject<'_>) -> Checked {
    let (Some(a), Some(b)) = (at.ty(0), at.ty(1)) else { return Ok(()) };
    let (Some(left), Some(right)) = (at.element(a), at.element(b)) else { return Ok(()) };
    if is_quantized(at, left) || is_quantized(at, right) {
        if is_quantized(at, left) != is_quantized(at, right) {
            return wrong(format!(
                "expect operands to be both quantized or both not quantized, got '{}' and '{}'",
                at.show(left),
                at.show(right)
            ));
        }
        let width = |element| crate::quant::storage_width(at.ctx, element);
        if let (Some(one), Some(other)) = (width(left), width(right))
            && one != other
        {
            return wrong(format!("expect quantized operands to have same widths, got {one} and {other}"));
        }
    }
    for (what, of, group) in [("a", a, 2), ("b", b, 3)] {
        let zero = at.ty(group).and_then(|zero| storage(at, zero));
        let (Some(element), Some(zero)) = (storage(at, of), zero) else { return Ok(()) };
        if element != zero {
            return wrong(format!(
                "expect input {what} and {what}_zp have the same element type, got '{}' and '{}'",
                at.show(element),
                at.show(zero)
            ));
        }
    }
    verify_zero(at, a, 2, "a")?;
    verify_zero(at, b, 3, "b")
}

/// The broadcast size of two sizes; a dynamic one becomes the static one.
fn broadcast_size(one: i64, other: i64) -> Option<i64> {
    match (one, other) {
        _ if one == other => Some(one),
        (1, size) | (size, 1) => Some(size),
        (Type::DYNAMIC, size) | (size, Type::DYNAMIC) => Some(size),
        _ => None,
    }
}

fn verify_mul(at: Subject<'_>) -> Checked {
    let (Some(a), Some(b), Some(result)) = (at.ty(0), at.ty(1), at.result()) else { return Ok(()) };
    let (Some(left), Some(right), Some(product)) = (at.element(a), at.element(b), at.element(result)) else {
        return Ok(());
    };
    let is_integer = |ty: Type| matches!(at.data(ty), TypeData::Integer { .. });
    if is_integer(product) {
        if !is_integer(left) || left != right {
            return wrong("requires the same element type for all operands");
        }
    } else {
        if left != right || left != product {
            return wrong("requires the same element type for all operands and results");
        }
        if constant(at, 2).is_some_and(|shift| !shift.is_zero()) {
            return wrong("require shift to be 0 for float type");
        }
    }
    let shapes = [ranked(at, Some(a)), ranked(at, Some(b))];
    if let [Some(left), Some(right)] = shapes {
        if left.len() != right.len() {
            return wrong(format!(
                "a and b operands don't have matching ranks, got {} and {}",
                left.len(),
                right.len()
            ));
        }
        if left.iter().zip(right).any(|(one, other)| broadcast_size(*one, *other).is_none()) {
            return wrong(format!(
                "a and b operands don't have broadcast-compatible shapes, got '{}' and '{}'",
                at.show(a),
                at.show(b)
            ));
        }
    }
    let Some(output) = ranked(at, Some(result)) else { return Ok(()) };
    for (what, shape) in ["a", "b"].into_iter().zip(shapes) {
        if let Some(shape) = shape.filter(|shape| shape.len() != output.len()) {
            return wrong(format!(
                "result type has different rank than {what}, got {} vs {}",
                output.len(),
                shape.len()
            ));
        }
    }
    Ok(())
}

/// Verifies that the selected values have the result's element type; a trait verifies that the shapes are the
/// broadcast ones.
fn verify_select(at: Subject<'_>) -> Checked {
    let (Some(one), Some(other), Some(result)) = (at.ty(1), at.ty(2), at.result()) else { return Ok(()) };
    same_element(at, one, result)?;
    same_element(at, other, result)?;
    let is_truth = |ty| matches!(at.data(ty), TypeData::Integer { width: 1, .. });
    match at.ty(0).and_then(|ty| at.element(ty)) {
        Some(element) if !is_truth(element) => {
            wrong(format!("expect element type of bool for input1, got '{}'", at.show(element)))
        }
        _ => Ok(()),
    }
}

pub(super) const RULES: &[(&str, Verify)] =
    &[("tosa.matmul", verify_matmul), ("tosa.mul", verify_mul), ("tosa.select", verify_select)];
