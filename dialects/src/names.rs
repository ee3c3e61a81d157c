//! Names of results in text, where C++ code gives them.

use std::sync::Arc;

use legalize_ir::{AttrData, Context, Ir, OpId, ValueId, constant_operand};

use crate::common::attributes::enum_value;

type Hook = Arc<legalize_ir::hooks::ResultNamesHook>;

/// Operations whose results have fixed names; what there is none for is named by number.
const FIXED: &[(&str, &[&str])] = &[
    ("memref.alloc", &["alloc"]),
    ("memref.alloca", &["alloca"]),
    ("memref.assume_alignment", &["assume_align"]),
    ("memref.cast", &["cast"]),
    ("memref.collapse_shape", &["collapse_shape"]),
    ("memref.dim", &["dim"]),
    ("memref.expand_shape", &["expand_shape"]),
    ("memref.extract_aligned_pointer_as_index", &["intptr"]),
    ("memref.memory_space_cast", &["memspacecast"]),
    ("memref.reshape", &["reshape"]),
    ("memref.reinterpret_cast", &["reinterpret_cast"]),
    ("memref.subview", &["subview"]),
    ("memref.transpose", &["transpose"]),
    ("memref.view", &["view"]),
    ("omp.new_cli", &["cli"]),
    ("tensor.cast", &["cast"]),
    ("tensor.collapse_shape", &["collapsed"]),
    ("tensor.concat", &["concat"]),
    ("tensor.dim", &["dim"]),
    ("tensor.expand_shape", &["expanded"]),
    ("tensor.extract", &["extracted"]),
    ("tensor.extract_slice", &["extracted_slice"]),
    ("tensor.from_elements", &["from_elements"]),
    ("tensor.gather", &["gather"]),
    ("tensor.generate", &["generated"]),
    ("tensor.insert", &["inserted"]),
    ("tensor.insert_slice", &["inserted_slice"]),
    ("tensor.pad", &["padded"]),
    ("tensor.rank", &["rank"]),
    ("tensor.reshape", &["reshape"]),
    ("tensor.scatter", &["scatter"]),
    ("tensor.splat", &["splat"]),
    ("vector.vscale", &["vscale"]),
];

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

/// Constants whose result is named by its value, and the attribute that holds it.
const CONSTANTS: &[&str] = &["shape.const_size", "smt.constant", "smt.int.constant"];

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

/// What is loaded is named by where it is loaded from.
fn global(ctx: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)) {
    let symbol = ir.attr_named(ctx, op, "global").and_then(|attr| match ctx.attr_data(attr) {
        AttrData::SymbolRef { root, nested } => Some(nested.last().copied().unwrap_or(*root)),
        _ => None,
    });
    if let (Some(&result), Some(symbol)) = (ir.op(op).results().first(), symbol) {
        set(result, ctx.str(symbol));
    }
}

/// The root that matching went on with, then what was yielded.
fn matched(_: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)) {
    for (index, &result) in ir.op(op).results().iter().enumerate() {
        set(result, if index == 0 { "updated_root" } else { "yielded" });
    }
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

/// Addresses are named by what they are addresses of.
fn address(ctx: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)) {
    let variable = ir.attr_named(ctx, op, "variable");
    let symbol = variable.map(|variable| legalize_ir::attr_to_string(ctx, variable)).unwrap_or_default();
    if let (Some(&result), Some(name)) = (ir.op(op).results().first(), symbol.strip_prefix('@')) {
        set(result, &format!("{}_addr", name.trim_matches('"')));
    }
}

/// Functions to declare are named by their prefix, where they have one.
fn prefix(ctx: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)) {
    let prefix = ir.attr_named(ctx, op, "namePrefix").and_then(|prefix| ctx.as_str(prefix));
    if let (Some(&result), Some(prefix)) = (ir.op(op).results().first(), prefix) {
        set(result, prefix);
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

fn constant(ctx: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)) {
    let Some(&result) = ir.op(op).results().first() else { return };
    let Some(value) = ir.attr_named(ctx, op, "value") else { return };
    if ctx.attr_type(value) == Some(ctx.common().i1) {
        return set(result, if value == ctx.common().true_ { "true" } else { "false" });
    }
    if let AttrData::Integer { value, .. } = ctx.attr_data(value) {
        set(result, &format!("c{value}"));
    }
}

/// The buffer, the offset, and the first of the sizes and of the strides.
fn strided_metadata(_: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)) {
    let results = ir.op(op).results();
    let rank = results.len().saturating_sub(2) / 2;
    let places = [(0, "base_buffer"), (1, "offset"), (2, "sizes"), (2 + rank, "strides")];
    for (at, name) in places.into_iter().filter(|(at, _)| *at < 2 || rank > 0) {
        if let Some(&result) = results.get(at) {
            set(result, name);
        }
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
    for name in CONSTANTS {
        set(name, Arc::new(constant));
    }
    for name in ["ml_program.global_load", "ml_program.global_load_const"] {
        set(name, Arc::new(global));
    }
    set("arith.muli", Arc::new(scaled));
    set("smt.declare_fun", Arc::new(prefix));
    set("transform.foreach_match", Arc::new(matched));
    set("spirv.mlir.addressof", Arc::new(address));
    set("memref.extract_strided_metadata", Arc::new(strided_metadata));
    set("spirv.Constant", Arc::new(crate::spirv::name_constant));
}
