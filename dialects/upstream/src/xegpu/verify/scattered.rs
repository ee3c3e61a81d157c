//! Scattered accesses of xegpu: loaded and stored values, their masks and offsets, and cache hints.

use legalize_dialects_hooks::attributes::{enum_of, enum_value};
use legalize_dialects_hooks::rules::{Checked, plain, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Type, TypeData, attr_to_string};

use super::descriptors::{Descriptor, descriptor, space_of, verify_offsets};

/// A shape without the chunk dimension.
fn lanes(shape: &[i64], chunk: i64) -> &[i64] {
    match shape.split_last() {
        Some((_, front)) if chunk > 1 => front,
        _ => shape,
    }
}

pub(super) fn vector(at: Subject<'_>, ty: Type) -> Option<&[i64]> {
    match at.data(ty) {
        TypeData::Vector { shape, .. } => Some(shape),
        _ => None,
    }
}

/// Verifies that the source is a scattered descriptor, which contains the offsets, or an address with
/// offsets.
fn verify_source(at: Subject<'_>, source: Type, offsets: Option<Type>) -> Checked {
    match (descriptor(at, source), offsets) {
        (Some(_), Some(_)) => wrong("offsets not allowed."),
        (Some(Descriptor { chunk: None, .. }), None) => wrong("Expects a scattered TensorDesc."),
        (None, None) => wrong("Expects offsets."),
        _ => Ok(()),
    }
}

pub(super) const READS: [&str; 4] = ["cached", "uncached", "streaming", "read_invalidate"];
pub(super) const WRITES: [&str; 4] = ["cached", "uncached", "write_back", "write_through"];

pub(super) fn verify_hints(at: Subject<'_>, known: [&str; 4]) -> Checked {
    for name in ["l1_hint", "l2_hint", "l3_hint"] {
        let (Some(hint), Some(attr)) = (enum_value(at.ctx, at.ir, at.op, name), at.attr(name)) else {
            continue;
        };
        let word = enum_of(at.ctx, at.ctx.name("xegpu.cache_hint")).and_then(|def| def.stringify(hint));
        if !word.is_some_and(|word| known.contains(&&*word)) {
            return wrong(format!("invalid {name}: {}", attr_to_string(at.ctx, attr)));
        }
    }
    Ok(())
}

/// Verifies the prefetch of a block, with an offset for each of its dimensions.
pub(super) fn verify_block_prefetch(at: Subject<'_>) -> Checked {
    let Some(block) = at.ty(0).and_then(|ty| descriptor(at, ty)) else { return Ok(()) };
    if block.chunk.is_some() {
        return wrong("Expects a non-scattered TensorDesc.");
    }
    verify_hints(at, READS)?;
    verify_offsets(at, &block)
}

/// Verifies an access by address: a scalar, or a vector with a mask for all dimensions except the chunk.
fn verify_addressed(at: Subject<'_>, value: Type, mask: Type, offsets: Type) -> Checked {
    let chunk = at.int("chunk_size").unwrap_or(1);
    let (mask, offsets) = (vector(at, mask), vector(at, offsets));
    let Some(shape) = vector(at, value) else {
        return match (mask.or(offsets), chunk) {
            (Some(_), _) => wrong("Expecting scalar mask and offsets."),
            (None, 1) => Ok(()),
            _ => wrong("Expecting chunk size == 1 for scalar result"),
        };
    };
    let count = shape.iter().fold(1_i64, |count, dim| count.saturating_mul(*dim));
    let is_alone = mask.is_none() && offsets.is_none();
    if (is_alone || (chunk > 1 && shape.len() == 1 && mask.is_some())) && count != chunk {
        return wrong(format!("value elements must match chunk size {chunk}"));
    }
    match mask {
        _ if is_alone => Ok(()),
        None => wrong("Expecting a vector type mask."),
        Some(mask) if mask != lanes(shape, chunk) => {
            wrong("Mask should match value except the chunk size dim.")
        }
        _ => Ok(()),
    }
}

/// Verifies an access by descriptor: the whole described shape, or one work item's part.
fn verify_described(at: Subject<'_>, value: Type, mask: Type, source: Type, of: &Descriptor) -> Checked {
    let chunk = of.chunk.unwrap_or(1);
    let Some(shape) = vector(at, value) else {
        return match chunk {
            1 => wrong("Expecting a vector type result."),
            _ => wrong("Expecting chunk size == 1 for scalar result"),
        };
    };
    if at.element(value) != Some(of.element) {
        return wrong("Value should have the same element type as TensorDesc.");
    }
    if vector(at, mask).unwrap_or_default() != lanes(&of.shape, chunk) {
        return wrong("Mask should match TensorDesc except the chunk size dim.");
    }
    if *shape == of.shape[..] || *shape == [chunk] {
        Ok(())
    } else {
        wrong(format!(
            "Value shape {shape:?} is neither a valid distribution for SIMT nor consistent with the tensor descriptor \
         for SIMD '{}'",
            at.show(source)
        ))
    }
}

/// Verifies a load or a store; `first` is the operand group of the source.
pub(super) fn verify_access(at: Subject<'_>, value: Option<Type>, first: usize, known: [&str; 4]) -> Checked {
    let (Some(value), Some(source), Some(mask)) = (value, at.ty(first), at.ty(first + 2)) else {
        return Ok(());
    };
    let offsets = at.ty(first + 1);
    verify_source(at, source, offsets)?;
    verify_hints(at, known)?;
    if let TypeData::MemRef { element, .. } = at.data(source)
        && legalize_ir::element_type_or_self(at.ctx, value) != *element
    {
        return plain("Value should have the same element type as MemRef.");
    }
    match (descriptor(at, source), offsets) {
        (Some(of), _) => verify_described(at, value, mask, source, &of),
        (None, Some(offsets)) => verify_addressed(at, value, mask, offsets),
        _ => Ok(()),
    }
}

pub(super) fn verify_prefetch(at: Subject<'_>) -> Checked {
    let Some(source) = at.ty(0) else { return Ok(()) };
    verify_source(at, source, at.ty(1))?;
    verify_hints(at, READS)?;
    match (matches!(at.data(source), TypeData::Integer { .. }), at.has("offset_align_byte")) {
        (true, false) => wrong("offset_align_byte is required with integer source."),
        (false, true) => wrong("offset_align_byte only allowed with integer source."),
        _ => Ok(()),
    }
}

pub(super) fn verify_update(at: Subject<'_>) -> Checked {
    let Some(of) = at.ty(0).and_then(|ty| descriptor(at, ty)) else { return Ok(()) };
    let Some(chunk) = of.chunk else { return wrong("Expects a scattered TensorDesc.") };
    match at.ty(1).and_then(|offsets| vector(at, offsets)) {
        Some(offsets) if offsets != lanes(&of.shape, chunk) => {
            wrong("Offsets should match TensorDesc except the chunk size dim.")
        }
        _ => Ok(()),
    }
}

/// The memory space of a scattered descriptor, or of a buffer.
fn space(at: Subject<'_>, ty: Type) -> Option<i64> {
    match at.data(ty) {
        TypeData::MemRef { memory_space, .. } => Some(space_of(at, *memory_space)),
        TypeData::Dialect { .. } => descriptor(at, ty).map(|of| of.space),
        _ => None,
    }
}

/// Verifies a created descriptor: its memory, and an element or a chunk for each offset.
pub(super) fn verify_create(at: Subject<'_>) -> Checked {
    let (Some(source), Some(produced)) = (at.ty(0), at.result()) else { return Ok(()) };
    let Some(of) = descriptor(at, produced) else { return Ok(()) };
    let Some(chunk) = of.chunk else { return wrong("Expects a scattered TensorDesc.") };
    if let (Some(from), Some(to)) = (space(at, source), space(at, produced))
        && from != to
    {
        return wrong(format!("Memory space mismatch. Source: {from}, TensorDesc: {to}"));
    }
    let Some(offsets) = at.ty(1).and_then(|offsets| vector(at, offsets)) else { return Ok(()) };
    let mut expected = offsets.to_vec();
    expected.extend(Some(chunk).filter(|chunk| *chunk > 1));
    if expected == of.shape {
        Ok(())
    } else {
        wrong(format!("Incorrect TensorDesc shape. Expected is {expected:?}\n"))
    }
}
