//! Vectors that are loaded from buffers and stored to them.

use legalize_dialects_hooks::rules::{Checked, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Type, TypeData, element_type_or_self};

use crate::common::strides;

/// Verifies that a vector is contiguous in a buffer, or is its element type.
pub(super) fn verify_vector(
    at: Subject<'_>,
    buffer: Option<Type>,
    vector: Option<Type>,
    loads: bool,
) -> Checked {
    let (Some(buffer), Some(vector)) = (buffer, vector) else { return Ok(()) };
    let (TypeData::MemRef { element, shape, .. }, TypeData::Vector { shape: lengths, .. }) =
        (at.data(buffer), at.data(vector))
    else {
        return Ok(());
    };
    if shape.len() < lengths.len() {
        return wrong(if loads {
            "destination memref has lower rank than the result vector"
        } else {
            "source memref has lower rank than the vector to store"
        });
    }
    let inner = strides::of_type(at.ctx, buffer).map(|layout| layout.strides.last().copied().unwrap_or(1));
    // A single element has no neighbours.
    let single = lengths.iter().all(|length| *length == 1) && !is_scalable(at, vector);
    if !single && inner.is_none_or(|stride| stride != 1) {
        return wrong("most minor memref dim must have unit stride");
    }
    let of_vectors = matches!(at.data(*element), TypeData::Vector { .. });
    let fits = if of_vectors { *element == vector } else { *element == element_type_or_self(at.ctx, vector) };
    match (fits, of_vectors, loads) {
        (true, ..) => Ok(()),
        (false, true, true) => wrong("base memref and result vector types should match"),
        (false, true, false) => wrong("base memref and valueToStore vector types should match"),
        (false, false, true) => wrong("base and result element types should match"),
        (false, false, false) => wrong("base and valueToStore element type should match"),
    }
}

fn is_scalable(at: Subject<'_>, ty: Type) -> bool {
    matches!(at.data(ty), TypeData::Vector { scalable, .. } if scalable.contains(&true))
}
