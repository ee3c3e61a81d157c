//! Tiles that a warp loads, multiplies and copies.

use legalize_dialects_hooks::attributes::truth;
use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_ir::{Attribute, FloatKind, Param, Type, TypeData};

use crate::common::strides::is_last_unit;

/// Number of threads of a warp.
const WARP: i64 = 32;
/// Address space of shared memory: its number, and its case in `gpu.address_space`.
const SHARED: i64 = 3;
const WORKGROUP: i64 = 2;
const IN_SHARED: &str =
    "must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)";

pub(super) fn is_shared(at: Subject<'_>, buffer: Type) -> bool {
    let TypeData::MemRef { memory_space: Some(space), .. } = at.data(buffer) else { return false };
    is_shared_space(at, *space)
}

fn is_shared_space(at: Subject<'_>, space: Attribute) -> bool {
    match at.ctx.attr_data(space) {
        legalize_ir::AttrData::Integer { .. } => at.ctx.as_i64(space) == Some(SHARED),
        legalize_ir::AttrData::Dialect { name, params } => {
            at.ctx.str(*name) == "gpu.address_space"
                && matches!(params.first(), Some(Param::Int(space)) if space.as_i64() == Some(WORKGROUP))
        }
        _ => false,
    }
}

/// The width of an element in bits.
pub(super) fn width(at: Subject<'_>, ty: Type) -> Option<i64> {
    match at.data(ty) {
        TypeData::Integer { width, .. } => Some(i64::from(*width)),
        TypeData::Float(kind) => Some(i64::from(kind.width())),
        _ => None,
    }
    .filter(|width| *width > 0)
}

fn vector(at: Subject<'_>, ty: Option<Type>) -> Option<(&[i64], Type)> {
    match at.data(ty?) {
        TypeData::Vector { shape, element, .. } => Some((shape, *element)),
        _ => None,
    }
}

fn verify_load(at: Subject<'_>) -> Checked {
    let (Some(buffer), Some((shape, element))) = (at.ty(0), vector(at, at.result())) else { return Ok(()) };
    let (Some(width), Some(tiles)) = (width(at, element), at.int("numTiles")) else { return Ok(()) };
    if !is_shared(at, buffer) {
        return plain(format!("expected nvgpu.ldmatrix srcMemref {IN_SHARED}"));
    }
    if width > 32 {
        return plain("nvgpu.ldmatrix works for 32b or lower");
    }
    if truth(at.ctx, at.attr("transpose")) == Some(true) && width != 16 {
        return plain("nvgpu.ldmatrix transpose works only at 16b granularity");
    }
    let &[rows, columns] = shape else { return plain("results must be 2 dimensional vector") };
    if columns != 32 / width {
        return plain(format!("expected vector register shape[1] = {}", 32 / width));
    }
    if rows == tiles { Ok(()) } else { plain("expected vector register shape[0] and numTiles to match") }
}

/// The depth of the smallest tile that a tensor core multiplies, and the number of elements of each factor
/// that a thread holds.
fn smallest_tile(at: Subject<'_>, element: Type) -> Option<(i64, i64)> {
    match at.data(element) {
        TypeData::Float(FloatKind::F64) => Some((4, 1)),
        TypeData::Float(FloatKind::F32 | FloatKind::BF16 | FloatKind::F16)
        | TypeData::Integer { width: 4 | 8, .. } => {
            let width = width(at, element)?;
            Some((128 / width, 32 / width))
        }
        _ => None,
    }
}

/// The height and width of the smallest tile, and the number of elements of its product that a thread holds.
const TILE: i64 = 8;
const PRODUCT: i64 = 2;

fn verify_product(at: Subject<'_>, sparse: bool) -> Checked {
    let operands = [0, 1, 2].map(|group| vector(at, at.ty(group)));
    let [Some((a, element)), Some((b, _)), Some((c, _))] = operands else { return Ok(()) };
    let sizes: Option<Vec<i64>> = at.list("mmaShape").iter().map(|size| at.ctx.as_i64(*size)).collect();
    if sparse {
        if at.int("sparsitySelector").is_some_and(|selector| selector as u32 > 1) {
            return wrong("sparsity selector should be 0 or 1");
        }
        if matches!(at.data(element), TypeData::Float(FloatKind::F64)) {
            return plain("f64 is not supported for sparse mode");
        }
    }
    let Some((depth, of_factor)) = smallest_tile(at, element) else {
        let name = at.name();
        return plain(format!("expected input data type (i4,i8,f16,bf16,tf32,f64) supported by {name}"));
    };
    for (shape, name) in [(a, "A"), (b, "B"), (c, "C")] {
        if shape.len() != 2 {
            return plain(format!("matrix{name} must be 2 dimensional vector"));
        }
    }
    let (Some(&[m, n, k]), &[ah, aw], &[bh, bw], &[ch, cw]) = (sizes.as_deref(), a, b, c) else {
        return Ok(());
    };
    let half = if sparse { 2 } else { 1 };
    let held = |high: i64, wide: i64| high.saturating_mul(wide).saturating_mul(WARP);
    let mk = m.saturating_mul(k);
    for (found, expected, count, name) in [
        (held(ah, aw), mk / half, mk, "A"),
        (held(bh, bw), k.saturating_mul(n), k.saturating_mul(n), "B"),
        (held(ch, cw), m.saturating_mul(n), m.saturating_mul(n), "C"),
    ] {
        if found != expected {
            return wrong(format!("expected {count} warp-wide matrix {name} elements"));
        }
    }
    if at.has("tf32Enabled") && !matches!(at.data(element), TypeData::Float(FloatKind::F32)) {
        return wrong("expected tf32 tensor cores only for F32 operands");
    }
    let (high, wide, deep) = (m / TILE, n / TILE, k / depth);
    for (found, tiles, expected, wide, name) in [
        ((ah, aw), high * deep, high * deep / half, of_factor, "A"),
        ((bh, bw), deep * wide, deep * wide, of_factor, "B"),
        ((ch, cw), high * wide, high * wide, PRODUCT, "C"),
    ] {
        if found != (expected, wide) {
            return wrong(format!("expected matrix {name} to be shaped ({tiles} x {wide})"));
        }
    }
    Ok(())
}

fn verify_copy(at: Subject<'_>) -> Checked {
    let groups = ["src", "dst", "srcIndices", "dstIndices"].map(|name| at.group_named(name));
    let [Some(source), Some(target), Some(from), Some(to)] = groups else { return Ok(()) };
    let (Some(from_type), Some(to_type)) = (at.ty(source), at.ty(target)) else { return Ok(()) };
    for (ty, name) in [(from_type, "source"), (to_type, "destination")] {
        if !is_last_unit(at.ctx, ty) {
            return plain(format!("{name} memref most minor dim must have unit stride"));
        }
    }
    if !is_shared(at, to_type) {
        return plain(format!("destination memref {IN_SHARED}"));
    }
    if at.element(from_type) != at.element(to_type) {
        return plain("source and destination must have the same element type");
    }
    for (ty, group, name) in [(from_type, from, "source"), (to_type, to, "destination")] {
        let (expected, found) = (at.dims(ty).map_or(0, <[i64]>::len), at.group(group).len());
        if expected != found {
            return wrong(format!("expected {expected} {name} indices, got {found}"));
        }
    }
    let width = at.element(to_type).and_then(|element| width(at, element));
    let (Some(width), Some(count)) = (width, at.int("dstElements")) else { return Ok(()) };
    let bytes = width.saturating_mul(count) / 8;
    if !matches!(bytes, 4 | 8 | 16) {
        let counts = [32, 64, 128].map(|bits| bits / width);
        let mut list = String::new();
        for (count, end) in counts.into_iter().zip([", ", ", ", "."]).filter(|(count, _)| *count > 0) {
            list.push_str(&format!("{count}{end}"));
        }
        return plain(format!(
            "Requested copy elements is {count} with width {width}. But copy elements could be one of {list}"
        ));
    }
    if at.has("bypassL1") && bytes != 16 {
        wrong(format!(
            "bypassL1 does not satify alignment for '{}' with destination element {count}. Unset bypassL1, or set \
         destination element to {}",
            at.show(to_type),
            128 / width
        ))
    } else {
        Ok(())
    }
}

pub(super) const RULES: Rules = Rules::own(&[
    ("nvgpu.device_async_copy", verify_copy),
    ("nvgpu.ldmatrix", verify_load),
    ("nvgpu.mma.sp.sync", |at| verify_product(at, true)),
    ("nvgpu.mma.sync", |at| verify_product(at, false)),
]);
