//! Copies of operations, blocks and regions.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::{BlockId, InsertPoint, Ir, OpId, OperationState, RegionId, ValueId};

/// Map from values and blocks of the original to those of the copy.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct IrMapping {
    /// Values of the original and what the copy reads instead.
    pub values: FxHashMap<ValueId, ValueId>,
    /// Blocks of the original and where the copy branches instead.
    pub blocks: FxHashMap<BlockId, BlockId>,
    /// Operations of the original and their copies.
    pub ops: FxHashMap<OpId, OpId>,
}

impl IrMapping {
    /// Returns the value that replaces `value` in the copy.
    pub fn value(&self, value: ValueId) -> ValueId {
        self.values.get(&value).copied().unwrap_or(value)
    }

    /// Returns the block that replaces `block` in the copy.
    pub fn block(&self, block: BlockId) -> BlockId {
        self.blocks.get(&block).copied().unwrap_or(block)
    }
}

/// Regions that were copied, and copies that are still to be filled.
#[derive(Default)]
struct Copies {
    ops: Vec<(OpId, OpId)>,
    /// Regions, those to fill, and the blocks there that the copies go before.
    regions: Vec<(RegionId, RegionId, Option<BlockId>)>,
}

impl Ir {
    /// A detached copy of an operation with all that is nested in it. Values that `mapping` does not know and
    /// that are not defined inside are read as the original reads them.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    pub fn clone_op(&mut self, root: OpId, mapping: &mut IrMapping) -> OpId {
        self.op(root);
        let mut copies = Copies::default();
        let copy = self.copy_op(root, mapping, &mut copies);
        self.finish(copies, mapping);
        copy
    }

    /// A detached copy of a block with its arguments and operations.
    ///
    /// # Panics
    /// If the block is erased or belongs to another body.
    #[track_caller]
    pub fn clone_block(&mut self, block: BlockId, mapping: &mut IrMapping) -> BlockId {
        self.block(block);
        let mut copies = Copies::default();
        let copy = self.copy_block_head(block, mapping);
        self.copy_block_ops(block, mapping, &mut copies);
        self.finish(copies, mapping);
        copy
    }

    /// Copies the blocks of a region to another one, before `before` or at the end. A copied branch goes to
    /// the copy of its target.
    ///
    /// # Panics
    /// If `to` is nested in `from`: there would be no end. If something is erased or belongs to another body.
    #[track_caller]
    pub fn clone_region(
        &mut self,
        from: RegionId,
        to: RegionId,
        before: Option<BlockId>,
        mapping: &mut IrMapping,
    ) {
        self.region(from);
        self.region(to);
        let around = |&region: &RegionId| self.parent_region(self.region(region).parent()?);
        let mut outer = std::iter::successors(Some(to), around).skip(1);
        assert!(!outer.any(|region| region == from), "region {from:?} is copied into itself");
        let copies = Copies { regions: vec![(from, to, before)], ops: Vec::new() };
        self.finish(copies, mapping);
    }

    /// Fills the regions of what was copied; then uses that were met before their definitions are set right.
    fn finish(&mut self, mut copies: Copies, mapping: &mut IrMapping) {
        while let Some((from, to, before)) = copies.regions.pop() {
            let blocks: SmallVec<[BlockId; 4]> = self.region_blocks(from).collect();
            for &block in &blocks {
                let copy = self.copy_block_head(block, mapping);
                self.insert_block(copy, to, before);
            }
            for &block in &blocks {
                self.copy_block_ops(block, mapping, &mut copies);
            }
        }
        for (op, copy) in copies.ops {
            for index in 0..self.op(op).operand_count() {
                let value = mapping.value(self.operand(op, index));
                if self.operand(copy, index) != value {
                    self.set_operand(copy, index, value);
                }
            }
            for index in 0..self.op(op).successor_count() {
                let block = mapping.block(self.successor(op, index));
                if self.successor(copy, index) != block {
                    self.set_successor(copy, index, block);
                }
            }
        }
    }

    /// An empty copy of a block.
    fn copy_block_head(&mut self, block: BlockId, mapping: &mut IrMapping) -> BlockId {
        let data = self.block(block);
        let types = data.args().iter().map(|&arg| self.value_type(arg));
        let args: SmallVec<[_; 4]> = types.zip(data.arg_locs().iter().copied()).collect();
        let copy = self.create_block(&args);
        mapping.blocks.insert(block, copy);
        let copied = self.block(copy).args().iter().copied();
        mapping.values.extend(self.block(block).args().iter().copied().zip(copied));
        copy
    }

    fn copy_block_ops(&mut self, block: BlockId, mapping: &mut IrMapping, copies: &mut Copies) {
        let ops: SmallVec<[OpId; 8]> = self.block_ops(block).collect();
        for op in ops {
            let copy = self.copy_op(op, mapping, copies);
            self.insert_op(copy, InsertPoint::End(mapping.block(block)));
        }
    }

    fn copy_op(&mut self, op: OpId, mapping: &mut IrMapping, copies: &mut Copies) -> OpId {
        let copy = self.clone_shell(op, mapping);
        let pairs = self.op(op).regions().iter().zip(self.op(copy).regions());
        copies.regions.extend(pairs.map(|(&from, &to)| (from, to, None)));
        copies.ops.push((op, copy));
        copy
    }

    /// A detached copy of an operation with as many regions, all empty.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
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
            context: self.context,
            repeated: None,
        };
        let copy = self.create_op(&state);
        let pairs = self.op(op).results().iter().copied().zip(self.op(copy).results().iter().copied());
        mapping.values.extend(pairs);
        mapping.ops.insert(op, copy);
        copy
    }
}
