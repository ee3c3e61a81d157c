//! Verifiers of single operations that C++ has and no definition declares, where one rule serves several.

use std::sync::Arc;

use legalize_ir::{AttrData, Context, Ir, OpId, TypeData, ValueId, Verifiers, VerifyPhase};
use legalize_source::Diagnostic;

use crate::common::dynamic_sizes::verify_dynamic_sizes;
use crate::common::rules::Subject;

type Checked = Result<(), Diagnostic>;
type Verify = fn(&Context, &Ir, OpId) -> Checked;
type Hook = Arc<dyn Fn(&Context, &Ir, OpId) -> Checked + Send + Sync>;

fn wrong(message: impl Into<String>) -> Checked {
    Err(Diagnostic::error("verify::op", message))
}

fn rank(ctx: &Context, ir: &Ir, value: ValueId) -> Option<usize> {
    match ctx.type_data(ir.value_type(value)) {
        TypeData::MemRef { shape, .. } | TypeData::RankedTensor { shape, .. } => Some(shape.len()),
        _ => None,
    }
}

/// Maps over values: how many operands stand before them, and what is said if the numbers differ.
const MAPS: &[(&str, usize, &str)] = &[
    ("affine.apply", 0, "operand count and affine map dimension and symbol count must match"),
    ("affine.load", 1, "expects as many subscripts as affine map inputs"),
    ("affine.max", 0, "operand count and affine map dimension and symbol count must match"),
    ("affine.min", 0, "operand count and affine map dimension and symbol count must match"),
    ("affine.store", 2, "expects as many subscripts as affine map inputs"),
    ("affine.vector_load", 1, "expects as many subscripts as affine map inputs"),
    ("affine.vector_store", 2, "expects as many subscripts as affine map inputs"),
];

fn verify_map(ctx: &Context, ir: &Ir, op: OpId, first: usize, message: &str) -> Checked {
    let map = ir.attr_named(ctx, op, "map").map(|map| ctx.attr_data(map));
    // What is accessed stands in front of the subscripts.
    let of = first.checked_sub(1).filter(|of| *of < ir.op(op).operand_count());
    if let (Some(AttrData::AffineMap(map)), Some(rank)) =
        (map, of.and_then(|of| rank(ctx, ir, ir.operand(op, of))))
        && map.results.len() != rank
    {
        return wrong("affine map num results must equal memref rank");
    }
    match map {
        Some(AttrData::AffineMap(map))
            if ir.op(op).operand_count() != first + (map.dims + map.symbols) as usize =>
        {
            wrong(message)
        }
        _ => Ok(()),
    }
}

/// Verifiers by operation.
const VERIFIERS: &[(&str, Verify)] = &[
    ("bufferization.alloc_tensor", |ctx, ir, op| match (Subject { ctx, ir, op }).group(1).len() {
        // The sizes of a copy are those of what is copied.
        0 => verify_dynamic_sizes(Subject { ctx, ir, op }, (Subject { ctx, ir, op }).group(0).len()),
        _ => Ok(()),
    }),
    ("gpu.alloc", |ctx, ir, op| {
        verify_dynamic_sizes(Subject { ctx, ir, op }, (Subject { ctx, ir, op }).group(1).len())
    }),
];

/// Attaches them to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    let mut set = |name: &str, verify: Hook| {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| {
            info.attached_mut().verifiers.set(VerifyPhase::Operation, Verifiers::OWN, verify)
        });
    };
    for &(name, verify) in VERIFIERS {
        set(name, Arc::new(verify));
    }
    for &(name, first, message) in MAPS {
        set(name, Arc::new(move |ctx: &Context, ir: &Ir, op: OpId| verify_map(ctx, ir, op, first, message)));
    }
}
