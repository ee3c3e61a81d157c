//! Choice of existing entities for an edit.

use std::collections::BTreeSet;

use smallvec::SmallVec;

use super::edits::Edits;
use super::*;
use crate::context::{LocData, Type};

impl Edits {
    // Existing entities.

    /// Returns true if an operation exists, and so do all its ancestors.
    pub(super) fn is_there(&self, op: OpId) -> bool {
        std::iter::successors(Some(op), |&op| self.ir.parent_op(op)).all(|op| self.ir.is_live(op))
            && std::iter::successors(self.ir.op(op).parent(), |&block| {
                self.ir.op(self.ir.block_parent_op(block)?).parent()
            })
            .all(|block| self.ir.is_live_block(block))
    }

    pub(super) fn ops(&self) -> Vec<OpId> {
        self.ir.ops.keys().filter(|&op| self.is_there(op)).collect()
    }

    pub(super) fn blocks(&self) -> Vec<BlockId> {
        let is_there = |block: &BlockId| {
            self.ir.is_live_block(*block)
                && self.ir.block_parent_op(*block).is_none_or(|op| self.is_there(op))
        };
        self.ir.blocks.keys().filter(is_there).collect()
    }

    pub(super) fn regions(&self) -> Vec<RegionId> {
        let is_there =
            |region: &RegionId| self.ir.region(*region).parent().is_none_or(|op| self.is_there(op));
        self.ir.regions.keys().filter(is_there).collect()
    }

    pub(super) fn values(&self) -> Vec<ValueId> {
        let (ops, blocks) = (self.ops(), self.blocks());
        let results = ops.iter().flat_map(|&op| self.ir.op(op).results());
        results.chain(blocks.iter().flat_map(|&block| self.ir.block(block).args())).copied().collect()
    }

    pub(super) fn op(&mut self) -> Option<OpId> {
        let ops = self.ops();
        self.choices.of(&ops)
    }

    pub(super) fn block(&mut self) -> Option<BlockId> {
        let blocks = self.blocks();
        self.choices.of(&blocks)
    }

    pub(super) fn region(&mut self) -> Option<RegionId> {
        let regions = self.regions();
        self.choices.of(&regions)
    }

    pub(super) fn value(&mut self) -> Option<ValueId> {
        let values = self.values();
        self.choices.of(&values)
    }

    pub(super) fn some_values(&mut self, limit: usize) -> SmallVec<[ValueId; 4]> {
        (0..self.choices.below(limit)).filter_map(|_| self.value()).collect()
    }

    pub(super) fn some_blocks(&mut self, limit: usize) -> SmallVec<[BlockId; 2]> {
        (0..self.choices.below(limit)).filter_map(|_| self.block()).collect()
    }

    pub(super) fn ty(&mut self) -> Type {
        let common = self.ctx.common();
        let types = [common.i32, common.f32, common.index];
        types[self.choices.below(3)]
    }

    pub(super) fn loc(&mut self) -> Location {
        let file = self.ctx.name("t.mlir");
        let line = self.choices.below(5) as u32;
        self.ctx.loc(LocData::FileLineCol { file, line, column: 1 })
    }

    pub(super) fn name(&mut self) -> OpName {
        self.ctx.op_name(["t.a", "t.b", "u.c"][self.choices.below(3)])
    }

    pub(super) fn dict(&mut self) -> AttrDict {
        let entries: Vec<_> = (0..self.choices.below(3))
            .map(|_| {
                let name = self.ctx.name(["x", "y", "z.w"][self.choices.below(3)]);
                (name, self.ctx.int_attr(self.ctx.common().i32, self.choices.below(9) as i64))
            })
            .collect();
        self.ctx.dict(entries)
    }

    /// An insertion point that is not in what `op` holds.
    pub(super) fn insert_point(&mut self, op: Option<OpId>) -> Option<InsertPoint> {
        let at = match self.choices.below(4) {
            0 => InsertPoint::Start(self.block()?),
            1 => InsertPoint::End(self.block()?),
            2 => InsertPoint::Before(self.op()?),
            _ => InsertPoint::After(self.op()?),
        };
        if let InsertPoint::Before(other) | InsertPoint::After(other) = at {
            self.ir.op(other).parent()?;
        }
        let block = self.ir.insert_block_of(at);
        let around = self.ir.block_parent_op(block);
        let inside = op.zip(around).is_some_and(|(op, around)| self.ir.is_ancestor(op, around));
        (!inside).then_some(at)
    }

    /// Returns a block of `region`, or `None` for its end.
    pub(super) fn place_in(&mut self, region: RegionId) -> Option<BlockId> {
        let blocks: Vec<_> = self.ir.region_blocks(region).collect();
        self.choices.of(&blocks).filter(|_| self.choices.below(2) == 0)
    }

    /// Returns true if `region` is nested in an operation of a block.
    pub(super) fn is_in_block(&self, region: RegionId, block: BlockId) -> bool {
        let around = self.ir.region(region).parent();
        around.is_some_and(|op| self.ir.ancestor_in_block(block, op).is_some())
    }

    /// Removes the uses of entities to be erased: uses from outside get another value, branches from outside
    /// other targets. Returns true if that was possible.
    pub(super) fn replace_outside_uses(&mut self, roots: &[OpId], blocks: &[BlockId]) -> bool {
        let ops: BTreeSet<OpId> = roots.iter().flat_map(|&op| self.ir.preorder(op)).collect();
        let nested = roots.iter().flat_map(|&op| self.ir.nested_blocks(op));
        let blocks: BTreeSet<BlockId> = nested.chain(blocks.iter().copied()).collect();
        let results = ops.iter().flat_map(|&op| self.ir.op(op).results());
        let args = blocks.iter().flat_map(|&block| self.ir.block(block).args());
        let inside: BTreeSet<ValueId> = results.chain(args).copied().collect();
        let value = self.values().into_iter().find(|value| !inside.contains(value));
        let block = self.blocks().into_iter().find(|block| !blocks.contains(block));
        for &old in &inside {
            let used = self.ir.users(old).any(|user| !ops.contains(&user));
            match value {
                Some(new) if used => {
                    self.ir.replace_uses_if(old, new, |_, found| !ops.contains(&found.op));
                }
                None if used => return false,
                _ => {}
            }
        }
        for &old in &blocks {
            let branches: Vec<Use> =
                self.ir.block_uses(old).filter(|found| !ops.contains(&found.op)).collect();
            for found in branches {
                let Some(new) = block else { return false };
                self.ir.set_successor(found.op, found.index as usize, new);
            }
        }
        true
    }
}
