//! Operations on groups of invocations that may be split into clusters.

use legalize_dialects_hooks::attributes::enum_of;
use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Context, Ir, OpId, ValueDef, ValueId};

/// The keyword of the group operation.
fn group_word(ctx: &Context, ir: &Ir, op: OpId) -> Option<String> {
    let operation = legalize_dialects_hooks::attributes::enum_value(ctx, ir, op, "group_operation")?;
    enum_of(ctx, ctx.name("spirv.group_operation"))?.stringify(operation)
}

/// Verifies that the number of invocations in a cluster is a constant, and is given if there are clusters.
fn verify_cluster(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let is_constant = |value: ValueId| match ir.value(value).def() {
        ValueDef::Result { op, .. } => ctx.op_str(ir.op(op).name()) == "spirv.Constant",
        ValueDef::Argument { .. } => false,
    };
    match ir.operands(op).nth(1) {
        Some(size) if !is_constant(size) => wrong("cluster size operand must come from a constant op"),
        None if group_word(ctx, ir, op).as_deref() == Some("ClusteredReduce") => {
            wrong("cluster size operand must be provided for 'ClusteredReduce' group operation")
        }
        _ => Ok(()),
    }
}

pub(crate) const RULES: &[(&str, Verify)] = &[
    ("spirv.GroupNonUniformBitwiseAnd", verify_cluster),
    ("spirv.GroupNonUniformBitwiseOr", verify_cluster),
    ("spirv.GroupNonUniformBitwiseXor", verify_cluster),
    ("spirv.GroupNonUniformFAdd", verify_cluster),
    ("spirv.GroupNonUniformFMax", verify_cluster),
    ("spirv.GroupNonUniformFMin", verify_cluster),
    ("spirv.GroupNonUniformFMul", verify_cluster),
    ("spirv.GroupNonUniformIAdd", verify_cluster),
    ("spirv.GroupNonUniformIMul", verify_cluster),
    ("spirv.GroupNonUniformLogicalAnd", verify_cluster),
    ("spirv.GroupNonUniformLogicalOr", verify_cluster),
    ("spirv.GroupNonUniformLogicalXor", verify_cluster),
    ("spirv.GroupNonUniformSMax", verify_cluster),
    ("spirv.GroupNonUniformSMin", verify_cluster),
    ("spirv.GroupNonUniformUMax", verify_cluster),
    ("spirv.GroupNonUniformUMin", verify_cluster),
];
