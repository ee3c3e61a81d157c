//! Names of results in text.

use legalize_dialects_hooks::attributes::enum_value;
use legalize_dialects_hooks::table::ResultNames;
use legalize_ir::{Context, Ir, OpId, ValueId};

/// Names a result by the operation and its dimension.
fn dimension(ctx: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)) {
    let name = ctx.op_str(ir.op(op).name());
    let name = name.split_once('.').map_or(name, |(_, name)| name);
    let dimension =
        enum_value(ctx, ir, op, "dimension").and_then(|at| ["x", "y", "z"].get(at as usize).copied());
    if let (Some(&result), Some(dimension)) = (ir.op(op).results().first(), dimension) {
        set(result, &format!("{name}_{dimension}"));
    }
}

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("gpu.block_dim", ResultNames::Computed(dimension)),
    ("gpu.block_id", ResultNames::Computed(dimension)),
    ("gpu.cluster_block_id", ResultNames::Computed(dimension)),
    ("gpu.cluster_dim", ResultNames::Computed(dimension)),
    ("gpu.cluster_dim_blocks", ResultNames::Computed(dimension)),
    ("gpu.cluster_id", ResultNames::Computed(dimension)),
    ("gpu.global_id", ResultNames::Computed(dimension)),
    ("gpu.grid_dim", ResultNames::Computed(dimension)),
    ("gpu.thread_id", ResultNames::Computed(dimension)),
];
