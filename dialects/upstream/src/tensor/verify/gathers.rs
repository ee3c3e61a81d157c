//! Slices of tensors by lists of coordinates.

use legalize_dialects_hooks::rules::{Checked, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Type, TypeData};

/// Verifies the dimensions that coordinates refer to.
fn verify_dims(dims: &[i64], name: &str, indices: &[i64], whole: usize, of: &str) -> Checked {
    if dims.is_empty() {
        return wrong(format!("{name} must be non-empty"));
    }
    if dims.len() > whole {
        return wrong(format!("{name} overflow {of} rank"));
    }
    if indices.last().is_none_or(|last| *last != dims.len() as i64) {
        return wrong(format!("{name} length must match the size of last dimension of indices"));
    }
    for (index, &dim) in dims.iter().enumerate() {
        if dim < 0 {
            return wrong(format!("{name} value must be non-negative"));
        }
        if dim >= whole as i64 {
            return wrong(format!("{name} value must be smaller than {of} rank"));
        }
        if index > 0 && dims[index - 1] >= dim {
            return wrong(format!("{name} values must be strictly increasing"));
        }
    }
    Ok(())
}

/// Verifies the type of a gather: the shape of the coordinates, then that of the source, whose indexed
/// dimensions are left out or have size one.
fn verify_slices(
    at: Subject<'_>,
    whole: Type,
    indices: Type,
    dims: &[i64],
    found: Type,
    what: &str,
) -> Checked {
    let (Some(shape), Some(places)) = (at.dims(whole), at.dims(indices)) else { return Ok(()) };
    let front = &places[..places.len().saturating_sub(1)];
    let is_indexed = |dim: usize| dims.contains(&(dim as i64));
    let full = shape.iter().enumerate().map(|(dim, size)| if is_indexed(dim) { 1 } else { *size });
    let full: Vec<i64> = front.iter().copied().chain(full).collect();
    let kept = shape.iter().enumerate().filter(|(dim, _)| !is_indexed(*dim)).map(|(_, size)| *size);
    let reduced: Vec<i64> = front.iter().copied().chain(kept).collect();
    let (full, reduced) = (tensor_like(at, whole, &full), tensor_like(at, whole, &reduced));
    if found == full || found == reduced {
        return Ok(());
    }
    wrong(format!(
        "{what} type mismatch: expected '{}' or its rank-reduced variant '{}' (got: '{}')",
        at.show(full),
        at.show(reduced),
        at.show(found)
    ))
}

pub(super) fn verify_gather(at: Subject<'_>) -> Checked {
    let (Some(source), Some(indices), Some(dims)) = (at.ty(0), at.ty(1), at.ints("gather_dims")) else {
        return Ok(());
    };
    let (Some(shape), Some(places), Some(result)) = (at.dims(source), at.dims(indices), at.result()) else {
        return Ok(());
    };
    verify_dims(&dims, "gather_dims", places, shape.len(), "source")?;
    verify_slices(at, source, indices, &dims, result, "result")
}

pub(super) fn verify_scatter(at: Subject<'_>) -> Checked {
    let (Some(source), Some(dest), Some(indices)) = (at.ty(0), at.ty(1), at.ty(2)) else { return Ok(()) };
    let (Some(dims), Some(shape), Some(places)) = (at.ints("scatter_dims"), at.dims(dest), at.dims(indices))
    else {
        return Ok(());
    };
    verify_dims(&dims, "scatter_dims", places, shape.len(), "dest")?;
    if !at.has("unique") {
        return wrong("requires 'unique' attribute to be set");
    }
    verify_slices(at, dest, indices, &dims, source, "source")
}

pub(crate) fn tensor_like(at: Subject<'_>, like: Type, shape: &[i64]) -> Type {
    match at.data(like) {
        TypeData::RankedTensor { element, encoding, .. } => {
            at.ctx.ty(TypeData::RankedTensor { shape: shape.into(), element: *element, encoding: *encoding })
        }
        _ => like,
    }
}
