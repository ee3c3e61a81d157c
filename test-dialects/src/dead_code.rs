//! The pass of mlir-opt that prints which blocks control reaches, and from where.

use std::fmt::Write as _;
use std::sync::Arc;

use legalize_analysis::{Constant, DataFlowSolver, OpPredecessors};
use legalize_ir::{
    AttrData, BlockId, Context, Ir, OpId, PrintOptions, ValueDef, ValueId, WalkOrder, constant_value,
    print_op,
};
use legalize_passes::{PassDef, PassInput, PassKind, plain_pass};
use legalize_source::Diagnostics;

/// Returns the pass.
pub(crate) fn pass() -> Arc<dyn PassKind> {
    let def = PassDef::new(
        "test-dead-code-analysis",
        "TestDeadCodeAnalysisPass",
        "Prints which blocks control reaches, and from where",
    );
    plain_pass(def, |input: &mut PassInput<'_>| {
        eprint!("{}", shown(input.ctx, input.ir, input.root));
        Diagnostics::new()
    })
}

/// The text for all operations with an attribute `tag`.
fn shown(ctx: &Context, ir: &Ir, root: OpId) -> String {
    let solver = DataFlowSolver::reachable(ctx, ir, root, &|value| known(ctx, ir, value));
    let mut out = String::new();
    for op in ir.nested_ops(root, WalkOrder::PostOrder) {
        let Some(tag) = ir.attr_named(ctx, op, "tag") else { continue };
        let AttrData::String { value, .. } = ctx.attr_data(tag) else { continue };
        let _ = writeln!(out, "{}:", String::from_utf8_lossy(value));
        for (number, &region) in ir.op(op).regions().iter().enumerate() {
            let _ = writeln!(out, " region #{number}");
            let state = |is_live: bool| if is_live { "live" } else { "dead" };
            for block in ir.region_blocks(region) {
                let _ = writeln!(out, "  {} = {}", block_name(ir, block), state(solver.is_live(block)));
                for from in ir.predecessors(block) {
                    let is_live = solver.is_live_edge(from, block);
                    let _ = writeln!(out, "   from {} = {}", block_name(ir, from), state(is_live));
                }
            }
            let entry = ir.region(region).first();
            if let Some(found) = entry.and_then(|entry| solver.predecessors_of_block(entry)) {
                let _ = writeln!(out, "region_preds: {}", predecessors(ctx, ir, &found));
            }
        }
        if let Some(found) = solver.predecessors_of_op(op) {
            let _ = writeln!(out, "op_preds: {}", predecessors(ctx, ir, &found));
        }
    }
    out
}

/// Knowledge of upstream's pass about a value: the results of constant operations; nothing about arguments of
/// blocks that are not the first of their region, so that branches on these are not passed.
fn known(ctx: &Context, ir: &Ir, value: ValueId) -> Option<Constant> {
    match ir.value(value).def() {
        ValueDef::Result { op, .. } => {
            let dialect = ctx.op_dialect(ir.op(op).name());
            let constant = constant_value(ctx, ir, op).map(|attr| Constant::Known(attr, dialect));
            Some(constant.unwrap_or(Constant::Unknown))
        }
        ValueDef::Argument { block, .. } => {
            let region = ir.block(block).parent()?;
            (ir.region(region).first() == Some(block)).then_some(Constant::Unknown)
        }
    }
}

/// The name of a block: they are numbered in each region.
fn block_name(ir: &Ir, block: BlockId) -> String {
    let region = ir.block(block).parent();
    let number = region.and_then(|region| ir.region_blocks(region).position(|other| other == block));
    format!("^bb{}", number.unwrap_or(0))
}

fn predecessors(ctx: &Context, ir: &Ir, found: &OpPredecessors) -> String {
    let mut out = String::from(if found.all_known { "(all) predecessors:" } else { "predecessors:" });
    if found.known.is_empty() {
        out.push_str(" (none)");
    }
    let options = PrintOptions::default().with(|options| options.skip_regions = true);
    for &op in &found.known {
        let _ = write!(out, "\n  {}", print_op(ctx, ir, op, &options));
    }
    out
}
