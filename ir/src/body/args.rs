//! The arguments of blocks.

use smallvec::SmallVec;
use thin_vec::ThinVec;

use super::journal::{RemovedArg, RemovedArgs, Undo};
use super::{BlockId, Ir, ValueData, ValueDef, ValueId};
use crate::context::{Location, Type};

impl Ir {
    /// Sets the location of an argument.
    ///
    /// # Panics
    /// If the block has no such argument, is erased or belongs to another body.
    #[track_caller]
    pub fn set_arg_loc(&mut self, block: BlockId, index: usize, loc: Location) {
        let count = self.block(block).arg_locs.len();
        assert!(index < count, "block {block:?} has {count} arguments, and no argument {index}");
        self.edits += 1;
        let old = std::mem::replace(&mut self.blocks[block].arg_locs[index], loc);
        self.journal.log(|| Undo::ArgLoc(Box::new((block, index as u32, old))));
    }

    /// Adds an argument at the end.
    ///
    /// # Panics
    /// If the block is erased or belongs to another body.
    #[track_caller]
    pub fn push_arg(&mut self, block: BlockId, ty: Type, loc: Location) -> ValueId {
        let index = self.block(block).args.len();
        self.insert_arg(block, index, ty, loc)
    }

    /// Adds an argument at an index; later arguments move up.
    ///
    /// # Panics
    /// If the block has fewer arguments before it.
    #[track_caller]
    pub fn insert_arg(&mut self, block: BlockId, index: usize, ty: Type, loc: Location) -> ValueId {
        let count = self.block(block).args.len();
        assert!(index <= count, "block {block:?} has {count} arguments, and none before argument {index}");
        self.edits += 1;
        self.created.values += 1;
        let index = index as u32;
        let def = ValueDef::Argument { block, index };
        let value = self.values.insert(ValueData::new(ty, def));
        self.put_arg(block, index, value, loc);
        self.journal.log(|| Undo::AddArg { block, index });
        value
    }

    /// Removes an argument; later arguments move down.
    ///
    /// # Panics
    /// If the argument is used, or the block has no such argument, is erased or belongs to another body.
    #[track_caller]
    pub fn erase_arg(&mut self, block: BlockId, index: usize) {
        let count = self.block(block).args.len();
        assert!(index < count, "block {block:?} has {count} arguments, and no argument {index}");
        self.erase_args(block, &[index as u32]);
    }

    /// Removes the arguments of a block that `which` accepts; the others move down at once.
    ///
    /// # Panics
    /// If one of them is used.
    #[track_caller]
    pub fn erase_args_if(&mut self, block: BlockId, mut which: impl FnMut(&Ir, ValueId) -> bool) {
        let args = self.block(block).args.iter().zip(0..);
        let erased: SmallVec<[u32; 8]> =
            args.filter(|entry| which(self, *entry.0)).map(|entry| entry.1).collect();
        if !erased.is_empty() {
            self.erase_args(block, &erased);
        }
    }

    /// Removes the arguments at indices in ascending order.
    #[track_caller]
    fn erase_args(&mut self, block: BlockId, erased: &[u32]) {
        for &index in erased {
            let value = self.block(block).args[index as usize];
            assert!(self.is_unused(value), "argument {index} of block {block:?} is erased, but has uses");
        }
        self.edits += 1;
        let args = self.take_args(block, erased);
        if self.journal.is_open() {
            self.journal.log(|| Undo::RemoveArgs(Box::new(RemovedArgs { block, args })));
        } else {
            for removed in args {
                self.values.remove(removed.value);
            }
        }
    }

    fn put_arg(&mut self, block: BlockId, index: u32, value: ValueId, loc: Location) {
        let data = &mut self.blocks[block];
        data.args.insert(index as usize, value);
        data.arg_locs.insert(index as usize, loc);
        self.renumber_args(block, index);
    }

    /// Puts arguments back that were taken out together.
    pub(super) fn put_args(&mut self, block: BlockId, removed: &[RemovedArg]) {
        let Some(first) = removed.first() else { return };
        let data = &mut self.blocks[block];
        let from = first.index as usize;
        let mut moved =
            data.args.drain(from..).zip(data.arg_locs.drain(from..)).collect::<Vec<_>>().into_iter();
        let mut back = removed.iter().peekable();
        for index in first.index.. {
            let next = match back.next_if(|removed| removed.index == index) {
                Some(removed) => Some((removed.value, removed.loc)),
                None => moved.next(),
            };
            let Some((value, loc)) = next else { break };
            data.args.push(value);
            data.arg_locs.push(loc);
        }
        self.renumber_args(block, first.index);
    }

    /// Takes out the arguments at indices in ascending order.
    pub(super) fn take_args(&mut self, block: BlockId, erased: &[u32]) -> ThinVec<RemovedArg> {
        let Some(&first) = erased.first() else { return ThinVec::new() };
        let data = &mut self.blocks[block];
        let removed = erased.iter().map(|&index| RemovedArg {
            index,
            value: data.args[index as usize],
            loc: data.arg_locs[index as usize],
        });
        let removed = removed.collect();
        retain_others(&mut data.args, erased);
        retain_others(&mut data.arg_locs, erased);
        self.renumber_args(block, first);
        removed
    }

    fn renumber_args(&mut self, block: BlockId, from: u32) {
        // Only from there on: appending must not cost time for the earlier arguments.
        let moved = self.blocks[block].args.get(from as usize..).unwrap_or_default();
        for (&value, index) in moved.iter().zip(from..) {
            self.values[value].set_def(ValueDef::Argument { block, index });
        }
    }
}

/// Takes the items at indices in ascending order out of a list.
fn retain_others<T, const N: usize>(items: &mut SmallVec<[T; N]>, erased: &[u32])
where
    [T; N]: smallvec::Array<Item = T>,
{
    let (mut index, mut erased) = (0, erased.iter().peekable());
    items.retain(|_| {
        index += 1;
        erased.next_if_eq(&&(index - 1)).is_none()
    });
}
