//! Positions of operations and blocks: inserting, moving and detaching them, and the order numbers by which
//! operations of a block are compared.

use std::sync::atomic::Ordering;

use super::data::ERASED;
use super::journal::{Order, Placed, Undo};
use super::{BlockId, InsertPoint, Ir, OpId, RegionId};

/// Distance of neighbouring order numbers after numbering.
pub(super) const STRIDE: u32 = 32;

impl Ir {
    // Operations.

    /// Puts a detached operation in, or moves an operation that is somewhere else.
    ///
    /// # Panics
    /// If the insertion point is at a detached operation, or if something is erased or belongs to another
    /// body.
    #[track_caller]
    pub fn insert_op(&mut self, op: OpId, at: InsertPoint) {
        if matches!(at, InsertPoint::Before(other) | InsertPoint::After(other) if other == op) {
            return;
        }
        self.edits += 1;
        let journalled = self.journal.is_open() && !self.journal.just_created(op);
        if let InsertPoint::Before(next) = at
            && !journalled
            && self.insert_new_before(op, next)
        {
            return;
        }
        let order = if journalled { self.order_of(op) } else { Order::default() };
        let (block, prev) = self.unlink_op(op);
        if journalled {
            self.journal.log(|| Undo::InsertOp { op, was: Placed::new(block, prev), order });
        }
        let (block, prev) = self.resolve(at);
        self.link_op(op, block, prev);
        self.number_op(op, block);
    }

    /// Inserts a detached operation before another one of a block if a number is free between that one and
    /// its predecessor; nothing is journalled. Most new operations are inserted like this.
    #[inline]
    #[track_caller]
    fn insert_new_before(&mut self, op: OpId, next: OpId) -> bool {
        let Some(data) = self.ops.get_mut(next) else { return false };
        let (Some(block), Some(prev)) = (data.parent, data.prev) else { return false };
        let high = *data.order.get_mut() & !ERASED;
        let low = *self.ops[prev].order.get_mut() & !ERASED;
        let order = low + high.saturating_sub(low) / 2;
        let data = &mut self.ops[op];
        if order == low || data.parent.is_some() {
            return false;
        }
        self.nesting += u64::from(data.rest.is_some());
        data.parent = Some(block);
        data.prev = Some(prev);
        data.next = Some(next);
        *data.order.get_mut() = *data.order.get_mut() & ERASED | order;
        self.ops[prev].next = Some(op);
        self.ops[next].prev = Some(op);
        true
    }

    /// Puts an operation that was just made at the end of a block.
    #[inline]
    pub(crate) fn append_new_op(&mut self, op: OpId, block: BlockId) {
        self.edits += 1;
        if !self.journal.just_created(op) {
            self.journal.log(|| Undo::InsertOp { op, was: Placed::Nowhere, order: Order::default() });
        }
        let last = self.blocks[block].last;
        self.link_op(op, block, last);
        let low = last.map_or(0, |last| *self.ops[last].order.get_mut() & !ERASED);
        if low < ERASED - 1 - STRIDE {
            *self.ops[op].order.get_mut() = low + STRIDE;
        } else {
            self.number_op(op, block);
        }
    }

    /// Takes an operation out of its block without erasing it.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    pub fn detach_op(&mut self, op: OpId) {
        self.edits += 1;
        let order = if self.journal.is_open() { self.order_of(op) } else { Order::default() };
        let (block, prev) = self.unlink_op(op);
        if block.is_some() {
            self.journal.log(|| Undo::InsertOp { op, was: Placed::new(block, prev), order });
        }
    }

    /// The block of an insertion point and the operation before it.
    #[track_caller]
    pub(super) fn resolve(&self, at: InsertPoint) -> (BlockId, Option<OpId>) {
        let (op, prev) = match at {
            InsertPoint::Before(op) => (op, self.op(op).prev),
            InsertPoint::After(op) => (op, Some(op)),
            InsertPoint::Start(block) => {
                self.block(block);
                return (block, None);
            }
            InsertPoint::End(block) => return (block, self.block(block).last),
        };
        match self.op(op).parent {
            Some(block) => (block, prev),
            None => panic!("the insertion point is at operation {op:?}, which is detached"),
        }
    }

    /// The block of an insertion point.
    ///
    /// # Panics
    /// If it is at a detached operation.
    #[track_caller]
    pub fn insert_block_of(&self, at: InsertPoint) -> BlockId {
        self.resolve(at).0
    }

    #[track_caller]
    pub(super) fn unlink_op(&mut self, op: OpId) -> (Option<BlockId>, Option<OpId>) {
        if self.ops.is_handle()
            && let Some(block) = self.ops[op].parent
        {
            // The operation of a task stays where it is: nothing is edited before that is found out.
            let _ = &mut self.blocks[block];
        }
        let data = &mut self.ops[op];
        let (parent, prev, next) = (data.parent.take(), data.prev.take(), data.next.take());
        let Some(block) = parent else { return (None, None) };
        self.nesting += u64::from(data.rest.is_some());
        match prev {
            Some(prev) => self.ops[prev].next = next,
            None => self.blocks[block].first = next,
        }
        match next {
            Some(next) => self.ops[next].prev = prev,
            None => self.blocks[block].last = prev,
        }
        (parent, prev)
    }

    pub(super) fn link_op(&mut self, op: OpId, block: BlockId, prev: Option<OpId>) {
        let data = &mut self.blocks[block];
        let next = match prev {
            Some(prev) => self.ops[prev].next.replace(op),
            None => data.first.replace(op),
        };
        match next {
            Some(next) => self.ops[next].prev = Some(op),
            None => data.last = Some(op),
        }
        let data = &mut self.ops[op];
        self.nesting += u64::from(data.rest.is_some());
        data.parent = Some(block);
        data.prev = prev;
        data.next = next;
    }

    /// Moves an operation and all after it to an empty block that follows theirs. They keep their order
    /// numbers. It is one edit, since a block of many regions is split as many times when they are inlined.
    #[track_caller]
    pub(super) fn move_tail(&mut self, first: OpId, new: BlockId) {
        let Some(block) = self.op(first).parent else {
            panic!("operation {first:?} is detached, and has no block to be moved from")
        };
        debug_assert!(self.blocks[new].first.is_none() && self.blocks[new].prev == Some(block));
        self.edits += 1;
        let data = &mut self.blocks[block];
        let (last, holds) = (data.last, *data.ordered.get_mut());
        let prev = self.ops[first].prev.take();
        self.journal.log(|| Undo::SplitBlock { new, prev, holds });
        self.blocks[block].last = prev;
        match prev {
            Some(prev) => self.ops[prev].next = None,
            None => self.blocks[block].first = None,
        }
        let data = &mut self.blocks[new];
        (data.first, data.last, *data.ordered.get_mut()) = (Some(first), last, holds);
        self.set_parents(first, new, 0);
    }

    /// Moves all operations of a block back from which [`move_tail`](Ir::move_tail) moved them.
    pub(super) fn unsplit_block(&mut self, new: BlockId, prev: Option<OpId>, holds: bool) {
        let data = &mut self.blocks[new];
        let (Some(block), Some(first), last) = (data.prev, data.first.take(), data.last.take()) else {
            return;
        };
        self.ops[first].prev = prev;
        match prev {
            Some(prev) => self.ops[prev].next = Some(first),
            None => self.blocks[block].first = Some(first),
        }
        let data = &mut self.blocks[block];
        // Numbers that did not hold may have been given again meanwhile, in either block.
        (data.last, *data.ordered.get_mut()) = (last, holds);
        self.set_parents(first, block, 0);
    }

    /// Says of an operation and all that follow which block they are in, and adds `shift` to their order
    /// numbers.
    pub(super) fn set_parents(&mut self, first: OpId, block: BlockId, shift: u32) {
        let (mut next, mut nests) = (Some(first), false);
        while let Some(op) = next {
            let data = &mut self.ops[op];
            (data.parent, next) = (Some(block), data.next);
            nests |= data.rest.is_some();
            let number = data.order.get_mut();
            *number = *number & ERASED | number.wrapping_add(shift) & !ERASED;
        }
        self.nesting += u64::from(nests);
    }

    /// Gives an inserted operation a number between those of its neighbours. If none is free, the block's
    /// numbers become invalid.
    fn number_op(&mut self, op: OpId, block: BlockId) {
        let (prev, next) = (self.ops[op].prev, self.ops[op].next);
        let low = prev.map_or(0, |prev| *self.ops[prev].order.get_mut() & !ERASED);
        let high = next.map(|next| *self.ops[next].order.get_mut() & !ERASED);
        let order = match high {
            Some(high) => low + high.saturating_sub(low) / 2,
            None => low.saturating_add(STRIDE).min(ERASED - 1),
        };
        if order <= low || high.is_some_and(|high| order >= high) {
            if self.journal.is_open() && self.blocks[block].ordered.load(Ordering::Relaxed) {
                let orders = self.block_ops(block).map(|op| self.order_of(op).number()).collect();
                self.journal.log(|| Undo::Orders { block, orders });
            }
            *self.blocks[block].ordered.get_mut() = false;
        }
        self.set_order(op, order);
    }

    /// An operation's order number, and whether the numbers of its block hold.
    #[track_caller]
    pub(super) fn order_of(&self, op: OpId) -> Order {
        let data = self.op(op);
        let holds = data.parent.is_none_or(|block| self.blocks[block].ordered.load(Ordering::Relaxed));
        Order::new(data.order.load(Ordering::Relaxed), holds)
    }

    pub(super) fn set_order(&mut self, op: OpId, order: u32) {
        let number = self.ops[op].order.get_mut();
        *number = *number & ERASED | order;
    }

    /// Renumbers a block's operations if an insertion found no free number.
    pub(crate) fn refresh_order(&self, block: BlockId) {
        let data = &self.blocks[block];
        // Another thread may have renumbered the block.
        if data.ordered.load(Ordering::Acquire) {
            return;
        }
        let mut order = 0u32;
        for op in self.block_ops(block) {
            order = (order + STRIDE).min(ERASED - 1);
            self.ops[op].order.store(order, Ordering::Relaxed);
        }
        data.ordered.store(true, Ordering::Release);
    }

    // Blocks.

    /// Puts a detached block in, or moves a block, before `before` or at the end of `region`.
    ///
    /// # Panics
    /// If `before` is not in `region`, or if something is erased or belongs to another body.
    #[track_caller]
    pub fn insert_block(&mut self, block: BlockId, region: RegionId, before: Option<BlockId>) {
        if before == Some(block) {
            return;
        }
        self.edits += 1;
        let (old, prev) = self.unlink_block(block);
        self.journal.log(|| Undo::InsertBlock { block, was: Placed::new(old, prev) });
        let prev = match before {
            Some(before) => {
                assert!(
                    self.block(before).parent == Some(region),
                    "block {before:?}, before which another is inserted, is not in region {region:?}"
                );
                self.block(before).prev
            }
            None => self.region(region).last,
        };
        self.link_block(block, region, prev);
    }

    /// Takes a block out of its region without erasing it.
    ///
    /// # Panics
    /// If the block is erased or belongs to another body.
    #[track_caller]
    pub fn detach_block(&mut self, block: BlockId) {
        self.edits += 1;
        let (region, prev) = self.unlink_block(block);
        if region.is_some() {
            self.journal.log(|| Undo::InsertBlock { block, was: Placed::new(region, prev) });
        }
    }

    #[track_caller]
    pub(super) fn unlink_block(&mut self, block: BlockId) -> (Option<RegionId>, Option<BlockId>) {
        let data = &mut self.blocks[block];
        let (parent, prev, next) = (data.parent.take(), data.prev.take(), data.next.take());
        let Some(region) = parent else { return (None, None) };
        self.nesting += 1;
        match prev {
            Some(prev) => self.blocks[prev].next = next,
            None => self.regions[region].first = next,
        }
        match next {
            Some(next) => self.blocks[next].prev = prev,
            None => self.regions[region].last = prev,
        }
        (parent, prev)
    }

    pub(super) fn link_block(&mut self, block: BlockId, region: RegionId, prev: Option<BlockId>) {
        let data = &mut self.regions[region];
        let next = match prev {
            Some(prev) => self.blocks[prev].next.replace(block),
            None => data.first.replace(block),
        };
        match next {
            Some(next) => self.blocks[next].prev = Some(block),
            None => data.last = Some(block),
        }
        self.nesting += 1;
        let data = &mut self.blocks[block];
        data.parent = Some(region);
        data.prev = prev;
        data.next = next;
    }
}
