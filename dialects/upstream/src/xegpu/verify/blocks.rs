//! Loads and stores of blocks: their descriptors, and the shapes of loaded and stored values.

use legalize_dialects_hooks::rules::{Checked, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AttrData, Param, Reason, Type, TypeData};

use super::descriptors::{Descriptor, descriptor, verify_offsets};
use super::scattered::{READS, WRITES, vector, verify_hints};

/// Parameters of a descriptor that affect the shape of a loaded value: the number of blocks, and the presence
/// of a layout.
fn extras(at: Subject<'_>, ty: Type) -> (i64, bool) {
    let TypeData::Dialect { params, .. } = at.data(ty) else { return (1, false) };
    let [_, _, encoding, layout] = &**params else { return (1, false) };
    let count = match encoding {
        Param::Attr(encoding) => match at.ctx.attr_data(*encoding) {
            AttrData::Dialect { params, .. } => params.get(1),
            _ => None,
        },
        _ => None,
    };
    let count = match count {
        Some(Param::Attr(count)) => at.ctx.as_i64(*count),
        Some(Param::Int(count)) => count.as_i64(),
        _ => None,
    };
    (count.unwrap_or(1), matches!(layout, Param::Attr(_)))
}

/// A type in quotation marks, as messages show it.
fn shown(at: Subject<'_>, ty: Type) -> String {
    format!("'{}'", at.show(ty))
}

fn count(shape: &[i64]) -> i64 {
    shape.iter().fold(1, |count, size| count.saturating_mul(*size))
}

/// Verifies the part of a block that one lane holds; returns false for other values.
fn verify_part(
    at: Subject<'_>,
    of: &Descriptor,
    what: &str,
    shape: &[i64],
    ty: Type,
) -> Result<bool, Reason> {
    let (all, part) = (count(&of.shape), count(shape));
    if shape.len() != 1 || part >= all {
        return Ok(false);
    }
    if extras(at, ty).1 {
        return Err("TensorDesc doesn't need LayoutAttr for SIMT code".into());
    }
    match all.checked_rem(part) {
        Some(0) => Ok(true),
        _ => Err(format!(
            "{what} shape {shape:?} is not a valid distribution for tensor descriptor {}",
            shown(at, ty)
        )
        .into()),
    }
}

/// The shape of the value that a load of a block returns.
fn loaded(at: Subject<'_>, of: &Descriptor, shape: &[i64], blocks: i64) -> Vec<i64> {
    let mut sizes = of.shape.clone();
    if let Some(order) = at.ints("transpose") {
        let moved: Option<Vec<i64>> = order
            .iter()
            .map(|&from| usize::try_from(from).ok().and_then(|from| of.shape.get(from)).copied())
            .collect();
        sizes = moved.unwrap_or(sizes);
    }
    if at.has("packed")
        && of.shape.len() == 2
        && let (Some(rows), Some(&packed)) = (sizes.first_mut(), shape.last())
    {
        *rows = rows.checked_div(packed).unwrap_or(0);
        sizes.push(packed);
    }
    if blocks > 1 {
        sizes.insert(0, blocks);
    }
    sizes
}

/// Returns the descriptor of an operand, which must be of a block with one or two dimensions.
fn block(at: Subject<'_>, ty: Type) -> Result<Option<Descriptor>, Reason> {
    let Some(of) = descriptor(at, ty) else { return Ok(None) };
    if of.shape.len() > 2 {
        return Err("Expects a 1D or 2D TensorDesc.".into());
    }
    match of.chunk {
        Some(_) => Err("Expects a non-scattered TensorDesc.".into()),
        None => Ok(Some(of)),
    }
}

/// Verifies that a value has the expected shape, and the offsets.
fn verify_shape(
    at: Subject<'_>,
    of: &Descriptor,
    (what, shape, expected): (&str, &[i64], &[i64]),
    ty: Type,
) -> Checked {
    if shape != expected {
        let ty = shown(at, ty);
        return wrong(format!("{what} shape {shape:?} is not consistent with tensor descriptor {ty}"));
    }
    verify_offsets(at, of)
}

pub(super) fn verify_load(at: Subject<'_>) -> Checked {
    let Some((ty, shape)) = at.ty(0).zip(at.result().and_then(|value| vector(at, value))) else {
        return Ok(());
    };
    let of = match block(at, ty) {
        Ok(Some(of)) => of,
        Ok(None) => return Ok(()),
        Err(message) => return wrong(message),
    };
    verify_hints(at, READS)?;
    match verify_part(at, &of, "Result", shape, ty) {
        Ok(true) => return Ok(()),
        Ok(false) => {}
        Err(message) => return wrong(message),
    }
    let expected = loaded(at, &of, shape, extras(at, ty).0);
    verify_shape(at, &of, ("Result", shape, &expected), ty)
}

pub(super) fn verify_store(at: Subject<'_>) -> Checked {
    let Some((ty, shape)) = at.ty(1).zip(at.ty(0).and_then(|value| vector(at, value))) else {
        return Ok(());
    };
    let of = match block(at, ty) {
        Ok(Some(of)) => of,
        Ok(None) => return Ok(()),
        Err(message) => return wrong(message),
    };
    if extras(at, ty).0 > 1 {
        return wrong("array length is not supported by store_nd.");
    }
    verify_hints(at, WRITES)?;
    match verify_part(at, &of, "Value", shape, ty) {
        Ok(true) => Ok(()),
        Ok(false) => verify_shape(at, &of, ("Value", shape, &of.shape), ty),
        Err(message) => wrong(message),
    }
}

/// Verifies that a moved descriptor is of a block, with an offset for each of its dimensions.
pub(super) fn verify_move(at: Subject<'_>) -> Checked {
    let Some(of) = at.ty(0).and_then(|ty| descriptor(at, ty)) else { return Ok(()) };
    if of.chunk.is_some() {
        return wrong("Expects a non-scattered TensorDesc.");
    }
    if at.ints("const_offsets").is_some_and(|offsets| offsets.len() != of.shape.len()) {
        wrong("Invalid number of offsets.")
    } else {
        Ok(())
    }
}
