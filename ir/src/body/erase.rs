//! Erasing: detaching plus a journal entry. The slots are freed by the outermost commit, or at once where no
//! checkpoint is open.

use std::ops::Range;

use smallvec::SmallVec;

use super::journal::{Order, Placed, Undo};
use super::uses::{self, NONE};
use super::{BlockId, Ir, OpId, RegionId, ValueId, WalkOrder};

impl Ir {
    /// Erases an operation and all that is nested in it.
    ///
    /// # Panics
    /// If a result is used outside of it.
    #[track_caller]
    pub fn erase_op(&mut self, op: OpId) {
        let Some(data) = self.try_op(op) else {
            panic!("operation {op:?} is erased already or belongs to another body")
        };
        let (is_plain, operands, result) = (data.rest.is_none(), data.operands, data.result);
        self.edits += 1;
        match (is_plain, self.journal.is_open()) {
            (true, false) => return self.free_plain_op(op, operands, result),
            (true, true) => {
                self.drop_operands(operands);
                self.mark_erased(op);
            }
            (false, _) => self.drop_references(op),
        }
        for &result in self.ops[op].results() {
            assert!(self.is_unused(result), "operation {op:?} is erased, but a result of it has uses");
        }
        let order = if self.journal.is_open() { self.order_of(op) } else { Order::default() };
        let (block, prev) = self.unlink_op(op);
        if self.journal.is_open() {
            if block.is_some() {
                self.journal.log(|| Undo::InsertOp { op, was: Placed::new(block, prev), order });
            }
        } else {
            self.free_op(op);
        }
    }

    /// Erases an operation of at most one result without regions and successors for good. Nearly all are
    /// such.
    #[track_caller]
    fn free_plain_op(&mut self, op: OpId, operands: uses::Range, result: Option<ValueId>) {
        for node in operands.indices() {
            self.unlink_operand(node);
        }
        if let Some(result) = result {
            assert!(self.is_unused(result), "operation {op:?} is erased, but a result of it has uses");
            self.values.remove(result);
        }
        self.unlink_op(op);
        self.operands.release(operands);
        self.ops.remove(op);
    }

    /// Erases a block and all that is nested in it.
    ///
    /// # Panics
    /// If the block is a successor somewhere, or a value defined in it is used outside of it.
    #[track_caller]
    pub fn erase_block(&mut self, block: BlockId) {
        self.erase_blocks(&[block]);
    }

    /// Erases all blocks of a region, whatever they read of each other and wherever they branch among them.
    ///
    /// # Panics
    /// If a block is a successor outside of the region, or a value defined in it is used outside.
    #[track_caller]
    pub fn clear_region(&mut self, region: RegionId) {
        let blocks: SmallVec<[BlockId; 4]> = self.region_blocks(region).collect();
        self.erase_blocks(&blocks);
    }

    #[track_caller]
    fn erase_blocks(&mut self, blocks: &[BlockId]) {
        self.edits += 1;
        let mut ops = Vec::new();
        for &block in blocks {
            assert!(
                self.is_live_block(block),
                "block {block:?} is erased already or belongs to another body"
            );
            ops.extend(self.block_ops(block));
        }
        for &op in &ops {
            self.drop_references(op);
        }
        let args = blocks.iter().flat_map(|&block| &self.blocks[block].args);
        for &value in args.chain(ops.iter().flat_map(|&op| self.ops[op].results())) {
            assert!(
                self.is_unused(value),
                "value {value:?} is erased with its block, but has uses elsewhere"
            );
        }
        for &block in blocks {
            assert!(
                self.block(block).first_use == NONE,
                "block {block:?} is erased, but is a successor still"
            );
            let (region, prev) = self.unlink_block(block);
            if self.journal.is_open() {
                if region.is_some() {
                    self.journal.log(|| Undo::InsertBlock { block, was: Placed::new(region, prev) });
                }
                self.blocks[block].erased = true;
                self.journal.log(|| Undo::EraseBlock(block));
            } else {
                self.free_block(block);
            }
        }
    }

    /// Removes a run of operands; later operands move down.
    ///
    /// # Panics
    /// If the operation has no such operands.
    #[track_caller]
    pub fn erase_operands(&mut self, op: OpId, which: Range<usize>) {
        let mut operands: SmallVec<[ValueId; 4]> = self.operands(op).collect();
        assert!(
            which.start <= which.end && which.end <= operands.len(),
            "operation {op:?} has {} operands, and no operands {which:?}",
            operands.len()
        );
        operands.drain(which);
        self.set_operands(op, &operands);
    }

    /// Drops every use that an operation and all nested ones make, and marks them erased.
    fn drop_references(&mut self, root: OpId) {
        let mut pending: SmallVec<[OpId; 1]> = SmallVec::new();
        if self.ops[root].regions().is_empty() {
            pending.push(root);
        } else {
            pending.extend(self.nested_ops(root, WalkOrder::PostOrder));
        }
        for op in pending {
            let (operands, successors): (uses::Range, uses::Range) =
                (self.ops[op].operands, self.ops[op].successor_nodes());
            self.drop_operands(operands);
            for node in successors.indices() {
                let prev = self.unlink_successor(node);
                self.journal.log(|| Undo::LinkSuccessor { node, prev });
            }
            self.mark_erased(op);
        }
    }

    /// Drops the uses that one operation makes of values.
    #[inline]
    fn drop_operands(&mut self, operands: uses::Range) {
        for node in operands.indices() {
            let prev = self.unlink_operand(node);
            self.journal.log(|| Undo::LinkOperand { node, prev });
        }
    }
}
