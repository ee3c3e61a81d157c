//! Table lookups, gathers and scatters, Fourier transforms; constants.

use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Type, TypeData};

use crate::tosa::verify::{is_quantized, ranked, same_element, storage};

fn is_known(size: i64) -> bool {
    size != Type::DYNAMIC
}

/// Verifies that the result of a lookup has the shape of the input.
fn verify_table(at: Subject<'_>) -> Checked {
    let (Some(input), Some(output)) = (ranked(at, at.ty(0)), ranked(at, at.result())) else { return Ok(()) };
    if input.len() != output.len() {
        return wrong("expected input tensor rank to equal result tensor rank");
    }
    for (dim, (&from, &to)) in input.iter().zip(output).enumerate() {
        if is_known(from) && is_known(to) && from != to {
            return wrong(format!("dim(result, {dim}) = {to} doesn't match dim(input, {dim}) = {from}"));
        }
    }
    Ok(())
}

fn verify_transpose(at: Subject<'_>) -> Checked {
    let perms = at.attr("perms").and_then(|perms| at.ctx.as_dense_i32_array(perms));
    let Some(perms) = perms else { return Ok(()) };
    let (input, output) = (ranked(at, at.ty(0)), ranked(at, at.result()));
    for (shape, what) in [(input, "input"), (output, "output")] {
        if let Some(shape) = shape.filter(|shape| shape.len() != perms.len()) {
            // If both ranks are known, a difference is reported for the ranks.
            if what == "output" && input.is_some() {
                return wrong("expected input tensor rank to equal result tensor rank");
            }
            return wrong(format!(
                "expected perms attribute to have size {} ({what} rank) but got size {}",
                shape.len(),
                perms.len()
            ));
        }
    }
    let mut sorted: Vec<i32> = perms.clone();
    sorted.sort_unstable();
    if !sorted.iter().copied().eq(0..perms.len() as i32) {
        return wrong("expected valid permutation indices");
    }
    let (Some(input), Some(output)) = (input, output) else { return Ok(()) };
    let count = |shape: &[i64]| {
        let known = shape.iter().all(|size| is_known(*size));
        known.then(|| shape.iter().fold(1_i64, |count, size| count.saturating_mul(*size)))
    };
    if let (Some(from), Some(to)) = (count(input), count(output))
        && from != to
    {
        return wrong(format!(
            "expected input1 and output to have same numbers of elements, got {from} and {to}"
        ));
    }
    for (dim, (&from, &found)) in perms.iter().zip(output).enumerate() {
        let Some(&expected) = usize::try_from(from).ok().and_then(|from| input.get(from)) else { continue };
        if is_known(found) && is_known(expected) && found != expected {
            return wrong(format!(
                "expected output tensor dim {dim} to match input dim {from} with value of {expected}"
            ));
        }
    }
    Ok(())
}

/// Verifies gathered rows: sizes that occur several times agree if they are known.
fn verify_gather(at: Subject<'_>) -> Checked {
    let (Some(values), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    same_element(at, values, result)?;
    let (mut batch, mut rows, mut columns) = (None, None, None);
    let known = |size: i64| is_known(size).then_some(size);
    if let Some(&[count, _, width]) = ranked(at, Some(values)) {
        (batch, columns) = (known(count), known(width));
    }
    if let Some(&[count, length]) = ranked(at, at.ty(1)) {
        verify_size("indices", 0, batch, count)?;
        (batch, rows) = (batch.or(known(count)), known(length));
    }
    let Some(&[count, length, width]) = ranked(at, Some(result)) else { return Ok(()) };
    verify_size("output", 0, batch, count)?;
    verify_size("output", 1, rows, length)?;
    verify_size("output", 2, columns, width)
}

/// Verifies that a size is another one, if both are known.
fn verify_size(what: &str, dim: usize, expected: Option<i64>, found: i64) -> Checked {
    match expected {
        Some(expected) if is_known(found) && found != expected => {
            wrong(format!("requires {what} dimension {dim} to have size {expected}, got {found}"))
        }
        _ => Ok(()),
    }
}

/// Verifies scattered rows: sizes that occur several times agree if they are known, and no row is written
/// twice.
fn verify_scatter(at: Subject<'_>) -> Checked {
    let (mut batch, mut rows, mut written, mut columns) = (None, None, None, None);
    let known = |size: i64| is_known(size).then_some(size);
    if let Some(&[count, length, width]) = ranked(at, at.ty(0)) {
        (batch, rows, columns) = (known(count), known(length), known(width));
    }
    if let Some(&[count, length]) = ranked(at, at.ty(1)) {
        verify_size("indices", 0, batch, count)?;
        (batch, written) = (batch.or(known(count)), known(length));
    }
    if let Some(&[count, length, width]) = ranked(at, at.ty(2)) {
        verify_size("input", 0, batch, count)?;
        verify_size("input", 1, written, length)?;
        verify_size("input", 2, columns, width)?;
        batch = batch.or(known(count));
        written = written.or(known(length));
        columns = columns.or(known(width));
    }
    if let Some(&[count, length, width]) = ranked(at, at.result()) {
        verify_size("values_out", 0, batch, count)?;
        verify_size("values_out", 1, rows, length)?;
        verify_size("values_out", 2, columns, width)?;
        rows = rows.or(known(length));
    }
    match (rows, written) {
        (Some(rows), Some(written)) if rows < written => {
            wrong(format!("requires dimensions K >= W, got K={rows} and W={written}"))
        }
        _ => Ok(()),
    }
}

/// Verifies that the sides of a transformed image are powers of two.
fn verify_sides(input: &[i64]) -> Checked {
    for (what, size) in ["height", "width"].into_iter().zip(input.iter().skip(1)) {
        let is_power = u64::try_from(*size).is_ok_and(u64::is_power_of_two);
        if is_known(*size) && !is_power {
            return wrong(format!("expected {what} to be a power of two, got {size}"));
        }
    }
    Ok(())
}

fn verify_real_waves(at: Subject<'_>) -> Checked {
    let (&[real, imaginary], Some(input)) = (&at.result_types()[..], at.ty(0)) else { return Ok(()) };
    if !crate::tosa::verify::go_together(at, real, imaginary) {
        return wrong(format!(
            "expected output shapes to match, got '{}', '{}'",
            at.show(real),
            at.show(imaginary)
        ));
    }
    let Some(sizes) = ranked(at, Some(input)) else { return Ok(()) };
    verify_sides(sizes)?;
    let (Some(output), &[count, height, width]) = (ranked(at, Some(real)), sizes) else { return Ok(()) };
    let agrees = |one: i64, other: i64| !is_known(one) || !is_known(other) || one == other;
    let &[produced, high, wide] = output else { return Ok(()) };
    if !agrees(count, produced) || !agrees(height, high) {
        return wrong(format!(
            "expected batch and height dimensions of input/output to match, got input='{}' output='{}'",
            at.show(input),
            at.show(real)
        ));
    }
    if is_known(width) && is_known(wide) && wide != width / 2 + 1 {
        wrong(format!("expected output width to be equal to input_width / 2 + 1, got {wide}"))
    } else {
        Ok(())
    }
}

fn verify_waves(at: Subject<'_>) -> Checked {
    match (ranked(at, at.ty(0)), ranked(at, at.ty(1))) {
        (Some(input), Some(_)) => verify_sides(input),
        _ => Ok(()),
    }
}

/// Verifies that a constant has its elements' type, or the storage type of quantized ones.
fn verify_constant(at: Subject<'_>) -> Checked {
    let value = at.attr("values").and_then(|value| at.ctx.attr_type(value));
    let (Some(value), Some(result)) = (value, at.result()) else { return Ok(()) };
    let is_tensor =
        |ty: Type| matches!(at.data(ty), TypeData::RankedTensor { .. } | TypeData::UnrankedTensor(_));
    if !is_tensor(value) || !is_tensor(result) {
        return wrong("expected tensors for attr/result type");
    }
    let (Some(held), Some(element)) = (at.element(value), at.element(result)) else { return Ok(()) };
    let stored = is_quantized(at, element).then(|| storage(at, result)).flatten();
    if held == element || Some(held) == stored {
        Ok(())
    } else {
        wrong("expected same attr/result element types")
    }
}

pub(super) const RULES: &[(&str, Verify)] = &[
    ("tosa.const", verify_constant),
    ("tosa.fft2d", verify_waves),
    ("tosa.gather", verify_gather),
    ("tosa.rfft2d", verify_real_waves),
    ("tosa.scatter", verify_scatter),
    ("tosa.table", verify_table),
    ("tosa.transpose", verify_transpose),
];
