//! Buffers that are reinterpreted: casts, views, reshapes and reallocations.

use legalize_dialects_hooks::rules::{Checked, no_cast, plain, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AttrData, Attribute, Type, TypeData, shapes_compatible};

use crate::common::strides::{self, Strided};

/// Returns true if sizes may be equal at run time.
fn agree(a: i64, b: i64) -> bool {
    a == b || a == Type::DYNAMIC || b == Type::DYNAMIC
}

fn layouts_agree(a: &Strided, b: &Strided) -> bool {
    agree(a.offset, b.offset)
        && a.strides.len() == b.strides.len()
        && a.strides.iter().zip(&b.strides).all(|(a, b)| agree(*a, *b))
}

fn is_cast(at: Subject<'_>, from: Type, to: Type) -> bool {
    match (at.data(from), at.data(to)) {
        (
            TypeData::MemRef { element, layout, memory_space, .. },
            TypeData::MemRef { element: other, layout: other_layout, memory_space: other_space, .. },
        ) => {
            let layouts = layout == other_layout
                || strides::of_type(at.ctx, from)
                    .zip(strides::of_type(at.ctx, to))
                    .is_some_and(|(a, b)| layouts_agree(&a, &b));
            element == other && layouts && memory_space == other_space && shapes_compatible(at.ctx, from, to)
        }
        (
            TypeData::MemRef { element, memory_space, .. },
            TypeData::UnrankedMemRef { element: other, memory_space: space },
        )
        | (
            TypeData::UnrankedMemRef { element, memory_space },
            TypeData::MemRef { element: other, memory_space: space, .. },
        ) => element == other && memory_space == space,
        _ => false,
    }
}

pub(super) fn verify_cast(at: Subject<'_>) -> Checked {
    let (Some(from), Some(to)) = (at.ty(0), at.result()) else { return Ok(()) };
    if is_cast(at, from, to) { Ok(()) } else { no_cast(at, from, to) }
}

/// Verifies that a cast changes the memory space only.
pub(super) fn verify_space_cast(at: Subject<'_>) -> Checked {
    let (Some(from), Some(to)) = (at.ty(0), at.result()) else { return Ok(()) };
    let fits = match (at.data(from), at.data(to)) {
        (
            TypeData::MemRef { element, layout, shape, .. },
            TypeData::MemRef { element: other, layout: other_layout, shape: other_shape, .. },
        ) => element == other && layout == other_layout && shape == other_shape,
        (TypeData::UnrankedMemRef { element, .. }, TypeData::UnrankedMemRef { element: other, .. }) => {
            element == other
        }
        _ => return no_cast(at, from, to),
    };
    if fits { Ok(()) } else { no_cast(at, from, to) }
}

/// Returns true for the identity layout.
fn is_plain(at: Subject<'_>, layout: Option<Attribute>) -> bool {
    match layout.map(|layout| at.ctx.attr_data(layout)) {
        None => true,
        Some(AttrData::AffineMap(map)) => map.is_identity(),
        Some(AttrData::StridedLayout { strides, offset }) => *offset == 0 && strides[..] == [1],
        Some(_) => false,
    }
}

/// Verifies a reallocation.
pub(super) fn verify_realloc(at: Subject<'_>) -> Checked {
    let (Some(from), Some(to)) = (at.ty(0), at.result()) else { return Ok(()) };
    let (
        TypeData::MemRef { element, layout, memory_space, .. },
        TypeData::MemRef { element: other, layout: other_layout, memory_space: other_space, shape },
    ) = (at.data(from), at.data(to))
    else {
        return Ok(());
    };
    for (layout, which, ty) in [(layout, "source", from), (other_layout, "result", to)] {
        if !is_plain(at, *layout) {
            return plain(format!("unsupported layout for {which} memref type '{}'", at.show(ty)));
        }
    }
    for (differs, what) in
        [(memory_space != other_space, "memory spaces"), (element != other, "element types")]
    {
        if differs {
            return plain(format!(
                "different {what} specified for source memref type '{}' and result memref type '{}'",
                at.show(from),
                at.show(to)
            ));
        }
    }
    match (shape.contains(&Type::DYNAMIC), at.group(1).is_empty()) {
        (true, true) => plain(format!("missing dimension operand for result type '{}'", at.show(to))),
        (false, false) => plain(format!("unnecessary dimension operand for result type '{}'", at.show(to))),
        _ => Ok(()),
    }
}

/// Verifies a reshape to a shape given by an operand.
pub(super) fn verify_reshape(at: Subject<'_>) -> Checked {
    let (Some(source), Some(shape), Some(result)) = (at.ty(0), at.ty(1), at.result()) else { return Ok(()) };
    if at.element(source) != at.element(result) {
        return wrong("element types of source and destination memref types should be the same");
    }
    for (ty, which) in [(source, "source"), (result, "result")] {
        if let TypeData::MemRef { layout, .. } = at.data(ty)
            && !is_plain(at, *layout)
        {
            return wrong(format!("{which} memref type should have identity affine map"));
        }
    }
    let length = at.dims(shape).and_then(|dims| dims.first().copied()).unwrap_or(Type::DYNAMIC);
    match at.dims(result) {
        None => Ok(()),
        Some(_) if length == Type::DYNAMIC => {
            wrong("cannot use shape operand with dynamic length to reshape to statically-ranked memref type")
        }
        Some(dims) if dims.len() as i64 != length => {
            wrong("length of shape operand differs from the result's memref rank")
        }
        Some(_) => Ok(()),
    }
}

/// Verifies a view of a buffer's bytes.
pub(super) fn verify_view(at: Subject<'_>) -> Checked {
    let (Some(from), Some(to)) = (at.ty(0), at.result()) else { return Ok(()) };
    let (
        TypeData::MemRef { layout, memory_space, .. },
        TypeData::MemRef { layout: other_layout, memory_space: other_space, .. },
    ) = (at.data(from), at.data(to))
    else {
        return Ok(());
    };
    for (layout, which, ty) in [(layout, "base", from), (other_layout, "result", to)] {
        if !is_plain(at, *layout) {
            return plain(format!("unsupported map for {which} memref type '{}'", at.show(ty)));
        }
    }
    if memory_space == other_space {
        Ok(())
    } else {
        plain(format!(
            "different memory spaces specified for base memref type '{}' and view memref type '{}'",
            at.show(from),
            at.show(to)
        ))
    }
}
