//! Tensors that are copied as a whole, by their descriptors.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain};
use legalize_ir::{Param, Type, TypeData};

use super::warps::{is_shared, width};

/// Maximum number of dimensions of a tensor.
const MAX_RANK: usize = 5;
/// Maximum size of a dimension.
const MAX_SIZE: i64 = 256;
/// Size of the last dimension of a swizzled tensor, in bytes.
const SWIZZLED_BYTES: i64 = 128;

/// The case of swizzles of 128 bytes; without swizzle it is zero.
const SWIZZLE_128: i64 = 3;

/// The part of a tensor that is copied, and its enum parameters.
struct Descriptor {
    tensor: Type,
    swizzle: i64,
    interleave: i64,
}

fn descriptor(at: Subject<'_>, ty: Option<Type>) -> Option<Descriptor> {
    let TypeData::Dialect { name, params } = at.data(ty?) else { return None };
    if at.ctx.str(*name) != "nvgpu.tensormap.descriptor" {
        return None;
    }
    let number = |index: usize| match params.get(index) {
        Some(Param::Int(number)) => number.as_i64(),
        _ => None,
    };
    let Some(Param::Type(tensor)) = params.first() else { return None };
    Some(Descriptor { tensor: *tensor, swizzle: number(1)?, interleave: number(4)? })
}

/// Verifies that the hardware can copy a tensor.
fn verify_tensor(at: Subject<'_>, descriptor: &Descriptor) -> Checked {
    if descriptor.interleave != 0 {
        return plain("Interleave options are not supported yet.");
    }
    if !is_shared(at, descriptor.tensor) {
        return plain(
            "the tensor map descriptor has incorrect address space, it must be shared memory address space.",
        );
    }
    let dims = at.dims(descriptor.tensor).unwrap_or_default();
    if dims.contains(&Type::DYNAMIC) {
        return plain("the tensor map descriptor must be static shaped");
    }
    if let Some(dim) = dims.iter().find(|dim| !(1..=MAX_SIZE).contains(*dim)) {
        return plain(format!(
            "the tensor map descriptor must have dimensions between 1 and {MAX_SIZE} but it is {dim}"
        ));
    }
    let element = at.element(descriptor.tensor).and_then(|element| width(at, element));
    let (Some(last), Some(width)) = (dims.last().filter(|_| dims.len() > 1), element) else { return Ok(()) };
    let bytes = last.saturating_mul(width) / 8;
    if descriptor.swizzle != 0 && bytes != SWIZZLED_BYTES {
        plain(format!(
            "the tensormap descriptor must have last dimension of {SWIZZLED_BYTES} bytes but it is {bytes} bytes"
        ))
    } else {
        Ok(())
    }
}

/// Verifies that a buffer in shared memory has the shape of the copied tensor.
fn verify_buffer(at: Subject<'_>, tensor: Type, buffer: Type) -> Checked {
    if at.element(tensor) != at.element(buffer) {
        return plain("the element type of tensor map descriptor and memref must be same");
    }
    if !is_shared(at, buffer) {
        return plain(
            "the destination memref has incorrect address space, it must be shared memory address space.",
        );
    }
    let (Some(expected), Some(found)) = (at.dims(tensor), at.dims(buffer)) else { return Ok(()) };
    if found.contains(&Type::DYNAMIC) {
        return plain("the destination memref must be static shaped");
    }
    if expected.len() != found.len() {
        return plain("the shape of tensor map descriptor and memref must have same rank");
    }
    if expected == found {
        Ok(())
    } else {
        plain(format!("memref and tensor map shapes mismatch '{}' != '{}'", at.show(tensor), at.show(buffer)))
    }
}

fn group_type(at: Subject<'_>, group: &str) -> Option<Type> {
    at.ty(at.group_named(group)?)
}

fn verify_coordinates(at: Subject<'_>, group: &str) -> Result<usize, legalize_source::Diagnostic> {
    let count = at.group_named(group).map_or(0, |group| at.group(group).len());
    if count > MAX_RANK {
        plain(format!("Maximum {MAX_RANK} coordinates are supported."))?;
    }
    Ok(count)
}

/// Verifies a copy between a tensor and a buffer.
fn verify_copy(at: Subject<'_>, buffer: &str) -> Checked {
    let (Some(descriptor), Some(buffer)) =
        (descriptor(at, group_type(at, "tensorMapDescriptor")), group_type(at, buffer))
    else {
        return Ok(());
    };
    verify_tensor(at, &descriptor)?;
    verify_buffer(at, descriptor.tensor, buffer)?;
    let count = verify_coordinates(at, "coordinates")?;
    if at.dims(descriptor.tensor).is_some_and(|dims| dims.len() != count) {
        plain("number of coordinates do not match with the rank of tensor descriptor map.")
    } else {
        Ok(())
    }
}

fn verify_create(at: Subject<'_>) -> Checked {
    verify_coordinates(at, "boxDimensions")?;
    match descriptor(at, at.result()) {
        Some(descriptor) => verify_tensor(at, &descriptor),
        None => Ok(()),
    }
}

fn verify_generate(at: Subject<'_>) -> Checked {
    let Some(descriptor) = descriptor(at, group_type(at, "tensorMap")) else { return Ok(()) };
    verify_tensor(at, &descriptor)?;
    match descriptor.swizzle {
        SWIZZLE_128 => Ok(()),
        _ => plain("supports only swizzle_128b is supported for the time being"),
    }
}

pub(super) const RULES: Rules = Rules::after(
    "tensors",
    &[
        ("nvgpu.tma.async.load", |at| verify_copy(at, "dst")),
        ("nvgpu.tma.async.store", |at| verify_copy(at, "src")),
        ("nvgpu.tma.create.descriptor", verify_create),
        ("nvgpu.warpgroup.generate.descriptor", verify_generate),
    ],
);
