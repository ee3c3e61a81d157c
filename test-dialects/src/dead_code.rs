//! The pass of mlir-opt that prints which blocks control reaches, and from where.

use std::fmt::Write as _;
use std::sync::Arc;

use legalize_analysis::{DataFlowSolver, OpPredecessors};
use legalize_ir::{AttrData, BlockId, Context, Ir, OpId, PrintOptions, WalkOrder, print_op};
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
    let solver = DataFlowSolver::constants(ctx, ir, root);
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
