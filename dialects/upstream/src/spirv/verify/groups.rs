//! Verifiers of operations on groups.

use legalize_dialects_hooks::attributes::{enum_of, enum_value};
use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Context, Ir, Param, Signedness, TypeData, ValueDef, ValueId};
use legalize_source::Diagnostic;

use crate::spirv::parts::{element_or_self, operands};

const SCOPE: &str = "spirv.scope";

const GROUPS: [&str; 2] = ["Workgroup", "Subgroup"];

/// Verifies that the scope is one of the two that group operations support.
fn verify_scope(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some(scope) = enum_value(ctx, ir, op, "execution_scope") else { return Ok(()) };
    let word = enum_of(ctx, ctx.name(SCOPE)).and_then(|def| def.stringify(scope)).unwrap_or_default();
    if GROUPS.contains(&&*word) { Ok(()) } else { wrong("execution scope must be 'Workgroup' or 'Subgroup'") }
}

/// Operations that define constants for broadcasts.
const CONSTANTS: [&str; 2] = ["spirv.Constant", "spirv.mlir.referenceof"];

fn is_constant(ctx: &Context, ir: &Ir, value: ValueId) -> bool {
    match ir.value(value).def() {
        ValueDef::Result { op, .. } => CONSTANTS.contains(&ctx.op_str(ir.op(op).name())),
        _ => false,
    }
}

fn verify_broadcast(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    verify_scope(at)?;
    match ir.operands(op).nth(1) {
        Some(id) if !is_constant(ctx, ir, id) => wrong("id must be the result of a constant op"),
        _ => Ok(()),
    }
}

fn verify_group_broadcast(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    verify_scope(at)?;
    match operands(ir, op).get(1).map(|ty| ctx.type_data(*ty)) {
        Some(TypeData::Vector { shape, .. }) if !matches!(shape[..], [2 | 3]) => {
            let found = shape.first().copied().unwrap_or_default();
            let message = format!(
                "localid is a vector and can be with only  2 or 3 components, actual number is {found}"
            );
            wrong(message)
        }
        _ => Ok(()),
    }
}

fn verify_shuffle(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    verify_scope(at)?;
    match operands(ir, op).get(1).map(|ty| ctx.type_data(*ty)) {
        Some(TypeData::Integer { signedness: Signedness::Signed, .. }) => {
            wrong("second operand must be a singless/unsigned integer")
        }
        _ => Ok(()),
    }
}

/// Verifies a rotation within clusters, whose size is a constant power of two.
fn verify_rotation(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    verify_scope(at)?;
    let Some(size) = ir.operands(op).nth(2) else { return Ok(()) };
    let constant = match ir.value(size).def() {
        ValueDef::Result { op, .. } if ctx.op_str(ir.op(op).name()) == "spirv.Constant" => op,
        _ => return wrong("cluster size operand must come from a constant op"),
    };
    match ir.attr_named(ctx, constant, "value").and_then(|value| ctx.as_i64(value)) {
        Some(size) if !(size as u64 & u64::from(u32::MAX)).is_power_of_two() => {
            wrong("cluster size operand must be a power of two")
        }
        _ => Ok(()),
    }
}

/// Verifies that the pointer points to the type of the accessed value, or to its elements.
fn verify_block_access(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let mut types =
        ir.operands(op).chain(ir.op(op).results().iter().copied()).map(|value| ir.value_type(value));
    let (Some(pointer), Some(value)) = (types.next(), types.next()) else { return Ok(()) };
    let pointee = match ctx.type_data(pointer) {
        TypeData::Dialect { params, .. } => params.first(),
        _ => None,
    };
    match pointee {
        Some(Param::Type(pointee)) if *pointee != element_or_self(ctx, value) => {
            Err(Diagnostic::error("verify::op", "mismatch in result type and pointer type"))
        }
        _ => Ok(()),
    }
}

pub(super) const VERIFIERS: &[(&str, Verify)] = &[
    ("spirv.GroupBroadcast", verify_group_broadcast),
    ("spirv.GroupFAdd", verify_scope),
    ("spirv.GroupFMax", verify_scope),
    ("spirv.GroupFMin", verify_scope),
    ("spirv.GroupIAdd", verify_scope),
    ("spirv.GroupNonUniformBallot", verify_scope),
    ("spirv.GroupNonUniformBallotFindLSB", verify_scope),
    ("spirv.GroupNonUniformBallotFindMSB", verify_scope),
    ("spirv.GroupNonUniformBitwiseAnd", verify_scope),
    ("spirv.GroupNonUniformBitwiseOr", verify_scope),
    ("spirv.GroupNonUniformBitwiseXor", verify_scope),
    ("spirv.GroupNonUniformBroadcast", verify_broadcast),
    ("spirv.GroupNonUniformElect", verify_scope),
    ("spirv.GroupNonUniformFAdd", verify_scope),
    ("spirv.GroupNonUniformFMax", verify_scope),
    ("spirv.GroupNonUniformFMin", verify_scope),
    ("spirv.GroupNonUniformFMul", verify_scope),
    ("spirv.GroupNonUniformIAdd", verify_scope),
    ("spirv.GroupNonUniformIMul", verify_scope),
    ("spirv.GroupNonUniformLogicalAnd", verify_scope),
    ("spirv.GroupNonUniformLogicalOr", verify_scope),
    ("spirv.GroupNonUniformLogicalXor", verify_scope),
    ("spirv.GroupNonUniformRotateKHR", verify_rotation),
    ("spirv.GroupNonUniformSMax", verify_scope),
    ("spirv.GroupNonUniformSMin", verify_scope),
    ("spirv.GroupNonUniformShuffle", verify_shuffle),
    ("spirv.GroupNonUniformShuffleDown", verify_shuffle),
    ("spirv.GroupNonUniformShuffleUp", verify_shuffle),
    ("spirv.GroupNonUniformShuffleXor", verify_shuffle),
    ("spirv.GroupNonUniformUMax", verify_scope),
    ("spirv.GroupNonUniformUMin", verify_scope),
    ("spirv.GroupSMax", verify_scope),
    ("spirv.GroupSMin", verify_scope),
    ("spirv.GroupUMax", verify_scope),
    ("spirv.GroupUMin", verify_scope),
    ("spirv.INTEL.SubgroupBlockRead", verify_block_access),
    ("spirv.INTEL.SubgroupBlockWrite", verify_block_access),
    ("spirv.KHR.GroupFMul", verify_scope),
    ("spirv.KHR.GroupIMul", verify_scope),
];
