//! The entities of a body and their keys.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use rustc_hash::FxHashSet;
use slotmap::{Key, KeyData, new_key_type};
use smallvec::SmallVec;
use thin_vec::ThinVec;

use super::journal::Journal;
use super::slots::Slots;
use super::uses::{NONE, Range, UsePool};
use crate::context::{AttrDict, CommonHandles, Context, ContextId, Location, OpName, ResourceValue, Type};

new_key_type! {
    /// Key of an operation.
    pub struct OpId;
    /// Key of a block.
    pub struct BlockId;
    /// Key of a region.
    pub struct RegionId;
    /// Key of a value.
    pub struct ValueId;
}

/// A body: operations, blocks, regions and values, and the journal of their edits.
///
/// It may hold any number of detached operations; a module is one operation with all that is nested in it.
///
/// A body belongs to the context of its first operation, and is refused with another one. In debug builds, a
/// key of another body is refused as well: it is the key of nothing.
#[derive(Debug, Default)]
pub struct Ir {
    pub(super) ops: Slots<OpId, OpData>,
    pub(super) blocks: Slots<BlockId, BlockData>,
    pub(super) regions: Slots<RegionId, RegionData>,
    pub(super) values: Slots<ValueId, ValueData>,
    pub(super) operands: UsePool<ValueId>,
    pub(super) successors: UsePool<BlockId>,
    pub(super) journal: Journal,
    pub(super) edits: u64,
    pub(super) created: Created,
    pub(super) nesting: u64,
    pub(super) external_resources: Vec<ExternalResources>,
    /// The context of the first operation.
    pub(super) context: Option<ContextId>,
    /// See [`Ir::set_nominal_size`].
    pub(super) nominal_size: Option<usize>,
    /// See [`Ir::is_known_invalid`].
    pub(crate) known_invalid: FxHashSet<OpId>,
}

/// Numbers of entities that were created in a body so far, including those that were erased.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Created {
    /// Operations.
    pub ops: u64,
    /// Operands, results and block arguments.
    pub values: u64,
}

/// Resources that a file carries for a tool: its name, and values by key.
pub type ExternalResources = (String, Vec<(String, ResourceValue)>);

/// An operation.
#[derive(Debug)]
pub struct OpData {
    pub(super) name: OpName,
    pub(super) order: AtomicU32,
    pub(super) loc: Location,
    pub(super) parent: Option<BlockId>,
    pub(super) prev: Option<OpId>,
    pub(super) next: Option<OpId>,
    pub(super) operands: Range,
    /// The first result.
    pub(super) result: Option<ValueId>,
    pub(super) rest: Option<Box<Rest>>,
    pub(super) inherent: AttrDict,
    pub(super) discardable: AttrDict,
}

/// Parts that few operations have: several results, regions, successors.
#[derive(Debug, Default)]
pub(super) struct Rest {
    /// All results, if there are several.
    pub results: ThinVec<ValueId>,
    pub regions: ThinVec<RegionId>,
    pub successors: Range,
}

// There are as many as the largest modules have operations.
const _: () = assert!(size_of::<OpData>() <= 72);
const _: () = assert!(size_of::<ValueData>() <= 20);

/// Bit of [`OpData::order`] that marks an erased operation that waits for its slot to be freed; the other
/// bits are the order number.
pub(super) const ERASED: u32 = 1 << 31;

impl OpData {
    /// Returns the operation's name.
    #[inline]
    pub fn name(&self) -> OpName {
        self.name
    }

    /// Returns the operation's location.
    #[inline]
    pub fn loc(&self) -> Location {
        self.loc
    }

    /// Returns the block that contains the operation; `None` for a detached operation.
    #[inline]
    pub fn parent(&self) -> Option<BlockId> {
        self.parent
    }

    /// The operation before it in its block.
    #[inline]
    pub fn prev(&self) -> Option<OpId> {
        self.prev
    }

    /// The operation after it in its block.
    #[inline]
    pub fn next(&self) -> Option<OpId> {
        self.next
    }

    /// Returns the operation's results.
    #[inline]
    pub fn results(&self) -> &[ValueId] {
        match &self.rest {
            Some(rest) if !rest.results.is_empty() => &rest.results,
            _ => self.result.as_slice(),
        }
    }

    /// Returns the operation's regions.
    #[inline]
    pub fn regions(&self) -> &[RegionId] {
        self.rest.as_ref().map_or(&[], |rest| &rest.regions)
    }

    /// Returns the use nodes of the operation's successors.
    #[inline]
    pub(super) fn successor_nodes(&self) -> Range {
        self.rest.as_ref().map_or(Range::default(), |rest| rest.successors)
    }

    /// Returns the parts that few operations have, created if necessary.
    pub(super) fn rest_mut(&mut self) -> &mut Rest {
        self.rest.get_or_insert_default()
    }

    /// The attributes that its definition declares (its properties).
    #[inline]
    pub fn inherent(&self) -> AttrDict {
        self.inherent
    }

    /// The other attributes.
    #[inline]
    pub fn discardable(&self) -> AttrDict {
        self.discardable
    }

    /// The order number of an operation; numbers increase within a block after `Ir::refresh_order`.
    #[inline]
    pub(crate) fn order_number(&self) -> u32 {
        self.order.load(Ordering::Relaxed)
    }

    /// A copy of an operation without operands and results, and without regions.
    pub(super) fn without_contents(&self) -> OpData {
        let OpData { name, loc, parent, prev, next, inherent, discardable, .. } = *self;
        let order = AtomicU32::new(self.order.load(Ordering::Relaxed));
        let (operands, result, rest) = Default::default();
        OpData { name, order, loc, parent, prev, next, operands, result, rest, inherent, discardable }
    }

    /// Number of operands.
    #[inline]
    pub fn operand_count(&self) -> usize {
        self.operands.len as usize
    }

    /// Number of successors.
    #[inline]
    pub fn successor_count(&self) -> usize {
        self.successor_nodes().len as usize
    }
}

/// A block.
#[derive(Debug)]
pub struct BlockData {
    pub(super) parent: Option<RegionId>,
    pub(super) prev: Option<BlockId>,
    pub(super) next: Option<BlockId>,
    pub(super) first: Option<OpId>,
    pub(super) last: Option<OpId>,
    pub(super) args: SmallVec<[ValueId; 2]>,
    pub(super) arg_locs: SmallVec<[Location; 2]>,
    pub(super) first_use: u32,
    pub(super) ordered: AtomicBool,
    pub(super) erased: bool,
}

impl BlockData {
    /// Returns the region that contains the block; `None` for a detached block.
    #[inline]
    pub fn parent(&self) -> Option<RegionId> {
        self.parent
    }

    /// The block before it in its region.
    #[inline]
    pub fn prev(&self) -> Option<BlockId> {
        self.prev
    }

    /// The block after it in its region.
    #[inline]
    pub fn next(&self) -> Option<BlockId> {
        self.next
    }

    /// Returns the block's first operation.
    #[inline]
    pub fn first(&self) -> Option<OpId> {
        self.first
    }

    /// Returns the block's last operation.
    #[inline]
    pub fn last(&self) -> Option<OpId> {
        self.last
    }

    /// Returns the block's arguments.
    #[inline]
    pub fn args(&self) -> &[ValueId] {
        &self.args
    }

    /// The locations of its arguments.
    #[inline]
    pub fn arg_locs(&self) -> &[Location] {
        &self.arg_locs
    }
}

/// A region.
#[derive(Debug, Default)]
pub struct RegionData {
    pub(super) parent: Option<OpId>,
    pub(super) first: Option<BlockId>,
    pub(super) last: Option<BlockId>,
}

impl RegionData {
    /// Returns the operation that owns the region; `None` for a detached region.
    #[inline]
    pub fn parent(&self) -> Option<OpId> {
        self.parent
    }

    /// Returns the entry block.
    #[inline]
    pub fn first(&self) -> Option<BlockId> {
        self.first
    }

    /// Returns the last block.
    #[inline]
    pub fn last(&self) -> Option<BlockId> {
        self.last
    }

    /// Returns true if the region has no block.
    pub fn is_empty(&self) -> bool {
        self.first.is_none()
    }
}

/// Definition of a value: an operation's result or a block's argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ValueDef {
    /// Result number `index` of an operation.
    Result {
        /// The operation.
        op: OpId,
        /// Number of the result.
        index: u32,
    },
    /// Argument number `index` of a block.
    Argument {
        /// The block.
        block: BlockId,
        /// Number of the argument.
        index: u32,
    },
}

/// A value.
#[derive(Debug)]
pub struct ValueData {
    pub(super) ty: Type,
    pub(super) first_use: u32,
    /// The key of the operation or block.
    owner: KeyData,
    /// Number of the result or argument; for an argument, with [`ARGUMENT`] set.
    index: u32,
}

/// Bit of [`ValueData::index`].
const ARGUMENT: u32 = 1 << 31;

impl ValueData {
    /// Creates a value without uses.
    #[inline]
    pub(super) fn new(ty: Type, def: ValueDef) -> Self {
        let mut data = ValueData { ty, first_use: NONE, owner: KeyData::default(), index: 0 };
        data.set_def(def);
        data
    }

    #[inline]
    pub(super) fn set_def(&mut self, def: ValueDef) {
        (self.owner, self.index) = match def {
            ValueDef::Result { op, index } => (op.data(), index),
            ValueDef::Argument { block, index } => (block.data(), index | ARGUMENT),
        };
    }

    /// Returns the value's type.
    #[inline]
    pub fn ty(&self) -> Type {
        self.ty
    }

    /// Returns the value's definition.
    #[inline]
    pub fn def(&self) -> ValueDef {
        let index = self.index & !ARGUMENT;
        match self.index & ARGUMENT {
            0 => ValueDef::Result { op: self.owner.into(), index },
            _ => ValueDef::Argument { block: self.owner.into(), index },
        }
    }
}

/// Use of a value as an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub struct Use {
    /// The operation.
    pub op: OpId,
    /// Number of the operand.
    pub index: u32,
}

/// A place where operations are put in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InsertPoint {
    /// Before that operation.
    Before(OpId),
    /// After that operation.
    After(OpId),
    /// At the start of that block.
    Start(BlockId),
    /// At the end of that block.
    End(BlockId),
}

/// Parts of an operation to be created.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OperationState {
    /// Name of the operation.
    pub name: OpName,
    /// Location of the operation.
    pub loc: Location,
    /// Operands of the operation.
    pub operands: SmallVec<[ValueId; 4]>,
    /// Types of the results.
    pub result_types: SmallVec<[Type; 2]>,
    /// Declared attributes.
    pub inherent: AttrDict,
    /// Discardable attributes.
    pub discardable: AttrDict,
    /// Successors of the operation.
    pub successors: SmallVec<[BlockId; 2]>,
    /// Regions of the operation, detached until it is created.
    pub regions: SmallVec<[RegionId; 1]>,
    /// The context that its handles are of.
    pub(super) context: Option<ContextId>,
    /// An attribute that was there when it was set.
    pub(crate) repeated: Option<crate::Name>,
}

impl OperationState {
    /// An operation with nothing but a name and a location.
    pub fn new(ctx: &Context, name: OpName, loc: Location) -> Self {
        let CommonHandles { empty_dict, .. } = *ctx.common();
        OperationState {
            name,
            loc,
            operands: SmallVec::new(),
            result_types: SmallVec::new(),
            inherent: empty_dict,
            discardable: empty_dict,
            successors: SmallVec::new(),
            regions: SmallVec::new(),
            context: Some(ctx.id()),
            repeated: None,
        }
    }

    /// Sets an attribute by name: inherent if the operation's definition declares it, else discardable.
    pub fn set_attr(&mut self, ctx: &Context, name: &str, value: crate::context::Attribute) {
        let name = ctx.name(name);
        let inherent = ctx.op_info(self.name).is_some_and(|info| info.is_inherent(name));
        let dict = if inherent { &mut self.inherent } else { &mut self.discardable };
        if *dict != ctx.common().empty_dict && ctx.dict_entry(*dict, name).is_some() {
            self.repeated.get_or_insert(name);
        }
        *dict = ctx.dict_with(*dict, name, Some(value));
    }

    /// Resolves attributes that were set more than once to the last value. Otherwise a custom assembly that
    /// sets an attribute twice is refused, as if the text gave it twice.
    pub fn accept_repeated_attrs(&mut self) {
        self.repeated = None;
    }

    /// Gives every declared attribute that is missing its default value.
    pub fn fill_default_attrs(&mut self, ctx: &Context) {
        let Some(info) = ctx.op_info(self.name) else { return };
        if let (Some(all), true) = (info.default_dict(), self.inherent == ctx.common().empty_dict) {
            self.inherent = all;
            return;
        }
        let missing = info.default_attrs.iter().copied();
        let mut missing = missing.filter(|entry| ctx.dict_entry(self.inherent, entry.0).is_none()).peekable();
        if missing.peek().is_some() {
            let present = ctx.dict_entries(self.inherent).iter().copied();
            self.inherent = ctx.dict(present.chain(missing));
        }
    }
}
