//! Verifiers of single operations that C++ has and no definition declares, where one rule serves several.

use std::sync::Arc;

use legalize_ir::{AttrData, Context, Ir, OpId, Type, TypeData, ValueId, Verifiers, VerifyPhase};
use legalize_source::Diagnostic;
use legalize_typed::OpView;

use crate::common::rules::Subject;
use crate::ops::scf::{ExecuteRegionOp, YieldOp};
use crate::scf::{result_types, verify_edge};

type Checked = Result<(), Diagnostic>;
type Verify = fn(&Context, &Ir, OpId) -> Checked;
type Hook = Arc<dyn Fn(&Context, &Ir, OpId) -> Checked + Send + Sync>;

fn wrong(message: impl Into<String>) -> Checked {
    Err(Diagnostic::error("verify::op", message))
}

/// Operations whose regions end in an operation that hands on their results.
const SCOPES: &[(&str, &str)] = &[
    ("memref.alloca_scope", "memref.alloca_scope.return"),
    (ExecuteRegionOp::NAME, YieldOp::NAME),
    ("shape.assuming", "shape.assuming_yield"),
];

fn verify_scope(ctx: &Context, ir: &Ir, op: OpId, end: &str) -> Checked {
    let results = result_types(ir, op);
    for &region in ir.op(op).regions() {
        for block in ir.region_blocks(region) {
            let Some(last) = ir.block(block).last().filter(|&last| ctx.op_str(ir.op(last).name()) == end)
            else {
                continue;
            };
            let types: Vec<Type> = ir.operands(last).map(|value| ir.value_type(value)).collect();
            verify_edge(ctx, end, &types, &results)?;
        }
    }
    Ok(())
}

fn rank(ctx: &Context, ir: &Ir, value: ValueId) -> Option<usize> {
    match ctx.type_data(ir.value_type(value)) {
        TypeData::MemRef { shape, .. } | TypeData::RankedTensor { shape, .. } => Some(shape.len()),
        _ => None,
    }
}

/// An access: which operand is accessed, and how many others are no indices; what is said if the numbers differ.
struct Access {
    name: &'static str,
    of: usize,
    message: fn(usize, usize) -> String,
}

const ACCESSES: &[Access] = &[
    Access {
        name: "memref.load",
        of: 0,
        message: |rank, found| {
            format!("incorrect number of indices for load, expected {rank} but got {found}")
        },
    },
    Access {
        name: "memref.store",
        of: 1,
        message: |_, _| "store index operand count not equal to memref rank".to_owned(),
    },
    Access {
        name: "tensor.extract",
        of: 0,
        message: |_, _| "incorrect number of indices for extract_element".to_owned(),
    },
    Access { name: "memref.prefetch", of: 0, message: |_, _| "too few indices".to_owned() },
    Access { name: "tensor.insert", of: 1, message: |_, _| "incorrect number of indices".to_owned() },
    Access { name: "vector.load", of: 0, message: |rank, _| format!("requires {rank} indices") },
    Access { name: "vector.store", of: 1, message: |rank, _| format!("requires {rank} indices") },
];

/// There are as many indices behind what is accessed as it has dimensions.
fn verify_access(ctx: &Context, ir: &Ir, op: OpId, access: &Access) -> Checked {
    let count = ir.op(op).operand_count();
    let rank = (count > access.of).then(|| rank(ctx, ir, ir.operand(op, access.of))).flatten();
    let found = count.saturating_sub(access.of + 1);
    match rank {
        Some(rank) if rank != found => wrong((access.message)(rank, found)),
        _ => Ok(()),
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

/// Two values at least are compared.
fn verify_two(_: &Context, ir: &Ir, op: OpId) -> Checked {
    match ir.op(op).operand_count() {
        count if count < 2 => wrong(format!("'inputs' must have at least size 2, but got {count}")),
        _ => Ok(()),
    }
}

/// A global that does not change starts with a value.
fn verify_start(ctx: &Context, ir: &Ir, op: OpId) -> Checked {
    let has = |name: &str| ir.attr_named(ctx, op, name).is_some();
    match has("is_mutable") || has("value") {
        true => Ok(()),
        false => wrong("immutable global must have an initial value"),
    }
}

/// How many operands a group has.
fn segment(ctx: &Context, ir: &Ir, op: OpId, index: usize) -> usize {
    let sizes = ir.attr_named(ctx, op, "operandSegmentSizes").and_then(|sizes| ctx.as_dense_i32_array(sizes));
    let size = sizes.and_then(|sizes| sizes.get(index).copied());
    size.and_then(|size| usize::try_from(size).ok()).unwrap_or(0)
}

/// One size for each dimension that is not known.
fn verify_sizes(ctx: &Context, ir: &Ir, op: OpId, found: usize) -> Checked {
    let Some(&result) = ir.op(op).results().first() else { return Ok(()) };
    let (TypeData::RankedTensor { shape, .. } | TypeData::MemRef { shape, .. }) =
        ctx.type_data(ir.value_type(result))
    else {
        return Ok(());
    };
    let wanted = shape.iter().filter(|dim| **dim == Type::DYNAMIC).count();
    match found == wanted {
        true => Ok(()),
        false => wrong(format!("incorrect number of dynamic sizes, has {found}, expected {wanted}")),
    }
}

/// Verifiers by operation.
const VERIFIERS: &[(&str, Verify)] = &[
    ("ml_program.global", verify_start),
    ("ml_program.output", |ctx, ir, op| {
        crate::common::functions::verify::verify_output(Subject { ctx, ir, op })
    }),
    ("ml_program.return", |ctx, ir, op| {
        crate::common::functions::verify::verify_return(Subject { ctx, ir, op })
    }),
    ("smt.distinct", verify_two),
    ("smt.eq", verify_two),
    ("bufferization.alloc_tensor", |ctx, ir, op| match segment(ctx, ir, op, 1) {
        // The sizes of a copy are those of what is copied.
        0 => verify_sizes(ctx, ir, op, segment(ctx, ir, op, 0)),
        _ => Ok(()),
    }),
    ("gpu.alloc", |ctx, ir, op| verify_sizes(ctx, ir, op, segment(ctx, ir, op, 1))),
    ("memref.view", |ctx, ir, op| verify_sizes(ctx, ir, op, ir.op(op).operand_count().saturating_sub(2))),
    ("tensor.splat", |ctx, ir, op| verify_sizes(ctx, ir, op, ir.op(op).operand_count().saturating_sub(1))),
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
    for access in ACCESSES {
        set(
            access.name,
            Arc::new(move |ctx: &Context, ir: &Ir, op: OpId| verify_access(ctx, ir, op, access)),
        );
    }
    for &(name, first, message) in MAPS {
        set(name, Arc::new(move |ctx: &Context, ir: &Ir, op: OpId| verify_map(ctx, ir, op, first, message)));
    }
    for &(name, end) in SCOPES {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| {
            info.attached_mut()
                .set_region_verifier(move |ctx: &Context, ir: &Ir, op: OpId| verify_scope(ctx, ir, op, end));
        });
    }
}
