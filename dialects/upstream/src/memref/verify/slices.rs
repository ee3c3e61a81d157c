//! Slices of buffers, and buffers that are reinterpreted with another layout.

use legalize_dialects_hooks::rules::{Checked, plain};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Context, Type, TypeData};

use crate::common::slices::{Slice, is_reduced, read, verify_bounds};
use crate::common::strides::{self, Strided, plus, times};

/// The layout of a slice of a buffer.
fn slice_layout(base: &Strided, slice: &Slice) -> Strided {
    let strides = base.strides.iter().zip(&slice.strides);
    let offsets = slice.offsets.iter().zip(&base.strides);
    Strided {
        strides: strides.map(|(base, by)| times(*base, *by)).collect(),
        offset: offsets.fold(base.offset, |sum, (offset, stride)| plus(sum, times(*offset, *stride))),
    }
}

/// Returns true if `kept` is `all` with some dimensions of size one left out; each dimension is a size and a
/// stride.
fn drops_units(all: &[(i64, i64)], kept: &[(i64, i64)]) -> bool {
    // The prefixes of `kept`, by length, that match the dimensions visited so far.
    let mut reached = vec![false; kept.len() + 1];
    reached[0] = true;
    for dim in all {
        for len in (0..reached.len()).rev() {
            let keeps = len > 0 && reached[len - 1] && kept[len - 1] == *dim;
            reached[len] = keeps || (reached[len] && dim.0 == 1);
        }
    }
    reached[kept.len()]
}

/// Mismatch between the type of a slice and the inferred one.
enum Mismatch {
    Sizes,
    Layout,
}

fn buffer_mismatch(ctx: &Context, sizes: &[i64], layout: &Strided, found: Type) -> Option<Mismatch> {
    let TypeData::MemRef { shape, .. } = ctx.type_data(found) else { return None };
    if !is_reduced(sizes, shape) {
        return Some(Mismatch::Sizes);
    }
    let Some(given) = strides::of_type(ctx, found) else { return Some(Mismatch::Layout) };
    let dims = |sizes: &[i64], layout: &Strided| -> Vec<(i64, i64)> {
        sizes.iter().copied().zip(layout.strides.iter().copied()).collect()
    };
    let fits = given.offset == layout.offset && drops_units(&dims(sizes, layout), &dims(shape, &given));
    (!fits).then_some(Mismatch::Layout)
}

pub(super) fn verify_subview(at: Subject<'_>) -> Checked {
    let (Some(source), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    let (
        TypeData::MemRef { shape, element, memory_space, .. },
        TypeData::MemRef { shape: reduced, element: found, memory_space: space, .. },
    ) = (at.data(source), at.data(result))
    else {
        return Ok(());
    };
    let Some(slice) = read(at, 1, [shape.len(); 3])? else { return Ok(()) };
    let but_got = at.show(result);
    if memory_space != space {
        return plain(format!(
            "different memory spaces specified for base memref type '{}' and subview memref type '{but_got}'",
            at.show(source)
        ));
    }
    let Some(base) = strides::of_type(at.ctx, source) else {
        return plain(format!("base type '{}' is not strided", at.show(source)));
    };
    if reduced.len() > slice.sizes.len() {
        return plain(format!(
            "expected result rank to be smaller or equal to the source rank, but got '{but_got}'"
        ));
    }
    let layout = slice_layout(&base, &slice);
    let mismatch = buffer_mismatch(at.ctx, &slice.sizes, &layout, result);
    let wrong_type = |what: &str| {
        let expected = strides::buffer(at.ctx, &slice.sizes, *element, &layout, *memory_space);
        let expected = at.show(expected);
        plain(format!(
            "expected result type to be '{expected}' or a rank-reduced version. (mismatch of result {what}), but got \
             '{but_got}'"
        ))
    };
    match mismatch {
        Some(Mismatch::Sizes) => return wrong_type("sizes"),
        _ if element != found => {
            let element = at.show(*element);
            return plain(format!("expected result element type to be '{element}', but got '{but_got}'"));
        }
        Some(Mismatch::Layout) => return wrong_type("layout"),
        None => {}
    }
    verify_bounds(&slice, shape)
}

/// Verifies that a static value equals the one in a type.
fn verify_known(what: &str, expected: i64, found: i64, place: &str) -> Checked {
    if found == Type::DYNAMIC || found == expected {
        return Ok(());
    }
    let expected = match expected {
        Type::DYNAMIC => "dynamic".to_owned(),
        known => known.to_string(),
    };
    plain(format!("expected result type with {what} = {expected} instead of {found}{place}"))
}

/// Verifies a buffer that is reinterpreted with a layout of its own.
pub(super) fn verify_reinterpreted(at: Subject<'_>) -> Checked {
    let (Some(source), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    let (element, space) = match at.data(source) {
        TypeData::MemRef { element, memory_space, .. }
        | TypeData::UnrankedMemRef { element, memory_space } => (element, memory_space),
        _ => return Ok(()),
    };
    let TypeData::MemRef { shape, element: found, memory_space, .. } = at.data(result) else { return Ok(()) };
    let Some(slice) = read(at, 1, [1, shape.len(), shape.len()])? else { return Ok(()) };
    for (what, differs) in [("memory spaces", memory_space != space), ("element types", element != found)] {
        if differs {
            return plain(format!(
                "different {what} specified for source type '{}' and result memref type '{}'",
                at.show(source),
                at.show(result)
            ));
        }
    }
    for (dim, (&found, &expected)) in shape.iter().zip(&slice.sizes).enumerate() {
        verify_known("size", expected, found, &format!(" in dim = {dim}"))?;
    }
    let Some(layout) = strides::of_type(at.ctx, result) else {
        return plain(format!("expected result type to have strided layout but found '{}'", at.show(result)));
    };
    verify_known("offset", slice.offsets[0], layout.offset, "")?;
    for (dim, (&found, &expected)) in layout.strides.iter().zip(&slice.strides).enumerate() {
        verify_known("stride", expected, found, &format!(" in dim = {dim}"))?;
    }
    Ok(())
}
