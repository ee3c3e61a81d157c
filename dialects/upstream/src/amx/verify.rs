//! Verifiers of amx: sizes of tiles, their places in memory, and products.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_ir::{FloatKind, Type, TypeData, shape_of};

use crate::common::strides::is_last_unit;

/// Maximum number of rows of a tile.
const MAX_ROWS: i64 = 16;
/// Maximum number of bits of a row; a row consists of whole words.
const MAX_BITS: i64 = 512;
const WORD: i64 = 32;

/// The sizes of a tile, and its element type.
fn tile(at: Subject<'_>, ty: Option<Type>) -> Option<([i64; 2], Type)> {
    let shaped = shape_of(at.ctx, ty?)?;
    match shaped.shape.as_deref() {
        Some(&[rows, columns]) => Some(([rows, columns], shaped.element)),
        _ => None,
    }
}

fn verify_size(at: Subject<'_>, ty: Option<Type>) -> Checked {
    let Some(([rows, columns], element)) = tile(at, ty) else { return Ok(()) };
    let width = match at.data(element) {
        TypeData::Integer { width, .. } => i64::from(*width),
        TypeData::Float(kind) => i64::from(kind.width()),
        _ => return Ok(()),
    };
    if rows > MAX_ROWS {
        return wrong(format!("bad row height: {rows}"));
    }
    let bits = columns.saturating_mul(width);
    if bits > MAX_BITS || bits % WORD != 0 {
        wrong(format!("bad column width: {}", bits / 8))
    } else {
        Ok(())
    }
}

/// Verifies the place in memory that a tile is loaded from or stored to.
fn verify_place(at: Subject<'_>, ty: Option<Type>) -> Checked {
    let Some(buffer) = at.ty(0) else { return Ok(()) };
    let rank = at.dims(buffer).map_or(0, <[i64]>::len);
    // The distance of rows is that of the second innermost dimension unless it is given.
    let has_stride = at.group_named("stride").is_some_and(|group| !at.group(group).is_empty());
    if rank < 2 && !has_stride {
        return wrong("requires at least 2D memref");
    }
    if at.group(1).len() != rank {
        return wrong(format!("requires {rank} indices"));
    }
    if has_stride || is_last_unit(at.ctx, buffer) {
        verify_size(at, ty)
    } else {
        wrong("requires memref with unit innermost stride")
    }
}

/// Verifies a product of tiles whose rows hold words of several elements.
fn verify_product(at: Subject<'_>, packed: i64, fits: fn(Subject<'_>, [Type; 3]) -> bool) -> Checked {
    let types = [0, 1, 2].map(|group| at.ty(group));
    types.iter().try_for_each(|ty| verify_size(at, *ty))?;
    let [Some(a), Some(b), Some(c)] = types.map(|ty| tile(at, ty)) else { return Ok(()) };
    let ([rows, depth], [inner, columns], [high, wide]) = (a.0, b.0, c.0);
    let (depth, columns) = (depth / packed, columns / packed);
    if high != rows || wide != columns || depth != inner {
        return wrong(format!("bad mult shape: {high} x {wide} x {depth}"));
    }
    if fits(at, [a.1, b.1, c.1]) { Ok(()) } else { wrong("unsupported type combination") }
}

fn is_float_product(at: Subject<'_>, [a, b, sum]: [Type; 3]) -> bool {
    a == b
        && matches!(at.data(a), TypeData::Float(FloatKind::BF16 | FloatKind::F16))
        && matches!(at.data(sum), TypeData::Float(FloatKind::F32))
}

fn is_integer_product(at: Subject<'_>, [a, b, sum]: [Type; 3]) -> bool {
    let is = |ty: Type, expected: u32| matches!(at.data(ty), TypeData::Integer { width, .. } if *width == expected);
    is(a, 8) && is(b, 8) && is(sum, 32)
}

pub(super) const OWN_RULES: Rules = Rules::own(&[
    ("amx.tile_load", |at| verify_place(at, at.result())),
    ("amx.tile_mulf", |at| verify_product(at, 2, is_float_product)),
    ("amx.tile_muli", |at| verify_product(at, 4, is_integer_product)),
    ("amx.tile_store", |at| verify_place(at, at.ty(2))),
    ("amx.tile_zero", |at| verify_size(at, at.result())),
]);
