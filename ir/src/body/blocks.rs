//! Blocks in two, two blocks in one, blocks from region to region: compounds of the primitive edits.

use super::data::ERASED;
use super::insert::STRIDE;
use super::journal::{MovedOps, Undo};
use super::{BlockId, InsertPoint, Ir, OpId, RegionId, ValueId};

/// Operations of a block that are moved one by one; more are one edit, so that a chain of blocks that are
/// merged one after the other is journalled in linear memory.
const ONE_BY_ONE: usize = if cfg!(test) { 1 } else { 8 };

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
        assert!(self.insert_block_of(at) != from, "the operations of block {from:?} are moved into it");
        if self.block_ops(from).nth(ONE_BY_ONE).is_some() && self.splice_ops(from, at) {
            return;
        }
        let mut at = at;
        while let Some(op) = self.block(from).first {
            self.insert_op(op, at);
            at = InsertPoint::After(op);
        }
    }

    /// Moves all operations of a block as one edit, if order numbers for them are free at the insertion
    /// point. The distances of their numbers stay, so that the edit is undone without a list of them.
    #[track_caller]
    fn splice_ops(&mut self, from: BlockId, at: InsertPoint) -> bool {
        let (to, prev) = self.resolve(at);
        let next = match prev {
            Some(prev) => self.op(prev).next,
            None => self.blocks[to].first,
        };
        let data = &mut self.blocks[from];
        let (Some(first), Some(last)) = (data.first, data.last) else { return true };
        // Nothing is edited by a task that has only one of the blocks.
        let _ = &mut self.blocks[to];
        self.refresh_order(from);
        self.refresh_order(to);
        let number = |op: OpId| self.order_of(op).number();
        let (low, high) = (prev.map_or(0, number), next.map_or(ERASED - 1, number));
        let (start, end) = (number(first), number(last));
        let start_there = if next.is_some() { low + 1 } else { low.saturating_add(STRIDE) };
        if end < start || end - start >= high.saturating_sub(start_there) {
            return false;
        }
        let shift = start_there.wrapping_sub(start);
        self.edits += 1;
        self.journal.log(|| Undo::MoveOps(Box::new(MovedOps { from, to, first, last, shift })));
        let data = &mut self.blocks[from];
        (data.first, data.last) = (None, None);
        self.link_run((first, last), to, (prev, next), shift);
        true
    }

    /// Moves the operations back that [`splice_ops`](Ir::splice_ops) moved.
    pub(super) fn unsplice_ops(&mut self, moved: &MovedOps) {
        let &MovedOps { from, to, first, last, shift } = moved;
        let (prev, next) = (self.ops[first].prev, self.ops[last].next);
        match prev {
            Some(prev) => self.ops[prev].next = next,
            None => self.blocks[to].first = next,
        }
        match next {
            Some(next) => self.ops[next].prev = prev,
            None => self.blocks[to].last = prev,
        }
        self.link_run((first, last), from, (None, None), shift.wrapping_neg());
    }

    /// Puts operations that are linked among themselves between two of a block, with other order numbers.
    fn link_run(
        &mut self,
        (first, last): (OpId, OpId),
        block: BlockId,
        (prev, next): (Option<OpId>, Option<OpId>),
        shift: u32,
    ) {
        self.ops[first].prev = prev;
        self.ops[last].next = None;
        match prev {
            Some(prev) => self.ops[prev].next = Some(first),
            None => self.blocks[block].first = Some(first),
        }
        self.set_parents(first, block, shift);
        self.ops[last].next = next;
        match next {
            Some(next) => self.ops[next].prev = Some(last),
            None => self.blocks[block].last = Some(last),
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
