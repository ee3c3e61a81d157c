//! Names of results in text, where C++ code gives them.

use std::sync::Arc;

use legalize_ir::{AttrData, Context, Ir, OpId, ValueId, constant_operand};

use crate::common::attributes::enum_value;

type Hook = Arc<legalize_ir::hooks::ResultNamesHook>;

/// Operations whose results have fixed names; what there is none for is named by number.
const FIXED: &[(&str, &[&str])] = &[("omp.new_cli", &["cli"])];

/// Operations whose result is named by the operation and a dimension.
const DIMENSIONS: &[&str] = &[
    "gpu.block_dim",
    "gpu.block_id",
    "gpu.cluster_block_id",
    "gpu.cluster_dim",
    "gpu.cluster_dim_blocks",
    "gpu.cluster_id",
    "gpu.global_id",
    "gpu.grid_dim",
    "gpu.thread_id",
];

fn fixed(names: &'static [&'static str]) -> Hook {
    Arc::new(move |_: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)| {
        for (&result, name) in ir.op(op).results().iter().zip(names) {
            set(result, name);
        }
    })
}

/// One name for all results, as a group.
pub(crate) fn all_together(name: &'static str) -> Hook {
    Arc::new(move |_: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)| {
        if let Some(&first) = ir.op(op).results().first() {
            set(first, name);
        }
    })
}

/// A constant times the length of scalable vectors.
fn scaled(ctx: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)) {
    let (Some(&result), mut operands) = (ir.op(op).results().first(), ir.operands(op)) else { return };
    let (Some(left), Some(right)) = (operands.next(), operands.next()) else { return };
    if ir.value_type(result) != ctx.common().index {
        return;
    }
    let is_length = |value: ValueId| {
        ir.defining_op(value).is_some_and(|op| ctx.op_str(ir.op(op).name()) == "vector.vscale")
    };
    let number = |value: ValueId| match ctx.attr_data(constant_operand(ctx, ir, value)?) {
        AttrData::Integer { value, .. } => Some(value.clone()),
        _ => None,
    };
    let pairs = [(left, right), (right, left)];
    let base = pairs.into_iter().find_map(|(base, length)| number(base).filter(|_| is_length(length)));
    if let Some(base) = base.filter(|base| !base.is_wide()) {
        set(result, &format!("c{base}_vscale"));
    }
}

fn dimension(ctx: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)) {
    let name = ctx.op_str(ir.op(op).name());
    let name = name.split_once('.').map_or(name, |(_, name)| name);
    let dimension =
        enum_value(ctx, ir, op, "dimension").and_then(|at| ["x", "y", "z"].get(at as usize).copied());
    if let (Some(&result), Some(dimension)) = (ir.op(op).results().first(), dimension) {
        set(result, &format!("{name}_{dimension}"));
    }
}

/// Attaches the names to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    let mut set = |name: &str, hook: Hook| {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| {
            info.attached_mut().result_names = Some(hook);
        });
    };
    for &(name, names) in FIXED {
        set(name, fixed(names));
    }
    for name in DIMENSIONS {
        set(name, Arc::new(dimension));
    }
    set("arith.muli", Arc::new(scaled));
}
