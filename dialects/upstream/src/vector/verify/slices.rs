//! Slices of vectors that are extracted or inserted: offsets, sizes and strides.

use legalize_dialects_hooks::rules::{Checked, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Type, TypeData};

/// The numbers in an array attribute.
fn numbers(at: Subject<'_>, name: &str) -> Vec<i64> {
    at.list(name).iter().filter_map(|number| at.ctx.as_i64(*number)).collect()
}

fn vector<'a>(at: Subject<'a>, ty: Option<Type>) -> Option<(&'a [i64], &'a [bool])> {
    match at.data(ty?) {
        TypeData::Vector { shape, scalable, .. } => Some((shape, scalable)),
        _ => None,
    }
}

/// Verifies that each number is at least `least` and below the bound at its position.
fn verify_confined(what: &str, numbers: &[i64], least: i64, bounds: impl Iterator<Item = i64>) -> Checked {
    for (dim, (&number, bound)) in numbers.iter().zip(bounds).enumerate() {
        if !(least..bound).contains(&number) {
            return wrong(format!("expected {what} dimension {dim} to be confined to [{least}, {bound})"));
        }
    }
    Ok(())
}

fn verify_strides(strides: &[i64]) -> Checked {
    if strides.iter().all(|stride| *stride == 1) {
        Ok(())
    } else {
        wrong("expected strides to be confined to [1, 2)")
    }
}

pub(super) fn verify_extract(at: Subject<'_>) -> Checked {
    let [offsets, sizes, strides] = ["offsets", "sizes", "strides"].map(|name| numbers(at, name));
    if offsets.len() != sizes.len() || offsets.len() != strides.len() {
        return wrong("expected offsets, sizes and strides attributes of same size");
    }
    let (Some(source), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    let Some((shape, scalable)) = vector(at, Some(source)) else { return Ok(()) };
    if offsets.len() > shape.len() {
        return wrong("expected offsets attribute of rank no greater than vector rank");
    }
    verify_confined("offsets", &offsets, 0, shape.iter().copied())?;
    verify_confined("sizes", &sizes, 1, shape.iter().map(|size| size.saturating_add(1)))?;
    verify_strides(&strides)?;
    let ends: Vec<i64> =
        offsets.iter().zip(&sizes).map(|(offset, size)| offset.saturating_add(*size)).collect();
    verify_confined("sum(offsets, sizes)", &ends, 1, shape.iter().map(|size| size.saturating_add(1)))?;
    let TypeData::Vector { element, .. } = at.data(source) else { return Ok(()) };
    let taken = sizes.iter().chain(&shape[sizes.len()..]).copied().collect();
    let expected = at.ctx.ty(TypeData::Vector { shape: taken, scalable: scalable.into(), element: *element });
    if expected != result {
        return wrong(format!("expected result type to be '{}'", at.show(expected)));
    }
    for (index, (&size, &whole)) in sizes.iter().zip(shape).enumerate() {
        if scalable[index] && size != whole {
            return wrong(format!(
                "expected size at idx={index} to match the corresponding base size from the input vector ({size} vs \
                 {whole})"
            ));
        }
    }
    Ok(())
}

pub(super) fn verify_insert(at: Subject<'_>) -> Checked {
    let (Some((from, from_scaled)), Some((into, into_scaled))) = (vector(at, at.ty(0)), vector(at, at.ty(1)))
    else {
        return Ok(());
    };
    let [offsets, strides] = ["offsets", "strides"].map(|name| numbers(at, name));
    if offsets.len() != into.len() {
        return wrong("expected offsets of same size as destination vector rank");
    }
    if strides.len() != from.len() {
        return wrong("expected strides of same size as source vector rank");
    }
    let Some(outer) = into.len().checked_sub(from.len()) else {
        return wrong("expected source rank to be no greater than destination rank");
    };
    verify_confined("offsets", &offsets, 0, into.iter().copied())?;
    verify_strides(&strides)?;
    let sizes = std::iter::repeat_n(1, outer).chain(from.iter().copied());
    let ends: Vec<i64> =
        offsets.iter().zip(sizes).map(|(offset, size)| offset.saturating_add(size)).collect();
    verify_confined(
        "sum(offsets, source vector shape)",
        &ends,
        1,
        into.iter().map(|size| size.saturating_add(1)),
    )?;
    for (index, (&one, &other)) in from_scaled.iter().zip(&into_scaled[outer..]).enumerate() {
        if one != other {
            return wrong(format!("mismatching scalable flags (at source vector idx={index})"));
        }
        let (part, whole) = (from[index], into[outer + index]);
        if one && part != whole {
            return wrong(format!(
                "expected size at idx={index} to match the corresponding base size from the input vector ({part} vs \
                 {whole})"
            ));
        }
    }
    Ok(())
}
