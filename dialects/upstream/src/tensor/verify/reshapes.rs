//! Reshapes of tensors: sizes of groups, and explicit sizes.

use legalize_dialects_hooks::rules::{Checked, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Type, TypeData};

use crate::common::reshapes::{Reshape, group_size, reassociation, reshape};

pub(super) fn verify_reshaped(at: Subject<'_>, expands: bool) -> Checked {
    let (Some(Reshape { short, long }), Some(groups)) = (reshape(at, expands), reassociation(at)) else {
        return Ok(());
    };
    let (Some(less), Some(more)) = (at.dims(short), at.dims(long)) else { return Ok(()) };
    if let Some(bounds) =
        at.ints("static_output_shape").filter(|bounds| expands && bounds.len() != more.len())
    {
        return wrong(format!(
            "expected number of static shape dims to be equal to the output rank ({}) but found {} inputs instead",
            more.len(),
            bounds.len()
        ));
    }
    if more.len() < less.len() {
        return wrong(format!(
            "expected the expanded type, '{}' to have a higher (or same) rank than the collapsed type, '{}'.",
            at.show(long),
            at.show(short)
        ));
    }
    if less.len() != groups.len() {
        return wrong(format!(
            "expected collapsed rank ({}) to equal the number of reassociation maps ({}).",
            less.len(),
            groups.len()
        ));
    }
    // The number of dimensions that the groups refer to.
    let count = groups.iter().flatten().map(|dim| dim.saturating_add(1)).max().unwrap_or(0);
    if !groups.is_empty() && count != more.len() {
        return wrong(format!(
            "expected reassociation map #0 to have size equal to the expanded rank ({}), but it is  {count}.",
            more.len()
        ));
    }
    let mut next = 0..;
    let broken = groups.iter().position(|group| !group.iter().all(|dim| next.next() == Some(*dim)));
    if let Some(index) = broken {
        return wrong(format!("expected reassociation map #{index} to be valid and contiguous."));
    }
    for (dim, (group, &found)) in groups.iter().zip(less).enumerate() {
        match group_size(more, group) {
            Type::DYNAMIC if found != Type::DYNAMIC => {
                return wrong(format!(
                    "expected dimension {dim} of collapsed type to be dynamic since one or more of the corresponding \
                     dimensions in the expanded type is dynamic"
                ));
            }
            size if size != found => {
                return wrong(format!(
                    "expected dimension {dim} of collapsed type to be static value of {size}"
                ));
            }
            _ => {}
        }
    }
    let (TypeData::RankedTensor { element, encoding, .. }, Some(found)) = (at.data(long), at.element(short))
    else {
        return Ok(());
    };
    if *element == found {
        return Ok(());
    }
    let expected = TypeData::RankedTensor { shape: less.into(), element: *element, encoding: *encoding };
    let expected = at.show(at.ctx.ty(expected));
    wrong(format!("expected collapsed type to be '{expected}', but got '{}'", at.show(short)))
}

fn open_dims(shape: &[i64]) -> usize {
    shape.iter().filter(|dim| **dim == Type::DYNAMIC).count()
}

/// Verifies a reshape to a shape given by an operand.
pub(super) fn verify_reshape(at: Subject<'_>) -> Checked {
    let (Some(source), Some(shape), Some(result)) = (at.ty(0), at.ty(1), at.result()) else { return Ok(()) };
    if at.element(source) != at.element(result) {
        return wrong("element types of source and destination tensor types should be the same");
    }
    let length = at.dims(shape).and_then(|dims| dims.first().copied()).unwrap_or(Type::DYNAMIC);
    let Some(to) = at.dims(result) else { return Ok(()) };
    let count = |shape: &[i64]| shape.iter().try_fold(1i64, |count, dim| count.checked_mul(*dim));
    if let Some(from) = at.dims(source)
        && open_dims(from) + open_dims(to) == 0
        && count(from) != count(to)
    {
        return wrong("source and destination tensor should have the same number of elements");
    }
    match length {
        Type::DYNAMIC => {
            wrong("cannot use shape operand with dynamic length to reshape to statically-ranked tensor type")
        }
        length if length != to.len() as i64 => {
            wrong("length of shape operand differs from the result's tensor rank")
        }
        _ => Ok(()),
    }
}
