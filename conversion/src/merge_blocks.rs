//! Aggressive region simplification: equal blocks are merged, block arguments that are always the same are
//! dropped.
//!
//! Two blocks are equal if they branch to the same successors and their operations differ in nothing but
//! values from outside; those become arguments of the block that stays. Mirrors upstream's region utilities.

use legalize_ir::{BlockId, Context, Ir, OpId, RegionId, ValueDef, ValueId};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::rewriter::Rewriter;
use crate::segments::{group_count, resized};

/// Merges equal blocks of regions. Returns true if there were any.
pub(crate) fn merge_identical_blocks<'c, R: Rewriter<'c>>(rewriter: &mut R, regions: &[RegionId]) -> bool {
    let mut changed = false;
    for &region in regions {
        while merge_in_region(rewriter, region) {
            changed = true;
        }
    }
    changed
}

/// Drops block arguments that get the same value from everywhere. Returns true if there were any.
pub(crate) fn drop_redundant_arguments<'c, R: Rewriter<'c>>(rewriter: &mut R, regions: &[RegionId]) -> bool {
    let mut changed = false;
    for &region in regions {
        let blocks: Vec<BlockId> = rewriter.ir().region_blocks(region).skip(1).collect();
        for block in blocks {
            changed |= drop_in_block(rewriter, block);
        }
    }
    changed
}

/// A branch to a block: the terminator and the index of the successor.
type Branch = (OpId, usize);

fn branches_to(ir: &Ir, block: BlockId) -> SmallVec<[Branch; 4]> {
    ir.block_uses(block).map(|block_use| (block_use.op, block_use.index as usize)).collect()
}

/// The values that a branch feeds to its successor, if the terminator declares them.
fn forwarded(ctx: &Context, ir: &Ir, (op, index): Branch) -> Option<SmallVec<[ValueId; 4]>> {
    let feeds = ir.info(ctx, op)?.hooks().successor_operands.as_ref()?;
    let range = feeds(ctx, ir, op, index);
    Some(ir.operands(op).skip(range.start).take(range.len()).collect())
}

/// Replaces the values that a branch feeds to its successor.
fn set_fed<'c, R: Rewriter<'c>>(rewriter: &mut R, (op, index): Branch, values: &[ValueId]) {
    let ctx = rewriter.ctx();
    let ir = rewriter.ir();
    let Some(info) = ir.info(ctx, op) else { return };
    let Some(feeds) = info.hooks().successor_operands.as_ref() else { return };
    let range = feeds(ctx, ir, op, index);
    let mut operands: Vec<ValueId> = ir.operands(op).collect();
    operands.splice(range, values.iter().copied());
    // The groups of the successors come last, in order.
    let groups = group_count(ctx, ir, op);
    let group = (groups + index).checked_sub(ir.op(op).successor_count());
    let sizes =
        resized(ctx, ir, op, |number, old| if Some(number) == group { values.len() } else { old.len() });
    rewriter.start_modification(op);
    let ir = rewriter.ir_mut();
    ir.set_operands(op, &operands);
    for (name, sizes) in sizes {
        ir.set_attr(ctx, op, name, Some(sizes));
    }
    rewriter.finalize_modification(op);
}

fn drop_in_block<'c, R: Rewriter<'c>>(rewriter: &mut R, block: BlockId) -> bool {
    let ctx = rewriter.ctx();
    let branches = branches_to(rewriter.ir(), block);
    let count = rewriter.ir().block(block).args().len();
    let all: Option<SmallVec<[SmallVec<[ValueId; 4]>; 4]>> =
        branches.iter().map(|&branch| forwarded(ctx, rewriter.ir(), branch)).collect();
    let Some(all) = all.filter(|all| !all.is_empty() && all.iter().all(|values| values.len() == count))
    else {
        return false;
    };
    let mut dropped: FxHashSet<usize> = FxHashSet::default();
    for index in 0..count {
        let arg = rewriter.ir().block(block).args()[index];
        let common = all[0][index];
        if common != arg && all.iter().all(|values| values[index] == common) {
            dropped.insert(index);
            rewriter.replace_all_uses(arg, &[common]);
        }
    }
    if dropped.is_empty() {
        return false;
    }
    for &branch in &branches {
        if let Some(mut values) = forwarded(ctx, rewriter.ir(), branch) {
            let mut at = 0..;
            values.retain(|_| at.next().is_none_or(|at| !dropped.contains(&at)));
            set_fed(rewriter, branch, &values);
        }
    }
    let mut at = 0..;
    rewriter.ir_mut().erase_args_if(block, |_, _| at.next().is_some_and(|at| dropped.contains(&at)));
    true
}

/// Blocks that are equal to the first of them, and the operands in which they differ.
struct Cluster {
    leader: BlockId,
    others: Vec<BlockId>,
    /// Operation and operand numbers, sorted.
    differ: Vec<(usize, usize)>,
}

fn merge_in_region<'c, R: Rewriter<'c>>(rewriter: &mut R, region: RegionId) -> bool {
    let ir = rewriter.ir();
    let mut groups: Vec<(SmallVec<[BlockId; 2]>, Vec<BlockId>)> = Vec::new();
    let mut by_successors: FxHashMap<SmallVec<[BlockId; 2]>, usize> = FxHashMap::default();
    for block in ir.region_blocks(region).skip(1) {
        let successors: SmallVec<[BlockId; 2]> =
            ir.block(block).last().map(|op| ir.successors(op).collect()).unwrap_or_default();
        let at = *by_successors.entry(successors.clone()).or_insert(groups.len());
        if at == groups.len() {
            groups.push((successors, Vec::new()));
        }
        groups[at].1.push(block);
    }
    let mut clusters: Vec<Cluster> = Vec::new();
    for (_, blocks) in groups.iter().filter(|group| group.1.len() > 1) {
        let first = clusters.len();
        for &block in blocks {
            if !may_merge(ir, block) {
                continue;
            }
            let joined = clusters[first..].iter_mut().any(|cluster| {
                let Some(differ) = compare(ir, cluster.leader, block) else { return false };
                cluster.others.push(block);
                cluster.differ.extend(differ);
                true
            });
            if !joined {
                clusters.push(Cluster { leader: block, others: Vec::new(), differ: Vec::new() });
            }
        }
    }
    let mut changed = false;
    for cluster in clusters {
        changed |= !cluster.others.is_empty() && merge(rewriter, cluster);
    }
    changed
}

/// Returns true if a block by itself can be merged.
fn may_merge(ir: &Ir, block: BlockId) -> bool {
    let inside = |value: ValueId| ir.users(value).all(|user| ir.op(user).parent() == Some(block));
    let args = ir.block(block).args().iter().all(|&arg| inside(arg));
    args && ir.block_ops(block).all(|op| {
        let data = ir.op(op);
        data.regions().iter().all(|&region| ir.region(region).is_empty())
            && data.results().iter().all(|&result| inside(result))
    })
}

/// Place, within a block, of a value that is defined in it.
fn place(ir: &Ir, block: BlockId, value: ValueId, ops: &FxHashMap<OpId, usize>) -> Option<(usize, u32)> {
    match ir.value(value).def() {
        ValueDef::Argument { block: owner, index } => (owner == block).then_some((0, index)),
        ValueDef::Result { op, index } => ops.get(&op).map(|&at| (at + 1, index)),
    }
}

/// The operands in which two blocks differ; `None` if they differ in more than values from outside.
fn compare(ir: &Ir, leader: BlockId, block: BlockId) -> Option<Vec<(usize, usize)>> {
    let types = |block: BlockId| ir.block(block).args().iter().map(|&arg| ir.value_type(arg));
    if !types(leader).eq(types(block)) {
        return None;
    }
    let number = |block: BlockId| {
        ir.block_ops(block).enumerate().map(|(at, op)| (op, at)).collect::<FxHashMap<_, _>>()
    };
    let (ours, theirs) = (number(leader), number(block));
    if ours.len() != theirs.len() {
        return None;
    }
    let mut differ = Vec::new();
    for (at, (one, other)) in ir.block_ops(leader).zip(ir.block_ops(block)).enumerate() {
        let (a, b) = (ir.op(one), ir.op(other));
        let results = |op: OpId| ir.op(op).results().iter().map(|&result| ir.value_type(result));
        let same = a.name() == b.name()
            && a.inherent() == b.inherent()
            && a.discardable() == b.discardable()
            && a.operand_count() == b.operand_count()
            && a.regions().len() == b.regions().len()
            && results(one).eq(results(other));
        if !same {
            return None;
        }
        for (index, (x, y)) in ir.operands(one).zip(ir.operands(other)).enumerate() {
            if x == y {
                continue;
            }
            if ir.value_type(x) != ir.value_type(y) {
                return None;
            }
            match (place(ir, leader, x, &ours), place(ir, block, y, &theirs)) {
                (Some(x), Some(y)) if x == y => {}
                (None, None) => {
                    // A value that a predecessor's terminator defines cannot be fed by that terminator.
                    let fits = |block: BlockId, value: ValueId| {
                        ir.defining_op(value)
                            .is_none_or(|op| ir.block_uses(block).all(|block_use| block_use.op != op))
                    };
                    if !fits(leader, x) || !fits(block, y) {
                        return None;
                    }
                    differ.push((at, index));
                }
                _ => return None,
            }
        }
    }
    Some(differ)
}

/// For each place of the lists the first place that is the same in all of them; searched where the first list
/// has its value first, as upstream does.
fn same_places(lists: &[Vec<ValueId>]) -> Vec<usize> {
    let Some(first) = lists.first() else { return Vec::new() };
    let mut seen: FxHashMap<ValueId, usize> = FxHashMap::default();
    let first_of = |(at, value): (usize, &ValueId)| {
        let before = *seen.entry(*value).or_insert(at);
        if lists.iter().all(|list| list[before] == list[at]) { before } else { at }
    };
    first.iter().enumerate().map(first_of).collect()
}

fn merge<'c, R: Rewriter<'c>>(rewriter: &mut R, mut cluster: Cluster) -> bool {
    let ctx = rewriter.ctx();
    cluster.differ.sort_unstable();
    cluster.differ.dedup();
    if !cluster.differ.is_empty() {
        let ir = rewriter.ir();
        let all: Vec<BlockId> =
            std::iter::once(cluster.leader).chain(cluster.others.iter().copied()).collect();
        let feedable = all
            .iter()
            .flat_map(|&block| branches_to(ir, block))
            .all(|branch| forwarded(ctx, ir, branch).is_some());
        if !feedable {
            return false;
        }
        let ops = |ir: &Ir, block: BlockId| -> Vec<OpId> { ir.block_ops(block).collect() };
        // Values that each block uses at these places, and the places with the same value in every block.
        let lists: Vec<Vec<ValueId>> = all
            .iter()
            .map(|&block| {
                let inside = ops(ir, block);
                cluster.differ.iter().map(|&(op, index)| ir.operand(inside[op], index)).collect()
            })
            .collect();
        let replaces = same_places(&lists);
        let kept: Vec<usize> = (0..replaces.len()).filter(|&at| replaces[at] == at).collect();
        for (&block, list) in all.iter().zip(&lists) {
            for branch in branches_to(rewriter.ir(), block) {
                if let Some(mut values) = forwarded(ctx, rewriter.ir(), branch) {
                    values.extend(kept.iter().map(|&at| list[at]));
                    set_fed(rewriter, branch, &values);
                }
            }
        }
        let inside = ops(rewriter.ir(), cluster.leader);
        let mut args: Vec<ValueId> = Vec::new();
        for (at, &(op, index)) in cluster.differ.iter().enumerate() {
            let arg = if replaces[at] == at {
                let value = rewriter.ir().operand(inside[op], index);
                let ty = rewriter.ir().value_type(value);
                let loc = rewriter.ir().op(inside[op]).loc();
                rewriter.ir_mut().push_arg(cluster.leader, ty, loc)
            } else {
                args[replaces[at]]
            };
            args.push(arg);
            rewriter.set_operand(inside[op], index, arg);
        }
    }
    for block in cluster.others {
        rewriter.ir_mut().replace_block_uses(block, cluster.leader);
        rewriter.erase_block(block);
    }
    true
}
