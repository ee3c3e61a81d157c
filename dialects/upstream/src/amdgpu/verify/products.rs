//! Matrix products of a wave: lengths and element types of the factors and sums that each lane holds.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_ir::{FloatKind, Type, TypeData};

/// Number of lanes of a wave.
const WAVE: i64 = 64;

/// The width of a number in bits.
pub(super) fn width(at: Subject<'_>, ty: Type) -> Option<u32> {
    match at.data(ty) {
        TypeData::Integer { width, .. } => Some(*width),
        TypeData::Float(kind) => Some(kind.width()),
        _ => None,
    }
}

fn float(at: Subject<'_>, ty: Type) -> Option<FloatKind> {
    match at.data(ty) {
        TypeData::Float(kind) => Some(*kind),
        _ => None,
    }
}

fn is_f64(at: Subject<'_>, ty: Type) -> bool {
    float(at, ty) == Some(FloatKind::F64)
}

/// Returns true for a floating-point number of at most eight bits.
fn is_small(at: Subject<'_>, ty: Type) -> bool {
    float(at, ty).is_some_and(|kind| matches!(kind.width(), 4 | 6 | 8))
}

/// The number of a lane's elements, and their type.
fn held(at: Subject<'_>, ty: Type) -> (i64, Type) {
    match at.data(ty) {
        TypeData::Vector { shape, element, .. } => {
            (shape.iter().fold(1, |count: i64, size| count.saturating_mul(*size)), *element)
        }
        _ => (1, ty),
    }
}

/// The factors and the sum.
fn operands(at: Subject<'_>) -> Option<[Type; 3]> {
    let [Some(a), Some(b), Some(sum)] =
        ["sourceA", "sourceB", "destC"].map(|name| at.ty(at.group_named(name)?))
    else {
        return None;
    };
    Some([a, b, sum])
}

fn sizes(at: Subject<'_>) -> Option<[i64; 3]> {
    let [Some(m), Some(n), Some(k)] = ["m", "n", "k"].map(|name| at.int(name)) else { return None };
    Some([m, n, k])
}

/// Verifies the number of elements of a factor and of the sum that a lane holds.
fn verify_counts(at: Subject<'_>, factor: i64, sum: i64, blocks: i64) -> Checked {
    let Some([m, n, k]) = sizes(at) else { return Ok(()) };
    let each = |rows: i64, columns: i64| rows.saturating_mul(columns).saturating_mul(blocks) / WAVE;
    for (found, expected, what) in [(factor, each(m, k), "source"), (sum, each(m, n), "result")] {
        if found != expected {
            return wrong(format!("expected {expected} {what} values for this operation but got {found}"));
        }
    }
    Ok(())
}

fn verify_product(at: Subject<'_>) -> Checked {
    let Some([a, b, sum]) = operands(at) else { return Ok(()) };
    let ((count, element), (other, other_element), (sums, of_sum)) =
        (held(at, a), held(at, b), held(at, sum));
    if is_small(at, element) {
        if !is_small(at, other_element) {
            return wrong("expected both source operands to have small-float elements if one does");
        }
        if count != other {
            return wrong("expected both small-float source vectors to have the same length");
        }
    } else if a != b {
        return wrong("expected both non-small-float source operand types to match exactly");
    }
    // Wide integers are packed bytes.
    let count = match at.data(element) {
        TypeData::Integer { width: width @ (32 | 64), .. } => count.saturating_mul(i64::from(*width / 8)),
        _ => count,
    };
    verify_counts(at, count, sums, at.int("blocks").unwrap_or(1))?;
    let (size, id) = (at.int("cbsz").unwrap_or(0), at.int("abid").unwrap_or(0));
    if is_f64(at, of_sum) {
        if at.word("blgp").is_some_and(|lanes| lanes != "none") {
            return wrong("double-precision ops do not support permuting lanes of B");
        }
        if size != 0 {
            return wrong("double-precision ops do not support permuting lanes of A");
        }
    }
    // Both are unsigned 32-bit numbers.
    if id as u32 >= 1u32.wrapping_shl(size as u32) {
        return wrong("block ID for permuting A (abid) must be below 2 ** cbsz");
    }
    if ["negateA", "negateB", "negateC"].iter().any(|flag| at.has(flag)) && !is_f64(at, of_sum) {
        wrong("negation flags only available for double-precision operations")
    } else {
        Ok(())
    }
}

/// Verifies a product of lanes without blocks: factors of one length, and floating-point sums of such factors
/// only.
fn verify_lane_product(at: Subject<'_>) -> Checked {
    let Some([a, b, sum]) = operands(at) else { return Ok(()) };
    let ((count, element), (other, other_element), (_, of_sum)) = (held(at, a), held(at, b), held(at, sum));
    if count != other {
        return wrong(format!(
            "source vectors have different lengths: '{}' vs. '{}'",
            at.show(a),
            at.show(b)
        ));
    }
    let is_float = float(at, element).is_some();
    match (float(at, of_sum).is_some(), is_float) {
        (true, false) => return wrong("expected float sources with float destination"),
        (false, true) => return wrong("expected int sources with int destination"),
        _ => {}
    }
    if float(at, element).is_none_or(|kind| kind.width() != 8) && element != other_element {
        return wrong(format!(
            "source element types must match (except for fp8/bf8) but have '{}' and '{}'",
            at.show(a),
            at.show(b)
        ));
    }
    if is_float && at.has("clamp") {
        return wrong("clamp flag is not supported for float types");
    }
    if is_float && (at.has("unsignedA") || at.has("unsignedB")) {
        wrong("unsigned flags are not supported for float types")
    } else {
        Ok(())
    }
}

/// Verifies a product whose first factor lacks half of its elements; indices say which.
fn verify_sparse(at: Subject<'_>) -> Checked {
    let Some([a, b, sum]) = operands(at) else { return Ok(()) };
    let ((sparse, element), (dense, other_element), (sums, _)) = (held(at, a), held(at, b), held(at, sum));
    if dense != sparse.saturating_mul(2) {
        return wrong(
            "expected dense source operand to have exactly double the number of elements of the sparse source operand",
        );
    }
    let is_byte = |ty: Type| float(at, ty).is_some_and(|kind| kind.width() == 8);
    if element != other_element && !(is_byte(element) && is_byte(other_element)) {
        return wrong("expected source operands to have the same element type");
    }
    verify_indices(at, width(at, element) == Some(8))?;
    verify_counts(at, dense, sums, 1)
}

/// Verifies the indices of a sparse factor and the number of the set among them that is used.
fn verify_indices(at: Subject<'_>, of_bytes: bool) -> Checked {
    let (most, count, bits) = if of_bytes { (1, 2, 16) } else { (3, 4, 8) };
    let id = at.int("abid").unwrap_or(0) as u32;
    if at.int("cbsz").unwrap_or(0) == 0 && id > most {
        return wrong(if of_bytes {
            "ABID must be 0 or 1 for 8-bit source data"
        } else {
            "ABID must be between 0 and 3 for 16-bit source data"
        });
    }
    let Some(indices) = at.group_named("sparseIdx").and_then(|group| at.ty(group)) else { return Ok(()) };
    let (found, element) = held(at, indices);
    if found == count && width(at, element) == Some(bits) {
        Ok(())
    } else {
        wrong(format!(
            "expected vector<{count}xi{bits}> sparse indices for {}-bit source data, but got '{}'",
            if of_bytes { 8 } else { 16 },
            at.show(indices)
        ))
    }
}

/// Verifies the lengths of a product with scales.
fn verify_scaled_lengths(at: Subject<'_>, [a, b, sum]: [Type; 3]) -> Checked {
    let Some(m) = at.int("m") else { return Ok(()) };
    let ((count, element), (other, other_element), (sums, _)) = (held(at, a), held(at, b), held(at, sum));
    let (shape, longest, expected) = if m == 16 { ("16x16x128", 64, 8) } else { ("32x16x128", 128, 16) };
    if sums != expected {
        return wrong(format!("expected output vector of length {expected} but got {sums}"));
    }
    let is_four = |ty: Type| float(at, ty) == Some(FloatKind::F4E2M1FN);
    if m != 16 && !is_four(element) && !is_four(other_element) {
        return wrong("32x16x128 only supports fp4 element types");
    }
    for (name, found, expected) in [("A", count, longest), ("B", other, 64)] {
        if found != expected {
            return wrong(format!("for {shape}, source{name} must have {expected} elements but got {found}"));
        }
    }
    if m != 16 && at.int("a_first_scale_lane") != Some(0) {
        wrong("for 32x16x128, a_first_scale_lane must be 0")
    } else {
        Ok(())
    }
}

/// Verifies a product with scales: numbers with a sign or mantissa in their scale are of four bits.
fn verify_scaled(at: Subject<'_>) -> Checked {
    let Some(types) = operands(at) else { return Ok(()) };
    verify_scaled_lengths(at, types)?;
    let [Some(scale_a), Some(scale_b)] =
        ["scaleA", "scaleB"].map(|name| Some(held(at, at.ty(at.group_named(name)?)?).1))
    else {
        return Ok(());
    };
    let [a, b] = [types[0], types[1]].map(|ty| held(at, ty).1);
    let scales = [scale_a, scale_b].map(|scale| float(at, scale));
    const EXPONENT: Option<FloatKind> = Some(FloatKind::F8E8M0FNU);
    const WHOLE: Option<FloatKind> = Some(FloatKind::F8E4M3FN);
    if scales.iter().any(|scale| ![EXPONENT, WHOLE].contains(scale)) {
        return wrong("scale operands must have f8 element types (E8M0FNU or E4M3FN)");
    }
    let is_four = |ty: Type| float(at, ty) == Some(FloatKind::F4E2M1FN);
    let fits = match scales {
        [EXPONENT, EXPONENT] => true,
        [EXPONENT, _] => !is_four(a) && is_four(b),
        [_, EXPONENT] => is_four(a) && !is_four(b),
        _ => is_four(a) && is_four(b),
    };
    if fits {
        Ok(())
    } else {
        wrong(format!(
            "invalid combination of matrix and scale types: sourceA='{}', scaleA='{}', sourceB='{}', scaleB='{}'",
            at.show(a),
            at.show(scale_a),
            at.show(b),
            at.show(scale_b)
        ))
    }
}

pub(super) const OWN_RULES: Rules = Rules::own(&[
    ("amdgpu.mfma", verify_product),
    ("amdgpu.scaled_wmma", verify_scaled),
    ("amdgpu.sparse_mfma", verify_sparse),
    ("amdgpu.wmma", verify_lane_product),
]);
