//! Aggressive region simplification: equal blocks are merged, block arguments that are always the same are
//! dropped.
//!
//! Two blocks are equal if they branch to the same successors and their operations differ in nothing but
//! values from outside; those become arguments of the block that stays. Mirrors upstream's region utilities.

use std::hash::{Hash, Hasher};

use legalize_ir::{BlockId, Context, Ir, OpId, RegionId, ValueDef, ValueId, set_successor_operands};
use rustc_hash::{FxHashMap, FxHasher};
use smallvec::SmallVec;

use crate::rewriter::Rewriter;

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

/// The number of a successor, and the values that a terminator feeds to it.
type Fed = (usize, SmallVec<[ValueId; 4]>);

/// New values that branches feed to their successors, by terminator, in the order of their first branches. A
/// terminator gets its operands once, however many branches it has.
#[derive(Default)]
struct NewFeeds {
    ops: Vec<(OpId, Vec<Fed>)>,
    index: FxHashMap<OpId, usize>,
}

impl NewFeeds {
    /// Adds a branch, which is in no other entry.
    fn add(&mut self, (op, index): Branch, values: SmallVec<[ValueId; 4]>) {
        let at = *self.index.entry(op).or_insert_with(|| {
            self.ops.push((op, Vec::new()));
            self.ops.len() - 1
        });
        self.ops[at].1.push((index, values));
    }

    fn apply<'c, R: Rewriter<'c>>(self, rewriter: &mut R) {
        for (op, mut branches) in self.ops {
            branches.sort_unstable_by_key(|branch| branch.0);
            rewriter.start_modification(op);
            let ctx = rewriter.ctx();
            set_successor_operands(ctx, rewriter.ir_mut(), op, &branches);
            rewriter.finalize_modification(op);
        }
    }
}

/// Drops block arguments that get the same value from everywhere. Returns true if there were any.
pub(crate) fn drop_redundant_arguments<'c, R: Rewriter<'c>>(rewriter: &mut R, regions: &[RegionId]) -> bool {
    let mut changed = false;
    for &region in regions {
        let redundant = Redundant::of(rewriter.ctx(), rewriter.ir(), region);
        changed |= !redundant.dropped.is_empty();
        redundant.drop(rewriter);
    }
    changed
}

/// Block arguments of a region that get the same value from everywhere.
#[derive(Default)]
struct Redundant {
    /// The arguments, in order, and what they get.
    values: Vec<(ValueId, ValueId)>,
    by_argument: FxHashMap<ValueId, ValueId>,
    /// The blocks, in order, and the numbers of these arguments.
    dropped: Vec<(BlockId, Vec<usize>)>,
}

impl Redundant {
    /// Finds them block by block; what an argument gets is known in the blocks that follow.
    fn of(ctx: &Context, ir: &Ir, region: RegionId) -> Self {
        let mut found = Redundant::default();
        for block in ir.region_blocks(region).skip(1) {
            found.look_at(ctx, ir, block);
        }
        found
    }

    fn look_at(&mut self, ctx: &Context, ir: &Ir, block: BlockId) {
        let args = ir.block(block).args();
        if args.is_empty() {
            return;
        }
        let branches = branches_to(ir, block);
        let all: Option<SmallVec<[SmallVec<[ValueId; 4]>; 4]>> =
            branches.iter().map(|&branch| forwarded(ctx, ir, branch)).collect();
        let Some(all) = all.filter(|all| !all.is_empty() && all.iter().all(|fed| fed.len() == args.len()))
        else {
            return;
        };
        let mut dropped = Vec::new();
        for (index, &arg) in args.iter().enumerate() {
            let common = self.resolved(all[0][index]);
            if common != arg && all.iter().all(|fed| self.resolved(fed[index]) == common) {
                dropped.push(index);
                self.values.push((arg, common));
                self.by_argument.insert(arg, common);
            }
        }
        if !dropped.is_empty() {
            self.dropped.push((block, dropped));
        }
    }

    /// The value that is used in place of another.
    fn resolved(&self, value: ValueId) -> ValueId {
        let mut value = value;
        while let Some(&other) = self.by_argument.get(&value) {
            value = other;
        }
        value
    }

    fn drop<'c, R: Rewriter<'c>>(self, rewriter: &mut R) {
        for (arg, value) in self.values {
            rewriter.replace_all_uses(arg, &[value]);
        }
        let mut feeds = NewFeeds::default();
        for (block, dropped) in &self.dropped {
            for branch in branches_to(rewriter.ir(), *block) {
                if let Some(mut values) = forwarded(rewriter.ctx(), rewriter.ir(), branch) {
                    let mut at = 0..;
                    values.retain(|_| at.next().is_none_or(|at| dropped.binary_search(&at).is_err()));
                    feeds.add(branch, values);
                }
            }
        }
        feeds.apply(rewriter);
        for (block, dropped) in self.dropped {
            let mut at = 0..;
            let is_dropped = |at: usize| dropped.binary_search(&at).is_ok();
            rewriter.ir_mut().erase_args_if(block, |_, _| at.next().is_some_and(is_dropped));
        }
    }
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
    let mut alike: FxHashMap<u64, Vec<usize>> = FxHashMap::default();
    for (_, blocks) in groups.iter().filter(|group| group.1.len() > 1) {
        alike.clear();
        for &block in blocks {
            if !may_merge(ir, block) {
                continue;
            }
            let alike = alike.entry(fingerprint(ir, block)).or_default();
            let joined = alike.iter().any(|&at| {
                let Some(differ) = compare(ir, clusters[at].leader, block) else { return false };
                clusters[at].others.push(block);
                clusters[at].differ.extend(differ);
                true
            });
            if !joined {
                alike.push(clusters.len());
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

/// A hash of what is the same in equal blocks.
fn fingerprint(ir: &Ir, block: BlockId) -> u64 {
    let mut hasher = FxHasher::default();
    let mut types = |values: &[ValueId]| {
        for &value in values {
            ir.value_type(value).hash(&mut hasher);
        }
        values.len().hash(&mut hasher);
    };
    types(ir.block(block).args());
    ir.block_ops(block).for_each(|op| types(ir.op(op).results()));
    for data in ir.block_ops(block).map(|op| ir.op(op)) {
        (data.name(), data.inherent(), data.discardable()).hash(&mut hasher);
        (data.operand_count(), data.regions().len()).hash(&mut hasher);
    }
    hasher.finish()
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
        let mut feeds = NewFeeds::default();
        for (&block, list) in all.iter().zip(&lists) {
            for branch in branches_to(rewriter.ir(), block) {
                if let Some(mut values) = forwarded(ctx, rewriter.ir(), branch) {
                    values.extend(kept.iter().map(|&at| list[at]));
                    feeds.add(branch, values);
                }
            }
        }
        feeds.apply(rewriter);
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
