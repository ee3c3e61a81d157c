//! Difference of a body since a place in its journal, as words that do not depend on keys.
//!
//! Invariant: if two differences from the same place of the journal are equal, they lead to bodies that are
//! equal except for the keys of entities created since then; order numbers, which are not visible, are left
//! out. The journal says which parts were edited, and the body says what they are now: a moved operation is
//! identified by its predecessor, and a use by the previous use in its list, as everything else keeps its
//! order.

use rustc_hash::FxHashMap;
use slotmap::Key;

use super::journal::Undo;
use super::uses::{NONE, Range, UsePool};
use super::{BlockId, Ir, OpData, OpId, RegionId, ValueId};
use crate::context::AttrDict;

/// Absent entity. No key has this slot.
const NOTHING: u64 = u64::MAX;

/// A body where it was edited, see [`Ir::difference_since`].
#[derive(Debug)]
pub struct Difference {
    words: Vec<u64>,
    most: usize,
    ops: Numbers<OpId>,
    blocks: Numbers<BlockId>,
    regions: Numbers<RegionId>,
    values: Numbers<ValueId>,
}

/// Numbers of created entities; all others are named by their keys. No key has version zero, which is its
/// upper half.
#[derive(Debug)]
struct Numbers<K>(FxHashMap<K, u64>);

impl<K: Key> Default for Numbers<K> {
    fn default() -> Self {
        Numbers(FxHashMap::default())
    }
}

impl<K: Key> Numbers<K> {
    fn add(&mut self, key: K) {
        let next = self.0.len() as u64;
        self.0.entry(key).or_insert(next);
    }

    fn name(&self, key: K) -> u64 {
        self.0.get(&key).copied().unwrap_or_else(|| key.data().as_ffi())
    }

    fn name_if(&self, key: Option<K>) -> u64 {
        key.map_or(NOTHING, |key| self.name(key))
    }
}

impl Difference {
    /// Adds a word, unless the list is longer than allowed.
    #[inline]
    pub fn push(&mut self, word: u64) {
        if self.words.len() <= self.most {
            self.words.push(word);
        }
    }

    /// Adds an operation.
    pub fn push_op(&mut self, op: OpId) {
        self.push(self.ops.name(op));
    }

    /// Adds a block.
    pub fn push_block(&mut self, block: BlockId) {
        self.push(self.blocks.name(block));
    }

    /// Adds a region.
    pub fn push_region(&mut self, region: RegionId) {
        self.push(self.regions.name(region));
    }

    /// Adds a value.
    pub fn push_value(&mut self, value: ValueId) {
        self.push(self.values.name(value));
    }

    /// Adds values, and how many there are.
    pub fn push_values(&mut self, values: &[ValueId]) {
        self.push(values.len() as u64);
        values.iter().for_each(|&value| self.push_value(value));
    }

    /// Returns all words; `None` if there are more than allowed.
    pub fn finish(self) -> Option<Box<[u64]>> {
        (self.words.len() <= self.most).then(|| self.words.into())
    }

    /// Returns the number of words.
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// Returns true if there are no words.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    fn push_attrs(&mut self, inherent: AttrDict, discardable: AttrDict) {
        self.push(
            u64::from(inherent.as_attribute().index()) << 32 | u64::from(discardable.as_attribute().index()),
        );
    }

    /// Adds the contents and the position of an operation.
    fn push_created(&mut self, ir: &Ir, op: OpId) {
        let data = &ir.ops[op];
        self.push(u64::from(data.name.index()) << 1 | u64::from(ir.is_live(op)));
        self.push(data.loc.bits());
        self.push_attrs(data.inherent, data.discardable);
        self.push_place(data);
        self.push(u64::from(data.operands.len));
        data.operands.indices().for_each(|node| self.push_operand(ir, node));
        self.push(data.results().len() as u64);
        data.results().iter().for_each(|&result| self.push(u64::from(ir.values[result].ty.index())));
        let successors = data.successor_nodes();
        self.push(u64::from(successors.len));
        successors.indices().for_each(|node| self.push_successor(ir, node));
        self.push_regions(data);
    }

    fn push_place(&mut self, data: &OpData) {
        self.push(self.blocks.name_if(data.parent));
        self.push(self.ops.name_if(data.prev));
    }

    fn push_regions(&mut self, data: &OpData) {
        self.push(data.regions().len() as u64);
        data.regions().iter().for_each(|&region| self.push_region(region));
    }

    fn push_operand(&mut self, ir: &Ir, node: u32) {
        self.push_value(ir.operands.at(node).target);
        self.push_before(&ir.operands, node, |op| ir.ops[op].operands);
    }

    fn push_successor(&mut self, ir: &Ir, node: u32) {
        self.push_block(ir.successors.at(node).target);
        self.push_before(&ir.successors, node, |op| ir.ops[op].successor_nodes());
    }

    /// Adds the use before another one in its list.
    fn push_before<K: Key>(&mut self, pool: &UsePool<K>, node: u32, range: impl Fn(OpId) -> Range) {
        match pool.at(node).prev {
            _ if !pool.is_linked(node) => self.push(NOTHING),
            NONE => self.push(NOTHING - 1),
            prev => self.push_use(pool, prev, range),
        }
    }

    /// Adds the user and the index of a use. The index is absent for a use in a list that was replaced.
    fn push_use<K: Key>(&mut self, pool: &UsePool<K>, node: u32, range: impl Fn(OpId) -> Range) {
        let owner = pool.at(node).owner;
        self.push_op(owner);
        let range = range(owner);
        self.push(if range.indices().contains(&node) { u64::from(node - range.start) } else { NOTHING });
    }
}

impl Ir {
    /// Returns the difference of the body since its journal had `at` entries ([`Ir::journal_len`]), in at
    /// most `most` words; `None` if there are more, if the journal has become shorter, or if an edit cannot
    /// be represented in words. Equal differences lead to the same body, except for the keys of entities
    /// created since then.
    pub fn difference_since(&self, at: usize, most: usize) -> Option<Difference> {
        let entries = self.journal.entries_since(at)?;
        if entries.len() > most {
            return None;
        }
        let mut difference = Difference {
            words: Vec::new(),
            most,
            ops: Numbers::default(),
            blocks: Numbers::default(),
            regions: Numbers::default(),
            values: Numbers::default(),
        };
        for undo in entries {
            match *undo {
                Undo::CreateOps { last, count } => {
                    for op in super::journal::created(last, count) {
                        difference.ops.add(op);
                        self.ops[op].results().iter().for_each(|&result| difference.values.add(result));
                    }
                }
                Undo::CreateBlock(block) => {
                    difference.blocks.add(block);
                    self.blocks[block].args.iter().for_each(|&arg| difference.values.add(arg));
                }
                Undo::CreateRegion(region) => difference.regions.add(region),
                Undo::AddArg { block, .. } if difference.blocks.0.contains_key(&block) => {}
                // It is no longer known which arguments are new.
                Undo::AddArg { .. } | Undo::RemoveArgs(_) | Undo::ExternalResources => return None,
                _ => {}
            }
        }
        entries.iter().for_each(|undo| difference.push_edited(self, undo));
        (difference.words.len() <= most).then_some(difference)
    }
}

impl Difference {
    /// Adds the operations that are in a block now. Of others that an edit moved there, another edit says
    /// where they are.
    fn push_block_ops(&mut self, ir: &Ir, block: BlockId) {
        self.push_block(block);
        let mut next = ir.blocks[block].first;
        while let Some(op) = next
            && self.words.len() <= self.most
        {
            self.push_op(op);
            next = ir.ops[op].next;
        }
        self.push(NOTHING);
    }

    /// Adds the current state at the place of an edit.
    fn push_edited(&mut self, ir: &Ir, undo: &Undo) {
        match *undo {
            Undo::CreateOps { last, count } => {
                for op in super::journal::created(last, count) {
                    self.push(1);
                    self.push_created(ir, op);
                }
            }
            Undo::CreateBlock(block) => {
                let data = &ir.blocks[block];
                self.push(2);
                self.push(u64::from(data.erased));
                self.push(self.regions.name_if(data.parent));
                self.push(self.blocks.name_if(data.prev));
                self.push(data.args.len() as u64);
                for (&arg, loc) in data.args.iter().zip(&data.arg_locs) {
                    self.push(u64::from(ir.values[arg].ty.index()));
                    self.push(loc.bits());
                }
            }
            Undo::CreateRegion(region) => {
                self.push(3);
                self.push(self.ops.name_if(ir.regions[region].parent));
            }
            Undo::InsertOp { op, .. } => {
                self.push(4);
                self.push_op(op);
                self.push_place(&ir.ops[op]);
            }
            Undo::SplitBlock { new, .. } => {
                self.push(16);
                self.push_block_ops(ir, new);
            }
            Undo::MoveOps(ref moved) => {
                self.push(17);
                self.push_block_ops(ir, moved.to);
            }
            Undo::InsertBlock { block, .. } => {
                self.push(5);
                self.push_block(block);
                self.push(self.regions.name_if(ir.blocks[block].parent));
                self.push(self.blocks.name_if(ir.blocks[block].prev));
            }
            Undo::Operand { node, .. } | Undo::LinkOperand { node, .. } | Undo::UnlinkOperand { node } => {
                self.push(6);
                self.push_use(&ir.operands, node, |op| ir.ops[op].operands);
                self.push_operand(ir, node);
            }
            Undo::Successor { node, .. } | Undo::LinkSuccessor { node, .. } => {
                self.push(7);
                self.push_use(&ir.successors, node, |op| ir.ops[op].successor_nodes());
                self.push_successor(ir, node);
            }
            Undo::Operands { op, .. } => {
                self.push(8);
                self.push_op(op);
                self.push(u64::from(ir.ops[op].operands.len));
            }
            Undo::EraseOp(op) => {
                self.push(9);
                self.push_op(op);
            }
            Undo::EraseBlock(block) => {
                self.push(10);
                self.push_block(block);
            }
            Undo::Attrs { op, .. } => {
                let data = &ir.ops[op];
                self.push(11);
                self.push_op(op);
                self.push(u64::from(data.name.index()));
                self.push_attrs(data.inherent, data.discardable);
            }
            Undo::Loc { op, .. } => {
                self.push(12);
                self.push_op(op);
                self.push(ir.ops[op].loc.bits());
            }
            Undo::ValueType { value, .. } => {
                self.push(13);
                self.push_value(value);
                self.push(u64::from(ir.values[value].ty.index()));
            }
            Undo::ArgLoc(ref old) => {
                let (block, index, _) = **old;
                self.push(14);
                self.push_block(block);
                self.push(u64::from(index));
                self.push(ir.blocks[block].arg_locs[index as usize].bits());
            }
            Undo::Regions { op, .. } => {
                self.push(15);
                self.push_op(op);
                self.push_regions(&ir.ops[op]);
            }
            // Edits that are not visible, and edits of created entities.
            Undo::Orders { .. } | Undo::AddArg { .. } => {}
            Undo::RemoveArgs(_) | Undo::ExternalResources => {}
        }
    }
}

#[cfg(test)]
impl Difference {
    /// The name of each entity that was created, by its key as text.
    pub(super) fn created_names(&self) -> FxHashMap<String, String> {
        fn of<K: Key>(numbers: &Numbers<K>) -> impl Iterator<Item = (String, String)> + '_ {
            let kind = std::any::type_name::<K>().rsplit(':').next().unwrap_or_default();
            numbers.0.iter().map(move |(key, number)| (format!("{key:?}"), format!("{kind} {number}")))
        }
        of(&self.ops).chain(of(&self.blocks)).chain(of(&self.regions)).chain(of(&self.values)).collect()
    }
}
