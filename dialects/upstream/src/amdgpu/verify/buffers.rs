//! Raw buffer accesses, and packed conversions into existing values.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_ir::{TypeData, VerifyPhase};

use super::spaces::is_global;

/// Verifies an access, given the operand groups of the buffer and the indices.
fn verify_raw_buffer(Subject { ctx, ir, op }: Subject<'_>, buffer: usize, indices: usize) -> Checked {
    let sizes = ir.attr_named(ctx, op, "operandSegmentSizes").and_then(|sizes| ctx.as_dense_i32_array(sizes));
    let size = |group: usize| usize::try_from(sizes.as_ref()?.get(group).copied()?).ok();
    // The groups before the buffer have one value each unless the sizes differ; if the buffer's own group is
    // empty, it is the operand after them.
    let at: usize = (0..buffer).map(|group| size(group).unwrap_or(1)).sum();
    let Some(buffer) = ir.operands(op).nth(at) else { return Ok(()) };
    let shape = match ctx.type_data(ir.value_type(buffer)) {
        TypeData::MemRef { shape, memory_space, .. } if is_global(ctx, *memory_space) => shape,
        _ => return wrong("Buffer ops must operate on a memref in global memory"),
    };
    match size(indices) {
        Some(found) if found != shape.len() => wrong(format!("Expected {} indices to memref", shape.len())),
        _ => Ok(()),
    }
}

/// Verifies that the existing values have the type of the result.
fn verify_existing(Subject { ctx, ir, op }: Subject<'_>) -> Checked {
    let existing = ir.operands(op).nth(2).map(|value| ir.value_type(value));
    let result = ir.op(op).results().first().map(|&value| ir.value_type(value));
    // The second operand may be missing; the existing values are a vector.
    let existing = existing.or_else(|| ir.operands(op).nth(1).map(|value| ir.value_type(value)));
    match existing.filter(|ty| matches!(ctx.type_data(*ty), TypeData::Vector { .. })) {
        Some(existing) if Some(existing) != result => wrong("existing values must have same type as result"),
        _ => Ok(()),
    }
}

pub(super) const RULES: Rules = Rules::in_phase(
    VerifyPhase::Traits,
    "types",
    &[
        ("amdgpu.packed_scaled_trunc", verify_existing),
        ("amdgpu.packed_stoch_round_fp8", verify_existing),
        ("amdgpu.packed_trunc_2xfp8", verify_existing),
        ("amdgpu.raw_buffer_atomic_cmpswap", |at| verify_raw_buffer(at, 2, 3)),
        ("amdgpu.raw_buffer_atomic_fadd", |at| verify_raw_buffer(at, 1, 2)),
        ("amdgpu.raw_buffer_atomic_fmax", |at| verify_raw_buffer(at, 1, 2)),
        ("amdgpu.raw_buffer_atomic_smax", |at| verify_raw_buffer(at, 1, 2)),
        ("amdgpu.raw_buffer_atomic_umin", |at| verify_raw_buffer(at, 1, 2)),
        ("amdgpu.raw_buffer_load", |at| verify_raw_buffer(at, 0, 1)),
        ("amdgpu.raw_buffer_store", |at| verify_raw_buffer(at, 1, 2)),
    ],
);
