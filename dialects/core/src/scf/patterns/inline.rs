//! Inlining of regions that are known to run exactly once.
//!
//! In Rust because rules do not move blocks.

use legalize_conversion::{MatchResult, PatternInfo, PatternSet, Rewriter};
use legalize_ir::{InsertPoint, OpId, RegionId, ValueId};
use legalize_typed::{BuildOp, OpView};

use super::forwarding::entry;
use crate::ops::{cf, scf};

/// Adds the patterns on `scf.execute_region`.
pub(super) fn add_execute_region(patterns: &mut PatternSet) {
    let on = |name| PatternInfo::on(name, scf::ExecuteRegionOp::NAME);
    patterns.add_fn(on("SingleBlockExecuteInliner"), inline_block);
    patterns.add_fn(on("MultiBlockExecuteInliner").with_generated_ops([cf::BranchOp::NAME]), inline_blocks);
}

/// Adds the patterns on `scf.index_switch`.
pub(super) fn add_index_switch(patterns: &mut PatternSet) {
    patterns.add_fn(PatternInfo::on("FoldConstantCase", scf::IndexSwitchOp::NAME), known_case);
}

/// Inlines the only block of a region before its operation, whose results are replaced by the yielded values.
pub(super) fn replace_by_region(
    rewriter: &mut dyn Rewriter<'_>,
    op: OpId,
    region: RegionId,
    args: &[ValueId],
) -> MatchResult {
    let ir = rewriter.ir();
    let block = entry(ir, region).filter(|&block| ir.block(block).args().len() == args.len());
    let block = block.ok_or("the region has other arguments")?;
    let end = ir.block(block).last().filter(|&end| ir.op(end).operand_count() == ir.op(op).results().len());
    let end = end.ok_or("the region yields another number of values")?;
    rewriter.inline_block(block, InsertPoint::Before(op), args);
    // Only now, as the block may have yielded its arguments.
    let results: Vec<ValueId> = rewriter.ir().operands(end).collect();
    rewriter.replace_op(op, &results);
    rewriter.erase_op(end);
    Ok(())
}

fn is_kept(op: OpId, rewriter: &dyn Rewriter<'_>) -> bool {
    scf::ExecuteRegionOp::of(op).no_inline(rewriter)
}

fn inline_block(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let &[region] = rewriter.ir().op(op).regions() else { return Err("not one region".into()) };
    if is_kept(op, rewriter) || rewriter.ir().region_blocks(region).count() != 1 {
        return Err("the region is not one block that may move".into());
    }
    replace_by_region(rewriter, op, region, &[])
}

/// Inlines all blocks of a region where the parent region may have branches.
fn inline_blocks(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let &[region] = ir.op(op).regions() else { return Err("not one region".into()) };
    let interface = ctx.name("FunctionOpInterface");
    let may_branch = ir.parent_op(op).is_some_and(|parent| {
        scf::ExecuteRegionOp::isa(rewriter, parent)
            || ir.info(ctx, parent).is_some_and(|info| info.has_trait_named(interface))
    });
    if is_kept(op, rewriter) || !may_branch {
        return Err("the blocks may not move".into());
    }
    let ir = rewriter.ir();
    let first = entry(ir, region).ok_or("an empty region")?;
    let (before, loc) = (ir.op(op).parent().ok_or("an operation without a block")?, ir.op(op).loc());
    let ends: Vec<OpId> = ir
        .region_blocks(region)
        .filter_map(|block| ir.block(block).last())
        .filter(|&end| scf::YieldOp::isa(rewriter, end))
        .collect();
    let after = rewriter.split_block(op);
    rewriter.set_insert_point(InsertPoint::End(before));
    cf::BranchOp::builder(first).create(rewriter, loc)?;
    for end in ends {
        let loc = rewriter.ir().op(end).loc();
        let operands: Vec<ValueId> = rewriter.ir().operands(end).collect();
        rewriter.set_insert_point(InsertPoint::Before(end));
        cf::BranchOp::builder(after).dest_operands(&operands).create(rewriter, loc)?;
        rewriter.erase_op(end);
    }
    let outer = rewriter.ir().block(before).parent().ok_or("a block without a region")?;
    rewriter.inline_region(region, outer, Some(after));
    let results: Vec<ValueId> = rewriter.ir().op(op).results().to_vec();
    let mut args = Vec::new();
    for &result in &results {
        let ty = rewriter.ir().value_type(result);
        args.push(rewriter.ir_mut().push_arg(after, ty, loc));
    }
    rewriter.replace_op(op, &args);
    Ok(())
}

/// Replaces a switch on a known number by the region of its case.
fn known_case(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let constant = legalize_ir::constant_operand(ctx, ir, ir.operand(op, 0));
    let number = constant.and_then(|constant| ctx.as_i64(constant)).ok_or("the number is not known")?;
    let cases = scf::IndexSwitchOp::of(op).cases_attr(rewriter);
    let cases = cases.and_then(|cases| ctx.as_dense_i64_array(cases));
    let case = cases.unwrap_or_default().iter().position(|&case| case == number);
    let regions = ir.op(op).regions();
    // The default region is the first one.
    let region = *regions.get(case.map_or(0, |case| case + 1)).ok_or("not one region for each case")?;
    replace_by_region(rewriter, op, region, &[])
}
