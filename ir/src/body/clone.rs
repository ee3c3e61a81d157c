//! Copies of operations.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::{BlockId, InsertPoint, Ir, OpId, OperationState, RegionId, ValueId};

/// What a copy reads in place of what the original reads.
#[derive(Clone, Debug, Default)]
pub struct IrMapping {
    /// Values of the original and what the copy reads instead.
    pub values: FxHashMap<ValueId, ValueId>,
    /// Blocks of the original and where the copy branches instead.
    pub blocks: FxHashMap<BlockId, BlockId>,
    /// Operations of the original and their copies.
    pub ops: FxHashMap<OpId, OpId>,
}

impl IrMapping {
    /// What the copy reads in place of `value`.
    pub fn value(&self, value: ValueId) -> ValueId {
        self.values.get(&value).copied().unwrap_or(value)
    }

    /// Where the copy branches in place of `block`.
    pub fn block(&self, block: BlockId) -> BlockId {
        self.blocks.get(&block).copied().unwrap_or(block)
    }
}

impl Ir {
    /// A detached copy of an operation with all that is nested in it. Values that `mapping` does not know and
    /// that are not defined inside are read as the original reads them.
    #[track_caller]
    pub fn clone_op(&mut self, root: OpId, mapping: &mut IrMapping) -> OpId {
        let copy = self.clone_shell(root, mapping);
        // Pairs of regions to fill. Uses before definitions are set right at the end.
        let mut pending = self.region_pairs(root, copy);
        let mut cloned = vec![(root, copy)];
        while let Some((from, to)) = pending.pop() {
            let blocks: SmallVec<[BlockId; 4]> = self.region_blocks(from).collect();
            for &block in &blocks {
                let data = self.block(block);
                let args: SmallVec<[_; 4]> = data
                    .args()
                    .iter()
                    .map(|&arg| self.value_type(arg))
                    .zip(data.arg_locs().iter().copied())
                    .collect();
                let new = self.create_block(&args);
                mapping.blocks.insert(block, new);
                let pairs =
                    self.block(block).args().iter().copied().zip(self.block(new).args().iter().copied());
                mapping.values.extend(pairs);
                self.place_block(new, to, None);
            }
            for &block in &blocks {
                let mut next = self.block(block).first();
                while let Some(op) = next {
                    next = self.op(op).next();
                    let new = self.clone_shell(op, mapping);
                    self.place_op(new, InsertPoint::End(mapping.block(block)));
                    pending.extend(self.region_pairs(op, new));
                    cloned.push((op, new));
                }
            }
        }
        for (_, new) in cloned {
            for index in 0..self.op(new).operand_count() {
                let value = self.operand(new, index);
                if mapping.value(value) != value {
                    self.set_operand(new, index, mapping.value(value));
                }
            }
            for index in 0..self.op(new).successor_count() {
                let block = self.successor(new, index);
                if mapping.block(block) != block {
                    self.set_successor(new, index, mapping.block(block));
                }
            }
        }
        copy
    }

    /// A detached copy of an operation with as many regions, all empty.
    #[track_caller]
    pub fn clone_shell(&mut self, op: OpId, mapping: &mut IrMapping) -> OpId {
        let regions: SmallVec<[RegionId; 1]> =
            (0..self.op(op).regions().len()).map(|_| self.create_region()).collect();
        let data = self.op(op);
        let state = OperationState {
            name: data.name(),
            loc: data.loc(),
            operands: self.operands(op).map(|value| mapping.value(value)).collect(),
            result_types: data.results().iter().map(|&result| self.value_type(result)).collect(),
            inherent: data.inherent(),
            discardable: data.discardable(),
            successors: self.successors(op).map(|block| mapping.block(block)).collect(),
            regions,
        };
        let copy = self.create_op(&state);
        let pairs = self.op(op).results().iter().copied().zip(self.op(copy).results().iter().copied());
        mapping.values.extend(pairs);
        mapping.ops.insert(op, copy);
        copy
    }

    fn region_pairs(&self, op: OpId, copy: OpId) -> Vec<(RegionId, RegionId)> {
        let (from, to) = (self.op(op).regions(), self.op(copy).regions());
        from.iter().copied().zip(to.iter().copied()).collect()
    }
}
