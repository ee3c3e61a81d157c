//! The primitive edits; every one is journalled while a checkpoint is open.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use thin_vec::ThinVec;

use super::data::{ERASED, Rest};
use super::journal::{Order, Placed, RemovedArg, Undo};
use super::uses::{NONE, Range};
use super::{
    BlockData, BlockId, InsertPoint, Ir, OpData, OpId, OperationState, RegionData, RegionId, ValueData,
    ValueDef, ValueId,
};
use crate::context::{AttrDict, Attribute, Context, Location, Name, OpName, Type};

/// Distance of neighbouring order numbers after numbering.
const STRIDE: u32 = 32;

impl Ir {
    // Making.

    /// Makes a detached operation; its regions become its own.
    ///
    /// # Panics
    /// If a region already belongs to an operation, or an operand or successor is gone.
    #[track_caller]
    pub fn create_op(&mut self, state: &OperationState) -> OpId {
        self.edits += 1;
        let values = &mut self.values;
        let (operands, successors) = (&mut self.operands, &mut self.successors);
        let mut result = |op, (&ty, index): (&Type, u32)| {
            let def = ValueDef::Result { op, index };
            values.insert(ValueData::new(ty, def))
        };
        let (mut operand_nodes, mut successor_nodes) = (Range::default(), Range::default());
        let op = self.ops.insert_with_key(|op| {
            operand_nodes = operands.alloc(op, &state.operands);
            successor_nodes = successors.alloc(op, &state.successors);
            let mut results = ThinVec::new();
            let first_result = match &state.result_types[..] {
                [] => None,
                [ty] => Some(result(op, (ty, 0))),
                types => {
                    results.extend(types.iter().zip(0..).map(|entry| result(op, entry)));
                    results.first().copied()
                }
            };
            let is_plain = results.is_empty() && state.regions.is_empty() && state.successors.is_empty();
            let rest = (!is_plain).then(|| {
                let regions = state.regions.iter().copied().collect();
                Box::new(Rest { results, regions, successors: successor_nodes })
            });
            OpData {
                name: state.name,
                order: AtomicU32::new(0),
                loc: state.loc,
                parent: None,
                prev: None,
                next: None,
                operands: operand_nodes,
                result: first_result,
                rest,
                inherent: state.inherent,
                discardable: state.discardable,
            }
        });
        for (node, &value) in operand_nodes.indices().zip(&state.operands) {
            let Some(value) = self.values.get_mut(value) else { panic!("operand {value:?} is gone") };
            self.operands.link_front(node, &mut value.first_use);
        }
        for (node, &block) in successor_nodes.indices().zip(&state.successors) {
            let Some(block) = self.blocks.get_mut(block) else { panic!("successor {block:?} is gone") };
            self.successors.link_front(node, &mut block.first_use);
        }
        for &region in &state.regions {
            let parent = &mut self.regions[region].parent;
            assert!(parent.is_none(), "a region belongs to one operation");
            *parent = Some(op);
        }
        self.journal.log_created(op);
        op
    }

    /// Makes a detached, empty region.
    pub fn create_region(&mut self) -> RegionId {
        self.edits += 1;
        let region = self.regions.insert(RegionData::default());
        self.journal.log(|| Undo::CreateRegion(region));
        region
    }

    /// Makes a detached block with arguments.
    pub fn create_block(&mut self, args: &[(Type, Location)]) -> BlockId {
        self.edits += 1;
        let values = &mut self.values;
        let block = self.blocks.insert_with_key(|block| BlockData {
            parent: None,
            prev: None,
            next: None,
            first: None,
            last: None,
            args: (args.iter().zip(0..))
                .map(|(&(ty, _), index)| {
                    values.insert(ValueData::new(ty, ValueDef::Argument { block, index }))
                })
                .collect(),
            arg_locs: args.iter().map(|arg| arg.1).collect(),
            first_use: NONE,
            ordered: AtomicBool::new(true),
            erased: false,
        });
        self.journal.log(|| Undo::CreateBlock(block));
        block
    }

    // Placing operations.

    /// Puts a detached operation in, or moves an operation that is somewhere else.
    ///
    /// # Panics
    /// If the insertion point is at a detached operation.
    #[track_caller]
    pub fn place_op(&mut self, op: OpId, at: InsertPoint) {
        if matches!(at, InsertPoint::Before(other) | InsertPoint::After(other) if other == op) {
            return;
        }
        self.edits += 1;
        let journalled = self.journal.is_open() && !self.journal.just_created(op);
        let order = if journalled { self.order_of(op) } else { Order::default() };
        let (block, prev) = self.unlink_op(op);
        if journalled {
            self.journal.log(|| Undo::PlaceOp { op, was: Placed::new(block, prev), order });
        }
        let (block, prev) = self.resolve(at);
        self.link_op(op, block, prev);
        self.number_op(op, block);
    }

    /// Puts an operation that was just made at the end of a block.
    #[inline]
    pub(crate) fn append_new_op(&mut self, op: OpId, block: BlockId) {
        self.edits += 1;
        if !self.journal.just_created(op) {
            self.journal.log(|| Undo::PlaceOp { op, was: Placed::Nowhere, order: Order::default() });
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
    #[track_caller]
    pub fn detach_op(&mut self, op: OpId) {
        self.edits += 1;
        let order = if self.journal.is_open() { self.order_of(op) } else { Order::default() };
        let (block, prev) = self.unlink_op(op);
        if block.is_some() {
            self.journal.log(|| Undo::PlaceOp { op, was: Placed::new(block, prev), order });
        }
    }

    /// The block of an insertion point and the operation before it.
    #[track_caller]
    fn resolve(&self, at: InsertPoint) -> (BlockId, Option<OpId>) {
        let parent = |op| match self.op(op).parent {
            Some(block) => block,
            None => panic!("insertion point at a detached operation"),
        };
        match at {
            InsertPoint::Before(op) => (parent(op), self.op(op).prev),
            InsertPoint::After(op) => (parent(op), Some(op)),
            InsertPoint::Start(block) => (block, None),
            InsertPoint::End(block) => (block, self.block(block).last),
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

    pub(super) fn unlink_op(&mut self, op: OpId) -> (Option<BlockId>, Option<OpId>) {
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

    /// Gives an operation that was put in a number between its neighbours'. Where none is free, the block's
    /// numbers no longer hold.
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
    pub(super) fn order_of(&self, op: OpId) -> Order {
        let data = self.op(op);
        let holds = data.parent.is_none_or(|block| self.blocks[block].ordered.load(Ordering::Relaxed));
        Order::new(data.order.load(Ordering::Relaxed), holds)
    }

    pub(super) fn set_order(&mut self, op: OpId, order: u32) {
        let number = self.ops[op].order.get_mut();
        *number = *number & ERASED | order;
    }

    /// Numbers a block's operations anew if an insertion found no number free.
    pub(crate) fn refresh_order(&self, block: BlockId) {
        let data = &self.blocks[block];
        if data.ordered.load(Ordering::Relaxed) {
            return;
        }
        let mut order = 0u32;
        for op in self.block_ops(block) {
            order = (order + STRIDE).min(ERASED - 1);
            self.ops[op].order.store(order, Ordering::Relaxed);
        }
        data.ordered.store(true, Ordering::Relaxed);
    }

    // Placing blocks.

    /// Puts a detached block in, or moves a block, before `before` or at the end of `region`.
    ///
    /// # Panics
    /// If `before` is not in `region`.
    #[track_caller]
    pub fn place_block(&mut self, block: BlockId, region: RegionId, before: Option<BlockId>) {
        if before == Some(block) {
            return;
        }
        self.edits += 1;
        let (old, prev) = self.unlink_block(block);
        self.journal.log(|| Undo::PlaceBlock { block, was: Placed::new(old, prev) });
        let prev = match before {
            Some(before) => {
                assert!(self.block(before).parent == Some(region), "insertion before a block of the region");
                self.block(before).prev
            }
            None => self.region(region).last,
        };
        self.link_block(block, region, prev);
    }

    /// Takes a block out of its region without erasing it.
    #[track_caller]
    pub fn detach_block(&mut self, block: BlockId) {
        self.edits += 1;
        let (region, prev) = self.unlink_block(block);
        if region.is_some() {
            self.journal.log(|| Undo::PlaceBlock { block, was: Placed::new(region, prev) });
        }
    }

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

    // Operands, successors, uses.

    pub(super) fn unlink_operand(&mut self, node: u32) -> u32 {
        let value = self.operands.at(node).target;
        self.operands.unlink(node, &mut self.values[value].first_use)
    }

    pub(super) fn unlink_successor(&mut self, node: u32) -> u32 {
        let block = self.successors.at(node).target;
        self.successors.unlink(node, &mut self.blocks[block].first_use)
    }

    pub(super) fn set_operand_node(&mut self, node: u32, value: ValueId) {
        let old = self.operands.at(node).target;
        let prev = self.unlink_operand(node);
        self.journal.log(|| Undo::Operand { node, value: old, prev });
        self.operands.set_target(node, value);
        self.operands.link_front(node, &mut self.values[value].first_use);
    }

    /// Sets one operand.
    ///
    /// # Panics
    /// If the operation has no such operand, or one of them is gone.
    #[track_caller]
    pub fn set_operand(&mut self, op: OpId, index: usize, value: ValueId) {
        let range = self.op(op).operands;
        assert!(index < range.len as usize, "operand {index} of an operation with {}", range.len);
        self.value(value);
        self.edits += 1;
        self.set_operand_node(range.start + index as u32, value);
    }

    /// Sets all operands; their number may change.
    #[track_caller]
    pub fn set_operands(&mut self, op: OpId, values: &[ValueId]) {
        let old = self.op(op).operands;
        self.edits += 1;
        if old.len as usize == values.len() {
            for (node, &value) in old.indices().zip(values) {
                if self.operands.at(node).target != value {
                    self.set_operand_node(node, value);
                }
            }
            return;
        }
        for node in old.indices() {
            let prev = self.unlink_operand(node);
            self.journal.log(|| Undo::LinkOperand { node, prev });
        }
        let new = self.operands.alloc(op, values);
        self.ops[op].operands = new;
        if self.journal.is_open() {
            self.journal.log(|| Undo::Operands { op, range: old });
        } else {
            self.operands.release(old);
        }
        for (node, &value) in new.indices().zip(values) {
            self.operands.link_front(node, &mut self.values[value].first_use);
            self.journal.log(|| Undo::UnlinkOperand { node });
        }
    }

    /// Sets one successor.
    ///
    /// # Panics
    /// If the operation has no such successor, or one of them is gone.
    #[track_caller]
    pub fn set_successor(&mut self, op: OpId, index: usize, block: BlockId) {
        let range = self.op(op).successor_nodes();
        assert!(index < range.len as usize, "successor {index} of an operation with {}", range.len);
        self.block(block);
        self.edits += 1;
        let node = range.start + index as u32;
        let old = self.successors.at(node).target;
        let prev = self.unlink_successor(node);
        self.journal.log(|| Undo::Successor { node, block: old, prev });
        self.successors.set_target(node, block);
        self.successors.link_front(node, &mut self.blocks[block].first_use);
    }

    // Changing in place.

    /// An operation whose name or attributes are about to change; what they are is journalled.
    #[track_caller]
    fn change_attrs(&mut self, op: OpId) -> &mut OpData {
        self.edits += 1;
        let Some(data) = self.ops.get_mut(op) else { panic!("operation {op:?} is gone") };
        let (name, inherent, discardable) = (data.name, data.inherent, data.discardable);
        self.journal.log(|| Undo::Attrs { op, name, inherent, discardable });
        data
    }

    /// Sets both dictionaries of an operation.
    #[track_caller]
    pub fn set_attr_dicts(&mut self, op: OpId, inherent: AttrDict, discardable: AttrDict) {
        let data = self.change_attrs(op);
        data.inherent = inherent;
        data.discardable = discardable;
    }

    /// Sets or removes an attribute: inherent if the operation's definition declares it, else discardable.
    #[track_caller]
    pub fn set_attr(&mut self, ctx: &Context, op: OpId, name: Name, value: Option<Attribute>) {
        let data = self.op(op);
        let (mut inherent, mut discardable) = (data.inherent, data.discardable);
        let declared = ctx.op_info(data.name).is_some_and(|info| info.is_inherent(name))
            || ctx.dict_entry(inherent, name).is_some();
        let dict = if declared { &mut inherent } else { &mut discardable };
        *dict = ctx.dict_with(*dict, name, value);
        self.set_attr_dicts(op, inherent, discardable);
    }

    /// Turns an operation into one of another name, with everything else as it is.
    #[track_caller]
    pub fn set_op_name(&mut self, op: OpId, name: OpName) {
        self.change_attrs(op).name = name;
    }

    /// Sets an operation's location.
    #[track_caller]
    pub fn set_loc(&mut self, op: OpId, loc: Location) {
        self.edits += 1;
        let Some(data) = self.ops.get_mut(op) else { panic!("operation {op:?} is gone") };
        self.journal.log(|| Undo::Loc { op, loc: data.loc });
        data.loc = loc;
    }

    /// Sets a value's type.
    #[track_caller]
    pub fn set_value_type(&mut self, value: ValueId, ty: Type) {
        self.edits += 1;
        let Some(data) = self.values.get_mut(value) else { panic!("value {value:?} is gone") };
        self.journal.log(|| Undo::ValueType { value, ty: data.ty });
        data.ty = ty;
    }

    /// Gives an operation one more region, detached until now.
    ///
    /// # Panics
    /// If the region is an operation's already.
    #[track_caller]
    pub fn push_region(&mut self, op: OpId, region: RegionId) {
        assert!(self.region(region).parent.is_none(), "a region belongs to one operation");
        self.edits += 1;
        let old = self.op(op).regions().into();
        self.journal.log(|| Undo::Regions { op, regions: old });
        self.nesting += 1;
        self.regions[region].parent = Some(op);
        self.ops[op].rest_mut().regions.push(region);
    }

    /// Adds resources for a tool.
    pub fn push_external_resources(
        &mut self,
        provider: String,
        entries: Vec<(String, crate::context::ResourceValue)>,
    ) {
        self.edits += 1;
        self.journal.log(|| Undo::ExternalResources);
        self.external_resources.push((provider, entries));
    }

    // Block arguments.

    /// Sets the location of an argument.
    ///
    /// # Panics
    /// If the block has no such argument.
    #[track_caller]
    pub fn set_arg_loc(&mut self, block: BlockId, index: usize, loc: Location) {
        let count = self.block(block).arg_locs.len();
        assert!(index < count, "argument {index} of a block with {count}");
        self.edits += 1;
        let old = std::mem::replace(&mut self.blocks[block].arg_locs[index], loc);
        self.journal.log(|| Undo::ArgLoc(Box::new((block, index as u32, old))));
    }

    /// Adds an argument at the end.
    #[track_caller]
    pub fn push_arg(&mut self, block: BlockId, ty: Type, loc: Location) -> ValueId {
        let index = self.block(block).args.len();
        self.insert_arg(block, index, ty, loc)
    }

    /// Adds an argument at an index; those behind it move up.
    ///
    /// # Panics
    /// If the block has fewer arguments before it.
    #[track_caller]
    pub fn insert_arg(&mut self, block: BlockId, index: usize, ty: Type, loc: Location) -> ValueId {
        assert!(index <= self.block(block).args.len(), "argument index within the block's arguments");
        self.edits += 1;
        let index = index as u32;
        let def = ValueDef::Argument { block, index };
        let value = self.values.insert(ValueData::new(ty, def));
        self.put_arg(block, index, value, loc);
        self.journal.log(|| Undo::AddArg { block, index });
        value
    }

    /// Removes an argument; those behind it move down.
    ///
    /// # Panics
    /// If the argument is used.
    #[track_caller]
    pub fn erase_arg(&mut self, block: BlockId, index: usize) {
        let value = self.block(block).args[index];
        assert!(self.is_unused(value), "an argument that is erased has no use");
        self.edits += 1;
        let index = index as u32;
        let (value, loc) = self.take_arg(block, index);
        if self.journal.is_open() {
            self.journal.log(|| Undo::RemoveArg(Box::new(RemovedArg { block, index, value, loc })));
        } else {
            self.values.remove(value);
        }
    }

    pub(super) fn put_arg(&mut self, block: BlockId, index: u32, value: ValueId, loc: Location) {
        let data = &mut self.blocks[block];
        data.args.insert(index as usize, value);
        data.arg_locs.insert(index as usize, loc);
        self.renumber_args(block, index);
    }

    pub(super) fn take_arg(&mut self, block: BlockId, index: u32) -> (ValueId, Location) {
        let data = &mut self.blocks[block];
        let value = data.args.remove(index as usize);
        let loc = data.arg_locs.remove(index as usize);
        self.renumber_args(block, index);
        (value, loc)
    }

    fn renumber_args(&mut self, block: BlockId, from: u32) {
        // From there on only: what is appended must not cost what stands before it.
        let moved = self.blocks[block].args.get(from as usize..).unwrap_or_default();
        for (&value, index) in moved.iter().zip(from..) {
            self.values[value].set_def(ValueDef::Argument { block, index });
        }
    }
}
