//! The arguments of blocks.

use super::journal::{RemovedArg, Undo};
use super::{BlockId, Ir, ValueData, ValueDef, ValueId};
use crate::context::{Location, Type};

impl Ir {
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
        self.created.values += 1;
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
