//! Reading a body.

use std::sync::atomic::Ordering;

use super::data::ERASED;
use super::uses::{NONE, Targets};
use super::{
    BlockData, BlockId, Created, Ir, OpData, OpId, RegionData, RegionId, Use, ValueData, ValueDef, ValueId,
};
use crate::context::{Attribute, Context, Location, Name, OpInfo, Type};

impl Ir {
    /// An empty body.
    pub fn new() -> Self {
        Self::default()
    }

    /// Reserves capacity for about that many more operations, each with `operands` operands and one result.
    pub fn reserve(&mut self, ops: usize) {
        self.ops.reserve(ops);
        self.values.reserve(ops);
    }

    /// Number of operations, erased ones that wait for a commit included.
    pub fn op_count(&self) -> usize {
        self.ops.len()
    }

    /// Number of operations that limits of drivers are proportional to: that of the body, or one that was
    /// [set](Ir::set_nominal_size).
    pub fn nominal_size(&self) -> usize {
        self.nominal_size.unwrap_or(self.ops.len())
    }

    /// Sets the number of operations that limits are proportional to, and returns the former one. Runs on
    /// several operations, one after the other or side by side, have the same limits then.
    pub fn set_nominal_size(&mut self, size: Option<usize>) -> Option<usize> {
        std::mem::replace(&mut self.nominal_size, size)
    }

    /// Returns the numbers of entities created so far, including those that were erased.
    #[inline]
    pub fn created(&self) -> Created {
        self.created
    }

    /// A number that grows with every edit, so that callers can detect changes.
    #[inline]
    pub fn edit_count(&self) -> u64 {
        self.edits
    }

    /// A number that grows whenever blocks, or operations with regions, are moved: as long as it stays the
    /// same, the ancestors of an operation's block are unchanged.
    #[inline]
    pub fn nesting_count(&self) -> u64 {
        self.nesting
    }

    // What a handle of a task finds elsewhere, or nothing does.

    #[cold]
    #[inline(never)]
    #[track_caller]
    fn op_outside(&self, op: OpId) -> &OpData {
        match self.ops.get(op) {
            Some(data) => data,
            None => panic!("operation {op:?} is erased or belongs to another body"),
        }
    }

    #[cold]
    #[inline(never)]
    #[track_caller]
    fn block_outside(&self, block: BlockId) -> &BlockData {
        match self.blocks.get(block) {
            Some(data) => data,
            None => panic!("block {block:?} is erased or belongs to another body"),
        }
    }

    #[cold]
    #[inline(never)]
    #[track_caller]
    fn region_outside(&self, region: RegionId) -> &RegionData {
        match self.regions.get(region) {
            Some(data) => data,
            None => panic!("region {region:?} is erased or belongs to another body"),
        }
    }

    #[cold]
    #[inline(never)]
    #[track_caller]
    fn value_outside(&self, value: ValueId) -> &ValueData {
        match self.values.get(value) {
            Some(data) => data,
            None => panic!("value {value:?} is erased or belongs to another body"),
        }
    }

    #[cold]
    #[inline(never)]
    #[track_caller]
    fn no_operand(op: OpId, count: usize, index: usize) -> ! {
        panic!("operation {op:?} has {count} operands, and no operand {index}")
    }

    /// An operation.
    ///
    /// # Panics
    /// If it is erased or belongs to another body.
    #[inline(always)]
    #[track_caller]
    pub fn op(&self, op: OpId) -> &OpData {
        match self.ops.get_own(op) {
            Some(data) => data,
            None => self.op_outside(op),
        }
    }

    /// Returns an operation, or `None` if it does not exist or is erased.
    #[inline(always)]
    pub fn try_op(&self, op: OpId) -> Option<&OpData> {
        self.ops.get(op).filter(|data| data.order.load(Ordering::Relaxed) & ERASED == 0)
    }

    /// Returns an operation that exists or waits, erased, for a commit; `None` if there is none. [`Ir::op`]
    /// is the same with a panic.
    #[inline]
    pub fn stored_op(&self, op: OpId) -> Option<&OpData> {
        self.ops.get(op)
    }

    /// Returns true if an operation exists and is not erased.
    #[inline(always)]
    pub fn is_live(&self, op: OpId) -> bool {
        self.try_op(op).is_some()
    }

    /// A block.
    ///
    /// # Panics
    /// If it is erased or belongs to another body.
    #[inline(always)]
    #[track_caller]
    pub fn block(&self, block: BlockId) -> &BlockData {
        match self.blocks.get_own(block) {
            Some(data) => data,
            None => self.block_outside(block),
        }
    }

    /// Returns true if a block exists and is not erased.
    #[inline]
    pub fn is_live_block(&self, block: BlockId) -> bool {
        self.blocks.get(block).is_some_and(|data| !data.erased)
    }

    /// A region.
    ///
    /// # Panics
    /// If it is erased or belongs to another body.
    #[inline(always)]
    #[track_caller]
    pub fn region(&self, region: RegionId) -> &RegionData {
        match self.regions.get_own(region) {
            Some(data) => data,
            None => self.region_outside(region),
        }
    }

    /// Returns a region, or `None` if it does not exist.
    pub fn try_region(&self, region: RegionId) -> Option<&RegionData> {
        self.regions.get(region)
    }

    /// A value.
    ///
    /// # Panics
    /// If it is erased or belongs to another body.
    #[inline(always)]
    #[track_caller]
    pub fn value(&self, value: ValueId) -> &ValueData {
        match self.values.get_own(value) {
            Some(data) => data,
            None => self.value_outside(value),
        }
    }

    /// Returns a value, or `None` if it does not exist.
    #[inline(always)]
    pub fn try_value(&self, value: ValueId) -> Option<&ValueData> {
        self.values.get(value)
    }

    /// A value's type.
    ///
    /// # Panics
    /// If it is erased or belongs to another body.
    #[inline(always)]
    #[track_caller]
    pub fn value_type(&self, value: ValueId) -> Type {
        self.value(value).ty
    }

    /// Returns the location of a value: its operation's, or its block argument's; `None` if the value does
    /// not exist.
    pub fn value_loc(&self, value: ValueId) -> Option<Location> {
        match self.try_value(value)?.def() {
            ValueDef::Result { op, .. } => self.try_op(op).map(|data| data.loc()),
            ValueDef::Argument { block, index } => self.block(block).arg_locs().get(index as usize).copied(),
        }
    }

    /// Returns the defining op of a value; `None` for a block argument.
    ///
    /// # Panics
    /// If the value is erased or belongs to another body.
    #[inline(always)]
    #[track_caller]
    pub fn defining_op(&self, value: ValueId) -> Option<OpId> {
        match self.value(value).def() {
            ValueDef::Result { op, .. } => Some(op),
            ValueDef::Argument { .. } => None,
        }
    }

    /// Returns the block in which a value is defined: an argument's block, or its operation's; `None` if
    /// detached.
    ///
    /// # Panics
    /// If the value is erased or belongs to another body.
    #[inline]
    #[track_caller]
    pub fn value_block(&self, value: ValueId) -> Option<BlockId> {
        match self.value(value).def() {
            ValueDef::Result { op, .. } => self.op(op).parent,
            ValueDef::Argument { block, .. } => Some(block),
        }
    }

    /// Resources that the file carries for tools; they are printed after the module.
    pub fn external_resources(&self) -> &[super::ExternalResources] {
        &self.external_resources
    }

    // Operands and uses.

    /// Returns the operand at an index.
    ///
    /// # Panics
    /// If the operation has no such operand.
    #[inline(always)]
    #[track_caller]
    pub fn operand(&self, op: OpId, index: usize) -> ValueId {
        let nodes = self.operands.slice(self.op(op).operands);
        match nodes.get(index) {
            Some(node) => node.target,
            None => Self::no_operand(op, nodes.len(), index),
        }
    }

    /// All operands in order.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[inline(always)]
    #[track_caller]
    pub fn operands(
        &self,
        op: OpId,
    ) -> impl ExactSizeIterator<Item = ValueId> + DoubleEndedIterator + Clone + '_ {
        self.operands_of(self.op(op))
    }

    /// All operands of an operation of this body that was looked up, in order.
    #[inline(always)]
    pub(crate) fn operands_of(
        &self,
        data: &OpData,
    ) -> impl ExactSizeIterator<Item = ValueId> + DoubleEndedIterator + Clone + '_ {
        Targets::new(self.operands.slice(data.operands))
    }

    /// Returns the successor at an index.
    ///
    /// # Panics
    /// If the operation has no such successor.
    #[inline]
    #[track_caller]
    pub fn successor(&self, op: OpId, index: usize) -> BlockId {
        let nodes = self.successors.slice(self.op(op).successor_nodes());
        match nodes.get(index) {
            Some(node) => node.target,
            None => panic!("operation {op:?} has {} successors, and no successor {index}", nodes.len()),
        }
    }

    /// All successors in order.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[inline]
    #[track_caller]
    pub fn successors(&self, op: OpId) -> impl ExactSizeIterator<Item = BlockId> + Clone + '_ {
        self.successors.slice(self.op(op).successor_nodes()).iter().map(|node| node.target)
    }

    /// All uses of a value, the newest first.
    ///
    /// # Panics
    /// If the value is erased or belongs to another body.
    #[inline(always)]
    #[track_caller]
    pub fn uses(&self, value: ValueId) -> impl Iterator<Item = Use> + Clone + '_ {
        let mut next = self.value(value).first_use;
        std::iter::from_fn(move || {
            let at = next;
            if at == NONE {
                return None;
            }
            let node = self.operands.at(at);
            next = node.next;
            Some(Use { op: node.owner, index: at - self.ops[node.owner].operands.start })
        })
    }

    /// Returns true if a value has no uses.
    ///
    /// # Panics
    /// If the value is erased or belongs to another body.
    #[inline(always)]
    #[track_caller]
    pub fn is_unused(&self, value: ValueId) -> bool {
        self.value(value).first_use == NONE
    }

    /// Returns true if a value has exactly one use.
    ///
    /// # Panics
    /// If the value is erased or belongs to another body.
    #[inline(always)]
    #[track_caller]
    pub fn has_one_use(&self, value: ValueId) -> bool {
        let first = self.value(value).first_use;
        first != NONE && self.operands.at(first).next == NONE
    }

    /// Returns true if no result of an operation has a use.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[inline(always)]
    #[track_caller]
    pub fn results_unused(&self, op: OpId) -> bool {
        self.op(op).results().iter().all(|&result| self.is_unused(result))
    }

    /// The terminators' uses of a block as a successor, the newest first.
    ///
    /// # Panics
    /// If the block is erased or belongs to another body.
    #[inline]
    #[track_caller]
    pub fn block_uses(&self, block: BlockId) -> impl Iterator<Item = Use> + Clone + '_ {
        let mut next = self.block(block).first_use;
        std::iter::from_fn(move || {
            let at = next;
            if at == NONE {
                return None;
            }
            let node = self.successors.at(at);
            next = node.next;
            Some(Use { op: node.owner, index: at - self.ops[node.owner].successor_nodes().start })
        })
    }

    /// The blocks that branch to a block, once per branch.
    ///
    /// # Panics
    /// If the block is erased or belongs to another body.
    #[track_caller]
    pub fn predecessors(&self, block: BlockId) -> impl Iterator<Item = BlockId> + '_ {
        self.block_uses(block).filter_map(|block_use| self.op(block_use.op).parent)
    }

    // Nesting.

    /// The operations of a block in order.
    ///
    /// # Panics
    /// If the block is erased or belongs to another body.
    #[inline]
    #[track_caller]
    pub fn block_ops(&self, block: BlockId) -> impl Iterator<Item = OpId> + Clone + '_ {
        let first = self.block(block).first;
        std::iter::successors(first, |&op| self.op(op).next)
    }

    /// The operations of a block, last first.
    ///
    /// # Panics
    /// If the block is erased or belongs to another body.
    #[inline]
    #[track_caller]
    pub fn block_ops_rev(&self, block: BlockId) -> impl Iterator<Item = OpId> + Clone + '_ {
        let last = self.block(block).last;
        std::iter::successors(last, |&op| self.op(op).prev)
    }

    /// The blocks of a region in order.
    ///
    /// # Panics
    /// If the region is erased or belongs to another body.
    #[inline]
    #[track_caller]
    pub fn region_blocks(&self, region: RegionId) -> impl Iterator<Item = BlockId> + Clone + '_ {
        let first = self.region(region).first;
        std::iter::successors(first, |&block| self.block(block).next)
    }

    /// The last operation of a block if its definition says that it is a terminator.
    ///
    /// # Panics
    /// If the block is erased or belongs to another body.
    #[inline]
    #[track_caller]
    pub fn terminator(&self, ctx: &Context, block: BlockId) -> Option<OpId> {
        self.debug_assert_context(ctx);
        let last = self.block(block).last?;
        let info = ctx.op_info(self.op(last).name)?;
        info.traits.contains(crate::context::Traits::TERMINATOR).then_some(last)
    }

    /// The region that an operation is in.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[inline]
    #[track_caller]
    pub fn parent_region(&self, op: OpId) -> Option<RegionId> {
        self.block(self.op(op).parent?).parent
    }

    /// The operation that an operation is nested in.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[inline]
    #[track_caller]
    pub fn parent_op(&self, op: OpId) -> Option<OpId> {
        self.region(self.parent_region(op)?).parent
    }

    /// The operation whose region a block is in.
    ///
    /// # Panics
    /// If the block is erased or belongs to another body.
    #[inline]
    #[track_caller]
    pub fn block_parent_op(&self, block: BlockId) -> Option<OpId> {
        self.region(self.block(block).parent?).parent
    }

    /// Returns true if `op` is `ancestor` or nested in it.
    ///
    /// # Panics
    /// If an operation is erased or belongs to another body.
    #[track_caller]
    pub fn is_ancestor(&self, ancestor: OpId, op: OpId) -> bool {
        self.op(op);
        std::iter::successors(Some(op), |&op| self.parent_op(op)).any(|op| op == ancestor)
    }

    /// The operation of `block` that `op` is, or is nested in.
    ///
    /// # Panics
    /// If an operation or block is erased or belongs to another body.
    #[track_caller]
    pub fn ancestor_in_block(&self, block: BlockId, op: OpId) -> Option<OpId> {
        self.op(op);
        std::iter::successors(Some(op), |&op| self.parent_op(op))
            .find(|&op| self.op(op).parent == Some(block))
    }

    /// Returns true if `first` is before `second` in their block. Amortised constant time.
    ///
    /// # Panics
    /// If they are not in one block.
    #[track_caller]
    pub fn is_before_in_block(&self, first: OpId, second: OpId) -> bool {
        let (a, b) = (self.op(first), self.op(second));
        assert!(
            a.parent.is_some() && a.parent == b.parent,
            "operations {first:?} and {second:?} are not in one block"
        );
        if let Some(block) = a.parent {
            self.refresh_order(block);
        }
        a.order.load(Ordering::Relaxed) < b.order.load(Ordering::Relaxed)
    }

    /// Returns true if the operation was found not to be what its definition says, in a module that was read
    /// without being verified ([`mark_invalid`](crate::mark_invalid)): no hook, folder, pattern in Rust or
    /// typed view may look at it.
    #[inline(always)]
    pub fn is_known_invalid(&self, op: OpId) -> bool {
        !self.known_invalid.is_empty() && self.known_invalid.contains(&op)
    }

    // Attributes.

    /// Returns the registered information on an operation; `None` if it is
    /// [known to be invalid](Ir::is_known_invalid).
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[inline(always)]
    #[track_caller]
    pub fn info<'c>(&self, ctx: &'c Context, op: OpId) -> Option<&'c OpInfo> {
        self.debug_assert_context(ctx);
        if self.is_known_invalid(op) {
            return None;
        }
        ctx.op_info(self.op(op).name)
    }

    /// An attribute of an operation, declared or not.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[inline]
    #[track_caller]
    pub fn attr(&self, ctx: &Context, op: OpId, name: Name) -> Option<Attribute> {
        self.debug_assert_context(ctx);
        let data = self.op(op);
        ctx.dict_entry(data.inherent, name).or_else(|| ctx.dict_entry(data.discardable, name))
    }

    /// An attribute of an operation by its name's text.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    pub fn attr_named(&self, ctx: &Context, op: OpId, name: &str) -> Option<Attribute> {
        self.debug_assert_context(ctx);
        self.op(op);
        self.attr(ctx, op, ctx.find_name(name)?)
    }
}
