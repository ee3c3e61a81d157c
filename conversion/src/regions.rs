//! Simplification of regions: unreachable blocks, dead operations, dead block arguments.
//!
//! Mirrors <https://mlir.llvm.org/docs/Canonicalization/> and upstream's region utilities.

use legalize_ir::{
    BlockId, Context, Ir, OpId, RegionId, Traits, ValueDef, ValueId, has_ssa_dominance, operands_kept,
};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::block_order::post_order_from;
use crate::by_slot::BySlot;
use crate::fold::{is_removable_if_unused, is_trivially_dead};
use crate::listener::Event;
use crate::merge_blocks::{drop_redundant_arguments, merge_identical_blocks};
use crate::rewriter::Rewriter;

/// Erases unreachable blocks in a region and in all nested ones. Returns true if there was one, and the
/// regions that are left, outer ones first.
pub(crate) fn erase_unreachable_blocks<'c, R: Rewriter<'c>>(
    rewriter: &mut R,
    region: RegionId,
) -> (bool, Vec<RegionId>) {
    // No pattern runs; the insertion point of the last one may be erased.
    rewriter.cursor().reset();
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
        retain_unused(ir, &mut dead);
        if !dead.is_empty() {
            erase_blocks(rewriter, &dead);
            erased = true;
        }
    }
    (erased, left)
}

/// Leaves out blocks to which others branch, or of which they use a value. Only unverified IR does so: it
/// branches from the middle of a block, or uses values that do not dominate it.
fn retain_unused(ir: &Ir, dead: &mut Vec<BlockId>) {
    let nested: Vec<(BlockId, OpId)> = dead
        .iter()
        .flat_map(|&block| ir.block_ops(block).map(move |root| (block, root)))
        .flat_map(|(block, root)| {
            ir.nested_ops(root, legalize_ir::WalkOrder::PreOrder).into_iter().map(move |op| (block, op))
        })
        .collect();
    let owners: FxHashMap<OpId, BlockId> = nested.iter().map(|&(block, op)| (op, block)).collect();
    let mut left: FxHashSet<BlockId> = dead.iter().copied().collect();
    // The block that holds another one, or is it.
    let around = |block: BlockId| match ir.block_parent_op(block).and_then(|op| owners.get(&op)) {
        Some(&owner) => owner,
        None => block,
    };
    let is_read_outside = |value: ValueId| ir.users(value).any(|user| !owners.contains_key(&user));
    // It is branched to, or an argument is used.
    let is_needed = |block: BlockId| {
        ir.block_uses(block).any(|block_use| !owners.contains_key(&block_use.op))
            || ir.block(block).args().iter().any(|&arg| is_read_outside(arg))
    };
    let mut kept: Vec<BlockId> = dead.iter().copied().filter(|&block| is_needed(block)).collect();
    for &(block, op) in &nested {
        let blocks = || ir.op(op).regions().iter().flat_map(|&region| ir.region_blocks(region));
        if ir.op(op).results().iter().any(|&result| is_read_outside(result)) || blocks().any(is_needed) {
            kept.push(block);
        }
    }
    // Kept blocks keep those that they branch to and whose values they use.
    while let Some(block) = kept.pop() {
        if !left.remove(&block) {
            continue;
        }
        for root in ir.block_ops(block) {
            for op in ir.nested_ops(root, legalize_ir::WalkOrder::PreOrder) {
                kept.extend(ir.successors(op).map(around));
                kept.extend(ir.operands(op).filter_map(|value| ir.value_block(value)).map(around));
            }
        }
    }
    dead.retain(|block| left.contains(block));
}

/// Erases blocks that may branch to, and use values of, each other.
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

/// Returns true if a region and all nested ones have no block but the entry, so that none is unreachable, and
/// no dead operation: one visit of each operation instead of several.
///
/// If nothing flows through block arguments and there are no cycles of values, the last of several dead
/// operations has no users, so it is enough to look for such.
fn is_simple(ctx: &Context, ir: &Ir, region: RegionId) -> bool {
    let mut pending: SmallVec<[RegionId; 8]> = SmallVec::from_slice(&[region]);
    while let Some(region) = pending.pop() {
        let Some(entry) = ir.region(region).first() else { continue };
        if ir.block(entry).next().is_some() {
            return false;
        }
        let ordered = has_ssa_dominance(ctx, ir, region);
        for op in ir.block_ops(entry) {
            let data = ir.op(op);
            let inner = data.regions();
            let reads = data.operand_count() > 0 || !inner.is_empty();
            let may_use_itself = !ordered && reads && !data.results().is_empty();
            if may_use_itself || is_trivially_dead(ctx, ir, op) {
                return false;
            }
            pending.extend_from_slice(inner);
        }
    }
    true
}

/// Simplifies a region and all nested ones. Returns true if anything changed.
pub(crate) fn simplify<'c, R: Rewriter<'c>>(rewriter: &mut R, region: RegionId, aggressive: bool) -> bool {
    if is_simple(rewriter.ctx(), rewriter.ir(), region) {
        return false;
    }
    let (mut changed, mut regions) = erase_unreachable_blocks(rewriter, region);
    changed |= erase_dead(rewriter, &regions);
    if aggressive {
        regions.retain(|&region| has_branches(rewriter.ir(), region));
        changed |= merge_identical_blocks(rewriter, &regions);
        changed |= drop_redundant_arguments(rewriter, &regions);
    }
    changed
}

/// Returns true if a region still exists and has several blocks.
fn has_branches(ir: &Ir, region: RegionId) -> bool {
    let Some(data) = ir.try_region(region) else { return false };
    data.parent().is_none_or(|op| ir.is_live(op))
        && data.first().is_some_and(|entry| ir.block(entry).next().is_some())
}

/// Values and operations that are proven to be live; indexed rather than hashed, as nearly everything is in
/// it.
#[derive(Default)]
struct Live {
    values: BySlot<ValueId, ()>,
    /// The operations that stay although their results have no users.
    roots: BySlot<OpId, ()>,
    /// Values whose definitions were passed before a live user was known.
    pending: Vec<ValueId>,
    /// The blocks that were passed, and the current operation in the last one.
    passed: BySlot<BlockId, ()>,
    at: Option<OpId>,
}

impl Live {
    #[inline]
    fn add_value(&mut self, ir: &Ir, value: ValueId) {
        if self.values.insert(value, ()).is_none() && self.is_passed(ir, value) {
            self.pending.push(value);
        }
    }

    /// Returns true if the definition of a value is not visited any more.
    #[inline]
    fn is_passed(&self, ir: &Ir, value: ValueId) -> bool {
        let ValueDef::Result { op, .. } = ir.value(value).def() else { return true };
        let (Some(block), Some(at)) = (ir.op(op).parent(), self.at) else { return true };
        if ir.op(at).parent() == Some(block) {
            op == at || !ir.is_before_in_block(op, at)
        } else {
            self.passed.get(block).is_some()
        }
    }

    #[inline]
    fn has_value(&self, value: ValueId) -> bool {
        self.values.get(value).is_some()
    }

    /// Returns true if an operation has to stay: for its effects, or because it has a live user.
    #[inline]
    fn has_op(&self, ir: &Ir, op: OpId) -> bool {
        ir.op(op).results().iter().any(|&result| self.has_value(result)) || self.roots.get(op).is_some()
    }
}

/// The block arguments that the operands of a branch are passed to; `None` for other operands.
fn fed_arguments(ctx: &Context, ir: &Ir, op: OpId) -> SmallVec<[Option<ValueId>; 8]> {
    let mut fed = SmallVec::from_elem(None, ir.op(op).operand_count());
    let feeds = ir.info(ctx, op).and_then(|info| info.hooks().successor_operands.as_ref());
    let Some(feeds) = feeds else { return fed };
    for (index, block) in ir.successors(op).enumerate() {
        let range = feeds(ctx, ir, op, index);
        let args = ir.block(block).args();
        // Arguments that the branch produces itself come first.
        let produced = args.len().saturating_sub(range.len());
        for (operand, &arg) in range.zip(&args[produced..]) {
            if let Some(fed @ None) = fed.get_mut(operand) {
                *fed = Some(arg);
            }
        }
    }
    fed
}

fn is_terminator(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    ir.info(ctx, op).is_some_and(|info| info.traits.contains(Traits::TERMINATOR))
}

/// The blocks of a region in post-order, without the unreachable ones.
fn in_post_order(ir: &Ir, region: RegionId) -> SmallVec<[BlockId; 4]> {
    let mut blocks = Vec::new();
    match ir.region(region).first() {
        Some(entry) if ir.block(entry).next().is_some() => {
            post_order_from(ir, entry, &mut FxHashSet::default(), &mut blocks);
            blocks.into()
        }
        entry => entry.into_iter().collect(),
    }
}

/// Finds live values in regions: from the operations that stay without users, transitively through their
/// operands.
fn find_live(ctx: &Context, ir: &Ir, regions: &[RegionId], live: &mut Live) {
    // Users nearly always come after definitions; so nearby operations are visited together.
    for &region in regions.iter().rev() {
        for block in in_post_order(ir, region) {
            for op in ir.block_ops_rev(block) {
                live.at = Some(op);
                if ir.op(op).results().iter().any(|&result| live.has_value(result)) {
                    mark_op(ctx, ir, op, live);
                } else if is_terminator(ctx, ir, op) || !is_removable_if_unused(ctx, ir, op) {
                    live.roots.insert(op, ());
                    mark_op(ctx, ir, op, live);
                }
                while let Some(value) = live.pending.pop() {
                    match ir.value(value).def() {
                        ValueDef::Result { op, .. } => mark_op(ctx, ir, op, live),
                        ValueDef::Argument { block, index } => {
                            mark_feeds(ctx, ir, block, index as usize, live);
                        }
                    }
                }
            }
            live.passed.insert(block, ());
        }
    }
}

/// Marks the values that branches feed to a live argument.
fn mark_feeds(ctx: &Context, ir: &Ir, block: BlockId, index: usize, live: &mut Live) {
    for branch in ir.block_uses(block) {
        let feeds = ir.info(ctx, branch.op).and_then(|info| info.hooks().successor_operands.as_ref());
        let Some(range) = feeds.map(|feeds| feeds(ctx, ir, branch.op, branch.index as usize)) else {
            continue;
        };
        // Arguments that the branch produces itself come first.
        let produced = ir.block(block).args().len().saturating_sub(range.len());
        let operand = index.checked_sub(produced).map(|at| range.start + at);
        if let Some(operand) = operand.filter(|at| range.contains(at)) {
            live.add_value(ir, ir.operand(branch.op, operand));
        }
    }
}

/// Marks the operands of a live operation, and the arguments that a branch produces itself.
fn mark_op(ctx: &Context, ir: &Ir, op: OpId, live: &mut Live) {
    let successors = ir.op(op).successor_count();
    if successors == 0 {
        return ir.operands(op).for_each(|operand| live.add_value(ir, operand));
    }
    let feeds = ir.info(ctx, op).and_then(|info| info.hooks().successor_operands.as_ref());
    for index in 0..successors {
        let args = ir.block(ir.successor(op, index)).args();
        let produced = match feeds {
            Some(feeds) => args.len().saturating_sub(feeds(ctx, ir, op, index).len()),
            None => args.len(),
        };
        for &arg in &args[..produced] {
            live.add_value(ir, arg);
        }
    }
    let fed = if is_terminator(ctx, ir, op) { fed_arguments(ctx, ir, op) } else { SmallVec::new() };
    for (index, operand) in ir.operands(op).enumerate() {
        let arg = fed.get(index).copied().flatten();
        // The entry block's arguments are never dropped.
        if arg.is_none_or(|arg| live.has_value(arg) || is_entry_argument(ir, arg)) {
            live.add_value(ir, operand);
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
    // The values fed to a dead argument may be dead themselves, and be defined further out.
    let branching =
        |ir: &Ir, region: RegionId| -> Vec<BlockId> { ir.region_blocks(region).skip(1).collect() };
    for &region in regions {
        if branching(rewriter.ir(), region).is_empty() {
            continue;
        }
        for block in in_post_order(rewriter.ir(), region) {
            if let Some(last) = rewriter.ir().block(block).last() {
                drop_dead_operands(rewriter, last, &live);
            }
        }
    }
    let dead = dead_ops(rewriter.ir(), regions, &live);
    for &op in &dead {
        // The remaining users are dead as well: nested, or in a cycle with it.
        let results = SmallVec::<[ValueId; 2]>::from_slice(rewriter.ir().op(op).results());
        for result in results {
            let users: SmallVec<[OpId; 4]> = rewriter.ir().users(result).collect();
            for user in users {
                rewriter.ir_mut().set_operands(user, &[]);
            }
        }
        rewriter.erase_op(op);
    }
    for &region in regions {
        if !has_branches(rewriter.ir(), region) {
            continue;
        }
        for block in branching(rewriter.ir(), region) {
            rewriter.ir_mut().erase_args_if(block, |ir, arg| !live.has_value(arg) && ir.is_unused(arg));
        }
    }
    !dead.is_empty()
}

/// The dead operations in upstream's order, blocks in post-order and operations backwards; those nested in
/// another one are left out.
fn dead_ops(ir: &Ir, regions: &[RegionId], live: &Live) -> Vec<OpId> {
    enum Next {
        Region(RegionId),
        Block(BlockId),
        Dead(OpId),
    }
    let mut dead = Vec::new();
    let mut pending: Vec<Next> = regions.first().copied().map(Next::Region).into_iter().collect();
    while let Some(next) = pending.pop() {
        match next {
            Next::Region(region) => {
                pending.extend(in_post_order(ir, region).into_iter().rev().map(Next::Block));
            }
            // The last one is taken first.
            Next::Block(block) => {
                for op in ir.block_ops(block) {
                    if live.has_op(ir, op) {
                        pending.extend(ir.op(op).regions().iter().rev().copied().map(Next::Region));
                    } else {
                        pending.push(Next::Dead(op));
                    }
                }
            }
            Next::Dead(op) => dead.push(op),
        }
    }
    dead
}

/// Removes the operands of a branch that feed dead block arguments.
fn drop_dead_operands<'c, R: Rewriter<'c>>(rewriter: &mut R, op: OpId, live: &Live) {
    let ctx = rewriter.ctx();
    let ir = rewriter.ir();
    let Some(info) = ir.info(ctx, op) else { return };
    if info.hooks().successor_operands.is_none() || ir.op(op).successor_count() == 0 {
        return;
    }
    let is_dead = |arg: ValueId| !is_entry_argument(ir, arg) && !live.has_value(arg);
    let fed = fed_arguments(ctx, ir, op);
    let dead: SmallVec<[bool; 8]> = fed.into_iter().map(|arg| arg.is_some_and(is_dead)).collect();
    if !dead.contains(&true) {
        return;
    }
    let (kept, sizes) = operands_kept(ctx, ir, op, |at| dead.get(at) != Some(&true));
    rewriter.ir_mut().set_operands(op, &kept);
    for (name, sizes) in sizes {
        rewriter.ir_mut().set_attr(ctx, op, name, Some(sizes));
    }
}
