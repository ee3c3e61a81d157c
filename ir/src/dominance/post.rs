//! Post-dominance: which blocks and operations every way out of a region passes through.

use rustc_hash::FxHashSet;

use super::flow::Trees;
use super::tree::Tree;
use super::{block_in_region, has_ssa_dominance, op_in_region, successors_in};
use crate::body::{BlockId, Ir, OpId, RegionId};
use crate::context::Context;

/// Post-dominator trees of a body's regions, built on demand.
///
/// The ways out of a region are its blocks without successors. A loop that is never left counts as left from
/// one of its blocks. What was said of edits in [`DominanceInfo`](super::DominanceInfo) holds here.
#[derive(Clone, Debug, Default)]
pub struct PostDominanceInfo {
    /// Dominator trees of the reversed control flow. The root, from which all exits are reached, is not a
    /// block.
    trees: Trees<Option<BlockId>>,
}

impl PostDominanceInfo {
    /// Creates an empty cache of trees.
    pub fn new() -> Self {
        Self::default()
    }

    /// Forgets the tree of a region whose blocks or branches changed.
    pub fn invalidate(&mut self, region: RegionId) {
        self.trees.forget(region);
    }

    /// Forgets all trees.
    pub fn invalidate_all(&mut self) {
        self.trees = Trees::default();
    }

    /// Forgets the trees of those regions whose blocks or branches are not what they were when the tree was
    /// built, and of regions that are gone.
    pub fn refresh(&mut self, ir: &Ir) {
        self.trees.refresh(ir);
    }

    /// Returns true if every path from `b` to an exit passes through `a`; a block post-dominates itself.
    pub fn post_dominates(&mut self, ctx: &Context, ir: &Ir, a: BlockId, b: BlockId) -> bool {
        a == b || self.properly_post_dominates(ctx, ir, a, b)
    }

    /// Returns true if every path from `b` to an exit passes through `a` and they are different blocks. `b`
    /// may be nested in an operation in `a`, or in a block that `a` post-dominates.
    pub fn properly_post_dominates(&mut self, ctx: &Context, ir: &Ir, a: BlockId, b: BlockId) -> bool {
        let Some(region) = ir.block(a).parent() else { return false };
        if a == b {
            return !has_ssa_dominance(ctx, ir, region);
        }
        match block_in_region(ir, b, region) {
            Some(outer) if outer == a || !has_ssa_dominance(ctx, ir, region) => true,
            Some(outer) => {
                let tree = self.tree(ir, region);
                let numbers = (tree.numbers.get(&Some(a)), tree.numbers.get(&Some(outer)));
                matches!(numbers, (Some(&a), Some(&b)) if tree.dominates(a, b))
            }
            None => false,
        }
    }

    /// Returns true if operation `a` is executed after `b` whenever `b` is. An operation post-dominates the
    /// operations nested in it.
    pub fn op_properly_post_dominates(&mut self, ctx: &Context, ir: &Ir, a: OpId, b: OpId) -> bool {
        let (Some(block), Some(region)) = (ir.op(a).parent(), ir.parent_region(a)) else { return false };
        if a == b {
            return !has_ssa_dominance(ctx, ir, region);
        }
        let Some(outer) = op_in_region(ir, b, region) else { return false };
        match ir.op(outer).parent() {
            _ if outer == a => true,
            Some(other) if other == block => {
                !has_ssa_dominance(ctx, ir, region) || ir.is_before_in_block(outer, a)
            }
            Some(other) => self.properly_post_dominates(ctx, ir, block, other),
            None => false,
        }
    }

    /// Returns true if operation `a` is `b` or properly post-dominates it.
    pub fn op_post_dominates(&mut self, ctx: &Context, ir: &Ir, a: OpId, b: OpId) -> bool {
        a == b || self.op_properly_post_dominates(ctx, ir, a, b)
    }

    /// Returns the block that immediately post-dominates another in its region; `None` for exits, and if the
    /// paths to the exits have no block in common.
    pub fn immediate_post_dominator(&mut self, ir: &Ir, block: BlockId) -> Option<BlockId> {
        self.tree(ir, ir.block(block).parent()?).immediate_dominator(Some(block))?
    }

    /// The nearest block that post-dominates two blocks of one region, if there is one.
    pub fn nearest_common_post_dominator(&mut self, ir: &Ir, a: BlockId, b: BlockId) -> Option<BlockId> {
        self.tree(ir, ir.block(a).parent()?).nearest_common_dominator(Some(a), Some(b))?
    }

    fn tree(&mut self, ir: &Ir, region: RegionId) -> &Tree<Option<BlockId>> {
        self.trees.of(ir, region, |ir| {
            let exits = exits(ir, region);
            Tree::build(Some(None), |node, targets| match node {
                None => targets.extend(exits.iter().copied().map(Some)),
                Some(block) => targets.extend(predecessors_in(ir, block, region).map(Some)),
            })
        })
    }
}

/// The blocks of `region` that branch to a block.
fn predecessors_in(ir: &Ir, block: BlockId, region: RegionId) -> impl Iterator<Item = BlockId> + '_ {
    // A branch in the middle of a block leads nowhere.
    let branches = ir.block_uses(block).filter(|found| ir.op(found.op).next().is_none());
    let blocks = branches.filter_map(|found| ir.op(found.op).parent());
    blocks.filter(move |&from| ir.block(from).parent() == Some(region))
}

/// The blocks that lead out of a region, and one block of each loop that is never left.
fn exits(ir: &Ir, region: RegionId) -> Vec<BlockId> {
    let blocks: Vec<BlockId> = ir.region_blocks(region).collect();
    let leads_out = |&&block: &&BlockId| successors_in(ir, block, region).next().is_none();
    let mut exits: Vec<BlockId> = blocks.iter().filter(leads_out).copied().collect();
    let mut reached: FxHashSet<BlockId> = FxHashSet::default();
    for &exit in &exits {
        post_order(ir, region, exit, &mut reached, &mut Vec::new());
    }
    if reached.len() == blocks.len() {
        return exits;
    }
    // Backwards from a block of an endless loop that leads to no other one, all that ends in it is reached.
    // In a walk backwards over all that is left, what is finished last is such a block.
    let mut order = Vec::new();
    let mut seen = reached.clone();
    for &block in blocks.iter().rev() {
        post_order(ir, region, block, &mut seen, &mut order);
    }
    for block in order.into_iter().rev() {
        if !reached.contains(&block) {
            exits.push(block);
            post_order(ir, region, block, &mut reached, &mut Vec::new());
        }
    }
    exits
}

/// Appends the unseen blocks from which `start` is reachable, each block after those that lead to it.
fn post_order(
    ir: &Ir,
    region: RegionId,
    start: BlockId,
    seen: &mut FxHashSet<BlockId>,
    order: &mut Vec<BlockId>,
) {
    if !seen.insert(start) {
        return;
    }
    let mut stack = vec![(start, predecessors_in(ir, start, region))];
    while let Some((block, next)) = stack.last_mut() {
        match next.find(|&block| seen.insert(block)) {
            Some(block) => stack.push((block, predecessors_in(ir, block, region))),
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
}
