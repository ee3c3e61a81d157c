//! `--test-strict-pattern-driver`: the greedy driver on a list of operations, in three degrees of strictness.
//!
//! The patterns edit blocks and regions, and move and copy operations, most of which are not registered;
//! rules cannot express any of that.

use std::sync::Arc;

use legalize_conversion::{
    Event, GreedyConfig, GreedyDriver, MatchResult, PatternSet, Rewriter, RewriterExt, Strictness, recovered,
};
use legalize_dialects_core::ops::func;
use legalize_ir::{BlockId, InsertPoint, IrMapping, OpId, RegionId, WalkOrder};
use legalize_passes::{OptionValue, PassDef, PassInput, PassKind, pass_kind};
use legalize_typed::OpView;

use super::build::{has, operands, replace_by, result_types, rewrite, state, without_arguments};
use super::events::Events;
use super::one_of;

/// The operations that are collected.
const COLLECTED: [&str; 9] = [
    "test.insert_same_op",
    "test.change_block_op",
    "test.replace_with_new_op",
    "test.erase_op",
    "test.move_before_parent_op",
    "test.inline_blocks_into_parent",
    "test.split_block_here",
    "test.clone_me",
    "test.clone_region_before",
];

/// Redirects all branches to the first successor to the second.
fn change_block(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let successors: Vec<BlockId> = rewriter.ir().successors(op).collect();
    let &[first, second] = successors.as_slice() else { return Err("expected two successors".into()) };
    if first == second {
        return Err("both are one".into());
    }
    rewriter.replace_block_uses(first, second);
    Ok(())
}

/// Branches to the operation's own block.
fn loop_back(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let own = rewriter.ir().op(op).parent().ok_or("it is in no block")?;
    if rewriter.ir().successors(op).next().is_none_or(|successor| successor == own) {
        return Err("it branches there already".into());
    }
    rewriter.modify_op(op, |ir| ir.set_successor(op, 0, own));
    Ok(())
}

fn insert_same(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ctx = rewriter.ctx();
    if has(ctx, rewriter.ir(), op, "skip") {
        return Err("it is to be skipped".into());
    }
    let types = result_types(rewriter.ir(), op);
    let same = state(ctx, rewriter.ir(), op, "test.insert_same_op", &operands(rewriter.ir(), op), &types);
    let same = rewriter.create_op(&same);
    let yes = Some(ctx.common().true_);
    rewriter.set_attr(op, "skip", yes);
    rewriter.ir_mut().set_attr(ctx, same, ctx.name("skip"), yes);
    Ok(())
}

fn erase(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    if !rewriter.ir().results_unused(op) {
        return Err("it is used".into());
    }
    rewriter.erase_op(op);
    Ok(())
}

/// Replaces the operation by one that is erased in turn, which has no results, or by one that stays.
pub(super) fn replace_by_new(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ir = rewriter.ir();
    if !has(rewriter.ctx(), ir, op, "create_erase_op") {
        let (operands, types) = (operands(ir, op), result_types(ir, op));
        replace_by(rewriter, op, "test.new_op", &operands, &types)?;
        return Ok(());
    }
    if !ir.results_unused(op) {
        // Upstream reads results that the new operation does not have.
        return Err("its results are used".into());
    }
    let ctx = rewriter.ctx();
    let new = state(ctx, ir, op, "test.erase_op", &[], &[]);
    rewriter.create_op(&new);
    rewriter.notify(&Event::OpReplaced { op, values: &[] });
    rewriter.erase_op(op);
    Ok(())
}

pub(super) fn move_before_parent(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let parent = rewriter.ir().parent_op(op).ok_or("nothing is around it")?;
    if func::FuncOp::isa(rewriter, parent) {
        return Err("a function is around it".into());
    }
    rewriter.move_op(op, InsertPoint::Before(parent));
    Ok(())
}

/// Inlines the operations of the blocks before the operation.
fn inline_blocks(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let regions: Vec<RegionId> = rewriter.ir().op(op).regions().to_vec();
    let ir = rewriter.ir();
    let is_successor = |block| ir.predecessors(block).next().is_some();
    if regions.iter().any(|&region| ir.region_blocks(region).any(is_successor)) {
        // Upstream leaves a branch in the middle of a block, which its verifier refuses.
        return Err("a block of it is a successor".into());
    }
    // Upstream leaves uses of erased arguments.
    for block in regions.iter().flat_map(|&region| ir.region_blocks(region)) {
        without_arguments(ir, block)?;
    }
    let mut changed = false;
    for region in regions {
        while let Some(block) = rewriter.ir().region(region).first() {
            rewriter.inline_block(block, InsertPoint::Before(op), &[]);
            changed = true;
        }
    }
    if changed { Ok(()) } else { Err("there is no block".into()) }
}

fn split_block(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    rewriter.split_block(op);
    let (operands, types) = (operands(rewriter.ir(), op), result_types(rewriter.ir(), op));
    replace_by(rewriter, op, "test.new_op", &operands, &types)
}

/// Creates a copy before the operation, which is marked as one.
pub(super) fn clone_op(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ctx = rewriter.ctx();
    if has(ctx, rewriter.ir(), op, "was_cloned") {
        return Err("it was cloned".into());
    }
    let copy = rewriter.clone_op(op, &mut IrMapping::default());
    let unit = Some(ctx.common().unit);
    rewriter.ir_mut().set_attr(ctx, copy, ctx.name("was_cloned"), unit);
    Ok(())
}

/// Clones the blocks of the regions before the block of the operation.
fn clone_region(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ctx = rewriter.ctx();
    if has(ctx, rewriter.ir(), op, "was_cloned") {
        return Err("it was cloned".into());
    }
    let block = rewriter.ir().op(op).parent().ok_or("it is in no block")?;
    let parent = rewriter.ir().block(block).parent().ok_or("it is in no region")?;
    let regions: Vec<RegionId> = rewriter.ir().op(op).regions().to_vec();
    for region in regions {
        rewriter.clone_region(region, parent, Some(block), &mut IrMapping::default());
    }
    // The driver is not notified, like upstream's.
    let unit = Some(ctx.common().unit);
    rewriter.ir_mut().set_attr(ctx, op, ctx.name("was_cloned"), unit);
    Ok(())
}

/// Returns the pass.
pub(super) fn pass() -> Arc<dyn PassKind> {
    let definition = PassDef::new(
        "test-strict-pattern-driver",
        "TestStrictPatternDriver",
        "Runs the greedy driver on some operations",
    )
    .on(func::FuncOp::NAME)
    .option(
        "strictness",
        "Which operations patterns are tried on",
        one_of(["AnyOp", "ExistingAndNewOps", "ExistingOps"]),
        OptionValue::Text("AnyOp".to_owned()),
    )
    .filters_patterns();
    pass_kind(definition, |host, options| {
        let mut patterns = PatternSet::new();
        rewrite(&mut patterns, "test.change_block_op", change_block);
        rewrite(&mut patterns, "test.implicit_change_op", loop_back);
        rewrite(&mut patterns, "test.insert_same_op", insert_same);
        rewrite(&mut patterns, "test.erase_op", erase);
        rewrite(&mut patterns, "test.replace_with_new_op", replace_by_new);
        rewrite(&mut patterns, "test.move_before_parent_op", move_before_parent);
        rewrite(&mut patterns, "test.inline_blocks_into_parent", inline_blocks);
        rewrite(&mut patterns, "test.split_block_here", split_block);
        rewrite(&mut patterns, "test.clone_me", clone_op);
        rewrite(&mut patterns, "test.clone_region_before", clone_region);
        let patterns = host.freeze_for_pass(patterns, options)?;
        let config = GreedyConfig::default().with(|config| {
            config.strictness = match options.text("strictness") {
                "ExistingAndNewOps" => Strictness::ExistingAndNew,
                "ExistingOps" => Strictness::Existing,
                _ => Strictness::AnyOp,
            };
            config.keep_going = host.keep_going();
        });
        Ok(Arc::new(move |input: &mut PassInput<'_>| {
            let ctx = input.ctx;
            let ops: Vec<OpId> = (input.ir.nested_ops(input.root, WalkOrder::PostOrder).into_iter())
                .filter(|&op| COLLECTED.contains(&ctx.op_str(input.ir.op(op).name())))
                .collect();
            let mut events = Events { exact: true };
            let driver = GreedyDriver::new(&patterns, &config).with_listener(&mut events);
            let result = match driver.run_on_ops(ctx, input.ir, &ops) {
                Ok(result) => result,
                Err(error) => return error.into(),
            };
            let all_erased = ops.iter().all(|&op| !input.ir.is_live(op));
            for (name, value) in
                [("pattern_driver_changed", result.changed), ("pattern_driver_all_erased", all_erased)]
            {
                input.ir.set_attr(ctx, input.root, ctx.name(name), Some(ctx.bool_attr(value)));
            }
            recovered(&result.errors)
        }))
    })
}
