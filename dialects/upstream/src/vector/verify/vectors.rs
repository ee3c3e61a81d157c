//! Vectors whose elements are selected, moved, reduced or reinterpreted.

use legalize_dialects_hooks::attributes::{enum_of, enum_value};
use legalize_dialects_hooks::rules::{Checked, plain, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AttrData, Type, TypeData};

use crate::common::inferred;

/// A vector's sizes, and its scalable flags.
pub(super) type Sizes<'a> = (&'a [i64], &'a [bool]);

pub(super) fn sizes(at: Subject<'_>, ty: Option<Type>) -> Option<Sizes<'_>> {
    match at.data(ty?) {
        TypeData::Vector { shape, scalable, .. } => Some((shape, scalable)),
        _ => None,
    }
}

pub(super) fn verify_shuffle(at: Subject<'_>) -> Checked {
    let (Some((first, _)), Some((second, _)), Some((result, _)), Some(mask)) =
        (sizes(at, at.ty(0)), sizes(at, at.ty(1)), sizes(at, at.result()), at.ints("mask"))
    else {
        return Ok(());
    };
    // Scalar operands form a vector of one dimension.
    let are_single = first.is_empty() && second.is_empty() && result.len() == 1;
    if !are_single && (first.len() != result.len() || second.len() != result.len()) {
        return wrong("rank mismatch");
    }
    if !are_single && (first.get(1..) != result.get(1..) || second.get(1..) != result.get(1..)) {
        return wrong("dimension mismatch");
    }
    if mask.is_empty() {
        return wrong("invalid mask length");
    }
    if result.first().is_some_and(|size| *size != mask.len() as i64) {
        return wrong("mask length mismatch");
    }
    let count = |sizes: &[i64]| sizes.first().copied().unwrap_or(1);
    let all = count(first).saturating_add(count(second));
    match mask.iter().position(|index| *index != POISON && !(0..all).contains(index)) {
        Some(index) => wrong(format!("mask index #{} out of range", index + 1)),
        None => Ok(()),
    }
}

/// The position of a poison element.
const POISON: i64 = -1;

/// The first static position that is out of bounds.
fn outside(positions: &[i64], sizes: &[i64]) -> Option<usize> {
    let is_outside =
        |(at, size): (&i64, &i64)| !matches!(*at, Type::DYNAMIC | POISON) && !(0..*size).contains(at);
    positions.iter().zip(sizes).position(is_outside)
}

pub(super) fn verify_extract(at: Subject<'_>) -> Checked {
    let (Some((source, _)), Some(positions)) = (sizes(at, at.ty(0)), at.ints("static_position")) else {
        return Ok(());
    };
    if sizes(at, at.result()).is_some_and(|(shape, _)| shape.is_empty()) {
        return plain("expected a scalar instead of a 0-d vector as the result type");
    }
    let open = positions.iter().filter(|position| **position == Type::DYNAMIC).count();
    if open != at.group(1).len() {
        return wrong(
            "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- \
             this can only happen due to an incorrect fold/rewrite",
        );
    }
    if positions.len() > source.len() {
        return wrong("expected position attribute of rank no greater than vector rank");
    }
    match outside(&positions, source) {
        Some(index) => wrong(format!(
            "expected position attribute #{} to be a non-negative integer smaller than the corresponding vector \
             dimension or poison (-1)",
            index + 1
        )),
        None => Ok(()),
    }
}

/// Verifies that the result is the rest of the vector's type after the position.
pub(super) fn verify_extracted(at: Subject<'_>) -> Checked {
    let (Some(source), Some(positions)) = (at.ty(0), at.ints("static_position")) else { return Ok(()) };
    let (Some((shape, scalable)), Some(element)) = (sizes(at, Some(source)), at.element(source)) else {
        return Ok(());
    };
    let (Some(shape), Some(scalable)) = (shape.get(positions.len()..), scalable.get(positions.len()..))
    else {
        return Ok(());
    };
    let left = if shape.is_empty() {
        element
    } else {
        at.ctx.ty(TypeData::Vector { shape: shape.into(), scalable: scalable.into(), element })
    };
    // A scalar equals a vector of one element.
    let is_one = |ty: Type| sizes(at, Some(ty)).is_none_or(|(shape, _)| *shape == [1]);
    let element = |ty: Type| at.element(ty).unwrap_or(ty);
    inferred::check(at, &[left], |a, b| a == b || (is_one(a) && is_one(b) && element(a) == element(b)))
}

pub(super) fn verify_insert(at: Subject<'_>) -> Checked {
    let (Some((dest, _)), Some(positions)) = (sizes(at, at.ty(1)), at.ints("static_position")) else {
        return Ok(());
    };
    if positions.len() > dest.len() {
        return wrong("expected position attribute of rank no greater than dest vector rank");
    }
    match sizes(at, at.ty(0)) {
        Some((source, _)) if positions.len() + source.len() != dest.len() => {
            return wrong("expected position attribute rank + source rank to match dest vector rank");
        }
        None if positions.len() != dest.len() => {
            return wrong("expected position attribute rank to match the dest vector rank");
        }
        _ => {}
    }
    match outside(&positions, dest) {
        Some(index) => wrong(format!(
            "expected position attribute #{} to be a non-negative integer smaller than the corresponding dest vector \
             dimension",
            index + 1
        )),
        None => Ok(()),
    }
}

pub(super) fn verify_transpose(at: Subject<'_>) -> Checked {
    let (Some((source, _)), Some((result, _)), Some(permutation)) =
        (sizes(at, at.ty(0)), sizes(at, at.result()), at.ints("permutation"))
    else {
        return Ok(());
    };
    if source.len() != result.len() {
        return wrong(format!("vector result rank mismatch: {}", result.len()));
    }
    if permutation.len() != source.len() {
        return wrong(format!("transposition length mismatch: {}", permutation.len()));
    }
    let mut seen = vec![false; source.len()];
    for (&from, size) in permutation.iter().zip(result) {
        let place = usize::try_from(from).ok().filter(|place| *place < source.len());
        let Some(place) = place else { return wrong(format!("transposition index out of range: {from}")) };
        if std::mem::replace(&mut seen[place], true) {
            return wrong(format!("duplicate position index: {from}"));
        }
        if source[place] != *size {
            return wrong(format!("dimension size mismatch at: {from}"));
        }
    }
    Ok(())
}

/// The width of an element in bits; an index has its default width of 64.
fn width(at: Subject<'_>, ty: Option<Type>) -> Option<i64> {
    match at.data(at.element(ty?)?) {
        TypeData::Integer { width, .. } => Some(i64::from(*width)),
        TypeData::Float(kind) => Some(i64::from(kind.width())),
        TypeData::Index => Some(64),
        _ => None,
    }
}

pub(super) fn verify_bitcast(at: Subject<'_>) -> Checked {
    let (source, result) = (at.ty(0), at.result());
    let (Some((from, _)), Some((to, _))) = (sizes(at, source), sizes(at, result)) else { return Ok(()) };
    let (Some(source), Some(result)) = (width(at, source), width(at, result)) else { return Ok(()) };
    let (Some((last, front)), Some((other, others))) = (from.split_last(), to.split_last()) else {
        return if source == result {
            Ok(())
        } else {
            wrong("source/result bitwidth of the 0-D vector element types must be equal")
        };
    };
    if let Some(dim) = front.iter().zip(others).position(|(a, b)| a != b) {
        return wrong(format!("dimension size mismatch at: {dim}"));
    }
    if source.saturating_mul(*last) == result.saturating_mul(*other) {
        Ok(())
    } else {
        wrong("source/result bitwidth of the minor 1-D vectors must be equal")
    }
}

pub(super) fn verify_broadcast(at: Subject<'_>) -> Checked {
    let (Some(source), Some((to, to_scaled))) = (at.ty(0), sizes(at, at.result())) else { return Ok(()) };
    let Some((from, from_scaled)) = sizes(at, Some(source)) else {
        return match at.element(source) {
            Some(_) => wrong("source type is not a vector"),
            None => Ok(()),
        };
    };
    let Some(more) = to.len().checked_sub(from.len()) else {
        return wrong("source rank higher than destination rank");
    };
    let one = from.iter().zip(from_scaled);
    let other = to.iter().zip(to_scaled).skip(more);
    let show = |(size, scaled): (&i64, &bool)| if *scaled { format!("[{size}]") } else { size.to_string() };
    match one.zip(other).find(|(one, other)| one != other && *one != (&1, &false)) {
        Some((one, other)) => wrong(format!("dimension mismatch ({} vs. {})", show(one), show(other))),
        None => Ok(()),
    }
}

/// The combining kind, if it does not apply to elements of that type.
pub(super) fn unfit_kind(at: Subject<'_>, element: Type) -> Option<String> {
    let kind = enum_value(at.ctx, at.ir, at.op, "kind")?;
    let word = enum_of(at.ctx, at.ctx.name("vector.kind"))?.stringify(kind)?;
    let (is_integer, is_float) = match at.data(element) {
        TypeData::Integer { .. } | TypeData::Index => (true, false),
        TypeData::Float(_) => (false, true),
        _ => (false, false),
    };
    let fits = match &*word {
        "add" | "mul" => is_integer || is_float,
        "minnumf" | "maxnumf" | "minimumf" | "maximumf" => is_float,
        _ => is_integer,
    };
    (!fits).then(|| word.clone())
}

pub(super) fn verify_reduction(at: Subject<'_>) -> Checked {
    let (Some((source, _)), Some(result)) = (sizes(at, at.ty(0)), at.result()) else { return Ok(()) };
    if source.len() > 1 {
        return wrong(format!("unsupported reduction rank: {}", source.len()));
    }
    match unfit_kind(at, result) {
        Some(kind) => {
            // Upstream quotes the type twice.
            wrong(format!("unsupported reduction type ''{}'' for kind '{kind}'", at.show(result)))
        }
        None => Ok(()),
    }
}

pub(super) fn verify_scan(at: Subject<'_>) -> Checked {
    let (Some((source, _)), Some((initial, _))) = (sizes(at, at.ty(0)), sizes(at, at.ty(1))) else {
        return Ok(());
    };
    let (Some(dim), Some(element)) = (at.int("reduction_dim"), at.ty(0).and_then(|ty| at.element(ty))) else {
        return Ok(());
    };
    let rank = source.len();
    let Some(dim) = usize::try_from(dim).ok().filter(|dim| *dim < rank) else {
        return wrong(format!("reduction dimension {dim} has to be less than {rank}"));
    };
    if initial.len() + 1 != rank {
        return wrong(format!("initial value rank {} has to be equal to {}", initial.len(), rank - 1));
    }
    let mut expected = source.to_vec();
    expected.remove(dim);
    if expected != initial {
        return wrong("incompatible input/initial value shapes");
    }
    match unfit_kind(at, element) {
        Some(kind) => wrong(format!("unsupported reduction type '{}' for kind '{kind}'", at.show(element))),
        None => Ok(()),
    }
}

/// Verifies an outer product of two vectors, or a vector times a scalar.
pub(super) fn verify_outer_product(at: Subject<'_>) -> Checked {
    let (Some((left, left_scaled)), Some((result, _))) = (sizes(at, at.ty(0)), sizes(at, at.result())) else {
        return Ok(());
    };
    let &[left] = left else { return wrong("expected 1-d vector for operand #1") };
    match sizes(at, at.ty(1)) {
        Some((right, right_scaled)) => {
            let &[right] = right else { return wrong("expected 1-d vector for operand #2") };
            let &[first, second] = result else { return wrong("expected 2-d vector result") };
            if left != first {
                return wrong("expected #1 operand dim to match result dim #1");
            }
            if right != second {
                return wrong("expected #2 operand dim to match result dim #2");
            }
            if left_scaled.contains(&true) && !right_scaled.contains(&true) {
                return wrong("expected either both or only #2 operand dim to be scalable");
            }
        }
        None => {
            let &[only] = result else { return wrong("expected 1-d vector result") };
            if left != only {
                return wrong("expected #1 operand dim to match result dim #1");
            }
        }
    }
    if at.ty(2).is_some_and(|added| Some(added) != at.result()) {
        return wrong("expected operand #3 of same type as result type");
    }
    match at.result().and_then(|ty| at.element(ty)).and_then(|element| unfit_kind(at, element)) {
        Some(_) => wrong("unsupported outerproduct type"),
        None => Ok(()),
    }
}

fn product(sizes: &[i64]) -> i64 {
    sizes.iter().fold(1, |count, size| count.saturating_mul(*size))
}

pub(super) fn verify_shape_cast(at: Subject<'_>) -> Checked {
    let (Some((from, from_scaled)), Some((to, to_scaled))) = (sizes(at, at.ty(0)), sizes(at, at.result()))
    else {
        return Ok(());
    };
    let scaled = |flags: &[bool]| flags.iter().filter(|flag| **flag).count();
    for (what, one, other) in [
        ("elements", product(from), product(to)),
        ("scalable dims", scaled(from_scaled) as i64, scaled(to_scaled) as i64),
    ] {
        if one != other {
            return wrong(format!("has different number of {what} at source ({one}) and result ({other})"));
        }
    }
    Ok(())
}

pub(super) fn verify_type_cast(at: Subject<'_>) -> Checked {
    let (Some(source), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    let (
        TypeData::MemRef { shape: from, element: inner, memory_space: space, .. },
        TypeData::MemRef { shape: to, element: other, memory_space: target, .. },
    ) = (at.data(source), at.data(result))
    else {
        return Ok(());
    };
    if space != target {
        return wrong("expects result in same memory space");
    }
    let scalar = |ty: Type| at.element(ty).unwrap_or(ty);
    if scalar(*inner) != scalar(*other) {
        return wrong(format!(
            "expects result and operand with same underlying scalar type: '{}'",
            at.show(result)
        ));
    }
    let whole = |shape: &[i64], element: Type| {
        [shape, sizes(at, Some(element)).map_or(&[][..], |(sizes, _)| sizes)].concat()
    };
    if whole(from, *inner) == whole(to, *other) {
        Ok(())
    } else {
        wrong(format!("expects concatenated result and operand shapes to be equal: '{}'", at.show(result)))
    }
}

pub(super) fn verify_constant_mask(at: Subject<'_>) -> Checked {
    let (Some((shape, scaled)), Some(AttrData::DenseArray { .. })) =
        (sizes(at, at.result()), at.attr_data("mask_dim_sizes"))
    else {
        return Ok(());
    };
    let Some(set) = at.ints("mask_dim_sizes") else { return Ok(()) };
    if shape.is_empty() {
        return match set[..] {
            [0 | 1] => Ok(()),
            _ => plain("mask dim size must be either 0 or 1 for 0-D vectors"),
        };
    }
    let mut dims = set.iter().zip(shape).zip(scaled);
    for ((&set, &size), &scaled) in dims.by_ref() {
        if !(0..=size).contains(&set) {
            return wrong("array attr of size out of bounds of vector result dimension size");
        }
        if scaled && set != 0 && set != size {
            return wrong("only supports 'none set' or 'all set' scalable dimensions");
        }
    }
    if set.contains(&0) && set.iter().any(|set| *set != 0) {
        wrong("expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim")
    } else {
        Ok(())
    }
}
