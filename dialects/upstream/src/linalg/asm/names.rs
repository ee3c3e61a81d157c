//! Names of results, and of the arguments of bodies: inputs, then outputs.

use legalize_dialects_hooks::table::{NameArguments, ResultNames};
use legalize_ir::{Context, Ir, OpId, RegionId, ValueId};

use super::SEGMENTS;

fn name_arguments(ir: &Ir, region: RegionId, inputs: usize, out: &str, set: &mut dyn FnMut(ValueId, &str)) {
    let Some(block) = ir.region(region).first() else { return };
    for (index, &arg) in ir.block(block).args().iter().enumerate() {
        set(arg, if index < inputs { "in" } else { out });
    }
}

fn first_segment(ctx: &Context, ir: &Ir, op: OpId) -> usize {
    let sizes = ir.attr_named(ctx, op, SEGMENTS).and_then(|sizes| ctx.as_dense_i32_array(sizes));
    sizes.and_then(|sizes| sizes.first().copied()).unwrap_or(0).max(0) as usize
}

pub(super) const ARGUMENT_NAMES: &[(&str, NameArguments)] = &[
    ("linalg.generic", |ctx, ir, op, region, set| {
        name_arguments(ir, region, first_segment(ctx, ir, op), "out", set);
    }),
    ("linalg.map", |_, ir, op, region, set| {
        name_arguments(ir, region, ir.op(op).operand_count().saturating_sub(1), "init", set);
    }),
    ("linalg.reduce", |_, ir, op, region, set| {
        name_arguments(ir, region, ir.op(op).operand_count() / 2, "init", set);
    }),
];

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("linalg.broadcast", ResultNames::Group("broadcasted")),
    ("linalg.map", ResultNames::Group("mapped")),
    ("linalg.pack", ResultNames::Group("pack")),
    ("linalg.reduce", ResultNames::Group("reduced")),
    ("linalg.transpose", ResultNames::Group("transposed")),
    ("linalg.unpack", ResultNames::Group("unpack")),
];
