//! Dominance: which blocks and values are computed on every way to an operation.
//!
//! A dominator tree is built only for a region with more than one block, and only on demand. Regions without
//! SSA dominance (graph regions, and regions of a single block of operations that are not registered) have no
//! order: every operation dominates every other. [`PostDominanceInfo`] does the same for the exits of a
//! region.
//!
//! Trees hold no reference to the body. After editing control flow, the editor must invalidate the region, or
//! call [`refresh`](DominanceInfo::refresh). Mirrors
//! <https://mlir.llvm.org/docs/LangRef/#control-flow-and-ssacfg-regions>.

mod flow;
mod post;
mod tree;

use crate::body::{BlockId, Ir, OpId, RegionId, ValueDef, ValueId};
use crate::context::{Context, Traits};
use flow::Trees;
pub use post::PostDominanceInfo;
use tree::Tree;

/// Dominator trees of a body's regions, built on demand.
///
/// It holds no reference to the body: after an edit of a region's control flow call
/// [`DominanceInfo::invalidate`], or [`DominanceInfo::refresh`] after any edits.
#[derive(Clone, Debug, Default)]
pub struct DominanceInfo {
    trees: Trees<BlockId>,
}

impl DominanceInfo {
    /// Creates an empty cache of trees.
    pub fn new() -> Self {
        Self::default()
    }

    /// Forgets the tree of a region whose blocks or branches changed.
    pub fn invalidate(&mut self, region: RegionId) {
        self.trees.forget(region);
    }

    /// Forgets the trees of those regions whose blocks or branches changed since the tree was built, and of
    /// erased regions. Takes no time if nothing was edited, else time linear in the blocks of the regions
    /// that have been queried.
    pub fn refresh(&mut self, ir: &Ir) {
        self.trees.refresh(ir);
    }

    /// Forgets all trees.
    pub fn invalidate_all(&mut self) {
        self.trees = Trees::default();
    }

    /// Returns true if a block can be reached from its region's entry. Detached blocks count as reachable.
    pub fn is_reachable(&mut self, ir: &Ir, block: BlockId) -> bool {
        let Some(region) = ir.block(block).parent() else { return true };
        if ir.region(region).first() == Some(block) {
            return true;
        }
        self.tree(ir, region).numbers.contains_key(&block)
    }

    /// Returns true if every path to `b` passes through `a`; a block dominates itself.
    pub fn dominates(&mut self, ctx: &Context, ir: &Ir, a: BlockId, b: BlockId) -> bool {
        a == b || self.properly_dominates(ctx, ir, a, b)
    }

    /// Returns true if every path to `b` passes through `a` and they are different blocks. `b` may be nested
    /// in a region of an operation in `a`, or in a block that `a` dominates.
    pub fn properly_dominates(&mut self, ctx: &Context, ir: &Ir, a: BlockId, b: BlockId) -> bool {
        let Some(region) = ir.block(a).parent() else { return false };
        if a == b {
            return !has_ssa_dominance(ctx, ir, region);
        }
        match block_in_region(ir, b, region) {
            // `b` was nested in `a`.
            Some(outer) => outer == a || self.block_dominates_in(ctx, ir, region, a, outer),
            None => false,
        }
    }

    /// Returns true if operation `a` is executed before `b` on every path to `b`. An operation does not
    /// properly dominate itself nor the operations nested in it, except in a graph region.
    pub fn op_properly_dominates(&mut self, ctx: &Context, ir: &Ir, a: OpId, b: OpId) -> bool {
        let Some(block) = ir.op(a).parent() else { return false };
        let region = ir.block(block).parent();
        if a == b {
            return region.is_some_and(|region| !has_ssa_dominance(ctx, ir, region));
        }
        let Some(region) = region else {
            return ir.ancestor_in_block(block, b).is_some_and(|b| a != b && ir.is_before_in_block(a, b));
        };
        let Some(b) = op_in_region(ir, b, region) else { return false };
        if a == b {
            // Operations nested in `a` may use it only where operations are not ordered.
            return !has_ssa_dominance(ctx, ir, region);
        }
        let Some(other) = ir.op(b).parent() else { return false };
        if block == other {
            return !has_ssa_dominance(ctx, ir, region) || ir.is_before_in_block(a, b);
        }
        self.block_dominates_in(ctx, ir, region, block, other)
    }

    /// Returns true if operation `a` is `b` or properly dominates it.
    pub fn op_dominates(&mut self, ctx: &Context, ir: &Ir, a: OpId, b: OpId) -> bool {
        a == b || self.op_properly_dominates(ctx, ir, a, b)
    }

    /// Returns true if `op` may use `value` as an operand: the value is computed on every path to `op`, and
    /// `op` is not nested in the operation that computes it.
    pub fn value_dominates(&mut self, ctx: &Context, ir: &Ir, value: ValueId, op: OpId) -> bool {
        match ir.value(value).def() {
            ValueDef::Result { op: def, .. } => self.op_properly_dominates(ctx, ir, def, op),
            ValueDef::Argument { block, .. } => {
                let Some(user) = ir.op(op).parent() else { return false };
                let Some(region) = ir.block(block).parent() else {
                    return ir.ancestor_in_block(block, op).is_some();
                };
                match block_in_region(ir, user, region) {
                    Some(user) => block == user || self.block_dominates_in(ctx, ir, region, block, user),
                    None => false,
                }
            }
        }
    }

    /// Returns the block that immediately dominates another in its region; `None` for the entry block and for
    /// unreachable blocks.
    pub fn immediate_dominator(&mut self, ir: &Ir, block: BlockId) -> Option<BlockId> {
        let region = ir.block(block).parent()?;
        if ir.region(region).first() == Some(block) {
            return None;
        }
        self.tree(ir, region).immediate_dominator(block)
    }

    /// Returns the nearest block that dominates two blocks of one region; `None` if one is unreachable.
    pub fn nearest_common_dominator(&mut self, ir: &Ir, a: BlockId, b: BlockId) -> Option<BlockId> {
        let region = ir.block(a).parent()?;
        if a == b {
            return Some(a);
        }
        self.tree(ir, region).nearest_common_dominator(a, b)
    }

    /// Properly dominates within a region; `a` and `b` are different blocks of `region`.
    fn block_dominates_in(
        &mut self,
        ctx: &Context,
        ir: &Ir,
        region: RegionId,
        a: BlockId,
        b: BlockId,
    ) -> bool {
        if !has_ssa_dominance(ctx, ir, region) {
            return true;
        }
        let tree = self.tree(ir, region);
        // No reachable block dominates an unreachable one; upstream defines that every block does.
        let Some(&b) = tree.numbers.get(&b) else { return true };
        let Some(&a) = tree.numbers.get(&a) else { return false };
        tree.dominates(a, b)
    }

    fn tree(&mut self, ir: &Ir, region: RegionId) -> &Tree<BlockId> {
        self.trees.of(ir, region, |ir| {
            Tree::build(ir.region(region).first(), |block, targets| {
                targets.extend(successors_in(ir, block, region));
            })
        })
    }
}

/// Returns true if operations of a region are ordered. They are not in graph regions, nor, as in upstream, in
/// the only block of a region of an operation that is not registered.
pub fn has_ssa_dominance(ctx: &Context, ir: &Ir, region: RegionId) -> bool {
    let data = ir.region(region);
    let Some(parent) = data.parent() else { return true };
    match ir.info(ctx, parent) {
        Some(info) => !info.traits.intersects(Traits::GRAPH_REGION | Traits::UNKNOWN_REGION_KIND),
        None => data.first() != data.last(),
    }
}

/// The block of `region` that `block` is, or is nested in.
fn block_in_region(ir: &Ir, block: BlockId, region: RegionId) -> Option<BlockId> {
    let mut block = block;
    loop {
        let parent = ir.block(block).parent()?;
        if parent == region {
            return Some(block);
        }
        block = ir.op(ir.region(parent).parent()?).parent()?;
    }
}

/// The operation of `region` that `op` is, or is nested in.
fn op_in_region(ir: &Ir, op: OpId, region: RegionId) -> Option<OpId> {
    let mut op = op;
    loop {
        let parent = ir.parent_region(op)?;
        if parent == region {
            return Some(op);
        }
        op = ir.region(parent).parent()?;
    }
}

/// The successors of a block, those of its last operation, that are in its region.
fn successors_in(ir: &Ir, block: BlockId, region: RegionId) -> impl Iterator<Item = BlockId> + '_ {
    let targets = ir.block(block).last().into_iter().flat_map(|op| ir.successors(op));
    targets.filter(move |&target| ir.block(target).parent() == Some(region))
}

#[cfg(test)]
mod tests;
