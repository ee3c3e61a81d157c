//! The journal: the inverse of every primitive edit, kept while a checkpoint is open.
//!
//! Invariant: undoing the entries newest first restores the body exactly, use-list order and keys
//! included. Entities that were erased under a checkpoint keep their slots until the outermost commit;
//! entities that were created under it give theirs back when it is rolled back.

use slotmap::{Key, KeyData};
use smallvec::SmallVec;
use thin_vec::ThinVec;

use super::data::ERASED;
use super::uses::Range;
use super::{BlockId, Ir, OpId, RegionId, ValueId};
use crate::context::{AttrDict, Location, OpName, Type};

/// Maximum number of entries for which capacity is kept when the outermost checkpoint ends.
const KEPT_ENTRIES: usize = 1024;

/// Primitive edit, as the operation that undoes it.
#[derive(Debug)]
pub(super) enum Undo {
    /// Frees operations that were created one after the other in slots side by side, the last one first,
    /// wherever each was put at once.
    CreateOps { last: OpId, count: u32 },
    /// Frees a block that was created.
    CreateBlock(BlockId),
    /// Frees a region that was created.
    CreateRegion(RegionId),
    /// Puts an operation back where it was, with its old order number.
    InsertOp { op: OpId, was: Placed<BlockId, OpId>, order: Order },
    /// Restores the order numbers of a block's operations, which were invalidated.
    Orders { block: BlockId, orders: ThinVec<u32> },
    /// Puts all operations of a block back at the end of the block before it, which was split: after
    /// `prev`, if it was not empty; `holds` says whether the order numbers of all held.
    SplitBlock { new: BlockId, prev: Option<OpId>, holds: bool },
    /// Moves operations back that were all those of a block.
    MoveOps(Box<MovedOps>),
    /// Puts a block back where it was.
    InsertBlock { block: BlockId, was: Placed<RegionId, BlockId> },
    /// Points an operand back to its old value, after its old neighbour in the use list.
    Operand { node: u32, value: ValueId, prev: u32 },
    /// Links an operand of an erased operation again.
    LinkOperand { node: u32, prev: u32 },
    /// Unlinks an operand (it was linked when its operation's operand list was created).
    UnlinkOperand { node: u32 },
    /// Gives an operation its old operand nodes back.
    Operands { op: OpId, range: Range },
    /// Points a successor back to its old block.
    Successor { node: u32, block: BlockId, prev: u32 },
    /// Links a successor of an erased operation again.
    LinkSuccessor { node: u32, prev: u32 },
    /// Restores an erased operation.
    EraseOp(OpId),
    /// Restores an erased block.
    EraseBlock(BlockId),
    /// Restores an operation's name and attributes.
    Attrs { op: OpId, name: OpName, inherent: AttrDict, discardable: AttrDict },
    /// Restores an operation's location.
    Loc { op: OpId, loc: Location },
    /// Restores a value's type.
    ValueType { value: ValueId, ty: Type },
    /// Removes a block argument that was added.
    AddArg { block: BlockId, index: u32 },
    /// Puts block arguments back that were removed together.
    RemoveArgs(Box<RemovedArgs>),
    /// Restores a block argument's location.
    ArgLoc(Box<(BlockId, u32, Location)>),
    /// Restores an operation's regions.
    Regions { op: OpId, regions: ThinVec<RegionId> },
    /// Drops the resources that were added last.
    ExternalResources,
}

// A conversion keeps one per operation and more.
const _: () = assert!(size_of::<Undo>() <= 24);

/// Former position of an operation in a block, or of a block in a region.
#[derive(Clone, Copy, Debug)]
pub(super) enum Placed<Parent, Sibling> {
    Nowhere,
    First(Parent),
    After(Sibling),
}

impl<Parent, Sibling: Copy> Placed<Parent, Sibling> {
    pub(super) fn new(parent: Option<Parent>, prev: Option<Sibling>) -> Self {
        match (parent, prev) {
            (Some(_), Some(prev)) => Placed::After(prev),
            (Some(parent), None) => Placed::First(parent),
            (None, _) => Placed::Nowhere,
        }
    }

    /// Returns the place as a parent and the sibling before the entity.
    fn resolve(self, parent_of: impl FnOnce(Sibling) -> Option<Parent>) -> Option<(Parent, Option<Sibling>)> {
        match self {
            Placed::Nowhere => None,
            Placed::First(parent) => Some((parent, None)),
            Placed::After(prev) => parent_of(prev).map(|parent| (parent, Some(prev))),
        }
    }
}

/// An order number, and in its highest bit whether the numbers of the operation's block did not hold.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Order(u32);

impl Order {
    pub(super) fn new(number: u32, holds: bool) -> Self {
        Order(number & !ERASED | if holds { 0 } else { ERASED })
    }

    pub(super) fn number(self) -> u32 {
        self.0 & !ERASED
    }

    pub(super) fn holds(self) -> bool {
        self.0 & ERASED == 0
    }
}

/// Arguments of a block that were removed together, by the indices that they had.
#[derive(Debug)]
pub(super) struct RemovedArgs {
    pub block: BlockId,
    pub args: ThinVec<RemovedArg>,
}

/// A block argument that was removed.
#[derive(Debug)]
pub(super) struct RemovedArg {
    pub index: u32,
    pub value: ValueId,
    pub loc: Location,
}

/// Operations that were moved together: all those of a block, from `first` to `last`. `shift` was added to
/// their order numbers.
#[derive(Debug)]
pub(super) struct MovedOps {
    pub from: BlockId,
    pub to: BlockId,
    pub first: OpId,
    pub last: OpId,
    pub shift: u32,
}

/// The entries since the outermost checkpoint.
#[derive(Debug, Default)]
pub(super) struct Journal {
    entries: Vec<Undo>,
    /// Positions at which the open checkpoints begin, the innermost last.
    starts: Vec<usize>,
}

/// A point that a body can be rolled back to. Checkpoints nest; each ends by [`Ir::commit`] or
/// [`Ir::rollback_to`], the innermost first.
#[derive(Debug)]
#[must_use = "a checkpoint stays open until it is committed or rolled back"]
pub struct Checkpoint {
    at: usize,
    depth: usize,
}

impl Checkpoint {
    /// The number of journalled edits before it.
    pub(super) fn position(&self) -> usize {
        self.at
    }
}

impl Journal {
    #[inline]
    pub(super) fn is_open(&self) -> bool {
        !self.starts.is_empty()
    }

    #[inline]
    pub(super) fn log(&mut self, undo: impl FnOnce() -> Undo) {
        if self.is_open() {
            self.entries.push(undo());
        }
    }

    /// Records an operation that was created.
    #[inline]
    pub(super) fn log_created(&mut self, op: OpId) {
        if self.is_open() {
            // Constructed in place in the vector: a copy of a value whose fields were just written one by one
            // waits for them.
            self.entries.extend((0..1).map(|_| Undo::CreateOps { last: op, count: 1 }));
            self.join_created();
        }
    }

    /// Merges the last two entries if both are operations created one after the other under the innermost
    /// checkpoint: a conversion creates one operation after the other, and has few other edits until its end.
    #[inline]
    fn join_created(&mut self) {
        let Some(&start) = self.starts.last() else { return };
        if let [.., Undo::CreateOps { last, count }, Undo::CreateOps { last: next, count: more }] =
            &mut self.entries[start..]
            && let Some(sum) = count.checked_add(*more)
            && follows(*last, *next, *more)
        {
            (*last, *count) = (*next, sum);
            self.entries.pop();
        }
    }

    /// Takes all entries out.
    pub(super) fn take(&mut self) -> Vec<Undo> {
        std::mem::take(&mut self.entries)
    }

    /// Adds entries that another journal has recorded, if a checkpoint is open.
    pub(super) fn append(&mut self, mut entries: Vec<Undo>) {
        if self.is_open() {
            self.entries.append(&mut entries);
        }
    }

    /// Returns the entries from index `at` on; `None` if there are fewer.
    pub(super) fn entries_since(&self, at: usize) -> Option<&[Undo]> {
        self.entries.get(at..)
    }

    /// Returns true if the last edit created this operation and no checkpoint was made after it: then undoing
    /// that edit also undoes the operation's first placement.
    #[inline]
    pub(super) fn just_created(&self, op: OpId) -> bool {
        self.starts.last().is_some_and(|&start| start < self.entries.len())
            && matches!(self.entries.last(), Some(Undo::CreateOps { last, .. }) if *last == op)
    }
}

/// Returns true if `count` operations that end with `next` are in the slots right after that of `last`, all
/// of the same version.
#[inline]
fn follows(last: OpId, next: OpId, count: u32) -> bool {
    last.data().as_ffi() + u64::from(count) == next.data().as_ffi()
}

/// Returns the operation that is `distance` slots before another one of the same run.
fn op_before(last: OpId, distance: u32) -> OpId {
    KeyData::from_ffi(last.data().as_ffi() - u64::from(distance)).into()
}

/// The operations of an entry, in the order in which they were created.
pub(super) fn created(last: OpId, count: u32) -> impl Iterator<Item = OpId> {
    (0..count).rev().map(move |distance| op_before(last, distance))
}

impl Ir {
    /// Begins to journal; edits from now on can be rolled back.
    #[inline]
    pub fn checkpoint(&mut self) -> Checkpoint {
        let at = self.journal.entries.len();
        self.journal.starts.push(at);
        Checkpoint { at, depth: self.journal.starts.len() }
    }

    /// Number of journalled edits since the outermost checkpoint; operations that were created one after the
    /// other may count as one.
    pub fn journal_len(&self) -> usize {
        self.journal.entries.len()
    }

    /// Returns true if anything was edited since the checkpoint was made.
    #[inline]
    pub fn edited_since(&self, checkpoint: &Checkpoint) -> bool {
        self.journal.entries.len() > checkpoint.at
    }

    /// Keeps what was done since the checkpoint. An enclosing checkpoint can still take it back; the
    /// outermost commit frees what was erased.
    ///
    /// # Panics
    /// If the checkpoint is not the innermost open one.
    #[inline]
    #[track_caller]
    pub fn commit(&mut self, checkpoint: Checkpoint) {
        self.close(&checkpoint);
        if !self.journal.is_open() {
            self.discard_all();
        } else if self.journal.entries.len() == checkpoint.at + 1 {
            self.journal.join_created();
        }
    }

    /// Closes the innermost checkpoint, keeps what was done since it for good, and frees what was erased,
    /// even if checkpoints around it are open: those of other tasks, which have nothing in common with it.
    pub(super) fn commit_innermost(&mut self) {
        let Some(at) = self.journal.starts.pop() else { return };
        let entries = match at {
            0 => std::mem::take(&mut self.journal.entries),
            _ => self.journal.entries.split_off(at),
        };
        entries.into_iter().for_each(|undo| self.discard(undo));
    }

    /// Frees what no edit needs any more.
    fn discard_all(&mut self) {
        let mut entries = std::mem::take(&mut self.journal.entries);
        for undo in entries.drain(..) {
            self.discard(undo);
        }
        // Drivers open and close a checkpoint per pattern.
        if entries.capacity() <= KEPT_ENTRIES {
            self.journal.entries = entries;
        }
    }

    /// Rolls back all edits since the checkpoint: the body is as it was, under the same keys.
    ///
    /// # Panics
    /// If the checkpoint is not the innermost open one.
    #[track_caller]
    pub fn rollback_to(&mut self, checkpoint: Checkpoint) {
        self.close(&checkpoint);
        // If nothing is undone, the body is unchanged.
        self.edits += u64::from(self.journal.entries.len() > checkpoint.at);
        while self.journal.entries.len() > checkpoint.at {
            if let Some(undo) = self.journal.entries.pop() {
                self.undo(undo);
            }
        }
    }

    /// Returns the number of open checkpoints.
    pub fn open_checkpoints(&self) -> usize {
        self.journal.starts.len()
    }

    /// Rolls back, innermost first, the checkpoints that are open beyond the first `depth`. For callers
    /// without the [`Checkpoint`]s, after a panic unwound past their holders.
    pub fn rollback_beyond(&mut self, depth: usize) {
        while let Some(&at) = self.journal.starts.get(depth..).and_then(<[usize]>::last) {
            let depth = self.open_checkpoints();
            self.rollback_to(Checkpoint { at, depth });
        }
    }

    #[inline]
    #[track_caller]
    fn close(&mut self, checkpoint: &Checkpoint) {
        assert!(
            self.journal.starts.len() == checkpoint.depth,
            "checkpoints end innermost first: {} are open, number {} was to end",
            self.journal.starts.len(),
            checkpoint.depth,
        );
        self.journal.starts.pop();
    }

    /// Frees what a committed edit no longer needs.
    fn discard(&mut self, undo: Undo) {
        match undo {
            Undo::EraseOp(op) => self.free_op(op),
            Undo::EraseBlock(block) => self.free_block(block),
            Undo::RemoveArgs(removed) => {
                for arg in removed.args {
                    self.values.remove(arg.value);
                }
            }
            Undo::Operands { range, .. } => self.operands.release(range),
            _ => {}
        }
    }

    fn undo(&mut self, undo: Undo) {
        match undo {
            Undo::CreateOps { last, count } => {
                for distance in 0..count {
                    self.uncreate_op(op_before(last, distance));
                }
            }
            Undo::CreateBlock(block) => {
                if let Some(data) = self.blocks.remove(block) {
                    for arg in data.args {
                        self.values.remove(arg);
                    }
                }
            }
            Undo::CreateRegion(region) => {
                self.regions.remove(region);
            }
            Undo::InsertOp { op, was, order } => {
                self.unlink_op(op);
                if let Some((block, prev)) = was.resolve(|prev| self.ops[prev].parent) {
                    self.link_op(op, block, prev);
                    // Invalid numbers are reassigned on demand.
                    *self.blocks[block].ordered.get_mut() &= order.holds();
                }
                self.set_order(op, order.number());
            }
            Undo::Orders { block, orders } => {
                let mut next = self.blocks[block].first;
                for order in orders {
                    let Some(op) = next else { break };
                    next = self.ops[op].next;
                    self.set_order(op, order);
                }
                *self.blocks[block].ordered.get_mut() = true;
            }
            Undo::SplitBlock { new, prev, holds } => self.unsplit_block(new, prev, holds),
            Undo::MoveOps(moved) => self.unsplice_ops(&moved),
            Undo::InsertBlock { block, was } => {
                self.unlink_block(block);
                if let Some((region, prev)) = was.resolve(|prev| self.blocks[prev].parent) {
                    self.link_block(block, region, prev);
                }
            }
            Undo::Operand { node, value, prev } => {
                self.unlink_operand(node);
                self.operands.set_target(node, value);
                self.operands.link_after(node, prev, &mut self.values[value].first_use);
            }
            Undo::LinkOperand { node, prev } => {
                let value = self.operands.at(node).target;
                self.operands.link_after(node, prev, &mut self.values[value].first_use);
            }
            Undo::UnlinkOperand { node } => {
                self.unlink_operand(node);
            }
            Undo::Operands { op, range } => {
                let new = std::mem::replace(&mut self.ops[op].operands, range);
                self.operands.release(new);
            }
            Undo::Successor { node, block, prev } => {
                self.unlink_successor(node);
                self.successors.set_target(node, block);
                self.successors.link_after(node, prev, &mut self.blocks[block].first_use);
            }
            Undo::LinkSuccessor { node, prev } => {
                let block = self.successors.at(node).target;
                self.successors.link_after(node, prev, &mut self.blocks[block].first_use);
            }
            Undo::EraseOp(op) => *self.ops[op].order.get_mut() &= !ERASED,
            Undo::EraseBlock(block) => self.blocks[block].erased = false,
            Undo::Attrs { op, name, inherent, discardable } => {
                let data = &mut self.ops[op];
                data.name = name;
                data.inherent = inherent;
                data.discardable = discardable;
            }
            Undo::Loc { op, loc } => self.ops[op].loc = loc,
            Undo::ValueType { value, ty } => self.values[value].ty = ty,
            Undo::AddArg { block, index } => {
                for removed in self.take_args(block, &[index]) {
                    self.values.remove(removed.value);
                }
            }
            Undo::RemoveArgs(removed) => self.put_args(removed.block, &removed.args),
            Undo::ArgLoc(old) => self.blocks[old.0].arg_locs[old.1 as usize] = old.2,
            Undo::ExternalResources => {
                self.external_resources.pop();
            }
            Undo::Regions { op, regions } => {
                self.nesting += 1;
                for &region in &regions {
                    self.regions[region].parent = Some(op);
                }
                let data = &mut self.ops[op];
                let new = std::mem::replace(&mut data.rest_mut().regions, regions);
                for region in new {
                    if !data.regions().contains(&region) {
                        self.regions[region].parent = None;
                    }
                }
            }
        }
    }

    /// Takes the creation of an operation back. The body is as it was just after the creation, or after it
    /// was put somewhere for the first time, so its operands' values are there, its results are unused and
    /// its regions become detached again.
    fn uncreate_op(&mut self, op: OpId) {
        self.unlink_op(op);
        let Some(data) = self.ops.remove(op) else { return };
        let (operands, successors) = (data.operands, data.successor_nodes());
        for node in operands.indices().rev() {
            self.unlink_operand(node);
        }
        for node in successors.indices().rev() {
            self.unlink_successor(node);
        }
        self.operands.release(operands);
        self.successors.release(successors);
        for &result in data.results() {
            self.values.remove(result);
        }
        for &region in data.regions() {
            self.regions[region].parent = None;
        }
    }

    /// Frees an erased operation's slot, its results, operand nodes, and all that is nested in it. All
    /// references from and to them were dropped before.
    pub(super) fn free_op(&mut self, op: OpId) {
        let mut pending: SmallVec<[OpId; 8]> = SmallVec::from_slice(&[op]);
        while let Some(op) = pending.pop() {
            let Some(data) = self.ops.remove(op) else { continue };
            self.operands.release(data.operands);
            self.successors.release(data.successor_nodes());
            for &result in data.results() {
                self.values.remove(result);
            }
            for &region in data.regions() {
                let mut block = self.regions.remove(region).and_then(|region| region.first);
                while let Some(id) = block {
                    block = self.blocks.get(id).and_then(|data| data.next);
                    self.remove_block_data(id, &mut pending);
                }
            }
        }
    }

    pub(super) fn free_block(&mut self, block: BlockId) {
        let mut pending = SmallVec::new();
        self.remove_block_data(block, &mut pending);
        for op in pending {
            self.free_op(op);
        }
    }

    fn remove_block_data(&mut self, block: BlockId, ops: &mut SmallVec<[OpId; 8]>) {
        let Some(data) = self.blocks.remove(block) else { return };
        for arg in data.args {
            self.values.remove(arg);
        }
        let mut op = data.first;
        while let Some(id) = op {
            ops.push(id);
            op = self.ops.get(id).and_then(|data| data.next);
        }
    }

    /// Marks an operation as erased; its slot is freed by the commit or by the caller.
    #[inline(always)]
    pub(super) fn mark_erased(&mut self, op: OpId) {
        *self.ops[op].order.get_mut() |= ERASED;
        self.journal.log(|| Undo::EraseOp(op));
    }
}
