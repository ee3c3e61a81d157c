//! Simplifying regions: unreachable blocks, dead operations, dead block arguments.
//!
//! Mirrors <https://mlir.llvm.org/docs/Canonicalization/> and upstream's region utilities.

use legalize_ir::{BlockId, Context, Ir, OpId, RegionId, Traits, ValueId};
use rustc_hash::FxHashSet;
use slotmap::SecondaryMap;
use smallvec::SmallVec;

use crate::fold::is_removable_if_unused;
use crate::listener::Event;
use crate::merge_blocks::{drop_redundant_arguments, merge_identical_blocks};
use crate::rewriter::{Rewriter, post_order_from};
use crate::segments::resized;

/// Erases the blocks, in a region and in all nested ones, that cannot be reached. Says whether there was one.
pub(crate) fn erase_unreachable_blocks<'c, R: Rewriter<'c>>(rewriter: &mut R, region: RegionId) -> bool {
    let mut erased = false;
    let mut pending = vec![region];
    while let Some(region) = pending.pop() {
        let ir = rewriter.ir();
        let Some(entry) = ir.region(region).first() else { continue };
        let mut dead: Vec<BlockId> = Vec::new();
        let mut reached = FxHashSet::default();
        if ir.block(entry).next().is_some() {
            post_order_from(ir, entry, &mut reached, &mut Vec::new());
        } else {
            reached.insert(entry);
        }
        for block in ir.region_blocks(region) {
            if reached.contains(&block) {
                pending.extend(ir.block_ops(block).flat_map(|op| ir.op(op).regions().iter().copied()));
            } else {
                dead.push(block);
            }
        }
        if !dead.is_empty() {
            erase_blocks(rewriter, &dead);
            erased = true;
        }
    }
    erased
}

/// Erases blocks that may branch to, and read from, each other.
fn erase_blocks<'c, R: Rewriter<'c>>(rewriter: &mut R, blocks: &[BlockId]) {
    for &block in blocks {
        let ops: Vec<OpId> = rewriter.ir().block_ops_rev(block).collect();
        for root in ops {
            for op in rewriter.ir().nested_ops(root, legalize_ir::WalkOrder::PostOrder) {
                rewriter.notify(&Event::OpErased { op });
            }
        }
    }
    for &block in blocks {
        let ops: Vec<OpId> = rewriter.ir().block_ops(block).collect();
        for root in ops {
            for op in rewriter.ir().nested_ops(root, legalize_ir::WalkOrder::PostOrder) {
                rewriter.ir_mut().set_operands(op, &[]);
            }
        }
    }
    for &block in blocks {
        let ops: Vec<OpId> = rewriter.ir().block_ops_rev(block).collect();
        for op in ops {
            rewriter.ir_mut().erase_op(op);
        }
    }
    for &block in blocks {
        rewriter.notify(&Event::BlockErased { block });
        rewriter.ir_mut().erase_block(block);
    }
}

/// Simplifies a region and all nested ones. Says whether anything changed.
pub(crate) fn simplify<'c, R: Rewriter<'c>>(rewriter: &mut R, region: RegionId, aggressive: bool) -> bool {
    let mut changed = erase_unreachable_blocks(rewriter, region);
    changed |= erase_dead(rewriter, region);
    if aggressive {
        changed |= merge_identical_blocks(rewriter, region);
        changed |= drop_redundant_arguments(rewriter, region);
    }
    changed
}

/// What is proven to be live; indexed rather than hashed, as nearly everything is in it.
#[derive(Default)]
struct Live {
    ops: SecondaryMap<OpId, ()>,
    values: SecondaryMap<ValueId, ()>,
    changed: bool,
}

impl Live {
    fn add_op(&mut self, op: OpId) {
        self.changed |= self.ops.insert(op, ()).is_none();
    }

    fn add_value(&mut self, value: ValueId) {
        self.changed |= self.values.insert(value, ()).is_none();
    }

    #[inline]
    fn has_value(&self, value: ValueId) -> bool {
        self.values.contains_key(value)
    }

    #[inline]
    fn has_op(&self, ir: &Ir, op: OpId) -> bool {
        ir.op(op).results().iter().any(|&result| self.has_value(result)) || self.ops.contains_key(op)
    }
}

/// The block argument that an operand of a branch becomes.
fn fed_argument(ctx: &Context, ir: &Ir, op: OpId, operand: usize) -> Option<ValueId> {
    let feeds = ir.info(ctx, op)?.hooks.successor_operands.as_ref()?;
    (0..ir.op(op).successor_count()).find_map(|index| {
        let range = feeds(ctx, ir, op, index);
        let block = ir.successor(op, index);
        let args = ir.block(block).args();
        // Arguments that the branch makes itself come first.
        let made = args.len().saturating_sub(range.len());
        range.contains(&operand).then(|| args.get(made + operand - range.start).copied())?
    })
}

fn is_terminator(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    ir.info(ctx, op).is_some_and(|info| info.traits.contains(Traits::TERMINATOR))
}

fn find_live(ctx: &Context, ir: &Ir, region: RegionId, live: &mut Live) {
    // Regions from the inside out would need recursion; instead everything is visited in one flat order, blocks in
    // post-order and operations backwards, and the caller repeats until nothing changes.
    let mut order: Vec<(RegionId, Vec<BlockId>)> = Vec::new();
    let mut pending = vec![region];
    while let Some(region) = pending.pop() {
        let mut blocks = Vec::new();
        if let Some(entry) = ir.region(region).first() {
            post_order_from(ir, entry, &mut FxHashSet::default(), &mut blocks);
        }
        for &block in &blocks {
            pending.extend(ir.block_ops(block).flat_map(|op| ir.op(op).regions().iter().copied()));
        }
        order.push((region, blocks));
    }
    loop {
        live.changed = false;
        for (region, blocks) in order.iter().rev() {
            for &block in blocks {
                for op in ir.block_ops_rev(block) {
                    mark_op(ctx, ir, op, live);
                }
                if ir.region(*region).first() == Some(block) {
                    continue;
                }
                for &arg in ir.block(block).args() {
                    mark_value(ctx, ir, arg, live);
                }
            }
        }
        if !live.changed {
            return;
        }
    }
}

fn mark_op(ctx: &Context, ir: &Ir, op: OpId, live: &mut Live) {
    if is_terminator(ctx, ir, op) || (ir.info(ctx, op).is_none() && ir.op(op).successor_count() > 0) {
        live.add_op(op);
        let feeds = ir.info(ctx, op).and_then(|info| info.hooks.successor_operands.as_ref());
        for index in 0..ir.op(op).successor_count() {
            let args = ir.block(ir.successor(op, index)).args();
            let made = match feeds {
                Some(feeds) => args.len().saturating_sub(feeds(ctx, ir, op, index).len()),
                None => args.len(),
            };
            for &arg in &args[..made] {
                live.add_value(arg);
            }
        }
        return;
    }
    if live.has_op(ir, op) {
        return;
    }
    if !is_removable_if_unused(ctx, ir, op) {
        return live.add_op(op);
    }
    for &result in ir.op(op).results() {
        mark_value(ctx, ir, result, live);
    }
}

fn mark_value(ctx: &Context, ir: &Ir, value: ValueId, live: &mut Live) {
    if live.has_value(value) {
        return;
    }
    let read = ir.uses(value).any(|value_use| {
        if is_terminator(ctx, ir, value_use.op)
            && let Some(arg) = fed_argument(ctx, ir, value_use.op, value_use.index as usize)
        {
            // The entry block's arguments are never dropped.
            let entry = ir.value_block(arg).and_then(|block| ir.block(block).parent());
            let is_entry = entry.is_some_and(|region| ir.region(region).first() == ir.value_block(arg));
            return is_entry || live.has_value(arg);
        }
        live.has_op(ir, value_use.op)
    });
    if read {
        live.add_value(value);
    }
}

/// Erases dead operations and block arguments.
fn erase_dead<'c, R: Rewriter<'c>>(rewriter: &mut R, region: RegionId) -> bool {
    let ctx = rewriter.ctx();
    let mut live = Live::default();
    find_live(ctx, rewriter.ir(), region, &mut live);
    let mut erased = false;
    let mut pending = vec![region];
    while let Some(region) = pending.pop() {
        let Some(entry) = rewriter.ir().region(region).first() else { continue };
        let mut blocks = Vec::new();
        post_order_from(rewriter.ir(), entry, &mut FxHashSet::default(), &mut blocks);
        if blocks.len() > 1 {
            for &block in &blocks {
                if let Some(last) = rewriter.ir().block(block).last() {
                    drop_dead_operands(rewriter, last, &live);
                }
            }
        }
        for block in blocks {
            let ops: Vec<OpId> = rewriter.ir().block_ops_rev(block).collect();
            let mut dead: Vec<OpId> = Vec::new();
            for op in ops {
                if live.has_op(rewriter.ir(), op) {
                    pending.extend(rewriter.ir().op(op).regions().iter().copied());
                } else {
                    dead.push(op);
                }
            }
            erased |= !dead.is_empty();
            for &op in &dead {
                if rewriter.ir().results_unused(op) {
                    rewriter.erase_op(op);
                }
            }
            // What dead operations read of each other in a cycle.
            dead.retain(|&op| rewriter.ir().is_live(op));
            for &op in &dead {
                rewriter.notify(&Event::OpErased { op });
                rewriter.ir_mut().set_operands(op, &[]);
            }
            for op in dead {
                if rewriter.ir().results_unused(op) {
                    rewriter.ir_mut().erase_op(op);
                }
            }
        }
        let others: Vec<BlockId> = rewriter.ir().region_blocks(region).skip(1).collect();
        for block in others {
            for index in (0..rewriter.ir().block(block).args().len()).rev() {
                let arg = rewriter.ir().block(block).args()[index];
                if !live.has_value(arg) && rewriter.ir().is_unused(arg) {
                    rewriter.ir_mut().erase_arg(block, index);
                }
            }
        }
    }
    erased
}

/// Takes the operands that feed dead block arguments out of a branch.
fn drop_dead_operands<'c, R: Rewriter<'c>>(rewriter: &mut R, op: OpId, live: &Live) {
    let ctx = rewriter.ctx();
    let ir = rewriter.ir();
    let Some(info) = ir.info(ctx, op) else { return };
    if info.hooks.successor_operands.is_none() || ir.op(op).successor_count() == 0 {
        return;
    }
    let dead: SmallVec<[bool; 8]> = (0..ir.op(op).operand_count())
        .map(|index| match fed_argument(ctx, ir, op, index) {
            Some(arg) => {
                let block = ir.value_block(arg);
                let region = block.and_then(|block| ir.block(block).parent());
                let is_entry = region.is_some_and(|region| ir.region(region).first() == block);
                !is_entry && !live.has_value(arg)
            }
            None => false,
        })
        .collect();
    if !dead.contains(&true) {
        return;
    }
    let kept: SmallVec<[ValueId; 4]> =
        ir.operands(op).zip(&dead).filter(|entry| !*entry.1).map(|entry| entry.0).collect();
    let sizes = resized(ctx, ir, op, |_, operands| operands.filter(|&at| !dead[at]).count());
    rewriter.ir_mut().set_operands(op, &kept);
    for (name, sizes) in sizes {
        rewriter.ir_mut().set_attr(ctx, op, name, Some(sizes));
    }
}
