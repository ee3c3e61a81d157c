//! Blocks in two, two blocks in one, blocks from region to region: compounds of the primitive edits.

use super::{BlockId, InsertPoint, Ir, OpId, RegionId, ValueId};

impl Ir {
    /// Splits a block before an operation: that one and all after it move to a new block that follows.
    ///
    /// # Panics
    /// If the operation is in no block, or the block in no region.
    #[track_caller]
    pub fn split_block(&mut self, before: OpId) -> BlockId {
        let Some(block) = self.op(before).parent else {
            panic!("operation {before:?} is detached, and splits no block")
        };
        let Some(region) = self.block(block).parent else {
            panic!("block {block:?} is detached, and cannot be split")
        };
        let new = self.create_block(&[]);
        self.insert_block(new, region, self.block(block).next);
        self.move_tail(before, new);
        new
    }

    /// Moves all operations of a block to an insertion point elsewhere, in order.
    ///
    /// # Panics
    /// If the block is erased or belongs to another body, or the insertion point is in it or beside a
    /// detached operation.
    #[track_caller]
    pub fn move_block_ops(&mut self, from: BlockId, at: InsertPoint) {
        let mut at = at;
        while let Some(op) = self.block(from).first {
            self.insert_op(op, at);
            at = InsertPoint::After(op);
        }
    }

    /// Moves all operations of a block to an insertion point elsewhere, lets what read its arguments read
    /// `args`, and erases the block.
    ///
    /// # Panics
    /// If there is not one value per argument, if a branch still goes to the block, or if the insertion point
    /// is in it.
    #[track_caller]
    pub fn inline_block(&mut self, from: BlockId, at: InsertPoint, args: &[ValueId]) {
        assert!(self.insert_block_of(at) != from, "block {from:?} is inlined into itself");
        let (count, found) = (self.block(from).args().len(), args.len());
        assert!(count == found, "block {from:?} with {count} arguments is inlined with {found} values");
        for (index, &value) in args.iter().enumerate() {
            self.replace_all_uses(self.block(from).args()[index], value);
        }
        self.move_block_ops(from, at);
        self.erase_block(from);
    }

    /// Appends a block to another: [`inline_block`](Ir::inline_block) at that one's end.
    ///
    /// # Panics
    /// As `inline_block`.
    #[track_caller]
    pub fn merge_blocks(&mut self, from: BlockId, into: BlockId, args: &[ValueId]) {
        self.inline_block(from, InsertPoint::End(into), args);
    }

    /// Moves all blocks of a region to another, before `before` or at the end.
    ///
    /// # Panics
    /// If a region is erased or belongs to another body.
    #[track_caller]
    pub fn move_blocks(&mut self, from: RegionId, to: RegionId, before: Option<BlockId>) {
        while let Some(block) = self.region(from).first {
            self.insert_block(block, to, before);
        }
    }

    /// Puts the blocks of a region between the operations before `at` and those from `at` on: the latter move
    /// to a new block, which is given back. The branches into and out of the inlined blocks are the caller's
    /// to make.
    ///
    /// # Panics
    /// If `at` is detached, or in the region.
    #[track_caller]
    pub fn inline_region(&mut self, region: RegionId, at: OpId) -> BlockId {
        let to = self.parent_region(at);
        assert!(to != Some(region), "region {region:?} is inlined into itself");
        let rest = self.split_block(at);
        if let Some(to) = to {
            self.move_blocks(region, to, Some(rest));
        }
        rest
    }
}
