//! Copies between memories: buffers, transposed tiles, and the descriptors of tensors that are moved as a
//! whole.

use legalize_dialects_hooks::parameters::refuse_unless;
use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_dialects_hooks::table::VerifyParams;
use legalize_ir::{AttrData, Attribute, Context, Int, Param, Reason, Type, TypeData, type_to_string};

use super::products::width;
use super::spaces::{is_fat_buffer, is_global, is_workgroup};
use crate::common::strides::{Strided, buffer, contiguous, is_last_unit, of_type};

/// The type of the first operand of a group, and its memory space, if it is a buffer.
fn memory(at: Subject<'_>, group: &str) -> Option<(Type, Option<Attribute>)> {
    let ty = at.ty(at.group_named(group)?)?;
    match at.data(ty) {
        TypeData::MemRef { memory_space, .. } => Some((ty, *memory_space)),
        _ => None,
    }
}

/// The number of bits of a number or of a vector of numbers.
fn bits(at: Subject<'_>, ty: Type) -> Option<i64> {
    match at.data(ty) {
        TypeData::Vector { shape, element, .. } => {
            let width = i64::from(width(at, *element)?);
            Some(shape.iter().fold(width, |bits: i64, size| bits.saturating_mul(*size)))
        }
        _ => width(at, ty).map(i64::from),
    }
}

fn verify_gather(at: Subject<'_>) -> Checked {
    let (Some((from, from_space)), Some((to, to_space))) = (memory(at, "src"), memory(at, "dst")) else {
        return Ok(());
    };
    if at.dims(to).is_some_and(|dims| !dims.is_empty()) && !is_last_unit(at.ctx, to) {
        return wrong("destination type inner most dim must be contiguous");
    }
    if at.element(from) != at.element(to) {
        return wrong("source and destination element types must match");
    }
    let Some(AttrData::Type(moved)) = at.attr_data("transferType") else { return Ok(()) };
    if bits(at, *moved).is_some_and(|bits| !matches!(bits, 8 | 16 | 32 | 96 | 128)) {
        // The spelling is upstream's.
        return wrong("Transfering type size must be 8, 16, 32, 96 or 128 bits");
    }
    if !is_global(at.ctx, from_space) && !is_fat_buffer(at.ctx, from_space) {
        return wrong("source memory address space must be global or fat raw buffer");
    }
    if is_workgroup(at.ctx, to_space) {
        Ok(())
    } else {
        wrong("destination memory address space must be Workgroup")
    }
}

fn verify_transpose(at: Subject<'_>) -> Checked {
    let Some((_, space)) = memory(at, "src") else { return Ok(()) };
    if !is_workgroup(at.ctx, space) {
        return wrong("source memory address space must be Workgroup");
    }
    let Some(TypeData::Vector { shape, element, .. }) = at.result().map(|ty| at.data(ty)) else {
        return Ok(());
    };
    let Some(width) = width(at, *element) else { return Ok(()) };
    let expected = match width {
        4 | 6 => 16,
        8 => 8,
        16 => 4,
        _ => return wrong(format!("Unsupported element type size for transpose load: {width} bits")),
    };
    if shape.iter().fold(1, |count: i64, size| count.saturating_mul(*size)) == expected {
        Ok(())
    } else {
        wrong(format!("Transferring type size mismatch: expected num of elements: {expected}"))
    }
}

fn is_whole(width: u32) -> bool {
    matches!(width, 8 | 16 | 32 | 64)
}

fn verify_base(at: Subject<'_>) -> Checked {
    let (Some((_, global)), Some((local, shared))) = (memory(at, "global"), memory(at, "lds")) else {
        return Ok(());
    };
    if !is_workgroup(at.ctx, shared) {
        return wrong("lds memref must have workgroup address space attribute.");
    }
    if !is_global(at.ctx, global) {
        return wrong("global memref must have global address space attribute.");
    }
    match at.element(local).and_then(|element| width(at, element)).filter(|width| !is_whole(*width)) {
        None => Ok(()),
        Some(width) => {
            wrong(format!("element type must be 1, 2, 4, or 8 bytes long but type was {width} bits long."))
        }
    }
}

/// The parameters of a base's type.
fn base_types(at: Subject<'_>) -> Vec<Type> {
    let Some(TypeData::Dialect { params, .. }) = at.ty(0).map(|ty| at.data(ty)) else { return Vec::new() };
    let types = params.iter().filter_map(|param| match param {
        Param::Type(ty) => Some(*ty),
        _ => None,
    });
    types.collect()
}

/// Verifies sizes and strides of a tensor and its tile.
fn verify_shapes(at: Subject<'_>) -> Checked {
    let [Some(strides), Some(sizes), Some(tile)] =
        ["global_static_strides", "global_static_sizes", "shared_static_sizes"].map(|name| at.ints(name))
    else {
        return Ok(());
    };
    match strides.last() {
        None => return wrong("strides must not be empty."),
        Some(1) => {}
        Some(_) => return wrong("strides for the innermost dimension must be 1."),
    }
    if sizes.len() > 5 {
        return wrong("tensor and tile must be at most of rank 5.");
    }
    if sizes.len() != strides.len() {
        return wrong("strides and sizes must have same rank.");
    }
    if sizes.len() == tile.len() { Ok(()) } else { wrong("tensor must have same rank as tile.") }
}

fn verify_descriptor(at: Subject<'_>) -> Checked {
    verify_shapes(at)?;
    let element = base_types(at).first().and_then(|element| width(at, *element));
    if let Some(width) = element.filter(|width| !is_whole(*width)) {
        return wrong(format!("element type width must be 1, 2, 4 or 8 bytes, but was {width} bits long"));
    }
    if memory(at, "atomic_barrier_address").is_some_and(|(_, space)| !is_workgroup(at.ctx, space)) {
        return wrong("atomic barrier address must be in LDS.");
    }
    let has = |name: &str| at.group_named(name).is_some_and(|group| !at.group(group).is_empty());
    if has("early_timeout") && !has("workgroup_mask") {
        wrong("early timeout does not apply when workgroup_mask is not set.")
    } else {
        Ok(())
    }
}

fn verify_gather_descriptor(at: Subject<'_>) -> Checked {
    if at.ints("global_static_sizes").is_some_and(|sizes| sizes.len() > 2) {
        return wrong("tensor and tile must be at most of rank two in gather mode.");
    }
    let element = at.ty(1).and_then(|indices| at.element(indices));
    if base_types(at).get(1).is_some_and(|expected| element != Some(*expected)) {
        wrong("indices' element type must match base's element type.")
    } else {
        verify_descriptor(at)
    }
}

/// The memory space of buffers whose bounds the hardware checks, the first case of the enum.
fn fat_space(ctx: &Context) -> Attribute {
    let params = [Param::Int(Int::Small(0))].into();
    ctx.attr(AttrData::Dialect { name: ctx.name("amdgpu.address_space"), params })
}

/// The type of a checked buffer over another buffer; `None` if its offset cannot be reset.
fn checked_type(at: Subject<'_>, source: Type, resets: bool) -> Option<Type> {
    let TypeData::MemRef { shape, element, layout, .. } = at.data(source) else { return None };
    let space = Some(fat_space(at.ctx));
    let plain = |layout: Option<Attribute>| {
        at.ctx.ty(TypeData::MemRef { shape: shape.clone(), element: *element, layout, memory_space: space })
    };
    let Some(given) = layout.filter(|_| resets) else { return Some(plain(*layout)) };
    match at.ctx.attr_data(given) {
        AttrData::StridedLayout { .. } => {}
        AttrData::AffineMap(map) if map.is_identity() => return Some(plain(*layout)),
        _ => return None,
    }
    let strides = of_type(at.ctx, source)?.strides;
    let is_static = !shape.contains(&Type::DYNAMIC);
    if (is_static || shape.len() <= 1) && strides == contiguous(shape) {
        Some(plain(None))
    } else {
        Some(buffer(at.ctx, shape, *element, &Strided { strides, offset: 0 }, space))
    }
}

fn verify_cast(at: Subject<'_>) -> Checked {
    let (Some((source, _)), Some(result)) = (memory(at, "source"), at.result()) else { return Ok(()) };
    match checked_type(at, source, at.has("resetOffset")) {
        None => wrong(format!("source type '{}' can't have its offset reset", at.show(source))),
        Some(expected) if expected != result => {
            wrong(format!("expected result type to be '{}' but got '{}'", at.show(expected), at.show(result)))
        }
        Some(_) => Ok(()),
    }
}

fn verify_gather_base(ctx: &Context, params: &[Param]) -> Result<(), Reason> {
    let [Param::Type(element), Param::Type(index)] = params else { return Ok(()) };
    let width = match ctx.type_data(*element) {
        TypeData::Integer { width, .. } => *width,
        TypeData::Float(kind) => kind.width(),
        _ => return Ok(()),
    };
    refuse_unless(
        is_whole(width),
        format!(
            "element type must be 1, 2, 4, or 8 bytes wide but type '{}' is {} bytes wide.",
            type_to_string(ctx, *element),
            width / 8
        ),
    )?;
    let is_index = matches!(ctx.type_data(*index), TypeData::Integer { width: 16 | 32, signedness }
        if *signedness == legalize_ir::Signedness::Signless);
    refuse_unless(
        is_index,
        format!("index type must be i16 or i32 but index type is '{}'.", type_to_string(ctx, *index)),
    )
}

pub(in crate::amdgpu) const TYPE_VERIFIERS: &[(&str, VerifyParams)] =
    &[("amdgpu.tdm_gather_base", verify_gather_base)];

pub(super) const OWN_RULES: Rules = Rules::own(&[
    ("amdgpu.fat_raw_buffer_cast", verify_cast),
    ("amdgpu.gather_to_lds", verify_gather),
    ("amdgpu.make_dma_base", verify_base),
    ("amdgpu.make_dma_descriptor", verify_descriptor),
    ("amdgpu.make_gather_dma_base", verify_base),
    ("amdgpu.make_gather_dma_descriptor", verify_gather_descriptor),
    ("amdgpu.transpose_load", verify_transpose),
]);
