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

/// Erases the blocks, in a region and in all nested ones, that cannot be reached. Says whether there was one, and
/// which regions are left, outer ones first.
pub(crate) fn erase_unreachable_blocks<'c, R: Rewriter<'c>>(
    rewriter: &mut R,
    region: RegionId,
) -> (bool, Vec<RegionId>) {
    let mut erased = false;
    let mut left = Vec::new();
    let mut pending = vec![region];
    while let Some(region) = pending.pop() {
        let ir = rewriter.ir();
        left.push(region);
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
    (erased, left)
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
    let (mut changed, mut regions) = erase_unreachable_blocks(rewriter, region);
    changed |= erase_dead(rewriter, &regions);
    if aggressive {
        regions.retain(|&region| has_branches(rewriter.ir(), region));
        changed |= merge_identical_blocks(rewriter, &regions);
        changed |= drop_redundant_arguments(rewriter, &regions);
    }
    changed
}

/// Whether a region is still there and has several blocks.
fn has_branches(ir: &Ir, region: RegionId) -> bool {
    let Some(data) = ir.try_region(region) else { return false };
    data.parent().is_none_or(|op| ir.is_live(op))
        && data.first().is_some_and(|entry| ir.block(entry).next().is_some())
}

/// The values that are proven to be live; indexed rather than hashed, as nearly all are in it.
#[derive(Default)]
struct Live {
    values: SecondaryMap<ValueId, ()>,
    changed: bool,
}

impl Live {
    #[inline]
    fn add_value(&mut self, value: ValueId) {
        self.changed |= self.values.insert(value, ()).is_none();
    }

    #[inline]
    fn has_value(&self, value: ValueId) -> bool {
        self.values.contains_key(value)
    }

    /// Whether an operation has to stay: for what it does, or because something live reads it.
    #[inline]
    fn has_op(&self, ctx: &Context, ir: &Ir, op: OpId) -> bool {
        ir.op(op).results().iter().any(|&result| self.has_value(result)) || is_root(ctx, ir, op)
    }
}

/// Whether an operation stays although nothing reads it.
fn is_root(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    is_terminator(ctx, ir, op) || !is_removable_if_unused(ctx, ir, op)
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

/// Finds what is live in regions, of which inner ones stand behind outer ones. Blocks are visited in post-order and
/// operations backwards, so readers come first: only loops and graph regions need another round.
fn find_live(ctx: &Context, ir: &Ir, regions: &[RegionId], live: &mut Live) {
    let in_order = |region: RegionId| -> SmallVec<[BlockId; 4]> {
        let mut blocks = Vec::new();
        match ir.region(region).first() {
            Some(entry) if ir.block(entry).next().is_some() => {
                post_order_from(ir, entry, &mut FxHashSet::default(), &mut blocks);
            }
            entry => return entry.into_iter().collect(),
        }
        blocks.into()
    };
    let mut order: Vec<(RegionId, SmallVec<[BlockId; 4]>)> =
        regions.iter().rev().map(|&region| (region, in_order(region))).collect();
    // Where a reader may come late, and all around it.
    let mut again = FxHashSet::default();
    for (region, blocks) in &order {
        if again.contains(region) || blocks.len() > 1 || is_graph(ctx, ir, *region) {
            again.insert(*region);
            again.extend(ir.region(*region).parent().and_then(|op| ir.parent_region(op)));
        }
    }
    loop {
        live.changed = false;
        for block in order.iter().flat_map(|(_, blocks)| blocks) {
            for op in ir.block_ops_rev(*block) {
                if live.has_op(ctx, ir, op) {
                    mark_op(ctx, ir, op, live);
                }
            }
        }
        order.retain(|(region, _)| again.contains(region));
        if !live.changed || order.is_empty() {
            return;
        }
    }
}

/// Whether the operations of a region may read what stands behind them, as far as one knows.
fn is_graph(ctx: &Context, ir: &Ir, region: RegionId) -> bool {
    let info = ir.region(region).parent().map(|op| ir.info(ctx, op));
    info.is_some_and(|info| info.is_none_or(|info| info.traits.contains(Traits::GRAPH_REGION)))
}

/// Marks what a live operation reads, and the arguments that a branch makes itself.
fn mark_op(ctx: &Context, ir: &Ir, op: OpId, live: &mut Live) {
    let successors = ir.op(op).successor_count();
    if successors == 0 {
        return ir.operands(op).for_each(|operand| live.add_value(operand));
    }
    let feeds = ir.info(ctx, op).and_then(|info| info.hooks.successor_operands.as_ref());
    for index in 0..successors {
        let args = ir.block(ir.successor(op, index)).args();
        let made = match feeds {
            Some(feeds) => args.len().saturating_sub(feeds(ctx, ir, op, index).len()),
            None => args.len(),
        };
        for &arg in &args[..made] {
            live.add_value(arg);
        }
    }
    for (index, operand) in ir.operands(op).enumerate() {
        let arg = if is_terminator(ctx, ir, op) { fed_argument(ctx, ir, op, index) } else { None };
        // The entry block's arguments are never dropped.
        if arg.is_none_or(|arg| live.has_value(arg) || is_entry_argument(ir, arg)) {
            live.add_value(operand);
        }
    }
}

fn is_entry_argument(ir: &Ir, arg: ValueId) -> bool {
    let block = ir.value_block(arg);
    let region = block.and_then(|block| ir.block(block).parent());
    region.is_some_and(|region| ir.region(region).first() == block)
}

/// Erases dead operations and block arguments.
fn erase_dead<'c, R: Rewriter<'c>>(rewriter: &mut R, regions: &[RegionId]) -> bool {
    let ctx = rewriter.ctx();
    let mut live = Live::default();
    find_live(ctx, rewriter.ir(), regions, &mut live);
    let mut erased = false;
    let mut pending: Vec<RegionId> = regions.first().copied().into_iter().collect();
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
            let ir = rewriter.ir();
            let mut dead: Vec<OpId> = Vec::new();
            for op in ir.block_ops_rev(block) {
                if live.has_op(ctx, ir, op) {
                    pending.extend(ir.op(op).regions().iter().copied());
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
            Some(arg) => !is_entry_argument(ir, arg) && !live.has_value(arg),
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
