//! The net changes of a body since a checkpoint.
//!
//! The journal has every primitive edit; several of them may cancel out: an operation that was created and
//! erased, an attribute that was set and set back. A change is what differs from the body at the checkpoint.
//! Left out are order numbers, the order of uses, and detached blocks and regions, which nothing refers to.
//!
//! Invariant: a change is listed once, at the place of its first edit. A new edit of the body says here what
//! it changes.

use rustc_hash::{FxHashMap, FxHashSet};
use slotmap::Key;

use super::journal::{Checkpoint, Placed, Undo, created};
use super::uses::Range;
use super::{BlockId, Ir, OpId, RegionId, ValueDef, ValueId};
use crate::context::{AttrDict, Location, OpName, Type};

/// A net change since a checkpoint, see [`Ir::changes_since`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Change {
    /// A change of an operation.
    Op {
        /// The operation; an erased one keeps its data while the checkpoint is open.
        op: OpId,
        /// The part that changed.
        part: OpChange,
    },
    /// A change of a block.
    Block {
        /// The block; an erased one keeps its data while the checkpoint is open.
        block: BlockId,
        /// The part that changed.
        part: BlockChange,
        /// The operation that holds it, or held it where it is in no region any more.
        parent: Option<OpId>,
    },
    /// Resources for a tool were added.
    Resources,
}

/// The part of an operation that changed. A created operation has no other change; one that was erased with
/// an operation or block that is listed as erased is not listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OpChange {
    /// Creation.
    Created,
    /// Erasure.
    Erased,
    /// A move, or removal from its block.
    Moved,
    /// The name changed.
    Name,
    /// The attributes changed.
    Attributes,
    /// The operands changed.
    Operands,
    /// The successors changed.
    Successors,
    /// The list of regions changed.
    Regions,
    /// The types of results changed.
    ResultTypes,
    /// The location changed.
    Location,
}

/// The part of a block that changed. A created block has no other change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BlockChange {
    /// Creation in a region.
    Created,
    /// Erasure.
    Erased,
    /// A move, or removal from its region.
    Moved,
    /// The arguments changed, or their types or locations.
    Arguments,
}

impl Ir {
    /// The net changes since a checkpoint that is open, in the order of the first edits.
    pub fn changes_since(&self, checkpoint: &Checkpoint) -> Vec<Change> {
        let entries = self.journal.entries_since(checkpoint.position()).unwrap_or_default();
        if entries.is_empty() {
            return Vec::new();
        }
        let before = Before::new(self, entries);
        self.touched(entries, &before.moved())
            .into_iter()
            .filter_map(|change| before.check(self, change))
            .collect()
    }

    /// The parts that were edited, each once. `moved` are the operations that were moved together, see
    /// [`Before::moved`].
    fn touched(&self, entries: &[Undo], mut moved: &[(usize, OpId)]) -> Vec<Change> {
        let (mut list, mut seen) = (Vec::new(), FxHashSet::default());
        let mut add = |change: Change| {
            if seen.insert(change) {
                list.push(change);
            }
        };
        let op = |op, part| Change::Op { op, part };
        let block = |block, part| Change::Block { block, part, parent: None };
        for (index, undo) in entries.iter().enumerate() {
            match *undo {
                Undo::CreateOps { last, count } => {
                    created(last, count).for_each(|new| add(op(new, OpChange::Created)));
                }
                Undo::CreateBlock(new) => add(block(new, BlockChange::Created)),
                Undo::InsertOp { op: moved, .. } => add(op(moved, OpChange::Moved)),
                Undo::SplitBlock { .. } | Undo::MoveOps(_) => {
                    let count = moved.iter().take_while(|entry| entry.0 == index).count();
                    let (here, rest) = moved.split_at(count);
                    here.iter().for_each(|&(_, moved)| add(op(moved, OpChange::Moved)));
                    moved = rest;
                }
                Undo::InsertBlock { block: moved, .. } => add(block(moved, BlockChange::Moved)),
                Undo::Operand { node, .. }
                | Undo::LinkOperand { node, .. }
                | Undo::UnlinkOperand { node } => {
                    add(op(self.operands.at(node).owner, OpChange::Operands));
                }
                Undo::Operands { op: owner, .. } => add(op(owner, OpChange::Operands)),
                Undo::Successor { node, .. } | Undo::LinkSuccessor { node, .. } => {
                    add(op(self.successors.at(node).owner, OpChange::Successors));
                }
                Undo::EraseOp(erased) => add(op(erased, OpChange::Erased)),
                Undo::EraseBlock(erased) => add(block(erased, BlockChange::Erased)),
                Undo::Attrs { op: owner, .. } => {
                    add(op(owner, OpChange::Name));
                    add(op(owner, OpChange::Attributes));
                }
                Undo::Loc { op: owner, .. } => add(op(owner, OpChange::Location)),
                Undo::ValueType { value, .. } => match self.values[value].def() {
                    ValueDef::Result { op: owner, .. } => add(op(owner, OpChange::ResultTypes)),
                    ValueDef::Argument { block: owner, .. } => add(block(owner, BlockChange::Arguments)),
                },
                Undo::AddArg { block: owner, .. } => add(block(owner, BlockChange::Arguments)),
                Undo::RemoveArgs(ref removed) => add(block(removed.block, BlockChange::Arguments)),
                Undo::ArgLoc(ref old) => add(block(old.0, BlockChange::Arguments)),
                Undo::Regions { op: owner, .. } => add(op(owner, OpChange::Regions)),
                Undo::ExternalResources => add(Change::Resources),
                Undo::CreateRegion(_) | Undo::Orders { .. } => {}
            }
        }
        list
    }
}

/// The body at the checkpoint, where it was edited since.
#[derive(Default)]
struct Before<'a> {
    created_ops: FxHashSet<OpId>,
    created_blocks: FxHashSet<BlockId>,
    ops: Lists<OpId>,
    blocks: Lists<BlockId>,
    /// Operations that were moved together: the first of these edits, and the place among those that it
    /// moved.
    moved: FxHashMap<OpId, (usize, u32)>,
    attrs: FxHashMap<OpId, (OpName, AttrDict, AttrDict)>,
    locs: FxHashMap<OpId, Location>,
    ranges: FxHashMap<OpId, Range>,
    operands: FxHashMap<u32, ValueId>,
    successors: FxHashMap<u32, BlockId>,
    regions: FxHashMap<OpId, &'a [RegionId]>,
    types: FxHashMap<ValueId, Type>,
    args: FxHashMap<BlockId, Vec<ValueId>>,
    arg_locs: FxHashMap<ValueId, Location>,
}

impl<'a> Before<'a> {
    /// Goes back from the last edit to the first one; the last that is noted of a part holds.
    fn new(ir: &Ir, entries: &'a [Undo]) -> Self {
        let mut before = Before::default();
        for (index, undo) in entries.iter().enumerate().rev() {
            before.note(ir, index, undo);
        }
        before
    }

    /// The operations that were moved together, in the order of the edits, each with the index of the first.
    fn moved(&self) -> Vec<(usize, OpId)> {
        let mut all: Vec<_> = self.moved.iter().map(|(&op, &place)| (place, op)).collect();
        all.sort_unstable_by_key(|&(place, _)| place);
        all.into_iter().map(|((index, _), op)| (index, op)).collect()
    }

    /// Puts operations that were moved together, from `first` to `last` or to the end of their block, back
    /// where they were.
    fn note_moved(
        &mut self,
        ir: &Ir,
        index: usize,
        (first, last): (Option<OpId>, Option<OpId>),
        was: Placed<BlockId, OpId>,
    ) {
        let (mut next, mut was) = (first, was);
        for place in 0.. {
            let Some(op) = next else { break };
            next = self.ops.place(ir, op).next.filter(|_| last != Some(op));
            self.moved.insert(op, (index, place));
            self.ops.restore(ir, op, was);
            was = Placed::After(op);
        }
    }

    fn note(&mut self, ir: &Ir, index: usize, undo: &'a Undo) {
        match *undo {
            Undo::CreateOps { last, count } => {
                for op in created(last, count) {
                    self.created_ops.insert(op);
                    self.ops.restore(ir, op, Placed::Nowhere);
                }
            }
            Undo::CreateBlock(block) => {
                self.created_blocks.insert(block);
                self.blocks.restore(ir, block, Placed::Nowhere);
            }
            Undo::InsertOp { op, was, .. } => self.ops.restore(ir, op, was),
            Undo::SplitBlock { new, prev, .. } => {
                let Some(old) = self.blocks.place(ir, new).prev else { return };
                let first = self.ops.first(ir, new);
                self.note_moved(ir, index, (first, None), prev.map_or(Placed::First(old), Placed::After));
            }
            Undo::MoveOps(ref moved) => {
                let run = (Some(moved.first), Some(moved.last));
                self.note_moved(ir, index, run, Placed::First(moved.from));
            }
            Undo::InsertBlock { block, was } => self.blocks.restore(ir, block, was),
            Undo::Operand { node, value, .. } => _ = self.operands.insert(node, value),
            Undo::Operands { op, range } => _ = self.ranges.insert(op, range),
            Undo::Successor { node, block, .. } => _ = self.successors.insert(node, block),
            Undo::Attrs { op, name, inherent, discardable } => {
                self.attrs.insert(op, (name, inherent, discardable));
            }
            Undo::Loc { op, loc } => _ = self.locs.insert(op, loc),
            Undo::ValueType { value, ty } => _ = self.types.insert(value, ty),
            Undo::AddArg { block, index } => _ = self.args(ir, block).remove(index as usize),
            Undo::RemoveArgs(ref removed) => {
                let args = self.args(ir, removed.block);
                // In ascending order of the indices that they had.
                removed.args.iter().for_each(|arg| args.insert(arg.index as usize, arg.value));
            }
            Undo::ArgLoc(ref old) => {
                let (block, index, loc) = **old;
                let arg = self.args(ir, block)[index as usize];
                self.arg_locs.insert(arg, loc);
            }
            Undo::Regions { op, ref regions } => _ = self.regions.insert(op, regions),
            // The nodes keep their targets; what was erased is seen from its mark.
            Undo::LinkOperand { .. } | Undo::UnlinkOperand { .. } | Undo::LinkSuccessor { .. } => {}
            Undo::EraseOp(_) | Undo::EraseBlock(_) => {}
            Undo::CreateRegion(_) | Undo::Orders { .. } | Undo::ExternalResources => {}
        }
    }

    /// The arguments of a block at the place in the journal that is reached.
    fn args(&mut self, ir: &Ir, block: BlockId) -> &mut Vec<ValueId> {
        self.args.entry(block).or_insert_with(|| ir.blocks[block].args.to_vec())
    }

    /// The change of a part that was edited, if it is another one now.
    fn check(&self, ir: &Ir, touched: Change) -> Option<Change> {
        let differs = match touched {
            Change::Op { op, part } => self.op_differs(ir, op, part),
            Change::Block { block, part, .. } => {
                let parent = ir.blocks[block].parent.or_else(|| self.blocks.place(ir, block).parent);
                let parent = parent.and_then(|region| ir.regions[region].parent);
                let differs = self.block_differs(ir, block, part);
                return differs.then_some(Change::Block { block, part, parent });
            }
            Change::Resources => true,
        };
        differs.then_some(touched)
    }

    fn op_differs(&self, ir: &Ir, op: OpId, part: OpChange) -> bool {
        let (data, created) = (&ir.ops[op], self.created_ops.contains(&op));
        match part {
            OpChange::Created => return ir.is_live(op),
            OpChange::Erased => return !created && !self.is_erased_with_listed(ir, op),
            _ if created || !ir.is_live(op) => return false,
            _ => {}
        }
        let attrs = || self.attrs.get(&op);
        match part {
            OpChange::Created | OpChange::Erased => false,
            OpChange::Moved => {
                let place = self.ops.place(ir, op);
                (place.parent, place.prev) != (data.parent, data.prev)
            }
            OpChange::Name => attrs().is_some_and(|attrs| attrs.0 != data.name),
            OpChange::Attributes => {
                attrs().is_some_and(|attrs| (attrs.1, attrs.2) != (data.inherent, data.discardable))
            }
            OpChange::Operands => {
                let range = self.ranges.get(&op).copied().unwrap_or(data.operands);
                let now = |node: u32| ir.operands.at(node).target;
                let before = |node: u32| self.operands.get(&node).copied().unwrap_or_else(|| now(node));
                !range.indices().map(before).eq(data.operands.indices().map(now))
            }
            OpChange::Successors => data.successor_nodes().indices().any(|node| {
                self.successors.get(&node).is_some_and(|&block| block != ir.successors.at(node).target)
            }),
            OpChange::Regions => self.regions.get(&op).is_some_and(|&regions| regions != data.regions()),
            OpChange::ResultTypes => data.results().iter().any(|result| self.has_other_type(ir, *result)),
            OpChange::Location => self.locs.get(&op).is_some_and(|&loc| loc != data.loc),
        }
    }

    /// True if an erased operation is in a block, or in an operation, that was erased as a whole and was
    /// there before.
    fn is_erased_with_listed(&self, ir: &Ir, op: OpId) -> bool {
        let Some(block) = ir.ops[op].parent else { return false };
        if ir.blocks[block].erased {
            return !self.created_blocks.contains(&block);
        }
        let parent = ir.blocks[block].parent.and_then(|region| ir.regions[region].parent);
        parent.is_some_and(|parent| !ir.is_live(parent) && !self.created_ops.contains(&parent))
    }

    fn block_differs(&self, ir: &Ir, block: BlockId, part: BlockChange) -> bool {
        let (data, created) = (&ir.blocks[block], self.created_blocks.contains(&block));
        match part {
            BlockChange::Created => {
                let parent = data.parent.and_then(|region| ir.regions[region].parent);
                !data.erased && parent.is_some_and(|op| ir.is_live(op) && !self.created_ops.contains(&op))
            }
            _ if created => false,
            BlockChange::Erased => true,
            _ if data.erased => false,
            BlockChange::Moved => {
                let place = self.blocks.place(ir, block);
                (place.parent, place.prev) != (data.parent, data.prev)
            }
            BlockChange::Arguments => {
                let same = self.args.get(&block).is_none_or(|args| *args == *data.args);
                let locs = data.args.iter().zip(&data.arg_locs);
                !same
                    || data.args.iter().any(|arg| self.has_other_type(ir, *arg))
                    || locs.into_iter().any(|(arg, loc)| self.arg_locs.get(arg).is_some_and(|old| old != loc))
            }
        }
    }

    fn has_other_type(&self, ir: &Ir, value: ValueId) -> bool {
        self.types.get(&value).is_some_and(|&ty| ty != ir.values[value].ty)
    }
}

/// The lists of operations in blocks, or of blocks in regions, at the place in the journal that is reached;
/// what is not noted is as it is now.
struct Lists<K: Listed> {
    places: FxHashMap<K, Links<K>>,
    firsts: FxHashMap<K::Parent, Option<K>>,
}

/// The place of an operation or a block.
#[derive(Clone, Copy)]
struct Links<K: Listed> {
    parent: Option<K::Parent>,
    prev: Option<K>,
    next: Option<K>,
}

/// Key of an entity in the list of its parent.
trait Listed: Key {
    type Parent: Key;

    /// The place now.
    fn place(self, ir: &Ir) -> Links<Self>;

    /// The first one of a parent now.
    fn first(ir: &Ir, parent: Self::Parent) -> Option<Self>;
}

impl Listed for OpId {
    type Parent = BlockId;

    fn place(self, ir: &Ir) -> Links<Self> {
        let data = &ir.ops[self];
        Links { parent: data.parent, prev: data.prev, next: data.next }
    }

    fn first(ir: &Ir, parent: BlockId) -> Option<Self> {
        ir.blocks[parent].first
    }
}

impl Listed for BlockId {
    type Parent = RegionId;

    fn place(self, ir: &Ir) -> Links<Self> {
        let data = &ir.blocks[self];
        Links { parent: data.parent, prev: data.prev, next: data.next }
    }

    fn first(ir: &Ir, parent: RegionId) -> Option<Self> {
        ir.regions[parent].first
    }
}

impl<K: Listed> Default for Lists<K> {
    fn default() -> Self {
        Lists { places: FxHashMap::default(), firsts: FxHashMap::default() }
    }
}

impl<K: Listed> Lists<K> {
    fn place(&self, ir: &Ir, key: K) -> Links<K> {
        self.places.get(&key).copied().unwrap_or_else(|| key.place(ir))
    }

    fn first(&self, ir: &Ir, parent: K::Parent) -> Option<K> {
        self.firsts.get(&parent).copied().unwrap_or_else(|| K::first(ir, parent))
    }

    fn edit(&mut self, ir: &Ir, key: K) -> &mut Links<K> {
        self.places.entry(key).or_insert_with(|| key.place(ir))
    }

    /// Puts one where it was before an edit.
    fn restore(&mut self, ir: &Ir, key: K, was: Placed<K::Parent, K>) {
        let Links { parent, prev, next } = self.place(ir, key);
        if let Some(next) = next {
            self.edit(ir, next).prev = prev;
        }
        match (prev, parent) {
            (Some(prev), _) => self.edit(ir, prev).next = next,
            (None, Some(parent)) => _ = self.firsts.insert(parent, next),
            (None, None) => {}
        }
        let (parent, prev, next) = match was {
            Placed::Nowhere => (None, None, None),
            Placed::First(parent) => {
                let next = self.firsts.insert(parent, Some(key));
                (Some(parent), None, next.unwrap_or_else(|| K::first(ir, parent)))
            }
            Placed::After(prev) => {
                let place = self.edit(ir, prev);
                let next = place.next.replace(key);
                (place.parent, Some(prev), next)
            }
        };
        if let Some(next) = next {
            self.edit(ir, next).prev = Some(key);
        }
        *self.edit(ir, key) = Links { parent, prev, next };
    }
}
