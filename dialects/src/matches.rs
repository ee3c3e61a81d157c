//! Verifiers that compare the types of single operands and results, and count operands by them: what C++ has and no
//! definition declares. Tables by rule; an operation's other verifier runs after these.

use std::sync::Arc;

use legalize_ir::verify::{element_type_or_self, plain_error};
use legalize_ir::{AttrData, Attribute, Context, Ir, OpId, Type, TypeData, VerifyPhase};
use legalize_source::Diagnostic;

use crate::common::Result;
use crate::common::attributes::enum_of;
use crate::common::attributes::number;

type Checked = Result<(), Diagnostic>;
type Verify = fn(&Context, &Ir, OpId) -> Checked;
type Hook = Arc<dyn Fn(&Context, &Ir, OpId) -> Checked + Send + Sync>;

fn wrong(message: impl Into<String>) -> Checked {
    Err(Diagnostic::error("verify::op", message))
}

/// The types of the first operand and the first result.
fn ends(ir: &Ir, op: OpId) -> Option<(Type, Type)> {
    let operand = ir.operands(op).next()?;
    let &result = ir.op(op).results().first()?;
    Some((ir.value_type(operand), ir.value_type(result)))
}

/// Extensions of integers.
const EXTENSIONS: &[&str] = &["llvm.sext", "llvm.zext"];

fn verify_extension(ctx: &Context, ir: &Ir, op: OpId) -> Checked {
    let Some((input, result)) = ends(ir, op) else { return Ok(()) };
    let shape = |ty: Type| match ctx.type_data(ty) {
        TypeData::Vector { shape, scalable, .. } => Some((shape, scalable)),
        _ => None,
    };
    let message = match (shape(input), shape(result)) {
        (Some(_), None) => "input type is a vector but output type is an integer",
        (None, Some(_)) => "input type is an integer but output type is a vector",
        (one, other) if one != other => "input and output vectors are of incompatible shape",
        _ => "",
    };
    if !message.is_empty() {
        return Err(plain_error(message));
    }
    let width = |ty: Type| match ctx.type_data(element_type_or_self(ctx, ty)) {
        TypeData::Integer { width, .. } => Some(*width),
        _ => None,
    };
    match (width(input), width(result)) {
        (Some(from), Some(to)) if to <= from => Err(plain_error(
            "integer width of the output type is smaller or equal to the integer width of the input type",
        )),
        _ => Ok(()),
    }
}

/// Accesses to buffers by resource: how many operands stand before the buffer, and which group the indices are.
const RAW_BUFFERS: &[(&str, usize, usize)] = &[
    ("amdgpu.raw_buffer_atomic_cmpswap", 2, 3),
    ("amdgpu.raw_buffer_atomic_fadd", 1, 2),
    ("amdgpu.raw_buffer_atomic_fmax", 1, 2),
    ("amdgpu.raw_buffer_atomic_smax", 1, 2),
    ("amdgpu.raw_buffer_atomic_umin", 1, 2),
    ("amdgpu.raw_buffer_load", 0, 1),
    ("amdgpu.raw_buffer_store", 1, 2),
];

/// Whether a space is that of the whole device: no space at all, one of the first two numbers, or said in words.
fn is_global(ctx: &Context, space: Option<Attribute>) -> bool {
    let Some(space) = space else { return true };
    match ctx.attr_data(space) {
        AttrData::Integer { .. } => matches!(ctx.as_i64(space), Some(0 | 1)),
        AttrData::Dialect { name, .. } if ctx.str(*name) == "gpu.address_space" => {
            let word = number(ctx, Some(space)).zip(enum_of(ctx, *name));
            word.and_then(|(number, def)| def.stringify(number)).as_deref() == Some("global")
        }
        _ => false,
    }
}

fn verify_raw_buffer(ctx: &Context, ir: &Ir, op: OpId, buffer: usize, group: usize) -> Checked {
    let Some(buffer) = ir.operands(op).nth(buffer) else { return Ok(()) };
    let TypeData::MemRef { shape, memory_space, .. } = ctx.type_data(ir.value_type(buffer)) else {
        return Ok(());
    };
    if !is_global(ctx, *memory_space) {
        return wrong("Buffer ops must operate on a memref in global memory");
    }
    let sizes = ir.attr_named(ctx, op, "operandSegmentSizes").and_then(|sizes| ctx.as_dense_i32_array(sizes));
    let found = sizes.and_then(|sizes| sizes.get(group).copied());
    match found.and_then(|found| usize::try_from(found).ok()) {
        Some(found) if found != shape.len() => wrong(format!("Expected {} indices to memref", shape.len())),
        _ => Ok(()),
    }
}

/// What is packed into values that are there already is packed into values of the result's type.
fn verify_existing(ctx: &Context, ir: &Ir, op: OpId) -> Checked {
    let existing = ir.operands(op).nth(2).map(|value| ir.value_type(value));
    let result = ir.op(op).results().first().map(|&value| ir.value_type(value));
    // The second number may be missing; what is there already is a vector.
    let existing = existing.or_else(|| ir.operands(op).nth(1).map(|value| ir.value_type(value)));
    match existing.filter(|ty| matches!(ctx.type_data(*ty), TypeData::Vector { .. })) {
        Some(existing) if Some(existing) != result => wrong("existing values must have same type as result"),
        _ => Ok(()),
    }
}

const VERIFIERS: &[(&str, Verify)] = &[
    ("amdgpu.packed_scaled_trunc", verify_existing),
    ("amdgpu.packed_stoch_round_fp8", verify_existing),
    ("amdgpu.packed_trunc_2xfp8", verify_existing),
];

/// Attaches them to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    let mut set = |name: &str, verify: Hook| {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| info.attached_mut().verifiers.set(VerifyPhase::Traits, "types", verify));
    };
    for &(name, verify) in VERIFIERS {
        set(name, Arc::new(verify));
    }
    for name in EXTENSIONS {
        set(name, Arc::new(verify_extension));
    }
    for &(name, buffer, group) in RAW_BUFFERS {
        set(
            name,
            Arc::new(move |ctx: &Context, ir: &Ir, op: OpId| verify_raw_buffer(ctx, ir, op, buffer, group)),
        );
    }
}
